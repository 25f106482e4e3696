"""Grasshoppers, and nothing else: everybody's gaze is seen, and whoever is cunning steals where nobody looks."""

from __future__ import annotations

from game.bots.attention import HAND
from game.bots.player import Impulse
from game.bots.schummel_hummel import SchummelHummelPlayer, stealing
from game.core.actions import NOBODY, Action, Call
from game.core.cards import Card, Seat
from game.core.record import Look

from .pupil import PUPIL, by_level

EAGER = 0.2, 0.5
"""How likely somebody is to steal each time a turn begins: at level 1, at level 10."""
PUPIL_EAGER = 0.35
TO_THE_PUPIL = 0.7
"""How often it is the pupil's grasshopper, when there is a choice."""
PRETENDS = 0.35
"""How often the most restless only pretends."""
LOOKS_DOWN = 0.4, 1.2
"""How well the own places are looked at in passing: at level 1, at level 10."""
BLURTS = 6.0
"""So much more often than it takes a card for a cheat it objects to a hand that has put everything back."""


class GrasshopperPlayer(SchummelHummelPlayer):
    def _be_watchman(self, now: int) -> None:
        super()._be_watchman(now)
        self.shows_gaze = not self.view.round_over
        self.habits = self._at_ease._replace(calm=1.0)
        self.gazes: dict[Seat, int] = {}

    def on_look(self, look: Look) -> None:
        self.gazes[look.seat] = self._seat_zones.get(look.zone, NOBODY)

    def looked(self, now: int) -> None:
        """Something is missing there, it seems."""
        if self.eyes.focus == HAND or self.eyes.focus in self._neighbours:
            care = 1.6 * self.skill.cunning if self.seat == PUPIL else by_level(self.view, *LOOKS_DOWN)
            thief = self.guard.look(self.rng, care * self._notice())
            if thief is not None:
                self.react(now, "object", Call(self.seat, "object", thief))

    def still_wants(self, impulse: Impulse, now: int) -> Action | None:
        wanted = super().still_wants(impulse, now)
        if impulse.tag == "object" and wanted is None and self.chance(BLURTS * self.skill.false_alarm):
            return impulse.action
        return wanted

    @property
    def _neighbours(self) -> tuple[Seat, Seat]:
        return (self.seat + 1) % self.view.seats, (self.seat - 1) % self.view.seats

    def _accuse_soon(self, now: int, seat: Seat) -> None:
        """Nobody cheats here."""

    def _appetite(self) -> float:
        return 0.0

    def _greed(self) -> float:
        if self.on_guard:
            return 0.0
        return PUPIL_EAGER if self.seat == PUPIL else by_level(self.view, *EAGER)

    def _steal(self, now: int) -> None:
        """Not under the eyes of its owner, if cunning enough."""
        reach = self._reach()
        if reach is None:
            return
        gap, card = reach
        owner = stealing.neighbour(self.seat, gap, self.view.seats)
        if self.gazes.get(owner) == self.seat and self.chance(self.skill.cunning):
            return
        gesture = stealing.snatch(self.rng, self.seat)
        if self.seat != PUPIL and self.chance(PRETENDS * self.character.restlessness):
            gesture = gesture._replace(legs=[*gesture.legs, (gesture.hold_ms + 200, f"gap:{gap}")])
        self.set_out(now, "steal", card, f"gap:{gap}", gesture)

    def _reach(self) -> tuple[int, Card] | None:
        seats, facts = self.view.seats, self.view.facts
        for gap in (self.seat, (self.seat - 1) % seats):
            card, holder = facts["grasshoppers"][gap]
            if holder is None and stealing.neighbour(self.seat, gap, seats) == PUPIL and self.chance(TO_THE_PUPIL):
                return gap, card
        return stealing.within_reach(self.seat, seats, facts, self.turn)
