"""How unsure the moment of a press is: what is measured of a device, and what is assumed before that.

Two things lie between a hand and the moment that is read. The loop looks now and then: how long before a press it
last saw that nothing was there is known exactly. And a device reports now and then: how often is estimated from the
times between its reports. Both are told by whoever looks (``game/view/arrivals.py``); nothing here reads a clock.

What can't be known from here: how long a device takes before each report (debouncing, radio, bus). It is part of
every time that is shown; a period says only how far apart two of the device's reports are.

A report is known to have come between two looks. A span of ``n`` steps that began after one look and was over at
another lasted at most what lies between them, so the mean of a span is never below the true period, but for jitter
(twice its amount, shared by ``n``) and reports that were held up on their way. Against those not the shortest span
counts but a low quantile, since a pause within a span only makes it longer.
"""

from __future__ import annotations

from collections import deque
from math import ceil
from typing import Any, NamedTuple

LEAST_MS, MOST_MS = 1.0, 33.0
"""A period outside of these is none of a device."""
ASSUMED_MS = {"mouse": 8, "touch": 16, "pad": 16, "keyboard": 16}
"""Before a device is measured: a mouse at 125 reports a second; a slow pad, touch screen or keyboard."""

BREAK_MS = 60.0
"""Without a report for so long a device rests."""
SPAN_STEPS, SPAN_MS = 16, 100.0
MOST_SPANS, ENOUGH_SPANS, LOW_SPANS = 48, 4, 0.25

SAME_MS = 2.0
"""Keys that are read so soon one after the other may have come in one report."""
MOST_STRIKES, ENOUGH_STRIKES, LOW_STRIKES = 120, 12, 0.1

MOST_KEPT, MOST_NAME = 32, 80


class Unsure(NamedTuple):
    """By how much a moment, or how often a device reports."""

    ms: int
    measured: bool


EXACT = Unsure(0, True)


class Seen(NamedTuple):
    """Something came after ``since_ms``, when nothing was there, and not later than ``at_ms``."""

    since_ms: float
    at_ms: float


class Motion:
    """A device that reports again and again while it is moved: mouse, finger, stick."""

    def __init__(self) -> None:
        self._means: deque[float] = deque(maxlen=MOST_SPANS)
        self._first = Seen(0.0, 0.0)
        self._last_ms = float("-inf")
        self._steps = 0

    def report(self, seen: Seen, count: int = 1) -> bool:
        """``count`` reports came in that time. True when a span is complete."""
        rested = seen.since_ms - self._last_ms > BREAK_MS or seen.at_ms < self._last_ms
        self._last_ms = seen.at_ms
        if rested:
            self._begin(seen)
            return False
        self._steps += count
        lasted_ms = seen.at_ms - self._first.since_ms
        if self._steps < SPAN_STEPS or lasted_ms < SPAN_MS:
            return False
        self._means.append(lasted_ms / self._steps)
        self._begin(seen)
        return True

    def _begin(self, seen: Seen) -> None:
        """The next span is counted from the last report that has come."""
        self._first, self._steps = seen, 0

    @property
    def period_ms(self) -> float | None:
        """None before there is enough to tell by."""
        return _low(self._means, LOW_SPANS) if len(self._means) >= ENOUGH_SPANS else None


class Strikes:
    """A device that reports only changes: a keyboard. The smallest steps between keys that are struck together are
    those of its reports, or a few of them."""

    def __init__(self) -> None:
        self._steps: deque[float] = deque(maxlen=MOST_STRIKES)
        self._last = Seen(float("-inf"), float("-inf"))

    def report(self, seen: Seen) -> bool:
        """A key went down or up. True when it says something about the period."""
        last, self._last = self._last, seen
        if 0 <= seen.at_ms - last.at_ms < SAME_MS:
            self._last = Seen(last.since_ms, seen.at_ms)
            return False
        step_ms = seen.at_ms - last.since_ms
        if not 0 < step_ms <= MOST_MS:
            return False
        self._steps.append(step_ms)
        return True

    @property
    def period_ms(self) -> float | None:
        """None before there is enough to tell by."""
        return _low(self._steps, LOW_STRIKES) if len(self._steps) >= ENOUGH_STRIKES else None


def _low(values: deque[float], part: float) -> float:
    found = sorted(values)[int(len(values) * part)]
    return min(MOST_MS, max(LEAST_MS, found))


def reports(kind: str, period_ms: float | None) -> Unsure:
    """How often a device of that kind reports, in whole milliseconds, as far as is known."""
    return Unsure(ASSUMED_MS[kind], False) if period_ms is None else Unsure(round(period_ms), True)


def press(kind: str, period_ms: float | None, reading_ms: float) -> Unsure:
    """How unsure a press is that was read ``reading_ms`` after nothing was there."""
    period = ASSUMED_MS[kind] if period_ms is None else period_ms
    return Unsure(ceil(period + max(0.0, reading_ms)), period_ms is not None)


def keep(kept: dict[str, float], device: str, period_ms: float) -> None:
    """For the next evening; what was measured longest ago makes room."""
    kept.pop(device, None)
    kept[device] = ceil(10 * period_ms) / 10
    while len(kept) > MOST_KEPT:
        del kept[next(iter(kept))]


def restored(data: Any) -> dict[str, float]:
    """Periods as they were kept. Raises ValueError with what is wrong."""
    if not isinstance(data, dict) or len(data) > MOST_KEPT:
        raise ValueError(f"reports_ms: at most {MOST_KEPT} devices and their milliseconds")
    return {_name(name): _period(name, value) for name, value in data.items()}


def _name(name: str) -> str:
    if not 0 < len(name) <= MOST_NAME:
        raise ValueError(f"reports_ms: the name of a device has 1 to {MOST_NAME} characters")
    return name


def _period(name: str, value: Any) -> float:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if not number or not LEAST_MS <= value <= MOST_MS:
        raise ValueError(f"reports_ms.{name[:30]}: a number from {LEAST_MS:g} to {MOST_MS:g}")
    return float(value)
