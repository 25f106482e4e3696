"""How the game goes on: ties, the next pass, the end of a round and of the match."""

from __future__ import annotations

from game.core.actions import NOBODY
from game.core.acts import NO_CARD
from game.core.cards import Seat
from game.core.events import EVERYONE

from .table import PokerTable

REFILL = 3
SUPPLEMENT = 1


def pass_over(table: PokerTable) -> None:
    """Somebody could take: the streak of ties is broken."""
    if table.ties:
        table.note("ties", 0)
    _cover(table)
    _go_on(table)


def tie(table: PokerTable) -> None:
    """HP-09, HP-11, HP-14: one more garden card and another try; after a second tie the display is cleared."""
    table.rule("HP-05")
    table.note("ties", table.ties + 1)
    _cover(table)
    if table.ties == 2:
        _clear_display(table)
        _go_on(table)
    elif _all_played(table):
        table.rule("HP-11")
        table.note("ties", 0)
        _go_on(table)
    elif not table.piles["draw"]:
        table.rule("HP-14")
        end_round(table)
        end_match(table)
    else:
        table.rule("HP-09")
        lay(table, SUPPLEMENT)
        table.begin_turn(NOBODY)


def _clear_display(table: PokerTable) -> None:
    """HP-08: everything that lies there, leftovers too."""
    table.rule("HP-08")
    table.note("ties", 0)
    for card in list(table.piles["display"]):
        table.move(card, "discard")


def _cover(table: PokerTable) -> None:
    """HP-28: what was played lies face down beside its player."""
    for seat, used in enumerate(table.used):
        card = table.top(table.open_cards[seat])
        if card != NO_CARD:
            table.move(card, used)


def _all_played(table: PokerTable) -> bool:
    """HP-10: a round is as long as the hands, ties counted."""
    return not any(table.hand(seat) for seat in range(table.seats))


def _go_on(table: PokerTable) -> None:
    """Refill and choose again; or the round is over, or the game (HP-13)."""
    exhausted = not table.piles["draw"]
    if exhausted or _all_played(table):
        end_round(table)  # HP-15: once, even if both are over
    if exhausted:
        table.rule("HP-13")
        end_match(table)
        return
    if table.round_over:
        begin_round(table)
    lay(table, REFILL)
    table.begin_turn(NOBODY)


def lay(table: PokerTable, count: int) -> None:
    """Lay garden cards out, as far as there are any (HP-12). They come on top of what is left (HP-07)."""
    if table.reached is not None:
        table.rule("HP-12" if len(table.piles["draw"]) < count else "HP-07")
    for _ in range(min(count, len(table.piles["draw"]))):
        table.move(table.top("draw"), "display")


def end_round(table: PokerTable) -> None:
    """Most plants: a token for each who has as many (HP-18), if there are any at all (HP-19). Gardens stay (HP-17)."""
    table.send_all_home()
    plants = [table.plants(seat) for seat in range(table.seats)]
    most = max(plants)
    table.rule("HP-17" if most else "HP-19")
    if plants.count(most) > 1 and most:
        table.rule("HP-18")
    if any(table.hand(seat) for seat in range(table.seats)):
        table.rule("HP-16")
    table.end_round([int(count == most > 0) for count in plants])


def begin_round(table: PokerTable) -> None:
    """Everybody takes the used cards back into the hand. Play didn't stop for the scoring, so its result stays."""
    table.rule("HP-10")
    scored = table.round_scores
    table.begin_round(table.round + 1)
    table.round_scores = scored
    for seat, pile in enumerate(table.used):
        for card in sorted(table.piles[pile]):
            table.move(card, table.hands[seat], 1 << seat, EVERYONE)


def end_match(table: PokerTable) -> None:
    """Most tokens, then fewest grasshoppers (HP-27); whoever is still equal shares the win."""
    standing = [(table.totals[seat], -table.grasshoppers(seat)) for seat in range(table.seats)]
    best = max(standing)
    if table.totals.count(best[0]) > 1:
        table.rule("HP-27")
    winners: tuple[Seat, ...] = tuple(seat for seat, its in enumerate(standing) if its == best)
    table.end_match(winners)
