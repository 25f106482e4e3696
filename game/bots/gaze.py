"""A gaze that everybody at the table may read, where no Watchman asks for one.

It follows what lies open, as the character is drawn to it, by dice of its own: never the own hand or any other card
that not everybody sees. So nobody learns from eyes what a hand holds, and yet they tell what somebody is after.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from game.core.cards import Seat
from game.core.table import NEVER
from game.referee.view import SeatView

from .attention import SACCADE_MS, Attention, Habits
from .characters import Character, Skill
from .player import Player
from .reaction import between

AWAY_ZONE = "off"
LEAD_MS = (140, 380)
"""So long before the hand the eyes are where it will go."""


class Glance(NamedTuple):
    """Where the eyes go, and for how long (ms), :data:`NEVER` for until something happens."""

    zone: str
    rest_ms: int


class ReadableEyes(Attention):
    """Eyes that look at zones, one after the other as the game says (``glance``)."""

    def __init__(self, seat: Seat, seats: int, dice: Random, glance: Callable[[int], Glance]) -> None:
        super().__init__(seat, seats, dice)
        self.dice = dice
        self.until = NEVER
        self._glance = glance
        self._next: Glance | None = None
        self._names = [f"hand:{seat}"]
        self._numbers = {self._names[0]: 0}
        self.focus = 0

    @property
    def zone(self) -> str:
        return self._names[self.focus]

    def look_around(self, now: int, habits: Habits, suspicion: list[float]) -> None:
        if now < self.until:
            return
        zone, rest_ms = self._next or self._glance(now)
        self._next = None
        self.focus = self._number(zone)
        self.until = now + rest_ms if rest_ms < NEVER else NEVER

    def wander(self, at: int) -> None:
        """Go on at a moment to wherever they are led."""
        self._next, self.until = None, at

    def aim(self, at: int, zone: str, rest_ms: int = NEVER) -> None:
        """Be there from a moment on, whatever else was meant."""
        self._next = Glance(zone, rest_ms)
        self.until = at

    def turn(self, now: int, zone: str, rest_ms: int = NEVER) -> None:
        """Look there after the time an eye takes."""
        heading = self._next.zone if self._next is not None else self.zone
        if heading != zone:
            self.aim(now + between(self.dice, *SACCADE_MS), zone, rest_ms)
        elif self._next is None:
            self.until = now + rest_ms if rest_ms < NEVER else NEVER

    def close(self) -> None:
        """Nothing is looked at any more."""
        self._next, self.until = None, NEVER

    def one_of(self, draws: Mapping[str, float]) -> str:
        """A place by chance, each as often as it draws the eye; what is looked at already but rarely."""
        weights = [(0.2 if zone == self.zone else 1.0) * draw for zone, draw in draws.items()]
        u = self.dice.random() * sum(weights)
        for zone, weight in zip(draws, weights, strict=True):
            u -= weight
            if u < 0:
                return zone
        return self.zone

    def _number(self, zone: str) -> int:
        number = self._numbers.get(zone)
        if number is None:
            number = self._numbers[zone] = len(self._names)
            self._names.append(zone)
        return number


class Gazer(Player):
    """A player whose eyes everybody may read. A game says where they wander (:meth:`glance`)."""

    eyes: ReadableEyes

    def __init__(self, seat: Seat, view: SeatView, character: Character, skill: Skill, rng: Random) -> None:
        super().__init__(seat, view, character, skill, rng)
        # dice of their own: how often the mind throws its own depends on the hand
        self.eyes = ReadableEyes(seat, view.seats, Random(rng.random()), self.glance)
        self.shows_gaze = True
        self.dreams = skill.lapse * (1.7 - 1.3 * character.alertness)
        """Chance that a look goes nowhere, or at least not where something is about to happen."""
        self.bluffs = skill.cunning * character.guile
        """Chance to look where it doesn't want to go."""

    def glance(self, now: int) -> Glance:
        """Where the eyes go when nothing draws them. Only what everybody sees may decide it."""
        return Glance(AWAY_ZONE, NEVER)

    def rest(self) -> None:
        super().rest()
        self.eyes.close()

    def lead(self, now: int, zone: str) -> int:
        """The eyes go where the hand will, unless they are on their guard; when (ms) the hand sets out."""
        if self.eyes.dice.random() >= self.bluffs:
            self.eyes.aim(now, zone)
        return now + between(self.eyes.dice, *LEAD_MS)
