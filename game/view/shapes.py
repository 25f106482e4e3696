"""Rounded boxes, discs and rings with smooth edges, as cached masks. Sizes are pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from .theme import Colour, rgba

Draw = Callable[[pygame.Surface, int], None]


def smooth(size: tuple[int, int], draw: Draw, scale: int = 4) -> pygame.Surface:
    """What ``draw(surface, scale)`` paints at ``scale`` times the size, brought down."""
    width, height = max(1, size[0]), max(1, size[1])
    big = pygame.Surface((width * scale, height * scale), pygame.SRCALPHA)
    draw(big, scale)
    return pygame.transform.smoothscale(big, (width, height))


@lru_cache(maxsize=256)
def _disc_mask(diameter: int) -> pygame.Surface:
    """White, its coverage as alpha."""
    def draw(big: pygame.Surface, k: int) -> None:
        big.fill((255, 255, 255, 0))
        pygame.draw.circle(big, "white", (big.get_width() / 2, big.get_height() / 2), diameter * k / 2)
    return smooth((diameter, diameter), draw, 4 if diameter < 400 else 2)


@lru_cache(maxsize=512)
def _box_mask(width: int, height: int, radius: int) -> pygame.Surface:
    """A rounded box in white, its coverage as alpha: four quarters of a disc and two rectangles."""
    mask = pygame.Surface((width, height), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    radius = max(0, min(radius, width // 2, height // 2))
    pygame.draw.rect(mask, "white", (radius, 0, width - 2 * radius, height))
    pygame.draw.rect(mask, "white", (0, radius, width, height - 2 * radius))
    if radius:
        disc = _disc_mask(2 * radius)
        for right in (0, 1):
            for low in (0, 1):
                at = (right * (width - radius), low * (height - radius))
                mask.fill((255, 255, 255, 0), (*at, radius, radius))
                mask.blit(disc, at, (right * radius, low * radius, radius, radius))
    return mask


def _coloured(mask: pygame.Surface, colour: Colour, alpha: int) -> pygame.Surface:
    image = mask.copy()
    image.fill(rgba(colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return image


@lru_cache(maxsize=1024)
def box(width: int, height: int, radius: int, fill: Colour | None, alpha: int = 255,
        border: Colour | None = None, line: int = 0) -> pygame.Surface:
    """A rounded box; without ``fill`` only its border, ``line`` wide and inside the box."""
    width, height = max(1, width), max(1, height)
    if border is None or line <= 0:
        return _coloured(_box_mask(width, height, radius), fill or "#000000", alpha if fill else 0)
    outer = _coloured(_box_mask(width, height, radius), border, 255)
    inner_size = (max(1, width - 2 * line), max(1, height - 2 * line))
    inner = _box_mask(*inner_size, max(0, radius - line))
    if fill is None or alpha < 255:
        hole = _coloured(inner, "#000000", 255)
        outer.blit(hole, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    if fill is not None:
        outer.blit(_coloured(inner, fill, alpha), (line, line))
    return outer


@lru_cache(maxsize=512)
def disc(diameter: int, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """A filled circle."""
    return _coloured(_disc_mask(max(1, diameter)), colour, alpha)


def forget() -> None:
    """Boxes and discs are drawn anew: colours have changed."""
    box.cache_clear()
    disc.cache_clear()


def dashes(surface: pygame.Surface, points: Sequence[tuple[float, float]], colour: Colour, line: float,
           on: float, off: float) -> None:
    """A dashed line through the points, with round dashes."""
    tone, run, drawing = rgba(colour), 0.0, True
    for a, b in pairwise(points):
        length = math.dist(a, b)
        done = 0.0
        while done < length - 1e-6:
            step = min((on if drawing else off) - run, length - done)
            if drawing:
                p, q = (tuple(a[i] + (b[i] - a[i]) * t / length for i in (0, 1)) for t in (done, done + step))
                pygame.draw.line(surface, tone, p, q, max(1, round(line)))
            run, done = run + step, done + step
            if run >= (on if drawing else off) - 1e-6:
                run, drawing = 0.0, not drawing


def thick_line(surface: pygame.Surface, points: Sequence[tuple[float, float]], colour: Colour, width: float) -> None:
    """A line as wide everywhere, whatever its slope, with round joints and ends."""
    tone, half = rgba(colour), width / 2
    for a, b in pairwise(points):
        length = math.dist(a, b)
        if length:
            nx, ny = (b[1] - a[1]) / length * half, (a[0] - b[0]) / length * half
            pygame.draw.polygon(surface, tone, [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny),
                                                (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)])
    for at in points:
        pygame.draw.circle(surface, tone, at, half)


def rounded_outline(x: float, y: float, w: float, h: float, r: float) -> list[tuple[float, float]]:
    """The outline of a rounded box as points, for dashes."""
    points = []
    for cx, cy, start in ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90),
                          (x + r, y + r, 180)):
        turns = [math.radians(start + 15 * i) for i in range(7)]
        points += [(cx + r * math.cos(turn), cy + r * math.sin(turn)) for turn in turns]
    return points + points[:1]
