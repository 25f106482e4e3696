"""The table of Heuschrecken Poker: what this game needs beyond cards and hands."""

from __future__ import annotations

from game.core.actions import NOBODY
from game.core.acts import NO_CARD
from game.core.cards import Card, Deck, HouseValue, Seat
from game.core.table import Table

POKER_KINDS = frozenset({"number", "ace", "x"})
Rank = str
"""What makes poker cards equal: ``1`` to ``6``, ``ace``, ``x``."""
Sweep = tuple[Seat, str]
NO_SWEEP: Sweep = (NOBODY, "")


class PokerTable(Table):
    """All state of a match of Heuschrecken Poker. The tokens are the totals."""

    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        self.turn = NOBODY
        self.kind = [face.kind for face in deck.faces]
        self.value = [face.value or 0 for face in deck.faces]
        self.name = [face.name for face in deck.faces]
        colours = [colour.name for colour in deck.colours[:seats]]
        self.sets: tuple[tuple[Card, ...], ...] = tuple(
            tuple(card for card, face in enumerate(deck.faces)
                  if face.kind in POKER_KINDS and colour in face.colours)
            for colour in colours)
        """For each seat its poker cards."""
        self.garden_cards = [card for card, kind in enumerate(self.kind) if kind not in POKER_KINDS]
        self.places = tuple(f"place:{seat}" for seat in range(seats))
        self.open_cards = tuple(f"shown:{seat}" for seat in range(seats))
        """Piles for what has been turned over and still counts, a card at most in each."""
        self.used = tuple(f"used:{seat}" for seat in range(seats))
        self.gardens = tuple(f"garden:{seat}" for seat in range(seats))
        for pile in ("draw", "discard", "display", *self.places, *self.open_cards, *self.used, *self.gardens):
            self.piles[pile] = []
        self.open_piles = ("display", *self.gardens, *self.open_cards)
        self.seen_by = {pile: seat for piles in (self.places, self.used) for seat, pile in enumerate(piles)}  # HP-28

        self.shown: tuple[Card, ...] = ()
        """For each seat the card that was turned over last; empty before the first time."""
        self.cancelled: tuple[Seat, ...] = ()
        """Whose card was laid more than once in the last pass."""
        self.order: tuple[Seat, ...] = ()
        """Who picks in this pass, or picked in the last one, first one first."""
        self.to_pick: tuple[Seat, ...] = ()
        """Who still has to take, next one first; empty while cards are chosen."""
        self.sweep: Sweep = NO_SWEEP
        """Who got the whole display in the last pass, and by what: ``ace``, ``x`` or ``sole``."""
        self.ties = 0
        """Ties in a row."""
        self.harvest: tuple[Seat, str, int] = (NOBODY, "", 0)
        """The last harvest: who, which genus, how many tokens."""

    def rank(self, card: Card) -> Rank:
        return self.name[card]

    def chosen(self, seat: Seat) -> Card:
        """The card that lies face down before a seat, or :data:`~game.core.acts.NO_CARD`."""
        return self.top(self.places[seat])

    def genus(self, name: str) -> list[Card]:
        """The cards of that genus on display."""
        return [card for card in self.piles["display"] if self.name[card] == name]

    def plants(self, seat: Seat) -> int:
        return sum(self.kind[card] == "plant" for card in self.piles[self.gardens[seat]])

    def grasshoppers(self, seat: Seat) -> int:
        return sum(self.kind[card] == "grasshopper" for card in self.piles[self.gardens[seat]])

    def to_choose(self) -> list[Seat]:
        """Who still has to lay a card before all are turned over."""
        if self.to_pick or self.game_over:
            return []
        return [seat for seat in range(self.seats) if self.hand(seat) and self.chosen(seat) == NO_CARD]
