"""A private garden: it grows, is harvested, and is eaten."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.cards import Card, Seat

from .table import PokerTable

HARVEST = 3
"""So many plants of one genus make a token."""
INVASION = 3
"""So many grasshoppers eat a garden."""


def grow(table: PokerTable, seat: Seat, cards: Sequence[Card]) -> None:
    """Plant what was won. An invasion comes before any harvest (HP-22)."""
    garden = table.gardens[seat]
    for card in cards:
        table.move(card, garden)
    if table.grasshoppers(seat) >= INVASION:
        _invade(table, seat)
    else:
        _harvest_all(table, seat)


def _invade(table: PokerTable, seat: Seat) -> None:
    table.rule("HP-22")
    table.note("invaded", seat)
    for card in list(table.piles[table.gardens[seat]]):
        table.move(card, "discard")


def _harvest_all(table: PokerTable, seat: Seat) -> None:
    """HP-21: by itself, a genus after the other in the order in which they were planted."""
    planted = [table.name[card] for card in table.piles[table.gardens[seat]] if table.kind[card] == "plant"]
    for genus in dict.fromkeys(planted):
        tokens = planted.count(genus) // HARVEST
        if tokens:
            _harvest(table, seat, genus, tokens)


def _harvest(table: PokerTable, seat: Seat, genus: str, tokens: int) -> None:
    """HP-20: a token for each full three; the surplus stays."""
    table.rule("HP-21")
    if tokens > 1:
        table.rule("HP-20")
    table.note("harvest", (seat, genus, tokens))
    ripe = [card for card in table.piles[table.gardens[seat]] if table.name[card] == genus]
    for card in ripe[:HARVEST * tokens]:
        table.move(card, "discard")
    _award(table, seat, tokens)


def _award(table: PokerTable, seat: Seat, tokens: int) -> None:
    """HP-23: there are always enough tokens."""
    table.note("totals", [total + tokens * (other == seat) for other, total in enumerate(table.totals)])
