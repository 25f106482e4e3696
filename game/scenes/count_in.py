"""After a pause a race goes on with a count of three: nobody is surprised by the clock."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.view.i18n import _

if TYPE_CHECKING:
    from .match import MatchScene

BEATS, BEAT_MS = 3, 400


class CountIn:
    """Holds a match still for a moment."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._until_ms = -1

    @property
    def running(self) -> bool:
        return self.scene.stage.now_ms < self._until_ms

    def begin(self) -> None:
        """Counts if milliseconds matter now."""
        scene = self.scene
        if not scene.racing:
            return
        self._until_ms = scene.stage.now_ms + BEATS * BEAT_MS
        for beat in range(BEATS):
            scene.later(beat * BEAT_MS, partial(scene.notice, _("*{n}* …").format(n=BEATS - beat)))
        scene.later(BEATS * BEAT_MS, partial(scene.notice, _("*Go!*")))
