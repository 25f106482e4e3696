"""Obvious duties, done for whoever wants that help: what can be done in one way only, after a moment.

It is done by the same actions as ever, and looks at the seat's own view alone: nobody learns more than they could see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.acts import Act
from game.core.cards import Seat
from game.core.record import HUMAN
from game.referee.gestures import spell
from game.referee.view import SeatView

if TYPE_CHECKING:
    from .match import MatchScene

AFTER_MS = 1800
"""How long the one way stands open before it is gone."""
LOOK_EVERY_MS = 250
FREE = frozenset({"steal", "slap", "accuse", "object", "turn_worm", "admit"})
"""What nobody has to do."""


class Duties:
    """Follows the seats with that help at one match scene."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._seats = [seat for seat in scene.humans if scene.seats[seat].help.duties]
        self._since: dict[Seat, tuple[Act, int]] = {}
        """The one way of each seat, and since when it has been the only one (ms of the window)."""
        self._next_ms = 0

    def wait_ms(self, now_ms: int) -> int:
        return max(1, self._next_ms - now_ms) if self._seats else 60_000

    def tick(self, now_ms: int) -> None:
        if not self._seats or now_ms < self._next_ms:
            return
        self._next_ms = now_ms + LOOK_EVERY_MS
        for seat in self._seats:
            self._mind(seat, now_ms)

    def _mind(self, seat: Seat, now_ms: int) -> None:
        act = None if self._busy(seat) else only_way(self.scene.view_of(seat), self._covert)
        known = self._since.pop(seat, None)
        if act is None:
            return
        began = known[1] if known and known[0] == act else now_ms
        if now_ms - began < AFTER_MS:
            self._since[seat] = act, began
            return
        for action in spell(self.scene.match.referee.rules, act):
            if self.scene.submit(action) is not None:
                break

    @property
    def _covert(self) -> frozenset[str]:
        return self.scene.match.referee.rules.covert

    def _busy(self, seat: Seat) -> bool:
        """The hand does something or is a bot's for now, or everybody looks at something else."""
        scene = self.scene
        if scene.match.referee.playing[seat] != HUMAN:
            return True
        pointing = seat == scene.own and scene.gestures.held is not None
        return pointing or scene.play.holds or scene.view.flying != [] or scene.view_of(seat).held(seat) is not None


def only_way(view: SeatView, covert: frozenset[str]) -> Act | None:
    """The one act by which this seat can do what the table waits for; None when it waits for nothing, or can choose."""
    if view.round_over or not (view.seat in view.owes or view.turn == view.seat):
        return None
    acts = [act for act in view.acts() if act.verb not in FREE and act.verb not in covert]
    return acts[0] if len(acts) == 1 else None
