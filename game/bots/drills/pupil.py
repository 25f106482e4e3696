"""Who practises, and how the level shapes the others."""

from __future__ import annotations

from game.core.cards import Seat
from game.referee.view import SeatView

PUPIL: Seat = 0


def by_level(view: SeatView, easy: float, hard: float) -> float:
    """A value for the drill's level, on the way from level 1 to level 10."""
    return easy + (hard - easy) * (int(view.facts["level"]) - 1) / 9
