"""Heuschrecken Poker, for somebody who learns it: the first two lay the same card, and low ones after it."""

from __future__ import annotations

from game.bots.companion import Companion
from game.core.actions import Action
from game.core.cards import Card

ORDERS = (("3", "2", "4", "1", "5", "6", "x", "ace"), ("3", "4", "2", "1", "5", "6", "x", "ace"))
"""What each lays, one after the other: first a pair that cancels."""
LATER_MS = 700
GRASSHOPPER = "grasshopper"


class PokerCompanion(Companion):
    def play(self, now: int) -> Action | None:
        owes = self.view.owes.get(self.seat)
        facts = self.view.facts
        if owes == "choose" and now - self.turn_at >= LATER_MS * (1 + self.seat):
            order = ORDERS[self.seat % len(ORDERS)]
            self.carry(now, min(self.view.hand, key=lambda card: order.index(self._name(card))), self.home,
                       f"place:{self.seat}")
        elif owes == "take":
            stacks = sorted(facts["display"].items(), key=lambda item: (item[0] == GRASSHOPPER, -len(item[1])))
            self.carry(now, stacks[0][1][-1], "display", f"garden:{self.seat}")
        return None

    def _name(self, card: Card) -> str:
        return self.view.face(card).name
