"""A bot's hand: one gesture at a time, laid out in steps with their moments."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.actions import Carry, Grab, Release
from game.core.cards import Card, Seat
from game.core.record import Path
from game.core.table import NEVER

from .paths import Places, path

Step = Grab | Carry | Release | Path


class Hand:
    """Grab, carry, let go. The way is told when the hand sets out, and holds as far as it isn't stopped."""

    def __init__(self, seat: Seat, places: Places) -> None:
        self.seat = seat
        self.places = places
        self.next_at = NEVER
        self.card: Card = -1
        self._steps: list[tuple[int, Step]] = []

    @property
    def busy(self) -> bool:
        return self.next_at != NEVER

    def set_out(
        self, at: int, card: Card, source: str, legs: Sequence[tuple[int, str]], hold_ms: int, bow: float,
    ) -> None:
        """Close on a card at a moment, carry it into each zone after so many ms, and let go in the last one."""
        seat = self.seat
        steps: list[tuple[int, Step]] = [(at, Grab(seat, card))]
        stops = [(at, source)]
        then = at
        for after_ms, zone in legs:
            then += after_ms
            steps.append((then, Carry(seat, zone)))
            stops.append((then, zone))
        last = stops[-1][1]
        stops.append((then + hold_ms, last))
        steps.append((then + hold_ms, Release(seat, last)))
        steps.insert(0, (at, path(seat, self.places, stops, bow)))
        self._follow(card, steps)

    def turn_back(self, at: int, source: str, zone: str, after_ms: int) -> None:
        """Carry what is held somewhere else instead, and let go there at once."""
        seat, then = self.seat, at + after_ms
        self._follow(self.card, [
            (at, path(seat, self.places, [(at, source), (then, zone)], 0.0)),
            (then, Carry(seat, zone)), (then + 60, Release(seat, zone))])

    def take_step(self) -> Step:
        """The next step; it is taken now."""
        step = self._steps.pop()[1]
        self.next_at = self._steps[-1][0] if self._steps else NEVER
        return step

    def drop(self) -> None:
        """Forget the gesture: it was refused, or the card is no longer held."""
        self._steps.clear()
        self.next_at = NEVER

    def _follow(self, card: Card, steps: list[tuple[int, Step]]) -> None:
        steps.reverse()
        self.card = card
        self._steps = steps
        self.next_at = steps[-1][0]
