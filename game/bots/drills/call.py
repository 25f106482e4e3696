"""Call: finds words as in a match, and is drawn to the picture as there."""

from __future__ import annotations

from random import Random

from game.bots.characters import Character, Skill
from game.bots.schnattergei import naming
from game.bots.schnattergei.reading import Reading
from game.core.cards import Seat
from game.core.events import Noted
from game.referee.view import SeatView

from .trainee import Trainee


class CallPlayer(Trainee):
    def __init__(self, seat: Seat, view: SeatView, character: Character, skill: Skill, rng: Random) -> None:
        super().__init__(seat, view, character, skill, rng)
        self.reading = Reading(view)

    def _noted(self, event: Noted) -> None:
        if event.name == "last_word":
            self.reading.hear(event.value)
        else:
            super()._noted(event)

    def shown(self, now: int) -> None:
        self.reading.see(self.view.facts["laid"][-1])
        word, after_ms = naming.find(self.rng, self.skill, self.reading)
        self.feel(now + after_ms + self.late_ms(), "say", self.call(f"say:{word}"))
