"""Beginning a round: dealing, and a table laid out by a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.cards import Seat
from game.core.events import EVERYONE
from game.core.rules import SetupError
from game.core.setup import Layer, expect_keys

from . import flow, meadow
from .table import MEADOW, MoemmenTable

SETUP_KEYS = ("hands", "meadow", "draw", "discard", "turn", "dealer", "totals", "round")


def deal(table: MoemmenTable, number: int, dealer: Seat) -> None:
    """Six cards each, five on the meadow; left of the dealer begins (MO-23)."""
    table.passes, table.stirred, table.chosen = 0, False, ()
    table.begin_round(number)
    table.note("open_piles", (*MEADOW, "tim"))
    table.note("dealer", dealer)
    table.gather(list(range(len(table.faces))), "draw")
    table.shuffle("draw")
    for _ in range(table.deck.hand_size):
        for seat in [*table.clockwise_from(dealer), dealer]:
            table.move(table.top("draw"), table.hands[seat], 1 << seat, EVERYONE)
    meadow.lay(table)
    table.begin_turn(table.left_of(dealer))
    flow.herd_ends_round(table)


def next_round(table: MoemmenTable) -> None:
    table.rule("MO-23")
    deal(table, table.round + 1, table.left_of(table.dealer))


def lay_out(table: MoemmenTable, names: list[str], setup: Mapping[str, Any]) -> None:
    """A scenario's table at time 0, which counts as the deal (MO-16)."""
    expect_keys(setup, SETUP_KEYS)
    layer = Layer(table, names)
    for seat, cards in layer.by_seat(setup.get("hands", {}), ("hands",)):
        layer.pile(cards, table.hands[seat], ("hands", names[seat]))
    _lay_meadow(layer, setup.get("meadow"))
    layer.pile(setup.get("draw", []), "draw", ("draw",))
    layer.pile(setup.get("discard", []), "discard", ("discard",))
    turn = layer.seat(setup["turn"], ("turn",)) if "turn" in setup else 0
    table.dealer = layer.seat(setup["dealer"], ("dealer",)) if "dealer" in setup else (turn - 1) % table.seats
    for seat, total in layer.by_seat(setup.get("totals", {}), ("totals",)):
        table.totals[seat] = _whole(total, ("totals", names[seat]))
    table.round = _whole(setup.get("round", 1), ("round",), least=1)
    table.begin_turn(turn)
    flow.herd_ends_round(table)


def _lay_meadow(layer: Layer, cards: Any) -> None:
    """One card at each place, in the order written. Without any the meadow stays empty."""
    if cards is None:
        return
    if not isinstance(cards, list) or len(cards) != len(MEADOW):
        found = f"{len(cards)} cards" if isinstance(cards, list) else repr(cards)
        raise SetupError(f"found {found}, expected a list of {len(MEADOW)} cards", ("meadow",))
    for index, (card, place) in enumerate(zip(cards, MEADOW, strict=True)):
        layer.card(card, place, ("meadow", index))


def _whole(value: Any, path: tuple[str | int, ...], least: int | None = None) -> int:
    if type(value) is not int or least is not None and value < least:
        wanted = "a whole number" if least is None else f"a whole number from {least} on"
        raise SetupError(f"found {value!r}, expected {wanted}", path)
    return value
