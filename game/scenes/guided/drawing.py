"""What a guided hand draws over the table: the dark with its holes, the way of a gesture, the slip, the dots."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.view import shapes
from game.view.canvas import Canvas
from game.view.film import veil_with_holes
from game.view.i18n import _
from game.view.layout import Box
from game.view.polygons import polygon
from game.view.theme import INK, MARIGOLD, PAPER, SIDE, SOFT, rgba

from .paw import ANIMAL
from .places import Place, Point, along

DIM = 125
PORTRAIT = 108.0
TEXT_X, TEXT_Y, SIGNS_HIGH = 135.0, 12.0, 44.0
"""The sentence, from the slip's corner; below it the signs."""
DONE = "#5CC47A"
DOT, DOT_STEP = 11.0, 26.0
TITLE_ROOM = 150.0


class Told(NamedTuple):
    """What the slip says."""

    words: str
    signs: str
    """Markup of signs: how it is done with the device in use."""
    mood: str


def draw_veil(canvas: Canvas, places: Sequence[Place]) -> None:
    """Dark over the table, with light on what matters; no dark at all when nothing does."""
    if places:
        veil_with_holes(canvas, DIM, [hole for each in places for hole in _holes(each)])


def _holes(place: Place) -> list[tuple[float, float, float]]:
    """One round hole; three in a row for something wide."""
    wide, high = place.half_wide, place.half_high
    if wide < 1.6 * high:
        return [(round(place.x), round(place.y), round(max(wide, high) * 1.12 + 10))]
    radius = round(high * 1.2 + 12)
    return [(round(place.x + part * max(0.0, wide - high)), round(place.y), radius) for part in (-1, 0, 1)]


def draw_way(canvas: Canvas, start: Point, goal: Point, from_share: float) -> None:
    """A dashed bow with an arrow head; it begins beyond the thing at its start."""
    unit = canvas.frame.unit
    steps = [from_share + (1 - from_share) * n / 24 for n in range(25)]
    points = [along(start, goal, share) for share in steps]
    left, top = min(x for x, _y in points) - 12, min(y for _x, y in points) - 12
    wide = max(x for x, _y in points) - left + 12
    high = max(y for _x, y in points) - top + 12
    size = (canvas.px(wide), canvas.px(high))

    def paint(big: pygame.Surface, k: int) -> None:
        big.fill(rgba(INK, 0))
        at = [((x - left) * unit * k, (y - top) * unit * k) for x, y in points[:-1]]
        shapes.dashes(big, at, INK, 13 * unit * k, 20 * unit * k, 13 * unit * k)
        shapes.dashes(big, at, MARIGOLD, 7 * unit * k, 20 * unit * k, 13 * unit * k)
    key = ("guided way", size, round(start[0]), round(start[1]), round(goal[0]), round(goal[1]))
    canvas.surface.blit(canvas.raster.keep(key, lambda: shapes.smooth(size, paint, 2)), canvas.point(left, top))
    _head(canvas, points[-3], points[-1])


def _head(canvas: Canvas, before: Point, tip: Point) -> None:
    length = math.dist(before, tip) or 1.0
    ux, uy = (tip[0] - before[0]) / length, (tip[1] - before[1]) / length
    for grow, tone in ((4.0, INK), (0.0, MARIGOLD)):
        long, half = 30 + grow * 1.6, 15 + grow * 1.5
        at = (tip[0] + ux * grow * 1.4, tip[1] + uy * grow * 1.4)
        base = (at[0] - ux * long, at[1] - uy * long)
        polygon(canvas, [at, (base[0] - uy * half, base[1] + ux * half), (base[0] + uy * half, base[1] - ux * half)],
                tone)


def draw_slip(canvas: Canvas, box: Box, told: Told) -> None:
    """Mimi and her sentence."""
    x, y = box.x, box.y
    canvas.slip(x, y, box.w, box.h, PAPER, 16)
    canvas.portrait(ANIMAL, told.mood, PORTRAIT, (x + 65, y + box.h / 2 - 7), shadow=False)
    canvas.plate(ANIMAL, "Mimi", (x + 65, y + box.h - 38), size=17)
    high = box.h - TEXT_Y - (SIGNS_HIGH if told.signs else TEXT_Y)
    canvas.paragraph(told.words, x + TEXT_X, y + TEXT_Y, box.w - TEXT_X - 20, "soft", 22, INK, height=high)
    if told.signs:
        canvas.sentence(told.signs, x + TEXT_X, y + box.h - 25, 18, SOFT, "soft", 6)


def draw_progress(canvas: Canvas, done: int, steps: int) -> None:
    """A dot for each step: ticked, under way, to come."""
    words = _("First hand")
    size = canvas.fit(words, "title", (19, 17, 16), TITLE_ROOM)
    wide = min(TITLE_ROOM, canvas.width_of(words, "title", size))
    x, y = 68.0, 38.0
    total = 22 + wide + 18 + DOT_STEP * steps + 12
    canvas.shade(x, y, total, 44, None, 0, 4)
    canvas.pill(x, y, total, 44, None, PAPER, border=INK)
    right = canvas.write(words, "title", size, INK, (x + 22, y + 21.5), room=wide + 1, height=30)
    for n in range(steps):
        at = (right + 18 + DOT + DOT_STEP * n, y + 22)
        canvas.disc(*at, DOT - 2, DONE if n < done else MARIGOLD if n == done else SIDE, INK, 2.5)
        if n < done:
            canvas.icon("check", 15, at)
