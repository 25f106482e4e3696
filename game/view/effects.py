"""What a moment of the match adds to the table: the ring around the pollen, the photo finish."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from . import shapes
from .canvas import Canvas
from .film import strip
from .i18n import _
from .raster import Raster
from .theme import INK, MARIGOLD, PAPER, RUST, SIDE, SOFT, rgba, seat_colour

RING_STEPS = 60


PHOTO_BOX = (130.0, 446.0, 1020.0, 238.0)


def clock_ring(art: Raster, radius_px: int, part: float, colour: str = MARIGOLD) -> pygame.Surface:
    """A ring of which ``part`` is still left, from twelve o'clock; kept in 60 steps."""
    step = max(0, min(RING_STEPS, round(part * RING_STEPS)))
    return art.keep(("clock ring", radius_px, step, colour), lambda: _ring(radius_px, step / RING_STEPS, colour))


def _ring(radius: int, part: float, colour: str) -> pygame.Surface:
    width = max(3, round(radius * 0.19))

    def draw(big: pygame.Surface, k: int) -> None:
        big.fill(rgba(INK, 0))
        c = big.get_width() / 2
        pygame.draw.circle(big, rgba(INK), (c, c), (radius + 3) * k, (width + 6) * k)
        pygame.draw.circle(big, rgba("#7A3B31"), (c, c), radius * k, width * k)
        steps = max(2, int(120 * part))
        if part <= 0:
            return
        outer: list[tuple[float, float]] = []
        inner: list[tuple[float, float]] = []
        for i in range(steps + 1):
            angle = 2 * math.pi * part * i / steps
            for far, rim in ((radius, outer), (radius - width, inner)):
                rim.append((c + far * k * math.sin(angle), c - far * k * math.cos(angle)))
        pygame.draw.polygon(big, rgba(colour), outer + inner[::-1])
    return shapes.smooth((2 * radius + 8, 2 * radius + 8), draw, 3)


class Runner(NamedTuple):
    """One hand of a photo finish."""

    animal: str
    name: str
    device: str
    ms: int
    """After the card was seen; -1: never slapped."""
    unsure: int
    words: str
    loses: bool = False
    help_ms: int = 0
    """How much of its time an allowance took off."""


def photo_finish(canvas: Canvas, runners: Sequence[Runner], title: str, note: str,
                 box: tuple[float, float, float, float] = PHOTO_BOX) -> None:
    """One lane a hand: a dot is its arrival, a bar as wide as its device is unsure. Touching bars tie."""
    x, y, w, h = box
    strip(canvas, x, y, w, h)
    px, py, pw, ph = x + 14, y + 30, w - 28, h - 60
    canvas.pill(px, py, pw, ph, 8, PAPER)
    end = canvas.write(title, "title", 21, RUST, (px + 18, py + 18), room=pw * 0.55, height=34)
    canvas.write(note, "body", 15, SOFT, (px + pw - 18, py + 18), "midright", px + pw - 40 - end, 30)
    times = [runner.ms for runner in runners if runner.ms >= 0]
    low = max(0, (min(times, default=0) - 120) // 100 * 100)
    high = max(low + 400, -(-(max(times, default=0) + 120) // 100) * 100)
    left, right = px + 196, px + pw - 190
    lane = (ph - 62) / max(1, len(runners))

    def at(ms: int) -> float:
        return left + (right - left) * (ms - low) / (high - low)
    step = 100 if high - low <= 1200 else 500 if high - low <= 5000 else 2000
    for ms in range(low, high + 1, step):
        canvas.pill(at(ms) - 1, py + 36, 2, ph - 62, 1, SIDE)
        canvas.write(_("{ms} ms").format(ms=ms), "body", 15, SOFT, (at(ms), py + ph - 13), "center", height=22)
    for n, runner in enumerate(runners):
        _lane(canvas, runner, (px, pw), py + 38 + lane * (n + 0.5), lane, at, left)


def _lane(canvas: Canvas, runner: Runner, paper: tuple[float, float], y: float, lane: float, at, left: float) -> None:  # type: ignore[no-untyped-def]
    px, pw = paper
    if runner.loses:
        canvas.pill(px + 8, y - lane / 2 + 1, pw - 16, lane - 2, 10, "#F7DCCB")
    canvas.head(runner.animal, "caught" if runner.loses else "neutral", min(26, lane - 4), (px + 34, y))
    canvas.write(runner.name, "title", 17, INK, (px + 56, y), room=72, height=lane)
    canvas.icon(runner.device, 22, (px + 146, y))
    if runner.ms >= 0:
        x = at(runner.ms)
        canvas.pill(left, y - 2.5, max(3.0, x - left), 5, 2, seat_colour(runner.animal))
        if runner.unsure:
            wide = max(8.0, at(runner.ms + runner.unsure) - x)
            canvas.pill(x - wide, y - 9, 2 * wide, 18, 8, MARIGOLD, 170, border=INK, line=2)
        canvas.disc(x, y, 6, INK)
        taken = f"{runner.ms + runner.help_ms} − {runner.help_ms}" if runner.help_ms else runner.ms
        canvas.write(_("{ms} ms").format(ms=taken), "title", 16, INK, (x + 18, y), height=lane,
                     room=150 if runner.help_ms else 84)
    canvas.write(runner.words, "title", 16, RUST if runner.loses else INK, (px + pw - 18, y), "midright", 150, lane)
