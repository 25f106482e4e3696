"""Petals that rain once when somebody has won: each in the shape and colour of a flower of the games."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

import pygame

from .canvas import Canvas
from .marks import mark_svg
from .raster import render_svg
from .theme import signs

COLOURS = ("blue", "red", "green", "yellow", "violet")
COUNT = 36
LASTS_MS = 3200
SPREAD_MS = 900
"""So long after the first one the last one sets out."""
FALL_MS = (1700, 2300)
SIZES = (18, 22, 27)
SWAY = 34.0
ABOVE = 40.0
TURN_STEP = 15


class Petal(NamedTuple):
    """``x``: share of the window's width; ``sway`` and ``spin``: where its swinging and turning begin, in radians and
    degrees."""

    colour: str
    size: int
    x: float
    sets_out_ms: int
    falls_ms: int
    sway: float
    spin: float


class Petals:
    """Decoration: nothing waits for it."""

    def __init__(self, began_ms: int, seed: int = 0) -> None:
        dice = random.Random(seed)
        self.began_ms = began_ms
        self._all = [Petal(dice.choice(COLOURS), dice.choice(SIZES), (n + dice.random()) / COUNT,
                           dice.randint(0, SPREAD_MS), dice.randint(*FALL_MS), dice.uniform(0, math.tau),
                           dice.uniform(0, 360)) for n in range(COUNT)]

    def over(self, now_ms: int) -> bool:
        return now_ms >= self.began_ms + LASTS_MS

    def draw(self, canvas: Canvas, now_ms: int) -> None:
        """``canvas`` begins at the window's upper left corner."""
        for petal in self._all:
            share = (now_ms - self.began_ms - petal.sets_out_ms) / petal.falls_ms
            if 0 < share < 1:
                swing = petal.sway + share * 7
                x = petal.x * canvas.frame.wide + SWAY * math.sin(swing)
                y = share * (canvas.frame.tall + 2 * ABOVE) - ABOVE
                image = self._image(canvas, petal, petal.spin + 70 * math.cos(swing))
                canvas.surface.blit(image, image.get_rect(center=canvas.point(x, y)))

    def _image(self, canvas: Canvas, petal: Petal, angle: float) -> pygame.Surface:
        px, step = canvas.px(petal.size), round(angle / TURN_STEP) * TURN_STEP % 360
        sign = signs()[petal.colour]

        def build() -> pygame.Surface:
            return pygame.transform.rotozoom(render_svg(mark_svg(sign), (2 * px, 2 * px), "petal"), step, 0.5)
        return canvas.raster.keep(("petal", sign, px, step), build)
