"""Pollen: ten throws at players who wriggle, and ten to dodge."""

from __future__ import annotations

from dataclasses import replace
from statistics import median
from typing import ClassVar

from game.core.actions import NOBODY
from game.core.cards import Deck, HouseValue
from game.core.record import Record
from game.referee.referee import replay
from game.rules import RULES
from game.rules.drills.party import PUPIL
from game.rules.drills.pollen import PollenTable, Throw

from .company import between, seated
from .drill import Drill, Figures, Trial
from .formulas import share

POLLEN_S = (4.0, 2.0)
"""So long a throw may take: at level 1, at level 10."""


class PollenDrill(Drill):
    slug = "schummel_hummel.pollen"
    seats = 3
    figures: ClassVar[tuple[str, ...]] = ("hits", "throw_ms", "dodged", "struck")

    def deck(self, deck: Deck) -> Deck:
        return replace(super().deck(deck), hand_size=0)

    def companions(self, level: int) -> list[str]:
        return seated(("nimble", "bold"), level)

    def house(self, level: int) -> dict[str, HouseValue]:
        return {"pollen_seconds": round(between(level, *POLLEN_S), 2)}

    def measure(self, record: Record) -> Figures:
        table = replay(RULES[record.game], record).table
        assert isinstance(table, PollenTable)
        trials = tuple(map(_trial, table.throws))
        count = {name: sum(each.outcome == name for each in trials) for name in ("hit", "missed", "rest", "wrong")}
        times = [each.ms for each in trials if each.what == "throw" and each.ms >= 0]
        values = {
            "hits": float(count["hit"]), "throw_ms": float(median(times)) if times else 0.0,
            "dodged": float(count["rest"]), "struck": float(count["wrong"])}
        return Figures(values["hits"], share(count["hit"] + count["rest"], len(trials)), values, trials)


def _trial(throw: Throw) -> Trial:
    """A throw of one's own is timed from the bee on; one that comes is dodged or not."""
    if throw.thrower == PUPIL:
        return Trial("missed" if throw.target == NOBODY else "hit", throw.ms, "throw")
    return Trial("wrong" if throw.target == PUPIL else "rest", -1, "dodge")
