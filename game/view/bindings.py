"""Keys and buttons as commands: what is bound at the table, what is fixed in menus, and what stands on a key."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game import bindings as data
from game.bindings import CORNERS, NONE, PAD_OFFSET, Bindings

from .commands import Device, Kind
from .i18n import N_, _
from .wait import sdl

KEYS: dict[int, Kind] = {
    pygame.K_UP: Kind.UP, pygame.K_DOWN: Kind.DOWN, pygame.K_LEFT: Kind.LEFT, pygame.K_RIGHT: Kind.RIGHT,
    pygame.K_RETURN: Kind.ACCEPT, pygame.K_KP_ENTER: Kind.ACCEPT, pygame.K_ESCAPE: Kind.BACK,
    pygame.K_AC_BACK: Kind.BACK, pygame.K_F1: Kind.HELP, pygame.K_F2: Kind.ADD,
    pygame.K_PAGEUP: Kind.PAGE_UP, pygame.K_PAGEDOWN: Kind.PAGE_DOWN, pygame.K_HOME: Kind.FIRST,
    pygame.K_END: Kind.LAST, pygame.K_PAUSE: Kind.PAUSE,
}
"""They mean this everywhere, unless at the table somebody has bound one to something else. In menus nobody can."""
MENU_KEYS: dict[int, Kind] = {pygame.K_SPACE: Kind.ACCEPT, pygame.K_p: Kind.MORE, pygame.K_x: Kind.ALT,
                              pygame.K_DELETE: Kind.ALT, pygame.K_f: Kind.FIND, pygame.K_SLASH: Kind.FIND}
SEAT_KEYS = (pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3, pygame.KSCAN_4, pygame.KSCAN_5)
HELD = frozenset({Kind.PEEK, Kind.ACCEPT, Kind.SLAP, Kind.THROW})
JOIN_ACTS = {"keys": "up", "corner": "peek", "ijkl": "up", "numpad": "up"}
"""The key of each corner that sits down, on the seats screen; the arrows themselves lead through it."""

BUTTONS: dict[int, Kind] = {
    pygame.CONTROLLER_BUTTON_A: Kind.ACCEPT, pygame.CONTROLLER_BUTTON_B: Kind.BACK,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Kind.UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN: Kind.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Kind.LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Kind.RIGHT,
    pygame.CONTROLLER_BUTTON_START: Kind.PAUSE, pygame.CONTROLLER_BUTTON_BACK: Kind.HELP,
}
"""In menus; at the table what isn't bound to anything else means this, too."""
MENU_BUTTONS: dict[int, Kind] = {
    pygame.CONTROLLER_BUTTON_X: Kind.ALT, pygame.CONTROLLER_BUTTON_Y: Kind.MORE,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Kind.PREVIOUS_TAB,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Kind.NEXT_TAB,
}

_current = [Bindings()]


def use(bindings: Bindings) -> None:
    """These are in force from now on, for whoever sits there."""
    _current[0] = bindings.seated(current().sitters)


def sit(sitters: Sequence[tuple[str, str]]) -> bool:
    """These people (device and name, the first seat first) sit there from now on. True when that changes the keys."""
    before, _current[0] = current(), current().seated(sitters)
    return current() is not before


def current() -> Bindings:
    """The bindings in force."""
    return _current[0]


def kind_of(device: str, code: int) -> Kind | None:
    """What a key (or a button plus 1) does at the table for this device."""
    act = current().acts(device).get(code)
    return Kind[act.upper()] if act else None


def corner_name(part: int) -> str:
    """``keys`` for the first corner of the keyboard."""
    return CORNERS[part - 1]


def word_of(code: int, parts: frozenset[int], game: str) -> tuple[int, str] | None:
    """Whose word a key is in that game, where these corners share the keyboard (0: nobody's of them), and which."""
    for part in sorted(parts):
        if (word := current().words(corner_name(part), game).get(code)) is not None:
            return part, word
    taken = len(parts) > 1 or any(code in current().acts(corner_name(part)) for part in parts)
    word = None if taken else current().words("keyboard", game).get(code)
    return None if word is None else (0, word)


