"""What the others can still play, and what they are likely to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from game.core.cards import Seat
from game.rules.heuschrecken_poker.table import Rank

from .foresight import Foresight

Likely = Mapping[Rank, float]
"""Chance of each card, adding up to 1."""
HEAT = 0.22
"""How loosely people follow what is best for them, in tokens."""


class Left:
    """For each seat the cards that it can still play, as far as somebody kept them in mind."""

    def __init__(self, seats: int, ranks: Sequence[Rank]) -> None:
        self._ranks = list(ranks)
        self._left: list[list[Rank]] = [list(ranks) for _ in range(seats)]

    def new_round(self) -> None:
        self._left = [list(self._ranks) for _ in self._left]

    def played(self, seat: Seat, rank: Rank) -> None:
        if rank in self._left[seat]:
            self._left[seat].remove(rank)

    def of(self, seat: Seat) -> list[Rank]:
        """Never empty: somebody who has lost count takes anything to be possible."""
        return self._left[seat] or self._ranks


def evenly(ranks: Sequence[Rank]) -> Likely:
    """Every rank is as likely as any other."""
    return dict.fromkeys(ranks, 1.0 / len(ranks))


def softly(worth: Mapping[Rank, float], heat: float) -> Likely:
    """The better, the likelier."""
    best = max(worth.values())
    weights = {rank: exp((value - best) / heat) for rank, value in worth.items()}
    total = sum(weights.values())
    return {rank: weight / total for rank, weight in weights.items()}


def draw(likely: Likely, rng: Random) -> Rank:
    """One rank by chance, each as often as it is likely."""
    u = rng.random()
    for rank, chance in likely.items():
        u -= chance
        if u < 0:
            return rank
    return rank


def worths(
    foresight: Foresight, seat: Seat, own: Sequence[Rank], others: Mapping[Seat, Likely],
    spite: float, tries: int, rng: Random,
) -> dict[Rank, float]:
    """What each own card may be expected to bring against these others, less a part of what it lets them have."""
    total = dict.fromkeys(own, 0.0)
    laid: list[Rank] = [""] * foresight.seats
    for _ in range(tries):
        for other, likely in others.items():
            laid[other] = draw(likely, rng)
        for rank in own:
            laid[seat] = rank
            gains = foresight.gains(tuple(laid))
            total[rank] += gains[seat]
            if spite:
                total[rank] -= spite * (sum(gains) - gains[seat]) / len(others)
    return {rank: value / tries for rank, value in total.items()}


def expected(
    foresight: Foresight, seat: Seat, left: Mapping[Seat, Sequence[Rank]], empathy: bool, tries: int, rng: Random,
) -> dict[Seat, Likely]:
    """What each of the others is likely to lay. With empathy: what is good for them, seen from where they sit."""
    even = {other: evenly(ranks) for other, ranks in left.items()}
    found: dict[Seat, Likely] = {}
    for other, ranks in left.items():
        if other == seat:
            continue
        found[other] = even[other]
        if empathy:
            against = {third: likely for third, likely in even.items() if third != other}
            found[other] = softly(worths(foresight, other, ranks, against, 0.0, tries, rng), HEAT)
    return found
