"""Petals over a page of results: while they fall, the page is drawn once and kept."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.view.canvas import Canvas
from game.view.petals import Petals


class Rain:
    """Dry until it begins; nothing waits for it."""

    def __init__(self) -> None:
        self._petals: Petals | None = None
        self._bare: pygame.Surface | None = None

    @property
    def falling(self) -> bool:
        return self._petals is not None

    def begin(self, at_ms: int, seed: int = 0) -> None:
        self._petals = Petals(at_ms, seed)

    def end(self) -> None:
        self._petals = self._bare = None

    def forget(self) -> None:
        """What lies below looks different now."""
        self._bare = None

    def update(self, now_ms: int) -> bool:
        """Whether there is something new to show."""
        if self._petals is None:
            return False
        if self._petals.over(now_ms):
            self.end()
        return True

    def draw(self, canvas: Canvas, page: Callable[[], None], now_ms: int, anew: bool) -> None:
        """``page`` draws all that is below; ``anew``: also if it has been drawn before."""
        if self._bare is None or self._bare.get_size() != canvas.surface.get_size() or anew:
            page()
            self._bare = canvas.surface.copy() if self._petals else None
        else:
            canvas.surface.blit(self._bare, (0, 0))
        if self._petals:
            self._petals.draw(canvas.at(0, 0), now_ms)
