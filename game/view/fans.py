"""How cards lie in a hand: a fan around its middle, facing its player."""

from __future__ import annotations

import math
from functools import lru_cache

from .layout import Fan
from .motion import Pose

MANY = 8
RISE = 10.0
PEEKED = 70.0
"""How wide the own cards are in a fan that is peeked into."""


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
