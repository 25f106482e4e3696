"""A flat hand on the pile: the fastest takes it, and a wrong one costs."""

from __future__ import annotations

from game.core.actions import Refusal
from game.core.acts import NO_CARD, Act
from game.core.cards import Seat

from . import flow, mistakes, reasons
from .table import SchnattergeiTable

NOBODY_SEES = 0


def open_for(table: SchnattergeiTable, why: str) -> None:
    """SG-14: it stays open until the next flip, which has to wait a while."""
    table.note("slap", why)
    table.set_deadline("hold", table.hold_ms + max(table.allow) if table.hold_ms else 0)


def close(table: SchnattergeiTable) -> None:
    if table.slap:
        table.note("slap", "")
        table.clear_deadline("hold")


def refuse(table: SchnattergeiTable, act: Act) -> Refusal | None:
    """SG-11: everybody may, at any time. What comes a little late is no mistake (SG-12)."""
    if table.slap:
        return None
    if table.round_over:
        return reasons.NOTHING_TO_SLAP
    if "grace" in table.deadlines:
        return reasons.LATE_SLAP
    if _card_in_the_air(table):
        return reasons.NOT_YET_VISIBLE
    return None if table.piles["discard"] or table.piles["under"] else reasons.NOTHING_TO_SLAP


def _card_in_the_air(table: SchnattergeiTable) -> bool:
    """A hand is about to flip: who slaps now can't know what comes, and isn't punished for it."""
    return table.held.count(NO_CARD) < table.seats


def do(table: SchnattergeiTable, act: Act) -> None:
    """SG-13: the earlier event wins."""
    table.say(act.seat, "slaps")
    if table.slap:
        _win(table, act.seat)
    else:
        if len(table.piles["discard"]) == 1:
            table.rule("SG-09")
        mistakes.make(table, act.seat, "wrong_slap")


def _win(table: SchnattergeiTable, seat: Seat) -> None:
    table.rule("SG-11")
    table.rule("SG-13")
    close(table)
    plays_on = table.is_out(seat)
    _take_pile(table, seat)
    table.note("last_word", "")
    table.set_deadline("grace", table.grace_ms + max(table.allow))
    if any(table.is_out(other) for other in table.clockwise_from(seat)):
        table.rule("SG-28")
        flow.end_match(table)
        return
    if plays_on:
        table.rule("SG-29")
    flow.next_turn(table, [seat])


def _take_pile(table: SchnattergeiTable, seat: Seat) -> None:
    """SG-15: the pile is turned over as one packet and slid under the own one: its lowest card comes first."""
    table.rule("SG-15")
    own = table.own[seat]
    for card in [*reversed(table.piles["under"]), *table.piles["discard"]]:
        table.move(card, own, NOBODY_SEES, under=len(table.piles[own]))


def expire_hold(table: SchnattergeiTable) -> None:
    """Nobody slapped in time; where nobody can flip either, that is the end (SG-30)."""
    table.rule("SG-14")
    flow.end_if_nobody_can_flip(table)
