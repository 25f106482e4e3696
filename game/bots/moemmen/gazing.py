"""What draws a player's eyes on its turn in Mömmen: the meadow, as it lies before everybody.

It likes to look at the colour that all have seen it take. What its hand holds doesn't lead it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.bots.characters import Character

from .worth import Sheep

FEAR = 5.0
"""How much somebody with weak nerves stares at minus sheep; others look at them with :data:`MINUS`."""
MINUS = 0.1
LIKED, OTHER = 0.5, 0.12
"""How much a point on a sheep of the favourite colour draws, and on any other one."""


def meadow_draws(
    lying: Iterable[tuple[str, Sheep]], taken: Counter[str], character: Character, bluffs: bool,
) -> dict[str, float]:
    """Place to how much it draws. ``taken``: the colours it took openly; who ``bluffs`` looks at the other ones."""
    favourite = max(taken, key=taken.__getitem__, default="")
    found = {}
    for place, sheep in lying:
        if sheep.kind == "minus":
            draw = MINUS + FEAR * max(0.0, character.nerves - 0.5)
        else:
            draw = (LIKED if (sheep.colour == favourite) != bluffs else OTHER) * max(1, sheep.value)
        found[place] = draw
    return found
