"""The card of a person on the seats screen: what they can do there, by their own device and by the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bindings import CORNERS
from game.settings import SeatSetting
from game.view.canvas import Canvas
from game.view.commands import TOUCH, Kind, glyph
from game.view.i18n import _
from game.view.theme import INK, READY, SLIP, WAITING, WARNING, seat_colour
from game.view.widgets import Widget

from . import seat_devices
from .seat_parts import (
    INSIDE,
    TALL,
    TOP,
    WIDE,
    DevicePill,
    Flip,
    Row,
    Strip,
    StripButton,
    draw_arrows,
    draw_device,
    draw_strip,
    left_of,
    strip_box,
)
from .settings.seat_help import help_words

if TYPE_CHECKING:
    from .seats import SeatsScene

ROWS, ROW_STEP = TOP + 255, 48
KINDS_ALONE = {"name": Kind.MORE, "help": Kind.ALT}
"""What somebody alone presses, on a keyboard or a pad."""


def widgets(scene: SeatsScene, index: int) -> list[Widget]:
    """In reading order; while letters or help lie on the card, they take the place of its rows."""
    seat, alone = scene.seats[index], scene.alone
    found: list[Widget] = [portrait(scene, index)]
    if scene.who(index) in scene.choosing.editors:
        return found
    if not alone:
        found.append(_device(scene, index))
    words = help_words(seat.help) if seat.help.some else _("help: off")
    for n, (what, says, act) in enumerate((("name", _("name"), lambda: scene.rename(index)),
                                           ("help", words, lambda: scene.help_for(index)),
                                           ("away", _("stand up"), lambda: scene.stand_up(index)))):
        may = what != "away" or not alone
        found.append(Row(f"button:{what}:{index}", (left_of(index) + INSIDE + 5, ROWS + ROW_STEP * n, 199, 38), says,
                         glyph=_glyph(scene, index, {"away": "leave"}.get(what, what)), enabled=may,
                         why="" if may else _("Somebody has to sit at the table."), act=act))
    if not alone:
        found.append(StripButton(f"button:ready:{index}", strip_box(index), strip(scene, index).words,
                                 now=strip(scene, index), act=lambda: scene.again(index)))
    return found


def portrait(scene: SeatsScene, index: int) -> Widget:
    """The portrait between its arrows, of people and of bots."""
    box, seat = (left_of(index) + 6, TOP + 18, WIDE - 12, 132), scene.seats[index]
    own = seat.device if seat.human and seat.device in CORNERS else ""
    glyphs = (seat_devices.key_glyph(own, "left"), seat_devices.key_glyph(own, "right")) if own else ("", "")
    way, busy = scene.choosing.way(scene.who(index)), scene.who(index) in scene.choosing.editors
    return Flip(f"field:animal:{index}", box, _("Animal of {name}").format(name=scene.shown_name(index)),
                turn=lambda step: scene.turn(index, step),
                paint=lambda canvas, look: None if busy else draw_arrows(canvas, look, box, glyphs, way))


def _device(scene: SeatsScene, index: int) -> Widget:
    found, own = seat_devices.choices(scene.seats, index, scene.pads), scene.seats[index].device
    return DevicePill(f"field:device:{index}", (left_of(index) + 8, TOP + 198, WIDE - 16, 40), _("Plays with"),
                      icon=seat_devices.icon_of(own), choices=[seat_devices.words_of(each) for each in found],
                      index=found.index(own), animal=scene.seats[index].animal,
                      change=lambda choice: scene.equip(index, found[choice]))


def _glyph(scene: SeatsScene, index: int, what: str) -> str:
    """What does that on this person's own device; somebody alone has all of them."""
    device = scene.seats[index].device
    if scene.alone:
        used = scene.device
        if used.kind == "mouse":
            return "touch" if used == TOUCH else "mouse_left"
        return glyph(KINDS_ALONE[what], used) if what in KINDS_ALONE else ""
    if device == scene.leader and device.startswith("pad") and what == "leave":
        return glyph(Kind.ACCEPT, scene.device)  # B goes back: it leads through the screen
    return seat_devices.glyph_on_card(device, what)


def strip(scene: SeatsScene, index: int) -> Strip:
    """How it stands with a person."""
    seat, who = scene.seats[index], scene.who(index)
    if scene.choosing.asked(who):
        return Strip(_("again to leave"), "warning", WARNING)
    if who in scene.choosing.editors:
        own = seat_devices.chooses_with(seat.device)
        if own:
            return Strip(scene.choosing.editors[who].offers(), own, WAITING)
    if scene.choosing.chooses(who):
        return Strip(_("choosing …"), "clock", WAITING)
    if seat in seat_devices.lost(scene.seats, scene.pads):
        return Strip(_("pad is missing"), "warning", WARNING)
    if scene.tile.races and seat in seat_devices.sharing(scene.seats):
        return Strip(_("no own device"), "warning", WAITING)
    return Strip(_("Ready"), "check", READY)


def mood(scene: SeatsScene, index: int) -> str:
    who = scene.who(index)
    if scene.choosing.asked(who):
        return "innocent"
    return "sly" if scene.choosing.chooses(who) else "happy"


def draw(scene: SeatsScene, canvas: Canvas, index: int) -> None:
    """The card below its widgets."""
    seat, x, who = scene.seats[index], left_of(index), scene.who(index)
    if scene.choosing.chooses(who):
        canvas.ring(x, TOP, WIDE, TALL, 18, colour=seat_colour(seat.animal))
    canvas.slip(x, TOP, WIDE, TALL, SLIP, 18)
    canvas.portrait(seat.animal, mood(scene, index), 138, (x + WIDE / 2, TOP + 90))
    draw_sign_of_help(canvas, seat, x + WIDE / 2)
    editor = scene.choosing.editors.get(who)
    if editor is None:
        canvas.plate(seat.animal, scene.shown_name(index), (x + WIDE / 2, TOP + 152), size=20, room=150)
    if scene.alone:
        draw_device(canvas, seat.animal, _("Mouse, keys, pad"), "mouse", (x + WIDE / 2, TOP + 218), WIDE - 4)
    if scene.alone or editor is not None:
        draw_strip(canvas, x, strip(scene, index))


def draw_sign_of_help(canvas: Canvas, seat: SeatSetting, cx: float) -> None:
    if seat.help.some:
        canvas.disc(cx - 58, TOP + 42, 16, border=INK)
        canvas.icon("plus", 23, (cx - 58, TOP + 42))


