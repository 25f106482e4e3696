"""Tables of Schnattergei for the tests beside this file."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from game.core.actions import Action, Call, Carry, Grab, Refusal, Release
from game.core.cards import Deck, HouseValue, Seat
from game.core.record import Record
from game.core.table import Table
from game.decks import load_decks
from game.referee.referee import Referee
from game.rules import GAMES

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
RULES = GAMES["schnattergei"]
ADA, BEN, CLEO = 0, 1, 2

PILES: dict[str, Any] = {
    "Ada": ["blue banana", "red carrot", "brown cocoa", "red paprika"],
    "Ben": ["red banana", "brown carrot", "blue cocoa", "red cocoa"],
    "Cleo": ["yellow paprika", "blue carrot", "red elephant", "red strawberry"],
}
SETUP: dict[str, Any] = {"piles": PILES, "discard": ["red elephant"], "last_word": "strawberry"}


@cache
def deck() -> Deck:
    return load_decks()["schnattergei"]


def dealt(seats: int, seed: int, house: dict[str, HouseValue] | None = None) -> Referee:
    return Referee(RULES, Record(deck(), NAMES[:seats], ["human"] * seats, seed, house or {}))


def laid_out(setup: dict[str, Any] | None = None, house: dict[str, HouseValue] | None = None) -> Referee:
    seats = 3
    return Referee(RULES, Record(deck(), NAMES[:seats], ["human"] * seats, 0, house or {}, setup or SETUP))


def flip(referee: Referee, seat: Seat, at: int = 0) -> Refusal | None:
    card = referee.table.top(f"pile:{seat}")
    actions: list[Action] = [Grab(seat, card), Carry(seat, "discard"), Release(seat, "discard")]
    return next((refusal for action in actions if (refusal := referee.submit(action, at))), None)


def say(referee: Referee, seat: Seat, word: str, at: int = 0) -> Refusal | None:
    return referee.submit(Call(seat, f"say:{word}"), at)


def assert_every_card_in_one_place(table: Table) -> None:
    places = Counter(card for pile in table.piles.values() for card in pile)
    assert places == Counter(range(len(table.faces)))
    assert all(card in table.piles[pile] for card, pile in enumerate(table.where))
