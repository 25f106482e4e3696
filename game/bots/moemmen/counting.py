"""What a player keeps in mind of the others' hands and of the cards that are gone: only what lay open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.core.cards import Card, Face, Seat

from .worth import Sheep, read


class Count:
    """Cards seen going into hands and onto the discard pile, as far as they were noticed."""

    def __init__(self, seats: int, printed: Counter[Face]) -> None:
        self.hands: list[dict[Card, Sheep]] = [{} for _ in range(seats)]
        self.spurned: list[set[str]] = [set() for _ in range(seats)]
        """Colours that a seat has given away in this round."""
        self.gone: dict[Card, Sheep] = {}
        self._printed: Counter[str] = Counter()
        for face, copies in printed.items():
            sheep = read(face)
            if sheep.kind == "plus":
                self._printed[sheep.colour] += copies

    def took(self, seat: Seat, card: Card, sheep: Sheep) -> None:
        self.hands[seat][card] = sheep
        if sheep.kind == "plus":
            self.spurned[seat].discard(sheep.colour)

    def gave(self, seat: Seat, card: Card, sheep: Sheep | None) -> None:
        self.hands[seat].pop(card, None)
        if sheep is not None and sheep.kind == "plus":
            self.spurned[seat].add(sheep.colour)

    def went(self, card: Card, sheep: Sheep) -> None:
        self.gone[card] = sheep

    def shuffled(self) -> None:
        """The discard pile is a draw pile again."""
        self.gone.clear()

    def new_round(self) -> None:
        self.gone.clear()
        for hand in self.hands:
            hand.clear()
        for spurned in self.spurned:
            spurned.clear()

    def collects(self, seat: Seat, colour: str, cards: int) -> int:
        """How many plus cards of a colour that seat seems to hold among so many cards."""
        hand = self.hands[seat]
        seen = sum(sheep.kind == "plus" and sheep.colour == colour for sheep in hand.values())
        hidden = 0 if colour in self.spurned[seat] else (cards - len(hand)) // 4
        return seen + hidden if seen else 0

    def unseen(self, colour: str, here: Iterable[Sheep]) -> int:
        """Plus cards of a colour that are neither ``here`` nor known to be in a hand or gone."""
        known = [*here, *self.gone.values(), *(sheep for hand in self.hands for sheep in hand.values())]
        return self._printed[colour] - sum(sheep.kind == "plus" and sheep.colour == colour for sheep in known)