def corner_of(code: int, parts: frozenset[int]) -> int:
    """Whose key it is where these corners share the keyboard; 0 for nobody's."""
    for part in sorted(parts):
        if code in current().acts(corner_name(part)):
            return part
    return next((part for part in sorted(parts) if code in data.DEFAULTS[corner_name(part)].values()), 0)


def joins() -> dict[int, int]:
    """The keys that sit down, and at which corner. Those of whoever comes hold while somebody sits there, too."""
    plain, parts = current().seated(()), list(enumerate(CORNERS, 1))
    return {bound.code(name, JOIN_ACTS[name]): part for bound in (current(), plain) for part, name in parts}


# ---- what stands on keys and buttons

CAPS = {
    pygame.KSCAN_UP: "@arrow_up", pygame.KSCAN_DOWN: "@arrow_down", pygame.KSCAN_LEFT: "@arrow_left",
    pygame.KSCAN_RIGHT: "@arrow_right", pygame.KSCAN_SPACE: N_("Space"), pygame.KSCAN_RETURN: N_("Enter"),
    pygame.KSCAN_ESCAPE: "Esc", pygame.KSCAN_LSHIFT: "Shift", pygame.KSCAN_RSHIFT: N_("right Shift"),
    pygame.KSCAN_LCTRL: "Ctrl", pygame.KSCAN_RCTRL: N_("right Ctrl"), pygame.KSCAN_LALT: "Alt",
    pygame.KSCAN_RALT: N_("right Alt"), pygame.KSCAN_BACKSPACE: N_("Backspace"), pygame.KSCAN_DELETE: N_("Del"),
    pygame.KSCAN_PAGEUP: N_("PgUp"), pygame.KSCAN_PAGEDOWN: N_("PgDn"),
    pygame.KSCAN_PAUSE: N_("Pause"), pygame.KSCAN_CAPSLOCK: N_("Caps"), pygame.KSCAN_TAB: "Tab",
    pygame.KSCAN_KP_ENTER: N_("Num Enter"), pygame.KSCAN_KP_PERIOD: "Num .", pygame.KSCAN_KP_PLUS: "Num +",
    pygame.KSCAN_KP_MINUS: "Num -", pygame.KSCAN_KP_MULTIPLY: "Num *", pygame.KSCAN_KP_DIVIDE: "Num /",
    pygame.KSCAN_KP_0: "Num 0", **{pygame.KSCAN_KP_1 + n: f"Num {n + 1}" for n in range(9)},
}
"""What stands on a key, where that isn't its letter."""
PAD_GLYPHS = {
    pygame.CONTROLLER_BUTTON_A: "pad_a", pygame.CONTROLLER_BUTTON_B: "pad_b", pygame.CONTROLLER_BUTTON_X: "pad_x",
    pygame.CONTROLLER_BUTTON_Y: "pad_y", pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "shoulder_left",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "shoulder_right", pygame.CONTROLLER_BUTTON_START: "pad_start",
    pygame.CONTROLLER_BUTTON_BACK: "pad_back", pygame.CONTROLLER_BUTTON_LEFTSTICK: "stick_left",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "stick_right", pygame.CONTROLLER_BUTTON_DPAD_LEFT: "key:@arrow_left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "key:@arrow_right", pygame.CONTROLLER_BUTTON_DPAD_UP: "key:@arrow_up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "key:@arrow_down", data.LEFT_TRIGGER: "key:LT", data.RIGHT_TRIGGER: "key:RT",
    data.STICK_LEFT: "key:RS ←", data.STICK_RIGHT: "key:RS →", data.STICK_UP: "key:RS ↑", data.STICK_DOWN: "key:RS ↓",
}


