"""Polygons with smooth edges, in design units."""

from __future__ import annotations

import math

import pygame

from . import shapes
from .canvas import Canvas
from .theme import INK, rgba

BURST = "#FFE6C4"


def polygon(canvas: Canvas, points: list[tuple[float, float]], colour: str) -> None:
    """A filled polygon with smooth edges."""
    unit = canvas.frame.unit
    left, top = min(p[0] for p in points), min(p[1] for p in points)
    wide, high = max(p[0] for p in points) - left, max(p[1] for p in points) - top
    size = (round(wide * unit) + 3, round(high * unit) + 3)

    def draw(big: pygame.Surface, k: int) -> None:
        big.fill(rgba(colour, 0))
        pygame.draw.polygon(
            big, rgba(colour), [((x - left) * unit * k + k, (y - top) * unit * k + k) for x, y in points]
        )

    at = canvas.point(left, top)
    outline = tuple((round(x - left, 2), round(y - top, 2)) for x, y in points)
    image = canvas.raster.keep(("polygon", outline, unit, colour), lambda: shapes.smooth(size, draw))
    canvas.surface.blit(image, (at[0] - 1, at[1] - 1))


def burst(canvas: Canvas, x: float, y: float, inner: float, outer: float, points: int = 18) -> None:
    """A star around that point, between two radii (units)."""
    for tone, grow in ((INK, 0.0), (BURST, -5.0)):
        star = []
        for i in range(points * 2):
            radius = (outer if i % 2 == 0 else inner) + grow
            angle = math.pi * i / points + 0.1
            star.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
        polygon(canvas, star, tone)
