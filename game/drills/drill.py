"""A drill: from a level to a match to be played, and from its record to figures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple

from game.core.cards import Deck, HouseValue
from game.core.record import HUMAN, Record

LEVELS = range(1, 11)


class Trial(NamedTuple):
    """One thing that was tried, as it is kept."""

    outcome: str
    """``hit``, ``wrong``, ``false``, ``missed``, ``rest``, or a drill's own."""
    ms: int = -1
    """How long it took; -1 where nothing is timed."""
    what: str = ""
    """What it was about: a kind of card, a way of cheating, ``congruent`` …"""


class Figures(NamedTuple):
    """What a session came to. ``score`` is its main figure, in the drill's own unit; ``success``: the share of trials
    that went well, from which the next level follows; ``values``: every figure by name, as the drill lists them."""

    score: float
    success: float
    values: Mapping[str, float]
    trials: tuple[Trial, ...]


class Drill(ABC):
    """One skill. Stateless."""

    slug: ClassVar[str]
    """The game in whose box the cards lie, a dot, and the skill: ``schummel_hummel.wasp``."""
    less_is_better: ClassVar[bool] = False
    """Of the score: true for times."""
    figures: ClassVar[tuple[str, ...]]
    """Names of the values, the main one first."""

    @property
    def skill(self) -> str:
        return self.slug.partition(".")[2]

    @property
    def game(self) -> str:
        return self.slug.partition(".")[0]

    def deck(self, deck: Deck) -> Deck:
        """The cards of the game, for this drill."""
        return replace(deck, game=self.slug, players=(self.seats, self.seats))

    seats: ClassVar[int] = 1

    def companions(self, level: int) -> list[str]:
        """The kinds of the bots at the other seats, clockwise."""
        return []

    def setup(self, level: int) -> dict[str, Any]:
        """What the rules lay out."""
        return {"level": level}

    def house(self, level: int) -> dict[str, HouseValue]:
        """House rules that differ from the printed ones."""
        return {}

    def record(self, deck: Deck, names: list[str], seed: int, level: int) -> Record:
        """A session to be played by a person at seat 0. ``deck``: the game's; ``names``: one for each seat."""
        kinds = [HUMAN, *self.companions(level)]
        return Record(self.deck(deck), names, kinds, seed, self.house(level), self.setup(level))

    @abstractmethod
    def measure(self, record: Record) -> Figures:
        """Plays the record of a finished session again and measures seat 0."""
