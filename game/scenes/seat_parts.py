"""What lies on a card of the seats screen: its measures, the portrait that is turned, rows, pills and strips."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from game.view.canvas import Canvas
from game.view.theme import DIMMED, INK, MARIGOLD, PAPER, SIDE, on_seat_colour, seat_colour
from game.view.widgets import Box, Button, Look, Picture, Stepper, Widget

WIDE, TALL, TOP = 231, 482, 116
"""A card's size, and where it begins."""
STEP, LEFT = 245, 34
"""From one card to the next, and the first one's left side."""
INSIDE = 11
"""From a card's side to what lies on it."""


class Strip(NamedTuple):
    """How it stands with somebody, at the foot of their card: ``icon`` may be the glyph of a key."""

    words: str
    icon: str
    fill: str


def left_of(index: int) -> float:
    return LEFT + STEP * index


def least_width(canvas: Canvas, words: str, role: str) -> float:
    """How wide words are at the smallest that can be read: a key beside them may have the rest."""
    return canvas.width_of(words, role, canvas.frame.smallest_text / max(1.0, canvas.frame.text))


class Flip(Picture):
    """A portrait between two arrows: clicks on its halves turn it, left and right as well."""

    kind = "field"
    repeats = True

    def __init__(self, widget_id: str, box: Box, label: str,
                 turn: Callable[[int], bool], paint: Callable[[Canvas, Look], None]) -> None:
        super().__init__(widget_id, box, label, paint=paint, move=turn)

    def accept(self) -> bool:
        return self.move(1)

    def click(self, at: tuple[float, float]) -> None:
        self.move(-1 if at[0] < self.box[0] + self.box[2] / 2 else 1)


def draw_arrows(canvas: Canvas, look: Look, box: Box, glyphs: tuple[str, str] = ("", ""), lit: int = 0) -> None:
    """What turns a :class:`Flip`: arrows, or the own keys of whoever sits there; ``lit``: the side used last."""
    x, y, w, h = box
    middle = y + h / 2 + 8
    for side, cx, glyph in ((-1, x + 19, glyphs[0]), (1, x + w - 19, glyphs[1])):
        if glyph:
            if look.focus:
                canvas.ring(cx - 17, middle - 16, 34, 34, 10)
            canvas.keycap(glyph.removeprefix("key:"), (cx, middle), MARIGOLD if side == lit else PAPER)
            continue
        if look.focus:
            canvas.ring(cx - 18, middle - 19, 36, 39)
        canvas.pill(cx - 18, middle - 19, 36, 39, None, SIDE, border=INK)
        canvas.pill(cx - 18, middle - 19, 36, 36, None, MARIGOLD if side == lit else PAPER, border=INK)
        canvas.icon("arrow_left" if side < 0 else "arrow_right", 24, (cx, middle - 1))


@dataclass
class Row(Button):
    """One thing that somebody can do on their own card, with what does it on their own device."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        y += look.lift if self.enabled else 0
        if look.focus:
            canvas.ring(x, y, w, h)
        canvas.pill(x, y, w, h, None, PAPER, border=INK if look.hover and self.enabled else SIDE)
        spare = w - 36 - least_width(canvas, self.label, "body")
        glyph = canvas.glyph_width(self.glyph, spare) if self.glyph else 0
        at = x + 12
        if glyph:
            canvas.glyph(self.glyph, (at + max(32, glyph) / 2, y + h / 2), spare)
            at += max(32, glyph) + 12
        room = x + w - 12 - at
        size = canvas.fit(self.label, "body", (18, 17, 16, 15), room)
        canvas.write(self.label, "body", size, INK if self.enabled else DIMMED, (at, y + h / 2 - 0.5), room=room,
                     height=h)


@dataclass
class DevicePill(Stepper):
    """What somebody plays with, in their seat's colour; another one by a click."""

    animal: str = ""

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        y += look.lift if self.enabled else 0
        draw_device(canvas, self.animal, self.value, self.icon, (x + w / 2, y + h / 2), w, look)


def draw_device(canvas: Canvas, animal: str, words: str, icon: str, at: tuple[float, float], most: float,
                look: Look | None = None) -> None:
    """The pill around its middle, no wider than ``most``; arrows beside it while it can be changed."""
    look = look or Look()
    size = canvas.fit(words, "title", (18, 17, 16, 15), most - 56)
    wide = min(most - 56, canvas.width_of(words, "title", size)) + 56
    x, y = at[0] - wide / 2, at[1] - 19
    if look.focus:
        canvas.ring(x, y, wide, 38)
    canvas.pill(x, y, wide, 38, None, seat_colour(animal), border=INK)
    canvas.pill(x + 5, y + 5, 28, 28, None, PAPER)
    canvas.icon(icon, 23, (x + 19, y + 19))
    canvas.write(words, "title", size, on_seat_colour(animal), (x + 39, at[1] - 0.5), room=most - 56, height=38)
    if (look.focus or look.hover) and wide + 52 <= most:
        for side, name in ((-1, "arrow_left"), (1, "arrow_right")):
            canvas.icon(name, 20, (at[0] + side * (wide / 2 + 15), at[1]))


def draw_strip(canvas: Canvas, x: float, strip: Strip, look: Look | None = None) -> None:
    """How it stands with somebody, at the foot of the card."""
    look = look or Look()
    y, wide = TOP + TALL - 58 + look.lift, WIDE - 2 * INSIDE
    spare = wide - 30 - least_width(canvas, strip.words, "title")
    icon = canvas.glyph_width(strip.icon, spare) + 10 if strip.icon.startswith("key:") else 38
    if icon == 38 and spare < 28:
        icon = 0  # words before pictures that say the same
    room = wide - 20 - icon if icon else wide - 10
    if look.focus:
        canvas.ring(x + INSIDE, y, wide, 46, 12)
    canvas.pill(x + INSIDE, y, wide, 46, 12, strip.fill, border=INK)
    size = canvas.fit(strip.words, "title", (19, 18, 17, 16, 15), room)
    total = min(room, canvas.width_of(strip.words, "title", size)) + icon
    at = x + (WIDE - total) / 2
    if icon and strip.icon.startswith(("key:", "pad_")):
        canvas.glyph(strip.icon, (at + icon / 2 - 5, y + 23), spare)
    elif icon:
        canvas.icon(strip.icon, 28, (at + 14, y + 23))
    canvas.write(strip.words, "title", size, INK, (at + icon, y + 22.5), room=room, height=46)


@dataclass
class StripButton(Widget):
    """A strip that does something: ``now`` says how it stands, ``offers`` what a click does, where that isn't plain."""

    now: Strip = field(default_factory=lambda: Strip("", "", ""))
    offers: Strip | None = None

    def draw(self, canvas: Canvas, look: Look) -> None:
        shown = self.offers if self.offers is not None and (look.focus or look.hover) else self.now
        draw_strip(canvas, self.box[0] - INSIDE, shown, look)


def strip_box(index: int) -> Box:
    return (left_of(index) + INSIDE, TOP + TALL - 58, WIDE - 2 * INSIDE, 46)
