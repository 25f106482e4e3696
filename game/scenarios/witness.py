"""What can be asked about a table, by the names that scenarios use."""

from __future__ import annotations

from typing import Any

from game.core.cards import Seat
from game.core.events import CardMoved, Event, Judged, seen_from
from game.core.table import Table
from game.referee.referee import Referee

from .verbs import HIDING

_WAYS = {place: way for way, place in HIDING.items()}
BACK = "back"


class Witness:
    """Sits beside a referee from the deal on, and sees what a right call shows to everybody (the proof)."""

    def __init__(self, referee: Referee, names: list[str]) -> None:
        self.referee = referee
        self.names = names
        self.proof: dict[str, str] | None = None
        """Of the last call, if it was right: ``player``, ``how``, and the ``card``: its name if others saw it."""
        self._caught: Seat | None = None
        referee.listen(self._see)

    @property
    def table(self) -> Table:
        return self.referee.table

    def check(self, key: str) -> Any:
        """The game's own answer. Raises KeyError for a key that it doesn't know."""
        return self.referee.rules.check(self.table, self.names, key)

    def cards(self, pile: str) -> list[str]:
        """The names of the cards of a pile, top first."""
        table = self.table
        return [table.faces[card].name for card in reversed(table.piles.get(pile, ()))]

    def owes(self) -> dict[str, str]:
        return {self.names[seat]: verb for seat, verb in self.referee.rules.owes(self.table).items()}

    def _see(self, event: Event) -> None:
        if isinstance(event, Judged):
            self._caught = event.accused if event.right else None
            player, way = self.names[event.accused], _WAYS.get(event.how, event.how)
            self.proof = {"player": player, "how": way, "card": BACK} if event.right else None
        elif isinstance(event, CardMoved) and self._caught is not None:
            if event.target == self.table.hands[self._caught] and not event.source.startswith("hand:"):
                self._see_card(event, self._caught)
                self._caught = None

    def _see_card(self, event: CardMoved, caught: Seat) -> None:
        """A card comes back into the hand of whoever was caught: by its back, or does anybody else see its face?"""
        others = (seat for seat in range(len(self.names)) if seat != caught)
        sights = [seen_from(event, seat) for seat in others]
        seen = any(isinstance(sight, CardMoved) and sight.card is not None for sight in sights)
        if seen and event.card is not None and self.proof:
            self.proof["card"] = self.table.faces[event.card].name
