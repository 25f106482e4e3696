"""Tables of Heuschrecken Poker for the tests beside this file."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.core.actions import Carry, Grab, Refusal, Release
from game.core.acts import NO_CARD
from game.core.cards import Card, Deck, HouseValue, Seat
from game.core.record import Record
from game.core.table import Table
from game.decks import load_decks
from game.referee.referee import Referee
from game.rules.heuschrecken_poker import HeuschreckenPoker

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]
RULES = HeuschreckenPoker()
ADA, BEN, CLEO = 0, 1, 2

SETUP: dict[str, Any] = {
    "display": ["strawberry", "corn", "corn", "broccoli"],
    "draw": ["grasshopper", "blackberry", "corn", "corn", "broccoli", "strawberry"],
}


@cache
def deck() -> Deck:
    return load_decks()["heuschrecken_poker"]


def dealt(seats: int, seed: int, house: dict[str, HouseValue] | None = None) -> Referee:
    return Referee(RULES, Record(deck(), NAMES[:seats], ["human"] * seats, seed, house or {}))


def laid_out(setup: dict[str, Any] | None = None, seats: int = 3) -> Referee:
    return Referee(RULES, Record(deck(), NAMES[:seats], ["human"] * seats, 0, {}, setup or SETUP))


def card(table: Table, pile: str, name: str) -> Card:
    found = next((card for card in table.piles[pile] if table.faces[card].name == name), NO_CARD)
    assert found != NO_CARD, f"no {name} in {pile}"
    return found


def drop(referee: Referee, seat: Seat, pile: str, name: str, zone: str) -> Refusal | None:
    """Take a card, carry it there, let go."""
    taken = card(referee.table, pile, name)
    for action in (Grab(seat, taken), Carry(seat, zone), Release(seat, zone)):
        refusal = referee.submit(action, referee.open_from)
        if refusal:
            return refusal
    return None


def choose(referee: Referee, seat: Seat, name: str) -> Refusal | None:
    return drop(referee, seat, f"hand:{seat}", name, f"place:{seat}")


def take(referee: Referee, seat: Seat, genus: str) -> Refusal | None:
    return drop(referee, seat, "display", genus, f"garden:{seat}")
