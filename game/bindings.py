"""Which key and which button does what at the table, for each device: plain data, kept in the settings.

A key is its place on the keyboard (SDL's scancode, the number of the USB standard), so that W A S D lie where they
should on every layout. A device has one key for each act; 0 is none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

MOVES = ("left", "right", "up", "down")
CHEATS = ("lap", "shoulder", "sleeve", "slip")
ACTS = (*MOVES, "accept", "back", "peek", "slap", "accuse", "object", "draw", "turn", "steal", "throw", *CHEATS,
        "pause", "help")
"""All that a hand can be told by a key."""
CORNERS = ("keys", "corner", "ijkl", "numpad")
"""Four people share a keyboard: W A S D, the arrows, I J K L, the number pad. Their numbers count from 1."""
PADS = tuple(f"pad:{number}" for number in range(1, 10))
DEVICES = ("keyboard", *CORNERS, *PADS)
"""``keyboard``: all of it, for somebody who doesn't share it."""

NONE = 0
ESCAPE, TAB, F1, F12, PRINT_SCREEN = 41, 43, 58, 69, 70
GUI = (227, 231)
RESERVED = frozenset({ESCAPE, TAB, *range(F1, F12 + 1), PRINT_SCREEN, *GUI})
"""The menus' own keys and the system's: they can't be lost."""
MOST_SCANCODE = 511
LEFT_TRIGGER, RIGHT_TRIGGER = 64, 65
"""Triggers count as buttons, numbered beyond any that SDL has."""
PAD_BUTTONS = (*range(21), LEFT_TRIGGER, RIGHT_TRIGGER)
PAD_OFFSET = 1
"""SDL's button 0 is A: a binding is the button plus 1."""


def _letters(text: str) -> dict[str, int]:
    return {letter: 4 + ord(letter) - ord("a") for letter in text}


SCANCODES: dict[str, int] = _letters("abcdefghijklmnopqrstuvwxyz") | {
    "1": 30, "2": 31, "3": 32, "4": 33, "5": 34, "6": 35, "7": 36, "8": 37, "9": 38, "0": 39, "return": 40,
    "backspace": 42, "space": 44, "-": 45, "=": 46, "[": 47, "]": 48, "\\": 49, ";": 51, "'": 52, ",": 54, ".": 55,
    "/": 56, "delete": 76, "right": 79, "left": 80, "down": 81, "up": 82, "kp/": 84, "kp*": 85, "kp-": 86, "kp+": 87,
    "kpenter": 88, "kp1": 89, "kp2": 90, "kp3": 91, "kp4": 92, "kp5": 93, "kp6": 94, "kp7": 95, "kp8": 96, "kp9": 97,
    "kp0": 98, "kp.": 99, "lshift": 225, "rctrl": 228, "rshift": 229,
}
"""By what stands on a US keyboard; only to write the defaults down."""


def _keys(acts: str) -> dict[str, int]:
    pairs = (pair.split("=", 1) for pair in acts.split())
    return {act: SCANCODES[key] for act, key in pairs}


_PAD = {
    "left": 13, "right": 14, "up": 11, "down": 12, "accept": 0, "back": 1, "peek": 9, "slap": 10, "accuse": 2,
    "object": 3, "draw": 7, "turn": 8, "lap": LEFT_TRIGGER, "shoulder": RIGHT_TRIGGER, "pause": 6, "help": 4,
}
DEFAULTS: dict[str, dict[str, int]] = {
    "keyboard": _keys("left=left right=right up=up down=down accept=return back=backspace peek=v slap=space accuse=c "
                      "object=o draw=d turn=t steal=g throw=f lap=q shoulder=w sleeve=e slip=r pause=p"),
    "keys": _keys("left=a right=d up=w down=s accept=e back=q peek=lshift slap=space accuse=c object=x draw=r turn=t "
                  "steal=f throw=g lap=1 shoulder=2 sleeve=3 slip=4"),
    "corner": _keys("left=left right=right up=up down=down accept=return back=backspace peek=rshift slap=rctrl "
                    "accuse=. object=/ draw=delete turn=, steal=' throw=; lap=[ shoulder=] sleeve=\\ slip=="),
    "ijkl": _keys("left=j right=l up=i down=k accept=o back=u peek=m slap=n accuse=p object=b draw=y turn=h steal=6 "
                  "throw=- lap=7 shoulder=8 sleeve=9 slip=0"),
    "numpad": _keys("left=kp4 right=kp6 up=kp8 down=kp2 accept=kp5 back=kp0 peek=kp+ slap=kpenter accuse=kp- "
                    "object=kp. draw=kp* turn=kp/ lap=kp7 shoulder=kp9 sleeve=kp1 slip=kp3"),
    **{pad: {act: button + PAD_OFFSET for act, button in _PAD.items()} for pad in PADS},
}
"""One hand manages each corner, and each act is one key: a keyboard that delivers two keys is enough for one person.
What a device has no default for is done by choosing and carrying."""


