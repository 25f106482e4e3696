"""A small prize: who gets it, what it is called, and what it is for. Each game has its own, all from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.core.cards import Seat
from game.referee.chronicle import Chronicle, Moment

MOST_AWARDS = 3


class Award(NamedTuple):
    """``name`` and ``words`` are in the language of the moment they were made."""

    seat: Seat
    name: str
    words: str


def most(seats: Iterable[Seat]) -> tuple[Seat, int] | None:
    """Who comes up most often, and how often; the first of those who are level. None for nobody."""
    found = Counter(seats).most_common(1)
    return found[0] if found else None


def of_kind(match: Chronicle, *kinds: str) -> list[Moment]:
    return [moment for moment in match.moments if moment.kind in kinds]


def spread(awards: Sequence[Award | None]) -> list[Award]:
    """The first three, but rather somebody who has none yet than the same seat again."""
    found = [award for award in awards if award is not None]
    chosen: list[Award] = []
    while found and len(chosen) < MOST_AWARDS:
        has = {award.seat for award in chosen}
        best = next((award for award in found if award.seat not in has), found[0])
        chosen.append(best)
        found.remove(best)
    return chosen
