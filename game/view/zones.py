"""Where a point is: zone names on one side, design units on the other.

A fast mouse reports two points far apart; the thin edge between them still counts, so the whole way is walked.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

Point = tuple[float, float]

# What lies on top comes first; `sleeve` and `shoulder` are reached by gestures, not by places.
PRIORITY = ("slip", "discard", "tim", "draw", "pollen", "meadow", "pile", "display", "place", "seat", "gap", "worm",
            "garden", "hand", "lap")

REACHING = ("discard", "tim", "draw", "pollen", "meadow", "pile", "display", "place", "seat", "gap", "worm", "garden",
            "hand")
"""What may be larger for one player; a hiding place is as small for everybody."""


class Area(NamedTuple):
    """A named part of the table: a rectangle, or the ellipse inside it."""

    name: str
    """``lap:0``, ``discard`` …"""
    left: float
    top: float
    right: float
    bottom: float
    ellipse: bool = False

    def holds(self, point: Point) -> bool:
        x, y = point
        if not (self.left <= x < self.right and self.top <= y < self.bottom):
            return False
        if not self.ellipse:
            return True
        dx = (2 * x - self.left - self.right) / (self.right - self.left)
        dy = (2 * y - self.top - self.bottom) / (self.bottom - self.top)
        return dx * dx + dy * dy <= 1

    def grown(self, factor: float) -> Area:
        """The same place, larger around its middle."""
        (x, y), wide, tall = self.centre, self.right - self.left, self.bottom - self.top
        return self._replace(left=x - wide / 2 * factor, right=x + wide / 2 * factor,
                             top=y - tall / 2 * factor, bottom=y + tall / 2 * factor)

    @property
    def centre(self) -> Point:
        return ((self.left + self.right) / 2, (self.top + self.bottom) / 2)

    @property
    def kind(self) -> str:
        return self.name.partition(":")[0]


class ZoneMap:
    """Answers what a point lies in: the uppermost zone, else ``table``, else ``off``."""

    def __init__(self, areas: Iterable[Area], table: Area) -> None:
        ranked = (area for area in areas if area.kind in PRIORITY)
        self.areas = sorted(ranked, key=lambda area: PRIORITY.index(area.kind))
        self.table = table
        self.reach = 1.0
        """How much larger places are where nothing else lies: for a pointer that needs it."""

    def zone_at(self, point: Point) -> str:
        for area in self.areas:
            if area.holds(point):
                return area.name
        near = self._near(point) if self.reach > 1 else ""
        return near or ("table" if self.table.holds(point) else "off")

    def _near(self, point: Point) -> str:
        """The zone that would be here if all were larger, the nearest middle first; empty for none."""
        found = [area for area in self.areas if area.kind in REACHING and area.grown(self.reach).holds(point)]
        return min(found, key=lambda area: math.dist(area.centre, point)).name if found else ""

    def crossed(self, start: Point, end: Point) -> list[str]:
        """Zones entered on the straight way from start to end, in order; the one it starts in isn't among them."""
        (x0, y0), (x1, y1) = start, end
        cuts = sorted({1.0, *_cuts(x0, x1, self._lines(0)), *_cuts(y0, y1, self._lines(1))})
        entered: list[str] = []
        last, before = self.zone_at(start), 0.0
        for cut in cuts:
            middle = (before + cut) / 2
            last = self._enter((x0 + (x1 - x0) * middle, y0 + (y1 - y0) * middle), last, entered)
            before = cut
        self._enter(end, last, entered)
        return entered

    def _enter(self, point: Point, last: str, entered: list[str]) -> str:
        zone = self.zone_at(point)
        if zone != last:
            entered.append(zone)
        return zone

    def _lines(self, axis: int) -> Iterable[float]:
        larger = [area.grown(self.reach) for area in self.areas if area.kind in REACHING] if self.reach > 1 else []
        for area in (*self.areas, self.table, *larger):
            near, far = (area.left, area.right) if axis == 0 else (area.top, area.bottom)
            yield near
            yield far
            if area.ellipse:
                yield from (near + (far - near) * part / 8 for part in range(1, 8))


def _cuts(start: float, end: float, lines: Iterable[float]) -> Iterable[float]:
    """The shares of the way at which it crosses each line."""
    if start == end:
        return
    for line in lines:
        share = (line - start) / (end - start)
        if 0 < share < 1:
            yield share
