"""Herd: weighs every exchange that is possible, each a little wrongly."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.moemmen.worth import OTHER_COLOUR, UNPLAYED, Sheep, read
from game.bots.reaction import between
from game.core.acts import Act

from .trainee import Trainee

SLIP = 5.0
"""How far (points) somebody without craft misjudges an exchange."""
THINKS_MS = ((2_200, 4_200), (5_400, 8_600))
"""The best, and somebody without craft."""


class HerdPlayer(Trainee):
    def shown(self, now: int) -> None:
        swaps = [act for act in self.view.acts() if act.verb == "swap"]
        slip = SLIP * (1.05 - self.skill.craft)
        best = max(swaps, key=lambda act: self._worth(act) + slip * (2 * self.rng.random() - 1))
        quick, slow = THINKS_MS
        craft = self.skill.craft
        least, most = (slow[n] + (quick[n] - slow[n]) * craft for n in range(2))
        hand = f"hand:{self.seat}"
        self.gesture(now + between(self.rng, least, most), best.card, hand,
                     [(between(self.rng, 240, 420), best.zone)], between(self.rng, 60, 140))

    def _worth(self, act: Act) -> int:
        """Of the hand after it."""
        place = int(act.zone.partition(":")[2])
        cards = [*(card for card in self.view.hand if card != act.card), self.view.facts["meadow"][place]]
        return points([read(self.view.face(card)) for card in cards])


def points(hand: Sequence[Sheep]) -> int:
    """With the colour that is best for it."""
    return max(sum(_points(sheep, colour) for sheep in hand) for colour in {sheep.colour for sheep in hand})


def _points(sheep: Sheep, colour: str) -> int:
    if sheep.kind == "plus":
        return sheep.value if sheep.colour == colour else OTHER_COLOUR
    return sheep.value if sheep.kind == "minus" else UNPLAYED
