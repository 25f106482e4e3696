"""Bluff: thinks about what is good for the asked player, as players of the game do; or guesses."""

from __future__ import annotations

from collections import Counter

from game.bots.heuschrecken_poker import guessing
from game.bots.heuschrecken_poker.foresight import Foresight
from game.bots.heuschrecken_poker.worth import GRASSHOPPER, Garden
from game.bots.reaction import between
from game.core.cards import Card
from game.rules.heuschrecken_poker.table import POKER_KINDS, Rank

from .trainee import Trainee

TRIES = 24
THINKS_MS = ((2_000, 4_500), (3_500, 7_000))
"""Somebody without craft, who guesses, and the best."""


class BluffPlayer(Trainee):
    def shown(self, now: int) -> None:
        facts = self.view.facts
        own: tuple[Rank, ...] = facts["left"][facts["asked"]]
        thinks = self.chance(self.skill.craft ** 2 if self.skill.craft < 1 else 1.0)
        worth = self._worths(facts["asked"]) if thinks else {rank: self.rng.random() for rank in own}
        named = max(own, key=lambda rank: worth[rank])
        least, most = THINKS_MS[thinks]
        self.feel(now + between(self.rng, least, most), "name", self.call(f"name:{named}"))

    def _worths(self, asked: int) -> dict[Rank, float]:
        """What each card is likely to bring the asked player, less what it keeps for later."""
        facts = self.view.facts
        left = dict(enumerate(facts["left"]))
        foresight = self._foresight()
        others = guessing.expected(foresight, asked, left, True, TRIES, self.rng)
        return guessing.worths(foresight, asked, left[asked], others, 0.0, TRIES, self.rng)

    def _foresight(self) -> Foresight:
        facts = self.view.facts
        values = {face.name: face.value for face in self.view.printed()
                  if face.kind in POKER_KINDS and face.value is not None}
        return Foresight(self._names(facts["display"]), [self._garden(bed) for bed in facts["beds"]], values, True)

    def _garden(self, bed: list[Card]) -> Garden:
        names = self._names(bed)
        return Garden({name: count for name, count in names.items() if name != GRASSHOPPER}, names[GRASSHOPPER])

    def _names(self, cards: list[Card]) -> Counter[str]:
        return Counter(self.view.face(card).name for card in cards)
