"""Slaps of several people at one moment: what no device can tell apart is decided by the rules' order.

A slap is held back until it counts (others' reaction allowance, see ``Match.lag_ms``), and then for as long as another
device may still report one that came as early. Time at the table doesn't go on from the moment when it counts, so that
a bot gains nothing by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.cards import Seat

from .hands import unsure_ms

if TYPE_CHECKING:
    from .match import MatchScene


class Press(NamedTuple):
    seat: Seat
    at_ms: int
    """When the input layer read it, in the match's time."""
    counts_ms: int
    """When it counts: later by what others are allowed more."""


def counted_ms(scene: MatchScene, seat: Seat, at: int, pressed_ms: int, opened_ms: int) -> tuple[int, int]:
    """How long after there was something to slap a slap counts, and how much of that the seat's allowance took off.

    ``at``: when it was ruled on; ``pressed_ms``: when the hand came down, -1 if only the match knows, or nobody.
    """
    allow = scene.match.referee.table.allow
    came_ms = pressed_ms if pressed_ms >= 0 else scene.match.came_down.get(seat, -1)
    if not opened_ms <= came_ms <= at:
        came_ms = at - max(allow) + allow[seat]  # a replay knows when it counted
    took_ms = max(0, came_ms - opened_ms)
    counts_ms = max(0, took_ms - allow[seat])
    return counts_ms, took_ms - counts_ms


class Race:
    """Puts the slaps of one moment in order and sends them."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._presses: list[Press] = []
        self._due_ms = 0

    def slap(self, seat: Seat) -> None:
        """A hand comes down now."""
        now = self.scene.time.now_ms
        press = Press(seat, now, now + self.scene.match.lag_ms(seat))
        if self.scene.hands.racers < 2 and press.counts_ms == now:
            self.scene.play.strike(seat, now, now)
        elif all(each.seat != seat for each in self._presses):
            self._presses = sorted([*self._presses, press], key=lambda each: each.counts_ms)
            self._due_ms = self._presses[0].counts_ms + self._wait_for_others()
            self.scene.play.came_down(seat)

    def until(self, at_ms: int) -> int:
        """How far the table's time may go on."""
        return min(at_ms, self._presses[0].counts_ms - 1) if self._presses else at_ms

    def wait_ms(self) -> int:
        return max(1, self._due_ms - self.scene.time.now_ms) if self._presses else 60_000

    def tick(self, at_ms: int) -> None:
        if self._presses and at_ms >= self._due_ms:
            self._send()

    def reset(self) -> None:
        """Something broke in: an open race is void."""
        self._presses = []

    def _send(self) -> None:
        presses, self._presses = self._presses, []
        first = presses[0]
        late = [press for press in presses if press.counts_ms > self._due_ms]
        presses = presses[:len(presses) - len(late)]
        tied = [press for press in presses
                if press.counts_ms - first.counts_ms <= self._unsure(press) + self._unsure(first)]
        if len(tied) > 1:
            order = self.scene.play.slap_order()
            self.scene.play.tied(tuple(press.seat for press in tied))
            tied.sort(key=lambda press: order.index(press.seat))
        for press in [*tied, *presses[len(tied):]]:
            self.scene.play.strike(press.seat, press.at_ms, first.counts_ms if press in tied else press.counts_ms)
        if late:  # they are held back for longer
            self._presses, self._due_ms = late, late[0].counts_ms + self._wait_for_others()

    def _wait_for_others(self) -> int:
        alone = self.scene.hands.racers < 2
        return 0 if alone else 2 * max(unsure_ms(self.scene, each) for each in self.scene.humans)

    def _unsure(self, press: Press) -> int:
        return unsure_ms(self.scene, press.seat)
