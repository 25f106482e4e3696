"""Mimi's paw: it shows the way of a gesture a few times, and then rests where the gesture begins."""

from __future__ import annotations

from game.view.motion import ease_out
from game.view.movers import Mover
from game.view.paws import paw_stamp
from game.view.table_view import TableView

from .places import Point, along

ANIMAL = "mouse"
WIDTH = 82.0
REST_MS, TRAVEL_MS, ARRIVED_MS = 450, 1_050, 600
ROUND_MS = REST_MS + TRAVEL_MS + ARRIVED_MS
ROUNDS = 6
"""So often it shows the way before it rests."""
NOD = 14.0
"""How far it moves where there is no way to show."""


class PointingPaw:
    """Moves over the table along a bow; :meth:`aim` says where."""

    def __init__(self) -> None:
        self.still = False
        """Reduced motion: it rests at the beginning."""
        self.hidden = False
        self._way: tuple[Point, Point] | None = None
        self._began_ms = self._now_ms = 0

    def aim(self, start: Point | None, goal: Point | None, now_ms: int) -> None:
        """From where to where (units); without a goal it points at the start, without a start there is no paw."""
        way = None if start is None else (start, goal or start)
        if way != self._way:
            self._way, self._began_ms = way, now_ms
        self._now_ms = now_ms

    def tick(self, now_ms: int) -> None:
        self._now_ms = now_ms

    @property
    def moving(self) -> bool:
        shows = self._way is not None and not self.hidden and not self.still
        return shows and self._now_ms - self._began_ms < ROUNDS * ROUND_MS

    def movers(self, view: TableView) -> list[Mover]:
        if self._way is None or self.hidden:
            return []
        point, carries = self._place(self._way)
        stamp = paw_stamp(view.painter, ANIMAL, carries, 0, WIDTH)
        return [view.mover(stamp.image, stamp.dx, stamp.dy, *point)]

    def _place(self, way: tuple[Point, Point]) -> tuple[Point, bool]:
        """Where its tip is, and whether it holds something on the way."""
        start, goal = way
        if not self.moving:
            return start, False
        into = (self._now_ms - self._began_ms) % ROUND_MS
        share = max(0.0, min(1.0, (into - REST_MS) / TRAVEL_MS))
        if start == goal:
            there_and_back = 1 - abs(1 - 2 * share)
            return (start[0], start[1] + NOD * there_and_back), False
        return along(start, goal, ease_out(share)), 0 < share < 1
