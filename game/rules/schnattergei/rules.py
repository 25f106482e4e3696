"""The rules of Schnattergei, wired to the referee's contract. Each rule itself is in a file of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from game.core.actions import NOBODY, NOT_YOURS, Refusal
from game.core.acts import Act, OpenAct, Verdict
from game.core.cards import Card, Seat
from game.core.rules import Gesture, Rules

from . import facts, flipping, honour, naming, rounds, slapping
from .rulings import RULINGS
from .table import SchnattergeiTable

Refuse = Callable[[SchnattergeiTable, Act], Refusal | None]
Do = Callable[[SchnattergeiTable, Act], None]

_VERBS: dict[str, tuple[Refuse, Do]] = {
    "flip": (flipping.refuse, flipping.do),
    "say": (naming.refuse, naming.do),
    "slap": (slapping.refuse, slapping.do),
    "admit": (honour.refuse_admit, honour.do_admit),
}


class Schnattergei(Rules[SchnattergeiTable]):
    slug = "schnattergei"
    table_type = SchnattergeiTable
    rulings: ClassVar[Mapping[str, str]] = RULINGS
    gestures: ClassVar[Mapping[tuple[str, str], Gesture]] = {("pile", "discard"): Gesture("flip")}
    calls: ClassVar[Mapping[str, str]] = {"say": "say", "slap": "slap", "accuse": "accuse", "admit": "admit"}

    def deal(self, table: SchnattergeiTable) -> None:
        rounds.deal(table)

    def lay_out(self, table: SchnattergeiTable, names: list[str], setup: Mapping[str, Any]) -> None:
        rounds.lay_out(table, names, setup)

    def next_round(self, table: SchnattergeiTable) -> None:
        """A match is a single round, so the referee never comes to ask."""
        raise ValueError("Schnattergei is over after one round")

    def refuse_grab(self, table: SchnattergeiTable, seat: Seat, card: Card) -> Refusal | None:
        if table.where[card] != table.own[seat]:
            return NOT_YOURS
        return flipping.refuse(table, Act(seat, "flip", card))

    def refuse(self, table: SchnattergeiTable, act: Act) -> Refusal | None:
        if act.verb == "accuse":
            return honour.refuse_accuse(table, act)
        return _VERBS[act.verb][0](table, act)

    def do(self, table: SchnattergeiTable, act: Act) -> None:
        _VERBS[act.verb][1](table, act)

    def settle(self, table: SchnattergeiTable, verdict: Verdict) -> None:
        honour.settle(table, verdict)

    def ruling_of_call(self, act: OpenAct | None) -> str:
        return "SG-23"

    def races(self, table: SchnattergeiTable) -> bool:
        return bool(table.slap)

    def expire(self, table: SchnattergeiTable, deadline: str) -> None:
        match deadline:
            case "word":
                naming.expire(table)
            case "hold":
                slapping.expire_hold(table)

    def candidates(self, table: SchnattergeiTable, seat: Seat) -> Iterator[Act]:
        if table.turn == seat and not table.is_out(seat):
            yield Act(seat, "flip", table.top(table.own[seat]), "discard")
        if table.word_by == seat:
            yield from (Act(seat, "say", word=motif) for motif in table.motifs)
        yield Act(seat, "slap")
        if table.honour:
            yield from (Act(seat, "accuse", target=other) for other in table.clockwise_from(seat))
            yield Act(seat, "admit")

    def owes(self, table: SchnattergeiTable) -> dict[Seat, str]:
        return {} if table.word_by == NOBODY else {table.word_by: "say"}

    def facts(self, table: SchnattergeiTable, seat: Seat) -> dict[str, Any]:
        return facts.facts(table, seat)

    def check(self, table: SchnattergeiTable, names: list[str], key: str) -> Any:
        return facts.check(table, names, key)
