"""Who sits at a match: for its record, and from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.record import HUMAN, Record
from game.settings import CHARACTERS, MatchSettings, SeatSetting, character

if TYPE_CHECKING:
    from game.album import Summary


def allowances(seats: Sequence[SeatSetting]) -> tuple[int, ...]:
    """Each seat's reaction allowance (ms), for the record; nothing where nobody has one."""
    found = tuple(seat.help.allow_ms for seat in seats)
    return found if any(found) else ()


def as_allowed(seats: tuple[SeatSetting, ...], allow: Sequence[int]) -> tuple[SeatSetting, ...]:
    """The same seats with the allowances that a match was dealt with, whatever has been chosen since."""
    found = allow or [0] * len(seats)
    return tuple(replace(seat, help=replace(seat.help, allow_ms=ms)) for seat, ms in zip(seats, found, strict=True))


def company_of(record: Record, settings: MatchSettings) -> tuple[SeatSetting, ...]:
    """Who sits at a match that is dealt or goes on, and with what; a scenario gives its players other names."""
    if tuple(record.players) == settings.names:
        return settings.seats
    if record.setup is not None and record.kinds == [seat.player for seat in settings.seats]:
        return tuple(replace(seat, name=name) for seat, name in zip(settings.seats, record.players, strict=True))
    return seats_of(record)


def seats_of(record: Record | Summary) -> tuple[SeatSetting, ...]:
    """Who sat where, from a record or its summary: each bot keeps its animal, no two at the table are the same."""
    favourites = [None if kind == HUMAN else character(kind.partition(":")[0]).animal for kind in record.kinds]
    free = [each.animal for each in reversed(CHARACTERS) if each.animal not in favourites]
    taken: set[str] = set()
    seats = []
    for name, kind, favourite in zip(record.players, record.kinds, favourites, strict=True):
        animal = favourite if favourite and favourite not in taken else free.pop(0)
        taken.add(animal)
        seats.append(SeatSetting(kind, name, animal))
    return tuple(seats)
