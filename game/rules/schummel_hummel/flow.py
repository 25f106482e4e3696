"""How the game goes on: the end of an action, the next turn, the end of a round and of the match."""

from __future__ import annotations

from game.core.actions import NOBODY
from game.core.cards import Seat

from . import grasshopper, spider
from .table import SchummelTable


def end_action(table: SchummelTable) -> None:
    """The card just played has done what it does: the worm may be turned, and the turn passes."""
    if table.phase:
        table.note("phase", "")
    table.may_turn = True
    next_turn(table)


def next_turn(table: SchummelTable) -> None:
    """Clockwise, whoever holds the Watchman Worm (SH-12)."""
    table.rule("SH-12")
    seat = table.left_of(table.turn)
    spider.look_for_spiders(table)
    table.begin_turn(seat)


def somebody_is_out(table: SchummelTable) -> bool:
    """A card in the air still belongs to its player."""
    return any(table.owned(seat) == 0 for seat in range(table.seats))


def end_round(table: SchummelTable) -> None:
    """Everything under way falls away; what is left in the hands scores."""
    if somebody_is_out(table):
        table.rule("SH-18")
    table.send_all_home()  # SH-21
    for act in list(table.open_acts):
        table.close_act(act, "stands" if act.how == "mistake" else "unseen", table.watchman)
    grasshopper.void_thefts(table)
    table.phase, table.giving, table.settling, table.may_turn = "", {}, NOBODY, False
    table.rule("SH-34")
    table.rule("SH-68")
    table.end_round([hand_score(table, seat) for seat in range(table.seats)])
    if table.round >= table.seats:
        table.rule("SH-70")
        best = max(table.totals)
        winners = tuple(seat for seat in range(table.seats) if table.totals[seat] == best)
        if len(winners) > 1:
            table.rule("SH-69")
        table.end_match(winners)


def hand_score(table: SchummelTable, seat: Seat) -> int:
    """SH-68: minus points of the cards left in a hand."""
    return -sum(table.deck.scores.get(table.kind[card], 0) for card in table.hand(seat))
