"""Paws: the pointer of somebody who sits here, and the hands of the others that carry things over the table."""

from __future__ import annotations

import math
from dataclasses import dataclass

from .motion import Pose, follow
from .painter import Painter, Stamp

HOT_X, HOT_Y = 0.05, -0.11
"""The tip (55 %, 39 % of the drawing) from its middle, as shares of the width and height."""
HALF_MS = 55.0
PAW_RATIO = 158 / 120


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

    def step(self, dt_ms: float) -> bool:
        """Move on; False once it rests."""
        before = (self.x, self.y)
        self.x, self.y = (follow(value, goal, dt_ms, HALF_MS) for value, goal in zip(before, self.goal, strict=True))
        if math.dist((self.x, self.y), self.goal) < 0.6:
            self.x, self.y = self.goal
        return (self.x, self.y) != before

    @property
    def there(self) -> bool:
        return (self.x, self.y) == self.goal


def paw_stamp(painter: Painter, animal: str, closed: bool, angle: float, width: float, lift: float = 6) -> Stamp:
    """A paw whose tip is where the stamp is put."""
    state = "closed" if closed else "open"
    image, dx, dy = painter.stamp(f"seats/paw_{animal}_{state}", Pose(0, 0, width, angle, lift), alpha=110)
    turn = math.radians(angle)
    hot_x, hot_y = HOT_X * width, HOT_Y * width * PAW_RATIO
    x = hot_x * math.cos(turn) + hot_y * math.sin(turn)
    y = -hot_x * math.sin(turn) + hot_y * math.cos(turn)
    return Stamp(image, dx - painter.px(x), dy - painter.px(y))
