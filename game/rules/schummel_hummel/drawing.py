"""Drawing and penalty cards, the reshuffle, and the lap in which nothing more can be drawn."""

from __future__ import annotations

from game.core.actions import Refusal
from game.core.acts import NO_CARD, Act
from game.core.cards import Seat
from game.core.events import EVERYONE

from . import flow, playing, reasons
from .table import SchummelTable


def refuse(table: SchummelTable, act: Act) -> Refusal | None:
    if refusal := playing.refuse_turn(table, act.seat):
        return refusal
    if act.card == NO_CARD and table.piles["draw"]:
        return reasons.TAKE_A_CARD
    if act.card != NO_CARD and act.card != table.top("draw"):
        return reasons.MUST_PLAY
    if table.web:
        return reasons.MUST_LAY_SPIDER if table.holds(act.seat, "spider") else None
    return reasons.MUST_PLAY if playing.playable(table, act.seat) else None


def do(table: SchummelTable, act: Act) -> None:
    """SH-08: the drawn card isn't played at once."""
    seat = act.seat
    table.rule("SH-06")
    table.rule("SH-08")
    if table.web:
        table.rule("SH-49")
    if any(each.how == "mistake" for each in table.open_acts):
        table.rule("SH-72")
    table.note("may_turn", False)
    table.say(seat, "draws")
    if take(table, seat, 1) == 0:
        table.rule("SH-10")
        table.idle_turns += 1
        if table.idle_turns >= table.seats:
            flow.end_round(table)
            return
    flow.next_turn(table)


def take(table: SchummelTable, seat: Seat, count: int) -> int:
    """Draw up to so many cards; reshuffles when one is needed and none is there (SH-09, SH-11). How many it was."""
    own = 1 << seat
    for drawn in range(count):
        if not table.piles["draw"]:
            if drawn:
                table.rule("SH-11")
            reshuffle(table)
        if not table.piles["draw"]:
            return drawn
        table.move(table.top("draw"), table.hands[seat], own, EVERYONE)
        table.idle_turns = 0
    return count


def reshuffle(table: SchummelTable) -> None:
    """SH-09: the discard pile except its top card becomes the draw pile; SH-20: a slipped card goes along."""
    cards = table.piles["discard"][:-1]
    if not cards:
        return
    table.rule("SH-09")
    for act in table.open_acts:
        if act.how == "slip" and act.let_go_ms >= 0 and act.card in cards:
            act.lost = True
            table.rule("SH-20")
    table.gather(cards, "draw")
    table.shuffle("draw")
