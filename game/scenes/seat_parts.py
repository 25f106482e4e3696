"""What lies on a card of the seats screen: the portrait that is turned, and the free seat."""

from __future__ import annotations

from collections.abc import Callable

from game.view.canvas import Canvas
from game.view.i18n import _
from game.view.theme import INK, PAPER, SHADOW, SIDE, veil
from game.view.widgets import Box, Look, Picture

WIDE, TALL, TOP = 231, 482, 116
"""A card's size, and where it begins."""


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


def draw_arrows(canvas: Canvas, look: Look, box: Box) -> None:
    """The two arrows of a :class:`Flip`."""
    x, y, w, h = box
    for left, icon in ((x + 1, "arrow_left"), (x + w - 39, "arrow_right")):
        if look.focus:
            canvas.ring(left, y + h / 2 - 13, 38, 41)
        canvas.pill(left, y + h / 2 - 13, 38, 41, None, SIDE, border=INK)
        canvas.pill(left, y + h / 2 - 13, 38, 38, None, PAPER, border=INK)
        canvas.icon(icon, 24, (left + 19, y + h / 2 + 6))


def draw_free_seat(canvas: Canvas, x: float) -> None:
    """The place of somebody who may still come: eyes in the dark, and how to sit down with what."""
    cx = x + WIDE / 2
    canvas.pill(x, TOP, WIDE, TALL, 18, SHADOW, veil(130))
    canvas.dashed_box(x, TOP, WIDE, TALL, 18, "#8C7AA0")
    canvas.eyes(cx, TOP + 100, 22, (0.35, 0.2), 0.28)
    canvas.write(_("Free seat"), "title", 24, PAPER, (cx, TOP + 172), "center", room=WIDE - 20, height=38)
    canvas.write(_("Press to sit down"), "soft", 18, "#D8C8DC", (cx, TOP + 203), "center", room=WIDE - 8, height=30)
    for n, (glyph_name, words) in enumerate((("pad_a", _("on a pad")), ("key:W", _("keys W A S D")),
                                             ("key", _("right Shift: arrow keys")))):
        y = TOP + 222 + n * 47
        canvas.pill(x + 18, y, WIDE - 36, 43, 20, PAPER)
        wide = canvas.glyph_width(glyph_name)
        canvas.glyph(glyph_name, (x + 26 + wide / 2, y + 21.5))
        _draw_way(canvas, words, x + 33 + wide, y + 21.5, WIDE - wide - 57)


def _draw_way(canvas: Canvas, words: str, x: float, y: float, room: float) -> None:
    """One line, or two where there is no room for one."""
    if canvas.width_of(words, "soft", 17) <= room:
        canvas.write(words, "soft", 17, INK, (x, y - 0.5), room=room)
        return
    smallest = canvas.frame.smallest_text / max(1.0, canvas.frame.text)
    lines = canvas.lines(words, "soft", smallest, room)[:2]
    for n, line in enumerate(lines):
        canvas.write(line, "soft", smallest, INK, (x, y - 0.5 + (n - (len(lines) - 1) / 2) * 19), room=room)
