"""Sleep until something happens.

``pygame.event.wait`` looks each millisecond; SDL's own wait really sleeps and wakes sooner. It is reached
through ctypes in the very SDL that pygame loaded, and replaced by pygame's when that fails.
"""

from __future__ import annotations

import ctypes
import sys
from collections import deque
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game.timing import Seen

PAD_POLL_MS = 8
PAD_REST_MS = 20
REST_AFTER_MS = 3000
"""Nobody has touched anything for so long: then pads are looked at less often."""
PAD_LOOK_MS = 1000
RACE_POLL_MS = 2
WAKE_MS = 1.0
"""Who sleeps is awake so soon after something came, and by as much later as its last waits were too long; see
``docs/timing.md``."""


def sdl() -> Any:
    """The SDL library inside this process, or None (before there is a display, for example)."""
    return _opened() if pygame.display.get_init() else None


@cache
def _opened() -> Any:
    for name in _candidates():
        try:
            library = ctypes.CDLL(name)
            library.SDL_WaitEventTimeout.argtypes = [ctypes.c_void_p, ctypes.c_int]
            library.SDL_WaitEventTimeout.restype = ctypes.c_int
            library.SDL_WasInit.argtypes = [ctypes.c_uint32]
            library.SDL_WasInit.restype = ctypes.c_uint32
        except (OSError, AttributeError):
            continue
        if library.SDL_WasInit(0x20):  # the video part: a second copy of SDL would say 0
            return library
    return None


def _candidates() -> list[str]:
    folder = Path(pygame.__file__).resolve().parent
    if sys.platform == "win32":
        return [str(path) for path in folder.glob("SDL2.dll")]
    if sys.platform == "darwin":
        return [str(path) for path in (folder / ".dylibs").glob("libSDL2-2*")]
    mapped = _mapped_libraries()
    return [*mapped, *(str(path) for path in (folder.parent / "pygame_ce.libs").glob("libSDL2-2*"))]


def _mapped_libraries() -> list[str]:
    try:
        lines = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
    paths = {line.split(maxsplit=5)[5] for line in lines if "libSDL2-2" in line}
    return sorted(path for path in paths if Path(path).exists())


class Waiter:
    """Waits for events; looks after pads itself, since SDL would poll them all the time otherwise."""

    def __init__(self, moment_ms: Callable[[], float] = lambda: 0.0) -> None:
        """``moment_ms``: milliseconds to measure by."""
        self._sdl = sdl()
        self._quiet_ms = 0
        self._moment_ms = moment_ms
        self._empty_ms = self._pads_empty_ms = moment_ms()
        """When nothing was there for the last time, from everything but pads, and from pads."""
        self._late_ms: deque[float] = deque(maxlen=8)
        """By how much the last waits that ended by themselves were too long: so late this machine wakes up."""

    @property
    def sleeps(self) -> bool:
        """Whether waiting really costs nothing."""
        return self._sdl is not None

    def wait(self, timeout_ms: int | None, pads: int = 0) -> bool:
        """Returns when an event is there (True) or the time is over. ``pads``: how many are open."""
        left_ms = timeout_ms
        while True:
            slice_ms = self._slice_ms(pads)
            if left_ms is not None:
                slice_ms = min(slice_ms, left_ms)
            happened = self._slept(slice_ms)
            if not happened:
                looked_ms = self._moment_ms()
                self.poll_pads()
                happened = bool(pygame.event.peek(pump=False))
                self._pads_empty_ms = self._pads_empty_ms if happened else looked_ms
            self._quiet_ms = 0 if happened else self._quiet_ms + slice_ms
            if happened:
                return True
            if left_ms is not None:
                # Counted, not read: pygame's ticks stand still without pygame.init().
                left_ms -= slice_ms
                if left_ms <= 0:
                    return False

    def _slice_ms(self, pads: int) -> int:
        if not pads:
            return PAD_LOOK_MS
        return PAD_REST_MS if self._quiet_ms > REST_AFTER_MS else PAD_POLL_MS

    def read(self) -> tuple[list[pygame.Event], Seen, Seen]:
        """All that has come, and between which looks: of everything but pads, and of pads."""
        looked_ms = self._moment_ms()
        self.poll_pads()
        events = pygame.event.get()
        now_ms = self._moment_ms()
        seen, pads = Seen(self._empty_ms, now_ms), Seen(self._pads_empty_ms, now_ms)
        self._empty_ms = self._pads_empty_ms = looked_ms
        return events, seen, pads

    def _slept(self, timeout_ms: int) -> bool:
        """Whoever has really slept knows that nothing was there until the end of it, or shortly before waking up."""
        began_ms = self._moment_ms()
        happened = self._sleep(timeout_ms)
        ended_ms = self._moment_ms()
        if not happened and timeout_ms > 0:
            self._late_ms.append(max(0.0, ended_ms - began_ms - timeout_ms))
            self._empty_ms = min(ended_ms, began_ms + timeout_ms)
        wake_ms = WAKE_MS + max(self._late_ms, default=0.0)
        if happened and ended_ms - began_ms >= wake_ms:
            self._empty_ms = ended_ms - wake_ms
        return happened

    def poll_pads(self) -> None:
        """One look at all pads, and at whether one came or went."""
        if self._sdl is not None and pygame.joystick.get_init():
            self._sdl.SDL_JoystickUpdate()

    def _sleep(self, timeout_ms: int) -> bool:
        if pygame.event.peek(pump=False):
            return True
        if timeout_ms <= 0:
            return False
        if self._sdl is not None:
            return bool(self._sdl.SDL_WaitEventTimeout(None, timeout_ms))
        event = pygame.event.wait(timeout_ms)
        if event.type == pygame.NOEVENT:
            return False
        pygame.event.post(event)
        return True
