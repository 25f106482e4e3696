"""Bang on wasps, keep off stingers: go or no-go. The sooner the answer has to come, the harder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.core.cards import Card

from .trials import NOTHING, SLAP, Trial, Trials, TrialTable, between, draw

WASPS_IN_TEN = 7
WAIT_MS = (900, 2200)
EASY_MS, HARD_MS = 1100, 420


class Wasp(Trials[TrialTable]):
    table_type = TrialTable
    slug = "schummel_hummel.wasp"
    calls: ClassVar[Mapping[str, str]] = {"slap": "answer", "void": "void"}
    count = 40

    def answers(self, table: TrialTable) -> tuple[str, ...]:
        return (SLAP,)

    def plan(self, table: TrialTable, count: int) -> list[Trial]:
        kinds = _kinds(table)
        wasps = -(-count * WASPS_IN_TEN // 10)
        goes = [n < wasps for n in range(count)]
        for i in range(count - 1, 0, -1):
            j = int(table.rng.random() * (i + 1))
            goes[i], goes[j] = goes[j], goes[i]
        window = round(between(table, EASY_MS, HARD_MS))
        return [Trial((_one_of(table, kinds[go]),), draw(table, *WAIT_MS), window, SLAP if go else NOTHING)
                for go in goes]


def _kinds(table: TrialTable) -> dict[bool, list[Card]]:
    """The wasps without a stinger, and those with one."""
    wasps = [card for card, face in enumerate(table.faces) if face.kind == "wasp"]
    return {go: [card for card in wasps if ("stinger" in table.faces[card].traits) != go] for go in (True, False)}


def _one_of(table: TrialTable, cards: list[Card]) -> Card:
    return cards[int(table.rng.random() * len(cards))]
