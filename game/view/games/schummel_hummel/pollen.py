"""The pollen in somebody's hand: the ring that runs out, and the way of a throw."""

from __future__ import annotations

from game.view import shapes
from game.view.effects import clock_ring
from game.view.movers import Mover
from game.view.table_view import TableView
from game.view.theme import MARIGOLD

from .table import POLLEN

RING_RADIUS = 58.0


class PollenExtra:
    """Moves over the table while somebody pollinates."""

    def __init__(self) -> None:
        self.ring_part = -1.0
        """What is left of the time to throw; negative while nobody throws."""
        self.aim: tuple[tuple[float, float], tuple[float, float]] | None = None
        """Where a throw would go: from, to."""

    @property
    def moving(self) -> bool:
        return self.ring_part >= 0

    def movers(self, view: TableView) -> list[Mover]:
        return [*self._ring(view), *self._dots(view)]

    def _ring(self, view: TableView) -> list[Mover]:
        if self.ring_part < 0:
            return []
        spot = view.layout.spots["pollen"]
        at = (spot.x, spot.y)
        if view.carried and view.carried.thing == "pollen":
            at = (view.carried.x, view.carried.y)
        elif any(each.thing == "pollen" for each in view.flying):
            return []
        for paw in view.paws.values():
            at = (paw.x, paw.y) if paw.picture == POLLEN else at
        image = clock_ring(view.painter.art, view.painter.px(RING_RADIUS), self.ring_part)
        return [view.mover(image, -(image.get_width() // 2), -(image.get_height() // 2), *at)]

    def _dots(self, view: TableView) -> list[Mover]:
        if self.aim is None:
            return []
        (x0, y0), (x1, y1) = self.aim
        dot = shapes.disc(view.painter.px(8), MARIGOLD)
        half = dot.get_width() // 2
        return [view.mover(dot, -half, -half, x0 + (x1 - x0) * n / 7, y0 + (y1 - y0) * n / 7) for n in range(1, 8)]
