"""Schnattergei, for somebody who learns it: flips and names without a mistake, and slaps when nobody else does."""

from __future__ import annotations

from random import Random

from game.bots.companion import Companion
from game.core.actions import Action, Call
from game.core.acts import NO_CARD
from game.core.cards import Seat
from game.core.events import CardMoved, Noted
from game.referee.view import SeatView

BIRD = "schnattergei"
WORD_MS = 1_300
SLAP_MS, SLOWER_MS = 7_500, 1_500


class SchnattergeiCompanion(Companion):
    def __init__(self, seat: Seat, view: SeatView, rng: Random) -> None:
        super().__init__(seat, view, rng)
        self._shown_ms = view.now
        """Since when the top card lies there."""
        self.handlers |= {CardMoved: self._card_moved, Noted: self._noted}

    def _card_moved(self, event: CardMoved) -> None:
        if event.target == "discard" or event.source == "discard":
            self._shown_ms = event.at

    def _noted(self, event: Noted) -> None:
        if event.name in ("last_word", "word_by"):
            self.turn_at = event.at

    def play(self, now: int) -> Action | None:
        facts = self.view.facts
        if facts["slap"]:
            late = SLAP_MS + SLOWER_MS * self.seat
            return Call(self.seat, "slap") if now - self._shown_ms >= late else None
        if facts["word_by"] == self.seat:
            return Call(self.seat, f"say:{self._word()}") if now - self._shown_ms >= WORD_MS else None
        if facts["word_by"] < 0 and self.view.turn == self.seat and self.waited(self.turn_at, now):
            card = facts["own_top"]
            if card != NO_CARD and self.view.deadline("hold") is None:
                self.carry(now, card, f"pile:{self.seat}", "discard", 40)
        return None

    def _word(self) -> str:
        """What the top card asks for."""
        facts, face = self.view.facts, self.view.face(self.view.top)
        if face.kind == BIRD and facts["last_word"] and len(facts["laid"]) > 1:
            return str(facts["last_word"])
        return str(facts["words"][face.colours[0]])
