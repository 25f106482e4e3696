"""Turning the own top card into the middle: what lies there then, and what it asks for."""

from __future__ import annotations

from game.core.actions import NOBODY, NOT_YOURS, Refusal
from game.core.acts import Act
from game.core.cards import Card, Face, Seat

from . import flow, honour, naming, reasons, slapping
from .table import BIRD, SchnattergeiTable


def refuse(table: SchnattergeiTable, act: Act) -> Refusal | None:
    seat = act.seat
    if table.word_by != NOBODY:
        return reasons.SAY_THE_WORD if table.word_by == seat else reasons.NOT_YOUR_TURN
    if table.turn != seat:
        return reasons.NOT_YOUR_TURN
    if table.is_out(seat):
        return reasons.NO_CARD_LEFT
    if table.hold_ms and "hold" in table.deadlines:
        return reasons.SLAP_FIRST
    return None if act.card == table.top(table.own[seat]) else NOT_YOURS


def do(table: SchnattergeiTable, act: Act) -> None:
    """Everybody sees the card at this instant; what could be called, slapped or owned up before is over."""
    seat, card = act.seat, act.card
    honour.forget(table)
    slapping.close(table)
    if table.offender != NOBODY:
        table.note("offender", NOBODY)
    table.note("flipper", seat)
    table.move(card, "discard")
    if table.seats == 2 and table.is_out(seat):
        table.rule("SG-33")
        flow.end_match(table, last_laid_by=seat)
        return
    if why := _opens_slap(table, card):
        slapping.open_for(table, why)
        flow.next_turn(table, table.in_turn_after(seat))
    else:
        naming.begin(table, seat)
    _count_rulings(table, seat, card)


def _opens_slap(table: SchnattergeiTable, card: Card) -> str:
    if is_double(table):
        return "double"
    return "elephant" if table.house["yellow_elephant"] and is_yellow_elephant(table.faces[card]) else ""  # SG-34


def is_yellow_elephant(face: Face) -> bool:
    return face.kind == "elephant" and "yellow" in face.colours


def is_double(table: SchnattergeiTable) -> bool:
    """SG-08: the two uppermost cards show one motif. A single card is none (SG-09)."""
    laid = table.piles["discard"]
    return len(laid) > 1 and table.motif[laid[-1]] == table.motif[laid[-2]]


def _count_rulings(table: SchnattergeiTable, seat: Seat, card: Card) -> None:
    if table.reached is None:
        return
    table.rule("SG-37")
    if is_double(table):
        table.rule("SG-08")
        if table.motif[card] == BIRD:
            table.rule("SG-05")
    if len(table.piles["discard"]) == 1:
        table.rule("SG-09")
        if table.motif[card] == BIRD:
            table.rule("SG-04")
    if table.slap == "elephant":
        table.rule("SG-34")
    if table.is_out(seat):
        table.rule("SG-24")
