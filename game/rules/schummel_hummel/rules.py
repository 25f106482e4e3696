"""The rules of Schummel Hummel, wired to the referee's contract. Each rule itself is in a file of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from game.core.actions import NOBODY, NOT_YOURS, Refusal, Release
from game.core.acts import NO_CARD, Act, OpenAct, Verdict
from game.core.cards import Card, Seat
from game.core.rules import Gesture, Rules

from . import (
    cheating,
    drawing,
    facts,
    gifts,
    grasshopper,
    playing,
    pollination,
    reasons,
    rounds,
    wasp,
    watchman,
)
from .rulings import RULINGS
from .table import SchummelTable

Refuse = Callable[[SchummelTable, Act], Refusal | None]
Do = Callable[[SchummelTable, Act], None]

_VERBS: dict[str, tuple[Refuse, Do]] = {
    "play": (playing.refuse, playing.do),
    "draw": (drawing.refuse, drawing.do),
    "cheat": (cheating.refuse, cheating.do),
    "give": (gifts.refuse, gifts.do),
    "throw": (pollination.refuse, pollination.do),
    "slap": (wasp.refuse, wasp.do),
    "steal": (grasshopper.refuse_steal, grasshopper.do_steal),
    "object": (grasshopper.refuse_object, grasshopper.do_object),
    "turn_worm": (watchman.refuse_turn_worm, watchman.turn_worm),
}


class SchummelHummel(Rules[SchummelTable]):
    slug = "schummel_hummel"
    table_type = SchummelTable
    rulings: ClassVar[Mapping[str, str]] = RULINGS
    gestures: ClassVar[Mapping[tuple[str, str], Gesture]] = {
        ("hand", "discard"): Gesture("play"),
        ("hand", "lap"): Gesture("cheat", "own"),
        ("hand", "shoulder"): Gesture("cheat", "own"),
        ("hand", "sleeve"): Gesture("cheat", "own"),
        ("hand", "slip"): Gesture("cheat"),
        ("hand", "seat"): Gesture("give", "other"),
        ("draw", "hand"): Gesture("draw", "own"),
        ("draw", "seat"): Gesture("draw", "own"),
        ("gap", "hand"): Gesture("steal", "own"),
        ("gap", "seat"): Gesture("steal", "own"),
        ("gap", "lap"): Gesture("steal", "own"),
        ("pollen", "seat"): Gesture("throw", "other"),
        ("pollen", "table"): Gesture("throw"),
        ("pollen", "off"): Gesture("throw"),
    }
    calls: ClassVar[Mapping[str, str]] = {"caught": "accuse", "object": "object", "slap": "slap", "knock": "draw"}
    least_spare: ClassVar[int | None] = 3
    covert: ClassVar[frozenset[str]] = frozenset({"cheat"})

    def deal(self, table: SchummelTable) -> None:
        rounds.deal(table, 1, starter=0)  # SH-02

    def lay_out(self, table: SchummelTable, names: list[str], setup: Mapping[str, Any]) -> None:
        rounds.lay_out(table, names, setup)

    def next_round(self, table: SchummelTable) -> None:
        rounds.next_round(table)

    def refuse_grab(self, table: SchummelTable, seat: Seat, card: Card) -> Refusal | None:
        where = table.where[card]
        if where == table.hands[seat]:
            waits = table.settling != NOBODY and seat != table.watchman
            return reasons.SETTLING if waits else None
        if where == "draw":
            return drawing.refuse(table, Act(seat, "draw", card))
        if where.startswith("gap:"):
            return grasshopper.refuse_steal(table, Act(seat, "steal", card))
        if where == "pollen":
            return pollination.refuse(table, Act(seat, "throw", card))
        return NOT_YOURS

    def refuse(self, table: SchummelTable, act: Act) -> Refusal | None:
        if act.verb == "accuse":
            return watchman.refuse_accuse(table, act)
        return _VERBS[act.verb][0](table, act)

    def refuse_start(self, table: SchummelTable, act: Act) -> Refusal | None:
        return cheating.refuse_start(table, act)

    def do(self, table: SchummelTable, act: Act) -> None:
        _VERBS[act.verb][1](table, act)

    def settle(self, table: SchummelTable, verdict: Verdict) -> None:
        watchman.settle(table, verdict)

    def recover(self, table: SchummelTable, act: OpenAct) -> None:
        watchman.recover(table, act)

    def expire(self, table: SchummelTable, deadline: str) -> None:
        match deadline:
            case "slap":
                wasp.expire_slap(table)
            case "stinger":
                wasp.expire_stinger(table)
            case "pollen":
                pollination.expire(table)
            case _:
                grasshopper.expire_theft(table, deadline)

    def candidates(self, table: SchummelTable, seat: Seat) -> Iterator[Act]:
        hand = table.hand(seat)
        if table.turn == seat and not table.phase:
            yield from (Act(seat, "play", card, "discard") for card in hand)
            top = table.top("draw")
            yield Act(seat, "draw", top, table.hands[seat]) if top != NO_CARD else Act(seat, "draw")
        if seat == table.watchman:
            yield Act(seat, "turn_worm", table.worm)
            yield from (Act(seat, "accuse", target=other) for other in table.clockwise_from(seat))
        else:
            for zone in (f"lap:{seat}", f"shoulder:{seat}", f"sleeve:{seat}", "slip"):
                yield from (Act(seat, "cheat", card, zone) for card in hand)
            for gap in (seat, (seat - 1) % table.seats):
                yield Act(seat, "steal", table.grasshoppers[gap], table.hands[seat], seat)
        if gifts.receiver_of(table, seat) is not None:
            for card in hand:
                yield from (Act(seat, "give", card, f"seat:{to}", to) for to in table.clockwise_from(seat))
        if table.phase in ("wasp", "stinger"):
            yield Act(seat, "slap")
        if table.phase == "pollen" and table.turn == seat:
            yield from (Act(seat, "throw", table.pollen, f"seat:{to}", to) for to in table.clockwise_from(seat))
            yield Act(seat, "throw", table.pollen, "table")
        yield from (Act(seat, "object", target=theft.thief) for theft in table.thefts if theft.robbed == seat)

    def owes(self, table: SchummelTable) -> dict[Seat, str]:
        if table.settling != NOBODY:
            return {table.watchman: "give"}
        return dict.fromkeys(table.giving, "give")

    def facts(self, table: SchummelTable, seat: Seat) -> dict[str, Any]:
        return facts.facts(table, seat)

    def check(self, table: SchummelTable, names: list[str], key: str) -> Any:
        return facts.check(table, names, key)

    def catch_ms(self, table: SchummelTable) -> int:
        return table.catch_ms + table.allow[table.watchman]

    def races(self, table: SchummelTable) -> bool:
        """At a stinger the first hand loses: to count earlier there would be no help."""
        return table.phase == "wasp"

    def counts_at(self, table: SchummelTable, act: Act, at: int) -> int:
        """A slower Watchman has so much longer to see a cheat, whoever a throw is aimed at so much longer to duck."""
        slower = {"cheat": table.watchman, "throw": act.target}.get(act.verb, NOBODY)
        if slower == NOBODY:
            return at
        counts = at + max(0, table.allow[slower] - table.allow[act.seat])
        return min(counts, table.deadlines["pollen"].due) if act.verb == "throw" else counts

    def at_last(self, table: SchummelTable, release: Release) -> Release:
        """Whoever has ducked is not hit."""
        seat, zone = release
        ducked = table.held[seat] == table.pollen and table.leaning[table.zones[zone].seat] != 0
        return Release(seat, "table") if ducked else release

    def guard(self, table: SchummelTable) -> Seat:
        return table.watchman

    def ruling_of_call(self, act: OpenAct | None) -> str:
        if act is None:
            return "SH-29"
        if act.how == "mistake":
            return "SH-33"
        return "SH-22" if act.let_go_ms < 0 else "SH-21"

    def turn_over(self, table: SchummelTable, seat: Seat, card: Card) -> Act | None:
        return Act(seat, "turn_worm", card) if card == table.worm else None
