"""What moves over the still layer: a few surfaces; where they were and where they are is drawn anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from .sheet import Note, differing, draw_anew


class Mover(NamedTuple):
    image: pygame.Surface
    at: tuple[int, int]
    clip: pygame.Rect | None = None


class Movers:
    """Draws movers onto the window and remembers what has to be put back."""

    def __init__(self) -> None:
        self._shown: list[Note] = []

    def draw(self, surface: pygame.Surface, still: pygame.Surface, movers: Sequence[Mover], full: bool,
             changed: Sequence[pygame.Rect] = ()) -> list[pygame.Rect] | None:
        """Returns the rectangles that changed, or None for all. ``changed``: where the still layer has; ``full``: the
        window may show anything."""
        before, self._shown = self._shown, [_noted(mover) for mover in movers]
        where = None if full else [*changed, *differing(before, self._shown)]
        rects = draw_anew(surface, surface.blit, still, self._shown, where)
        return None if surface.get_rect() in rects else rects


def _noted(mover: Mover) -> Note:
    clip = mover.clip
    return mover.image, *mover.at, (clip.x, clip.y, clip.w, clip.h) if clip else None
