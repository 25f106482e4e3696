"""The way of a hand over the table, in table units of 1280 x 720, for replay and proof."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

from game.core.cards import Seat
from game.core.record import Path, PathPoint
from game.core.zones import NUMBERED_ZONES

Point = tuple[int, int]
Places = Mapping[str, Point]
"""The middle of each zone, by name."""

_CENTRE = (640, 360)
_EASE = ((0.35, 0.235, 0.8), (0.7, 0.837, 0.7), (1.0, 1.0, 0.0))
"""Part of the time, part of the way at minimum jerk, part of the bow."""


def ring(seats: int) -> Places:
    """Where the zones are when nobody has said: seats on an oval, seat 0 below, then clockwise."""
    cx, cy = _CENTRE
    places = {"discard": (cx + 18, cy - 60), "slip": (cx + 18, cy - 18), "draw": (cx - 108, cy - 60),
              "pollen": (cx + 140, cy - 60), "tim": (cx + 120, cy + 70), "display": (cx + 50, cy - 64),
              "table": (cx, cy + 40), "off": (40, 40)}
    for kind, count in NUMBERED_ZONES.items():
        places |= {f"{kind}:{n}": (cx + 102 * n - 51 * (count - 1), cy - 44) for n in range(count)}
    for seat in range(seats):
        angle = pi / 2 + 2 * pi * seat / seats
        between = angle + pi / seats
        for kind, out, turn in (("hand", 0.8, 0.0), ("seat", 0.86, 0.32), ("lap", 1.16, 0.0),
                                ("shoulder", 1.16, 0.5), ("sleeve", 0.86, 0.4), ("worm", 0.6, 0.3),
                                ("pile", 0.62, -0.25), ("place", 0.5, 0.0), ("garden", 0.72, -0.4)):
            places[f"{kind}:{seat}"] = _on_oval(angle + turn, out)
        places[f"gap:{seat}"] = _on_oval(between, 0.72)
    return places


def _on_oval(angle: float, out: float) -> Point:
    cx, cy = _CENTRE
    return int(cx + 540 * out * cos(angle)), int(cy + 290 * out * sin(angle))


def path(seat: Seat, places: Places, stops: Sequence[tuple[int, str]], bow: float) -> Path:
    """A hand's way from stop to stop: ``(when in ms, zone)``, leaving and arriving gently.

    ``bow`` (parts of the way, either sign) bends it, as an arm does. Unknown zones stand for the table's middle.
    """
    at, zone = stops[0]
    x, y = places.get(zone, _CENTRE)
    points = [PathPoint(at, x, y)]
    for then, zone in stops[1:]:
        to_x, to_y = places.get(zone, _CENTRE)
        dx, dy = to_x - x, to_y - y
        if dx or dy:
            for time, way, bend in _EASE:
                points.append(PathPoint(
                    at + int((then - at) * time),
                    int(x + dx * way - dy * bow * bend), int(y + dy * way + dx * bow * bend)))
        else:
            points.append(PathPoint(then, x, y))
        at, x, y = then, to_x, to_y
    return Path(seat, tuple(points))
