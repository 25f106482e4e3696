"""The table of Schnattergei: a pile before each seat, one in the middle, and a word in the air."""

from __future__ import annotations

from functools import cache

from game.core.actions import NOBODY
from game.core.cards import Deck, HouseValue, Seat, milliseconds
from game.core.table import Table

BIRD = "schnattergei"


@cache
def _clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple((first + step) % seats for step in range(seats))


class SchnattergeiTable(Table):
    """All state of a match of Schnattergei.

    ``pile:S`` is the face-down pile of a seat, ``discard`` holds the cards laid openly in the middle, and ``under``
    the penalty cards face down below them, the highest first.
    """

    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        self.own = tuple(f"pile:{seat}" for seat in range(seats))
        for pile in (*self.own, "draw", "discard", "under"):
            self.piles[pile] = []
        says = {colour.name: colour.says or "" for colour in deck.colours}
        self.motif = [face.kind for face in deck.faces]
        self.asks = [says[face.colours[0]] for face in deck.faces]
        """The word that each card asks for by its colour."""
        self.motifs = tuple(sorted(set(self.motif)))
        self.words = tuple(says.values())
        self.honour = bool(house["honour"])
        self.hesitation_ms = milliseconds(house["hesitation_seconds"])
        self.hold_ms = milliseconds(house["slap_hold_seconds"])
        self.grace_ms = milliseconds(house["slap_grace_seconds"])

        self.flipper: Seat = NOBODY
        """Who turned up the top card."""
        self.word_by: Seat = NOBODY
        """Who has to say a word now."""
        self.last_word = ""
        """The last word validly said on this pile; empty when there is none. With honour it is the referee's secret."""
        self.repeats = 0
        """How often in a row it was said."""
        self.slap = ""
        """Why a slap would win the pile now: ``double``, ``elephant``, ``four``; empty when it would be a mistake."""
        self.mistakes: tuple[int, ...] = (0,) * seats
        self.offender: Seat = NOBODY
        """Whose mistake came first since the last flip, and who therefore flips next."""
        self.said_by: Seat = NOBODY
        """Who has said a word since the last flip."""
        self.late: Seat = NOBODY
        """With honour: who hesitated, and can no longer be accused of it."""
        self.settled = False
        """With honour: somebody has accused, or owned up, since the last flip."""

    def owned(self, seat: Seat) -> int:
        """The cards of a seat lie in its pile."""
        return len(self.piles[self.own[seat]])

    def shown_count(self, seat: Seat) -> int:
        """SG-37: counts are public."""
        return self.owned(seat)

    def is_out(self, seat: Seat) -> bool:
        return not self.piles[self.own[seat]]

    def in_turn_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, this one first."""
        return _clockwise(seat, self.seats)

    def in_turn_after(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, this one last."""
        return _clockwise((seat + 1) % self.seats, self.seats)
