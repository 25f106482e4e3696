"""Dealing, and a table laid out by a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.rules import SetupError
from game.core.setup import Layer, expect_keys

from .table import SchnattergeiTable

SETUP_KEYS = ("piles", "discard", "turn", "last_word")
NOBODY_SEES = 0


def deal(table: SchnattergeiTable) -> None:
    """A pile for each, face down; the rest stays in the box. SG-01: chance says who begins."""
    table.rule("SG-01")
    table.begin_round(1)
    table.shuffle("box")
    starter = int(table.rng.random() * table.seats)
    box, piles = table.piles["box"], [table.own[seat] for seat in table.in_turn_from(starter)]
    for _ in range(table.deck.hand_size):
        for pile in piles:
            table.move(box[-1], pile, NOBODY_SEES)
    table.begin_turn(starter)


def lay_out(table: SchnattergeiTable, names: list[str], setup: Mapping[str, Any]) -> None:
    """A scenario's table at time 0: no slap is open, no word is owed."""
    expect_keys(setup, SETUP_KEYS)
    layer = Layer(table, names)
    for seat, cards in layer.by_seat(setup.get("piles", {}), ("piles",)):
        layer.pile(cards, table.own[seat], ("piles", names[seat]))
    layer.pile(setup.get("discard", []), "discard", ("discard",))
    table.last_word = _word(table, setup.get("last_word"))
    table.repeats = int(bool(table.last_word))  # SG-35
    turn = layer.seat(setup["turn"], ("turn",)) if "turn" in setup else 0
    table.begin_turn(next((seat for seat in table.in_turn_from(turn) if not table.is_out(seat)), turn))


def _word(table: SchnattergeiTable, value: Any) -> str:
    if value is None:
        return ""
    if value not in table.words:
        raise SetupError(f"found {value!r}, expected one of {', '.join(table.words)}, or null", ("last_word",))
    return str(value)
