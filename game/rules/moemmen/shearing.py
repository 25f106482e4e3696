"""Tim in force: who owes what, and when he goes."""

from __future__ import annotations

from game.core.actions import NOBODY, Refusal
from game.core.cards import Seat

from . import reasons
from .table import MoemmenTable


def must_take(table: MoemmenTable, seat: Seat) -> bool:
    """MO-12: in this turn the seat has to take a minus card."""
    return table.turn == seat and seat in table.to_take


def must_lay_minus(table: MoemmenTable, seat: Seat) -> bool:
    """MO-09: Tim's own player has to put down the first minus card."""
    return table.turn == seat == table.tim_by and not table.minus_on_meadow()


def refuse_stirring(table: MoemmenTable) -> Refusal | None:
    """MO-10, MO-12: no Benny, whistle or second Tim while one is in force."""
    if table.tim_by == NOBODY:
        return None
    return reasons.ONLY_AN_EXCHANGE_AFTER_TIM if table.turn == table.tim_by else reasons.TAKE_A_MINUS


def begin(table: MoemmenTable, seat: Seat) -> None:
    table.note("tim_by", seat)
    table.note("to_take", tuple(table.clockwise_from(seat)))


def turn_over(table: MoemmenTable) -> None:
    """MO-14: Tim goes once there is no minus card left, or nobody left to take one."""
    if table.tim_by == NOBODY:
        return
    if table.turn in table.to_take:
        table.rule("MO-12")
        _settled(table, table.turn)
    if not table.to_take or not table.minus_on_meadow():
        table.rule("MO-14")
        end(table)


def must_skip(table: MoemmenTable, seat: Seat) -> bool:
    """MO-13: nothing but minus cards, so that none can be taken."""
    return seat in table.to_take and len(table.minus_in_hand(seat)) == len(table.hand(seat))


def skip(table: MoemmenTable, seat: Seat) -> None:
    """MO-13: it counts as done."""
    table.rule("MO-13")
    table.say(seat, "skipped")
    _settled(table, seat)
    if not table.to_take:
        table.rule("MO-14")
        end(table)


def _settled(table: MoemmenTable, seat: Seat) -> None:
    table.note("to_take", tuple(other for other in table.to_take if other != seat))


def end(table: MoemmenTable) -> None:
    table.move(table.top("tim"), "discard")
    table.note("tim_by", NOBODY)
    table.note("to_take", ())
