"""The referee's eye on hands: when a card leaves a hand, when it is let go, and how long that can be called."""

from __future__ import annotations

from typing import Any

from game.core.actions import Refusal
from game.core.acts import Act, OpenAct
from game.core.cards import Card, Seat
from game.core.rules import Rules
from game.core.table import Table


def in_the_air(table: Table, card: Card) -> OpenAct | None:
    """The act under way with this card, if it has crossed out of the hand."""
    return next((act for act in table.open_acts if act.card == card and act.let_go_ms < 0), None)


def cross(rules: Rules[Any], table: Table, act: Act) -> Refusal | None:
    """A card is carried into a hiding place: from now on its player can be caught."""
    open_act = in_the_air(table, act.card)
    if open_act:
        open_act.how = table.zones[act.zone].kind
        return None
    refusal = rules.refuse_start(table, act)
    if refusal is None:
        own = 1 << act.seat
        table.move(act.card, table.airs[act.seat], own, own)
        table.open_act(act.seat, act.card, table.zones[act.zone].kind)
    return refusal


def back_in_hand(table: Table, seat: Seat, card: Card) -> None:
    """The card was carried back over the own hand: nothing has happened."""
    open_act = in_the_air(table, card)
    if open_act:
        table.close_act(open_act)
        own = 1 << seat
        table.move(card, table.hands[seat], own, own)


def hide(rules: Rules[Any], table: Table, act: Act) -> None:
    """A card is let go where it vanishes; its window opens, and only its player knows. If the round ends with it,
    there is nothing left to call."""
    open_act = in_the_air(table, act.card)
    table.let_go(act.seat)
    if open_act:
        open_act.let_go_ms = table.now
    rules.do(table, act)
    if open_act in table.open_acts:
        table.set_deadline(f"catch:{open_act.serial}", rules.catch_ms(table), noticed=1 << act.seat)


def window_closed(rules: Rules[Any], table: Table, serial: int) -> None:
    """Nobody has called in time."""
    act = next(act for act in table.open_acts if act.serial == serial)
    table.close_act(act, "unseen", rules.guard(table))


