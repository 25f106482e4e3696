"""Slap doubles, and only doubles: two cards of Schnattergei at once. The sooner and the more alike, the harder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.core.cards import Card
from game.rules.schnattergei import flipping
from game.rules.schnattergei.table import SchnattergeiTable

from .dice import chance, mixed, one_of
from .trials import NOTHING, SLAP, Trial, Trials, TrialTable, between, draw

DOUBLES_IN_TEN = 5
WAIT_MS = (800, 1900)
EASY_MS, HARD_MS = 1500, 560
ALIKE = (0.25, 0.85)
"""How many of the pairs that are no double have one colour, at level 1 and 10."""
APART = (0.4, 1.0)
"""How many doubles have two colours."""


class DoubleTable(TrialTable, SchnattergeiTable):
    """Two cards lie in the middle, as in the game."""


class Double(Trials[DoubleTable]):
    slug = "schnattergei.double"
    table_type = DoubleTable
    calls: ClassVar[Mapping[str, str]] = {"slap": "answer", "void": "void"}
    count = 40

    def answers(self, table: DoubleTable) -> tuple[str, ...]:
        return (SLAP,)

    def right(self, table: DoubleTable) -> str:
        """SG-08: one motif, whatever the colours."""
        return SLAP if flipping.is_double(table) else NOTHING

    def plan(self, table: DoubleTable, count: int) -> list[Trial]:
        doubles = -(-count * DOUBLES_IN_TEN // 10)
        window = round(between(table, EASY_MS, HARD_MS))
        return [Trial(_pair(table, double), draw(table, *WAIT_MS), window)
                for double in mixed(table, [n < doubles for n in range(count)])]


def _pair(table: DoubleTable, double: bool) -> tuple[Card, ...]:
    below = one_of(table, range(len(table.faces)))
    same_colour = not chance(table, between(table, *APART)) if double else chance(table, between(table, *ALIKE))
    found = [card for card in range(len(table.faces)) if card != below
             and (table.motif[card] == table.motif[below]) == double
             and (table.asks[card] == table.asks[below]) == same_colour]
    return below, one_of(table, found)
