"""A prize that falls when a screen opens, and lands with a little too much."""

from __future__ import annotations

from game.view.motion import overshoot

FALL_MS = 350


class Prize:
    """At rest until it is dropped, and from the moment on at which it has landed."""

    def __init__(self) -> None:
        self._dropped_ms = -1

    def drop(self, now_ms: int) -> None:
        self._dropped_ms = now_ms

    def land(self) -> None:
        """At once: somebody has seen enough, or it is for a picture."""
        self._dropped_ms = -1

    @property
    def falling(self) -> bool:
        return self._dropped_ms >= 0

    def update(self, now_ms: int) -> bool:
        """Whether there is something new to show."""
        moved = self.falling
        if moved and now_ms >= self._dropped_ms + FALL_MS:
            self.land()
        return moved

    def share(self, now_ms: int) -> float:
        """How far it has come, 0 to 1; a little more shortly before it rests."""
        part = (now_ms - self._dropped_ms) / FALL_MS if self.falling else 1.0
        return overshoot(max(0.0, min(1.0, part)))
