"""Laying a card on the discard pile: what matches, what is refused, what stands as a mistake."""

from __future__ import annotations

from game.core.actions import NOBODY, Refusal
from game.core.acts import Act
from game.core.cards import Card, Seat

from . import butterfly, flow, grasshopper, pollination, reasons, wasp
from .table import SchummelTable


def refuse_turn(table: SchummelTable, seat: Seat) -> Refusal | None:
    """Why this seat may not take its turn now."""
    if table.settling != NOBODY:
        return reasons.SETTLING
    if table.turn != seat:
        return reasons.NOT_YOUR_TURN
    return reasons.ACTION_UNDER_WAY if table.phase else None


def refuse(table: SchummelTable, act: Act) -> Refusal | None:
    return refuse_turn(table, act.seat) or (
        None if may_lay(table, act.seat, act.card) or mistake_stands(table, act.seat, act.card)
        else _why_not(table, act.seat, act.card))


def may_lay(table: SchummelTable, seat: Seat, card: Card) -> bool:
    """By the rules, if it is this seat's turn."""
    kind = table.kind[card]
    if table.web:
        return kind == "spider"  # SH-47, SH-48: any spider, and nothing else
    if kind == "web":
        return True  # SH-07
    if kind == "bumblebee" and seat != table.watchman:
        return False
    return table.fits(card)


def playable(table: SchummelTable, seat: Seat) -> list[Card]:
    return [card for card in table.hand(seat) if may_lay(table, seat, card)]


def mistake_stands(table: SchummelTable, seat: Seat, card: Card) -> bool:
    """SH-33, pro variant: a wrong card that lies until it is called. These are always given back instead."""
    return (
        table.stand and not table.web and seat != table.watchman
        and table.kind[card] != "bumblebee" and table.owned(seat) > 1)


def _why_not(table: SchummelTable, seat: Seat, card: Card) -> Refusal:
    if table.web:
        return reasons.SPIDER_WANTED
    if table.kind[card] == "bumblebee" and seat != table.watchman:
        return reasons.BUMBLEBEE
    return reasons.NO_MATCH


def do(table: SchummelTable, act: Act) -> None:
    """The card is laid, thefts are settled, its action runs, the turn passes: in this order (SH-56)."""
    seat, card = act.seat, act.card
    mistake = not may_lay(table, seat, card)
    _earlier_mistakes_stand(table)
    if mistake:
        table.before_mistake = table.top("discard")
    _count_rulings(table, card)
    table.move(card, "discard")
    table.idle_turns = 0
    table.may_turn = False
    if table.web:
        table.note("web", False)
    if mistake:
        table.open_act(seat, card, "mistake").let_go_ms = table.now
    if table.owned(seat) == 0:
        if table.kind[card] != "flower":
            table.rule("SH-38" if table.kind[card] == "butterfly" else "SH-50")
        flow.end_round(table)
        return
    grasshopper.count_card(table, seat, card)
    _act(table, seat, card)


def _act(table: SchummelTable, seat: Seat, card: Card) -> None:
    match table.kind[card]:
        case "wasp":
            wasp.begin(table, card)
        case "butterfly":
            butterfly.begin(table, seat)
        case "bee":
            pollination.begin(table)
        case "web":
            table.rule("SH-47")
            table.note("web", True)
            flow.end_action(table)
        case _:
            flow.end_action(table)  # SH-51: a spider without a web has no effect either


def _earlier_mistakes_stand(table: SchummelTable) -> None:
    for act in [act for act in table.open_acts if act.how == "mistake"]:
        table.close_act(act, "stands", table.watchman)


def _count_rulings(table: SchummelTable, card: Card) -> None:
    if table.reached is None:
        return
    kind = table.kind[card]
    table.rule("SH-05")
    if kind == "bumblebee":
        table.rule("SH-35")
    elif kind == "web":
        table.rule("SH-07")
    elif kind == "spider":
        table.rule("SH-48" if table.web else "SH-51")
