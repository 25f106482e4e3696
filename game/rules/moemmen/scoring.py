"""What a hand is worth, and when it is a whole herd."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.cards import Card, Seat

from .table import MoemmenTable


def worth(table: MoemmenTable, cards: Sequence[Card], colour: int) -> int:
    """MO-19, MO-20: the points of these cards with that colour chosen."""
    scores = table.deck.scores
    points = 0
    for card in cards:
        kind = table.kind[card]
        counts = kind == "minus" or kind == "plus" and table.colour[card] == colour
        points += table.value[card] if counts else scores[kind]
    return points


def best_colour(table: MoemmenTable, cards: Sequence[Card]) -> int:
    """MO-18: the colour that brings most; of equals the one with more sheep."""
    sheep = [table.colour[card] for card in cards if table.kind[card] == "plus"]
    colours = range(len(table.deck.colours))
    return max(colours, key=lambda colour: (worth(table, cards, colour), sheep.count(colour)))


def is_herd(table: MoemmenTable, seat: Seat) -> bool:
    """MO-16: a full hand of plus cards of one colour."""
    hand = table.hand(seat)
    return (
        len(hand) >= table.deck.hand_size and all(table.kind[card] == "plus" for card in hand)
        and len({table.colour[card] for card in hand}) == 1)
