"""A pair of eyes at each bot's portrait: where it really looks. Small pictures over the still layer, cheap to move."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

import pygame

from .canvas import draw_eyes
from .layout import SeatPlace
from .model import SeatLook
from .movers import Mover
from .painter import Painter
from .still import seat_point

RADIUS = 9.5
DIRECTIONS = 16
REACH = 0.42
"""How far the pupils lie off the middle, in radii of an eye."""
SHUT = 0.92
SEEN = 0.15
"""So far below the lid the middle of a pupil is at least, in radii."""


class EyeSign(NamedTuple):
    """``target``: the point in units that is looked at, None for nothing at all. ``lid``: 0 wide open, 1 shut."""

    target: tuple[float, float] | None
    lid: float


def eye_movers(painter: Painter, places: tuple[SeatPlace, ...], looks: list[SeatLook],
               signs: Mapping[int, EyeSign]) -> list[Mover]:
    """One picture a seat, at the lower right of its portrait."""
    found = []
    for seat, sign in signs.items():
        x, y = seat_point(places[seat], looks[seat])
        size = places[seat].portrait.width
        at = (x + size * 0.46, y + size * 0.24)
        image = _picture(painter, sign, at)
        corner = (painter.px(at[0]) - image.get_width() // 2, painter.px(at[1]) - image.get_height() // 2)
        found.append(Mover(image, corner))
    return found


def _picture(painter: Painter, sign: EyeSign, at: tuple[float, float]) -> pygame.Surface:
    step = -1 if sign.target is None else _direction(at, sign.target)
    lid = SHUT if sign.target is None else sign.lid
    radius = RADIUS * painter.unit
    key = ("eye sign", round(radius, 1), step, lid)
    return painter.art.keep(key, lambda: draw_eyes(radius, _pupils(step, lid), lid))


def _direction(at: tuple[float, float], target: tuple[float, float]) -> int:
    turn = math.atan2(target[1] - at[1], target[0] - at[0])
    return round(turn / (2 * math.pi) * DIRECTIONS) % DIRECTIONS


def _pupils(step: int, lid: float) -> tuple[float, float]:
    """Off the middle, in radii; never so high that the lid hides where they look."""
    if step < 0:
        return 0.0, 0.3
    turn = step * 2 * math.pi / DIRECTIONS
    highest = -1.0 + 2 * lid + SEEN
    return round(REACH * math.cos(turn), 2), round(max(highest, REACH * math.sin(turn)), 2)
