"""After the round: a timeline of every cheat, with its card and how long it was in the open."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.acts import Evidence
from game.inspect_file import Item
from game.view.canvas import Canvas
from game.view.card_words import card_name
from game.view.commands import Command, Kind
from game.view.focus import Board
from game.view.ground import draw_floor
from game.view.i18n import _, n_
from game.view.still import tag
from game.view.theme import ALARM, INK, MARIGOLD, PAPER, RUST, SLIP, SOFT, seat_colour
from game.view.widgets import Button

from .base import Scene
from .games.schummel_hummel import SchummelPlay
from .proof import HOW

if TYPE_CHECKING:
    from .match import MatchScene

ICONS = {
    "lap": "cheat_table",
    "shoulder": "cheat_shoulder",
    "sleeve": "cheat_sleeve",
    "slip": "cheat_pile",
    "mistake": "warning",
    "theft": "grasshopper",
    "wrong": "close",
}
PALE = "#CDBFD0"
LEFT, RIGHT, TOP = 232.0, 890.0, 76.0


class Find(NamedTuple):
    """One thing on the timeline; times since the round began."""

    at: int
    seat: int
    how: str
    caught: bool
    evidence: Evidence | None


class RevealScene(Scene):
    """Everything that was hidden in this round. The round is over: faces may be shown."""

    name = "reveal"

    def __init__(self, match: MatchScene) -> None:
        super().__init__()
        self.scene = match
        evidence: list[Evidence] = list(match.seat_view.facts["reveal"])
        play = match.play
        assert isinstance(play, SchummelPlay)
        self.play = play
        self.began = play.round_began_ms
        self.lasts = max(1000, match.match.now - self.began)
        finds = [
            Find(max(0, each.began_ms - self.began), each.seat, each.how, each.outcome == "caught", each)
            for each in evidence
        ]
        finds += [Find(max(0, at - self.began), seat, how, False, None) for at, seat, how in play.other_finds]
        self.finds = sorted(finds, key=lambda find: find.at)
        self.chosen = next((n for n, find in enumerate(self.finds) if not find.caught and find.evidence), 0)
        unseen = sum(1 for find in self.finds if find.evidence and not find.caught)
        self.words = n_(
            "Round {number} · {count} thing that nobody saw",
            "Round {number} · {count} things that nobody saw",
            unseen,
        ).format(number=match.seat_view.round, count=unseen)
        self.prompt = self.words
        self.log = [self._line(find) for find in self.finds]
        self.board = Board(
            [
                Button(
                    "button:continue",
                    (944, 632, 296, 58),
                    _("Continue"),
                    icon="play",
                    style="primary",
                    size=24,
                    act=self._leave,
                )
            ]
        )

    def _leave(self) -> None:
        self.stage.pop()

    def _line(self, find: Find) -> str:
        words = self._how(find)
        return f"{self._clock(find.at)} {self.scene.seats[find.seat].name}, {words}"

    def _how(self, find: Find) -> str:
        return {"theft": _("a grasshopper"), "wrong": _("a wrong call")}.get(find.how, _(HOW.get(find.how, find.how)))

    def _clock(self, at: int) -> str:
        return f"{at // 60000}:{at // 1000 % 60:02d}"

    def handle(self, command: Command) -> None:
        if command.kind in (Kind.LEFT, Kind.RIGHT) and command.pressed and self.finds:
            self.chosen = (self.chosen + (1 if command.kind is Kind.RIGHT else -1)) % len(self.finds)
            self.dirty = True
        elif command.kind is Kind.POINTER_DOWN and self._click(command):
            self.dirty = True
        elif command.kind is Kind.BACK and command.pressed:
            self._leave()
        else:
            self.board.handle(command, self.stage.frame)
        self.dirty = self.dirty or self.board.changed
        self.board.changed = False

    def _click(self, command: Command) -> bool:
        x, y = self.stage.frame.units(command.at)
        for n in range(len(self.finds)):
            fx, fy = self._spot(n)
            if abs(x - fx) <= 24 and abs(y - fy) <= 24:
                self.chosen = n
                return True
        return False

    def inspect_items(self) -> list[Item]:
        return self.board.items(self.stage.frame)

    # ---- drawing

    def _x(self, at: int) -> float:
        return LEFT + 20 + (RIGHT - LEFT - 40) * min(1.0, at / self.lasts)

    def _lane(self, seat: int) -> float:
        count = len(self.scene.seats)
        return TOP + 50 + seat * min(100.0, 410.0 / count)

    def _spot(self, n: int) -> tuple[float, float]:
        """Finds of one seat that are closer than 44 are stacked."""
        find = self.finds[n]
        near = sum(
            1
            for other in self.finds[:n]
            if other.seat == find.seat and abs(self._x(other.at) - self._x(find.at)) < 30
        )
        return self._x(find.at) + near * 12, self._lane(find.seat) + (near % 3) * 12

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        draw_floor(canvas.surface, canvas.frame.unit)
        middle = canvas.at()
        right = middle.write(_("The reveal"), "title", 40, PAPER, (44, 40))
        middle.write(self.words, "title", 19, PALE, (right + 26, 46))
        middle.slip(40, TOP, 880, 464, PAPER, 12)
        self._grid(middle)
        for seat in range(len(self.scene.seats)):
            self._draw_lane(middle, seat)
        for n in range(len(self.finds)):
            self._find(middle, n)
        self._detail(middle)
        self._prizes(middle)
        self.board.draw(canvas)
        return None

    def _grid(self, canvas: Canvas) -> None:
        step = next((each for each in (10, 20, 30, 60, 120, 300) if self.lasts / 1000 / each <= 8), 600)
        for second in range(0, self.lasts // 1000 + 1, step):
            x = self._x(second * 1000)
            canvas.pill(x - 1.5, TOP + 12, 3, 464 - 46, 1, "#EBDCC0")
            words = _("deal") if not second else f"{second // 60}:{second % 60:02d}"
            canvas.write(words, "body", 15, SOFT, (x, TOP + 464 - 18), "center")

    def _draw_lane(self, canvas: Canvas, seat: int) -> None:
        y, sitter = self._lane(seat), self.scene.seats[seat]
        mine = [find for find in self.finds if find.seat == seat]
        unseen = sum(1 for find in mine if find.evidence and not find.caught)
        canvas.head(sitter.animal, "sly" if unseen else "innocent", 50, (80, y))
        canvas.write(sitter.name, "title", 20, INK, (122, y - 11), room=104)
        canvas.write(_("{n} unseen").format(n=unseen), "body", 15, SOFT, (122, y + 12))
        canvas.pill(LEFT, y - 2, RIGHT - LEFT, 4, 2, seat_colour(sitter.animal))
        for start, end in self.play.watches.get(seat, ()):
            a, b = (
                self._x(max(0, start - self.began)),
                self._x(max(0, (end if end >= 0 else self.scene.match.now) - self.began)),
            )
            canvas.pill(a, y - 20, max(30.0, b - a), 40, 12, "#FBE2A6")
            canvas.icon("worm", 26, (a + 17, y))

    def _find(self, canvas: Canvas, n: int) -> None:
        find, (x, y) = self.finds[n], self._spot(n)
        if n == self.chosen:
            canvas.disc(x, y, 28, MARIGOLD, INK, 2)
        canvas.disc(x, y, 19, "#F7DCCB" if find.caught else PAPER, ALARM if find.caught else INK)
        canvas.icon(ICONS.get(find.how, "warning"), 29, (x, y))
        if find.caught:
            tag(canvas, _("caught"), (x, y - 31), 15, ALARM, PAPER, border=INK, height=23)

    def _detail(self, canvas: Canvas) -> None:
        canvas.slip(40, 558, 880, 140, SLIP, 12)
        if not self.finds:
            canvas.paragraph(
                _("Nobody cheated in this round. Or nobody at all was that good."),
                70,
                612,
                800,
                size=20,
                role="soft",
            )
            return
        find = self.finds[self.chosen]
        sitter = self.scene.seats[find.seat]
        x = 66.0
        if find.evidence and find.evidence.card >= 0:
            self._frame(canvas, find)
            canvas.put(self.scene.pictures.face(find.evidence.card), 74, (276, 628), 4, lift=2)
            x = 334.0
        canvas.write(
            f"{self._clock(find.at)}  {sitter.name}, {self._how(find)}", "title", 22, INK, (x, 590), room=900 - x
        )
        canvas.paragraph(self._told(find), x, 610, 560, size=17)
        canvas.sentence(f"[@arrow_left] [@arrow_right] {_('next find')}", x, 676, 17, "#6A4A70")

    def _frame(self, canvas: Canvas, find: Find) -> None:
        """A single picture of the film: the card below the edge."""
        assert find.evidence is not None
        canvas.pill(56, 572, 172, 112, 10, "#1C1022", border=INK)
        for n in range(8):
            for y in (577, 670):
                canvas.pill(65 + n * 20, y, 13, 9, 3, "#EAD9C0")
        for y, high, tone in ((591, 26, "#A87047"), (617, 8, "#6B4029"), (625, 40, "#2E2140")):
            canvas.pill(64, y, 156, high, 0, tone)
        animal = self.scene.seats[find.seat].animal
        canvas.put(self.scene.pictures.face(find.evidence.card), 40, (138, 634), -14, alpha=60)
        canvas.put(f"seats/paw_{animal}_closed", 34, (156, 650), -10, alpha=60)

    def _told(self, find: Find) -> str:
        evidence = find.evidence
        if evidence is None:
            return (
                _("The robbed player never noticed.")
                if find.how == "theft"
                else _("The Watchman drew a card for it.")
            )
        deck = self.scene.match.referee.record.deck
        name = card_name(deck.faces[evidence.card]) if evidence.card >= 0 else _("a card")
        exposed = max(0, (evidence.let_go_ms if evidence.let_go_ms >= 0 else evidence.ended_ms) - evidence.began_ms)
        watch = self.scene.seats[evidence.watchman].name if evidence.watchman >= 0 else _("Nobody")
        ending = _("{name} saw it.") if find.caught else _("{name} looked away.")
        return (
            _("{card}, {ms} ms in the open.").format(card=name[:1].upper() + name[1:], ms=exposed)
            + " "
            + ending.format(name=watch)
        )

    def _prizes(self, canvas: Canvas) -> None:
        for n, line in enumerate(self.play.awards()[:3]):
            y = TOP + n * 158
            canvas.slip(944, y, 296, 146, PAPER, 12)
            canvas.head(self.scene.seats[line.seat].animal, "sly", 76, (1000, y + 76))
            canvas.art("table/round_medal", 1192, y + 18, 34)
            size = canvas.fit(line.name, "title", (24, 20, 17), 134)
            canvas.write(line.name, "title", size, RUST, (1054, y + 34), room=134)
            canvas.write(self.scene.seats[line.seat].name, "title", 20, INK, (1054, y + 66), room=170)
            canvas.paragraph(line.words, 1054, y + 80, 176, size=16, colour=SOFT)
