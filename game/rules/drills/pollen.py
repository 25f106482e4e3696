"""Pollen: throw at players who dodge, and dodge in turn. A bee comes, and another one, and so on."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from game.core.actions import NOBODY
from game.core.acts import Act
from game.core.cards import Deck, HouseValue, Seat
from game.rules.schummel_hummel import flow, pollination
from game.rules.schummel_hummel.table import SchummelTable

from .party import PUPIL, Party, PartyTable
from .trials import draw

THROWS = 10
"""The pupil's; as many come back."""
BEE_MS = (1400, 2400)
"""How soon the next bee comes."""


class Throw(NamedTuple):
    thrower: Seat
    target: Seat
    """Who was hit, or nobody."""
    ms: int
    """Since the bee came."""


class PollenTable(PartyTable):
    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        self.throws: tuple[Throw, ...] = ()
        self.bee_ms = 0
        """When the last bee came."""

    def begin_turn(self, seat: Seat) -> None:
        """The pupil throws, then one of the others, and so on."""
        number = len(self.throws)
        other = 1 + number // 2 % (self.seats - 1)
        SchummelTable.begin_turn(self, other if number % 2 else PUPIL)


class Pollen(Party):
    slug = "schummel_hummel.pollen"
    table_type = PollenTable
    verbs: ClassVar[frozenset[str]] = frozenset({"throw"})
    watchman: ClassVar[Seat] = 1
    pupil_has_cards = False

    def begin(self, table: SchummelTable) -> None:
        """It is over after so many throws; a throw that nobody makes runs out."""
        self._await_bee(table)

    def _await_bee(self, table: SchummelTable) -> None:
        table.set_deadline("bee", draw(table, *BEE_MS))

    def do(self, table: SchummelTable, act: Act) -> None:
        self._count(table, act.target)
        super().do(table, act)
        self._go_on(table)

    def expire(self, table: SchummelTable, deadline: str) -> None:
        if deadline == "bee":
            of(table).bee_ms = table.now
            pollination.begin(table)
            return
        self._count(table, NOBODY)
        super().expire(table, deadline)
        self._go_on(table)

    def _count(self, table: SchummelTable, target: Seat) -> None:
        each = Throw(table.turn, target, table.now - of(table).bee_ms)
        table.note("throws", (*of(table).throws, each))

    def _go_on(self, table: SchummelTable) -> None:
        if len(of(table).throws) < 2 * THROWS:
            self._await_bee(table)
        else:
            flow.end_round(table)

    def facts(self, table: SchummelTable, seat: Seat) -> dict[str, Any]:
        """And ``count``: how many throws there will be."""
        return super().facts(table, seat) | {"count": 2 * THROWS}

    def tally(self, table: SchummelTable, seat: Seat) -> dict[str, int]:
        """``throws`` of all, ``hits`` by the pupil and on the pupil (``struck``)."""
        throws = of(table).throws
        return {"throws": len(throws),
                "hits": sum(each.thrower == PUPIL and each.target != NOBODY for each in throws),
                "struck": sum(each.target == PUPIL for each in throws)}


def of(table: SchummelTable) -> PollenTable:
    assert isinstance(table, PollenTable)
    return table
