"""Begins a guided first hand: the shipped deck, a fixed deal, companions who aren't the pupil's doubles."""

from __future__ import annotations

from pathlib import Path

from game import playing
from game.bots import COMPANION
from game.core.record import HUMAN, Record
from game.decks import load_decks
from game.settings import SeatSetting

from .lessons import LESSONS
from .scene import Ends, GuidedScene

SEED = 1
COMPANIONS = (("Rosa", "hare"), ("Theo", "toad"), ("Ida", "badger"), ("Otto", "hedgehog"), ("Berta", "fox"))


def guided_scene(game: str, pupil: SeatSetting, ends: Ends, cache_dir: Path | None = None) -> GuidedScene:
    """The first hand of a game for somebody with this name and animal. ``cache_dir``: where decks are kept read."""
    lesson = LESSONS[game]
    deck = load_decks(cache_dir=cache_dir)[game]
    others = [(name, animal) for name, animal in COMPANIONS if animal != pupil.animal and name != pupil.name]
    seats = (SeatSetting(HUMAN, pupil.name, pupil.animal),
             *(SeatSetting(COMPANION, name, animal) for name, animal in others[:lesson.players - 1]))
    names = tuple(seat.name for seat in seats)
    record = Record(deck, list(names), [seat.player for seat in seats], SEED, deck.house(dict(lesson.house)),
                    lesson.setup(names))
    return GuidedScene(lesson, playing.begin(record), seats, ends)
