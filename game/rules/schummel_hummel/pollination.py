"""The pollinator bee: one throw of the pollen at somebody, within three seconds."""

from __future__ import annotations

from game.core.actions import NOBODY, Refusal
from game.core.acts import Act
from game.core.cards import milliseconds

from . import drawing, flow, reasons
from .table import SchummelTable

HIT_CARDS = 2


def begin(table: SchummelTable) -> None:
    """SH-13: no cheating now; what is in the air goes back."""
    table.send_all_home()
    table.note("phase", "pollen")
    table.set_deadline("pollen", milliseconds(table.house["pollen_seconds"]) + table.allow[table.turn])


def refuse(table: SchummelTable, act: Act) -> Refusal | None:
    if table.settling != NOBODY:
        return reasons.SETTLING
    if table.phase != "pollen" or act.seat != table.turn:
        return reasons.NO_POLLINATION
    return None


def do(table: SchummelTable, act: Act) -> None:
    """SH-53: one throw. SH-52: whoever is hit draws two."""
    table.rule("SH-52")
    table.rule("SH-53")
    table.clear_deadline("pollen")
    if act.target == NOBODY:
        table.say(act.seat, "misses")
    else:
        table.say(act.seat, "hits", act.target)
        drawing.take(table, act.target, HIT_CARDS)
    flow.end_action(table)


def expire(table: SchummelTable) -> None:
    """Three seconds are over: a miss."""
    table.send_all_home()
    table.rule("SH-52")
    table.say(table.turn, "misses")
    flow.end_action(table)
