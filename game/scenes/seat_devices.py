"""Who plays with what: a press on an unused device sits down, and what a device is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.bindings import ACTS, CORNERS, NONE, SCANCODES
from game.settings import SeatSetting
from game.view.bindings import JOIN_ACTS, cap, corner_name, current, joins, key_words
from game.view.commands import TOUCH, Device, Kind, glyph
from game.view.i18n import _

ICONS = {"": "mouse", "mouse": "mouse", "touch": "touch", "keyboard": "key", "keys": "keys_left",
         "corner": "keys_right", "ijkl": "keys_middle", "numpad": "keys_numbers", "pad": "gamepad"}
ENTERS = (SCANCODES["return"], SCANCODES["kpenter"])
ON_CARD = {"name": ("back", "turn"), "help": ("accept", "accuse"), "leave": ("down", "draw")}
"""What somebody does on their own card, and whose key does it in a corner of the keyboard: that of the first act that
has one. Anybody's Enter deals, so it does nothing else."""
PAD_ON_CARD = {"name": Kind.MORE, "help": Kind.ALT, "leave": Kind.BACK, "deal": Kind.PAUSE}


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


def means(device: str, kind: Kind) -> str:
    """What a command of an own device does on their card: ``name``, ``help``, ``leave``, ``deal``, or nothing."""
    if device.startswith("pad"):
        return next((what for what, own in PAD_ON_CARD.items() if own is kind), "")
    act = kind.name.lower()
    if device not in CORNERS or act not in ACTS:
        return ""
    if act == "pause" or current().code(device, act) in ENTERS:
        return "deal"
    return next((what for what in ON_CARD if _act(device, what) == act), "")


def _act(corner: str, what: str) -> str:
    codes = {act: current().code(corner, act) for act in ON_CARD[what]}
    return next((act for act, code in codes.items() if code != NONE and code not in ENTERS), "")


def glyph_on_card(device: str, what: str) -> str:
    """What does it: a key of the corner, a button of the pad, a tap, else a click."""
    if device.startswith("pad"):
        return glyph(PAD_ON_CARD[what], Device("pad"))
    if device in CORNERS and _act(device, what):
        return key_glyph(device, _act(device, what))
    return "touch" if device == "touch" else "mouse_left"


def chooses_with(device: str) -> str:
    """What takes a letter that is chosen on the own card."""
    if device.startswith("pad"):
        return glyph(Kind.ACCEPT, Device("pad"))
    code = current().code(device, "accept") if device in CORNERS else NONE
    return cap(code) if code else ""


def key_glyph(corner: str, act: str) -> str:
    """The key of an act in a corner, as short as it can be told there: the number pad's digits alone."""
    code = current().code(corner, act)
    return cap(code).replace("key:Num ", "key:") if code else ""


def join_keys(seats: Sequence[SeatSetting]) -> dict[str, str]:
    """The corners where nobody sits yet, and the key that sits down there."""
    keys = {part: code for code, part in reversed(joins().items()) if code}
    return {corner_name(part): cap(keys[part]) for part in sorted(keys) if owner_of(seats, corner_name(part)) < 0}


def in_menus(device: str, kind: Kind) -> Kind:
    """What a command of somebody's own device means where letters or rows are chosen: the key that sits down is one
    of the corner's own as well."""
    return Kind[JOIN_ACTS[device].upper()] if kind is Kind.JOIN else kind


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
