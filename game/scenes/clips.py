"""Short pieces of a recorded match as film: the whole table around one moment."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.cards import Seat
from game.core.record import Record
from game.settings import SeatSetting
from game.view.canvas import Canvas
from game.view.export import GIF_PX
from game.view.ground import draw_floor
from game.view.theme import INK, PAPER

from .base import Stage
from .replay_table import EVERYBODY, ReplayTable, Window

STEP_MS = 40
SHOWN = (240.0, 92.0, 800.0, 450.0)
BEFORE_MS, AFTER_MS = 1800, 3200


class TableClip:
    """The table from one moment to another, at a pace; see :class:`game.view.export.Clip`."""

    def __init__(self, record: Record, seats: Sequence[SeatSetting], stage: Stage, start_ms: int, end_ms: int,
                 pace: float = 1.0, eyes: Seat = EVERYBODY, size: tuple[int, int] = GIF_PX,
                 finish: bool = True) -> None:
        """``finish``: a photo finish is shown; else nothing lies over the table."""
        self._record, self._seats, self._eyes, self._pace = record, seats, eyes, pace
        self._stage, self._size, self._finish = stage, size, finish
        self._start_ms = max(0, start_ms)
        self.length_ms = round((end_ms - self._start_ms) / pace)
        self.title = self.text = ""
        """For a screen: what it is, and what happened."""
        self.animal = seats[0].animal
        self._surface = pygame.Surface(size)
        self.rewind()

    def rewind(self) -> None:
        self._window = Window(self._size, self._stage)
        self._table = ReplayTable(self._record, self._seats, self._eyes)
        self._table.enter(self._window)
        self._table.seek(self._start_ms)
        self._table.pace = self._pace
        self._began_ms = self._window.now_ms
        self._table.update(self._began_ms)

    def draw(self, canvas: Canvas, at_ms: float) -> None:
        """The page of a screen, with the clip above and room for buttons at its lower right."""
        draw_floor(canvas.surface, canvas.frame.unit)
        middle = canvas.at()
        middle.head(self.animal, "sly", 64, (86, 50))
        middle.write(self.title, "title", 34, PAPER, (132, 50), room=1100)
        image = self.picture(round(at_ms))
        rect = middle.rect(*SHOWN)
        canvas.surface.blit(pygame.transform.smoothscale(image, rect.size), rect)
        x, y, w, h = SHOWN
        middle.pill(x - 3, y - 3, w + 6, h + 6, 10, None, border=INK)
        middle.slip(40, 556, 780, 140, PAPER, 12)
        middle.paragraph(self.text, 64, 576, 730, size=22, height=104)

    def picture(self, at_ms: int) -> pygame.Surface:
        goal = self._began_ms + at_ms
        while self._window.now_ms < goal:
            self._window.now_ms = min(goal, self._window.now_ms + STEP_MS)
            self._table.update(self._window.now_ms)
            if self._table.view.overlay and not self._finish:
                self._table.view.overlay = None
                self._table.view.stale()
        self._table.draw(Canvas(self._surface, self._window.frame, self._window.raster), True)
        return self._surface