def key_words(code: int) -> str:
    """What stands on that key of the player's own layout: ``Z`` where QWERTY has its Y on a German keyboard."""
    name = CAPS.get(code)
    if name is not None:
        return name if name.startswith("@") else _(name)
    keycode = _keycode(code)
    return pygame.key.name(keycode).upper() if keycode else f"#{code}"


def _keycode(code: int) -> int:
    """By the layout in use."""
    library: Any = sdl()
    if library is None:
        return _US.get(code, 0)
    return int(library.SDL_GetKeyFromScancode(code))


def cap(code: int) -> str:
    """The glyph of a key."""
    return f"key:{key_words(code)}"


def glyph_of(device: str, code: int) -> str:
    """The glyph of what a device has: a key, or a button plus 1."""
    if device.startswith("pad"):
        button = code - PAD_OFFSET
        return PAD_GLYPHS.get(button, f"key:{button + 1}")
    return cap(code)


def _as_written(device: str, code: int) -> str:
    """The glyph as the sentences of the source have it: ``key:Space`` in every language."""
    name = "" if device.startswith("pad") else CAPS.get(code, "")
    return f"key:{name}" if name else glyph_of(device, code)


def profile(device: Device) -> str:
    """Whose bindings are in force: ``keyboard``, a corner's or a pad's."""
    if device.kind == "pad":
        return f"pad:{device.number if 1 <= device.number <= len(data.PADS) else 1}"
    return corner_name(device.number) if device.kind == "keyboard" and device.number else "keyboard"


def sign_of(name: str, act: str) -> str:
    """The glyph of what does that act, or says that word, on that device; empty for nothing."""
    code = current().code(name, act) if name in data.DEVICES else NONE
    return glyph_of(name, code) if code != NONE else ""


def told_truly(markup: str, device: Device) -> str:
    """A sentence that was written with the first keys of the keyboard, or buttons of a pad, shows those bound now.
    ``[#act:whistle]`` is a game's own word."""
    if "[#" not in markup:
        return markup
    name = profile(device)
    if device.kind in ("keyboard", "pad"):
        markup = _with_signs_of(name, "keyboard" if device.kind == "keyboard" else name, markup)
    return _ACT.sub(lambda found: f"[#{sign_of(name, found[1]) or 'help'}]", markup)


def _with_signs_of(name: str, plain: str, markup: str) -> str:
    """Signs of ``plain``'s first keys become those that ``name`` has now."""
    swaps = []
    for act, code in data.DEFAULTS[plain].items():
        sign, now = f"[#{_as_written(plain, code)}]", current().code(name, act)
        if sign in markup and now not in (code, NONE):
            swaps.append((sign, f"[#{glyph_of(name, now)}]"))
    for number, (sign, _now) in enumerate(swaps):
        markup = markup.replace(sign, f"\0{number}\0")
    for number, (_sign, now_sign) in enumerate(swaps):
        markup = markup.replace(f"\0{number}\0", now_sign)
    return markup


_ACT = re.compile(r"\[#act:(\w+)\]")


# ---- events

_US = {
    getattr(pygame, name): getattr(pygame, f"K_{name.removeprefix('KSCAN_').lower()}", 0)
    or getattr(pygame, f"K_{name.removeprefix('KSCAN_')}", 0)
    for name in dir(pygame) if name.startswith("KSCAN_")
}
_SCANCODES = {keycode: code for code, keycode in _US.items() if keycode}


def places(keys: Mapping[int, str]) -> dict[int, str]:
    """Keys named by what stands on a US keyboard, as scancodes."""
    return {_SCANCODES[keycode]: word for keycode, word in keys.items()}


def scancode(event: pygame.Event) -> int:
    """The key's place on the keyboard; of an event that doesn't say it, the one of a US layout."""
    return int(getattr(event, "scancode", 0) or _SCANCODES.get(event.key, 0))
