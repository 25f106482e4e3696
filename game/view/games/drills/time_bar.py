"""A bar that runs out while something is to be decided."""

from __future__ import annotations

import pygame

from game.view import shapes
from game.view.layout import Box
from game.view.movers import Mover
from game.view.table_view import TableView
from game.view.theme import INK, MARIGOLD, PAPER, SIDE

STEPS = 96
"""The bar gets shorter in so many steps."""


class TimeBar:
    """Moves over the table; ``part`` is what is left, negative for none."""

    def __init__(self) -> None:
        self.part = -1.0
        self._drawn = -1

    @property
    def step(self) -> int:
        return round(STEPS * self.part)

    @property
    def moving(self) -> bool:
        """It has become shorter since it was drawn."""
        return (self.step if self.part >= 0 else -1) != self._drawn

    def movers(self, view: TableView) -> list[Mover]:
        self._drawn = self.step if self.part >= 0 else -1
        box = view.layout.ui.get("time")
        if self.part < 0 or box is None:
            return []
        return [view.mover(self._image(view, box), 0, 0, box.x, box.y)]

    def _image(self, view: TableView, box: Box) -> pygame.Surface:
        size = (view.painter.px(box.w), view.painter.px(box.h))
        step = self.step

        def build() -> pygame.Surface:
            radius, line = size[1] // 2, max(2, size[1] // 9)
            image = shapes.box(*size, radius, PAPER, border=INK, line=line).copy()
            inside = (size[0] - 4 * line, size[1] - 4 * line)
            image.blit(shapes.box(*inside, inside[1] // 2, SIDE), (2 * line, 2 * line))
            wide = max(inside[1], inside[0] * step // STEPS)
            if step:
                image.blit(shapes.box(wide, inside[1], inside[1] // 2, MARIGOLD), (2 * line, 2 * line))
            return image
        return view.painter.art.keep(("time bar", size, step), build)
