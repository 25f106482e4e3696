"""Laying a poker card face down, and changing one's mind as long as somebody else hasn't."""

from __future__ import annotations

from game.core.actions import NOT_YOURS, Refusal
from game.core.acts import NO_CARD, Act
from game.core.cards import Card, Seat
from game.core.events import EVERYONE

from . import reasons, reveal
from .table import PokerTable


def refuse_grab(table: PokerTable, seat: Seat, card: Card) -> Refusal | None:
    """A poker card that isn't in the hand."""
    where = table.where[card]
    if where in (table.used[seat], table.open_cards[seat]):
        return reasons.USED_IN_THIS_ROUND
    return reasons.LAY_ANOTHER_ON_IT if where == table.places[seat] else NOT_YOURS


def refuse(table: PokerTable, act: Act) -> Refusal | None:
    return reasons.TAKING_COMES_FIRST if table.to_pick else None


def do(table: PokerTable, act: Act) -> None:
    """HP-30: whoever changes a choice does so unnoticed; the last choice locks all."""
    seat, own = act.seat, 1 << act.seat
    before = table.chosen(seat)
    if before == NO_CARD:
        table.move(act.card, table.places[seat], own, EVERYONE)
    else:
        table.rule("HP-30")
        table.move(before, table.hands[seat], own, own)
        table.move(act.card, table.places[seat], own, own)
    if not table.to_choose():
        reveal.turn_over(table)
