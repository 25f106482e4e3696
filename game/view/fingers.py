"""Fingers on a screen: one drags as a mouse would, two are its right button.

Whatever the number of fingers, they are one pointer: they carry one card.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from .commands import TOUCH, Command, Kind

if TYPE_CHECKING:
    from .input import Input

AGAIN_MS, AGAIN_PX = 350, 24
"""One touch can arrive as two; a second so soon and near is a double click, which acts once."""
NEVER = -10_000


class Fingers:
    """The touches of one window. ``size`` is told by the program: fingers come as parts of the window."""

    def __init__(self, owner: Input) -> None:
        self._owner = owner
        self.size = (1280, 720)
        """Of the window, in pixels."""
        self._down: dict[object, tuple[int, int]] = {}
        self._leads: object = None
        """The finger that is the pointer; None when there is none, or two of them are the right button."""
        self._alt = False
        self._last: tuple[int, tuple[int, int]] = (NEVER, (0, 0))

    def read(self, event: pygame.Event, now_ms: int) -> list[Command]:
        finger, at = (event.touch_id, event.finger_id), self._place(event)
        match event.type:
            case pygame.FINGERDOWN:
                return self._touches(finger, at, now_ms)
            case pygame.FINGERMOTION if finger in self._down:
                self._down[finger] = at
                moved = Command(Kind.POINTER_MOVE, TOUCH, True, now_ms, at, (at,))
                return [moved] if finger == self._leads else []
            case pygame.FINGERUP if finger in self._down:
                return self._lifts(finger, at, now_ms)
            case _:
                return []

    def let_go(self, now_ms: int) -> list[Command]:
        """The window lost the focus: nothing is held any more."""
        at = next(iter(self._down.values()), (0, 0))
        held, alt = self._leads is not None, self._alt
        self._down.clear()
        self._leads, self._alt = None, False
        found = [Command(Kind.POINTER_LOST, TOUCH, False, now_ms, at)] if held else []
        return [*found, Command(Kind.POINTER_ALT, TOUCH, False, now_ms, at)] if alt else found

    def _place(self, event: pygame.Event) -> tuple[int, int]:
        left, top = self._owner.origin
        return round(event.x * self.size[0]) - left, round(event.y * self.size[1]) - top

    def _touches(self, finger: object, at: tuple[int, int], now_ms: int) -> list[Command]:
        self._down[finger] = at
        if len(self._down) == 1:
            self._leads = finger
            last_ms, last_at = self._last
            double = now_ms - last_ms <= AGAIN_MS and math.dist(at, last_at) <= AGAIN_PX
            self._last = (now_ms, at)
            return [Command(Kind.POINTER_MOVE, TOUCH, False, now_ms, at, (at,)),
                    Command(Kind.POINTER_DOWN, TOUCH, True, now_ms, at, double=double)]
        if len(self._down) == 2 and not self._alt:
            self._leads, self._alt = None, True
            return [Command(Kind.POINTER_LOST, TOUCH, False, now_ms, at),
                    Command(Kind.POINTER_ALT, TOUCH, True, now_ms, at)]
        return []

    def _lifts(self, finger: object, at: tuple[int, int], now_ms: int) -> list[Command]:
        del self._down[finger]
        if self._alt:
            if self._down:
                return []  # the peek ends with the last finger
            self._alt = False
            return [Command(Kind.POINTER_ALT, TOUCH, False, now_ms, at)]
        if finger != self._leads:
            return []
        self._leads = None
        return [Command(Kind.POINTER_MOVE, TOUCH, True, now_ms, at, (at,)),
                Command(Kind.POINTER_UP, TOUCH, False, now_ms, at)]
