"""What would come of these cards laid at once: who takes what, if everybody takes what is best for the own garden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.cards import Seat
from game.rules.heuschrecken_poker.reveal import outcome
from game.rules.heuschrecken_poker.table import NO_SWEEP, Rank, Sweep

from .worth import Garden, Genera, gain

Gains = tuple[float, ...]
"""What a pass brings, by seat."""


class Foresight:
    """One display and all gardens, so that what has been reckoned once isn't reckoned again."""

    def __init__(
        self, display: Genera, gardens: Sequence[Garden], values: Mapping[Rank, int], x_steals_ace: bool,
        horizon: float = 1.0,
    ) -> None:
        self.display = display
        self.gardens = gardens
        self.seats = len(gardens)
        self._values = values
        self._x_steals_ace = x_steals_ace
        self._nothing: Gains = (0.0,) * self.seats
        self._known: dict[tuple[Sweep, tuple[Seat, ...]], Gains] = {}
        self._horizon = horizon
        self._single = [
            {genus: gain(garden, {genus: count}, horizon) for genus, count in display.items()} for garden in gardens]

    def gains(self, laid: Mapping[Seat, Rank]) -> Gains:
        """For each seat what this pass would bring it."""
        result = outcome(laid, self._values, self._x_steals_ace, self.seats == 2)
        key = (result.sweep, result.order)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._reckon(result.sweep, result.order)
        return known

    def of_genus(self, seat: Seat, genus: str) -> float:
        return self._single[seat][genus]

    def best(self, seat: Seat, genera: Sequence[str]) -> str:
        """What this seat would take of these; of equals what was laid out first."""
        return max(genera, key=self._single[seat].__getitem__)

    def _reckon(self, sweep: Sweep, order: tuple[Seat, ...]) -> Gains:
        if sweep != NO_SWEEP:
            seat = sweep[0]
            return tuple(gain(garden, self.display, self._horizon) if other == seat else 0.0
                         for other, garden in enumerate(self.gardens))
        gains = list(self._nothing)
        left = list(self.display)
        for seat in order[:len(left)]:
            genus = self.best(seat, left)
            gains[seat] = self._single[seat][genus]
            left.remove(genus)
        return tuple(gains)