class Clash(NamedTuple):
    """Another act has that key already."""

    device: str
    act: str


class Bindings:
    """What was changed on top of :data:`DEFAULTS`. It never changes; every change is another one."""

    def __init__(self, changed: Mapping[str, Mapping[str, int]] | None = None) -> None:
        self.changed = {
            device: kept for device, acts in (changed or {}).items()
            if (kept := {act: code for act, code in acts.items() if code != DEFAULTS[device].get(act, NONE)})
        }
        self._codes = {device: {act: self.changed.get(device, {}).get(act, DEFAULTS[device].get(act, NONE))
                                for act in ACTS} for device in DEVICES}
        self._acts = {device: {code: act for act, code in codes.items() if code != NONE}
                      for device, codes in self._codes.items()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bindings) and other.changed == self.changed

    def __hash__(self) -> int:
        return hash(repr(sorted(self.changed.items())))

    def code(self, device: str, act: str) -> int:
        """The key of that act, or :data:`NONE`."""
        return self._codes[device][act]

    def acts(self, device: str) -> Mapping[int, str]:
        """What each key of a device does."""
        return self._acts[device]

    def bound(self, device: str, act: str, code: int) -> Bindings:
        """With another key for an act. Others that have it keep it, too: see :meth:`clash`."""
        own = self._codes[device] | {act: code}
        return Bindings({**self.changed, device: own})

    def clash(self, device: str, act: str, code: int) -> Clash | None:
        """Who else has that key, of those that are used at one moment: this device, and the other corners."""
        together = CORNERS if device in CORNERS else (device,)
        for each in (device, *(other for other in together if other != device)):
            for other, taken in self._codes[each].items():
                if taken == code != NONE and (each, other) != (device, act):
                    return Clash(each, other)
        return None

    def swapped(self, device: str, act: str, code: int) -> Bindings:
        """With that key for the act, and the act's old key for whoever had it."""
        clash, old = self.clash(device, act, code), self._codes[device][act]
        found = self if clash is None else self.bound(clash.device, clash.act, old)
        return found.bound(device, act, code)

    def reset(self, device: str) -> Bindings:
        return Bindings({each: acts for each, acts in self.changed.items() if each != device})


def may_bind(device: str, code: int) -> bool:
    """Whether this device has such a key, and menus don't need it."""
    if device in PADS:
        return code - PAD_OFFSET in PAD_BUTTONS
    return 0 < code <= MOST_SCANCODE and code not in RESERVED


def restored(data: object) -> Bindings:
    """What a file says. Raises ValueError with what is wrong and where."""
    if not isinstance(data, dict):
        raise ValueError("bindings: a table of devices")
    for device, acts in data.items():
        if device not in DEVICES or not isinstance(acts, dict):
            raise ValueError(f"bindings: {str(device)[:30]!r} isn't a device with its keys")
        for act, code in acts.items():
            if act not in ACTS or type(code) is not int or code != NONE and not may_bind(device, code):
                raise ValueError(f"bindings.{device}.{str(act)[:30]}: {str(code)[:30]!r} isn't a key for that")
    found = Bindings(data)
    for device in DEVICES:
        for act in ACTS:
            clash = found.clash(device, act, found.code(device, act))
            if clash is not None:
                raise ValueError(f"bindings.{device}: one key for {act} and {clash.act}")
    return found
