"""Cards given face down: by the Watchman after a right call, after a wasp, and with a butterfly."""

from __future__ import annotations

from game.core.actions import NOBODY, Refusal
from game.core.acts import Act
from game.core.cards import Card, Seat
from game.core.events import EVERYONE

from . import flow, reasons, watchman
from .table import CHOOSES, SchummelTable


def refuse(table: SchummelTable, act: Act) -> Refusal | None:
    receiver = receiver_of(table, act.seat)
    if receiver is None:
        return reasons.SETTLING if table.settling != NOBODY else reasons.NO_GIFT_OWED
    if act.target == act.seat or receiver not in (CHOOSES, act.target):
        return reasons.NOT_THE_RECEIVER
    if receiver != CHOOSES and table.kind[act.card] == "bumblebee":
        return reasons.NO_BUMBLEBEE_AS_GIFT  # SH-27, SH-36; a butterfly may carry one
    return None


def receiver_of(table: SchummelTable, seat: Seat) -> Seat | None:
    """To whom this seat owes a gift now; :data:`CHOOSES` if it may choose, None if it owes nothing."""
    if table.settling != NOBODY:
        return table.settling if seat == table.watchman else None
    return table.giving.get(seat)


def do(table: SchummelTable, act: Act) -> None:
    seat, card, receiver = act.seat, act.card, act.target
    if table.kind[card] == "bumblebee":
        table.rule("SH-36")
    table.move(card, table.hands[receiver], 1 << seat | 1 << receiver, EVERYONE)
    table.say(seat, "gives", receiver)
    if table.settling != NOBODY:
        watchman.finish(table, giver_is_out=table.owned(seat) == 0)
        return
    table.note("giving", {giver: to for giver, to in table.giving.items() if giver != seat})
    finish_if_done(table)


def can_give(table: SchummelTable, seat: Seat) -> bool:
    """Whether this seat has anything but bumblebees, in the hand or in the air."""
    cards = table.piles[table.hands[seat]] + table.piles[table.airs[seat]]
    return any(table.kind[card] != "bumblebee" for card in cards)


def can_carry(table: SchummelTable, seat: Seat) -> bool:
    """Whether a butterfly of this seat can carry a card away. SH-37: the last one too, unless a house rule bars it."""
    return table.owned(seat) > (0 if table.house["butterfly_last_card"] else 1)


def begin(table: SchummelTable, loser: Seat) -> None:
    """SH-40: everybody else gives the loser of a wasp a card; who has only bumblebees gives nothing (SH-41)."""
    others = [table.turn, *table.clockwise_from(table.turn)]
    table.rule("SH-40")
    table.note("phase", "gifts")
    giving = {seat: loser for seat in others if seat != loser and can_give(table, seat)}
    if len(giving) < table.seats - 1:
        table.rule("SH-41")
    table.note("giving", giving)
    finish_if_done(table)


def look_again(table: SchummelTable) -> None:
    """SH-41: whoever has nothing left to give owes nothing any more."""
    if table.phase != "gifts" or table.settling != NOBODY:
        return
    broke = [seat for seat, to in table.giving.items() if not _owes_still(table, seat, to)]
    if broke:
        table.rule("SH-41")
        table.note("giving", {seat: to for seat, to in table.giving.items() if seat not in broke})
    finish_if_done(table)


def _owes_still(table: SchummelTable, seat: Seat, to: Seat) -> bool:
    return can_carry(table, seat) if to == CHOOSES else can_give(table, seat)


def finish_if_done(table: SchummelTable) -> None:
    """SH-42: only when all gifts are given is it seen who is out."""
    if table.giving:
        return
    table.rule("SH-42")
    if flow.somebody_is_out(table):
        flow.end_round(table)
    else:
        flow.end_action(table)


def givable(table: SchummelTable, seat: Seat) -> list[Card]:
    """The cards this seat may give now."""
    receiver = receiver_of(table, seat)
    if receiver is None:
        return []
    return [card for card in table.hand(seat) if receiver == CHOOSES or table.kind[card] != "bumblebee"]
