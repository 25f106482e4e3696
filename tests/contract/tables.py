"""Tables of every game in the list, and hands that play at them by lot."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game.bots import PLAYERS
from game.core.actions import Action, Refusal
from game.core.cards import Deck
from game.core.events import Event, seen_from
from game.core.record import Record
from game.decks import load_decks
from game.lab.fidget import Fidget
from game.lab.tally import lost_cards
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import GAMES

DECKS = load_decks()
SEATS = [(game, seats) for game in GAMES for seats in range(DECKS[game].players[0], DECKS[game].players[1] + 1)]
every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(("game", "seats"), SEATS)
every_game_with_bots = pytest.mark.parametrize("game", [game for game in GAMES if game in PLAYERS])


def referee(game: str, seats: int, seed: int = 0, deck: Deck | None = None) -> Referee:
    deck = deck or DECKS[game]
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil"][:seats]
    return Referee(GAMES[game], Record(deck, names, ["human"] * seats, seed, deck.house()))


def few(game: str) -> int:
    """The fewest seats."""
    return DECKS[game].players[0]


def played(game: str, seats: int, seed: int, steps: int) -> Referee:
    """A table after so many random gestures."""
    table = referee(game, seats, seed)
    fidget = Fidget(table, Random(seed))
    for _ in range(steps):
        fidget.step()
    return table


def moments(game: str, seats: int, seed: int, count: int, apart: int = 7) -> Iterator[Referee]:
    """One match at several moments, each some random gestures after the last; another one when it is over."""
    table = referee(game, seats, seed)
    fidget = Fidget(table, Random(seed))
    for again in range(count):
        for _ in range(apart):
            fidget.step()
        if not table.table.round_over:
            yield table
        elif table.table.game_over:
            table = referee(game, seats, seed + 1000 + again)
            fidget = Fidget(table, Random(seed + 1000 + again))


def twin(of: Referee) -> Referee:
    """An independent copy, with nobody listening."""
    shared = {id(part): part for part in (of.record.deck, of.table.faces, of.table.zones, of.rules)}
    other = copy.copy(of)
    other.record = replace(of.record, inputs=list(of.record.inputs), tracks=list(of.record.tracks))
    other.table = copy.deepcopy(of.table, shared)
    other.table.listening, other.table.events = False, []
    other._listeners = []
    other._handlers = {kind: getattr(other, handler.__name__) for kind, handler in of._handlers.items()}
    return other


def heard_by(table: Referee, seat: int) -> list[Event]:
    """What this seat is told from now on."""
    told: list[Event] = []

    def listen(event: Event) -> None:
        seen = seen_from(event, seat)
        if seen is not None:
            told.append(seen)

    table.listen(listen)
    return told


def known(table: Referee, seat: int) -> dict[str, object]:
    """All that a seat's view says."""
    view = SeatView(table, seat)
    plain = {
        name: getattr(view, name) for name in dir(SeatView)
        if isinstance(getattr(SeatView, name), property)}
    return plain | {
        "acts": view.acts(),
        "held": [view.held(other) for other in range(view.seats)],
        "counts": [view.count(other) for other in range(view.seats)],
        "public counts": [view.public_count(other) for other in range(view.seats)],
        "faces": [view.face(card) if view.sees(card) else None for card in range(len(table.table.faces))],
        "deadlines": {name: view.deadline(name) for name in table.table.deadlines if view.deadline(name) is not None},
        "zones": {card: view.zones_for(card) for card in view.hand},
        "may_grab": [view.may_grab(card) for card in view.hand],
    }


def make(table: Referee, actions: list[Action]) -> list[Refusal | None]:
    """Try actions at the next open instant."""
    return [table.submit(action, table.open_from) for action in actions]


def check_conserved(table: Referee) -> None:
    assert lost_cards(table) == 0
    held = [card for card in table.table.held if card >= 0]
    assert len(held) == len(set(held)), "two hands hold one card"
