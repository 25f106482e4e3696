"""Sneak: get rid of cards past a Watchman whose gaze everybody sees. Who is caught takes some."""

from __future__ import annotations

from typing import ClassVar

from game.core.acts import Verdict
from game.core.cards import Seat
from game.rules.schummel_hummel import drawing
from game.rules.schummel_hummel.table import SchummelTable

from .party import Party

CAUGHT_CARDS = 1
"""What whoever is caught takes."""


class Sneak(Party):
    slug = "schummel_hummel.sneak"
    verbs: ClassVar[frozenset[str]] = frozenset({"play", "draw", "cheat", "accuse"})
    watchman: ClassVar[Seat] = 2

    def settle(self, table: SchummelTable, verdict: Verdict) -> None:
        super().settle(table, verdict)
        if verdict.right:
            drawing.take(table, verdict.accused, CAUGHT_CARDS)

    def tally(self, table: SchummelTable, seat: Seat) -> dict[str, int]:
        """``gone`` and ``caught``: of the own cards, when that is decided."""
        own = [each.outcome for each in table.evidence if each.seat == seat]
        return {"gone": own.count("unseen"), "caught": own.count("caught")}
