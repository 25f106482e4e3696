"""What to do with a turn: which exchange, whether to stir the meadow first, or to pass."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from random import Random
from typing import NamedTuple

from game.core.acts import Act
from game.core.cards import Card

from .worth import Holding, Prospects, Reading, Sheep, step

AVERAGE_VALUE = 2.5
SWAP_FOR_BETTER = 0.35
"""An exchange that gains less than this isn't worth what it tells the others."""


class Exchange(NamedTuple):
    gain: float
    act: Act


Feeling = Callable[[Sheep], float]
"""How much it matters to the others that a card lies on the meadow."""


def exchanges(
    acts: Sequence[Act], reading: Reading, meadow: Mapping[str, Card], holding: Holding,
    prospects: Prospects, threat: Feeling,
) -> list[float]:
    """What each possible exchange brings the own hand and keeps from the others."""
    before = holding.worth(prospects)
    lying = {}
    for zone in {act.zone for act in acts}:
        taken = reading.of(meadow[zone])
        lying[zone] = taken, threat(taken)
    found = []
    for card, own in groupby(acts, key=lambda act: act.card):
        laid = reading.of(card)
        holding.add(laid, -1)
        cost = before + threat(laid)
        offers = [lying[act.zone] for act in own]
        worths = holding.with_each([taken for taken, _ in offers], prospects)
        found += [worth - cost + denied for worth, (_, denied) in zip(worths, offers, strict=True)]
        holding.add(laid)
    return found


def completing(
    acts: Sequence[Act], reading: Reading, meadow: Mapping[str, Card], holding: Holding, whole: int,
) -> Act | None:
    """An exchange that completes a whole herd of so many, if there is one."""
    if max(holding.counts.values()) < whole - 1:
        return None
    for act in acts:
        laid, taken = reading.of(act.card), reading.of(meadow[act.zone])
        loses_one = laid.kind == "plus" and laid.colour == taken.colour
        if taken.kind == "plus" and holding.counts[taken.colour] - loses_one + 1 >= whole:
            return act
    return None


def best(acts: Sequence[Act], gains: Sequence[float], slip: float, rng: Random) -> Exchange | None:
    """The best exchange as somebody sees it who misjudges each by up to ``slip``."""
    judged = [(gain + slip * (2 * rng.random() - 1), -number) for number, gain in enumerate(gains)]
    if not judged:
        return None
    number = -max(judged)[1]
    return Exchange(gains[number], acts[number])


def fresh_meadow(holding: Holding, prospects: Prospects, unseen: int, cards: int, places: int) -> float:
    """What a new meadow may be expected to bring: ``unseen`` useful cards among so many."""
    colour = holding.best(prospects)
    chance = 1.0 - (1.0 - min(1.0, unseen / max(1, cards))) ** places
    return chance * (step(holding.counts[colour]) * prospects[colour] + AVERAGE_VALUE)
