"""Whose turn it is to flip, and how a match ends."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.actions import NOBODY
from game.core.cards import Seat

from .table import SchnattergeiTable


def next_turn(table: SchnattergeiTable, seats: Iterable[Seat]) -> None:
    """The first of these seats that has a card; the others are skipped."""
    for seat in seats:
        if not table.is_out(seat):
            table.begin_turn(seat)
            return
    end_if_nobody_can_flip(table)


def end_if_nobody_can_flip(table: SchnattergeiTable) -> None:
    """SG-30: an open slap is waited for."""
    if "hold" in table.deadlines or not all(table.is_out(seat) for seat in range(table.seats)):
        return
    table.rule("SG-30")
    end_match(table)


def end_match(table: SchnattergeiTable, last_laid_by: Seat = NOBODY) -> None:
    """Everybody counts. Of two players the one who has laid the last card loses, whatever the counts (SG-33)."""
    table.send_all_home()
    for act in list(table.open_acts):
        table.close_act(act, "stands")
    for name, value in (("word_by", NOBODY), ("slap", "")):
        if getattr(table, name) != value:
            table.note(name, value)
    if table.piles["discard"]:
        table.rule("SG-31")
    counts = [table.owned(seat) for seat in range(table.seats)]
    winners = tuple(seat for seat, count in enumerate(counts) if count == max(counts))
    if last_laid_by != NOBODY:
        winners = (table.left_of(last_laid_by),)
    elif len(winners) > 1:
        table.rule("SG-32")
    table.end_round(counts)
    table.end_match(winners)
