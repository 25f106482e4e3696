"""The facts of this game: what a seat may know, and what scenarios may expect."""

from __future__ import annotations

from typing import Any

from game.core.actions import NOBODY
from game.core.acts import NO_CARD, Act
from game.core.cards import Seat

from . import exchanging, playing, scoring, shearing
from .table import MEADOW, MoemmenTable


def facts(table: MoemmenTable, seat: Seat) -> dict[str, Any]:
    """See docs/architecture.md for the keys. Everything here is public or this seat's own."""
    hand, over = table.hand(seat), table.round_over
    colour = scoring.best_colour(table, hand)
    return {
        "dealer": table.dealer,
        "meadow": table.on_meadow(),
        "minus_on_meadow": table.minus_on_meadow(),
        "tim": table.top("tim"),
        "tim_by": table.tim_by,
        "to_take": table.to_take,
        "must_take": shearing.must_take(table, seat),
        "must_lay_minus": shearing.must_lay_minus(table, seat),
        "may_whistle": not over and playing.refuse_whistle(table, Act(seat, "whistle")) is None,
        "passes": table.passes,
        "playable": [] if over else exchangeable(table, seat),
        "colour": table.deck.colours[colour].name,
        "worth": scoring.worth(table, hand, colour),
        "target": int(table.house["target"]),
        "herds": [other for other in range(table.seats) if scoring.is_herd(table, other)] if over else [],
        "chosen": [table.deck.colours[chosen].name for chosen in table.chosen] if over else [],
        "left": [list(table.hand(other)) for other in range(table.seats)] if over else [],
    }


def exchangeable(table: MoemmenTable, seat: Seat) -> list[int]:
    """The own cards that may go somewhere on the meadow now."""
    return [
        card for card in table.hand(seat)
        if any(exchanging.refuse(table, Act(seat, "swap", card, place)) is None for place in MEADOW)]


def check(table: MoemmenTable, names: list[str], key: str) -> Any:
    """The value of a scenario's own key; raises KeyError for an unknown one."""
    match key:
        case "meadow":
            return [table.faces[card].name for card in table.on_meadow() if card != NO_CARD]
        case "tim":
            return None if table.tim_by == NOBODY else names[table.tim_by]
        case "dealer":
            return names[table.dealer]
    raise KeyError(key)
