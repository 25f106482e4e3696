"""Watch: the others are up to something the more often, the higher the level."""

from __future__ import annotations

from game.bots.attention import Habits
from game.bots.schummel_hummel import SchummelHummelPlayer

from .pupil import by_level

CHEATS, FIDGETS = (0.45, 1.0), (0.8, 2.5)
"""As a part of the ordinary: at level 1, at level 10."""


class WatchPlayer(SchummelHummelPlayer):
    def _be_watchman(self, now: int) -> None:
        """No turns, no cards: nothing to do but watch."""
        super()._be_watchman(now)
        if self.on_guard:
            self.habits = Habits(self.skill.lapse, 0.0, 0.08)

    def _appetite(self) -> float:
        return super()._appetite() * by_level(self.view, *CHEATS)

    def _greed(self) -> float:
        return 0.0

    def _fidgets(self) -> float:
        return super()._fidgets() * by_level(self.view, *FIDGETS)
