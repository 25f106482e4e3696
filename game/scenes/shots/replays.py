"""Pictures of the list of replays, and of the film that the reveal leads to."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.album import Album, Summary
from game.core.actions import NextRound
from game.core.record import Record
from game.decks import load_decks
from game.matchfile import MatchFile
from game.referee.match import Match
from game.rules import GAMES
from game.scenes.replays import ReplaysScene
from game.settings import SeatSetting, default_seats

from .studio import Look, Shot, Studio, nothing, self_playing

SEED = 7
STEP_MS, LONGEST_MS = 500, 3_600_000
EVENINGS = (1731443400, 1731181500, 1730662800, 1728926100)
"""When the matches were played, in seconds since the epoch: long enough ago that the words for it stay the same."""


def played_out(match: Match) -> Record:
    """The record of a match that bots have played to its end."""
    referee, at = match.referee, 0
    while not referee.table.game_over and at < LONGEST_MS:
        at += STEP_MS
        match.advance(at)
        if referee.table.round_over and not referee.table.game_over:
            match.submit(NextRound(), referee.open_from)
    referee.record.finished, referee.record.length_ms = True, max(at, referee.record.length_ms)
    return referee.record


def finished_records() -> list[Record]:
    """One of each game."""
    decks = load_decks()
    return [played_out(self_playing(decks[game], default_seats(4), SEED)) for game in GAMES]


def lay_down(folder: Path, records: list[Record]) -> None:
    """Their files, and one that is damaged."""
    for number, (record, seconds) in enumerate(zip(records, EVENINGS, strict=False)):
        file = MatchFile.start(folder, record, f"match {number}")
        file.close()
        os.utime(file.path, (seconds, seconds))
    damaged = folder / "damaged.jsonl"
    damaged.write_text('{"under_the_table":1}\n{"finished":true}\n', encoding="utf-8")
    os.utime(damaged, (EVENINGS[2] - 60, EVENINGS[2] - 60))


def seats_of_company(found: Record | Summary) -> tuple[SeatSetting, ...]:
    """The company of these pictures."""
    return default_seats(len(found.players))


def replays(look: Look) -> Iterator[Shot]:
    titles = [(game, deck.title) for game, deck in load_decks().items() if game in GAMES]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        yield "replays_none", _list(look, folder, titles)
        lay_down(folder, finished_records())
        yield "replays", _list(look, folder, titles)
        yield "replays_damaged", _list(look, folder, titles, 3)


def _list(look: Look, folder: Path, titles: list[tuple[str, str]], chosen: int = 0) -> pygame.Surface:
    album = Album(folder, writable=False)
    if album.entries:
        album.entries[1].starred = True
    scene = ReplaysScene(album, titles, seats_of_company, nothing)
    studio = Studio(look, scene)
    scene.choose(chosen)
    studio.run(1000)
    return studio.picture()
