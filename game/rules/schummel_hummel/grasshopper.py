"""Grasshoppers between neighbours: stealing one, asking it back, and what it costs when nobody noticed."""

from __future__ import annotations

from game.core.actions import NOBODY, Refusal
from game.core.acts import Act
from game.core.cards import Card, Seat

from . import drawing, reasons
from .table import SchummelTable, Theft

THEFT_CARDS = 2
NOBODY_NOTICES = 0


def gap_of(table: SchummelTable, card: Card) -> int:
    return table.grasshoppers.index(card)


def robbed_by(table: SchummelTable, seat: Seat, gap: int) -> Seat:
    """The other neighbour of a gap."""
    return table.left_of(seat) if gap == seat else gap


def refuse_steal(table: SchummelTable, act: Act) -> Refusal | None:
    seat = act.seat
    gap = gap_of(table, act.card)
    if table.settling != NOBODY:
        return reasons.SETTLING
    if table.phase == "pollen":
        return reasons.POLLINATION  # SH-62
    if seat not in (gap, table.left_of(gap)):
        return reasons.NOT_YOUR_GRASSHOPPER
    if table.where[act.card] != f"gap:{gap}":
        return reasons.NOT_IN_ITS_GAP
    if seat == table.watchman:
        return reasons.WATCHMAN_PLAYS_FAIR
    if table.house["young_watchman"] and robbed_by(table, seat, gap) == table.watchman:
        return reasons.YOUNG_WATCHMAN
    return None


def do_steal(table: SchummelTable, act: Act) -> None:
    gap = gap_of(table, act.card)
    table.rule("SH-54")
    table.rule("SH-62")
    table.move(act.card, f"stolen:{act.seat}")
    table.thefts.append(Theft(gap, act.seat, robbed_by(table, act.seat, gap)))
    if len(table.thefts) > 1:
        table.rule("SH-63")


def refuse_object(table: SchummelTable, act: Act) -> Refusal | None:
    """SH-58, SH-62: possible as long as the theft is open, during a settlement and a pollination too."""
    return None if _theft(table, act) else reasons.FALSE_OBJECTION


def do_object(table: SchummelTable, act: Act) -> None:
    theft = _theft(table, act)
    assert theft is not None
    table.rule("SH-58")
    if act.seat == table.watchman:
        table.rule("SH-61")
    table.say(act.seat, "objects", act.target)
    table.thefts.remove(theft)
    table.clear_deadline(_closing(theft))
    _put_back(table, theft.gap)


def count_card(table: SchummelTable, player: Seat, card: Card) -> None:
    """SH-55: a card was played. Each theft has a counter of its own (SH-63)."""
    for theft in list(table.thefts):
        if theft.closing:
            continue
        if player == theft.thief and not theft.thief_went_first:
            theft.thief_went_first = True
            continue
        table.rule("SH-55")
        if table.allow[theft.robbed]:
            theft.closing = True
            table.set_deadline(_closing(theft), table.allow[theft.robbed], NOBODY_NOTICES)
            continue
        if table.kind[card] != "flower":
            table.rule("SH-56")
        _gets_away(table, theft)


def expire_theft(table: SchummelTable, deadline: str) -> None:
    """The robbed player's reaction allowance after the last card has run out as well."""
    theft = next((theft for theft in table.thefts if theft.closing and _closing(theft) == deadline), None)
    if theft is not None:
        _gets_away(table, theft)


def _gets_away(table: SchummelTable, theft: Theft) -> None:
    table.rule("SH-60")
    table.thefts.remove(theft)
    table.say(theft.thief, "got_away", theft.robbed)
    drawing.take(table, theft.robbed, THEFT_CARDS)


def _closing(theft: Theft) -> str:
    return f"theft:{theft.gap}"


def void_thefts(table: SchummelTable) -> None:
    """SH-57: the round is over; what was not yet safe goes home."""
    for theft in table.thefts:
        table.rule("SH-57")
        table.clear_deadline(_closing(theft))
        _put_back(table, theft.gap)
    table.thefts = []


def _theft(table: SchummelTable, act: Act) -> Theft | None:
    return next((t for t in table.thefts if t.robbed == act.seat and t.thief == act.target), None)


def _put_back(table: SchummelTable, gap: int) -> None:
    table.move(table.grasshoppers[gap], f"gap:{gap}")
