"""Wasps: slap the one without a stinger, keep your hands off the other."""

from __future__ import annotations

from game.core.actions import NOBODY, Refusal
from game.core.acts import Act
from game.core.cards import Card, milliseconds

from . import flow, gifts, reasons
from .table import SchummelTable


def begin(table: SchummelTable, card: Card) -> None:
    table.slapped = ()
    if table.stinger[card]:
        table.note("phase", "stinger")
        table.set_deadline("stinger", milliseconds(table.house["stinger_seconds"]))
    else:
        table.note("phase", "wasp")
        table.set_deadline("slap", milliseconds(table.house["slap_seconds"]) + max(table.allow))


def refuse(table: SchummelTable, act: Act) -> Refusal | None:
    if table.settling != NOBODY:
        return reasons.SLAP_IN_SETTLEMENT
    if table.phase not in ("wasp", "stinger"):
        return reasons.STRAY_SLAP
    if act.seat == table.turn:
        return reasons.OWN_WASP
    return reasons.SLAPPED_ALREADY if act.seat in table.slapped else None


def do(table: SchummelTable, act: Act) -> None:
    table.say(act.seat, "slaps")
    table.note("slapped", (*table.slapped, act.seat))
    if table.phase == "stinger":
        table.rule("SH-44")
        table.clear_deadline("stinger")
        gifts.begin(table, act.seat)
    elif len(table.slapped) >= table.seats - 2:
        table.clear_deadline("slap")
        _slowest_loses(table)


def expire_slap(table: SchummelTable) -> None:
    """SH-43: time is up, and several have not slapped."""
    table.rule("SH-43")
    _slowest_loses(table)


def expire_stinger(table: SchummelTable) -> None:
    """SH-44: nobody has touched it; the game goes on."""
    table.rule("SH-44")
    flow.end_action(table)


def _slowest_loses(table: SchummelTable) -> None:
    slowest = next(seat for seat in table.clockwise_from(table.turn) if seat not in table.slapped)
    gifts.begin(table, slowest)
