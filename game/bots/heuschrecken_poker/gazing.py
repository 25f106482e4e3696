"""What draws a player's eyes while it chooses: the stacks it would like, the gardens it minds, and what it fears.

All of it lies open. What it would like follows from the gardens and from its own taste, never from its hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random

from game.bots.characters import Character
from game.core.cards import Seat
from game.rules.heuschrecken_poker.garden import INVASION

from .foresight import Foresight
from .worth import GRASSHOPPER, Garden

HEAT = 0.2
"""How much less (tokens) a stack may promise and still be looked at a good deal."""
FEAR = 2.5
"""How much somebody with weak nerves stares at grasshoppers, next to 1 for what it likes best."""
OWN_HAND = 0.2

Draws = dict[str, float]
"""Zone to how much it draws the eye."""


def wishes(sight: Foresight, seat: Seat, taste: Mapping[str, float]) -> dict[str, float]:
    """Genus on display to what this player takes it to be worth for its garden, in tokens."""
    return {genus: sight.of_genus(seat, genus) + taste[genus] for genus in sight.display}


def draws(
    sight: Foresight, seat: Seat, wish: Mapping[str, float], character: Character, bluffs: bool, dice: Random,
) -> Draws:
    """Where the eyes of one pass go. Who ``bluffs`` likes to look at anything but its favourite."""
    best = max(wish.values(), default=0.0)
    stacks = {genus: 0.05 + exp((value - best) / HEAT) for genus, value in wish.items()}
    if bluffs and len(stacks) > 1:
        favourite = max(stacks, key=stacks.__getitem__)
        others = [genus for genus in stacks if genus != favourite]
        stacks[favourite] = 0.05
        stacks[others[int(dice.random() * len(others))]] = 1.0
    if GRASSHOPPER in stacks:
        stacks[GRASSHOPPER] += FEAR * max(0.0, character.nerves - 0.5)
    gardens = {other: _minded(garden, other == seat, character) for other, garden in enumerate(sight.gardens)}
    return ({f"display:{genus}": draw for genus, draw in stacks.items()}
            | {f"garden:{other}": draw for other, draw in gardens.items()} | {f"hand:{seat}": OWN_HAND})


def _minded(garden: Garden, own: bool, character: Character) -> float:
    """A full garden of somebody else, or the own one when it is nearly eaten."""
    if own:
        return 0.1 + (character.nerves if garden.grasshoppers == INVASION - 1 else 0.0)
    return character.alertness * (0.04 + 0.03 * sum(garden.plants.values()))
