"""The table of Mömmen: what this game needs beyond cards and hands."""

from __future__ import annotations

from game.core.actions import NOBODY
from game.core.acts import NO_CARD
from game.core.cards import Card, Deck, HouseValue, Seat
from game.core.table import Table
from game.core.zones import NUMBERED_ZONES

MEADOW = tuple(f"meadow:{place}" for place in range(NUMBERED_ZONES["meadow"]))
NO_COLOUR = -1


class MoemmenTable(Table):
    """All state of a match of Mömmen."""

    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        index = {colour.name: number for number, colour in enumerate(deck.colours)}
        self.kind = [face.kind for face in deck.faces]
        self.value = [face.value or 0 for face in deck.faces]
        self.colour = [index[face.colours[0]] if face.colours else NO_COLOUR for face in deck.faces]
        for pile in ("draw", "discard", "tim", *MEADOW):
            self.piles[pile] = []
        self.open_piles = (*MEADOW, "tim")

        self.dealer: Seat = seats - 1
        self.tim_by: Seat = NOBODY
        """Who played the Tim in force."""
        self.to_take: tuple[Seat, ...] = ()
        """Who still has to take a minus card because of him, in order of play."""
        self.stirred = False
        """A Benny, a Tim or a whistle came in this turn: passing now isn't a pure pass (MO-06)."""
        self.passes = 0
        """Pure passes in a row."""
        self.chosen: tuple[int, ...] = ()
        """After the round: the colour that counts for each seat."""

    def is_minus(self, card: Card) -> bool:
        return card != NO_CARD and self.kind[card] == "minus"

    def on_meadow(self) -> list[Card]:
        """The card at each place; :data:`~game.core.acts.NO_CARD` where none is left to lay."""
        return [self.top(place) for place in MEADOW]

    def minus_on_meadow(self) -> int:
        return sum(self.is_minus(card) for card in self.on_meadow())

    def minus_in_hand(self, seat: Seat) -> list[Card]:
        return [card for card in self.hand(seat) if self.kind[card] == "minus"]
