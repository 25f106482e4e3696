"""What keeps the table alive besides the rules: a blink now and then."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from game.core.cards import Seat
from game.core.record import Look
from game.view.moods import NAP_MS

if TYPE_CHECKING:
    from .match import MatchScene

BLINK_MS = 110
BLINK_EVERY_MS = (3000, 8000)
QUIET_MS = 60_000
AWAY = "off"
"""The zone of eyes that are nowhere on the table."""


class MatchLife:
    """Decoration: it follows the match and never changes it. Its dice are its own."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._dice = random.Random(f"{scene.match.referee.record.seed} eyes")
        self._blink_ms = 0
        self._shut: Seat = -1

    def wait_ms(self, now_ms: int) -> int:
        """How long nothing of this moves."""
        return max(1, min(self._blink_ms - now_ms, self.scene.sound.wait_ms(now_ms)))

    def looked(self, track: Look) -> None:
        """The dozy one naps while it looks at nothing."""
        dozy = self.scene.match.referee.record.kinds[track.seat].startswith("dozy")
        if dozy and track.zone == AWAY and track.seat not in self.scene.moment.moods:
            self.scene.mood(track.seat, "asleep", self.scene.stage.now_ms, NAP_MS)
            self.scene.refresh()

    def tick(self, now_ms: int) -> None:
        """One creature at a time; where motion is unwelcome, none."""
        self.scene.sound.tick(now_ms)
        if now_ms < self._blink_ms:
            return
        if self.scene.stage.settings.preferences.less_motion and self._shut < 0:
            self._blink_ms = now_ms + QUIET_MS
            return
        view = self.scene.view
        if self._shut >= 0:
            if view.look.seats[self._shut].mood == "neutral":
                view.blink(self._shut, False)
            self._shut = -1
            self._blink_ms = now_ms + self._dice.randint(*BLINK_EVERY_MS)
            return
        awake = [seat for seat, look in enumerate(view.look.seats) if look.mood == "neutral" and not look.lean]
        self._blink_ms = now_ms + BLINK_MS
        if awake:
            self._shut = self._dice.choice(awake)
            view.blink(self._shut, True)
