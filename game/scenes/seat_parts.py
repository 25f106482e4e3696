"""What lies on a card of the seats screen: the portrait that is turned, and the free seat."""

from __future__ import annotations

from collections.abc import Callable

from game.view.bindings import cap, corner_name, joins
from game.view.canvas import Canvas
from game.view.i18n import _
from game.view.theme import INK, PAPER, SHADOW, SIDE, on_seat_colour, seat_colour, veil
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


def draw_all_devices(canvas: Canvas, animal: str, cx: float) -> None:
    """Somebody alone has every device."""
    words = _("Mouse, keys, pad")
    size = canvas.fit(words, "title", (18, 17, 16, 15), 170)
    wide = min(170, canvas.width_of(words, "title", size)) + 54
    canvas.pill(cx - wide / 2, TOP + 196, wide, 40, None, seat_colour(animal), border=INK)
    canvas.pill(cx - wide / 2 + 5, TOP + 201, 30, 30, None, PAPER)
    canvas.icon("mouse", 24, (cx - wide / 2 + 20, TOP + 216))
    canvas.write(words, "title", size, on_seat_colour(animal), (cx - wide / 2 + 41, TOP + 215.5), room=170)


def draw_strip(canvas: Canvas, x: float, words: str, icon: str, fill: str) -> None:
    """How it stands with a person, at the foot of the card."""
    y, room = TOP + TALL - 58, WIDE - 16 - 58
    canvas.pill(x + 8, y, WIDE - 16, 46, 12, fill, border=INK)
    size = canvas.fit(words, "title", (19, 18, 17, 16, 15), room)
    total = min(room, canvas.width_of(words, "title", size)) + 38
    canvas.icon(icon, 28, (x + (WIDE - total) / 2 + 14, y + 23))
    canvas.write(words, "title", size, INK, (x + (WIDE - total) / 2 + 38, y + 22.5), room=room)


def draw_free_seat(canvas: Canvas, x: float) -> None:
    """The place of somebody who may still come: eyes in the dark, and how to sit down with what."""
    cx = x + WIDE / 2
    canvas.pill(x, TOP, WIDE, TALL, 18, SHADOW, veil(130))
    canvas.dashed_box(x, TOP, WIDE, TALL, 18, "#8C7AA0")
    canvas.eyes(cx, TOP + 82, 22, (0.35, 0.2), 0.28)
    canvas.write(_("Free seat"), "title", 24, PAPER, (cx, TOP + 146), "center", room=WIDE - 20, height=38)
    canvas.write(_("Press to sit down"), "soft", 18, "#D8C8DC", (cx, TOP + 174), "center", room=WIDE - 8, height=30)
    for n, (glyphs, words) in enumerate(_ways()):
        y = TOP + 194 + n * 43
        canvas.pill(x + 14, y, WIDE - 28, 40, 19, PAPER)
        right = x + 19
        for glyph_name in glyphs:
            wide = canvas.glyph_width(glyph_name)
            canvas.glyph(glyph_name, (right + wide / 2, y + 20.5))
            right += wide + 4
        _draw_way(canvas, words, right + 3, y + 20, x + WIDE - 20 - right)


def _ways() -> list[tuple[tuple[str, ...], str]]:
    """How to sit down with what; the keys are those of the four corners."""
    keys = {corner_name(part): cap(code) for code, part in joins().items() if code}
    letters = tuple(keys[name] for name in ("keys", "ijkl") if name in keys)
    return [(("pad_a",), _("on a pad")), (letters, _("a key")),
            (("keys_right",), _("{key}: arrow keys").format(key=_words(keys, "corner"))),
            (("key",), _("{key}: number pad").format(key=_words(keys, "numpad")))]


def _words(keys: dict[str, str], corner: str) -> str:
    return keys.get(corner, "").removeprefix("key:")


def _draw_way(canvas: Canvas, words: str, x: float, y: float, room: float) -> None:
    """One line, or two where there is no room for one."""
    if canvas.width_of(words, "soft", 17) <= room:
        canvas.write(words, "soft", 17, INK, (x, y - 0.5), room=room)
        return
    smallest = canvas.frame.smallest_text / max(1.0, canvas.frame.text)
    lines = canvas.lines(words, "soft", smallest, room)[:2]
    for n, line in enumerate(lines):
        canvas.write(line, "soft", smallest, INK, (x, y - 0.5 + (n - (len(lines) - 1) / 2) * 19), room=room)
