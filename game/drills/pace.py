"""The level that comes next: about three trials in four shall go well."""

from __future__ import annotations

from .drill import LEVELS

AIM = 0.75
STEP = 0.1
"""So far from the aim, and the level changes by one."""
FIRST = 3
"""Where somebody begins."""
MOST_AT_ONCE = 2


def next_level(level: int, success: float) -> int:
    """The level after a session whose share of trials that went well was ``success`` (0 to 1)."""
    step = int((success - AIM) / STEP)
    step = max(-MOST_AT_ONCE, min(MOST_AT_ONCE, step))
    return max(LEVELS[0], min(LEVELS[-1], level + step))
