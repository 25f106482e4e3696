"""Eyes in the dark below the table: somebody is always there, and blinks now and then."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from game.view.canvas import Canvas

BLINK_MS = 110
BLINK_EVERY_MS = (3000, 8000)


class Pair(NamedTuple):
    """Where a pair is and how large, where it looks, and how far it is shut (1: wholly)."""

    x: float
    y: float
    r: float
    look: tuple[float, float]
    lid: float = 0.0


class NightEyes:
    """Decoration with dice of its own. One pair at a time; where motion is unwelcome, none."""

    def __init__(self, pairs: Sequence[Pair]) -> None:
        self.pairs = tuple(pairs)
        self._dice = random.Random(len(self.pairs))
        self.shut = -1
        """Which pair is shut now."""
        self._next_ms = -1

    def update(self, now_ms: int, still: bool) -> bool:
        """Whether they look different now. ``still``: they stay open."""
        if still:
            changed, self.shut, self._next_ms = self.shut >= 0, -1, -1
            return changed
        if self._next_ms < 0:
            self._next_ms = now_ms + self._dice.randint(*BLINK_EVERY_MS)
        if now_ms < self._next_ms:
            return False
        opens = self.shut >= 0
        self.shut = -1 if opens else self._dice.randrange(len(self.pairs))
        self._next_ms = now_ms + (self._dice.randint(*BLINK_EVERY_MS) if opens else BLINK_MS)
        return True

    def wait_ms(self, now_ms: int) -> int | None:
        """How long none of them moves; None for good."""
        return None if self._next_ms < 0 else max(1, self._next_ms - now_ms)

    def draw(self, canvas: Canvas) -> None:
        for n, pair in enumerate(self.pairs):
            canvas.eyes(pair.x, pair.y, pair.r, pair.look, 1.0 if n == self.shut else pair.lid)
