"""What a moment of the match adds to the table: the ring around the pollen, the photo finish."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.timing import EXACT, Unsure

from . import shapes
from .canvas import Canvas
from .film import strip
from .i18n import _
from .raster import Raster
from .theme import INK, MARIGOLD, PAPER, RUST, SIDE, SOFT, rgba, seat_colour

RING_STEPS = 60
WIDEST = 90.0
"""Half a bar, in a lane where a machine stood still."""
UNSURE_X = 166.0
"""Where a lane of the photo finish says how unsure its device is."""

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
    unsure: Unsure = EXACT
    """By how much its device and the reading of it can be off; none for bots, and in replays."""
    words: str = ""
    loses: bool = False
    help_ms: int = 0
    """How much of its time an allowance took off."""


def finish_note(runners: Sequence[Runner]) -> str:
    """What the bars are, where there are any."""
    return _("bars: how unsure each device is") if any(runner.unsure.ms for runner in runners) else ""


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
    said = max((canvas.width_of(unsure_words(each.unsure), "body", 15) for each in runners), default=0.0)
    left, right = px + max(196.0, min(UNSURE_X + said + 22, 380.0)), px + pw - 212
    lane = (ph - 62) / max(1, len(runners))

    def at(ms: int) -> float:
        return left + (right - left) * (ms - low) / (high - low)
    step = 100 if high - low <= 1200 else 500 if high - low <= 5000 else 2000
    for ms in range(low, high + 1, step):
        canvas.pill(at(ms) - 1, py + 36, 2, ph - 62, 1, SIDE)
        canvas.write(_("{ms} ms").format(ms=ms), "body", 15, SOFT, (at(ms), py + ph - 13), "center", height=22)
    for n, runner in enumerate(runners):
        _lane(canvas, runner, (px, pw), py + 38 + lane * (n + 0.5), lane, at, left)


def _lane(canvas: Canvas, runner: Runner, paper: tuple[float, float], y: float, lane: float,
          at: Callable[[int], float], left: float) -> None:
    px, pw = paper
    if runner.loses:
        canvas.pill(px + 8, y - lane / 2 + 1, pw - 16, lane - 2, 10, "#F7DCCB")
    canvas.head(runner.animal, "caught" if runner.loses else "neutral", min(26, lane - 4), (px + 34, y))
    canvas.write(runner.name, "title", 17, INK, (px + 56, y), room=72, height=lane)
    canvas.icon(runner.device, 22, (px + 146, y))
    if runner.ms >= 0:
        _arrival(canvas, runner, (px + UNSURE_X, left), y, lane, at)
    canvas.write(runner.words, "title", 16, RUST if runner.loses else INK, (px + pw - 18, y), "midright", 186, lane)


def _arrival(canvas: Canvas, runner: Runner, told: tuple[float, float], y: float, lane: float,
             at: Callable[[int], float]) -> None:
    """The dot, its bar, and by how much it is unsure in words; ``told``: from where to where those may be."""
    x, wide, (begin, left) = at(runner.ms), 8.0, told
    canvas.pill(left, y - 2.5, max(3.0, x - left), 5, 2, seat_colour(runner.animal))
    if runner.unsure.ms:
        canvas.write(unsure_words(runner.unsure), "body", 15, SOFT, (begin, y), room=left - begin - 12, height=lane)
        wide = min(WIDEST, max(wide, at(runner.ms + runner.unsure.ms) - x))
        canvas.pill(x - wide, y - 9, 2 * wide, 18, 8, MARIGOLD, 170, border=INK, line=2)
    canvas.disc(x, y, 6, INK)
    taken = f"{runner.ms + runner.help_ms} − {runner.help_ms}" if runner.help_ms else runner.ms
    canvas.write(_("{ms} ms").format(ms=taken), "title", 16, INK, (x + wide + 10, y), height=lane,
                 room=150 if runner.help_ms else 84)


def unsure_words(unsure: Unsure) -> str:
    """Empty for what is exact."""
    if not unsure.ms:
        return ""
    if unsure.measured:
        return _("± {ms} ms").format(ms=unsure.ms)
    return _("± {ms} ms assumed").format(ms=unsure.ms)
