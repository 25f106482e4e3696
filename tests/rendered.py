"""A scene as a picture."""

from __future__ import annotations

import pygame

from game.scenes.base import Scene
from game.scenes.still_stage import StillStage
from game.view.canvas import Canvas
from game.view.raster import Raster


def render(scene: Scene, size: tuple[int, int], *, raster: Raster | None = None,
           stage: StillStage | None = None) -> pygame.Surface:
    """The scene in a window of that many pixels."""
    stage = stage or StillStage(size, raster)
    scene.enter(stage)
    scene.update(stage.now_ms)
    surface = pygame.Surface(size)
    scene.draw(Canvas(surface, stage.frame, stage.raster), True)
    return surface
