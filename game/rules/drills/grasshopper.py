"""Grasshopper: steal while the neighbours look away, guard the own ones, and object in time.

A grasshopper that was carried off for good comes home after a while. A wrong objection counts, unlike in a match.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from game.core.actions import NOBODY, Refusal
from game.core.acts import Act
from game.core.cards import Deck, HouseValue, Seat
from game.rules.schummel_hummel.reasons import FALSE_OBJECTION
from game.rules.schummel_hummel.table import SchummelTable, Theft

from .party import Party, PartyTable

HOME_MS = 1_800
"""So long a thief is seen with what can't be asked back any more."""


class Outcome(NamedTuple):
    """``kind``: ``kept`` (nobody noticed in time), ``noticed``, or ``wrong`` (an objection, and nothing was stolen)."""

    kind: str
    thief: Seat
    robbed: Seat
    """Who objected, or should have."""
    ms: int
    """Since the theft; -1 without one."""


class GrasshopperTable(PartyTable):
    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        self.outcomes: tuple[Outcome, ...] = ()
        self.stolen_ms = [-1] * seats
        """When the grasshopper of each gap was last carried off."""


class Grasshopper(Party):
    slug = "schummel_hummel.grasshopper"
    table_type = GrasshopperTable
    verbs: ClassVar[frozenset[str]] = frozenset({"play", "draw", "steal", "object"})
    watchman: ClassVar[Seat] = 2
    pupil_has_cards = False

    def refuse(self, table: SchummelTable, act: Act) -> Refusal | None:
        """An objection while that hand is still at it is neither right nor wrong."""
        refusal = super().refuse(table, act)
        counts = act.target in _beside(table, act.seat) and table.held[act.target] not in table.grasshoppers
        return None if refusal is FALSE_OBJECTION and counts else refusal

    def candidates(self, table: SchummelTable, seat: Seat) -> Iterator[Act]:
        yield from (act for act in super().candidates(table, seat) if act.verb != "object")
        yield from (Act(seat, "object", target=other) for other in _beside(table, seat))

    def do(self, table: SchummelTable, act: Act) -> None:
        before = list(table.thefts)
        if act.verb == "object" and not any(_concerns(theft, act) for theft in before):
            self._note(table, Outcome("wrong", act.target, act.seat, -1))
            return
        super().do(table, act)
        for theft in table.thefts:
            if theft not in before:
                of(table).stolen_ms[theft.gap] = table.now
        for theft in before:
            if theft not in table.thefts:
                self._settled(table, theft, "noticed" if act.verb == "object" else "kept")

    def _settled(self, table: SchummelTable, theft: Theft, kind: str) -> None:
        self._note(table, Outcome(kind, theft.thief, theft.robbed, table.now - of(table).stolen_ms[theft.gap]))
        if kind == "kept":
            table.set_deadline(f"home:{theft.gap}", HOME_MS)

    def _note(self, table: SchummelTable, outcome: Outcome) -> None:
        table.note("outcomes", (*of(table).outcomes, outcome))

    def expire(self, table: SchummelTable, deadline: str) -> None:
        kind, _, gap = deadline.partition(":")
        if kind == "home":
            table.move(table.grasshoppers[int(gap)], f"gap:{gap}")
        else:
            super().expire(table, deadline)

    def tally(self, table: SchummelTable, seat: Seat) -> dict[str, int]:
        """Own thefts ``kept`` and ``noticed``, own grasshoppers ``saved`` and ``lost``, and ``wrong`` objections."""
        found = of(table).outcomes

        def count(kind: str, thief: Seat = NOBODY, robbed: Seat = NOBODY) -> int:
            return sum(each.kind == kind and (each.thief == thief or each.robbed == robbed) for each in found)
        return {"kept": count("kept", thief=seat), "noticed": count("noticed", thief=seat),
                "saved": count("noticed", robbed=seat), "lost": count("kept", robbed=seat),
                "wrong": count("wrong", robbed=seat)}


def _beside(table: SchummelTable, seat: Seat) -> tuple[Seat, Seat]:
    return table.left_of(seat), (seat - 1) % table.seats


def _concerns(theft: Theft, act: Act) -> bool:
    return (theft.robbed, theft.thief) == (act.seat, act.target)


def of(table: SchummelTable) -> GrasshopperTable:
    assert isinstance(table, GrasshopperTable)
    return table
