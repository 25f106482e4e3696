"""Quick, soft motion: poses in design units, and flights between them. Times are milliseconds handed in."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.preferences import Preferences

LAND_MS = 180
DEAL_STEP_MS = 45
OVERSHOOT = 0.06
FADE_MS = 120
PACES = {"slow": 1.6, "normal": 1.0, "quick": 0.6, "at_once": 0.0}
"""How long things take, by the name of the preference."""
LEAST_READING = 0.6
"""What has to be read isn't hurried more than this."""


class Pace(NamedTuple):
    """How somebody wants things to move: ``share`` of the usual time; ``fades``: they fade instead of flying."""

    share: float = 1.0
    fades: bool = False

    def timed(self, flight: Flight, now_ms: int) -> Flight:
        """The flight as quick as it is wanted; one that is still to come begins sooner or later as well."""
        if self.fades:
            return flight._replace(began_ms=now_ms, lasts_ms=FADE_MS if self.share else 0)
        if self.share == 1:
            return flight
        began = now_ms + round(max(0, flight.began_ms - now_ms) * self.share)
        return flight._replace(began_ms=began, lasts_ms=round(flight.lasts_ms * self.share))

    def reading(self, ms: int) -> int:
        """How long something is shown that has to be understood."""
        return round(ms * max(LEAST_READING, self.share))


def pace_of(preferences: Preferences) -> Pace:
    return Pace(PACES[preferences.card_pace], preferences.less_motion)


class Pose(NamedTuple):
    """Where a thing is drawn: its middle, its width, how it is turned (degrees) and how high it is lifted."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    lift: float = 0.0


class Flight(NamedTuple):
    """A way from one pose to another; with an arc it rises on the way."""

    start: Pose
    end: Pose
    began_ms: int
    lasts_ms: int = LAND_MS
    arc: float = 12.0
    lands: bool = True
    """Things that land overshoot a little; panels don't."""

    def over(self, now_ms: int) -> bool:
        return now_ms >= self.began_ms + self.lasts_ms

    def at(self, now_ms: int) -> Pose:
        share = 1.0 if self.lasts_ms <= 0 else (now_ms - self.began_ms) / self.lasts_ms
        share = max(0.0, min(1.0, share))
        way = overshoot(share) if self.lands else ease_out(share)
        pose = between(self.start, self.end, way)
        return pose._replace(lift=pose.lift + self.arc * math.sin(math.pi * share))


def ease_out(share: float) -> float:
    """0 to 1 of the time to 0 to 1 of the way: fast at first, then slower."""
    return 1 - (1 - share) ** 3


def overshoot(share: float) -> float:
    """Ease-out that goes 6 % too far and comes back; exactly 0 and 1 at the ends."""
    if share >= 1:
        return 1.0
    return ease_out(share) + OVERSHOOT * math.sin(math.pi * share) * share


def between(a: Pose, b: Pose, share: float) -> Pose:
    """A pose on the way; turning takes the short way round."""
    turn = (b.angle - a.angle + 180) % 360 - 180
    return Pose(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, a.width + (b.width - a.width) * share,
                a.angle + turn * share, a.lift + (b.lift - a.lift) * share)


def follow(value: float, goal: float, dt_ms: float, half_ms: float) -> float:
    """Halve the distance every ``half_ms``, at any frame rate."""
    return goal + (value - goal) * float(0.5 ** (dt_ms / half_ms))
