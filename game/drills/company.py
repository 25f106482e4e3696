"""Who sits at the table of a drill in company: their skill follows the level."""

from __future__ import annotations

from collections.abc import Sequence


def skill(level: int) -> int:
    """Of a bot, 1 to 3, at a level of difficulty from 1 to 10."""
    return min(3, 1 + (level - 1) // 3)


def seated(characters: Sequence[str], level: int) -> list[str]:
    """These characters, as good as the level wants them."""
    return [f"{name}:{skill(level)}" for name in characters]


def between(level: int, easy: float, hard: float) -> float:
    """A value for a level, on the way from level 1 to level 10."""
    return easy + (hard - easy) * (level - 1) / 9
