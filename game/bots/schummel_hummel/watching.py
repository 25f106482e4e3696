"""The Watchman's eye: what it notices of other hands, and when it takes fright at nothing."""

from __future__ import annotations

from random import Random

from game.bots.attention import PILES, Attention
from game.bots.characters import Character, Skill
from game.bots.memory import Memory
from game.core.cards import Seat
from game.core.events import HandMoved

PLAIN_TO_SEE = {"lap": 0.75, "shoulder": 1.0, "sleeve": 0.65, "slip": 0.65}
"""Chance to notice the act when looking straight at it, by how it is done."""
BIG_MOTION = {"lap": 0.40, "shoulder": 0.75, "sleeve": 0.28, "slip": 0.20}
"""Chance that the motion draws the gaze."""
NOTHING = 0
AWAKE = 1
CALL = 2
RETURNED = 3


class Watch:
    """Follows the hands of the others while its player is Watchman. It keeps what was noticed, no more."""

    def __init__(self, seats: int, eyes: Attention, memory: Memory, character: Character, skill: Skill,
                 rng: Random) -> None:
        self._eyes = eyes
        self._memory = memory
        self._rng = rng
        self._sharp = skill.watch * (0.75 + 0.25 * character.alertness)
        self._fright = skill.false_alarm * (0.5 + character.nerves)
        self._over = [""] * seats
        """The hiding place over which each hand was last seen or could have been seen."""
        self._toying = [False] * seats
        """A card was carried over the table and not laid."""
        self._kinds: dict[str, str] = {"slip": "slip"}
        for seat in range(seats):
            self._kinds |= {f"{kind}:{seat}": kind for kind in ("lap", "shoulder", "sleeve")}

    def see(self, event: HandMoved) -> int:
        """Another hand moved. :data:`CALL`: that was a cheat, it seems; :data:`RETURNED`: it was none after all."""
        seat, zone = event.seat, event.zone
        over = self._over[seat]
        if zone is None:
            self._over[seat] = ""
            return CALL if over and self._notices(seat, over, 0.5) or self._toyed(seat) else NOTHING
        kind = self._kinds.get(zone, "")
        self._over[seat] = kind
        if kind:
            return self._crossing(event.at, seat, kind)
        if over:  # back from a hiding place
            return RETURNED if self._rng.random() < self._eyes.clarity(seat) else NOTHING
        return self._honest(event.at, seat, zone)

    def glance(self, seat: Seat) -> int:
        """The gaze has come to rest on a seat: is its hand somewhere it shouldn't be?"""
        over = self._over[seat]
        return CALL if over and over != "slip" and self._notices(seat, over, 1.0) else NOTHING

    def forget(self) -> None:
        self._over = [""] * len(self._over)
        self._toying = [False] * len(self._over)

    def _crossing(self, now: int, seat: Seat, kind: str) -> int:
        if self._notices(seat, kind, 1.0):
            return CALL
        drawn = self._eyes.drawn(now, PILES if kind == "slip" else seat, BIG_MOTION[kind])
        return AWAKE if drawn else NOTHING

    def _honest(self, now: int, seat: Seat, zone: str) -> int:
        """A grab, a play, a fidget: it draws the gaze a little, and now and then a play looks like a slip."""
        if zone == "table":
            self._toying[seat] = True
        elif zone == "discard":
            self._toying[seat] = False
            if self._rng.random() < self._fright:
                return CALL
        return AWAKE if self._eyes.drawn(now, seat, 0.12) else NOTHING

    def _toyed(self, seat: Seat) -> bool:
        """A fidget is over; where did that card go?"""
        if not self._toying[seat]:
            return False
        self._toying[seat] = False
        return self._rng.random() < 3 * self._fright

    def _notices(self, seat: Seat, kind: str, part: float) -> bool:
        clear = self._eyes.clarity(PILES if kind == "slip" else seat)
        if kind == "shoulder" and clear:
            clear = max(clear, 0.4)  # seen from the corner of an eye
        if self._rng.random() < clear * PLAIN_TO_SEE[kind] * self._sharp * part:
            return True
        if clear > 0.9:
            self._memory.suspect(seat, 0.15)
        return False
