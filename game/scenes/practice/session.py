"""A session: the match screen, whose end is a result instead of a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.record import Record
from game.referee.match import Match
from game.scenes.base import Stage
from game.scenes.games.drills import TrialPlay
from game.scenes.match import MatchScene
from game.settings import SeatSetting
from game.view.games.drills.party import BEST
from game.view.games.drills.table import GHOST


class DrillScene(MatchScene):
    """``done`` gets the record when the drill is over. ``ghost_ms``: the median of the best run, or 0.
    ``best``: the best score where more is better, None before the first one."""

    name = "drill"

    def __init__(self, match: Match, seats: Sequence[SeatSetting], done: Callable[[Record], None],
                 on_leave: Callable[[], None], ghost_ms: int = 0, best: float | None = None) -> None:
        super().__init__(match, seats, on_leave=on_leave)
        self._done = done
        self._lost_ms = 0
        if ghost_ms:
            self.moment.notes[GHOST] = ghost_ms
        if best is not None:
            self.moment.notes[BEST] = best

    def enter(self, stage: Stage) -> None:
        self._lost_ms = stage.lost_ms
        super().enter(stage)

    def update(self, now_ms: int) -> None:
        """While the window stood still somebody could look, and no clock ran: such a trial isn't counted."""
        lost_ms, self._lost_ms = self.stage.lost_ms - self._lost_ms, self.stage.lost_ms
        if lost_ms and isinstance(self.play, TrialPlay):
            self.play.interrupted()
        super().update(now_ms)

    def _put_back(self) -> None:
        super()._put_back()
        if isinstance(self.play, TrialPlay):
            self.play.interrupted()

    def show_results(self) -> None:
        record = self.match.referee.record
        record.length_ms, record.finished = max(record.length_ms, self.match.now), True
        self._done(record)
