"""The window: real pixels, resizable, fullscreen on request; or a surface without a display for pictures."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.assets import asset

from .units import LEAST_PX, Frame

TITLE = "Under the Table"
PATCH_LIMIT = 16
NO_WINDOW_DRIVERS = {"dummy", "offscreen", "evdev"}


class NoDisplay(RuntimeError):
    """There is nothing to open a window on. Its text is one sentence for the player."""


def prepare(offscreen: bool = False) -> None:
    """Sets what SDL reads when it starts. Call before any other pygame function."""
    os.environ.setdefault("SDL_AUTO_UPDATE_JOYSTICKS", "0")
    os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "0")
    if offscreen:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    elif sys.platform.startswith("linux") and os.environ.get("DISPLAY"):
        # Without a GPU SDL presents through a software GL texture: 20 times slower than plain memory.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def open_offscreen(size: tuple[int, int]) -> pygame.Surface:
    """A display for pictures only: no window appears, nothing is read from devices."""
    prepare(offscreen=True)
    pygame.display.init()
    return pygame.display.set_mode(size)


@dataclass(slots=True)
class Window:
    """The open window. ``surface`` is what is drawn on, the window less an edge that a television may cut off; it
    changes with every resize."""

    surface: pygame.Surface
    frame: Frame
    fullscreen: bool = False
    inset: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    """Where :attr:`surface` lies in the window, in pixels."""
    _windowed: tuple[int, int] = field(default=(1280, 720))
    _text: float = 1.0
    _edge: float = 0.0

    @classmethod
    def open(cls, size: tuple[int, int] | None = None, fullscreen: bool = False) -> Window:
        """Raises NoDisplay when there is no screen."""
        prepare()
        wanted_dummy = os.environ.get("SDL_VIDEODRIVER") in NO_WINDOW_DRIVERS
        try:
            pygame.display.init()
        except pygame.error as reason:
            raise NoDisplay(_no_display(str(reason))) from reason
        if pygame.display.get_driver() in NO_WINDOW_DRIVERS and not wanted_dummy:
            pygame.display.quit()
            display = os.environ.get("DISPLAY")
            raise NoDisplay(_no_display(f"nothing answers at {display}" if display else "no DISPLAY is set"))
        windowed = _bounded(size or _default_size())
        pygame.display.set_caption(TITLE)
        _set_icon()
        surface = _mode(windowed, fullscreen)
        window = cls(surface, Frame(*surface.get_size()), fullscreen, surface.get_rect(), windowed)
        window._limit()
        pygame.event.set_blocked((pygame.DROPFILE, pygame.DROPTEXT, pygame.DROPBEGIN, pygame.DROPCOMPLETE))
        return window

    def resized(self) -> bool:
        """Takes over the window's size after a resize; True when it changed."""
        surface = pygame.display.get_surface()
        if surface is None or surface.get_rect() == self._whole:
            return False
        self._fit(surface)
        if not self.fullscreen:
            self._windowed = surface.get_size()
        return True

    def toggle_fullscreen(self) -> None:
        self.fullscreen = not self.fullscreen
        self._fit(_mode(self._windowed, self.fullscreen))
        self._limit()

    def prefer(self, text: float, edge: float) -> None:
        """``text``: how much larger the words are, 1 to 1.75. ``edge``: the share of the window that stays empty at
        each side, 0 to 0.1."""
        self._text, self._edge = text, edge
        surface = pygame.display.get_surface()
        if surface is not None:
            surface.fill("black")
            self._fit(surface)

    @property
    def _whole(self) -> pygame.Rect:
        return self.inset.inflate(2 * self.inset.x, 2 * self.inset.y)

    def _fit(self, surface: pygame.Surface) -> None:
        wide, high = surface.get_size()
        self.inset = surface.get_rect().inflate(-2 * round(wide * self._edge), -2 * round(high * self._edge))
        self.surface = surface.subsurface(self.inset) if self._edge else surface
        self.frame = Frame(*self.inset.size, self._text)

    def present(self, rects: Sequence[pygame.Rect] | None) -> None:
        """Shows what was drawn: everything, or only some rectangles."""
        if rects is None or len(rects) > PATCH_LIMIT:
            pygame.display.flip()
        elif rects:
            pygame.display.update([rect.move(self.inset.topleft) for rect in rects] if self._edge else list(rects))

    def _limit(self) -> None:
        try:
            from pygame._sdl2.video import Window as SdlWindow
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)
                SdlWindow.from_display_module().minimum_size = LEAST_PX
        except (ImportError, AttributeError, pygame.error):
            return  # then the window may be made smaller than looks good


def _mode(windowed: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Requested window", RuntimeWarning)  # the desktop has the last word
        if fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        surface = pygame.display.set_mode(windowed, pygame.RESIZABLE)
        if surface.get_size() != windowed:  # out of full screen the first try may keep the screen's size
            surface = pygame.display.set_mode(windowed, pygame.RESIZABLE)
        return surface


def _bounded(size: tuple[int, int]) -> tuple[int, int]:
    return max(LEAST_PX[0], size[0]), max(LEAST_PX[1], size[1])


def _default_size() -> tuple[int, int]:
    """1280 x 720 or, on a large desktop, 1600 x 900 or 1920 x 1080."""
    sizes = pygame.display.get_desktop_sizes()
    wide = sizes[0][0] if sizes else 1280
    return (1920, 1080) if wide >= 2560 else (1600, 900) if wide > 1920 else (1280, 720)


def _set_icon() -> None:
    try:
        pygame.display.set_icon(pygame.image.load_sized_svg(str(asset("title", "app_icon.svg")), (64, 64)))
    except (pygame.error, OSError):
        return  # a window without its icon is still a window


def _no_display(reason: str) -> str:
    return f"Under the Table needs a display to open its window, and found none ({reason})."
