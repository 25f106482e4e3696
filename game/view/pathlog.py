"""Where each hand was during the last seconds, for the proof: kept by the screen, read by nobody else."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

KEPT_MS = 20_000


class HandPoint(NamedTuple):
    """Where a hand was at a moment of the match (ms): design units, and the zone below it where it is known."""

    at: int
    x: float
    y: float
    zone: str
    holds: bool


class PathLog:
    """The ways of all hands, the last 20 seconds of each."""

    def __init__(self, seats: int) -> None:
        self._points: list[deque[HandPoint]] = [deque(maxlen=4096) for _ in range(seats)]

    def add(self, seat: int, point: HandPoint) -> None:
        points = self._points[seat]
        while points and points[-1].at > point.at:
            points.pop()  # it was stopped, and went another way
        points.append(point)
        while points and points[0].at < point.at - KEPT_MS:
            points.popleft()

    def between(self, seat: int, start_ms: int, end_ms: int) -> list[HandPoint]:
        """The hand's way in that time, the last point before it included."""
        points = self._points[seat]
        before = [point for point in points if point.at < start_ms][-1:]
        return before + [point for point in points if start_ms <= point.at <= end_ms]

    def at(self, seat: int, moment_ms: float) -> HandPoint | None:
        """Where the hand was, between two points on the straight way."""
        last = None
        for point in self._points[seat]:
            if point.at > moment_ms:
                if last is None:
                    return point
                share = (moment_ms - last.at) / max(1, point.at - last.at)
                return HandPoint(
                    round(moment_ms),
                    last.x + (point.x - last.x) * share,
                    last.y + (point.y - last.y) * share,
                    last.zone,
                    last.holds,
                )
            last = point
        return last
