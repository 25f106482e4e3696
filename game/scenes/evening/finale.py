"""The finale: a podium for the company, their titles, and one prize that falls into the winner's lap."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from game.evening import Evening, Title
from game.scenes.base import Stage
from game.scenes.menu import MenuScene, back_button, page
from game.scenes.prize import FALL_MS, Prize
from game.scenes.rain import Rain
from game.scenes.saving import Saver
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.i18n import _, n_
from game.view.theme import BRASS, INK, PAPER, RUST, SLIP, SOFT, on_seat_colour, seat_colour
from game.view.widgets import Act, Button, Widget, button_width

from .parts import TITLE_WORDS, name_of, reason_of, said_points

FALL = 170.0
PODIUM = (30.0, 690.0)
"""From where to where the blocks stand."""
FLOOR_Y = 604.0
HEIGHTS = {1: 268.0, 2: 200.0, 3: 150.0, 4: 108.0, 5: 76.0}
"""Of a block, by the rank of who stands on it."""
STANDS = (2, 1, 3, 0, 4)
"""Where on the podium the first, second … stand, from the left, when there are five."""
SIDE = (722.0, 112.0, 526.0, 492.0)
CONSOLED = ("sly", "innocent", "angry", "neutral")


class FinaleActs(NamedTuple):
    """``again``: another evening with this company; ``home``: to the title. Both close this one."""

    again: Callable[[], None]
    home: Callable[[], None]


class FinaleScene(MenuScene):
    """Of an evening that is over. ``ceremony``: it has just ended, and the prize falls, unless motion is unwelcome."""

    name = "finale"
    tune = "results"

    def __init__(self, evening: Evening, acts: FinaleActs, ceremony: bool = True) -> None:
        super().__init__()
        self.evening, self._acts, self._ceremony = evening, acts, ceremony
        self.saver = Saver(lambda: self.stage)
        self._prize, self._rain = Prize(), Rain()
        self.board.set(self._widgets(), "button:again")
        self.prompt = self._title()
        self.log = [f"{evening.rank(member)} {evening.company[member].name}: {said_points(evening.totals[member])}"
                    for member in evening.order]

    @property
    def winners(self) -> list[int]:
        return [member for member in self.evening.order if self.evening.rank(member) == 1]

    def _title(self) -> str:
        names = _(" and ").join(name_of(self.evening.company[member]) for member in self.winners)
        return n_("{names} wins the evening", "{names} share the evening", len(self.winners)).format(names=names)

    # ---- the screen's life

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        if self._ceremony and not stage.settings.preferences.less_motion:
            self._prize.drop(stage.now_ms)
            if any(self.evening.company[member].human for member in self.winners):
                self._rain.begin(stage.now_ms + FALL_MS)

    def preferred(self) -> None:
        self.prompt = self._title()
        super().preferred()

    @property
    def raining(self) -> bool:
        """Whether petals fall for whoever has won; nothing waits for them."""
        return self._rain.falling

    @property
    def moving(self) -> bool:
        return self._prize.falling

    def update(self, now_ms: int) -> None:
        new = self.saver.update(now_ms), self._prize.update(now_ms), self._rain.update(now_ms)
        self.dirty = self.dirty or any(new)

    def wait_ms(self, now_ms: int) -> int | None:
        return 0 if self.moving or self.raining else self.saver.wait_ms(now_ms)

    # ---- what is next

    def _widgets(self) -> list[Widget]:
        buttons: list[tuple[str, str, str, Act]] = [
            ("again", _("Another evening"), "play", self._acts.again),
            ("picture", _("Save picture"), "save", self._save), ("title", _("Title"), "home", self._acts.home)]
        wides = [max(200.0 + 60 * (not n), button_width(self.frame, words, 21, icon=True))
                 for n, (_id, words, _icon, _act) in enumerate(buttons)]
        squeeze = min(1.0, (1218 - 44) / sum(wides))
        x, found = 30.0, []
        for n, (name, words, icon, act) in enumerate(buttons):
            wide = wides[n] * squeeze
            found.append(Button(f"button:{name}", (x, 636, wide, 54), words, 0.5, 1, icon=icon, size=21,
                                style="plain" if n else "primary", act=act))
            x += wide + 22
        return [back_button(self.back), *found]

    def back(self) -> None:
        self._acts.home()

    def handle(self, command: Command) -> None:
        if command.pressed and command.kind is not Kind.POINTER_MOVE:
            self._prize.land()
            self._rain.end()  # seen enough
        self._rain.forget()
        if command.pressed and command.kind is Kind.ALT:
            self._save()
        elif command.kind is not Kind.POINTER_ALT:
            super().handle(command)

    def _save(self) -> None:
        self._prize.land()
        self.saver.page(_("An evening"), self._page)
        self.dirty = True

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        self._rain.draw(canvas, lambda: self._all(canvas), self.stage.now_ms, full or self.moving)
        return None

    def _all(self, canvas: Canvas) -> None:
        self._page(canvas)
        self.board.draw(canvas)
        self.saver.draw(canvas.at(0.5, 0))

    def _page(self, canvas: Canvas) -> None:
        title = self._title()
        room = canvas.frame.wide - 1280 + 1160
        page(canvas, title if canvas.width_of(title, "title", 36) <= room else _("The evening is over"),
             self.evening.playlist[-1])
        middle = canvas.at()
        self._podium(middle)
        self._titles(middle)

    def _podium(self, canvas: Canvas) -> None:
        order = self.evening.order
        stands = list(STANDS[:len(order)])
        places = sorted(stands)
        left, right = PODIUM
        wide = min(160.0, (right - left) / len(order))
        start = left + (right - left - wide * len(order)) / 2
        for n, member in enumerate(order):
            self._block(canvas, member, start + wide * places.index(stands[n]), wide)

    def _block(self, canvas: Canvas, member: int, x: float, wide: float) -> None:
        evening, seat = self.evening, self.evening.company[member]
        rank = evening.rank(member)
        tall = HEIGHTS.get(rank, min(HEIGHTS.values()))
        top, middle, w = FLOOR_Y - tall, x + wide / 2, wide - 10
        fill = BRASS if rank == 1 else seat_colour(seat.animal)
        canvas.shade(x + 5, top, w, tall, 12)
        canvas.pill(x + 5, top, w, tall, 12, fill, border=INK)
        ink = INK if rank == 1 else on_seat_colour(seat.animal)
        canvas.write(str(rank), "title", 34, ink, (middle, top + 26), "center", room=w - 20, height=40)
        points = said_points(evening.totals[member])
        words = n_("{points} point", "{points} points", 1 if points == "1" else 2).format(points=points)
        canvas.write(words, "title", 18, ink, (middle, top + 58), "center", room=w - 14, height=28)
        head = 118.0 if rank == 1 else 100.0
        canvas.portrait(seat.animal, self.mood(member), head, (middle, top - head / 2 - 24), turn=rank == 1)
        canvas.plate(seat.animal, name_of(seat), (middle, top - 34), size=18, room=wide - 40)
        if rank == 1:
            self._trophy(canvas, middle + head * 0.42, top - head - 10)

    def mood(self, member: int) -> str:
        """Nobody knows yet while the prize falls."""
        if self.moving:
            return "neutral"
        rank = self.evening.rank(member)
        return "happy" if rank == 1 else CONSOLED[(rank - 2) % len(CONSOLED)]

    def _trophy(self, canvas: Canvas, x: float, y: float) -> None:
        share = self._prize.share(self.stage.now_ms)
        size = 62 * (2.0 - share)
        canvas.icon("trophy", size * 0.66, (x, y - FALL * (1 - share)), disc=True)

    def _titles(self, canvas: Canvas) -> None:
        x, y, w, h = SIDE
        canvas.slip(x, y, w, h, SLIP, 16)
        canvas.write(_("Titles of the evening"), "title", 22, INK, (x + 24, y + 30), room=w - 48, height=40)
        order = self.evening.order
        step = (h - 62) / max(4, len(order))
        for n, member in enumerate(order):
            self._titles_of(canvas, member, y + 56 + n * step, step)

    def _titles_of(self, canvas: Canvas, member: int, y: float, step: float) -> None:
        x, _y, w, _h = SIDE
        seat, found = self.evening.company[member], [each for each in self.evening.titles if each.member == member]
        canvas.pill(x + 12, y, w - 24, step - 6, 12, PAPER)
        canvas.head(seat.animal, self.mood(member), 48, (x + 50, y + step / 2 - 3))
        left, room = x + 88, w - 114
        if not found:
            canvas.paragraph(_("{name}: good company, all evening").format(name=name_of(seat)), left, y + step / 2 - 17,
                             room, "body", 17, SOFT, height=step / 2 + 6)
            return
        best = found[0]
        line = _("{name}, {title}").format(name=name_of(seat), title=_(TITLE_WORDS[best.kind].name))
        canvas.write(line, "title", 19, RUST, (left, y + step * 0.25), room=room, height=step * 0.34)
        canvas.write(reason_of(best), "body", 16, INK, (left, y + step * 0.52), room=room, height=step * 0.27)
        words = next((words for words in _also(found[1:]) if canvas.width_of(words, "body", 16) <= room), "")
        if words:
            canvas.write(words, "body", 16, SOFT, (left, y + step * 0.76), room=room, height=step * 0.27)


def _also(titles: Sequence[Title]) -> Iterator[str]:
    """The other titles in a line, ever fewer of them."""
    names = [_(TITLE_WORDS[each.kind].name) for each in titles]
    for count in range(len(names), 0, -1):
        yield _("also: {titles}").format(titles=", ".join(names[:count]))
