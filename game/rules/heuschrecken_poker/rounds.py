"""The deal, and a table laid out by a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.actions import NOBODY
from game.core.cards import Card
from game.core.events import EVERYONE
from game.core.rules import SetupError
from game.core.setup import Layer, expect_keys

from . import flow
from .table import PokerTable

SETUP_KEYS = ("hands", "display", "draw", "discard", "gardens", "tokens", "round", "ties")
MOST_TIES = 1
"""A second tie in a row clears the display at once."""


def deal(table: PokerTable) -> None:
    """A set of poker cards each, the garden cards shuffled, three of them on display."""
    table.begin_round(1)
    for seat, cards in enumerate(table.sets):
        for card in cards:
            table.move(card, table.hands[seat], 1 << seat, EVERYONE)
    table.gather(table.garden_cards, "draw")
    table.shuffle("draw")
    flow.lay(table, flow.REFILL)
    table.begin_turn(NOBODY)


def lay_out(table: PokerTable, names: list[str], setup: Mapping[str, Any]) -> None:
    """A scenario's table at time 0. Poker cards that it doesn't name are the used ones."""
    expect_keys(setup, SETUP_KEYS)
    layer = Layer(table, names)
    _lay_hands(table, layer, setup.get("hands", {}))
    for pile in ("display", "draw", "discard"):
        _pile(layer, setup.get(pile, []), pile, (pile,))
    for seat, cards in layer.by_seat(setup.get("gardens", {}), ("gardens",)):
        _pile(layer, cards, table.gardens[seat], ("gardens", names[seat]))
    for seat, tokens in layer.by_seat(setup.get("tokens", {}), ("tokens",)):
        table.totals[seat] = _whole(tokens, ("tokens", names[seat]))
    table.round = _whole(setup.get("round", 1), ("round",), least=1)
    table.ties = _whole(setup.get("ties", 0), ("ties",), most=MOST_TIES)
    table.begin_turn(NOBODY)


def _lay_hands(table: PokerTable, layer: Layer, hands: Any) -> None:
    """Each player has a colour; whoever isn't named holds all of it."""
    wanted = dict(layer.by_seat(hands, ("hands",)))
    for seat, own in enumerate(table.sets):
        chosen = _own_cards(table, own, wanted[seat], ("hands", layer.names[seat])) if seat in wanted else own
        for card in own:
            table.move(card, table.hands[seat] if card in chosen else table.used[seat])
    if not any(table.hand(seat) for seat in range(table.seats)):
        raise SetupError("found only empty hands, expected a poker card in one of them", ("hands",))


def _own_cards(
    table: PokerTable, own: tuple[Card, ...], texts: Any, path: tuple[str | int, ...]
) -> list[Card]:
    if not isinstance(texts, list):
        raise SetupError(f"found {texts!r}, expected a list of cards", path)
    by_name = {table.name[card]: card for card in own}
    found: list[Card] = []
    for index, text in enumerate(texts):
        card = by_name.get(str(text).strip().lower())
        if card is None:
            raise SetupError(f"found {text!r}, expected one of {', '.join(by_name)}", (*path, index))
        if card in found:
            raise SetupError(f"found one more {text!r}, expected at most 1, as many as a player has", (*path, index))
        found.append(card)
    return found


def _pile(layer: Layer, texts: Any, target: str, path: tuple[str | int, ...]) -> None:
    """Only garden cards lie there."""
    table: Any = layer.table
    layer.pile(texts, target, path)
    for index, card in enumerate(reversed(table.piles[target])):
        if card not in table.garden_cards:
            raise SetupError(f"found {texts[index]!r}, expected a garden card", (*path, index))


def _whole(value: Any, path: tuple[str | int, ...], least: int = 0, most: int | None = None) -> int:
    if type(value) is not int or value < least or most is not None and value > most:
        wanted = f"a whole number from {least} on" if most is None else f"a whole number from {least} to {most}"
        raise SetupError(f"found {value!r}, expected {wanted}", path)
    return value

