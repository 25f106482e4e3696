"""The ground of the match screen: floor, table, lamp light and cloth. Drawn once for a window and kept on disk."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from . import raster, shapes
from .layout import Box
from .painter import Painter
from .theme import FLOOR, FLOOR_JOINT, INK, palette, rgba, strong

PLANK = 68
VERSION = 5
PLAIN_WOOD = "#6E4630"


class Spread(NamedTuple):
    """A drawing that lies below everything, stretched into a box: a cloth, a meadow, a bed."""

    art: str
    box: Box


def ground(painter: Painter, table: Box, spreads: Sequence[Spread], size_px: tuple[int, int]) -> pygame.Surface:
    """The baked picture of table and spreads; share it, don't draw on it."""
    lying = " ".join(f"{art} {tuple(box)}" for art, box in spreads)
    key = f"ground {VERSION} {'strong ' * strong()}{painter.unit:.4f} {tuple(table)} {lying}"
    image = painter.art.baked(key, size_px, lambda size: _build(painter, table, spreads, size))
    return painter.art.keep(("opaque", key, size_px), image.convert)


def _build(painter: Painter, table: Box, spreads: Sequence[Spread], size: tuple[int, int]) -> pygame.Surface:
    screen = pygame.Surface(size, pygame.SRCALPHA)
    draw_floor(screen, painter.unit)
    _draw_table(screen, painter, table)
    if not strong():
        screen.blit(lamp_light(size, table, painter.unit), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    for spread in spreads:
        _draw_spread(screen, painter, *spread)
    return screen


def draw_floor(screen: pygame.Surface, unit: float) -> None:
    screen.fill(rgba(FLOOR))
    width, height = screen.get_size()
    y = 26.0
    while y * unit < height:
        pygame.draw.line(screen, rgba(FLOOR_JOINT), (0, y * unit), (width, y * unit), max(1, round(3 * unit)))
        y += 66


def _draw_table(screen: pygame.Surface, painter: Painter, table: Box) -> None:
    px = painter.px
    shade = pygame.Surface(screen.get_size(), pygame.SRCALPHA)
    shade.fill((0x12, 8, 0x18, 0))
    area = pygame.Rect(px(table.x - 13), px(table.y + 5), px(table.w + 26), px(table.h + 22))
    pygame.draw.rect(shade, (0x12, 8, 0x18, 170), area, border_radius=px(80))
    screen.blit(raster.blurred(shade, px(12)), (0, 0))
    for inset, line, radius in ((0, INK, 66), (4, "#8D5A3A", 62)):
        box = shapes.box(px(table.w - 2 * inset), px(table.h - 2 * inset), px(radius), "#6B4029", border=line,
                         line=max(2, px(3)))
        screen.blit(box, (px(table.x + inset), px(table.y + inset)))
    top = planks(px(table.w - 26), px(table.h - 26), painter.unit, 54)
    screen.blit(top, (px(table.x + 13), px(table.y + 13)))


def planks(width: int, height: int, unit: float, corner: float = 0) -> pygame.Surface:
    """Boards with grain, joints and nails, smooth at any size; plain wood with strong contrast. Sizes are pixels,
    ``corner`` is units."""
    if strong():
        return shapes.box(width, height, round(corner * unit), PLAIN_WOOD)

    def draw(big: pygame.Surface, scale: int) -> None:
        k = scale * unit
        dice = random.Random(5)
        units = width / unit
        tones = palette()["table"]["planks"]
        row, y = 0, 0.0
        while y * unit < height:
            _draw_plank(big, k, dice, units, y, tones[row % 4], row)
            row, y = row + 1, y + PLANK
    image = shapes.smooth((width, height), draw, 2)
    if corner:
        mask = shapes.box(width, height, round(corner * unit), "#FFFFFF")
        image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return image


def _draw_plank(
    big: pygame.Surface, k: float, dice: random.Random, width: float, y: float, tone: str, row: int
) -> None:
    pygame.draw.rect(big, rgba(tone), (0, y * k, width * k + 1, PLANK * k + 1))
    for _ in range(13):
        x, length, sag = dice.randint(0, int(width) - 60), dice.randint(80, 230), dice.uniform(-4, 4)
        base = y + dice.randint(11, PLANK - 9)
        points = [((x + length * u / 12) * k, (base + sag * math.sin(math.pi * u / 12)) * k) for u in range(13)]
        pygame.draw.lines(big, rgba("#9C6641"), False, points, max(1, round(2.2 * k)))
    if y:
        for offset, joint, line in ((0, "#7C4F33", 3), (3, "#C8946A", 2)):
            pygame.draw.line(
                big, rgba(joint), (0, (y + offset) * k), (width * k, (y + offset) * k), max(1, round(line * k))
            )
    for x in ((row * 397 + 210) % int(width), (row * 397 + 830) % int(width)):
        pygame.draw.line(big, rgba("#7C4F33"), (x * k, y * k), (x * k, (y + PLANK) * k), max(1, round(3 * k)))
        for dx in (-11, 11):
            for dy in (13, PLANK - 13):
                pygame.draw.circle(big, rgba("#7C4F33"), ((x + dx) * k, (y + dy) * k), max(1, 3 * k))


def lamp_light(size: tuple[int, int], table: Box, unit: float) -> pygame.Surface:
    """White in the upper middle of the table, a little darker and cooler at the rim; to be multiplied."""
    small = pygame.Surface((128, 72))
    cx = (table.x + table.w * 0.48) * unit / size[0] * 128
    cy = (table.y + table.h * 0.46) * unit / size[1] * 72
    for y in range(72):
        for x in range(128):
            light = max(0.0, min(1.0, 1.15 - math.hypot((x - cx) / 64, (y - cy) / 40)))
            small.set_at((x, y), (int(205 + 50 * light), int(196 + 54 * light), int(192 + 46 * light)))
    return pygame.transform.smoothscale(small, size)


def _draw_spread(screen: pygame.Surface, painter: Painter, art: str, box: Box) -> None:
    """Stretched into its box, with a shadow on the planks."""
    px = painter.px
    size = (px(box.w), px(box.h))
    drawn = painter.art.svg(art, (2 * size[0], 8 * size[0]))
    image = pygame.transform.smoothscale(drawn, size)
    at = (px(box.x), px(box.y))
    shadow = raster.soft_shadow(image, max(1, px(3)), 90)
    pad = (shadow.get_width() - image.get_width()) // 2
    screen.blit(shadow, (at[0] - pad + px(3), at[1] - pad + px(5)))
    screen.blit(image, at)
