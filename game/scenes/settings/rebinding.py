"""A key is chosen anew: it waits for a press, and says who has that key already."""

from __future__ import annotations

from typing import NamedTuple

from game.bindings import NONE, PADS, Bindings, Use, may_bind
from game.scenes.seat_devices import words_of
from game.view.i18n import _
from game.view.text import clean_name

from .key_table import act_within, key_words_of

WAIT_MS = 5000


class Conflict(NamedTuple):
    """A key that two acts would have; nothing is changed yet."""

    device: str
    act: str
    code: int
    other: Use
    name: str = ""
    """Whose key it would be; empty for everybody's."""

    def sentence(self) -> str:
        key, act, other = key_words_of(self.device, self.code), act_within(self.act), act_within(self.other.act)
        if self.other.name and self.other.name != self.name:
            return _("{key} is {one}, but {name} has it for: {other}.").format(
                key=key, one=act, name=clean_name(self.other.name), other=other)
        if self.other.device != self.device:
            other = _("{act} of {device}").format(act=other, device=words_of(self.other.device))
        return _("{key} is {one} and {other}.").format(key=key, one=act, other=other)


class Rebinding:
    """What is going on with the keys of the shown device."""

    def __init__(self) -> None:
        self.waits: tuple[str, str] | None = None
        """Device and act whose key is waited for."""
        self.until_ms = 0
        self.conflict: Conflict | None = None
        self.note = ""

    def begin(self, device: str, act: str, now_ms: int) -> None:
        self.waits, self.until_ms = (device, act), now_ms + WAIT_MS
        self.conflict, self.note = None, ""

    def leave(self) -> None:
        """The old key stays."""
        self.waits, self.conflict, self.note = None, None, ""

    def left_s(self, now_ms: int) -> int:
        return max(0, -(-(self.until_ms - now_ms) // 1000))

    def press(self, bindings: Bindings, device: str, code: int, name: str = "") -> Bindings | None:
        """A key or button was pressed on a device (``keyboard`` for all keys). The changed bindings, if they are:
        of that person, or for everybody."""
        if self.waits is None:
            return None
        whose, act = self.waits
        if (whose in PADS) != (device in PADS) or (whose in PADS and whose != device):
            self.note = _("That is another device. Press something on {device}.").format(device=words_of(whose))
            return None
        if not may_bind(whose, code):
            self.note = _("This key belongs to the menus.")
            return None
        self.waits, self.note = None, ""
        clash = bindings.clash(whose, act, code)
        if clash is not None:
            self.conflict = Conflict(whose, act, code, clash, name)
            return None
        return bindings.bound(whose, act, code, name)

    def swap(self, bindings: Bindings) -> Bindings:
        """Each gets the other's key."""
        assert self.conflict is not None
        device, act, code, _other, name = self.conflict
        self.leave()
        return bindings.swapped(device, act, code, name)

    def clear(self, bindings: Bindings, device: str, act: str, name: str = "") -> Bindings:
        """This act has no key of its own any more."""
        self.leave()
        return bindings.bound(device, act, NONE, name)
