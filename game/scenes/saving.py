"""Saves pictures and clips for a screen, in one press, and says where they lie."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.view.canvas import Canvas
from game.view.export import Clip, GifMaker, Saved, keep, png
from game.view.i18n import _
from game.view.theme import INK, PAPER

from .base import Stage

PICTURE_PX = (1280, 720)
SHOWN_MS = 9000
STEPS = 2
"""Pictures of a clip between two of the screen's own."""


class Saver:
    """What a screen saves, and the line that says so. It is moved on by :meth:`update` while a clip is made."""

    def __init__(self, stage: Callable[[], Stage]) -> None:
        self._stage = stage
        self.words = ""
        """What was saved and where, for a while."""
        self._until_ms = 0
        self._maker: GifMaker | None = None
        self._name = ""

    @property
    def busy(self) -> bool:
        return self._maker is not None

    def picture(self, name: str, surface: pygame.Surface) -> Saved:
        saved = keep(self._stage().data, name, ".png", png(surface))
        self._say(saved.words)
        return saved

    def page(self, name: str, draw: Callable[[Canvas], None]) -> None:
        """A picture of a page that is drawn for it, always as wide as this, whatever the window is like."""
        from .replay_table import Window

        window, surface = Window(PICTURE_PX, self._stage()), pygame.Surface(PICTURE_PX)
        draw(Canvas(surface, window.frame, window.raster))
        self.picture(name, surface)

    def clip(self, name: str, clip: Clip) -> None:
        """Begins with a GIF; a second press while one is made does nothing."""
        if self._maker is None:
            self._maker, self._name = GifMaker(clip), name
            self._say(self._making())

    def tell(self, words: str) -> None:
        """Something else that the screen has to say for a while."""
        self._say(words)

    def cancel(self) -> None:
        """The screen is left: what isn't whole isn't kept."""
        self._maker = None

    def update(self, now_ms: int) -> bool:
        """Goes on; True when there is something new to show."""
        if self._maker is not None:
            self._make(self._maker)
            return True
        if self.words and now_ms >= self._until_ms:
            self.words = ""
            return True
        return False

    def wait_ms(self, now_ms: int) -> int | None:
        """How long nothing changes."""
        return 0 if self._maker is not None else max(1, self._until_ms - now_ms) if self.words else None

    def _make(self, maker: GifMaker) -> None:
        if any(maker.step() for _step in range(STEPS)):
            self._maker = None
            self._say(keep(self._stage().data, self._name, ".gif", maker.content).words)
        else:
            self._say(self._making())

    def _making(self) -> str:
        done = self._maker.progress if self._maker else 1.0
        return _("The GIF is being made: {percent} %").format(percent=round(done * 100))

    def _say(self, words: str) -> None:
        self.words, self._until_ms = words, self._stage().now_ms + SHOWN_MS

    def draw(self, canvas: Canvas, y: float = 16, wide: float = 980) -> None:
        """A slip at the top, over whatever lies there. ``canvas``: of 1280 units."""
        if not self.words:
            return
        lines = canvas.lines(self.words, "body", 17, wide - 84)
        high = 22 + len(lines) * canvas.step(17)
        x = 640 - wide / 2
        canvas.slip(x, y, wide, high, PAPER, 12)
        canvas.icon("save", 28, (x + 34, y + high / 2))
        canvas.paragraph(self.words, x + 62, y + 11, wide - 84, size=17, colour=INK)
