"""Tables of Mömmen for the tests beside this file."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.core.acts import NO_CARD
from game.core.cards import Card, Deck, HouseValue, Seat
from game.core.record import Record
from game.core.table import Table
from game.decks import load_decks
from game.referee.referee import Referee
from game.rules.moemmen import Moemmen

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"]
RULES = Moemmen()
ADA, BEN, CLEO = 0, 1, 2

HANDS = {
    "Ada": ["blue 1", "blue 2", "red 4", "yellow -2", "tim", "benny"],
    "Ben": ["red 1", "red 1", "green 3", "green 4", "yellow 2", "tim"],
}
SETUP: dict[str, Any] = {
    "hands": HANDS,
    "meadow": ["blue 3", "yellow 4", "red -3", "green 2", "benny"],
    "draw": ["red 2", "red 3", "blue 4", "blue 4", "green 1", "green 2"],
}


@cache
def deck() -> Deck:
    return load_decks()["moemmen"]


def dealt(seats: int, seed: int, house: dict[str, HouseValue] | None = None) -> Referee:
    return Referee(RULES, Record(deck(), NAMES[:seats], ["human"] * seats, seed, house or {}))


def laid_out(setup: dict[str, Any] | None = None, seats: int = 2) -> Referee:
    return Referee(RULES, Record(deck(), NAMES[:seats], ["human"] * seats, 0, {}, setup or SETUP))


def card(table: Table, pile: str, name: str) -> Card:
    found = next((card for card in table.piles[pile] if table.faces[card].name == name), NO_CARD)
    assert found != NO_CARD, f"no {name} in {pile}"
    return found


def own(referee: Referee, seat: Seat, name: str) -> Card:
    return card(referee.table, f"hand:{seat}", name)
