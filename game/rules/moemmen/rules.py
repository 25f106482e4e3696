"""The rules of Mömmen, wired to the referee's contract. Each rule itself is in a file of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from game.core.actions import NOT_YOURS, Refusal
from game.core.acts import Act
from game.core.cards import Card, Seat
from game.core.rules import Gesture, Rules

from . import exchanging, facts, playing, rounds, shearing
from .rulings import RULINGS
from .table import MEADOW, MoemmenTable

Refuse = Callable[[MoemmenTable, Act], Refusal | None]
Do = Callable[[MoemmenTable, Act], None]

_VERBS: dict[str, tuple[Refuse, Do]] = {
    "swap": (exchanging.refuse, exchanging.do),
    "pass": (exchanging.refuse_pass, exchanging.do_pass),
    "benny": (playing.refuse_benny, playing.do_benny),
    "whistle": (playing.refuse_whistle, playing.do_whistle),
    "tim": (playing.refuse_tim, playing.do_tim),
}


class Moemmen(Rules[MoemmenTable]):
    slug = "moemmen"
    table_type = MoemmenTable
    rulings: ClassVar[Mapping[str, str]] = RULINGS
    gestures: ClassVar[Mapping[tuple[str, str], Gesture]] = {
        ("hand", "meadow"): Gesture("swap"),
        ("hand", "discard"): Gesture("discard"),
        ("hand", "tim"): Gesture("tim"),
    }
    calls: ClassVar[Mapping[str, str]] = {"whistle": "whistle", "pass": "pass"}

    def deal(self, table: MoemmenTable) -> None:
        rounds.deal(table, 1, dealer=table.seats - 1)

    def lay_out(self, table: MoemmenTable, names: list[str], setup: Mapping[str, Any]) -> None:
        rounds.lay_out(table, names, setup)

    def next_round(self, table: MoemmenTable) -> None:
        rounds.next_round(table)

    def refuse_grab(self, table: MoemmenTable, seat: Seat, card: Card) -> Refusal | None:
        return None if table.where[card] == table.hands[seat] else NOT_YOURS

    def act_for(self, table: MoemmenTable, act: Act) -> Act:
        """On the discard pile a card is played for what it does: Benny and Tim do something, sheep don't."""
        kind = table.kind[act.card]
        return act._replace(verb=kind) if act.verb == "discard" and kind in _VERBS else act

    def refuse(self, table: MoemmenTable, act: Act) -> Refusal | None:
        return playing.refuse_sheep(table, act) if act.verb == "discard" else _VERBS[act.verb][0](table, act)

    def do(self, table: MoemmenTable, act: Act) -> None:
        _VERBS[act.verb][1](table, act)

    def expire(self, table: MoemmenTable, deadline: str) -> None:
        """Nothing in this game runs against a clock."""

    def candidates(self, table: MoemmenTable, seat: Seat) -> Iterator[Act]:
        if table.turn != seat:
            return
        for card in table.hand(seat):
            for place in MEADOW:
                yield Act(seat, "swap", card, place)
            if table.kind[card] == "benny":
                yield Act(seat, "benny", card, "discard")
            elif table.kind[card] == "tim":
                yield Act(seat, "tim", card, "tim")
        yield Act(seat, "whistle")
        yield Act(seat, "pass")

    def owes(self, table: MoemmenTable) -> dict[Seat, str]:
        """MO-09, MO-12."""
        seat = table.turn
        bound = shearing.must_take(table, seat) or shearing.must_lay_minus(table, seat)
        return {seat: "swap"} if bound and not table.round_over else {}

    def facts(self, table: MoemmenTable, seat: Seat) -> dict[str, Any]:
        return facts.facts(table, seat)

    def check(self, table: MoemmenTable, names: list[str], key: str) -> Any:
        return facts.check(table, names, key)
