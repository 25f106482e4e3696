"""What a scenario file says, checked: names are seats, cards bear their deck's names, seconds are milliseconds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.cards import Deck, HouseValue, Seat
from game.core.record import HUMAN, Record
from game.core.rules import Rules
from game.referee.referee import Referee

from .verbs import Verb


class ActStep(NamedTuple):
    """An act of a player."""

    text: str
    """As a person would write it on one line."""
    seat: Seat
    verb: Verb
    args: Mapping[str, Any]
    """Cards by name, players as seats."""
    refused: bool


class NextRoundStep(NamedTuple):
    """Clear the table and deal again. ``text``: the step as the file has it."""

    text: str
    refused: bool


class WaitStep(NamedTuple):
    """Time goes on by ``ms``."""

    text: str
    ms: int


class ExpectStep(NamedTuple):
    """What the table has to say to each of these keys."""

    text: str
    wanted: Mapping[str, Any]


Step = ActStep | NextRoundStep | WaitStep | ExpectStep


class Puzzle(NamedTuple):
    """The scenario as a task for one person; its steps are the hidden solution."""

    seat: Seat
    goal: str
    within_ms: int
    line: int = 0
    """Where the file says it, from 1; 0 where no file does."""
    column: int = 0


@dataclass(frozen=True, slots=True)
class Scenario:
    """One document of a scenario file. Its set-up can be laid out, unless it says that it can't."""

    name: str
    where: str
    """File and line, for a person to find it."""
    rules: Rules[Any]
    deck: Deck
    players: list[str]
    house: dict[str, HouseValue]
    setup: dict[str, Any]
    steps: tuple[Step, ...]
    puzzle: Puzzle | None = None
    refused: bool = False
    """The set-up must be refused."""

    def referee(self) -> Referee:
        """A table laid out. Raises :exc:`~game.core.rules.SetupError` for a set-up that can't be."""
        kinds = [HUMAN] * len(self.players)
        return Referee(self.rules, Record(self.deck, self.players, kinds, 0, self.house, self.setup))
