"""Drawing cards, the reshuffle, and a new meadow."""

from __future__ import annotations

from game.core.acts import NO_CARD
from game.core.cards import Card, Seat
from game.core.events import EVERYONE

from .table import MEADOW, MoemmenTable


def draw(table: MoemmenTable, seat: Seat) -> None:
    """One card into the hand, whose player alone sees it."""
    card = _next_card(table)
    if card != NO_CARD:
        table.move(card, table.hands[seat], 1 << seat, EVERYONE)


def renew(table: MoemmenTable) -> None:
    """The old cards go away before the first new one is laid."""
    for card in table.on_meadow():
        if card != NO_CARD:
            table.move(card, "discard")
    lay(table)


def lay(table: MoemmenTable) -> None:
    """One card at each place."""
    for place in MEADOW:
        card = _next_card(table)
        if card != NO_CARD:
            table.move(card, place)


def _next_card(table: MoemmenTable) -> Card:
    """MO-07: the discard pile, Benny on it too, becomes the draw pile. NO_CARD if there is none at all."""
    if not table.piles["draw"] and table.piles["discard"]:
        table.rule("MO-07")
        table.gather(list(table.piles["discard"]), "draw")
        table.shuffle("draw")
    return table.top("draw")
