"""Beginning a round: who is Watchman, dealing, and a table laid out by a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.actions import NOBODY
from game.core.cards import Seat
from game.core.events import EVERYONE
from game.core.rules import SetupError
from game.core.setup import Layer, expect_keys

from .table import SchummelTable

SETUP_KEYS = (
    "hands", "draw", "discard", "turn", "watchman", "telescope", "starter", "round", "totals", "top_played")


def deal(table: SchummelTable, number: int, starter: Seat) -> None:
    """Shuffle all but the props, deal, turn one card over; its action isn't performed (SH-03, SH-04)."""
    clear(table)
    table.begin_round(number)
    _appoint(table, starter, starter)
    table.gather(list(table.pack), "draw")
    table.shuffle("draw")
    lay_props(table)
    for _ in range(table.deck.hand_size):
        for seat in [starter, *table.clockwise_from(starter)]:
            table.move(table.top("draw"), table.hands[seat], 1 << seat, EVERYONE)
    table.move(table.top("draw"), "discard")
    _count_rulings(table)
    table.begin_turn(starter)


def next_round(table: SchummelTable) -> None:
    """SH-67: the player left of whoever started the last round."""
    table.rule("SH-66")
    table.rule("SH-67")
    deal(table, table.round + 1, table.left_of(table.starter))


def clear(table: SchummelTable) -> None:
    table.phase, table.giving, table.settling, table.slapped = "", {}, NOBODY, ()
    table.thefts, table.evidence, table.idle_turns = [], [], 0
    table.web = table.may_turn = False


def _appoint(table: SchummelTable, starter: Seat, watchman: Seat) -> None:
    table.starter = starter
    table.note("watchman", watchman)
    table.note("telescope", False)


def lay_props(table: SchummelTable) -> None:
    """SH-60: every grasshopper is between its neighbours again."""
    for gap, grasshopper in enumerate(table.grasshoppers):
        if table.where[grasshopper] != f"gap:{gap}":
            table.move(grasshopper, f"gap:{gap}")
    for prop, pile in ((table.pollen, "pollen"), (table.worm, "worm")):
        if table.where[prop] != pile:
            table.move(prop, pile)


def _count_rulings(table: SchummelTable) -> None:
    if table.reached is None:
        return
    kind = table.kind[table.top("discard")]
    table.rule("SH-04" if kind == "bumblebee" else "SH-03" if kind != "flower" else "SH-01")
    table.rule("SH-02")


def lay_out(table: SchummelTable, names: list[str], setup: Mapping[str, Any]) -> None:
    """A scenario's table at time 0. The action of the top discard is over."""
    expect_keys(setup, SETUP_KEYS)
    layer = Layer(table, names)
    lay_props(table)
    for seat, cards in layer.by_seat(setup.get("hands", {}), ("hands",)):
        layer.pile(cards, table.hands[seat], ("hands", names[seat]))
    layer.pile(setup.get("draw", []), "draw", ("draw",))
    layer.pile(setup.get("discard", []), "discard", ("discard",))
    watchman = layer.seat(setup["watchman"], ("watchman",)) if "watchman" in setup else 0
    table.watchman = watchman
    table.starter = layer.seat(setup["starter"], ("starter",)) if "starter" in setup else watchman
    table.telescope = _flag(setup, "telescope")
    table.may_turn = _flag(setup, "top_played")
    table.round = _round(setup.get("round", 1), table.seats)
    for seat, total in layer.by_seat(setup.get("totals", {}), ("totals",)):
        if type(total) is not int:
            raise SetupError(f"found {total!r}, expected a whole number", ("totals", names[seat]))
        table.totals[seat] = total
    table.begin_turn(layer.seat(setup["turn"], ("turn",)) if "turn" in setup else 0)


def _flag(setup: Mapping[str, Any], key: str) -> bool:
    value = setup.get(key, False)
    if not isinstance(value, bool):
        raise SetupError(f"found {value!r}, expected true or false", (key,))
    return value


def _round(value: Any, seats: int) -> int:
    if type(value) is not int or not 1 <= value <= seats:
        raise SetupError(f"found {value!r}, expected a round from 1 to {seats}", ("round",))
    return value
