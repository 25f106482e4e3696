"""What a garden promises, and what more cards would bring to it, in tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.rules.heuschrecken_poker.garden import HARVEST, INVASION

GRASSHOPPER: Final = "grasshopper"
PROGRESS: Final = (0.0, 0.20, 0.48)
"""What so many plants of one genus promise."""
COUNTED: Final = 0.04
"""What each plant promises for the count at the end of a round."""
SAFETY: Final = (1.0, 0.92, 0.70)
"""With so many grasshoppers this part of a garden's promise is left."""
NUISANCE: Final = (0.0, 0.05, 0.14)

Genera = Mapping[str, int]
"""Genus to a number of cards."""


class Garden(NamedTuple):
    """``plants``: how many lie there, by genus; without the grasshoppers."""

    plants: Genera
    grasshoppers: int


def promise(garden: Garden, horizon: float = 1.0) -> float:
    """What a garden is worth beyond its tokens. ``horizon``: how much of the game is left to fulfil it, up to 1."""
    worth = 0.0
    for count in garden.plants.values():
        worth += horizon * PROGRESS[count % HARVEST] + COUNTED * count
    hoppers = min(garden.grasshoppers, INVASION - 1)
    return worth * (1.0 - horizon * (1.0 - SAFETY[hoppers])) - horizon * NUISANCE[hoppers]


def gain(garden: Garden, cards: Genera, horizon: float = 1.0, before: float | None = None) -> float:
    """What these cards would bring to this garden: tokens, promise, or an invasion.

    ``before``: what it promises now, if that is known already.
    """
    hoppers = garden.grasshoppers + cards.get(GRASSHOPPER, 0)
    if before is None:
        before = promise(garden, horizon)
    if hoppers >= INVASION:
        return -before
    plants = dict(garden.plants)
    tokens = 0
    for genus, count in cards.items():
        if genus != GRASSHOPPER:
            ripe, plants[genus] = divmod(plants.get(genus, 0) + count, HARVEST)
            tokens += ripe
    return tokens + promise(Garden(plants, hoppers), horizon) - before
