"""What comes before the exchange: Benny, the whistle, and Tim."""

from __future__ import annotations

from game.core.actions import Refusal
from game.core.acts import Act
from game.core.cards import Seat

from . import exchanging, flow, meadow, reasons, shearing
from .table import MoemmenTable

WHISTLE_AT = 3
"""So many minus cards on the meadow make a whistle possible (MO-05)."""


def _refuse_turn(table: MoemmenTable, seat: Seat) -> Refusal | None:
    return reasons.NOT_YOUR_TURN if table.turn != seat else shearing.refuse_stirring(table)


def refuse_benny(table: MoemmenTable, act: Act) -> Refusal | None:
    return _refuse_turn(table, act.seat)


def do_benny(table: MoemmenTable, act: Act) -> None:
    """MO-04: away with him, draw, look for a herd, and only then a new meadow."""
    table.rule("MO-04")
    table.stirred = True
    table.say(act.seat, "benny")
    table.move(act.card, "discard")
    meadow.draw(table, act.seat)
    if not flow.herd_ends_round(table):
        meadow.renew(table)


def refuse_whistle(table: MoemmenTable, act: Act) -> Refusal | None:
    if refusal := _refuse_turn(table, act.seat):
        return refusal
    return None if table.minus_on_meadow() >= WHISTLE_AT else reasons.TOO_FEW_MINUS


def do_whistle(table: MoemmenTable, act: Act) -> None:
    """MO-05: costs no card and no turn."""
    table.rule("MO-05")
    table.stirred = True
    table.say(act.seat, "whistles")
    meadow.renew(table)


def refuse_tim(table: MoemmenTable, act: Act) -> Refusal | None:
    if table.kind[act.card] != "tim":
        return reasons.NOT_TIM
    if refusal := _refuse_turn(table, act.seat):
        return refusal
    possible = table.minus_on_meadow() or exchanging.could_lay_minus(table, act.seat)
    return None if possible else reasons.TIM_WITHOUT_MINUS


def do_tim(table: MoemmenTable, act: Act) -> None:
    """He lies open beside the draw pile until he has been obeyed."""
    table.rule("MO-08")
    table.rule("MO-10")
    table.stirred = True
    table.say(act.seat, "moemmen")
    table.move(act.card, "tim")
    shearing.begin(table, act.seat)
    meadow.draw(table, act.seat)
    flow.herd_ends_round(table)


def refuse_sheep(table: MoemmenTable, act: Act) -> Refusal | None:
    """A sheep let go over the discard pile."""
    return reasons.SHEEP_ARE_EXCHANGED
