"""What a mistake costs, and how the game goes on after it."""

from __future__ import annotations

from game.core.actions import NOBODY
from game.core.acts import NO_CARD
from game.core.cards import Seat

from . import flow, naming
from .table import SchnattergeiTable

PENALTY_CARDS = 2
NOBODY_SEES = 0


def make(table: SchnattergeiTable, seat: Seat, how: str, came_first: bool = False) -> None:
    """A mistake of this seat: a ``wrong_word``, ``hesitation``, ``wrong_slap`` or ``wrong_accusation``.

    ``came_first``: found out late, it was made before all others since the last flip.
    """
    was_out = table.is_out(seat)
    table.say(NOBODY, how, seat)
    table.note("mistakes", (*table.mistakes[:seat], table.mistakes[seat] + 1, *table.mistakes[seat + 1:]))
    naming.lapse(table)
    _count_rulings(table, seat, how, _pay(table, seat), was_out)
    if came_first or table.offender == NOBODY:  # SG-22: the first one continues
        table.note("offender", seat)
    if table.seats == 2 and table.is_out(seat):
        flow.end_match(table, last_laid_by=seat)  # SG-21
    elif was_out:
        flow.end_match(table)  # SG-25, SG-26
    else:
        flow.next_turn(table, table.in_turn_from(table.offender))  # SG-20


def _pay(table: SchnattergeiTable, seat: Seat) -> int:
    """SG-18: two cards, one after the other, face down below everything; SG-19: or what there is. How many."""
    if table.held[seat] != NO_CARD:
        table.send_home(seat)
    own = table.piles[table.own[seat]]
    cards = min(PENALTY_CARDS, len(own))
    for _ in range(cards):
        table.move(own[-1], "under", NOBODY_SEES)
    return cards


def _count_rulings(table: SchnattergeiTable, seat: Seat, how: str, paid: int, was_out: bool) -> None:
    if table.reached is None:
        return
    table.rule("SG-18")
    if paid < PENALTY_CARDS:
        table.rule("SG-19")
    table.rule("SG-20" if table.offender == NOBODY else "SG-22")
    if was_out:
        table.rule("SG-26" if how == "wrong_slap" else "SG-25")
    elif table.is_out(seat):
        table.rule("SG-21")
    elif any(table.is_out(other) for other in table.clockwise_from(seat)):
        table.rule("SG-27")
