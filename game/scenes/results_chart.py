"""The points over the rounds: a line for each seat that ends in its portrait."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.settings import SeatSetting
from game.view import shapes
from game.view.canvas import Canvas
from game.view.theme import INK, PAPER, SOFT, seat_colour

from .results_plan import spread_out
from .reveal_plan import Box

RULE = "#EBDCC0"
HEAD = 30.0
LINES = 4
LABELS = 10
"""So many rounds are numbered at most."""
NICE = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500)


class Scale:
    """From a round and a value to a point in the box."""

    def __init__(self, box: Box, curves: Sequence[Sequence[int]]) -> None:
        x, y, w, h = box
        self.left, self.right, self.top, self.bottom = x + 56, x + w - 68, y + 58, y + h - 52
        self.rounds = max(1, max((len(curve) for curve in curves), default=1))
        values = [0, *(value for curve in curves for value in curve)]
        self.step = next((each for each in NICE if (max(values) - min(values)) / each <= LINES), 1000)
        self.low = min(values) // self.step * self.step
        self.high = max(self.low + self.step, -(-max(values) // self.step) * self.step)

    def at(self, n: float, value: float) -> tuple[float, float]:
        share = (self.high - value) / (self.high - self.low)
        return self.left + (self.right - self.left) * n / self.rounds, self.top + (self.bottom - self.top) * share


def draw_chart(canvas: Canvas, box: Box, title: str, curves: Sequence[Sequence[int]],
               seats: Sequence[SeatSetting]) -> None:
    """Totals over the rounds, a line for each seat; ``curves``: by seat, from the first round on."""
    x, y, w, h = box
    canvas.slip(x, y, w, h, PAPER, 12)
    canvas.write(title, "title", 20, INK, (x + 20, y + 24), room=w - 40, height=30)
    scale = Scale(box, curves)
    for value in range(scale.low, scale.high + 1, scale.step):
        at = scale.at(0, value)[1]
        canvas.pill(scale.left, at - 1, scale.right - scale.left, 2, 1, RULE)
        canvas.write(str(value), "body", 15, SOFT, (scale.left - 8, at), "midright", room=46, height=24)
    _lines(canvas, box, scale, curves, seats)
    _heads(canvas, scale, curves, seats)
    every = -(-scale.rounds // LABELS)
    for n in range(every, scale.rounds + 1, every):
        canvas.write(str(n), "body", 15, SOFT, (scale.at(n, 0)[0], y + h - 24), "center", room=40, height=24)


def _lines(canvas: Canvas, box: Box, scale: Scale, curves: Sequence[Sequence[int]],
           seats: Sequence[SeatSetting]) -> None:
    unit, rect = canvas.frame.unit, canvas.rect(*box)

    def paint(big: pygame.Surface, k: int) -> None:
        for sitter, curve in zip(seats, curves, strict=True):
            points = [scale.at(n, value) for n, value in enumerate((0, *curve))]
            pixels = [((x - box[0]) * unit * k, (y - box[1]) * unit * k) for x, y in points]
            for width, tone in ((8, INK), (4.5, seat_colour(sitter.animal))):
                shapes.thick_line(big, pixels, tone, width * unit * k)
    canvas.surface.blit(shapes.smooth(rect.size, paint, 3), rect)


def _heads(canvas: Canvas, scale: Scale, curves: Sequence[Sequence[int]], seats: Sequence[SeatSetting]) -> None:
    """At the lines' ends, the leader drawn last; those that are level move apart."""
    ends = [scale.at(len(curve), curve[-1] if curve else 0)[1] for curve in curves]
    places = spread_out(ends, HEAD + 3, scale.top, scale.bottom + 14)
    for seat in sorted(range(len(seats)), key=lambda each: curves[each][-1] if curves[each] else 0):
        canvas.head(seats[seat].animal, "neutral", HEAD, (scale.right + 32, places[seat]))
