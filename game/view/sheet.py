"""A picture that notes what is put on it, and then draws only where that has changed.

Whoever draws on it draws everything each time, from the lowest to the uppermost, as if it were empty; what costs time
are pixels, not notes. Pictures have to be put with :meth:`Sheet.blit` and must not be changed later.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import zip_longest
from typing import Any

import pygame

MOST_OF_IT = 0.6
"""From this share of the sheet on it is quicker to draw all of it."""

Note = tuple[pygame.Surface, int, int, tuple[int, int, int, int] | None]
"""A picture, its upper left corner, and what it is cut to."""


class Sheet(pygame.Surface):
    """The size of its ground, which lies below everything and must be opaque."""

    def __init__(self, ground: pygame.Surface) -> None:
        super().__init__(ground.get_size(), 0, ground)
        self._ground, self._whole = ground, ground.get_rect()
        self._notes: list[Note] = []
        self._shown: list[Note] | None = None
        self._parts: dict[Hashable, tuple[object, list[Note]]] = {}

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None,
             special_flags: int = 0) -> pygame.Rect:
        """Notes a whole picture at its upper left corner."""
        assert area is None and not special_flags, "a sheet takes whole pictures"
        clip, x, y = self.get_clip(), int(dest[0]), int(dest[1])
        self._notes.append((source, x, y, None if clip == self._whole else (clip.x, clip.y, clip.w, clip.h)))
        return source.get_rect(topleft=(x, y)).clip(clip)

    def part(self, name: Hashable, facts: object, draw: Callable[[], object]) -> None:
        """What ``draw`` puts here depends on these facts alone: while they are equal, it is put here as it was."""
        known = self._parts.get(name)
        if known is not None and known[0] == facts:
            self._notes += known[1]
            return
        first = len(self._notes)
        draw()
        self._parts[name] = (facts, self._notes[first:])

    def clear(self) -> None:
        """Whoever draws begins anew."""
        self._notes = []

    def finish(self) -> list[pygame.Rect]:
        """Draws what was put here since :meth:`clear`; returns where that differs from what was there before."""
        before, self._shown = self._shown, self._notes
        changed = [self._whole] if before is None else _together(_differing(before, self._notes), self._whole)
        if sum(rect.w * rect.h for rect in changed) > MOST_OF_IT * self._whole.w * self._whole.h:
            changed = [self._whole]
        places = [note[0].get_rect(topleft=note[1:3]) for note in self._notes] if changed else []
        for rect in changed:
            self._draw(rect, places)
        self.set_clip(None)
        return changed

    def _draw(self, rect: pygame.Rect, places: Sequence[pygame.Rect]) -> None:
        put = super().blit
        self.set_clip(rect)
        put(self._ground, rect, rect)
        for n in rect.collidelistall(places):
            image, x, y, cut = self._notes[n]
            if cut is not None:
                self.set_clip(rect.clip(cut))
            put(image, (x, y))
            if cut is not None:
                self.set_clip(rect)


def rect_of(note: Note) -> pygame.Rect:
    """What it may cover."""
    image, x, y, cut = note
    rect = image.get_rect(topleft=(x, y))
    return rect.clip(cut) if cut else rect


def unaligned(rect: pygame.Rect) -> pygame.Rect:
    """SDL's aligned copy is many times slower on odd widths: begin a pixel earlier where x is a multiple of 4."""
    if rect.x % 4 == 0 and rect.x > 0:
        return pygame.Rect(rect.x - 1, rect.y, rect.w + 1, rect.h)
    return rect


def _differing(before: Sequence[Note], after: Sequence[Note]) -> list[pygame.Rect]:
    """Where notes came, went, or lie in another order than they did."""
    old, new = set(before), set(after)
    changed = [note for note in before if note not in new] + [note for note in after if note not in old]
    stayed = zip_longest((note for note in before if note in new), (note for note in after if note in old))
    changed += [note for pair in stayed if pair[0] != pair[1] for note in pair if note]
    return [rect_of(note) for note in changed]


def _together(rects: Sequence[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """The same area in rectangles that don't overlap, as far as it lies on the whole."""
    found: list[pygame.Rect] = []
    for each in rects:
        rect = each.clip(whole)
        if not rect.w or not rect.h:
            continue
        rect = unaligned(rect)
        while (n := rect.collidelist(found)) >= 0:
            rect = unaligned(rect.union(found.pop(n)))
        found.append(rect)
    return found
