"""The facts of this game: what a seat may know, and what scenarios may expect."""

from __future__ import annotations

from typing import Any

from game.core.actions import NOBODY
from game.core.acts import NO_CARD
from game.core.cards import Card, Seat

from .table import PokerTable


def facts(table: PokerTable, seat: Seat) -> dict[str, Any]:
    """See docs/architecture.md for the keys. Everything here is public or this seat's own."""
    gardens = [list(table.piles[pile]) for pile in table.gardens]
    return {
        "display": _by_genus(table, table.piles["display"]),
        "gardens": gardens,
        "plants": [_plants(table, cards) for cards in gardens],
        "grasshoppers": [table.grasshoppers(other) for other in range(table.seats)],
        "tokens": list(table.totals),
        "chosen": [table.chosen(other) != NO_CARD for other in range(table.seats)],
        "own_choice": table.chosen(seat),
        "used": list(table.piles[table.used[seat]]),
        "shown": table.shown,
        "shown_names": _shown_names(table),
        "cancelled": table.cancelled,
        "order": table.order,
        "to_pick": table.to_pick,
        "picking": _picking(table),
        "sweep": table.sweep,
        "ties": table.ties,
        "x_steals_ace": bool(table.house["x_steals_ace"]),
        "left": [list(table.hand(other)) for other in range(table.seats)] if table.game_over else [],
    }


def _by_genus(table: PokerTable, cards: list[Card]) -> dict[str, list[Card]]:
    """In the order in which the genera were laid out."""
    genera: dict[str, list[Card]] = {}
    for card in cards:
        genera.setdefault(table.name[card], []).append(card)
    return genera


def _plants(table: PokerTable, cards: list[Card]) -> dict[str, int]:
    plants: dict[str, int] = {}
    for card in cards:
        if table.kind[card] == "plant":
            genus = table.name[card]
            plants[genus] = plants.get(genus, 0) + 1
    return plants


def _shown_names(table: PokerTable) -> tuple[str, ...]:
    return tuple("" if card == NO_CARD else table.name[card] for card in table.shown)


def _picking(table: PokerTable) -> Seat:
    return table.to_pick[0] if table.to_pick else NOBODY


def check(table: PokerTable, names: list[str], key: str) -> Any:
    """The value of a scenario's own key; raises KeyError for an unknown one."""
    match key:
        case "turn":
            return None
        case "display":
            return [table.name[card] for card in table.piles["display"]]
        case "gardens":
            return {name: [table.name[card] for card in table.piles[table.gardens[seat]]]
                    for seat, name in enumerate(names)}
        case "tokens":
            return {name: table.totals[seat] for seat, name in enumerate(names)}
        case "picking":
            return names[table.to_pick[0]] if table.to_pick else None
        case "shown":
            return {names[seat]: name for seat, name in enumerate(_shown_names(table)) if name}
        case "ties":
            return table.ties
        case "used":
            return {name: [table.name[card] for card in table.piles[table.used[seat]]]
                    for seat, name in enumerate(names)}
        case "known_used":
            return {name: _known_used(table, seat) for seat, name in enumerate(names)}
    raise KeyError(key)


def _known_used(table: PokerTable, seat: Seat) -> list[str]:
    """HP-28: the used cards, anybody's, that this seat may look at."""
    return [table.name[card] for pile in table.used for card in table.piles[pile] if table.sees(seat, card)]
