"""Slaps of several people at one moment: what no device can tell apart is decided by the rules' order (SG-13).

Each press brings how unsure it is (``game/timing.py``): its device's period, and the time since nothing was there to
read. That a press can only have come earlier than it was read is known; how much longer one device takes on its way
than another isn't, so as much is granted to the other side. Two presses tie when what they are unsure by touches.

A slap is held back until it counts (others' reaction allowance, see ``LateHands.lag_ms``), and then for as long as
another device may still report one that came as early. Time at the table doesn't go on from the moment when it counts,
so that a bot gains nothing by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.cards import Seat
from game.timing import Unsure

from .hands import unsure

if TYPE_CHECKING:
    from .match import MatchScene


class Press(NamedTuple):
    seat: Seat
    at_ms: int
    """When the input layer read it, in the match's time."""
    counts_ms: int
    """When it counts: later by what others are allowed more."""
    unsure: Unsure
    """By how much: what its device and the reading of just this press left open."""


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
        self.unsure: dict[Seat, Unsure] = {}
        """By how much each seat's press is unsure that hasn't been ruled on yet."""
        self._presses: list[Press] = []
        self._due_ms = 0

    def slap(self, seat: Seat) -> None:
        """A hand comes down now."""
        now = self.scene.time.now_ms
        if any(each.seat == seat for each in self._presses):
            return
        press = Press(seat, now, now + self.scene.match.late.lag_ms(seat), unsure(self.scene, seat))
        self.unsure[seat] = press.unsure
        if self.scene.hands.racers < 2 and press.counts_ms == now:
            self.scene.play.strike(seat, now, now)
        else:
            self._presses = sorted([*self._presses, press], key=lambda each: each.counts_ms)
            self._due_ms = self._presses[0].counts_ms + self._wait_for_others(self._presses[0])
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
        tied = [press for press in presses if press.counts_ms - first.counts_ms <= press.unsure.ms + first.unsure.ms]
        late = [press for press in presses if press.counts_ms > self._due_ms and press not in tied]
        presses = [press for press in presses if press not in late]
        if len(tied) > 1:
            order = self.scene.play.slap_order()
            self.scene.play.tied(tuple(press.seat for press in tied))
            tied.sort(key=lambda press: order.index(press.seat))
        for press in [*tied, *(press for press in presses if press not in tied)]:
            self.scene.play.strike(press.seat, press.at_ms, first.counts_ms if press in tied else press.counts_ms)
        if late:  # they are held back for longer
            self._presses, self._due_ms = late, late[0].counts_ms + self._wait_for_others(late[0])

    def _wait_for_others(self, first: Press) -> int:
        """How long another device may take to report a press that is none the later."""
        if self.scene.hands.racers < 2:
            return 0
        others = [unsure(self.scene, each).ms for each in self.scene.humans if each != first.seat]
        return first.unsure.ms + max(others, default=0)
