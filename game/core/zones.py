"""Zones: the named places where a hand can be. Pixels belong to the view."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from .actions import NOBODY
from .cards import Seat

SEAT_ZONES = ("hand", "seat", "lap", "shoulder", "sleeve", "gap", "worm", "place", "pile", "garden")
TABLE_ZONES = ("draw", "discard", "slip", "pollen", "tim", "display", "table", "off")
NUMBERED_ZONES = {"meadow": 5}
"""Kinds of which a table has several, counted from 0: ``meadow:4``. A card may lie in each, in a pile of that name."""


class Zone(NamedTuple):
    """A zone's kind and the seat it belongs to, if any."""

    kind: str
    seat: Seat = NOBODY
    """:data:`~game.core.actions.NOBODY` for what belongs to the table, numbered or not."""


@cache
def zones(seats: int) -> Mapping[str, Zone]:
    """Every zone of a table for so many seats, by name: ``lap:2``, ``discard``."""
    own = {f"{kind}:{seat}": Zone(kind, seat) for kind in SEAT_ZONES for seat in range(seats)}
    numbered = {f"{kind}:{n}": Zone(kind) for kind, count in NUMBERED_ZONES.items() for n in range(count)}
    return own | {kind: Zone(kind) for kind in TABLE_ZONES} | numbered
