"""The order of one's own hand: a matter of the view alone. New cards come last; dragging rearranges."""

from __future__ import annotations

from collections.abc import Iterable


class HandOrder:
    def __init__(self) -> None:
        self._order: list[int] = []

    def arranged(self, cards: Iterable[int]) -> list[int]:
        """The cards in this player's order; what is no longer there is forgotten."""
        here = list(cards)
        present = set(here)
        known = [card for card in self._order if card in present]
        self._order = known + [card for card in here if card not in known]
        return list(self._order)

    def place(self, card: int) -> int:
        """Where it lies, or would come to lie."""
        return self._order.index(card) if card in self._order else len(self._order)

    def put(self, card: int, place: int) -> None:
        """Move a card to a place, counted without it."""
        if card in self._order:
            self._order.remove(card)
            self._order.insert(max(0, min(place, len(self._order))), card)
