"""Letters and help on somebody's own card: their own device leads through it, and so can the mouse; nobody waits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.seat_help import ALLOW_MS, TARGETS, Help
from game.view.canvas import Canvas
from game.view.commands import ARROWS, Command, Kind
from game.view.focus import Board
from game.view.i18n import _
from game.view.scripts import clusters
from game.view.text import clean_name
from game.view.theme import INK, PAPER, SIDE, SOFT, on_seat_colour, seat_colour
from game.view.units import Frame
from game.view.widgets import Button, Look, Stepper, Widget

from .name import ROWS, with_letter
from .seat_parts import INSIDE, TOP, WIDE
from .settings.seat_help import allow_words

COLUMNS, CELL, GAP, HIGH = 6, 32.0, 3.4, 34.0
FIRST, ROW_STEP = TOP + 192, 57


@dataclass
class Cell(Button):
    """A letter, or what is done with letters; the one that is chosen has its person's colour and is larger."""

    animal: str = ""
    bar: bool = False
    """The space between words, drawn as its key."""
    repeats = True

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        grow = 3 if look.focus else 0
        fill = seat_colour(self.animal) if look.focus else PAPER
        canvas.pill(x - grow, y - grow, w + 2 * grow, h + 2 * grow, 9, fill,
                    border=INK if look.focus or look.hover else SIDE, line=4 if look.focus else 2)
        if self.icon:
            if look.focus:
                canvas.disc(x + w / 2, y + h / 2, 14, PAPER)
            canvas.icon(self.icon, 22, (x + w / 2, y + h / 2))
            return
        if self.bar:
            ink = on_seat_colour(self.animal) if look.focus else INK
            sides = x + w / 2 - 15, x + w / 2 + 15
            canvas.line([(sides[0], y + 15), (sides[0], y + 22), (sides[1], y + 22), (sides[1], y + 15)], ink, 3)
            return
        size = canvas.fit(self.label, "title", (18, 16, 15), w - 6)
        canvas.write(self.label, "title", size, on_seat_colour(self.animal) if look.focus else INK,
                     (x + w / 2, y + h / 2 - 0.5), "center", room=w - 4, height=h)


@dataclass
class OwnStepper(Stepper):
    """A stepper that has its person's colour while it is chosen."""

    animal: str = ""

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        if not look.focus:
            super().draw(canvas, look)
            return
        canvas.pill(x - 2, y - 2, w + 4, h + 4, None, seat_colour(self.animal), border=INK, line=4)
        for at, icon in ((x + 18, "arrow_left"), (x + w - 18, "arrow_right")):
            canvas.disc(at, y + h / 2, 12, PAPER)
            canvas.icon(icon, 20, (at, y + h / 2))
        size = canvas.fit(self.value, "title", (self.size, 16, 15), w - 66)
        canvas.write(self.value, "title", size, on_seat_colour(self.animal), (x + w / 2, y + h / 2 - 0.5), "center",
                     room=w - 66, height=h)


class Editor:
    """Something that somebody chooses on their card. ``close`` is called when they are done, or keep the old."""

    def __init__(self, animal: str, close: Callable[[], None]) -> None:
        self.board = Board()
        self.animal, self._close = animal, close

    def place(self, index: int, x: float) -> None:
        """The card lies there now."""
        self.board.set(self._widgets(index, x))

    def _widgets(self, index: int, x: float) -> list[Widget]:
        raise NotImplementedError

    def offers(self) -> str:
        """What the key that takes does at the moment."""
        return _("done")

    def handle(self, command: Command, frame: Frame) -> None:
        """What the own device says."""
        if command.kind is Kind.BACK:
            self._close()
        elif command.kind in ARROWS or command.kind is Kind.ACCEPT and command.pressed:
            self.board.handle(command, frame)

    def draw(self, canvas: Canvas, x: float) -> None:
        self.board.draw(canvas)


