"""Paints things in design units: cards and tokens with their shadows, ready-made surfaces that are only blitted.

A thing's picture, shadow and turn become one run-length encoded surface, made once and kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import pygame

from . import raster
from .motion import Pose
from .theme import Colour

LIFTS = (0, 1, 3, 6, 9, 13, 20)


class Stamp(NamedTuple):
    """A surface and where its upper left corner is, from the thing's middle."""

    image: pygame.Surface
    dx: int
    dy: int


class Painter:
    """Draws into one window's pixels; a new one for each size."""

    def __init__(self, art: raster.Raster, unit: float) -> None:
        self.art, self.unit = art, unit

    def px(self, units: float) -> int:
        return round(units * self.unit)

    def stamp(self, picture: str, pose: Pose, *, alpha: int = 85, tint: Colour | None = None,
              flip: bool = False, moving: bool = False) -> Stamp:
        """The thing with its shadow: the higher it is lifted, the further and softer. ``moving``: its size changes."""
        width = max(2, self.px(pose.width))
        angle = round(pose.angle / raster.ANGLE_STEP) * raster.ANGLE_STEP % 360
        lift = _step(pose.lift)
        key = ("stamp", picture, width, angle, lift, alpha, tint, flip, moving)
        image = self.art.keep(key, lambda: self._stamped(picture, width, angle, lift, alpha, tint, flip, moving))
        return Stamp(image, -(image.get_width() // 2), -(image.get_height() // 2))

    def put(self, target: pygame.Surface, picture: str, pose: Pose, *, alpha: int = 85,
            tint: Colour | None = None, flip: bool = False) -> pygame.Rect:
        image, dx, dy = self.stamp(picture, pose, alpha=alpha, tint=tint, flip=flip)
        return target.blit(image, (self.px(pose.x) + dx, self.px(pose.y) + dy))

    def _stamped(self, picture: str, width: int, angle: int, lift: int, alpha: int, tint: Colour | None,
                 flip: bool, moving: bool) -> pygame.Surface:
        """Symmetric around the thing's middle, so that a stamp is placed by its centre."""
        image = self.art.picture(picture, width, angle=angle, tint=tint, flip=flip, moving=moving)
        if not alpha:
            return raster.quick(image)
        blur = max(1, round((3 + lift / 4) * self.unit))
        level = self.art.picture(picture, width, flip=flip, moving=moving)
        shadow = self.art.shadow_of(level, blur, alpha, angle)
        x, y = round((3 + lift * 0.5) * self.unit), round((5 + lift) * self.unit)
        size = (shadow.get_width() + 2 * abs(x), shadow.get_height() + 2 * abs(y))
        whole = pygame.Surface(size, pygame.SRCALPHA)
        whole.fill((0x33, 0x20, 0x3A, 0))
        whole.blit(shadow, shadow.get_rect(center=(size[0] // 2 + x, size[1] // 2 + y)))
        whole.blit(image, image.get_rect(center=(size[0] // 2, size[1] // 2)))
        return raster.quick(whole)


@lru_cache(maxsize=1024)
def _step(lift: float) -> int:
    return min(LIFTS, key=lambda each: abs(each - lift))
