"""A gaze that wanders, is drawn by motion, and lapses.

What a player notices depends on where it looks and on how plain the thing is. The gaze rests on one of the
seats or on :data:`PILES`, :data:`HAND` (its own) or :data:`AWAY` (nothing is seen).
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.core.cards import Seat

PILES = -1
HAND = -2
AWAY = -3

SACCADE_MS = (150, 300)
REST_MS = (400, 1_500)
GLANCE_MS = (250, 550)


class Habits(NamedTuple):
    """How a gaze is spread: chances, the rest goes to the other seats."""

    lapse: float
    hand: float
    piles: float
    calm: float = 1.0
    """How much longer than a Watchman's each look rests."""


class Attention:
    """The eyes of one seat. All chance comes from the player's own generator."""

    def __init__(self, seat: Seat, seats: int, rng: Random) -> None:
        self.seat = seat
        self.focus = HAND
        self.until = 0
        """When the gaze moves on (ms)."""
        self._others = [(seat + step) % seats for step in range(1, seats)]
        self._rng = rng
        self._drawn_to = AWAY
        self._zones = {PILES: "discard", HAND: f"hand:{seat}", AWAY: "off"} | {s: f"seat:{s}" for s in range(seats)}

    @property
    def zone(self) -> str:
        """The name of the zone that the eyes rest on; ``off`` when they are nowhere on the table."""
        return self._zones[self.focus]

    def look_around(self, now: int, habits: Habits, suspicion: list[float]) -> None:
        """Move the gaze if its time has come: to what drew it, or where habit leads."""
        if now < self.until:
            return
        if self._drawn_to != AWAY:
            self.focus, self._drawn_to = self._drawn_to, AWAY
        else:
            self.focus = self._wander(habits, suspicion)
        least, most = GLANCE_MS if self.focus == HAND else REST_MS
        u = self._rng.random()
        self.until = now + int((least + (most - least) * u * u) * habits.calm)

    def turn_to(self, now: int, to: int) -> None:
        """Mean to look there next, after the time an eye takes."""
        least, most = SACCADE_MS
        self._drawn_to = to
        self.until = min(self.until, now + int(least + (most - least) * self._rng.random()))

    def drawn(self, now: int, to: int, chance: float) -> bool:
        """Something moved there; the gaze may follow. True if it will."""
        if self.focus in (to, AWAY) or self._drawn_to == to or self._rng.random() >= chance:
            return False
        self.turn_to(now, to)
        return True

    def clarity(self, place: int) -> float:
        """How well something at a seat or on the piles is seen now: 1 in the middle of the gaze."""
        focus = self.focus
        if focus == place:
            return 1.0
        if focus == AWAY:
            return 0.0
        if focus == HAND:
            return 0.12
        return 0.3 if PILES in (focus, place) else 0.2

    def _wander(self, habits: Habits, suspicion: list[float]) -> int:
        lapse, hand, piles, _ = habits
        u = self._rng.random()
        if u < lapse:
            return AWAY
        u -= lapse
        if u < hand:
            return HAND
        u -= hand
        return PILES if u < piles else self._a_seat(suspicion)

    def _a_seat(self, suspicion: list[float]) -> Seat:
        """Another seat, suspects first, but rarely the same twice."""
        weights = [(0.2 if other == self.focus else 1.0) * suspicion[other] for other in self._others]
        u = self._rng.random() * sum(weights)
        for other, weight in zip(self._others, weights, strict=True):
            u -= weight
            if u < 0:
                return other
        return self._others[-1]
