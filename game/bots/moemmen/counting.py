"""What a player keeps in mind of the others' hands and of the cards that are gone: only what lay open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.core.cards import Card, Face, Seat

from .worth import Sheep, read

HIDDEN_OF_A_KIND = 4
"""One in so many cards that nobody saw is taken to be of the colour that its owner collects."""


class Count:
    """Cards seen going into hands and onto the discard pile, as far as they were noticed."""

    def __init__(self, seats: int, printed: Counter[Face]) -> None:
        self._seats = range(seats)
        self._printed = sum_plus((read(face), copies) for face, copies in printed.items())
        self.new_round()

    def new_round(self) -> None:
        self.hands: list[dict[Card, Sheep]] = [{} for _ in self._seats]
        self._plus: list[Counter[str]] = [Counter() for _ in self._seats]
        """Of each seat's known cards the plus cards by colour."""
        self._spurned: list[set[str]] = [set() for _ in self._seats]
        """Colours that a seat has given away since it last took one."""
        self._gone: Counter[str] = Counter()

    def took(self, seat: Seat, card: Card, sheep: Sheep) -> None:
        self.hands[seat][card] = sheep
        if sheep.kind == "plus":
            self._plus[seat][sheep.colour] += 1
            self._spurned[seat].discard(sheep.colour)

    def gave(self, seat: Seat, card: Card, sheep: Sheep | None) -> None:
        known = self.hands[seat].pop(card, None)
        if known is not None and known.kind == "plus":
            self._plus[seat][known.colour] -= 1
        if sheep is not None and sheep.kind == "plus":
            self._spurned[seat].add(sheep.colour)

    def went(self, sheep: Sheep) -> None:
        """A card was discarded."""
        if sheep.kind == "plus":
            self._gone[sheep.colour] += 1

    def shuffled(self) -> None:
        """The discard pile is a draw pile again."""
        self._gone.clear()

    def collects(self, seat: Seat, colour: str, cards: int) -> int:
        """How many plus cards of a colour a seat with so many cards seems to hold; 0 if none was seen."""
        seen = self._plus[seat][colour]
        if not seen or colour in self._spurned[seat]:
            return seen
        return seen + (cards - len(self.hands[seat])) // HIDDEN_OF_A_KIND

    def most(self, seat: Seat) -> int:
        """How many plus cards of one colour a seat was seen to take, and still seems to hold."""
        return max(self._plus[seat].values(), default=0)

    def unseen(self, colour: str, own: int) -> int:
        """Plus cards of a colour that may still come, when one holds so many oneself."""
        return self._printed[colour] - own - self._gone[colour] - sum(plus[colour] for plus in self._plus)


def sum_plus(cards: Iterable[tuple[Sheep, int]]) -> Counter[str]:
    """How many plus cards of each colour these are."""
    total: Counter[str] = Counter()
    for sheep, copies in cards:
        if sheep.kind == "plus":
            total[sheep.colour] += copies
    return total
