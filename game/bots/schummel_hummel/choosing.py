"""Which card to lay, to give, or to make vanish: what a player reckons from its own cards."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.core.cards import Card, Seat
from game.referee.view import SeatView

_WORTH = {"flower": 1, "bumblebee": 10}
ACTION_WORTH = 5


class Known(NamedTuple):
    """What a player reads off the face of a card."""

    kind: str
    colours: frozenset[str]
    worth: int
    """Points it costs in the hand at the end."""


class Reading:
    """Faces that this seat has seen, read once."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._known: dict[Card, Known] = {}

    def of(self, card: Card) -> Known:
        """Raises :exc:`PermissionError` for a card that the seat never saw."""
        known = self._known.get(card)
        if known is None:
            face = self._view.face(card)
            known = Known(face.kind, frozenset(face.colours), _WORTH.get(face.kind, ACTION_WORTH))
            self._known[card] = known
        return known

    def fits(self, card: Card, top: Card, telescope: bool) -> bool:
        """Whether a card may follow on another."""
        known = self.of(card)
        return known.kind == "web" or known.colours.isdisjoint(self.of(top).colours) is telescope

    def fitting(self, cards: list[Card], top: Card, telescope: bool) -> int:
        """How many of these could follow on a card."""
        colours = self.of(top).colours
        return sum(
            known.kind == "web" or known.colours.isdisjoint(colours) is telescope for known in map(self.of, cards))


def card_to_lay(
    reading: Reading, playable: list[Card], hand: list[Card], telescope: bool, spiders_seen: int, craft: float,
    rng: Random,
) -> Card:
    """Costly cards first, and such as leave something to lay next time; without craft any that fits.

    The more spiders have been seen in this round, the more a web is worth.
    """
    if len(playable) == 1 or rng.random() >= craft:
        return playable[int(rng.random() * len(playable))]
    best, most = playable[0], -1.0
    for card in playable:
        known = reading.of(card)
        follow = reading.fitting(hand, card, telescope) - reading.fits(card, card, telescope)
        value = known.worth + 0.8 * follow + rng.random()
        if known.kind == "web":
            value += 0.5 * spiders_seen
        if value > most:
            best, most = card, value
    return best


def card_to_give(reading: Reading, givable: list[Card], craft: float, rng: Random) -> Card:
    """What costs most, or any."""
    if rng.random() >= craft:
        return givable[int(rng.random() * len(givable))]
    return max(givable, key=lambda card: reading.of(card).worth)


def card_to_hide(reading: Reading, hand: list[Card], playable: list[Card], craft: float, rng: Random) -> Card:
    """Bumblebees first, then what can't be laid anyway; without craft any."""
    if rng.random() >= 0.35 + 0.65 * craft:
        return hand[int(rng.random() * len(hand))]
    return max(hand, key=lambda card: (reading.of(card).worth == 10, card not in playable, reading.of(card).worth))


def seat_to_burden(view: SeatView, others: list[Seat], spare: Seat, craft: float, rng: Random) -> Seat:
    """Whoever seems closest to going out, but rather not ``spare``; without craft anybody."""
    if rng.random() >= craft:
        return others[int(rng.random() * len(others))]
    return min(others, key=lambda seat: (seat == spare, view.public_count(seat), rng.random()))
