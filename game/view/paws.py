"""Paws: the pointer of somebody who sits here, and the hands of the others that carry things over the table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .motion import Pose, follow
from .painter import Painter, Stamp

HOT_X, HOT_Y = 0.05, -0.11
"""The tip (55 %, 39 % of the drawing) from its middle, as shares of the width and height."""
HALF_MS = 55.0
PAW_WIDTH, SIDE_PAW_WIDTH = 62.0, 55.8
"""The own pointer's, and the hands of the others."""
PAW_LIFT = 9.0
"""How high a paw holds what it carries."""
PAW_RATIO = 158 / 120


class WayPoint(NamedTuple):
    """Where a hand is at a moment of the match (ms), in units."""

    at: int
    x: float
    y: float


def along(way: Sequence[WayPoint], moment_ms: float) -> tuple[float, float] | None:
    """Where a hand on this way is at a moment, on a straight line between two points; None without a way."""
    last: WayPoint | None = None
    for point in way:
        if point.at > moment_ms:
            if last is None:
                return point.x, point.y
            share = (moment_ms - last.at) / max(1, point.at - last.at)
            return last.x + (point.x - last.x) * share, last.y + (point.y - last.y) * share
        last = point
    return (last.x, last.y) if last else None


@dataclass(slots=True)
class Paw:
    """A hand at a point. ``angle``: 0 reaches up from below, 90 from the right, -90 from the left."""

    animal: str
    angle: float
    x: float
    y: float
    goal: tuple[float, float]
    picture: str = ""
    """What it holds; empty for an open hand."""
    width: float = 58.0
    """How wide that thing is."""
    going: bool = False
    """On its way back: gone when it arrives."""
    zone: str = ""
    trembles: bool = False
    way: list[WayPoint] = field(default_factory=list)
    """Where it means to go, as long as nobody stops it."""

    def step(self, dt_ms: float, match_ms: float) -> bool:
        """Move on; False once it rests."""
        before = (self.x, self.y)
        if self.way and not self.going:
            found = along(self.way, match_ms)
            if found and match_ms <= self.way[-1].at:
                self.x, self.y = found
                return found != before
        self.x, self.y = (follow(value, goal, dt_ms, HALF_MS) for value, goal in zip(before, self.goal, strict=True))
        if math.dist((self.x, self.y), self.goal) < 0.6:
            self.x, self.y = self.goal
        return (self.x, self.y) != before

    @property
    def there(self) -> bool:
        return (self.x, self.y) == self.goal and (self.going or not self.way)


def paw_stamp(painter: Painter, animal: str, closed: bool, angle: float, width: float, lift: float = 6) -> Stamp:
    """A paw whose tip is where the stamp is put."""
    state = "closed" if closed else "open"
    image, dx, dy = painter.stamp(f"seats/paw_{animal}_{state}", Pose(0, 0, width, angle, lift), alpha=110)
    turn = math.radians(angle)
    hot_x, hot_y = HOT_X * width, HOT_Y * width * PAW_RATIO
    x = hot_x * math.cos(turn) + hot_y * math.sin(turn)
    y = -hot_x * math.sin(turn) + hot_y * math.cos(turn)
    return Stamp(image, dx - painter.px(x), dy - painter.px(y))
