"""Slaps of several people at one moment: what no device can tell apart is decided by the rules' order.

A slap is held back for as long as another device may still report one that came as early. Time at the table doesn't
go on meanwhile, so that a bot gains nothing by it.
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


class Race:
    """Puts the slaps of one moment in order and sends them."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._presses: list[Press] = []
        self._due_ms = 0

    def slap(self, seat: Seat) -> None:
        """A hand comes down now."""
        press = Press(seat, self.scene.time.now_ms)
        if self.scene.hands.racers < 2:
            self.scene.play.strike(seat, press.at_ms, press.at_ms)
        elif all(each.seat != seat for each in self._presses):
            if not self._presses:
                self._due_ms = press.at_ms + 2 * max(unsure_ms(self.scene, each) for each in self.scene.humans)
            self._presses.append(press)

    def until(self, at_ms: int) -> int:
        """How far the table's time may go on."""
        return min(at_ms, self._presses[0].at_ms - 1) if self._presses else at_ms

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
        tied = [press for press in presses if press.at_ms - first.at_ms <= self._unsure(press) + self._unsure(first)]
        if len(tied) > 1:
            order = self.scene.play.slap_order()
            self.scene.play.tied(tuple(press.seat for press in tied))
            tied.sort(key=lambda press: order.index(press.seat))
        for press in [*tied, *presses[len(tied):]]:
            self.scene.play.strike(press.seat, press.at_ms, first.at_ms if press in tied else press.at_ms)

    def _unsure(self, press: Press) -> int:
        return unsure_ms(self.scene, press.seat)
