"""Taking from the display: a genus each in order, or everything at once."""

from __future__ import annotations

from game.core.actions import Refusal
from game.core.acts import Act
from game.core.cards import Seat

from . import flow, garden, reasons
from .table import PokerTable


def begin(table: PokerTable, order: tuple[Seat, ...]) -> None:
    table.note("to_pick", order)
    _end_when_bare(table)


def refuse(table: PokerTable, act: Act) -> Refusal | None:
    if not table.to_pick:
        return reasons.CHOOSING_COMES_FIRST
    return None if table.to_pick[0] == act.seat else reasons.NOT_YOUR_PICK


def do(table: PokerTable, act: Act) -> None:
    """HP-06: all cards of the genus, and whoever comes next takes another."""
    table.rule("HP-06")
    garden.grow(table, act.seat, table.genus(table.name[act.card]))
    table.note("to_pick", table.to_pick[1:])
    _end_when_bare(table)


def take_all(table: PokerTable, seat: Seat) -> None:
    garden.grow(table, seat, list(table.piles["display"]))


def _end_when_bare(table: PokerTable) -> None:
    """HP-06: where nothing is left, the last ones go away with nothing."""
    if table.to_pick and table.piles["display"]:
        return
    if table.to_pick:
        table.rule("HP-26" if table.seats == 2 else "HP-06")
        table.note("to_pick", ())
    flow.pass_over(table)
