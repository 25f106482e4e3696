"""Somebody who plays by lot, as a person would with a mouse: gestures that take their time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.core.actions import NextRound
from game.core.record import Path, PathPoint, Record
from game.decks import load_decks
from game.playing import begin
from game.referee.gestures import spell
from game.referee.match import Match
from game.referee.view import SeatView

DECKS = load_decks()
FRAME_MS = 50


def record(*kinds: str, seed: int = 0, game: str = "schummel_hummel") -> Record:
    deck = DECKS[game]
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil"][: len(kinds)]
    return Record(deck, names, list(kinds), seed, deck.house())


def play_along(match: Match, seed: int, until_ms: int, after_frame: Callable[[], None] = lambda: None) -> None:
    """Play at all human seats, by lot, until a moment or the end of the match."""
    draw = Random(seed).random
    referee = match.referee
    while match.now < until_ms and not referee.table.game_over:
        match.advance(referee.open_from + FRAME_MS)
        people = [seat for seat, kind in enumerate(referee.playing) if kind == "human"]
        if referee.table.round_over:
            match.submit(NextRound(), referee.open_from)
        elif people and draw() < 0.06:
            _gesture(match, people[int(draw() * len(people))], draw)
        after_frame()


def _gesture(match: Match, seat: int, draw: Callable[[], float]) -> None:
    acts = SeatView(match.referee, seat).acts()
    kinds = sorted({act.verb for act in acts})
    if not kinds:
        return
    verb = kinds[int(draw() * len(kinds))]
    acts = [act for act in acts if act.verb == verb]
    began = match.referee.open_from
    for action in spell(match.referee.rules, acts[int(draw() * len(acts))]):
        match.submit(action, match.referee.open_from)
        match.advance(match.referee.open_from + int(draw() * 150))
    match.track(Path(seat, (PathPoint(began, 640, 700), PathPoint(match.now, 600, 400))))


def whole_match(*kinds: str, seed: int = 0, until_ms: int = 1 << 40) -> Match:
    match = begin(record(*kinds, seed=seed))
    play_along(match, seed, until_ms)
    return match
