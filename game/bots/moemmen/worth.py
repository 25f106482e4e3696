"""What cards are worth to somebody who collects: points now, and the promise of a whole herd."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.core.cards import Card, Face
from game.referee.view import SeatView

PROGRESS: Final = (0.0, 0.0, 1.0, 2.5, 5.0, 9.0, 14.0)
"""What so many sheep of one colour promise, beyond their points."""
SECOND = 0.15
"""How much the second-best colour counts as well: it is a way out."""
OTHER_COLOUR = -1
UNPLAYED = -3
"""Points for a plus card of another colour, and for a Benny or Tim."""

Prospects = Mapping[str, float]
"""For each colour, from 0 to 1, how likely enough of it can still be had."""


class Sheep(NamedTuple):
    """What a player reads off the face of a card, Benny and Tim included."""

    kind: str
    colour: str
    value: int


def read(face: Face) -> Sheep:
    return Sheep(face.kind, face.colours[0] if face.colours else "", face.value or 0)


class Reading:
    """Faces that this seat has seen, read once and remembered."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._known: dict[Card, Sheep] = {}

    def of(self, card: Card) -> Sheep:
        """Raises :exc:`PermissionError` for a card that the seat never saw."""
        sheep = self._known.get(card)
        if sheep is None:
            sheep = self._known[card] = read(self._view.face(card))
        return sheep

    def known(self, card: Card) -> Sheep | None:
        """The same, or None for a card whose face was covered before it could be read."""
        if card in self._known or self._view.sees(card):
            return self.of(card)
        return None


def step(count: int) -> float:
    """What one sheep more of a colour promises to somebody who has so many."""
    last = len(PROGRESS) - 1
    return PROGRESS[min(count + 1, last)] - PROGRESS[min(count, last)]


class Holding:
    """A hand summed up, so that one card more or less is quickly reckoned."""

    def __init__(self, colours: Sequence[str], sheep: Sequence[Sheep], stock: float) -> None:
        """``stock``: what a Benny or Tim is worth as long as it can still be played."""
        self.colours = colours
        self.counts = dict.fromkeys(colours, 0)
        self._sums = dict.fromkeys(colours, 0)
        """For each colour the points it brings when chosen, more than when not."""
        self._rest = 0.0
        self._stock = stock
        self._progress = PROGRESS + PROGRESS[-1:] * len(sheep)
        for one in sheep:
            self.add(one)

    def add(self, sheep: Sheep, sign: int = 1) -> None:
        kind, colour, value = sheep
        if kind == "plus":
            self.counts[colour] += sign
            self._sums[colour] += sign * (value - OTHER_COLOUR)
            self._rest += sign * OTHER_COLOUR
        else:
            self._rest += sign * (value if kind == "minus" else UNPLAYED + self._stock)

    def best(self, prospects: Prospects) -> str:
        """The colour that is best collected."""
        return max(self.colours, key=lambda colour: self._of(colour, prospects))

    def worth(self, prospects: Prospects) -> float:
        return self._rest + _best_two([self._of(colour, prospects) for colour in self.colours])

    def with_each(self, sheep: Sequence[Sheep], prospects: Prospects) -> list[float]:
        """What the hand would be worth with this one more, or with that one: only its own colour is reckoned anew."""
        values = {colour: self._of(colour, prospects) for colour in self.colours}
        as_it_is = _best_two(list(values.values()))
        found = []
        for kind, colour, points in sheep:
            if kind == "plus":
                promised = self._progress[self.counts[colour] + 1] * prospects[colour]
                with_it = values | {colour: self._sums[colour] + points - OTHER_COLOUR + promised}
                found.append(self._rest + OTHER_COLOUR + _best_two(list(with_it.values())))
            else:
                found.append(self._rest + (points if kind == "minus" else UNPLAYED + self._stock) + as_it_is)
        return found

    def _of(self, colour: str, prospects: Prospects) -> float:
        return self._sums[colour] + self._progress[self.counts[colour]] * prospects[colour]


def _best_two(values: list[float]) -> float:
    """The best colour counts, and the second a little: it is a way out."""
    values.sort()
    first = values[-1]
    return first + SECOND * (values[-2] - first) if len(values) > 1 else first
