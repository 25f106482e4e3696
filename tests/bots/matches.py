"""Whole matches of bots, for the tests beside this file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from game.bots import make_bot
from game.core.actions import NextRound
from game.core.cards import Deck, HouseValue
from game.core.events import Event
from game.core.record import Record
from game.decks import load_decks
from game.referee.match import Match
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import GAMES

GAME = "schummel_hummel"
PAUSE_MS = 15_000
LONGEST_MS = 3 * 3_600_000


@cache
def deck(game: str = GAME) -> Deck:
    return load_decks()[game]


def referee(seats: int, seed: int, house: dict[str, HouseValue] | None = None, game: str = GAME) -> Referee:
    names = [f"P{seat}" for seat in range(seats)]
    return Referee(GAMES[game], Record(deck(game), names, ["human"] * seats, seed, house or {}))


def match(kinds: Sequence[str], seed: int, house: dict[str, HouseValue] | None = None, game: str = GAME) -> Match:
    judge = referee(len(kinds), seed, house, game)
    return Match(judge, [make_bot(kind, seat, SeatView(judge, seat), seed) for seat, kind in enumerate(kinds)])


def play(kinds: Sequence[str], seed: int, frame_ms: int = 5_000, listen: Callable[[Event], None] | None = None,
         house: dict[str, HouseValue] | None = None, rounds: int = 99, game: str = GAME) -> Match:
    """Play to the end; somebody deals the next round :data:`PAUSE_MS` after the last."""
    playing = match(kinds, seed, house, game)
    if listen:
        playing.referee.listen(listen)
    go_on(playing, frame_ms, rounds)
    return playing


def go_on(playing: Match, frame_ms: int = 5_000, rounds: int = 99) -> None:
    table = playing.referee.table
    ended: list[int] = []
    playing.referee.listen(lambda event: ended.append(event.at) if type(event).__name__ == "RoundEnded" else None)
    now = playing.now
    while not table.game_over and len(ended) < rounds and now < LONGEST_MS:
        now += frame_ms
        if table.round_over and now >= ended[-1] + PAUSE_MS:
            playing.submit(NextRound(), ended[-1] + PAUSE_MS)
        playing.advance(now)
