"""What follows by itself: the screen of a verdict, the results of a round, the mouse for the next person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.events import Judged

from . import match_menus

if TYPE_CHECKING:
    from .match import MatchScene

SKIP_MS = 400


class Following:
    """Waits until the table has shown what leads there. Times are the window's milliseconds."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.verdict: Judged | None = None
        """To be shown as soon as nothing flies any more."""
        self.results_ms: int | None = None
        """When the results of the round are due."""
        self._passed_at: tuple[int, ...] = ()

    def round_over(self, results_ms: int) -> None:
        """Results are due then, unless the next round has begun by itself."""
        if self.scene.seat_view.round_over:
            self.results_ms = results_ms

    def hurry(self) -> bool:
        """A press doesn't wait for the results, if it can't have been meant for the table."""
        scene, due_ms = self.scene, self.results_ms
        if due_ms is None or scene.play.holds or scene.stage.now_ms - (due_ms - scene.play.round_over_ms) < SKIP_MS:
            return False
        self.results_ms = scene.stage.now_ms
        return True

    def tick(self, now_ms: int) -> None:
        scene, flying = self.scene, self.scene.view.flying
        due = self.results_ms is not None and now_ms >= self.results_ms
        if self.verdict and not flying:
            verdict, self.verdict = self.verdict, None
            if shown := scene.play.verdict(verdict):
                scene.stage.push(shown)
        elif due and not flying and not scene.play.holds:
            self.results_ms = None
            scene.show_results()
        elif not scene.alone and scene.play.hides_hands:
            self._pass_on()

    def waits(self, now_ms: int) -> list[int]:
        """How long it is until the results."""
        return [] if self.results_ms is None else [self.results_ms - now_ms]

    def _pass_on(self) -> None:
        """Several people share the mouse: it goes to whoever has to do something now."""
        scene, view = self.scene, self.scene.seat_view
        busy = scene.gestures.held or scene.view.flying or scene.play.holds
        if busy or view.round_over or self.results_ms is not None:
            return
        moment = (view.turn, *sorted(view.owes))
        if moment == self._passed_at:
            return  # once for each turn: whoever has the mouse may lend it
        self._passed_at = moment
        if (seat := scene.hands.needs_mouse()) >= 0:
            match_menus.pass_mouse(scene, seat)
