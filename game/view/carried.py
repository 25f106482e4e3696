"""What a pointer of this screen holds: larger, lifted, leaning against its way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .motion import Pose, follow
from .raster import ANGLE_STEP

HELD_GROWTH = 1.04
HELD_LIFT = 13.0
UNDER_LIFT = 3.0
"""Below the table's edge."""
MOST_LEAN = 12.0
LEAN_PER_SPEED = 9.0


@dataclass(slots=True)
class Carried:
    """The thing that a pointer of this screen holds."""

    thing: str
    picture: str
    width: float
    x: float
    y: float
    grab_dx: float
    grab_dy: float
    ratio: float = 1.4
    angle: float = 0.0
    speed: float = 0.0
    zone: str = ""
    seat: int = 0

    @property
    def pose(self) -> Pose:
        return Pose(self.x, self.y, self.width, self.angle, HELD_LIFT)

    def swing(self, dt_ms: int) -> None:
        """It leans while it moves, and hangs straight again."""
        goal = max(-MOST_LEAN, min(MOST_LEAN, -self.speed * LEAN_PER_SPEED))
        self.speed = follow(self.speed, 0.0, dt_ms, 60)
        self.angle = follow(self.angle, goal, dt_ms, 45)


def leaning_poses(width: float) -> Iterator[Pose]:
    """All poses in which a thing that is so wide may be held, as they are drawn; upright first."""
    for lean in sorted(range(-round(MOST_LEAN), round(MOST_LEAN) + 1, ANGLE_STEP), key=abs):
        yield stepped(Pose(0, 0, width, lean, HELD_LIFT))


def stepped(pose: Pose) -> Pose:
    """Widths in steps of 2 units: a growing card would else be scaled anew in every frame."""
    return pose._replace(width=round(pose.width / 2) * 2)
