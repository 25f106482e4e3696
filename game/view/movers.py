"""What moves over the still layer: a few surfaces whose old places are put back before they are drawn anew. Those that
rest, and that nothing moves across, stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from .sheet import Note, rect_of, unaligned

MOST_PATCHES = 32


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
        old, new = set(before), set(self._shown)
        stay = [note for note in self._shown if note in old]
        patches = [*changed, *(rect_of(note) for note in before if note not in new)]
        come = [rect_of(note) for note in self._shown if note not in old]
        disturbed = _disturbed(stay, patches, come)
        overtaken = stay != [note for note in before if note in new]
        if full or overtaken or len(patches) + len(come) > MOST_PATCHES or surface.get_rect() in changed:
            surface.blit(still, (0, 0))
            _put(surface, self._shown)
            return None
        for rect in patches:
            patch = unaligned(rect.clip(surface.get_rect()))
            surface.blit(still, patch, patch)
        _put(surface, [note for note in self._shown if note in disturbed or note not in old])
        return [rect for rect in (each.clip(surface.get_rect()) for each in (*patches, *come)) if rect.w and rect.h]


def _disturbed(resting: Sequence[Note], patches: list[pygame.Rect], come: Sequence[pygame.Rect]) -> set[Note]:
    """Those that rest where something is put back or drawn: they are put back themselves, their places among the
    ``patches`` now, and drawn anew."""
    found: set[Note] = set()
    left, before = list(resting), -1
    while len(left) != before:
        before = len(left)
        for note in list(left):
            rect = rect_of(note)
            if rect.collidelist(patches) >= 0 or rect.collidelist(come) >= 0:
                found.add(note)
                patches.append(rect)
                left.remove(note)
    return found


def _put(surface: pygame.Surface, notes: Sequence[Note]) -> None:
    for image, x, y, cut in notes:
        if cut is not None:
            surface.set_clip(cut)
        surface.blit(image, (x, y))
        if cut is not None:
            surface.set_clip(None)


def _noted(mover: Mover) -> Note:
    clip = mover.clip
    return mover.image, *mover.at, (clip.x, clip.y, clip.w, clip.h) if clip else None
