"""All cards are turned over at once: what cancels, who takes everything, who picks in which order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from game.core.acts import NO_CARD
from game.core.cards import Seat

from . import flow, picking
from .table import NO_SWEEP, PokerTable, Rank, Sweep


class Outcome(NamedTuple):
    """What a set of cards laid at once amounts to."""

    cancelled: tuple[Seat, ...]
    sweep: Sweep
    order: tuple[Seat, ...]
    """Who picks, in order; empty with a sweep, and in a tie."""

    @property
    def tie(self) -> bool:
        """HP-05: only cancelled cards and powerless X."""
        return self.sweep == NO_SWEEP and not self.order


def outcome(laid: Mapping[Seat, Rank], values: Mapping[Rank, int], x_steals_ace: bool, sole_sweeps: bool) -> Outcome:
    """HP-01: equal cards cancel, then ace and X, then numbers from high to low.

    ``values``: the number of each rank that has one. ``sole_sweeps``: HP-25, in the game for two.
    """
    ranks = list(laid.values())  # a handful: counting in the list is faster than a Counter, and bots ask a lot
    distinct = len(set(ranks)) == len(ranks)
    alive = {rank: seat for seat, rank in laid.items() if distinct or ranks.count(rank) == 1}
    cancelled = tuple([seat for seat, rank in laid.items() if rank not in alive]) if not distinct else ()
    if "ace" in alive:
        thief = x_steals_ace and "x" in alive
        return Outcome(cancelled, (alive["x"], "x") if thief else (alive["ace"], "ace"), ())
    numbers = sorted([rank for rank in alive if rank in values], key=values.__getitem__, reverse=True)
    order = tuple([alive[rank] for rank in numbers])
    if sole_sweeps and len(order) == 1:
        return Outcome(cancelled, (order[0], "sole"), ())
    return Outcome(cancelled, NO_SWEEP, order)


def turn_over(table: PokerTable) -> None:
    """HP-30: from now on all choices are locked."""
    table.send_all_home()
    shown = tuple(table.chosen(seat) for seat in range(table.seats))
    laid = {seat: table.rank(card) for seat, card in enumerate(shown) if card != NO_CARD}
    values = {table.rank(card): table.value[card] for card in shown if card != NO_CARD and table.kind[card] == "number"}
    result = outcome(laid, values, bool(table.house["x_steals_ace"]), table.seats == 2)
    table.note("shown", shown)
    for seat, card in enumerate(shown):
        if card != NO_CARD:
            table.move(card, table.open_cards[seat])
    table.note("cancelled", result.cancelled)
    table.note("order", result.order)
    table.note("sweep", result.sweep)
    _count_rulings(table, laid, result)
    if result.tie:
        flow.tie(table)
    elif result.sweep != NO_SWEEP:
        picking.take_all(table, result.sweep[0])
        flow.pass_over(table)
    else:
        picking.begin(table, result.order)


def _count_rulings(table: PokerTable, laid: Mapping[Seat, Rank], result: Outcome) -> None:
    if table.reached is None:
        return
    copies = Counter(laid.values())
    table.rule("HP-01")
    table.rule("HP-30")
    if copies["x"] > 1 and copies["ace"] == 1:
        table.rule("HP-02")
    if copies["ace"] > 1 and copies["x"] == 1:
        table.rule("HP-03")
    if copies["x"] == 1 and copies["ace"] != 1:
        table.rule("HP-04")
    if result.sweep[1] == "sole":
        table.rule("HP-25")
    if not table.house["x_steals_ace"] and copies["x"] == copies["ace"] == 1:
        table.rule("HP-29")
