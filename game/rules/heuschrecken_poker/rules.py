"""The rules of Heuschrecken Poker, wired to the referee's contract. Each rule itself is in a file of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from game.core.actions import Refusal
from game.core.acts import Act
from game.core.cards import Card, Seat
from game.core.rules import Gesture, Rules

from . import choosing, facts, picking, rounds
from .rulings import RULINGS
from .table import PokerTable

Refuse = Callable[[PokerTable, Act], Refusal | None]
Do = Callable[[PokerTable, Act], None]

_VERBS: dict[str, tuple[Refuse, Do]] = {
    "choose": (choosing.refuse, choosing.do),
    "take": (picking.refuse, picking.do),
}


class HeuschreckenPoker(Rules[PokerTable]):
    slug = "heuschrecken_poker"
    table_type = PokerTable
    rulings: ClassVar[Mapping[str, str]] = RULINGS
    gestures: ClassVar[Mapping[tuple[str, str], Gesture]] = {
        ("hand", "place"): Gesture("choose", "own"),
        ("display", "garden"): Gesture("take", "own"),
    }

    def deal(self, table: PokerTable) -> None:
        rounds.deal(table)

    def lay_out(self, table: PokerTable, names: list[str], setup: Mapping[str, Any]) -> None:
        rounds.lay_out(table, names, setup)

    def next_round(self, table: PokerTable) -> None:
        """Never asked for: a round begins by itself, and is over only with the game."""

    def refuse_grab(self, table: PokerTable, seat: Seat, card: Card) -> Refusal | None:
        where = table.where[card]
        if where == table.hands[seat]:
            return None
        if where == "display":
            return picking.refuse(table, Act(seat, "take", card))
        return choosing.refuse_grab(table, seat, card)

    def refuse(self, table: PokerTable, act: Act) -> Refusal | None:
        return _VERBS[act.verb][0](table, act)

    def do(self, table: PokerTable, act: Act) -> None:
        _VERBS[act.verb][1](table, act)

    def expire(self, table: PokerTable, deadline: str) -> None:
        """Nothing in this game runs against a clock."""

    def candidates(self, table: PokerTable, seat: Seat) -> Iterator[Act]:
        if table.to_pick:
            yield from (Act(seat, "take", card, table.gardens[seat], seat) for card in table.piles["display"])
        else:
            yield from (Act(seat, "choose", card, table.places[seat], seat) for card in table.hand(seat))

    def owes(self, table: PokerTable) -> dict[Seat, str]:
        if table.game_over:
            return {}
        if table.to_pick:
            return {table.to_pick[0]: "take"}
        return dict.fromkeys(table.to_choose(), "choose")

    def facts(self, table: PokerTable, seat: Seat) -> dict[str, Any]:
        return facts.facts(table, seat)

    def check(self, table: PokerTable, names: list[str], key: str) -> Any:
        return facts.check(table, names, key)
