"""Who plays with what: a press on an unused device sits down, and what a device is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.bindings import CORNERS
from game.settings import SeatSetting
from game.view.bindings import corner_name, current, key_words
from game.view.commands import TOUCH, Device
from game.view.i18n import _

ICONS = {"": "mouse", "mouse": "mouse", "touch": "touch", "keyboard": "key", "keys": "keys_left",
         "corner": "keys_right", "ijkl": "key", "numpad": "key", "pad": "gamepad"}


def name_of(device: Device) -> str:
    """As a seat's setting spells it; empty for what everybody shares."""
    if device.kind == "pad":
        return f"pad:{device.number}"
    if device == TOUCH:
        return "touch"
    return corner_name(device.number) if device.kind == "keyboard" and device.number else ""


def words_of(device: str) -> str:
    kind, _colon, number = device.partition(":")
    if kind == "pad":
        return _("Pad {n}").format(n=number)
    if kind in ("keys", "ijkl"):
        return arrows_of(kind)
    return {"": _("Shared mouse"), "mouse": _("Mouse"), "touch": _("Touch"), "keyboard": _("Keyboard"),
            "corner": _("Arrow keys"), "numpad": _("Number pad")}[kind]


def arrows_of(corner: str) -> str:
    """What stands on the keys that choose: ``W A S D``, or ``Z Q S D`` in France."""
    codes = (current().code(corner, act) for act in ("up", "left", "down", "right"))
    return " ".join(key_words(code) if code else "–" for code in codes)


def icon_of(device: str) -> str:
    return ICONS[device.partition(":")[0]]


def choices(seats: Sequence[SeatSetting], index: int, pads: Sequence[int]) -> list[str]:
    """What this person may play with: what is there and nobody else has."""
    taken = {seat.device for i, seat in enumerate(seats) if i != index and seat.human and seat.device}
    known = ["", "mouse", "touch", *CORNERS, *(f"pad:{number}" for number in pads)]
    own = seats[index].device
    return [device for device in dict.fromkeys([*known, own]) if device not in taken]


def owner_of(seats: Sequence[SeatSetting], device: str) -> int:
    """The seat that has this device, or -1."""
    return next((i for i, seat in enumerate(seats) if seat.human and device and seat.device == device), -1)


def without_devices(seats: Sequence[SeatSetting]) -> tuple[SeatSetting, ...]:
    """Somebody alone has them all."""
    alone = sum(seat.human for seat in seats) == 1
    return tuple(replace(seat, device="") if alone or not seat.human else seat for seat in seats)


def sharing(seats: Sequence[SeatSetting]) -> list[SeatSetting]:
    """People without a device of their own; one of them alone has the mouse."""
    people = [seat for seat in seats if seat.human and not seat.device]
    return people if len(people) > 1 or any(seat.device == "mouse" for seat in seats if seat.human) else []


def lost(seats: Sequence[SeatSetting], pads: Sequence[int]) -> list[SeatSetting]:
    """People whose pad isn't attached."""
    return [seat for seat in seats if seat.human and seat.device.startswith("pad") and int(seat.device[4:]) not in pads]