class Letters(Editor):
    """A name, letter by letter; ``done`` gets it."""

    def __init__(self, name: str, animal: str, done: Callable[[str], None], close: Callable[[], None]) -> None:
        super().__init__(animal, close)
        self._text, self._fresh, self._done = name, True, done

    @property
    def text(self) -> str:
        """As far as it has come."""
        return self._text

    def _widgets(self, index: int, x: float) -> list[Widget]:
        left, step = x + INSIDE, CELL + GAP
        cells: list[Widget] = []
        for n, letter in enumerate("".join(ROWS)):
            box = (left + n % COLUMNS * step, FIRST + n // COLUMNS * (HIGH + GAP), CELL, HIGH)
            cells.append(Cell(f"button:letter:{index}:{letter}", box, letter, animal=self.animal,
                              act=lambda letter=letter: self._add(letter)))  # type: ignore[misc]
        y, wide = FIRST + 5 * (HIGH + GAP), 2 * CELL + GAP
        for n, (name, words, icon, act) in enumerate((("space", _("space"), "", lambda: self._add(" ")),
                                                      ("erase", _("Erase"), "back", self._erase),
                                                      ("done", _("That's me"), "check", self._finish))):
            cells.append(Cell(f"button:{name}:{index}", (left + n * 2 * step, y, wide, HIGH), words, icon=icon,
                              animal=self.animal, bar=name == "space", act=act))
        return cells

    def offers(self) -> str:
        what = self.board.focus.split(":")[1] if self.board.focus else ""
        return {"letter": _("take"), "space": _("take"), "erase": _("erase")}.get(what, _("done"))

    def handle(self, command: Command, frame: Frame) -> None:
        """On a pad X erases, and Start is done with it. Whoever leaves keeps what they have typed."""
        if command.kind is Kind.ALT:
            self._erase()
        elif command.kind in (Kind.PAUSE, Kind.MORE) or command.kind is Kind.BACK and not self._fresh:
            self._finish()
        else:
            super().handle(command, frame)

    def _add(self, letter: str) -> None:
        self._text, self._fresh = with_letter("" if self._fresh else self._text, letter), False

    def _erase(self) -> None:
        self._text, self._fresh = "".join(clusters(self._text)[:-1]), False

    def _finish(self) -> None:
        name = " ".join(self._text.split())
        self._close()
        if clean_name(name, ""):
            self._done(name)

    def draw(self, canvas: Canvas, x: float) -> None:
        cx, wide = x + WIDE / 2, 178
        canvas.pill(cx - wide / 2, TOP + 150, wide, 34, None, PAPER, border=INK)
        size = canvas.fit(self._text, "title", (20, 18, 16, 15), wide - 36)
        half = min(wide - 36, canvas.width_of(self._text, "title", size)) / 2
        canvas.write(self._text, "title", size, SOFT if self._fresh else INK, (cx, TOP + 166.5), "center",
                     room=wide - 36, height=34)
        canvas.line([(cx + half + 5, TOP + 157), (cx + half + 5, TOP + 177)], INK, 3)
        super().draw(canvas, x)


class HelpRows(Editor):
    """What helps somebody, in four rows; ``changed`` keeps every change at once."""

    def __init__(self, help_: Help, animal: str, changed: Callable[[Help], None], close: Callable[[], None]) -> None:
        super().__init__(animal, close)
        self._help, self._changed = help_, changed

    def _set(self, **facts: Any) -> None:
        self._help = replace(self._help, **facts)
        self._changed(self._help)

    def handle(self, command: Command, frame: Frame) -> None:
        """What opened it closes it."""
        if command.kind in (Kind.ALT, Kind.PAUSE) or command.kind is Kind.ACCEPT and command.pressed:
            self._close()
        else:
            super().handle(command, frame)

    def rows(self) -> list[tuple[str, str, list[str], int, Callable[[int], None]]]:
        """Name, words, choices, which one it is, and what changes it."""
        off_on = [_("off"), _("on")]
        return [
            ("allow_ms", _("More time in races"), [allow_words(ms) for ms in ALLOW_MS],
             ALLOW_MS.index(self._help.allow_ms), lambda n: self._set(allow_ms=ALLOW_MS[n])),
            ("targets", _("Size of targets"), [_("{n} %").format(n=percent) for percent in TARGETS],
             TARGETS.index(self._help.targets), lambda n: self._set(targets=TARGETS[n])),
            ("duties", _("Duties done"), off_on, self._help.duties, lambda n: self._set(duties=bool(n))),
            ("hints", _("Hints"), off_on, self._help.hints, lambda n: self._set(hints=bool(n)))]

    def _widgets(self, index: int, x: float) -> list[Widget]:
        return [OwnStepper(f"field:{name}:{index}", (x + INSIDE + 4, FIRST + 20 + n * ROW_STEP, WIDE - 2 * INSIDE - 8,
                                                     33.0), words, size=17, choices=choices, index=at, change=change,
                           animal=self.animal)
                for n, (name, words, choices, at, change) in enumerate(self.rows())]

    def draw(self, canvas: Canvas, x: float) -> None:
        for n, (_name, words, _choices, _at, _change) in enumerate(self.rows()):
            canvas.write(words, "soft", 15, SOFT, (x + WIDE / 2, FIRST + 8 + n * ROW_STEP), "center",
                         room=WIDE - 24, height=20)
        super().draw(canvas, x)
