"""Measures the table on the screen: one card dragged among many, a full redraw, many cards in motion, and sleeping.

Figures are milliseconds unless their name says otherwise. After each measured frame a plain memory copy of a frame is
timed: both meet the same load and the same cold caches, so that their ratio means something on a noisy machine too.
``warm_copy_ms`` is the stricter reference: copies one after the other, which stay in the cache and take half as long.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from statistics import median, quantiles
from typing import NamedTuple

import pygame

from .motion import Pose
from .movers import Mover, Movers
from .painter import Painter
from .raster import Raster
from .units import Frame
from .wait import Waiter
from .window import open_offscreen

SIZE = (1920, 1080)
CARDS, MANY = 120, 400
FRAMES, REDRAWS = 300, 100
CARD_WIDTH = 120
IDLE_S = 3.0
_FRAME = bytearray(SIZE[0] * SIZE[1] * 4)


class Times(NamedTuple):
    """Milliseconds of measured frames, of a memory copy after each, and of the frames' processor time."""

    frames: list[float]
    copies: list[float]
    cpu: list[float]


def measure_view() -> dict[str, float | str]:
    """Opens the display that is there (a window, or none) at 1920 x 1080; returns name to figure."""
    surface = pygame.display.get_surface()
    if surface is None or surface.get_size() != SIZE:
        surface = _open()
    bench = _Table(surface)
    found: dict[str, float | str] = {"driver": pygame.display.get_driver()}
    for name, times in (("drag", bench.drag()), ("redraw_120", bench.redraw()), ("pointer_to_pixel", bench.pointer()),
                        ("many_400", bench.many())):
        found |= figures(name, times)
    warm_ms = median(copy_ms() for _ in range(REDRAWS))
    return found | {"warm_copy_ms": round(warm_ms, 3), "idle_percent": round(_idle_percent(), 3)}


def figures(name: str, times: Times) -> dict[str, float]:
    """``<name>_p50_ms``, ``_p95_ms`` and ``_p99_ms`` of the frames; ``<name>_copy_ms``: the median of their copies;
    ``<name>_cpu_p50_ms`` and ``_cpu_p99_ms``: of processor time, without what others were given meanwhile."""
    cuts, cpu = (quantiles(each, n=100, method="inclusive") for each in (times.frames, times.cpu))
    found = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "copy": median(times.copies), "cpu_p50": cpu[49],
             "cpu_p99": cpu[98]}
    return {f"{name}_{what}_ms": round(value, 3) for what, value in found.items()}


def _open() -> pygame.Surface:
    import os

    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        from .window import prepare

        prepare()
        pygame.display.init()
        return pygame.display.set_mode(SIZE)
    return open_offscreen(SIZE)


class _Table:
    """120 resting cards of 120 x 168 pixels, and a few that move."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        frame = Frame(*SIZE)
        self.painter = Painter(Raster(), frame.unit)
        self.width = CARD_WIDTH / frame.unit
        self.ground = pygame.Surface(SIZE).convert()
        self.ground.fill("#A87047")
        self.still = self.ground.copy()
        self.cards = [self._place(n, CARDS) for n in range(CARDS)]
        self.movers = Movers()

    def _place(self, n: int, count: int, turn: float = 0.0) -> Mover:
        across = math.ceil(math.sqrt(count * 16 / 9))
        x = (n % across + 0.5) * SIZE[0] / across
        y = (n // across + 0.5) * SIZE[1] / math.ceil(count / across)
        pose = Pose(0, 0, self.width, (n * 7) % 12 - 6 + turn)
        image, dx, dy = self.painter.stamp("cards/schummel_hummel/back", pose)
        return Mover(image, (round(x) + dx, round(y) + dy))

    def _compose(self) -> None:
        self.still.blit(self.ground, (0, 0))
        self.still.fblits([(card.image, card.at) for card in self.cards])

    def drag(self) -> Times:
        """One held card follows the pointer: events, draw, present."""
        self._compose()
        self.movers.draw(self.surface, self.still, [], True)
        pygame.display.flip()
        held, dx, dy = self.painter.stamp("cards/schummel_hummel/back", Pose(0, 0, self.width, 4, 13))

        def frame(n: int) -> None:
            pygame.event.pump()
            x, y = 960 + 500 * math.cos(n / 25), 540 + 300 * math.sin(n / 19)
            rects = self.movers.draw(self.surface, self.still, [Mover(held, (round(x) + dx, round(y) + dy))], False)
            pygame.display.update(rects or [])
        return _times(frame, FRAMES)

    def pointer(self) -> Times:
        """From a motion event in the queue to its pixels on the screen."""
        held, dx, dy = self.painter.stamp("cards/schummel_hummel/back", Pose(0, 0, self.width, 4, 13))

        def frame(n: int) -> None:
            at = (600 + n % 600, 500)
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(1, 0, 0), touch=False))
            moved = [event for event in pygame.event.get() if event.type == pygame.MOUSEMOTION]
            x, y = moved[-1].pos if moved else at
            rects = self.movers.draw(self.surface, self.still, [Mover(held, (x + dx, y + dy))], False)
            pygame.display.update(rects or [])
        return _times(frame, FRAMES)

    def redraw(self) -> Times:
        """The still layer anew with all its cards, onto the window, presented."""
        def frame(n: int) -> None:
            self._compose()
            self.surface.blit(self.still, (0, 0))
            pygame.display.flip()
        return _times(frame, REDRAWS)

    def many(self) -> Times:
        """400 cards, all of them moving."""
        cards = [self._place(n, MANY) for n in range(MANY)]

        def frame(n: int) -> None:
            shift = round(8 * math.sin(n / 5))
            self.surface.blit(self.ground, (0, 0))
            self.surface.fblits([(card.image, (card.at[0] + shift, card.at[1])) for card in cards])
            pygame.display.flip()
        return _times(frame, REDRAWS)


def _times(frame: Callable[[int], None], count: int) -> Times:
    """Of each frame, after a few that warm up."""
    for n in range(5):
        frame(n)
    times = Times([], [], [])
    for n in range(count):
        began, used = time.perf_counter(), time.process_time()
        frame(n)
        times.frames.append((time.perf_counter() - began) * 1000)
        times.cpu.append((time.process_time() - used) * 1000)
        times.copies.append(copy_ms())
    return times


def copy_ms() -> float:
    """A plain memory copy of one frame, now."""
    began = time.perf_counter()
    bytes(_FRAME)
    return (time.perf_counter() - began) * 1000


def _idle_percent() -> float:
    """The share of a core that waiting costs while nothing happens. Without a window SDL polls."""
    waiter = Waiter()
    pygame.event.clear()
    began, used = time.monotonic(), time.process_time()
    while time.monotonic() - began < IDLE_S:
        waiter.wait(1000)
    return 100 * (time.process_time() - used) / (time.monotonic() - began)
