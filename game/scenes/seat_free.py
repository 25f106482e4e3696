"""Seats without anybody: the free one, those that may be free later, and those that are too many for the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.view.canvas import Canvas
from game.view.i18n import _
from game.view.theme import BOT_SLIP, DARK, FAINT, INK, PALE, PAPER, SHADOW, SLIP, veil
from game.view.widgets import Button, Look, Picture, Widget

from . import seat_devices
from .seat_parts import TALL, TOP, WIDE, least_width, left_of
from .seat_people import draw_sign_of_help

if TYPE_CHECKING:
    from .seats import SeatsScene

FIRST_WAY = 211
WAY_STEPS = ((4, 47.0), (5, 41.0), (6, 35.5))
"""From one way to sit down to the next, by how many there are."""
MOST_LINES = 3
"""Of keys."""
SIGN = 26.0
SIT = (8.0, 8.0, WIDE - 16.0, 408.0)
"""Where a click or a tap on the free card sits down, from its corner."""
OFF = 150
"""How dark somebody's card is who doesn't play this game."""
DASHES, DIM_DASHES = "#8C7AA0", "#4E4062"


class Way(NamedTuple):
    """What sits down; ``sign``: an icon for where the words have no room."""

    glyphs: list[str]
    words: str
    sign: str = ""


def widgets(scene: SeatsScene, index: int) -> list[Widget]:
    x = left_of(index)
    return [Picture("button:sit", (x + SIT[0], TOP + SIT[1], SIT[2], SIT[3]), _("Sit down"), act=scene.add_person,
                    paint=lambda canvas, look: _draw_focus(canvas, x, look)),
            Button("button:add", (x + 16, TOP + 426, WIDE - 32, 42), _("Add a bot"), icon="bot", size=19,
                   act=scene.add_bot)]


def _draw_focus(canvas: Canvas, x: float, look: Look) -> None:
    if look.focus:
        canvas.ring(x + SIT[0], TOP + SIT[1], SIT[2], SIT[3], 14)
    elif look.hover:
        canvas.pill(x + SIT[0], TOP + SIT[1], SIT[2], SIT[3], 14, None, border=FAINT, line=2)


def draw(scene: SeatsScene, canvas: Canvas, index: int) -> None:
    """The place of somebody who may still come: eyes in the dark, and how to sit down with what."""
    x = left_of(index)
    cx = x + WIDE / 2
    canvas.pill(x, TOP, WIDE, TALL, 18, SHADOW, veil(130))
    canvas.dashed_box(x, TOP, WIDE, TALL, 18, DASHES)
    canvas.eyes(cx, TOP + 84, 22, (0.35, 0.2), 0.28)
    canvas.write(_("Free seat"), "title", 24, PAPER, (cx, TOP + 152), "center", room=WIDE - 20, height=38)
    canvas.write(_("Press to sit down"), "soft", 18, PALE, (cx, TOP + 184), "center", room=WIDE - 8, height=30)
    ways = _ways(scene, canvas)
    step = next((step for most, step in WAY_STEPS if len(ways) <= most), WAY_STEPS[-1][1])
    for n, way in enumerate(ways):
        _draw_way(canvas, way, x + 17, TOP + FIRST_WAY + n * step, min(36.0, step - 3))


def _ways(scene: SeatsScene, canvas: Canvas) -> list[Way]:
    """How to sit down with what; the keys are those of corners that are free, in as many lines as they need."""
    touched = seat_devices.owner_of(scene.seats, "touch") >= 0
    keys, room = seat_devices.join_keys(scene.seats), WIDE - 68
    lines = _lines(canvas, keys, room - canvas.width_of(_("a key"), "soft", 16))
    if len(lines) > MOST_LINES:
        lines = _lines(canvas, keys, room - SIGN)
    return [Way(["mouse_left"], _("click here")), Way(["pad_a"], _("on a pad")), *map(_of_keys, lines),
            *([] if touched else [Way(["touch"], _("tap here"))])]


def _lines(canvas: Canvas, corners: dict[str, str], room: float) -> list[dict[str, str]]:
    """The keys, short ones first, as many in a line as have room."""
    lines: list[dict[str, str]] = []
    for corner in sorted(corners, key=lambda each: round(canvas.glyph_width(corners[each]), -1)):
        longer = (lines[-1] if lines else {}) | {corner: corners[corner]}
        if lines and sum(canvas.glyph_width(each) + 4 for each in longer.values()) <= room:
            lines[-1] = longer
        else:
            lines.append({corner: corners[corner]})
    return lines


def _of_keys(line: dict[str, str]) -> Way:
    """One key goes by its corner's name."""
    only = next(iter(line)) if len(line) == 1 else ""
    return Way(list(line.values()), seat_devices.words_of(only) if only else _("a key"),
               seat_devices.icon_of(only or "keyboard"))


def _draw_way(canvas: Canvas, way: Way, x: float, y: float, h: float) -> None:
    wide, most = WIDE - 34, WIDE - 34 - 24 - 8 - SIGN
    canvas.pill(x, y, wide, h, None, PAPER)
    at = x + 12
    for glyph in way.glyphs:
        glyph_wide = canvas.glyph_width(glyph, most)
        canvas.glyph(glyph, (at + glyph_wide / 2, y + h / 2), most)
        at += glyph_wide + 4
    room = x + wide - 14 - at - 8
    if least_width(canvas, way.words, "soft") <= room:
        size = canvas.fit(way.words, "soft", (18, 17, 16, 15), room)
        canvas.write(way.words, "soft", size, INK, (at + 8, y + h / 2 - 0.5), room=room, height=h)
    elif way.sign:
        canvas.icon(way.sign, SIGN, (x + wide - 14 - SIGN / 2, y + h / 2))


def draw_later(canvas: Canvas, index: int) -> None:
    """A seat that may be free after the free one."""
    x = left_of(index)
    canvas.dashed_box(x, TOP, WIDE, TALL, 18, DIM_DASHES)
    canvas.eyes(x + WIDE / 2, TOP + 200, 13, (0.3 - 0.3 * (index % 3), 0.2), 0.3)


def draw_off(scene: SeatsScene, canvas: Canvas, index: int) -> None:
    """A seat that is too many for the game: whoever sat there waits, and it says why."""
    x = left_of(index)
    place = index - len(scene.seats)
    why = scene.too_many()
    if place >= len(scene.party.waiting):
        canvas.dashed_box(x, TOP, WIDE, TALL, 18, DIM_DASHES)
        canvas.icon("close", 40, (x + WIDE / 2, TOP + 130), disc=True)
        canvas.paragraph(why, x + WIDE / 2, TOP + 186, WIDE - 40, "soft", 17, PALE, anchor="midtop", height=180)
        return
    seat = scene.party.waiting[place]
    canvas.pill(x, TOP, WIDE, TALL, 18, SLIP if seat.human else BOT_SLIP, border=INK)
    canvas.portrait(seat.animal, "asleep", 138, (x + WIDE / 2, TOP + 90), shadow=False)
    draw_sign_of_help(canvas, seat, x + WIDE / 2)
    canvas.plate(seat.animal, scene.name_of(seat), (x + WIDE / 2, TOP + 152), size=20, room=150)
    canvas.pill(x, TOP, WIDE, TALL, 18, DARK, veil(OFF))
    canvas.paragraph(why, x + WIDE / 2, TOP + 232, WIDE - 40, "soft", 18, PAPER, anchor="midtop", height=200)
