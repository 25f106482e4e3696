"""Records of matches that bots have played to their end, for tests that look back on them."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from pathlib import Path

from game.bots import make_bot
from game.core.actions import NextRound
from game.core.record import Record
from game.decks import load_decks
from game.matchfile import MatchFile
from game.referee.match import Match
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import GAMES

NAMES = ("Ada", "Ben", "Cleo", "Dora")
STEP_MS, LONGEST_MS = 500, 3_600_000


@cache
def _played(game: str, seed: int, rounds: int) -> Record:
    deck = load_decks()[game]
    record = Record(deck, list(NAMES), ["human", "sly:2", "pedant:3", "nervous:2"], seed, deck.house())
    referee = Referee(GAMES[game], record)
    kinds = ["sly:3", *record.kinds[1:]]
    match = Match(referee, [make_bot(kind, seat, SeatView(referee, seat), seed) for seat, kind in enumerate(kinds)])
    at = 0
    while not referee.table.game_over and at < LONGEST_MS:
        at += STEP_MS
        match.advance(at)
        if referee.table.round_over and not referee.table.game_over:
            if referee.table.round == rounds:
                break
            match.submit(NextRound(), referee.open_from)
    record.length_ms, record.finished = max(at, record.length_ms), referee.table.game_over
    return record


def finished(game: str = "schummel_hummel", seed: int = 7) -> Record:
    """A whole match of four, the person's seat played by a bot too. Yours to change."""
    return deepcopy(_played(game, seed, 0))


def after_round(rounds: int, game: str = "schummel_hummel", seed: int = 7) -> Record:
    """A match that is over that far, and no further."""
    return deepcopy(_played(game, seed, rounds))


def on_disk(folder: Path, record: Record, name: str) -> Path:
    file = MatchFile.start(folder, record, name)
    file.close()
    return file.path
