"""Measures the table on the screen: one card dragged among many, a full redraw, many cards in motion, and sleeping.

Figures are milliseconds unless their name says otherwise. Each stands beside a plain memory copy of the frame from the
same run, since machines differ.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from statistics import median, quantiles

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
FRAMES, REDRAWS = 300, 25
CARD_WIDTH = 120
IDLE_S = 3.0


def measure_view() -> dict[str, float | str]:
    """Opens the display that is there (a window, or none) at 1920 x 1080 and returns name to figure."""
    surface = pygame.display.get_surface()
    if surface is None or surface.get_size() != SIZE:
        surface = _open()
    bench = _Table(surface)
    copy_ms = _copy_ms()
    drag = bench.drag()
    redraw = bench.redraw()
    many = bench.many()
    found: dict[str, float | str] = {
        "driver": pygame.display.get_driver(), "memory_copy_ms": copy_ms,
        "drag_p50_ms": median(drag), "drag_p99_ms": quantiles(drag, n=100)[98],
        "redraw_120_ms": median(redraw), "redraw_120_copies": median(redraw) / copy_ms,
        "pointer_to_pixel_p50_ms": median(bench.pointer()), "many_400_p50_ms": median(many),
        "many_400_fps": 1000 / max(0.001, median(many)), "idle_percent": _idle_percent(),
    }
    return {name: round(value, 3) if isinstance(value, float) else value for name, value in found.items()}


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

    def drag(self) -> list[float]:
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

    def pointer(self) -> list[float]:
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

    def redraw(self) -> list[float]:
        """The still layer anew with all its cards, onto the window, presented."""
        def frame(n: int) -> None:
            self._compose()
            self.surface.blit(self.still, (0, 0))
            pygame.display.flip()
        return _times(frame, REDRAWS)

    def many(self) -> list[float]:
        """400 cards, all of them moving."""
        cards = [self._place(n, MANY) for n in range(MANY)]

        def frame(n: int) -> None:
            shift = round(8 * math.sin(n / 5))
            self.surface.blit(self.ground, (0, 0))
            self.surface.fblits([(card.image, (card.at[0] + shift, card.at[1])) for card in cards])
            pygame.display.flip()
        return _times(frame, REDRAWS)


def _times(frame: Callable[[int], None], count: int) -> list[float]:
    """Milliseconds of each frame, after a few that warm up."""
    for n in range(5):
        frame(n)
    taken = []
    for n in range(count):
        began = time.perf_counter()
        frame(n)
        taken.append((time.perf_counter() - began) * 1000)
    return taken


def _copy_ms() -> float:
    """A plain memory copy of one frame."""
    frame = bytearray(SIZE[0] * SIZE[1] * 4)
    def copy(_n: int) -> None:
        bytes(frame)
    return median(_times(copy, 25))


def _idle_percent() -> float:
    """The share of a core that waiting costs while nothing happens. Without a window SDL polls."""
    waiter = Waiter()
    pygame.event.clear()
    began, used = time.monotonic(), time.process_time()
    while time.monotonic() - began < IDLE_S:
        waiter.wait(1000)
    return 100 * (time.process_time() - used) / (time.monotonic() - began)
