"""What would come of these cards laid at once: who takes what, if everybody takes what is best for the own garden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from game.core.cards import Seat
from game.rules.heuschrecken_poker.reveal import outcome
from game.rules.heuschrecken_poker.table import NO_SWEEP, Rank, Sweep

from .worth import Garden, Genera, gain, promise

Gains = tuple[float, ...]
"""What a pass brings, by seat."""
Laid = tuple[Rank, ...]
"""What everybody lays at once, by seat."""
Values = tuple[tuple[Rank, int], ...]
"""The ranks that have a number, each with it."""


class _Takers(dict[Laid, tuple[Sweep, tuple[Seat, ...]]]):
    """Who takes everything or in which order, whatever lies there, reckoned when it is first asked.

    The same few thousand sets of cards come to mind again and again, to everybody.
    """

    def __init__(self, values: Values, x_steals_ace: bool, sole_sweeps: bool) -> None:
        super().__init__()
        self._rules = dict(values), x_steals_ace, sole_sweeps

    def __missing__(self, laid: Laid) -> tuple[Sweep, tuple[Seat, ...]]:
        result = outcome(dict(enumerate(laid)), *self._rules)
        takers = self[laid] = result.sweep, result.order
        return takers


_takers = cache(_Takers)


class Foresight:
    """One display and all gardens, so that what has been reckoned once isn't reckoned again."""

    def __init__(
        self, display: Genera, gardens: Sequence[Garden], values: Mapping[Rank, int], x_steals_ace: bool,
        horizon: float = 1.0,
    ) -> None:
        self.display = display
        self.gardens = gardens
        self.seats = len(gardens)
        self._takers = _takers(tuple(values.items()), x_steals_ace, self.seats == 2)
        self._known: dict[tuple[Sweep, tuple[Seat, ...]], Gains] = {}
        self._horizon = horizon
        self._promises = [promise(garden, horizon) for garden in gardens]
        self._single = [
            {genus: gain(garden, {genus: count}, horizon, before) for genus, count in display.items()}
            for garden, before in zip(gardens, self._promises, strict=True)]

    def gains(self, laid: Laid) -> Gains:
        """For each seat what this pass would bring it."""
        takers = self._takers[laid]
        known = self._known.get(takers)
        if known is None:
            known = self._known[takers] = self._reckon(*takers)
        return known

    def of_genus(self, seat: Seat, genus: str) -> float:
        return self._single[seat][genus]

    def best(self, seat: Seat, genera: Sequence[str]) -> str:
        """What this seat would take of these; of equals what was laid out first."""
        return max(genera, key=self._single[seat].__getitem__)

    def _reckon(self, sweep: Sweep, order: tuple[Seat, ...]) -> Gains:
        gains = [0.0] * self.seats
        if sweep != NO_SWEEP:
            seat = sweep[0]
            gains[seat] = gain(self.gardens[seat], self.display, self._horizon, self._promises[seat])
            return tuple(gains)
        left = list(self.display)
        for seat in order[:len(left)]:
            genus = self.best(seat, left)
            gains[seat] = self._single[seat][genus]
            left.remove(genus)
        return tuple(gains)
