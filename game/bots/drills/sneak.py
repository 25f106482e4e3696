"""Sneak: the pupil has nothing else in mind, and the Watchman's eyes are the quicker the higher the level."""

from __future__ import annotations

from game.bots.reaction import between, reaction_ms
from game.bots.schummel_hummel import SchummelHummelPlayer
from game.bots.schummel_hummel.cheating import Gesture
from game.core.cards import Card
from game.core.record import Look

from .pupil import PUPIL, by_level

REST = 1.7, 0.9
"""How long a gaze rests, as a part of the ordinary: at level 1, at level 10."""
DRAWN = 0.5, 1.5
"""How much the Watchman looks at the pupil, as a part of the others."""
SOON_MS = (1_200, 2_400)
CLUMSY = 1.2
"""By how much longer somebody without craft takes to dare again."""
EAGER = 0.8
QUICK = 0.6
"""Part of the time in the open that the most cunning saves."""


class SneakPlayer(SchummelHummelPlayer):
    def _be_watchman(self, now: int) -> None:
        super()._be_watchman(now)
        if self.on_guard:
            self.memory.suspicion[PUPIL] = by_level(self.view, *DRAWN)

    def looked(self, now: int) -> None:
        super().looked(now)
        if self.on_guard:
            self.eyes.until = now + int((self.eyes.until - now) * by_level(self.view, *REST))

    def on_look(self, look: Look) -> None:
        """The eyes have just left: now is the time."""
        watched = self.seen_gaze == self.seat
        super().on_look(look)
        if self.seat == PUPIL and watched and self.seen_gaze != self.seat and not self.hand.busy:
            if self.chance(self.skill.cunning):
                self.itches = True
                self.idle_until(look.at + reaction_ms(self.rng, self.skill.reaction_ms))
                self._find_next()

    def set_out(self, now: int, deed: str, card: Card, source: str, gesture: Gesture) -> None:
        """The more cunning, the sooner the hand opens."""
        if self.seat == PUPIL and deed == "cheat":
            gesture = gesture._replace(hold_ms=int(gesture.hold_ms * (1.0 - QUICK * self.skill.cunning)))
        super().set_out(now, deed, card, source, gesture)

    def _appetite(self) -> float:
        return EAGER if self.seat == PUPIL else super()._appetite()

    def _greed(self) -> float:
        return 0.0

    def _cheat(self, now: int) -> None:
        super()._cheat(now)
        if self.seat == PUPIL:
            soon = between(self.rng, *SOON_MS) * (1.0 + CLUMSY * (1.0 - self.skill.craft))
            self.lies_low_until = min(self.lies_low_until, now + int(soon))
