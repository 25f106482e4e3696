"""Parts of the replay's screen: whose eyes, and the line of time with its moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.view.canvas import Canvas
from game.view.theme import BRASS, INK, MARIGOLD, PAPER, SIDE, SOFT
from game.view.widgets import Button, Look, Widget

NEAR = 36.0
"""Signs that would be closer give way to a dot."""
DISC = 15.0


@dataclass
class Eyes(Widget):
    """Somebody whose eyes the table can be seen with; without an animal it is everybody."""

    animal: str = ""
    chosen: bool = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        y += look.lift if self.enabled else 0
        if look.focus:
            canvas.ring(x, y, w, h, 10)
        canvas.pill(x, y, w, h, 10, BRASS if self.chosen else PAPER, 255 if self.enabled else 120,
                    border=INK if self.chosen else SIDE, line=3 if self.chosen else 2)
        if self.animal:
            canvas.head(self.animal, "neutral", 32, (x + 25, y + h / 2))
        else:
            canvas.icon("peek", 30, (x + 25, y + h / 2))
        canvas.write(self.label, "title", 17, INK, (x + 48, y + h / 2 - 0.5), room=w - 54, height=h - 8)


@dataclass
class HoldButton(Button):
    """Its icon, and what presses it."""

    def _content(self, canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
        wide = 34 + canvas.glyph_width(self.glyph)
        canvas.icon(self.icon, 30, (x + (w - wide) / 2 + 12, y + h / 2))
        canvas.glyph(self.glyph, (x + (w + wide) / 2 - canvas.glyph_width(self.glyph) / 2, y + h / 2))


@dataclass
class TimeLine(Widget):
    """The whole match from left to right. A press goes there, and a drag along."""

    length_ms: int = 1
    at_ms: float = 0.0
    rounds: Sequence[tuple[int, str]] = ()
    """When each began, and what it is called."""
    marks: Sequence[tuple[int, str, int]] = ()
    """Moments in the order of time: when, icon, rank (the smallest has the room)."""
    current: int = -1
    seek: Callable[[float], None] = field(default=lambda at_ms: None)
    _shown: dict[int, frozenset[int]] = field(default_factory=dict)
    kind = "field"
    repeats = True

    def x(self, at_ms: float) -> float:
        return self.box[0] + self.box[2] * max(0.0, min(1.0, at_ms / self.length_ms))

    def press(self, at: tuple[float, float]) -> None:
        self.drag(at, at)

    def click(self, at: tuple[float, float]) -> None:
        """It has gone there already, when the pointer went down."""

    def drag(self, at: tuple[float, float], start: tuple[float, float]) -> bool:
        share = max(0.0, min(1.0, (at[0] - self.box[0]) / self.box[2]))
        mark = min(self.marks, key=lambda each: abs(self.x(each[0]) - at[0]), default=None)
        on_sign = at[1] < self.box[1] + 12 and mark is not None and abs(self.x(mark[0]) - at[0]) < DISC
        self.seek(max(0, mark[0] - 1000) if on_sign and mark is not None else share * self.length_ms)
        return True

    def shown(self) -> frozenset[int]:
        """Which marks have their sign; the others are dots."""
        if self.current not in self._shown:
            places = [self.x(at) for at, _icon, _rank in self.marks]
            found = [self.current] if 0 <= self.current < len(self.marks) else []
            for n in sorted(range(len(self.marks)), key=lambda n: (self.marks[n][2], n)):
                if all(abs(places[n] - places[other]) >= NEAR for other in found):
                    found.append(n)
            self._shown[self.current] = frozenset(found)
        return self._shown[self.current]

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, _h = self.box
        line_y = y + 22
        if look.focus:
            canvas.ring(x - 4, line_y - 2, w + 8, 16)
        canvas.pill(x, line_y, w, 12, None, SIDE, border=INK)
        canvas.pill(x, line_y, max(12.0, self.x(self.at_ms) - x), 12, None, MARIGOLD, border=INK)
        ends = [*(self.x(at) for at, _words in self.rounds[1:]), x + w + 20]
        for (at, words), end in zip(self.rounds, ends, strict=True):
            tick = self.x(at)
            canvas.pill(tick - 2, line_y - 5, 4, 38, 2, INK)
            if tick + canvas.width_of(words, "body", 15) + 16 < end:
                canvas.write(words, "body", 15, SOFT, (tick + 8, line_y + 24), room=end - tick - 12, height=20)
        self._signs(canvas, y + 4)
        canvas.disc(self.x(self.at_ms), line_y + 6, 11, PAPER, INK)

    def _signs(self, canvas: Canvas, y: float) -> None:
        shown = self.shown()
        for n, (at, _icon, _rank) in enumerate(self.marks):
            if n not in shown:
                canvas.disc(self.x(at), y + 14, 2.5, INK)
        for n in sorted(shown, key=lambda n: n == self.current):
            at, icon, _rank = self.marks[n]
            here = n == self.current
            canvas.disc(self.x(at), y, DISC + (3 if here else 0), MARIGOLD if here else PAPER, INK)
            canvas.icon(icon, 26 if here else 22, (self.x(at), y))
