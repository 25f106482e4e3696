"""Where the things are that a cue points at, and the bow from one to the other. Units of the plan."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from game.view.still import seat_point

if TYPE_CHECKING:
    from game.scenes.match import MatchScene

Point = tuple[float, float]
BOW = 0.16
"""How far the way bends, as a part of its length."""
NAME_PLATE = 24
"""How far a name plate hangs below its portrait."""


class Place(NamedTuple):
    """A thing, button or zone on the screen: its middle and half its size."""

    x: float
    y: float
    half_wide: float
    half_high: float

    @property
    def grip(self) -> Point:
        """Where a paw takes hold: low on it, so that its signs stay free."""
        return self.x, self.y + self.half_high * 0.5

    @property
    def edge(self) -> Point:
        """Its lower edge: a paw that points there covers nothing of it."""
        return self.x, self.y + self.half_high * 0.86

    def rim(self, seen_from: Place) -> Point:
        """Where a way from there arrives: at its border, a little inside."""
        dx, dy = seen_from.x - self.x, seen_from.y - self.y
        part = min(self.half_wide / max(1.0, abs(dx)), self.half_high / max(1.0, abs(dy)), 1.0) * 0.9
        return self.x + dx * part, self.y + dy * part


def place_of(scene: MatchScene, name: str) -> Place | None:
    """The place of what a cue names; None for what isn't there now."""
    kind, _colon, number = name.partition(":")
    layout = scene.layout
    thing = scene.view.thing(name)
    if thing is not None:
        half = thing.pose.width / 2
        return Place(thing.pose.x, thing.pose.y, half, half * (0.86 if thing.token else 1.4))
    if kind == "seat":
        x, y = seat_point(layout.seats[int(number)], scene.view.look.seats[int(number)])
        half = layout.seats[int(number)].portrait.width / 2
        return Place(x, y + NAME_PLATE / 2, half, half + NAME_PLATE)
    if name in layout.ui:
        box = layout.ui[name]
        return Place(*box.centre, box.w / 2, box.h / 2)
    return _zone(scene, name)


def _zone(scene: MatchScene, name: str) -> Place | None:
    layout = scene.layout
    if name == f"lap:{scene.own}":
        table = layout.table
        depth = layout.size[1] - table.y - table.h
        return Place(layout.hand.x, table.y + table.h + depth * 0.42, 80, 8)
    if name == f"hand:{scene.own}":
        return Place(layout.hand.x, layout.hand.y, 90, 50)
    if name in layout.spots:
        spot = layout.spots[name]
        return Place(spot.x, spot.y, spot.width / 2, spot.width * 0.7)
    try:
        area = layout.area(name)
    except KeyError:
        return None
    return Place(*area.centre, (area.right - area.left) / 2, (area.bottom - area.top) / 2)


def leaves(start: Place, goal: Point) -> float:
    """At which share of the way to the goal it is beyond the thing at its start, and beyond whatever lies beside it."""
    def beyond(point: Point) -> bool:
        x, y = point
        if goal[1] < start.y - start.half_high:
            return y < start.y - start.half_high
        if goal[1] > start.y + start.half_high:
            return y > start.y + start.half_high
        return abs(x - start.x) > start.half_wide
    shares = (n / 40 for n in range(8, 29))
    return next((share for share in shares if beyond(along(start.grip, goal, share))), 0.3)


def along(start: Point, goal: Point, share: float) -> Point:
    """A point of the bow from start to goal; 0 is the start."""
    (x0, y0), (x1, y1) = start, goal
    length = math.dist(start, goal) or 1.0
    side = BOW * length * (1 if x1 >= x0 else -1)
    nx, ny = (y1 - y0) / length, -(x1 - x0) / length
    bend = 4 * share * (1 - share) * side / 2
    return x0 + (x1 - x0) * share - nx * bend, y0 + (y1 - y0) * share - ny * bend
