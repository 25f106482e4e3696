"""What a player makes of the card in the middle, and of the words it hears."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import Card
from game.referee.view import SeatView

BIRD = "schnattergei"
IN_A_ROW = 4


class Sight(NamedTuple):
    """A card as it is seen."""

    picture: str
    colour: str


NOTHING = Sight("", "")


class Reading:
    """The pile as this player believes it to be: the two top cards, and the last word that was right."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        facts = view.facts
        self.words: dict[str, str] = facts["words"]
        """Colour to the word it asks for."""
        self._yellow_elephant: bool = facts.get("yellow_elephant", False)
        self._four_in_a_row: bool = facts.get("four_in_a_row", False)
        self.motifs = tuple(dict.fromkeys(face.kind for face in view.printed()))
        laid: list[Card] = facts["laid"]
        self.below, self.top = NOTHING, self._sight(laid[-1]) if laid else NOTHING
        self.last_word: str = facts["last_word"]
        self._repeats = int(bool(self.last_word))
        self.asked = self.words[self.top.colour] if laid else ""
        """The word that the top card asks for, as this player reckons."""

    def _sight(self, card: Card) -> Sight:
        face = self._view.face(card)
        return Sight(face.kind, face.colours[0])

    def see(self, card: Card) -> None:
        """A card has been flipped."""
        self.below, self.top = self.top, self._sight(card)
        echo = self.top.picture == BIRD and self.last_word and self.below != NOTHING
        self.asked = self.last_word if echo else self.words[self.top.colour]

    def pile_is_gone(self) -> None:
        self.below = self.top = NOTHING
        self.last_word, self.asked, self._repeats = "", "", 0

    def hear(self, word: str) -> None:
        """A right word, as far as this player knows."""
        self._repeats = self._repeats + 1 if word == self.last_word else 1
        self.last_word = word

    def is_slap(self) -> bool:
        """The top card wants a hand, not a word."""
        if self.top.picture == self.below.picture != "":
            return True
        return self._yellow_elephant and self.top == Sight("elephant", "yellow")

    def is_fourth(self) -> bool:
        return self._four_in_a_row and self._repeats >= IN_A_ROW

    def looks_alike(self) -> bool:
        """No double, but one could think so: the colour is the same."""
        return self.top.colour == self.below.colour
