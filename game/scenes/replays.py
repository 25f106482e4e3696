"""The finished matches: see them again, keep them, save a moment of them, throw them away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.album import MOST, Album, Best, Entry, Summary
from game.clock import day_of
from game.core.record import Record
from game.matchfile import MatchFileError, read
from game.settings import SeatSetting
from game.view.canvas import Canvas
from game.view.commands import ARROWS, Command, Kind
from game.view.i18n import _, n_, p_, told
from game.view.theme import BRASS, FAINT, INK, PAPER, SLIP
from game.view.widgets import Button, Stepper, Widget, button_width

from .base import Stage
from .clips import AFTER_MS, BEFORE_MS, TableClip
from .days import told_day
from .menu import MenuScene, back_button, page
from .message import Choice, MessageScene
from .night_eyes import NightEyes, Pair
from .replay_list import BestMoment, Row, best_words, winners_of
from .replay_table import table_picture
from .reveal_plan import clock
from .saving import Saver

ROW_H, ROW_STEP, ROW_X, ROW_Y, ROW_W = 96.0, 106.0, 30.0, 115.0, 746.0
STILL_MS = 140
"""So long a row is looked at before its picture is made: who hurries along the list isn't held up."""
STILL = (812.0, 126.0, 424.0, 240.0)
EYES = (Pair(212, 520, 22, (0.4, -0.4)), Pair(1080, 500, 16, (-0.4, -0.3), 0.3), Pair(640, 560, 12, (0.0, -0.4)))
"""Who waits for the first match."""
LAST_MS = 6000
"""Without better moments, a GIF shows so much of the end."""
Watch = Callable[[Record, int], None]
SeatsOf = Callable[[Record | Summary], tuple[SeatSetting, ...]]


