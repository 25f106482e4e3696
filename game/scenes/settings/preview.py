"""Small pictures that show what a setting does: the table, seen from far away."""

from __future__ import annotations

import pygame

from game.view.canvas import Canvas
from game.view.motion import Flight, Pace, Pose
from game.view.theme import FLOOR, INK, MARIGOLD, rgba
from game.view.units import Frame

SEATS = (("fox", "innocent", 146, 524), ("hare", "happy", 108, 284), ("toad", "sly", 580, 90),
         ("badger", "angry", 1174, 284))
FLY_MS = 320
"""How long the card of the preview is on its way at the normal pace."""
OWN = Pose(600, 526, 104, 0)
PILE = Pose(664, 283, 120, 5)
CORNER = 26


class SmallTable:
    """The table at the size of a postcard. A card flies to the pile when :meth:`fly` was called."""

    def __init__(self) -> None:
        self._flight: Flight | None = None

    def fly(self, now_ms: int, pace: Pace) -> None:
        """Shows how quick cards are at that pace; where they fade, none flies."""
        self._flight = None if pace.fades else pace.timed(Flight(OWN, PILE, now_ms, FLY_MS, arc=30), now_ms)

    @property
    def moving(self) -> bool:
        return self._flight is not None

    def update(self, now_ms: int) -> bool:
        """Whether it has to be drawn anew."""
        moved = self._flight is not None
        if self._flight is not None and self._flight.over(now_ms):
            self._flight = None
        return moved

    def draw(self, canvas: Canvas, box: tuple[float, float, float, float], now_ms: int, hint: bool = False) -> None:
        """``box``: where, 16 to 9. ``hint``: whether a hint lies below the table."""
        rect = canvas.rect(*box)
        small = canvas.surface.subsurface(rect.clip(canvas.surface.get_rect()))
        small.fill(rgba(FLOOR))
        inner = Canvas(small, Frame(*rect.size), canvas.raster, colours=canvas.signs)
        inner.art("table/table_top", 44, 24, 1192, 596)
        inner.art("table/cloth_schummel_hummel", 378, 148, 524, 268)
        for x, y, flip in ((322, 142, False), (974, 140, True), (262, 438, False), (992, 444, True)):
            inner.put("table/grasshopper_token", 104, (x, y), flip=flip)
        self._draw_cards(inner, now_ms)
        for animal, mood, x, y in SEATS:
            inner.portrait(animal, mood, 112, (x, y))
        if hint:
            inner.pill(330, 640, 560, 62, None)
            inner.pill(360, 662, 500, 18, None, INK, 150)

    def _draw_cards(self, canvas: Canvas, now_ms: int) -> None:
        back = "cards/schummel_hummel/back"
        for n in range(5):
            canvas.put(back, 58, (186, 224 + n * 30), 96 - n * 5)
            canvas.put(back, 58, (1096, 224 + n * 30), 84 + n * 5)
            canvas.put(back, 58, (690 + n * 32, 92), 10 - n * 5)
        canvas.put("cards/schummel_hummel/watchman_worm_plain", 92, (318, 290), -4)
        canvas.put(back, 112, (520, 283))
        canvas.put("cards/schummel_hummel/flower_blue_red", 120, (664, 279), -3)
        canvas.put("table/pollen_token", 84, (804, 280))
        for n in range(7):
            if n != 3 or self._flight is None:
                canvas.put(back, 104, (378 + n * 74, 526 + abs(n - 3) * 4), (3 - n) * 2.6)
        if self._flight is not None:
            x, y, width, angle, lift = self._flight.at(now_ms)
            canvas.put("cards/schummel_hummel/flower_red_green", width, (x, y), angle, lift)


def corners(canvas: Canvas, box: tuple[float, float, float, float], line: float = 5) -> None:
    """Four marigold corners just inside a box: whoever sees them all sees the whole of it."""
    x, y, w, h = box
    for cx, cy, dx, dy in ((x, y, 1, 1), (x + w, y, -1, 1), (x, y + h, 1, -1), (x + w, y + h, -1, -1)):
        near_x, near_y = cx + dx * line / 2, cy + dy * line / 2
        points = [(near_x, near_y + CORNER * dy), (near_x, near_y), (near_x + CORNER * dx, near_y)]
        for colour, wide in ((INK, line + 5), (MARIGOLD, line)):
            canvas.line(points, colour, wide)
            for point in (points[0], points[1], points[2]):
                pygame.draw.circle(canvas.surface, rgba(colour), canvas.point(*point), canvas.px(wide / 2))
