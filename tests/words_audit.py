"""What is wrong with the words on a screen: cut, beyond the window or the paper they lie on, over or under something.

It listens to a canvas while a picture is drawn, and looks at where the words came to lie.
``python -m tests.words_audit de 175 960x540 [GAME]`` prints it all.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

import pygame

from game.core.cards import Deck
from game.decks import load_decks
from game.preferences import Preferences
from game.scenes.match import MatchScene
from game.scenes.shots import shots
from game.scenes.shots.studio import Look, Studio
from game.view.canvas import Canvas
from game.view.text import clean_text

SOLID = 200
"""The alpha from which on a box hides what lies below."""


class Mark(NamedTuple):
    """Words, or a box without any. ``rect``: pixels of the window, as far as it is to be seen."""

    rect: pygame.Rect
    whole: pygame.Rect
    words: str = ""
    cut: bool = False


class Ear:
    """Hears of every word and every box."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.marks: list[Mark] = []

    def note(self, surface: pygame.Surface, rect: pygame.Rect, words: str = "", cut: bool = False) -> None:
        root = surface.get_abs_parent() if surface.get_parent() else surface
        if root.get_size() != self.size:
            return  # a part that is drawn once and kept
        offset = surface.get_abs_offset()
        seen = rect.clip(surface.get_clip()).move(offset)
        if seen.size != (0, 0):
            self.marks.append(Mark(seen, rect.move(offset), words, cut))


@contextmanager
def listening(size: tuple[int, int]) -> Iterator[Ear]:
    ear = Ear(size)
    written, pill, picture = Canvas._written, Canvas.pill, Studio.picture

    def hear_words(self: Canvas, image: pygame.Surface, rect: pygame.Rect, words: str, shown: str) -> float:
        if words.strip():
            ear.note(self.surface, rect, words, clean_text(shown) != clean_text(words))
        return written(self, image, rect, words, shown)

    def hear_box(self: Canvas, *args: Any, **named: Any) -> pygame.Rect:
        rect = pill(self, *args, **named)
        fill = args[5] if len(args) > 5 else named.get("fill", True)
        if fill is not None and named.get("alpha", args[6] if len(args) > 6 else 255) >= SOLID:
            ear.note(self.surface, self.rect(*args[:4]))
        return rect

    def take(self: Studio) -> pygame.Surface:
        """Only what the topmost scene says counts: the others lie in the dark below it."""
        if isinstance(self.top, MatchScene):
            self.top.view.stale()
        scenes, first = self.scenes, max(n for n, scene in enumerate(self.scenes) if scene.covers)
        surface = pygame.Surface(self.frame.size_px)
        for scene in scenes[first:]:
            ear.marks.clear()
            scene.draw(Canvas(surface, self.frame, self.raster), True)
        return surface

    with (patch.object(Canvas, "_written", hear_words), patch.object(Canvas, "pill", hear_box),
          patch.object(Studio, "picture", take)):
        yield ear
    assert picture is Studio.picture


def audit(look: Look, decks: dict[str, Deck]) -> Iterator[tuple[str, list[str]]]:
    """The name of each picture, and what is wrong with its words."""
    with listening(look.size) as ear:
        for name, _picture in shots(look, decks):
            yield name, complaints(ear.marks, look.size)


def complaints(marks: list[Mark], size: tuple[int, int]) -> list[str]:
    window = pygame.Rect((0, 0), size)
    found: list[str] = []
    texts = [(n, mark) for n, mark in enumerate(marks) if mark.words and not _hidden(mark, marks[n + 1:])]
    for n, mark in texts:
        if mark.cut:
            found.append(f"cut: {mark.words!r}")
        if not window.contains(mark.whole) and mark.rect == mark.whole.clip(window):
            found.append(f"beyond the window: {mark.words!r} at {tuple(mark.whole)}")
        paper = _paper(mark, marks[:n])
        if paper is not None and not paper.inflate(mark.rect.h // 3, mark.rect.h // 2).contains(mark.rect):
            found.append(f"beyond its paper: {mark.words!r} {tuple(mark.rect)} on {tuple(paper)}")
        half = next((each for each in marks[n + 1:] if not each.words and each.rect.w < size[0] / 2
                     and _core(each.rect).colliderect(_core(mark.rect))), None)
        if half is not None:
            found.append(f"half covered: {mark.words!r} {tuple(mark.rect)} by {tuple(half.rect)}")
    for i, (_n, one) in enumerate(texts):
        for _m, two in texts[i + 1:]:
            if one.words != two.words and _core(one.rect).colliderect(_core(two.rect)):  # or it is its own shadow
                found.append(f"overlap: {one.words!r} and {two.words!r}")
    return found


def _hidden(mark: Mark, later: list[Mark]) -> bool:
    return any(not each.words and each.rect.contains(_core(mark.rect)) for each in later)


def _core(rect: pygame.Rect) -> pygame.Rect:
    """Where its letters are: a line is taller than they are."""
    return rect.inflate(-min(4, rect.w // 3), -rect.h * 2 // 5)


def _paper(mark: Mark, before: list[Mark]) -> pygame.Rect | None:
    """The last box below the middle of the words that is more than a line or a dot."""
    least = mark.rect.w * mark.rect.h / 3
    return next((each.whole for each in reversed(before) if not each.words and each.whole.w * each.whole.h > least
                 and min(each.whole.size) > 10 and each.rect.collidepoint(mark.rect.center)), None)


def main(language: str, percent: str, size: str, *games: str) -> None:
    """Prints each complaint behind the name of its picture, and how many there are."""
    wide, high = map(int, size.split("x"))
    look = Look((wide, high), Preferences(language=language, text_percent=int(percent)))
    decks = {game: deck for game, deck in load_decks().items() if not games or game in games}
    count = 0
    for name, found in audit(look, decks):
        for complaint in found:
            print(f"{name:32} {complaint}")
        count += len(found)
    print(f"{count} complaints")


if __name__ == "__main__":
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    main(*sys.argv[1:])
