"""Where somebody looks: warm light on the table, never beyond it."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

import pygame

from .layout import Layout
from .painter import Painter

LIGHT = (0xFF, 0xF0, 0xC0)
POOL = 118.0
SHRINK = 4


class Gaze(NamedTuple):
    """A beam from an eye to what it looks at, in units."""

    eye: tuple[float, float]
    target: tuple[float, float]


def draw_gaze(surface: pygame.Surface, painter: Painter, layout: Layout, gaze: Gaze) -> None:
    unit = painter.unit
    table = layout.table
    clip = pygame.Rect(
        painter.px(table.x + 13), painter.px(table.y + 13), painter.px(table.w - 26), painter.px(table.h - 26)
    )
    light, at = _light(gaze, unit)
    part = surface.get_clip()
    surface.set_clip(clip.clip(part))
    surface.blit(light, at)
    surface.set_clip(part)


@lru_cache(maxsize=2)
def _light(gaze: Gaze, unit: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """Drawn small and brought up: light has no sharp edges."""
    small = unit / SHRINK
    eye, target = pygame.Vector2(gaze.eye) * small, pygame.Vector2(gaze.target) * small
    pool = POOL * small
    far = (target - eye).length()
    margin = pool + 24 / SHRINK * 2
    left, top = math.floor(min(eye.x, target.x) - margin), math.floor(min(eye.y, target.y) - margin)
    size = (math.ceil(abs(eye.x - target.x) + 2 * margin) + 1, math.ceil(abs(eye.y - target.y) + 2 * margin) + 1)
    light = pygame.Surface(size, pygame.SRCALPHA)
    light.fill((*LIGHT, 0))
    origin = pygame.Vector2(left, top)
    if far > pool:
        middle = math.atan2(target.y - eye.y, target.x - eye.x)
        reach = math.asin(min(0.9, pool / far))
        for share, alpha in ((1.0, 30), (0.74, 40), (0.46, 50)):
            rim = [middle + reach * share * (u / 6 - 1) for u in range(13)]
            points = [eye - origin] + [(eye.x - left + far * math.cos(a), eye.y - top + far * math.sin(a)) for a in rim]
            pygame.draw.polygon(light, (*LIGHT, alpha), points)
    pygame.draw.circle(light, (*LIGHT, 84), target - origin, pool)
    soft = pygame.transform.gaussian_blur(light, max(1, round(5 * small)))
    return pygame.transform.smoothscale(soft, (size[0] * SHRINK, size[1] * SHRINK)), (left * SHRINK, top * SHRINK)
