"""Pollen, and nothing else: throws at whoever practises, and wriggles while that one throws."""

from __future__ import annotations

from game.bots.player import Impulse
from game.bots.reaction import between
from game.bots.schummel_hummel import SchummelHummelPlayer
from game.bots.schummel_hummel.cheating import Gesture
from game.core.actions import Action, Lean
from game.core.cards import Card
from game.core.events import Noted

from .pupil import PUPIL, by_level

KEEPS_MS = (900, 300), (1_700, 620)
"""How long it keeps to one side, at least and at most: each at level 1, at level 10."""
SWING_MS, HOLD_MS = (800, 340), (480, 260)
"""How long its arm takes, and waits above the table."""
UPRIGHT = 0.6


class PollenPlayer(SchummelHummelPlayer):
    def duty(self) -> str:
        mine = self.turn == self.seat and self.phase == "pollen" and not self.view.round_over
        return "throw" if mine else ""

    def _idle(self, now: int) -> Action | None:
        return None

    def _throw(self, now: int) -> None:
        """At the pupil; the pupil at whoever sits still."""
        rng = self.rng
        still = [seat for seat in self.others if not self.view.leaning(seat)] or self.others
        self._aimed_at = still[int(rng.random() * len(still))] if self.seat == PUPIL else PUPIL
        pollen: Card = self.view.facts["pollen"]
        swing, hold = (by_level(self.view, *each) * (0.75 + 0.5 * rng.random()) for each in (SWING_MS, HOLD_MS))
        self.set_out(now, "throw", pollen, "pollen", Gesture([(int(swing), "table")], int(hold)))

    def _noted(self, event: Noted) -> None:
        super()._noted(event)
        if event.name == "phase" and event.value == "pollen" and self.turn == PUPIL != self.seat:
            self.feel(event.at + self._a_while() // 2, "wriggle", None)

    def still_wants(self, impulse: Impulse, now: int) -> Action | None:
        if impulse.tag != "wriggle":
            return super().still_wants(impulse, now)
        here = self.view.leaning(self.seat)
        if self.phase != "pollen" or self.turn != PUPIL:
            return Lean(self.seat, 0) if here else None
        self.feel(now + self._a_while(), "wriggle", None)
        if here:
            return Lean(self.seat, 0 if self.chance(UPRIGHT) else -here)
        return Lean(self.seat, 1 if self.chance(0.5) else -1)

    def _a_while(self) -> int:
        least, most = KEEPS_MS
        return between(self.rng, by_level(self.view, *least), by_level(self.view, *most))
