"""The butterfly: its player gives one card, face down, to whomever they like."""

from __future__ import annotations

from game.core.cards import Seat

from . import flow, gifts
from .table import CHOOSES, SchummelTable


def begin(table: SchummelTable, seat: Seat) -> None:
    """SH-39: compulsory. SH-37: the last other card too, unless the house rule forbids it."""
    if table.owned(seat) == 1:
        table.rule("SH-37")
    if not gifts.can_carry(table, seat):
        flow.end_action(table)
        return
    table.rule("SH-39")
    table.note("phase", "gifts")
    table.note("giving", {seat: CHOOSES})
