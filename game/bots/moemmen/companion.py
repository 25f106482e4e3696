"""Mömmen, for somebody who collects blue sheep: gives them away, lays its shorn ones on the meadow, and plays Tim once
the pupil has."""

from __future__ import annotations

from random import Random

from game.bots.companion import Companion
from game.core.actions import Action, Call
from game.core.acts import Act
from game.core.cards import Card, Seat
from game.core.events import Said
from game.referee.view import SeatView

WANTED = "blue"
"""The colour that the lesson tells to collect."""
CLOSE = 5
"""So many of one colour are enough: nobody but the pupil gathers a herd."""


class MoemmenCompanion(Companion):
    def __init__(self, seat: Seat, view: SeatView, rng: Random) -> None:
        super().__init__(seat, view, rng)
        self._pupil_sheared = False
        self.handlers |= {Said: self._said}

    def _said(self, event: Said) -> None:
        self._pupil_sheared |= event.words == "moemmen" and event.seat == self.pupil

    def play(self, now: int) -> Action | None:
        if self.view.turn != self.seat or not self.waited(self.turn_at, now):
            return None
        acts = self.view.acts()
        tim = next((act for act in acts if act.verb == "tim"), None)
        if tim and self._pupil_sheared:
            self.carry(now, tim.card, self.home, "tim")
            self.turn_at = now
            return None
        best = max((act for act in acts if act.verb == "swap"), key=self._likes, default=None)
        passes = any(act.verb == "pass" for act in acts)
        if best is None or passes and self._likes(best) <= 0:
            return Call(self.seat, "pass")
        self.carry(now, best.card, self.home, best.zone)
        return None

    def _likes(self, act: Act) -> int:
        """What an exchange does for the pupil's herd."""
        lying: Card = self.view.facts["meadow"][int(act.zone.rpartition(":")[2])]
        given, taken = self.view.face(act.card), self.view.face(lying)
        if taken.kind == "plus" and (taken.colours[0] == WANTED or self._many(taken.colours[0])):
            return -20
        worth = {"benny": -15, "tim": -15, "minus": 6}.get(given.kind, 0)
        worth += 10 if given.kind == "plus" and given.colours[0] == WANTED else 0
        return worth - {"minus": 30, "benny": 5, "tim": 5}.get(taken.kind, 0)

    def _many(self, colour: str) -> bool:
        faces = [self.view.face(card) for card in self.view.hand]
        return sum(face.kind == "plus" and face.colours[0] == colour for face in faces) >= CLOSE
