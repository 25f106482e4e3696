"""Exchanging a card with the meadow, and passing: one of them ends the turn."""

from __future__ import annotations

from game.core.actions import Refusal
from game.core.acts import NO_CARD, Act
from game.core.cards import Card, Seat

from . import flow, reasons, shearing
from .table import MoemmenTable


def refuse(table: MoemmenTable, act: Act) -> Refusal | None:
    seat, card = act.seat, act.card
    if table.turn != seat:
        return reasons.NOT_YOUR_TURN
    target = table.top(act.zone)
    if target == NO_CARD:
        return reasons.NOTHING_LIES_THERE
    lays_minus = table.kind[card] == "minus"
    if seat in table.to_take:  # MO-12
        if table.kind[target] != "minus":
            return reasons.TAKE_A_MINUS
        return reasons.LAY_NO_MINUS if lays_minus else None
    if not lays_minus:
        return reasons.LAY_A_MINUS if shearing.must_lay_minus(table, seat) else None
    freed = table.tim_by == seat and bool(table.house["tim_frees_minus"])  # MO-03
    return None if freed or fits(table, card, target) else reasons.MINUS_WANTS_ITS_PLUS


def fits(table: MoemmenTable, minus: Card, target: Card) -> bool:
    """MO-02: a minus card goes against a plus card of its colour."""
    return table.kind[target] == "plus" and table.colour[target] == table.colour[minus]


def could_lay_minus(table: MoemmenTable, seat: Seat) -> bool:
    """MO-08: a minus card of this hand could go to the meadow now, if Tim were in force."""
    minus = table.minus_in_hand(seat)
    if minus and table.house["tim_frees_minus"]:
        return True
    lying = [card for card in table.on_meadow() if card != NO_CARD]
    return any(fits(table, card, target) for card in minus for target in lying)


def do(table: MoemmenTable, act: Act) -> None:
    _count_rulings(table, act)
    table.say(act.seat, "exchanges")
    taken = table.top(act.zone)
    table.move(taken, table.hands[act.seat])
    table.move(act.card, act.zone)
    if not flow.herd_ends_round(table):
        flow.end_turn(table)


def _count_rulings(table: MoemmenTable, act: Act) -> None:
    if table.reached is None:
        return
    table.rule("MO-01")
    taken = table.top(act.zone)
    if table.is_minus(act.card):
        table.rule("MO-02" if fits(table, act.card, taken) else "MO-03")
    if shearing.must_lay_minus(table, act.seat):
        table.rule("MO-09")
    if {"benny", "tim"} & {table.kind[taken], table.kind[act.card]}:
        table.rule("MO-15")


def refuse_pass(table: MoemmenTable, act: Act) -> Refusal | None:
    if table.turn != act.seat:
        return reasons.NOT_YOUR_TURN
    if shearing.must_take(table, act.seat):
        return reasons.TAKE_A_MINUS
    return reasons.LAY_A_MINUS if shearing.must_lay_minus(table, act.seat) else None


def do_pass(table: MoemmenTable, act: Act) -> None:
    table.rule("MO-01")
    if table.tim_by == act.seat:
        table.rule("MO-11")
    table.say(act.seat, "passes")
    flow.end_turn(table, pure_pass=not table.stirred)
