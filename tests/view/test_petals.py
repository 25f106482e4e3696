"""The petals that rain for a winner."""

from __future__ import annotations

import pygame
import pytest

from game.view.canvas import Canvas
from game.view.petals import LASTS_MS, Petals
from game.view.raster import Raster
from game.view.units import Frame

pytestmark = pytest.mark.usefixtures("display")


def _drawn(petals: Petals, now_ms: int) -> set[int]:
    """The rows of pixels in which there is something."""
    surface = pygame.Surface((320, 180), pygame.SRCALPHA)
    petals.draw(Canvas(surface, Frame(320, 180), Raster()), now_ms)
    mask = pygame.mask.from_surface(surface)
    return {y for y in range(180) if any(mask.get_at((x, y)) for x in range(320))}


def test_they_come_from_above_fall_through_the_whole_window_and_are_gone() -> None:
    petals = Petals(1000)
    assert not _drawn(petals, 999) and not petals.over(999)
    early, late = _drawn(petals, 1400), _drawn(petals, 1000 + LASTS_MS - 500)
    assert early and max(early) < 90, "none has come far"
    assert late and min(late) > 90, "and the last ones are low"
    assert petals.over(1000 + LASTS_MS) and not _drawn(petals, 1000 + LASTS_MS)


def test_the_same_match_has_the_same_rain() -> None:
    assert _drawn(Petals(0, 7), 1000) == _drawn(Petals(0, 7), 1000) != _drawn(Petals(0, 8), 1000)
