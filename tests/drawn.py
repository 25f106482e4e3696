"""Drawing takes most of the time of tests: all of a process share one store of pictures, and only pictures that count
are drawn at once."""

from __future__ import annotations

from functools import cache

import pygame

from game.scenes.shots.studio import Studio
from game.view import theme
from game.view.canvas import Canvas
from game.view.raster import Raster

SELDOM_MS = 200


class _Shared(Raster):
    """Knows under which contrast it was filled: a change of contrast empties only the store it is told about."""

    strong = False

    def forget(self) -> None:
        super().forget()
        self.strong = theme.strong()


@cache
def _shared() -> _Shared:
    return _Shared()


def drawn() -> Raster:
    """For stages. Who counts what is drawn, or looks at the store itself, takes a ``Raster`` of their own."""
    found = _shared()
    found.letters = ""
    if found.strong != theme.strong():
        found.forget()
    return found


def draw_table(studio: Studio, surface: pygame.Surface, drawn_ms: int) -> int:
    """What changed at the table, at once where an answer counts from the picture that asks for it, else now and then.
    Call it after each step, with what it answered last: when (ms) something was drawn."""
    top = studio.top
    if top.table and top.dirty and (top.racing or studio.now_ms >= drawn_ms + SELDOM_MS):
        top.dirty, drawn_ms = False, studio.now_ms
        top.draw(Canvas(surface, studio.frame, studio.raster), False)
    return drawn_ms
