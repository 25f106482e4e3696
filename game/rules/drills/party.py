"""A drill in company: a table of Schummel Hummel, with its rules, for one skill.

Only cards without an action are dealt, so nothing breaks in. Nobody goes out: whoever has few cards left takes some.
After a right call the card is back in its hand, and the game goes on with the same Watchman.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from game.core.actions import Refusal
from game.core.acts import Act, Verdict
from game.core.cards import Card, Deck, HouseValue, Seat
from game.core.setup import expect_keys
from game.rules.schummel_hummel import SchummelHummel, drawing, flow, rounds
from game.rules.schummel_hummel.table import SchummelTable

from .trials import LEVELS, NOT_NOW, whole_number

PUPIL: Seat = 0
"""Who practises; sits out and has no turns."""
PLAIN = ("flower", "bumblebee", "spider")
"""Kinds without an action of their own, as long as there is no web."""
FEW, TAKES = 2, 4
"""Whoever has no more than ``FEW`` cards takes some."""
_USES = {"hand": {"play", "cheat"}, "draw": {"draw"}, "gap": {"steal"}, "pollen": {"throw"}}
"""What a thing of a pile is grabbed for."""


class PartyTable(SchummelTable):
    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        self.pack = [card for card in self.pack if self.kind[card] in PLAIN]
        self.level = 5
        self.calls: tuple[bool, ...] = ()
        """Which calls of the Watchman were right, in order."""

    def begin_turn(self, seat: Seat) -> None:
        """The pupil sits out."""
        super().begin_turn(self.left_of(seat) if seat == PUPIL else seat)


class Party(SchummelHummel):
    """What the drills in company share. A drill says what may be done, who guards, and what is counted."""

    table_type: type[SchummelTable] = PartyTable
    verbs: ClassVar[frozenset[str]]
    """All else is left alone."""
    watchman: ClassVar[Seat]
    length_ms: ClassVar[int] = 90_000
    pupil_has_cards: ClassVar[bool] = True

    def deal(self, table: SchummelTable) -> None:
        """It is dealt as the last round, so that the match is over with it."""
        rounds.deal(table, table.seats, self.watchman)
        if not self.pupil_has_cards:
            table.gather(list(table.hand(PUPIL)), "draw")
            table.shuffle("draw")
        self.begin(table)

    def begin(self, table: SchummelTable) -> None:
        table.set_deadline("drill", self.length_ms)

    def lay_out(self, table: SchummelTable, names: list[str], setup: Mapping[str, Any]) -> None:
        """``level``: 1 to 10."""
        expect_keys(setup, ("level",))
        of(table).level = whole_number(setup, "level", of(table).level, LEVELS)
        self.deal(table)

    def next_round(self, table: SchummelTable) -> None:
        """A drill is one round, so the referee never comes to ask."""
        raise ValueError("a drill is over after one round")

    # ---- what may be done

    def refuse_grab(self, table: SchummelTable, seat: Seat, card: Card) -> Refusal | None:
        uses = _USES.get(table.where[card].partition(":")[0], set())
        if uses and uses.isdisjoint(self.verbs):
            return NOT_NOW
        return super().refuse_grab(table, seat, card)

    def refuse(self, table: SchummelTable, act: Act) -> Refusal | None:
        return super().refuse(table, act) if act.verb in self.verbs else NOT_NOW

    def refuse_start(self, table: SchummelTable, act: Act) -> Refusal | None:
        return super().refuse_start(table, act) if act.verb in self.verbs else NOT_NOW

    def candidates(self, table: SchummelTable, seat: Seat) -> Iterator[Act]:
        return (act for act in super().candidates(table, seat) if act.verb in self.verbs)

    # ---- how it goes on

    def do(self, table: SchummelTable, act: Act) -> None:
        super().do(table, act)
        self.refill(table)

    def settle(self, table: SchummelTable, verdict: Verdict) -> None:
        table.note("calls", (*of(table).calls, verdict.right))
        if verdict.right:
            table.send_all_home()
        else:
            super().settle(table, verdict)
        self.refill(table)

    def expire(self, table: SchummelTable, deadline: str) -> None:
        if deadline == "drill":
            flow.end_round(table)
        else:
            super().expire(table, deadline)

    def refill(self, table: SchummelTable) -> None:
        """Who has few cards takes some, unless a foul of theirs is open: everybody would know of it."""
        if table.round_over:
            return
        for seat in range(table.seats):
            plays = seat != PUPIL or self.pupil_has_cards
            if plays and table.owned(seat) <= FEW and all(act.seat != seat for act in table.open_acts):
                self._find_cards(table)
                drawing.take(table, seat, TAKES)

    def _find_cards(self, table: SchummelTable) -> None:
        """Before the last card is drawn, those that have vanished for good come back."""
        if len(table.piles["draw"]) + len(table.piles["discard"]) > TAKES + 1:
            return
        open_cards = {act.card for act in table.open_acts}
        gone = [card for seat in range(table.seats) for card in table.piles[f"gone:{seat}"] if card not in open_cards]
        table.gather(gone, "draw")
        table.shuffle("draw")

    # ---- what is known

    def facts(self, table: SchummelTable, seat: Seat) -> dict[str, Any]:
        """Those of the game, and ``level``, and ``tally``: what this seat may know of the count so far, by name."""
        return super().facts(table, seat) | {
            "may_turn": False, "level": of(table).level, "tally": self.tally(table, seat)}

    def tally(self, table: SchummelTable, seat: Seat) -> dict[str, int]:
        return {}


def of(table: SchummelTable) -> PartyTable:
    assert isinstance(table, PartyTable)
    return table
