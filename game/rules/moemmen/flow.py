"""How the game goes on: the next turn, the lap of passes, the end of a round and of the match."""

from __future__ import annotations

from game.core.actions import NOBODY
from game.core.cards import Seat

from . import meadow, scoring, shearing
from .table import MoemmenTable


def end_turn(table: MoemmenTable, pure_pass: bool = False) -> None:
    """The turn is over; clockwise to the next player who can take one."""
    table.passes = table.passes + 1 if pure_pass else 0
    table.stirred = False
    if table.passes == table.seats:
        _everybody_passed(table)
    shearing.turn_over(table)
    seat = table.left_of(table.turn)
    while shearing.must_skip(table, seat):
        table.passes = 0
        shearing.skip(table, seat)
        seat = table.left_of(seat)
    table.begin_turn(seat)


def _everybody_passed(table: MoemmenTable) -> None:
    """MO-06: a new meadow, and whoever passed first moves first."""
    table.rule("MO-06")
    table.passes = 0
    table.say(NOBODY, "all_passed")
    meadow.renew(table)


def herd_ends_round(table: MoemmenTable) -> bool:
    """MO-16, MO-17: after each deal, draw and exchange. True if the round is over."""
    complete = [seat for seat in range(table.seats) if scoring.is_herd(table, seat)]
    if complete:
        table.rule("MO-16")
        if len(complete) > 1:
            table.rule("MO-17")
        end_round(table)
    return bool(complete)


def end_round(table: MoemmenTable) -> None:
    """All hands are laid open, and everybody scores with the colour that brings most."""
    table.send_all_home()
    if table.tim_by != NOBODY:
        shearing.end(table)
    hands = [table.hand(seat) for seat in range(table.seats)]
    table.note("open_piles", (*table.open_piles, *table.hands))
    table.note("chosen", tuple(scoring.best_colour(table, hand) for hand in hands))
    _count_rulings(table)
    chosen = zip(hands, table.chosen, strict=True)
    table.end_round([scoring.worth(table, hand, colour) for hand, colour in chosen])
    _look_for_winner(table)


def _count_rulings(table: MoemmenTable) -> None:
    table.rule("MO-18")
    table.rule("MO-19")
    own_minus = (
        table.colour[card] == colour
        for seat, colour in enumerate(table.chosen) for card in table.minus_in_hand(seat))
    if any(own_minus):
        table.rule("MO-20")


def _look_for_winner(table: MoemmenTable) -> None:
    """MO-21, MO-22."""
    best = max(table.totals)
    target = int(table.house["target"])
    if best < target:
        return
    table.rule("MO-22")
    if sum(total >= target for total in table.totals) > 1:
        table.rule("MO-21")
    winners: tuple[Seat, ...] = tuple(seat for seat, total in enumerate(table.totals) if total == best)
    table.end_match(winners)
