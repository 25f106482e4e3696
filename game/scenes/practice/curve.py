"""A curve over sessions: up is always better, so times are drawn upside down."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.view import shapes
from game.view.canvas import Canvas
from game.view.theme import INK, MARIGOLD, PAPER, RUST, rgba

Box = tuple[float, float, float, float]
GREEN = "#36935A"


def points(values: Sequence[float], box: Box, less_is_better: bool) -> list[tuple[float, float]]:
    """Where each value lies in the box, oldest at the left; one value alone lies in the middle."""
    x, y, w, h = box
    low, high = min(values), max(values)
    found = []
    for n, value in enumerate(values):
        share = 0.5 if high == low else (value - low) / (high - low)
        share = share if less_is_better else 1 - share
        found.append((x + w * (n / (len(values) - 1) if len(values) > 1 else 0.5), y + h * share))
    return found


def draw_curve(canvas: Canvas, values: Sequence[float], box: Box, less_is_better: bool, dots: bool = False,
               line: float = 5) -> None:
    """The last value in marigold."""
    if not values:
        return
    places = points(values, box, less_is_better)
    pad = 12.0
    whole = (box[0] - pad, box[1] - pad, box[2] + 2 * pad, box[3] + 2 * pad)
    unit = canvas.frame.unit

    def paint(big: pygame.Surface, k: int) -> None:
        pixels = [((x - whole[0]) * unit * k, (y - whole[1]) * unit * k) for x, y in places]
        for width, tone in ((line + 3, INK), (line, RUST if dots else GREEN)):
            shapes.thick_line(big, pixels, tone, width * unit * k)
        marks = pixels if dots else pixels[-1:]
        for n, at in enumerate(marks):
            newest = n == len(marks) - 1
            radius = (8 if newest else 5) * unit * k
            pygame.draw.circle(big, rgba(INK), at, radius)
            pygame.draw.circle(big, rgba(MARIGOLD if newest else PAPER), at, radius - 2.5 * unit * k)

    rect = canvas.rect(*whole)
    canvas.surface.blit(shapes.smooth(rect.size, paint, 3), rect)
