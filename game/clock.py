"""The only place that reads a clock. Everything else is told whole milliseconds."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

SLACK_MS = 250
LAST_DAY_S = 253_000_000_000.0
"""In the year 9987: a file may claim to be younger, but no calendar has such a day."""


class Clock:
    """Game time in whole milliseconds since the start.

    A step longer than was asked for (the window was dragged, the machine slept) counts only ``SLACK_MS`` more
    than asked; the rest is added to :attr:`lost_ms`, so that an open race can be voided.
    """

    def __init__(self, source: Callable[[], int] = time.perf_counter_ns) -> None:
        self._source = source
        self._last_ns = source()
        self._rest_ns = 0
        self.now_ms = 0
        self.lost_ms = 0

    def tick(self, asked_ms: int = 0) -> int:
        """Moves game time on and returns it. ``asked_ms``: how long the loop meant to sleep."""
        elapsed = self._elapsed_ms()
        allowed = asked_ms + SLACK_MS
        self.lost_ms += max(0, elapsed - allowed)
        self.now_ms += min(elapsed, allowed)
        return self.now_ms

    def moment_ms(self) -> float:
        """To measure by: it runs on whatever happens to game time, which it doesn't move."""
        return self._source() / 1_000_000

    def _elapsed_ms(self) -> int:
        now = self._source()
        total = now - self._last_ns + self._rest_ns
        self._last_ns = now
        elapsed, self._rest_ns = divmod(max(0, total), 1_000_000)
        return elapsed


class MatchTime:
    """A match's own milliseconds: they stand still while it is paused."""

    def __init__(self, start_ms: int = 0) -> None:
        self.now_ms = start_ms
        self._last_ms: int | None = None

    def run(self, now_ms: int) -> int:
        """Time goes on until ``now_ms`` of the clock; the first call after a pause adds nothing."""
        if self._last_ms is not None:
            self.now_ms += max(0, now_ms - self._last_ms)
        self._last_ms = now_ms
        return self.now_ms

    def pause(self) -> None:
        self._last_ms = None


def stamp() -> str:
    """The date and time of day for file names: ``2026-11-30 21.58.03``."""
    return time.strftime("%Y-%m-%d %H.%M.%S")


class Day(NamedTuple):
    """A moment of the past as people tell it."""

    days_ago: int
    weekday: int
    """0 is Monday."""
    day: int
    month: int
    year: int
    clock: str
    """``21:40``"""


def day_of(seconds: float) -> Day:
    """``seconds`` since the epoch, seen from now, in the time of this place."""
    then, now = datetime.fromtimestamp(min(max(0.0, seconds), LAST_DAY_S)), datetime.now()
    ago = (now.date() - then.date()).days
    return Day(ago, then.weekday(), then.day, then.month, then.year, f"{then:%H:%M}")


def local_time() -> str:
    """Now, in the time of this place, as ISO 8601 to the second."""
    return datetime.now().isoformat(timespec="seconds")
