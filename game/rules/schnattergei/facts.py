"""The facts of this game: what a seat may know, and what scenarios may expect."""

from __future__ import annotations

from typing import Any

from game.core.acts import Act
from game.core.cards import Seat

from . import honour
from .table import SchnattergeiTable


def facts(table: SchnattergeiTable, seat: Seat) -> dict[str, Any]:
    """See docs/architecture.md for the keys. Everything here is public or this seat's own."""
    return {
        "own_top": table.top(table.own[seat]),
        "laid": list(table.piles["discard"]),
        "penalty_count": len(table.piles["under"]),
        "flipper": table.flipper,
        "word_by": table.word_by,
        "last_word": "" if table.honour else table.last_word,
        "words": {colour.name: colour.says for colour in table.deck.colours},
        "slap": table.slap,
        "slap_order": list(
            table.in_turn_after(table.flipper) if table.flipper >= 0 else table.in_turn_from(table.turn)),
        "mistakes": table.mistakes,
        "offender": table.offender,
        "out": tuple(other for other in range(table.seats) if table.is_out(other)),
        "honour": table.honour,
        "yellow_elephant": bool(table.house["yellow_elephant"]),
        "four_in_a_row": bool(table.house["four_in_a_row"]),
        "said_by": table.said_by,
        "may_accuse": [
            other for other in table.clockwise_from(seat)
            if honour.refuse_accuse(table, Act(seat, "accuse", target=other)) is None],
        "may_admit": honour.refuse_admit(table, Act(seat, "admit")) is None,
        "reveal": list(table.evidence) if table.round_over else [],
    }


def check(table: SchnattergeiTable, names: list[str], key: str) -> Any:
    """The value of a scenario's own key; raises KeyError for an unknown one."""
    middle = [*reversed(table.piles["discard"]), *table.piles["under"]]
    match key:
        case "counts" | "totals":
            return {name: table.owned(seat) for seat, name in enumerate(names)}
        case "discard":
            return [table.faces[card].name for card in middle]
        case "discard_count":
            return len(middle)
        case "last_word":
            return table.last_word or None
        case "slap_open":
            return bool(table.slap)
        case "mistakes":
            return {names[seat]: count for seat, count in enumerate(table.mistakes) if count}
    raise KeyError(key)
