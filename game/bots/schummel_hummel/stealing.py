"""Grasshoppers: which to steal and when, and what a player notices of its own being stolen."""

from __future__ import annotations

from random import Random
from typing import Any

from game.bots.attention import Attention
from game.bots.reaction import between
from game.core.cards import Card, Seat

from .cheating import Gesture

OPEN_THEFT = 0.65
"""Chance to notice a hand at one's own grasshopper when looking straight at its player."""
EMPTY_GAP = 0.40
"""Chance to notice, when one's turn comes, that it is gone."""


def neighbour(seat: Seat, gap: int, seats: int) -> Seat:
    """Who sits on the other side of a gap."""
    return (seat + 1) % seats if gap == seat else gap


def within_reach(seat: Seat, seats: int, facts: dict[str, Any], turn: Seat) -> tuple[int, Card] | None:
    """A grasshopper between this seat and a neighbour, rather one who is busy with its turn."""
    gaps = [gap for gap in (seat, (seat - 1) % seats) if facts["grasshoppers"][gap][1] is None]
    if not gaps:
        return None
    gap = max(gaps, key=lambda gap: neighbour(seat, gap, seats) == turn)
    return gap, facts["grasshoppers"][gap][0]


def snatch(rng: Random, seat: Seat) -> Gesture:
    zone = f"lap:{seat}" if rng.random() < 0.7 else f"hand:{seat}"
    return Gesture([(between(rng, 250, 520), zone)], between(rng, 80, 180))


class Guard:
    """The two grasshoppers beside a seat: which are gone, with whom, and whether that was noticed."""

    def __init__(self, seat: Seat, seats: int) -> None:
        self._thieves = {gap: neighbour(seat, gap, seats) for gap in (seat, (seat - 1) % seats)}
        self._missing: dict[int, Seat] = {}

    def is_at(self, gap: int, thief: Seat) -> bool:
        """Whether that hand is at a grasshopper of this seat."""
        return self._thieves.get(gap) == thief

    def gone(self, gap: int, thief: Seat) -> bool:
        """A grasshopper was carried off. True if it was ours."""
        if not self.is_at(gap, thief):
            return False
        self._missing[gap] = thief
        return True

    def settled(self, gap: int) -> None:
        """It is back, or it is too late."""
        self._missing.pop(gap, None)

    def too_late(self, thief: Seat) -> None:
        for gap in [gap for gap, other in self._missing.items() if other == thief]:
            del self._missing[gap]

    def robbed_by(self, thief: Seat) -> bool:
        return thief in self._missing.values()

    def look(self, rng: Random, notice: float) -> Seat | None:
        """Look at the gaps; the thief of one that is seen to be empty."""
        for thief in self._missing.values():
            if rng.random() < EMPTY_GAP * notice:
                return thief
        return None

    def sees_theft(self, rng: Random, eyes: Attention, thief: Seat, notice: float) -> bool:
        return rng.random() < eyes.clarity(thief) * OPEN_THEFT * notice

    def forget(self) -> None:
        self._missing.clear()
