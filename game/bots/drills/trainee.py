"""Somebody who practises a drill of trials: sees what is shown when everybody would, and answers as people do."""

from __future__ import annotations

from random import Random

from game.bots.characters import Character, Skill
from game.bots.player import Player
from game.bots.reaction import between
from game.core.actions import Call
from game.core.cards import Seat
from game.core.events import Event, Noted, RoundEnded
from game.referee.view import SeatView

LAPSE = 0.35
"""So much of a level's lapses befall somebody who looks at one pile only."""
LATE_MS = (120, 600)


class Trainee(Player):
    """A drill says what is made of what is shown: :meth:`shown`."""

    def __init__(self, seat: Seat, view: SeatView, character: Character, skill: Skill, rng: Random) -> None:
        super().__init__(seat, view, character, skill, rng)
        self.handlers = {Noted: self._noted, RoundEnded: self._ended}

    def shown(self, now: int) -> None:
        """There is something to answer."""

    def _noted(self, event: Noted) -> None:
        if event.name == "phase":
            self.rest()
            if event.value == "shown":
                self.shown(event.at)

    def _ended(self, event: Event) -> None:
        self.rest()

    def late_ms(self) -> int:
        """How much later something is seen while the thoughts are elsewhere."""
        return between(self.rng, *LATE_MS) if self.chance(LAPSE * self.skill.lapse) else 0

    def call(self, words: str) -> Call:
        return Call(self.seat, words)
