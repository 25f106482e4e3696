"""Design units: every layout is drawn for 1280 x 720 and fits any window.

One unit is the largest number of pixels at which 1280 x 720 units fit. A window of another shape has units to
spare on one axis; things are shifted by their share of that, so that they keep to their nearest edge.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

WIDTH, HEIGHT = 1280, 720
LEAST_PX = (960, 540)
SMALLEST_TEXT = 15
SMALLEST_TEXT_PX = 13.5
GROWN_TEXT = 30
"""No text grows beyond this, in units; larger ones stay as they are."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A window's size in pixels, and the way from design units to them."""

    width_px: int
    height_px: int
    text: float = 1.0
    """How much larger than drawn somebody wants the words: 1 to 1.75."""

    @property
    def size_px(self) -> tuple[int, int]:
        return self.width_px, self.height_px

    @property
    def unit(self) -> float:
        """Pixels in one design unit."""
        return min(self.width_px / WIDTH, self.height_px / HEIGHT)

    @property
    def wide(self) -> float:
        """The window's width in units: 1280 or more."""
        return self.width_px / self.unit

    @property
    def tall(self) -> float:
        """The window's height in units: 720 or more."""
        return self.height_px / self.unit

    @property
    def spare(self) -> tuple[float, float]:
        """Units beyond 1280 and beyond 720; one of them is 0."""
        return self.wide - WIDTH, self.tall - HEIGHT

    @property
    def smallest_text(self) -> float:
        """No text is smaller than this, in units: 15, but more in a small window."""
        return max(SMALLEST_TEXT, round(SMALLEST_TEXT_PX / self.unit))

    def grown(self, size: float) -> float:
        """A text size in units as it is wanted here, never below what can be read."""
        return max(size, min(size * self.text, GROWN_TEXT), self.smallest_text)

    def px(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.unit)

    def point(self, x: float, y: float, ax: float = 0.5, ay: float = 0.5) -> tuple[int, int]:
        """A point in pixels. ``ax``, ``ay``: share of the spare room before it: 0 left or top, 1 right or
        bottom, 0.5 middle."""
        spare_x, spare_y = self.spare
        return round((x + spare_x * ax) * self.unit), round((y + spare_y * ay) * self.unit)

    def rect(self, x: float, y: float, w: float, h: float, ax: float = 0.5, ay: float = 0.5) -> pygame.Rect:
        """A box in pixels; neighbours in units stay neighbours in pixels."""
        left, top = self.point(x, y, ax, ay)
        right, bottom = self.point(x + w, y + h, ax, ay)
        return pygame.Rect(left, top, right - left, bottom - top)

    def units(self, at_px: tuple[int, int], ax: float = 0.5, ay: float = 0.5) -> tuple[float, float]:
        """The design point below a pixel: the inverse of :meth:`point`."""
        spare_x, spare_y = self.spare
        return at_px[0] / self.unit - spare_x * ax, at_px[1] / self.unit - spare_y * ay
