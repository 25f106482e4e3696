"""A row of the settings: a strip of paper with words at the left and a control at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.view.canvas import Canvas
from game.view.theme import EDGE, INK, PAPER, SIDE, SOFT
from game.view.widgets import Look, Slider, Stepper, Toggle, Widget

LEFT, TOP, STEP, TALL = 44.0, 170.0, 76.0, 64.0
STEPPER, TOGGLE, SLIDER = 230.0, 92.0, 420.0


@dataclass
class Row(Widget):
    """Takes the focus for its control, which it hands everything that somebody does."""

    note: str = ""
    icon: str = ""
    control: Widget = field(default_factory=lambda: Widget("", (0, 0, 0, 0)))
    kind = "field"
    repeats = True

    @property
    def says(self) -> str:
        return self.control.says

    def accept(self) -> bool:
        return self.control.accept()

    def lean(self, dx: int) -> bool:
        return self.control.lean(dx)

    def wheel(self, amount: float) -> bool:
        return self.control.wheel(amount)

    def press(self, at: tuple[float, float]) -> None:
        if self._over(at):
            self.control.press(at)

    def drag(self, at: tuple[float, float], start: tuple[float, float]) -> bool:
        return self._over(start) and self.control.drag(at, start)

    def click(self, at: tuple[float, float]) -> None:
        if self._over(at) or isinstance(self.control, Toggle):
            self.control.click(at)

    def _over(self, at: tuple[float, float]) -> bool:
        x, _y, w, _h = self.control.box
        return x - 15 <= at[0] < x + w

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        if look.focus:
            canvas.ring(x, y, w, h, 12)
        canvas.pill(x, y, w, h, 12, PAPER, border=EDGE if look.hover else SIDE, line=2)
        left = x + 18
        if self.icon:
            canvas.icon(self.icon, 36, (x + 34, y + h / 2))
            left = x + 66
        two_lines(canvas, self.label, self.note, left, y, self.control.box[0] - left - 16, h)
        self.control.draw(canvas, Look(False, look.hover, look.pressed))


def two_lines(canvas: Canvas, title: str, note: str, x: float, y: float, room: float, tall: float) -> None:
    """A title and a sentence below it, as large as the place allows; the sentence in two lines if it must."""
    if not note:
        canvas.write(title, "title", 19, INK, (x, y + tall / 2 - 0.5), room=room, height=tall - 16)
        return
    smallest = canvas.frame.smallest_text / max(1.0, canvas.frame.text)
    if len(canvas.lines(note, "body", smallest, room)) == 1:
        canvas.write(title, "title", 18, INK, (x, y + tall * 0.33), room=room, height=tall * 0.54)
        canvas.write(note, "body", 15, SOFT, (x, y + tall * 0.72), room=room, height=tall * 0.45)
        return
    canvas.write(title, "title", 17, INK, (x, y + tall * 0.22), room=room, height=tall * 0.34)
    for n, line in enumerate(canvas.lines(note, "body", smallest, room)[:2]):
        canvas.write(line, "body", smallest, SOFT, (x, y + tall * (0.53 + 0.28 * n)), room=room)


def row_box(index: int, wide: float) -> tuple[float, float, float, float]:
    return (LEFT, TOP + STEP * index, wide, TALL)


def control_box(index: int, wide: float, control: float, tall: float) -> tuple[float, float, float, float]:
    return (LEFT + wide - control - 14, TOP + STEP * index + (TALL - tall) / 2, control, tall)


def stepper_box(index: int, wide: float, control: float = STEPPER) -> tuple[float, float, float, float]:
    return control_box(index, wide, control, 40)


def toggle_box(index: int, wide: float) -> tuple[float, float, float, float]:
    return control_box(index, wide, TOGGLE, 36)


def slider_box(index: int, wide: float) -> tuple[float, float, float, float]:
    return control_box(index, wide, SLIDER, 40)


def rows(wide: float, entries: Sequence[tuple[str, str, str, Stepper | Toggle | Slider]]) -> list[Widget]:
    """A row for each of icon, words, sentence and control; a control's label is its row's words."""
    found: list[Widget] = []
    for index, (icon, words, note, control) in enumerate(entries):
        control.label = words
        found.append(Row(f"field:{control.id}", row_box(index, wide), words, note=note, icon=icon, control=control))
    return found
