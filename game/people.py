"""Who sat last with which device, and which names were typed: plain data, kept in the settings."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from game.seat_help import NO_HELP, Help, help_from

FIRST_NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
"""Until somebody types another one."""
MOST_GUESTS, MOST_NAMES = 24, 12
LONGEST_NAME, LONGEST_DEVICE = 200, 100


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who sat here."""

    name: str
    animal: str
    help: Help = NO_HELP


@dataclass(frozen=True, slots=True)
class People:
    """It never changes; every change is another one.

    ``guests``: what tells a device apart, and who sat with it, the latest first. A pad is told apart by what its maker
    says it is and its place among those of its kind, anything else by its name. ``names``: those that somebody typed,
    the latest first.
    """

    guests: tuple[tuple[str, Guest], ...] = ()
    names: tuple[str, ...] = ()

    def at(self, device: str) -> Guest | None:
        """Who sat with it last."""
        return next((guest for known, guest in self.guests if known == device), None)

    def sat(self, device: str, guest: Guest) -> People:
        others = tuple(each for each in self.guests if each[0] != device)
        return People(((device, guest), *others)[:MOST_GUESTS], self.names)

    def named(self, name: str) -> People:
        others = tuple(each for each in self.names if each != name)
        return People(self.guests, (name, *others)[:MOST_NAMES])

    def free_name(self, taken: Collection[str]) -> str:
        """For somebody new: a name that was typed here, one that no known device stands for first; else another."""
        known = {guest.name for _device, guest in self.guests}
        typed = sorted(self.names, key=lambda name: name in known)
        return next((name for name in (*typed, *FIRST_NAMES) if name not in taken), FIRST_NAMES[0])


def restored(data: Any, animals: Collection[str]) -> People:
    """What a file says. Raises ValueError with what is wrong and where, KeyError or TypeError for anything else."""
    if not isinstance(data, dict) or not set(data) <= {"guests", "names"}:
        raise ValueError("people: guests and names")
    guests, names = data.get("guests", []), data.get("names", [])
    if not isinstance(guests, list) or not isinstance(names, list):
        raise ValueError("people: lists of guests and names")
    found = [(_text(device, LONGEST_DEVICE, "guests"), _guest(guest, animals)) for device, guest in guests]
    return People(tuple(found)[:MOST_GUESTS], tuple(_text(name, LONGEST_NAME, "names") for name in names)[:MOST_NAMES])


def _guest(data: Any, animals: Collection[str]) -> Guest:
    if data["animal"] not in animals:
        raise ValueError(f"people.guests: {str(data['animal'])[:30]!r} isn't an animal")
    return Guest(_text(data["name"], LONGEST_NAME, "guests"), str(data["animal"]), help_from(data.get("help", {})))


def _text(value: Any, longest: int, where: str) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= longest:
        raise ValueError(f"people.{where}: a text of at most {longest} characters")
    return value
