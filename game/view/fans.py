"""How cards lie in a hand: a fan around its middle, facing its player."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from .layout import Fan, SeatPlace
from .motion import Pose

MANY = 8
RISE = 10.0
PEEKED = 70.0
"""How wide the own cards are in a fan that is peeked into."""
PLATE, BAR_PLATE = 30.0, 38.0
"""How high a name plate is, and one with a bar."""


@lru_cache(maxsize=256)
def fan_poses(fan: Fan, count: int) -> tuple[Pose, ...]:
    """Where the backs of another player's hand lie, the leftmost (seen by them) first."""
    step = _step(fan.step, count, 7)
    poses = []
    turn = math.radians(-fan.facing)
    for i in range(count):
        u = i - (count - 1) / 2
        dx, dy = u * step, abs(u) ** 1.6 * 1.0 * min(1.0, 7 / max(1, count))
        x = fan.x + dx * math.cos(turn) - dy * math.sin(turn)
        y = fan.y + dx * math.sin(turn) + dy * math.cos(turn)
        poses.append(Pose(x, y, fan.card, fan.facing - u * _tilt(4.0, count, 7)))
    return tuple(poses)


@lru_cache(maxsize=256)
def hand_poses(fan: Fan, count: int) -> tuple[Pose, ...]:
    """Where the cards of the own hand lie, face up."""
    step, tilt = _step(fan.step, count, MANY), _tilt(2.6 if fan.card > 80 else 1.8, count, MANY)
    sag = (1.4 if fan.card > 80 else 0.7) * min(1.0, (MANY / max(1, count)) ** 1.7)
    poses = []
    for i in range(count):
        u = i - (count - 1) / 2
        poses.append(Pose(fan.x + u * step, fan.y + abs(u) ** 1.7 * sag, fan.card, -u * tilt, 1.0))
    return tuple(poses)


def beside(poses: Sequence[Pose], place: SeatPlace, plate: float) -> list[Pose]:
    """An open fan, which is wider than its backs, leaves portrait and plate (so high) free: the card that is nearest to
    them makes way, the farthest one stays."""
    portrait, upright = place.portrait, place.fan.facing % 180 == 90
    at, centre = (portrait.y, place.fan.y) if upright else (portrait.x, place.fan.x)
    side = 1 if centre > at else -1
    reach = portrait.width / 2 + (plate - 6 if upright and side > 0 else 12)
    along = [pose.y if upright else pose.x for pose in poses]
    near, far = min(along, key=lambda each: each * side), max(along, key=lambda each: each * side)
    room = (far - at) * side - reach - poses[0].width * 0.55
    span = abs(far - near)
    if span <= room or not span:
        return list(poses)
    share = max(0.0, room / span)
    moved = [far + (each - far) * share for each in along]
    return [pose._replace(y=to) if upright else pose._replace(x=to) for pose, to in zip(poses, moved, strict=True)]


def slot_at(fan: Fan, count: int, x: float) -> int:
    """The place in the own hand of ``count`` cards that is nearest to x, 0 to ``count``."""
    if count <= 0:
        return 0
    step = _step(fan.step, count, MANY)
    left = fan.x - (count - 1) / 2 * step
    return max(0, min(count - 1, round((x - left) / step)))


def _step(step: float, count: int, most: int) -> float:
    """Beyond ``most`` cards a fan grows no wider."""
    return step if count <= most else step * (most - 1) / (count - 1)


def _tilt(tilt: float, count: int, most: int) -> float:
    return tilt if count <= most else tilt * most / count
