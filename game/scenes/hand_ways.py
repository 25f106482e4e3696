"""The ways of hands over this table. Bots lay theirs out between the places of a ring; here they are drawn where this
table has them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from game.bots.paths import ring
from game.core.record import Path
from game.view.paws import WayPoint

Place = Callable[[str], tuple[float, float]]
NEAR = 2.0


def drawn_way(path: Path, seats: int, place: Place) -> list[WayPoint]:
    """A bot's way with its ends in this table's zones; the bend and the timing between them stay."""
    stops = _stops(path, seats)
    if len(stops) < 2:
        return []
    way = [WayPoint(path.points[stops[0][0]].at, *place(stops[0][1]))]
    for (a, zone_a), (b, zone_b) in pairwise(stops):
        way += _leg(path, a, b, place(zone_a), place(zone_b))
    return way


def _stops(path: Path, seats: int) -> list[tuple[int, str]]:
    """Which of the points are places of the ring, and which."""
    places = ring(seats)
    found = []
    for index, point in enumerate(path.points):
        name = next((name for name, (x, y) in places.items() if abs(x - point.x) + abs(y - point.y) <= NEAR), "")
        if name and _may_be(name, path.seat):
            found.append((index, name))
    return found


def _may_be(name: str, seat: int) -> bool:
    kind, _colon, owner = name.partition(":")
    return kind in ("seat", "gap") or not owner or int(owner) == seat


def _leg(path: Path, a: int, b: int, start: tuple[float, float], end: tuple[float, float]) -> list[WayPoint]:
    points = path.points
    ox, oy = points[a].x, points[a].y
    dx, dy = points[b].x - ox, points[b].y - oy
    length = dx * dx + dy * dy
    nx, ny = end[0] - start[0], end[1] - start[1]
    found = []
    for point in points[a + 1:b + 1]:
        along = 1.0 if not length else ((point.x - ox) * dx + (point.y - oy) * dy) / length
        aside = 0.0 if not length else ((point.x - ox) * -dy + (point.y - oy) * dx) / length
        found.append(WayPoint(point.at, start[0] + nx * along - ny * aside, start[1] + ny * along + nx * aside))
    return found


