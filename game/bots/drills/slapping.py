"""Drills whose answer is a flat hand: go, or hold it back."""

from __future__ import annotations

from game.bots.reaction import between

from .trainee import Trainee

STINGER_MS = (20, 70)
"""To tell a stinger from none, beyond merely reacting."""
COMPARE_MS = (60, 260)
"""To tell whether two pictures are one motif."""
FOOLED = 1.6
"""So much oftener a hand comes down on two cards of one colour; on two that have nothing in common, the less."""


class WaspPlayer(Trainee):
    def shown(self, now: int) -> None:
        face = self.view.face(self.view.facts["laid"][-1])
        stings = "stinger" in face.traits
        if stings and not self.chance(self.skill.rashness * (0.4 + 1.2 * self.character.nerves)):
            return
        self.react(now, "slap", self.call("slap"), between(self.rng, *STINGER_MS) + self.late_ms())


class DoublePlayer(Trainee):
    def shown(self, now: int) -> None:
        below, top = (self.view.face(card) for card in self.view.facts["laid"])
        double = below.kind == top.kind
        if double and not self.chance(0.7 + 0.3 * self.skill.notice):
            return
        rash = self.skill.rashness * (FOOLED if below.colours == top.colours else 2 - FOOLED)
        if not double and not self.chance(rash):
            return
        self.react(now, "slap", self.call("slap"), between(self.rng, *COMPARE_MS) + self.late_ms())