class ReplaysScene(MenuScene):
    """Enter watches, P or Y keeps, Delete or X throws away (and asks), L and R choose the game."""

    name = "replays"

    def __init__(self, album: Album, titles: Sequence[tuple[str, str]], seats_of: SeatsOf, watch: Watch) -> None:
        """``titles``: each game and what it is called."""
        super().__init__()
        self.album, self._titles, self._seats_of, self._watch = album, tuple(titles), seats_of, watch
        self.filter = 0
        """0: all games, else one of the titles."""
        self.chosen = 0
        self.first = 0
        """The uppermost row that is shown."""
        self.saver = Saver(lambda: self.stage)
        self._eyes = NightEyes(EYES)
        self._stills: dict[str, pygame.Surface] = {}
        self._chosen_ms = 0
        self.prompt = _("Replays")

    # ---- what is listed

    @property
    def entries(self) -> list[Entry]:
        if not self.filter:
            return self.album.entries
        game = self._titles[self.filter - 1][0]
        return [each for each in self.album.entries if each.summary and each.summary.game == game]

    @property
    def entry(self) -> Entry | None:
        entries = self.entries
        return entries[self.chosen] if 0 <= self.chosen < len(entries) else None

    @property
    def rows(self) -> int:
        """So many fit the window."""
        return max(1, int((self.frame.tall - 720 + 5 * ROW_STEP) / ROW_STEP))

    def _seats(self, entry: Entry) -> tuple[SeatSetting, ...]:
        assert entry.summary is not None
        return self._seats_of(entry.summary)

    # ---- the screen's life

    def enter(self, stage: Stage) -> None:
        self.album.prune()
        self._look_into_first()
        super().enter(stage)
        self._chosen_ms = stage.now_ms
        self.board.focus = "row:0" if self.entries else "button:back"

    def _look_into_first(self) -> None:
        """What is on the screen at once."""
        for entry in self.album.entries[:self.rows]:
            self.album.learn(entry)

    def leave(self) -> None:
        self.saver.cancel()
        self.album.keep_index()

    def update(self, now_ms: int) -> None:
        if self.saver.update(now_ms):
            self.dirty = True
        if self.saver.busy:
            return
        unknown = self.album.unknown
        if unknown is not None:
            self.album.learn(unknown)
            if self.album.unknown is None:
                self.album.keep_index()
            self.rebuild()
        elif self.entry is None and self._eyes.update(now_ms, self.stage.settings.preferences.less_motion):
            self.dirty = True
        elif self._wants_still and now_ms >= self._chosen_ms + STILL_MS:
            self._make_still()

    def wait_ms(self, now_ms: int) -> int | None:
        if self.album.unknown is not None:
            return 0
        waits = [each for each in (self.saver.wait_ms(now_ms),) if each is not None]
        if self.entry is None and (blink := self._eyes.wait_ms(now_ms)) is not None:
            waits.append(blink)
        if self._wants_still:
            waits.append(max(0, self._chosen_ms + STILL_MS - now_ms))
        return min(waits, default=None)

    # ---- the picture of the chosen one

    def _key(self, entry: Entry) -> str:
        return f"{entry.path.name} {self.frame.unit:.3f}"

    @property
    def _wants_still(self) -> bool:
        entry = self.entry
        return entry is not None and entry.summary is not None and self._key(entry) not in self._stills

    def _make_still(self) -> None:
        entry = self.entry
        assert entry is not None and entry.summary is not None
        record = self._record(entry)
        size = (self._px(STILL[2]), self._px(STILL[3]))
        if record is None:
            return
        best = entry.summary.best
        at = best[0].at - 200 if best else round(entry.summary.length_ms * 0.4)
        big = table_picture(record, self._seats(entry), at, (max(640, size[0]), max(362, size[1])), self.stage)
        self._stills[self._key(entry)] = pygame.transform.smoothscale(big.convert(24), size)
        self.dirty = True

    def _px(self, units: float) -> int:
        return round(units * self.frame.unit)

    def _record(self, entry: Entry) -> Record | None:
        """Read anew; a record that has become unreadable says so in its row."""
        try:
            return read(entry.path)
        except MatchFileError as mistake:
            entry.summary, entry.trouble = None, str(mistake)
            self.rebuild()
            return None

    # ---- what can be done

    def choose(self, n: int, focus: bool = True) -> None:
        """This row is the chosen one, and in sight."""
        count = len(self.entries)
        self.chosen = max(0, min(count - 1, n))
        self.first = max(min(self.first, self.chosen), self.chosen - self.rows + 1, 0)
        self._chosen_ms = self.stage.now_ms
        self.rebuild(f"row:{self.chosen}" if focus and count else "")

    def watch(self, at_ms: int = 0) -> None:
        entry = self.entry
        if entry is None or entry.summary is None:
            return
        record = self._record(entry)
        if record is not None:
            self._watch(record, max(0, at_ms))

    def star(self, entry: Entry) -> None:
        if not self.album.star(entry):
            self.saver.tell(_("The star couldn't be written down: {folder} can't be written.").format(
                folder=self.album.folder))
        self.rebuild()

    def ask_delete(self) -> None:
        entry = self.entry
        if entry is None:
            return
        title = entry.summary.title if entry.summary else entry.path.name
        text = _("{game}, {day}. Its record is deleted, and can't be brought back.").format(
            game=title, day=told_day(day_of(entry.modified)))
        choices = [Choice("delete", _("Delete"), "close", lambda: self._delete(entry)),
                   Choice("keep", _("Keep it"), "back", self.stage.pop)]
        self.stage.push(MessageScene(_("Throw this match away?"), text, choices, entry.path.name))

    def _delete(self, entry: Entry) -> None:
        self.stage.pop()
        trouble = self.album.delete(entry)
        if trouble:
            self.saver.tell(told(trouble))
        self.choose(self.chosen)

    def save_gif(self) -> None:
        """The best moment; without one the end."""
        entry = self.entry
        if entry is None or entry.summary is None or (record := self._record(entry)) is None:
            return
        best, length = entry.summary.best, entry.summary.length_ms
        start, end = (best[0].at - BEFORE_MS, best[0].at + AFTER_MS) if best else (length - LAST_MS, length)
        self.saver.clip(entry.summary.title, TableClip(record, self._seats(entry), self.stage, start, end))

    def _filter(self, index: int) -> None:
        self.filter, self.first = index, 0
        self.choose(0, focus=False)

    def handle(self, command: Command) -> None:
        if self.saver.busy and command.pressed and command.kind not in (Kind.BACK, Kind.POINTER_MOVE):
            return
        if not (command.pressed and self._meant(command)):
            super().handle(command)
            self._follow_focus()

    def _follow_focus(self) -> None:
        focus = self.board.focus
        if focus.startswith("row:") and int(focus[4:]) != self.chosen:
            self.choose(int(focus[4:]))

    def _meant(self, command: Command) -> bool:
        on_row = self.board.focus.startswith("row:")
        match command.kind:
            case Kind.UP | Kind.DOWN if on_row:
                step = ARROWS[command.kind][1]
                if 0 <= self.chosen + step < len(self.entries):
                    self.choose(self.chosen + step)
                elif step < 0:
                    self._focus("field:game")
            case Kind.LEFT if self.board.focus in ("button:watch", "best:0", "best:1", "best:2"):
                self.choose(self.chosen)
            case Kind.SCROLL:
                self.choose(self.chosen + (1 if command.amount > 0 else -1))
            case Kind.PAGE_UP | Kind.PAGE_DOWN:
                self.choose(self.chosen + self.rows * (1 if command.kind is Kind.PAGE_DOWN else -1))
            case Kind.FIRST | Kind.LAST:
                self.choose(0 if command.kind is Kind.FIRST else len(self.entries) - 1)
            case Kind.NEXT_TAB | Kind.PREVIOUS_TAB:
                step = 1 if command.kind is Kind.NEXT_TAB else -1
                self._filter((self.filter + step) % (len(self._titles) + 1))
            case Kind.MORE if self.entry:
                self.star(self.entry)
            case Kind.ALT if self.entry:
                self.ask_delete()
            case _:
                return False
        return True

    def _focus(self, name: str) -> None:
        self.board.focus, self.dirty = name, True

    # ---- widgets

    def _widgets(self) -> list[Widget]:
        games = [_("all games"), *(title for _game, title in self._titles)]
        found: list[Widget] = [
            back_button(self.back),
            Stepper("field:game", (998, 20, 258, 40), _("Game"), ax=1, ay=0, choices=games, index=self.filter,
                    change=self._filter)]
        entries = self.entries
        for n, entry in list(enumerate(entries))[self.first:self.first + self.rows]:
            box = (ROW_X, ROW_Y + (n - self.first) * ROW_STEP, ROW_W, ROW_H)
            animals = [seat.animal for seat in self._seats(entry)] if entry.summary else []
            found.append(Row(f"row:{n}", box, self._says(entry), ay=0, act=self.watch, entry=entry, animals=animals,
                             chosen=n == self.chosen, star=self._star_act(entry)))
        return [*found, *self._panel_widgets()]

    def _star_act(self, entry: Entry) -> Callable[[], None]:
        return lambda: self.star(entry)

    def _panel_widgets(self) -> list[Widget]:
        entry = self.entry
        if entry is None:
            return []
        found: list[Widget] = []
        for n, best in enumerate(entry.summary.best if entry.summary else ()):
            says = f"{best_words(best)}, {clock(best.at)}"
            found.append(BestMoment(f"best:{n}", (812, 418 + n * 44.0, 424, 38), says, ay=0, act=self._best_act(best),
                                    best=best, animal=self._seats(entry)[best.seat].animal))
        gif = button_width(self.frame, _("GIF"), 19, icon=True) - 16
        delete = button_width(self.frame, _("Delete"), 18)
        delete = min(delete, 424 - 24 - gif - 150)
        watch = 424 - gif - delete - 24
        if entry.summary:
            found += [
                Button("button:watch", (812, 572, watch, 46), p_("film", "Watch"), ay=0, icon="play", style="primary",
                       size=22, act=self.watch),
                Button("button:gif", (812 + watch + 12, 572, gif, 46), _("GIF"), ay=0, icon="save", size=19,
                       act=self.save_gif)]
        found.append(Button("button:delete", (1236 - delete, 572, delete, 46), _("Delete"), ay=0, size=18,
                            act=self.ask_delete))
        return found

    def _best_act(self, best: Best) -> Callable[[], None]:
        return lambda: self.watch(best.at - BEFORE_MS)

    # ---- words

    def _says(self, entry: Entry) -> str:
        if entry.summary is None:
            return told(entry.trouble) or entry.path.name
        return f"{entry.summary.title}, {told_day(day_of(entry.modified))}, {winners_of(entry.summary)}"

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        entry = self.entry
        page(canvas, _("Replays"))
        top = canvas.at(0.5, 0)
        if entry is None:
            self._nothing(top)
        else:
            top.slip(800, 115, 448, 518, PAPER, 14)
            self._panel(top, entry)
        self.board.draw(canvas)
        self._foot(canvas.at(0.5, 1))
        self.saver.draw(canvas.at(0.5, 0), wide=860)
        return None

    def _nothing(self, canvas: Canvas) -> None:
        self._eyes.draw(canvas)
        canvas.slip(290, 220, 700, 220, SLIP, 20)
        canvas.put("cards/schummel_hummel/watchman_worm", 104, (400, 330), 6)
        words = _("Nothing to see yet. Every match that is played to its end lies here afterwards.")
        if self.filter:
            words = _("No match of this game has been played to its end yet.")
        size = canvas.size_within(words, "soft", 22, 460, 150)
        tall = len(canvas.lines(words, "soft", size, 460)) * canvas.step(size)
        canvas.paragraph(words, 490, 330 - tall / 2, 460, role="soft", size=size, height=150)

    def _foot(self, canvas: Canvas) -> None:
        prompts = [(Kind.ACCEPT, _("watch")), (Kind.MORE, _("keep")), (Kind.ALT, _("delete")), (Kind.BACK, _("back"))]
        if self.entry is None:
            prompts = prompts[-1:]
        self.foot(canvas, prompts, 684, x=30)
        words = n_("The newest {n} match and the starred ones are kept.",
                   "The newest {n} matches and the starred ones are kept.", MOST).format(n=MOST)
        canvas.paragraph(words, 812, 648, 436, size=15, colour=FAINT, height=52)

    def _panel(self, canvas: Canvas, entry: Entry) -> None:
        x, y, w, h = STILL
        canvas.pill(x, y, w, h, 10, "#1C1022", border=INK)
        still = self._stills.get(self._key(entry))
        if still is not None:
            canvas.surface.blit(still, canvas.rect(x, y, w, h))
            canvas.pill(x - 3, y - 3, w + 6, h + 6, 8, None, border=INK)
            canvas.disc(x + w / 2, y + h / 2, 34, BRASS, INK)
            canvas.icon("play", 40, (x + w / 2 + 3, y + h / 2))
        if entry.summary is None:
            canvas.eyes(x + w / 2, y + h / 2, 30, (0.2, 0.35), 0.55)
            canvas.paragraph(told(entry.trouble), x + 6, 386, w - 12, size=17, height=170)
            return
        words = _("Best moments") if entry.summary.best else _("Nothing stood out. It was a quiet evening.")
        canvas.write(words, "title", 20, INK, (x + 6, 394), room=w - 12, height=32)
