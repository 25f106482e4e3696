"""Buttons, steppers, toggles, fields: things with a box in design units that take the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from . import text
from .canvas import Canvas
from .commands import Command, Kind
from .theme import BUTTONS, DIMMED, INK, MARIGOLD, PAPER, READY_SIDE, SIDE, SLIP, SOFT, TAB
from .units import Frame

Act = Callable[[], None]
Box = tuple[float, float, float, float]


class Look(NamedTuple):
    """How a widget is drawn now."""

    focus: bool = False
    hover: bool = False
    pressed: bool = False

    @property
    def lift(self) -> int:
        return -2 if self.hover and not self.pressed else 0


def nothing() -> None:
    """What a widget does that only shows something."""


def button_width(frame: Frame, words: str, size: float, icon: bool = False, glyph: float = 0) -> float:
    """As wide as a button has to be for these words; ``glyph``: the width of an input glyph behind them."""
    wide = text.width(words, "title", round(frame.grown(size) * frame.unit)) / frame.unit
    return wide + 40 + (40 if icon else 0) + (glyph + 10 if glyph else 0)


@dataclass
class Widget:
    """``box``: design units; ``ax``, ``ay``: its share of the spare room. ``why``: the reason when off."""

    id: str
    box: Box
    label: str = ""
    ax: float = 0.5
    ay: float = 0.5
    enabled: bool = True
    why: str = ""
    act: Act = nothing

    kind = "button"
    repeats = False
    """Whether the second press of a double click counts too."""

    @property
    def says(self) -> str:
        return self.label

    @property
    def typing(self) -> bool:
        return False

    def rect(self, frame: Frame) -> pygame.Rect:
        return frame.rect(*self.box, self.ax, self.ay)

    def accept(self) -> bool:
        if self.enabled:
            self.act()
        return True

    def click(self, at: tuple[float, float]) -> None:
        """``at``: design units, as the box."""
        self.accept()

    def press(self, at: tuple[float, float]) -> None:
        """The pointer goes down here; ``click`` follows if it is let go here too."""

    def drag(self, at: tuple[float, float], start: tuple[float, float]) -> bool:
        """The pointer went down at ``start`` and moves while it holds this; True when that did something."""
        return False

    def wheel(self, amount: float) -> bool:
        """Notches over it, positive is down; False leaves them to the screen."""
        return False

    def lean(self, dx: int) -> bool:
        """Left or right while focused; False lets the focus move."""
        return False

    def type(self, command: Command) -> bool:
        return False

    def draw(self, canvas: Canvas, look: Look) -> None:
        raise NotImplementedError


@dataclass
class Button(Widget):
    """A pill with words, an icon before them, an input glyph behind them or a note below."""

    icon: str = ""
    style: str = "plain"
    size: float = 21
    glyph: str = ""
    note: str = ""
    brief: str = ""
    """The note where there is no room for it."""

    @property
    def says(self) -> str:
        return f"{self.label}, {self.note}" if self.note else self.label

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        y += look.lift if self.enabled else 0
        if look.focus:
            canvas.ring(x, y, w, h + 5)
        down = canvas.button_face(x, y, w, h, BUTTONS[self.style], pressed=look.pressed, off=not self.enabled)
        self._content(canvas, x, y + down, w, h)

    def _content(self, canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
        ink = BUTTONS[self.style][2] if self.enabled else DIMMED
        glyph = canvas.glyph_width(self.glyph) + 10 if self.glyph else 0
        icon = 40 if self.icon and self.label else 0
        if icon and canvas.width_of(self.label, "title", 15) > w - 30 - glyph - icon:
            icon = 0  # words before pictures
        room = w - 30 - glyph - icon
        size = canvas.fit(self.label, "title", (self.size, self.size - 2, 17, 15), room)
        note = self.note if canvas.width_of(self.note, "body", 15) <= room or not self.brief else self.brief
        wide = max(canvas.width_of(self.label, "title", size), canvas.width_of(note, "body", 15))
        wide = min(room, wide)
        at, middle = x + (w - wide - glyph - icon) / 2, y + h / 2
        if icon:
            canvas.icon(self.icon, min(30, h - 12), (at + 15, middle))
        if self.label:
            line, tall = (middle - h * 0.17, h * 0.56) if self.note else (middle - 0.5, h)
            canvas.write(self.label, "title", size, ink, (at + icon, line), room=room, height=tall)
        if self.note:
            canvas.write(note, "body", 15, ink, (at + icon, middle + h * 0.22), room=room, height=h * 0.44)
        if self.glyph:
            canvas.glyph(self.glyph, (at + icon + wide + glyph / 2 + 5, middle))


@dataclass
class IconButton(Button):
    """A button that shows only its icon; its label is for tests and readers."""

    def _content(self, canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
        canvas.icon(self.icon, min(30, h - 12), (x + w / 2, y + h / 2))


@dataclass
class Stepper(Widget):
    """One of several choices; arrows at its ends, left and right change it."""

    choices: Sequence[str] = ()
    index: int = 0
    size: float = 19
    icon: str = ""
    change: Callable[[int], None] = field(default=lambda index: None)
    repeats = True
    kind = "field"

    @property
    def value(self) -> str:
        return self.choices[self.index] if self.choices else ""

    @property
    def says(self) -> str:
        return f"{self.label}: {self.value}"

    def lean(self, dx: int) -> bool:
        if self.enabled and self.choices:
            self.index = (self.index + dx) % len(self.choices)
            self.change(self.index)
        return True

    def accept(self) -> bool:
        return self.lean(1)

    def click(self, at: tuple[float, float]) -> None:
        self.lean(-1 if at[0] < self.box[0] + self.box[2] / 2 else 1)

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        y += look.lift if self.enabled else 0
        if look.focus:
            canvas.ring(x, y, w, h)
        canvas.pill(x, y, w, h, None, PAPER, border=INK)
        if self.enabled and len(self.choices) > 1:
            canvas.icon("arrow_left", 22, (x + 18, y + h / 2))
            canvas.icon("arrow_right", 22, (x + w - 18, y + h / 2))
        least = canvas.frame.smallest_text / max(1.0, canvas.frame.text)
        icon = bool(self.icon) and canvas.width_of(self.value, "title", least) <= w - 90  # words before pictures
        room = w - 58 - (32 if icon else 0)
        size = canvas.fit(self.value, "title", (self.size, 17, 16, 15), room)
        wide = min(room, canvas.width_of(self.value, "title", size)) + (34 if icon else 0)
        left = x + (w - wide) / 2
        if icon:
            canvas.icon(self.icon, 26, (left + 13, y + h / 2))
            left += 34
        canvas.write(self.value, "title", size, INK, (left, y + h / 2 - 0.5), room=room)


@dataclass
class Toggle(Widget):
    """Yes or no: a knob that slides. ``words``: what it says when it is off and when it is on."""

    on: bool = False
    words: tuple[str, str] = ("", "")
    change: Callable[[bool], None] = field(default=lambda on: None)
    repeats = True
    kind = "field"

    @property
    def says(self) -> str:
        return f"{self.label}: {self.words[self.on]}"

    def accept(self) -> bool:
        self.on = not self.on
        self.change(self.on)
        return True

    def lean(self, dx: int) -> bool:
        """Right is on, left is off."""
        if self.on != (dx > 0):
            self.accept()
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        y += look.lift if self.enabled else 0
        if look.focus:
            canvas.ring(x, y, w, h)
        canvas.pill(x, y, w, h, None, READY_SIDE if self.on else SIDE, border=INK)
        knob = h / 2 - 6
        canvas.disc(x + (w - h / 2 - 2 if self.on else h / 2 + 2), y + h / 2, knob, PAPER, INK)
        room = w - h - 16
        middle = x + 12 + room / 2 if self.on else x + w - 12 - room / 2
        size = canvas.fit(self.words[self.on], "title", (17, 16, 15), room)
        canvas.write(self.words[self.on], "title", size, PAPER if self.on else INK, (middle, y + h / 2 - 0.5), "center",
                     room=room)


@dataclass
class Slider(Widget):
    """A number from 0 to ``most`` in steps: dragged, clicked, or leant on."""

    value: int = 0
    most: int = 100
    step: int = 5
    unit: str = "{n}"
    change: Callable[[int], None] = field(default=lambda value: None)
    repeats = True
    kind = "field"
    numbers = 84
    """Units at the right end that the number takes."""

    @property
    def says(self) -> str:
        return f"{self.label}: {self.shown}"

    @property
    def shown(self) -> str:
        return self.unit.format(n=self.value)

    def _set(self, value: float) -> bool:
        value = max(0, min(self.most, round(value / self.step) * self.step))
        if value == self.value:
            return False
        self.value = int(value)
        self.change(self.value)
        return True

    def lean(self, dx: int) -> bool:
        self._set(self.value + dx * self.step)
        return True

    def wheel(self, amount: float) -> bool:
        return self.lean(-1 if amount > 0 else 1)

    def accept(self) -> bool:
        return False

    def press(self, at: tuple[float, float]) -> None:
        self.drag(at, at)

    def click(self, at: tuple[float, float]) -> None:
        """It has moved already, when the pointer went down."""

    def drag(self, at: tuple[float, float], start: tuple[float, float]) -> bool:
        x, _y, w, _h = self.box
        return self._set((at[0] - x) / (w - self.numbers) * self.most)

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        wide, middle = w - self.numbers, y + h / 2
        if look.focus:
            canvas.ring(x, y, w, h)
        canvas.pill(x, middle - 6, wide, 12, None, SIDE, border=INK)
        knob = x + wide * self.value / self.most
        if self.value:
            canvas.pill(x, middle - 6, max(12, knob - x), 12, None, MARIGOLD, border=INK)
        canvas.disc(knob, middle, 15 if look.pressed or look.hover else 13, PAPER, INK)
        canvas.write(self.shown, "title", 18, INK, (x + wide + 26, middle - 0.5), room=self.numbers - 26)


@dataclass
class Tab(Widget):
    """One of the flags over a body of paper; the chosen one grows together with it. Left and right turn over."""

    icon: str = ""
    chosen: bool = False
    turn: Callable[[int], None] = field(default=lambda step: None)
    kind = "tab"

    def lean(self, dx: int) -> bool:
        self.turn(dx)
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        y += look.lift if not self.chosen else 0
        if look.focus:
            canvas.ring(x + 3, y + 3, w - 6, h - 3, 12)
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(canvas.rect(x, y - 2, w, h + (5 if self.chosen else 3)).clip(clip))
        canvas.pill(x, y, w, h + 24, 14, SLIP if self.chosen else TAB, border=INK)
        canvas.surface.set_clip(clip)
        icon = 40 if canvas.width_of(self.label, "title", 15) < w - 76 else 0
        size = canvas.fit(self.label, "title", (19, 18, 17, 16, 15), w - 32 - icon)
        wide = min(canvas.width_of(self.label, "title", size), w - 32 - icon) + icon
        left, middle = x + (w - wide) / 2, y + h / 2 + 1
        if icon:
            canvas.icon(self.icon, 28, (left + 14, middle))
        canvas.write(self.label, "title", size, INK, (left + icon, middle), room=w - 32 - icon)


@dataclass
class Field(Widget):
    """A line of text. Accept starts and ends typing; Esc puts the old words back."""

    text: str = ""
    longest: int = 16
    hint: str = ""
    icon: str = ""
    change: Callable[[str], None] = field(default=lambda text: None)
    """Called when the typing is over."""
    typed: Callable[[str], None] = field(default=lambda text: None)
    """Called with every letter."""
    open: bool = False
    _before: str = ""
    kind = "field"

    @property
    def says(self) -> str:
        return f"{self.label}: {self.text}"

    @property
    def typing(self) -> bool:
        return self.open

    def accept(self) -> bool:
        self.open, self._before = True, self.text
        return True

    def type(self, command: Command) -> bool:
        match command.kind:
            case Kind.TEXT:
                self.text = (self.text + command.text)[:self.longest]
                self.typed(self.text)
            case Kind.ERASE:
                self.text = self.text[:-1]
                self.typed(self.text)
            case Kind.ACCEPT | Kind.NEXT | Kind.DOWN | Kind.UP if command.pressed:
                self._close(self.text)
            case Kind.BACK:
                self._close(self._before)
            case Kind.POINTER_DOWN:
                self._close(self.text)
            case _:
                return False
        return True

    def _close(self, text: str) -> None:
        self.open, self.text = False, text
        self.change(text)

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        if look.focus:
            canvas.ring(x, y, w, h)
        canvas.pill(x, y, w, h, None, PAPER, border=INK)
        words, left = self.text or ("" if self.open else self.hint), x + 20
        if self.icon:
            canvas.icon(self.icon, 26, (x + 24, y + h / 2))
            left += 24
        right = canvas.write(words, "title" if self.text else "body", 20, INK if self.text else SOFT,
                             (left, y + h / 2 - 0.5), room=x + w - 24 - left, height=h)
        if self.open:
            canvas.line([(right + 3, y + 10), (right + 3, y + h - 10)], INK, 3)


@dataclass
class Picture(Widget):
    """A thing that a function draws: tiles, rows, cards."""

    paint: Callable[[Canvas, Look], None] = field(default=lambda canvas, look: None)
    move: Callable[[int], bool] = field(default=lambda dx: False)

    def lean(self, dx: int) -> bool:
        return self.move(dx)

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.paint(canvas, look)
