"""What moves over the still layer: a few surfaces whose old places are put back before they are drawn anew."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from .sheet import unaligned

MOST_PATCHES = 16


class Mover(NamedTuple):
    image: pygame.Surface
    at: tuple[int, int]
    clip: pygame.Rect | None = None


class Movers:
    """Draws movers onto the window and remembers what has to be put back."""

    def __init__(self) -> None:
        self._old: list[pygame.Rect] = []

    def forget(self) -> None:
        """The whole window was drawn: nothing is to be put back."""
        self._old = []

    def draw(
        self, surface: pygame.Surface, still: pygame.Surface, movers: list[Mover], full: bool
    ) -> list[pygame.Rect] | None:
        """Returns the rectangles that changed, or None for all."""
        if full or len(movers) + len(self._old) > 2 * MOST_PATCHES:
            surface.blit(still, (0, 0))
            self._old = _put(surface, movers)
            return None
        for rect in self._old:
            patch = unaligned(rect)
            surface.blit(still, patch, patch)
        new = _put(surface, movers)
        changed = [*self._old, *new]
        self._old = new
        return changed


def _put(surface: pygame.Surface, movers: list[Mover]) -> list[pygame.Rect]:
    rects = []
    for image, at, clip in movers:
        if clip:
            surface.set_clip(clip)
            rects.append(surface.blit(image, at))
            surface.set_clip(None)
        else:
            rects.append(surface.blit(image, at))
    return [rect for rect in rects if rect.w and rect.h]
