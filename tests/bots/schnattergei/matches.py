"""Whole matches of bots at Schnattergei, for the tests beside this file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from game.bots import make_bot
from game.core.cards import Deck, HouseValue
from game.core.events import Event
from game.core.record import Record
from game.decks import load_decks
from game.referee.match import Match
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import GAMES

RULES = GAMES["schnattergei"]
LONGEST_MS = 3_600_000


@cache
def deck() -> Deck:
    return load_decks()["schnattergei"]


def match(kinds: Sequence[str], seed: int, house: dict[str, HouseValue] | None = None) -> Match:
    names = [f"P{seat}" for seat in range(len(kinds))]
    judge = Referee(RULES, Record(deck(), names, list(kinds), seed, house or {}))
    return Match(judge, [make_bot(kind, seat, SeatView(judge, seat), seed) for seat, kind in enumerate(kinds)])


def play(kinds: Sequence[str], seed: int, frame_ms: int = 5_000, house: dict[str, HouseValue] | None = None,
         listen: Callable[[Event], None] | None = None) -> Match:
    """Play to the end, or until it is clear that there won't be one."""
    playing = match(kinds, seed, house)
    if listen:
        playing.referee.listen(listen)
    while not playing.referee.table.game_over and playing.now < LONGEST_MS:
        playing.advance(playing.now + frame_ms)
    return playing
