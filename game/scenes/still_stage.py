"""A stage without a window, for pictures of scenes."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

import pygame

from game.bindings import Bindings
from game.datadir import DataDir
from game.preferences import Preferences
from game.settings import SeatSetting, Settings
from game.view import bindings, looks
from game.view.arrivals import Arrivals
from game.view.commands import MOUSE, Device
from game.view.i18n import use
from game.view.raster import Raster
from game.view.sounds import Sounds
from game.view.units import Frame
from game.view.window import open_offscreen

from .base import Scene


class StillStage:
    """A stage for one picture: nothing runs, nothing is kept."""

    def __init__(self, size: tuple[int, int], raster: Raster | None = None, device: Device = MOUSE) -> None:
        if not pygame.display.get_init() or pygame.display.get_surface() is None:
            open_offscreen((16, 16))
        self.frame = Frame(*size)
        self.raster = raster or Raster()
        self.data = DataDir(Path(tempfile.gettempdir()), "A picture keeps nothing.")
        self.settings = Settings()
        self.device = device
        self.sounds = Sounds()
        self.arrivals = Arrivals()
        self.pads = 0
        self.pad_numbers: list[int] = []
        self.now_ms = 0
        self.lost_ms = 0
        self.pushed: list[Scene] = []
        self.left = False

    def pad_identity(self, number: int) -> str:
        return f"pad {number}"

    def push(self, scene: Scene) -> None:
        self.pushed.append(scene)

    def pop(self) -> None:
        self.left = True

    def replace(self, scene: Scene) -> None:
        self.pushed.append(scene)

    def home(self, scene: Scene) -> None:
        self.pushed.append(scene)

    def quit(self) -> None:
        self.left = True

    def fill_screen(self, on: bool) -> None:
        self.settings.fullscreen = on

    def bind(self, changed: Bindings) -> None:
        self.settings.bindings = changed.seated(())
        bindings.use(changed)

    @property
    def seats(self) -> tuple[SeatSetting, ...]:
        return self.settings.match.seats

    def prefer(self, preferences: Preferences) -> None:
        self.settings.preferences = preferences
        self.frame = replace(self.frame, text=preferences.text_percent / 100)
        use(preferences.language)
        looks.prefer(preferences, self.raster)
