"""The table of Schummel Hummel: what this game needs beyond cards, hands and deadlines."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.actions import NOBODY
from game.core.acts import NO_CARD
from game.core.cards import Card, Deck, HouseValue, Seat, milliseconds
from game.core.table import Table

CHOOSES: Seat = -1
"""In :attr:`SchummelTable.giving`: the giver chooses who receives."""


@dataclass(slots=True)
class Theft:
    """A stolen grasshopper that the robbed player may still ask back."""

    gap: int
    thief: Seat
    robbed: Seat
    thief_went_first: bool = False
    """The first card played since was the thief's: one more has to be played (SH-55)."""
    closing: bool = False
    """The last card has been played, but the robbed player's reaction allowance still runs."""


class SchummelTable(Table):
    """All state of a match of Schummel Hummel."""

    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        self.kind = [face.kind for face in deck.faces]
        bit = {colour.name: 1 << index for index, colour in enumerate(deck.colours)}
        self.colours = [sum(bit[colour] for colour in set(face.colours)) for face in deck.faces]
        self.stinger = [face.kind == "wasp" and "stinger" in face.traits for face in deck.faces]
        self.spiders = [card for card, kind in enumerate(self.kind) if kind == "spider"]
        self.pack = [card for card, face in enumerate(deck.faces) if "prop" not in face.traits]
        self.grasshoppers = [card for card, kind in enumerate(self.kind) if kind == "grasshopper"][:seats]
        self.pollen: Card = self.kind.index("pollen")
        self.worm: Card = self.kind.index("watchman_worm")
        for pile in ("draw", "discard", "pollen", "worm"):
            self.piles[pile] = []
        for seat in range(seats):
            self.piles |= {f"gone:{seat}": [], f"gap:{seat}": [], f"stolen:{seat}": []}
        self.stand = house["mistakes"] == "stand"
        self.catch_ms = milliseconds(house["catch_seconds"])

        self.watchman: Seat = 0
        self.starter: Seat = 0
        self.telescope = False
        self.may_turn = False
        """A card has just been played: the Watchman may turn the worm (SH-64)."""
        self.web = False
        """A web waits for a spider."""
        self.phase = ""
        """The action under way: ``wasp``, ``stinger``, ``pollen``, ``gifts``; empty in an ordinary turn."""
        self.slapped: tuple[Seat, ...] = ()
        self.giving: dict[Seat, Seat] = {}
        """Who owes a gift of an action card, and to whom."""
        self.settling: Seat = NOBODY
        """While a right call is settled: the caught player, who waits for the Watchman's gift."""
        self.thefts: list[Theft] = []
        self.idle_turns = 0
        """Turns in a row without a card played or drawn (SH-10)."""
        self.before_mistake: Card = NO_CARD
        """What was on top before a mistake was laid on it (SH-33)."""

    def holds(self, seat: Seat, kind: str) -> bool:
        return any(self.kind[card] == kind for card in self.hand(seat))

    def fits(self, card: Card) -> bool:
        """SH-05: shares a colour with the top card; with the telescope, shares none."""
        top = self.top("discard")
        if top == NO_CARD:
            return True
        return (self.colours[card] & self.colours[top] != 0) != self.telescope

    def holder(self, gap: int) -> Seat | None:
        """Who has the grasshopper of this gap, None when it lies there."""
        where = self.where[self.grasshoppers[gap]]
        return int(where.partition(":")[2]) if where.startswith("stolen:") else None
