"""A puzzle: somebody plays one seat of a scenario, the other seats do what its steps say of them, and the last
expectation decides."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any

from game.bots.paths import path as hand_path
from game.bots.paths import ring
from game.core.actions import Action, Carry, Grab, NextRound, Refusal, Release
from game.core.acts import NO_CARD
from game.core.cards import Card, Deck, Seat
from game.core.events import CardMoved, Event, HandMoved
from game.core.record import HUMAN, Record
from game.core.rules import Rules
from game.decks import Problem
from game.referee.match import Match
from game.referee.referee import Referee

from .expecting import differences
from .reading import ScenarioFileError, read_file
from .scenario import ActStep, ExpectStep, Puzzle, Scenario
from .script import Script
from .witness import Witness

CARRY_MS, HOLD_MS, AGAIN_MS = 420, 130, 300
"""How long a hand of the others is under way, and stays before it lets go; how soon it tries again."""
SCRIPTED = "companion"
"""The kind of the other seats, as records name it."""
FROM_HAND = ("play", "give", "swap", "choose")
"""Verbs about one card of the hand: whether they are accepted depends on which."""

RULING = re.compile(r"([A-Z]{2}-\d{2}): (.+)")


class Outcome(Enum):
    """What has become of a puzzle."""

    OPEN = ""
    SOLVED = "solved"
    LATE = "late"
    """The time is over."""
    LOST = "lost"
    """The round is over, and it isn't solved."""


def puzzles_in(file: Path, decks: Mapping[str, Deck], games: Mapping[str, Rules[Any]]) -> list[Scenario]:
    """The puzzles of a scenario file, in its order. Raises :exc:`ScenarioFileError`, also for a file without any."""
    found = [each for each in read_file(file, decks, games) if each.puzzle is not None]
    if not found:
        text = "found no puzzle, expected a scenario with puzzle: {seat, goal, within}"
        raise ScenarioFileError([Problem(str(file), 1, 1, text)])
    problems = [_undecided(str(file), each.puzzle) for each in found if each.puzzle and not _decides(each)]
    if problems:
        raise ScenarioFileError(problems)
    return found


def named_apart(name: str) -> tuple[str, str]:
    """The ruling that a puzzle's name begins with (or nothing), and the name itself: ``SH-17: The last card``."""
    found = RULING.fullmatch(name)
    return (found[1], found[2]) if found else ("", name)


def _undecided(file: str, puzzle: Puzzle) -> Problem:
    text = "found a puzzle without an expect in its steps, expected one: the last one says what solves it"
    return Problem(file, puzzle.line, puzzle.column, text)


def _decides(scenario: Scenario) -> bool:
    return any(type(step) is ExpectStep and step.wanted for step in scenario.steps)


class PuzzleMatch(Match):
    """One try. The clock is the match's own: the time for the puzzle begins with it."""

    def __init__(self, scenario: Scenario, seed: int = 0) -> None:
        assert scenario.puzzle is not None
        self.scenario, self.puzzle = scenario, scenario.puzzle
        kinds = [HUMAN if seat == self.puzzle.seat else SCRIPTED for seat in range(len(scenario.players))]
        referee = Referee(scenario.rules, Record(
            scenario.deck, list(scenario.players), kinds, seed, scenario.house, scenario.setup))
        super().__init__(referee, ())
        self.outcome = Outcome.OPEN
        self.solved_ms = -1
        self.script = Script(scenario.steps, self.puzzle.seat)
        self._wanted = [step for step in scenario.steps if type(step) is ExpectStep][-1].wanted
        self._witness = Witness(referee, scenario.players)
        self._places = ring(len(scenario.players))
        self._hand: deque[tuple[int, Action]] = deque()
        """What the hand of another seat is about to do."""
        self._home = ""
        """Where the card lay that the player has taken."""
        self._more = False
        """Something else has happened than a card that moved."""
        referee.listen(self._hear)

    def _hear(self, event: Event) -> None:
        self._more = self._more or type(event) not in (HandMoved, CardMoved)

    # ---- time

    @property
    def next_due(self) -> int:
        return min(super().next_due, self.others_at)

    @property
    def others_at(self) -> int:
        """When (ms) another seat does something next by the script."""
        return self._hand[0][0] if self._hand else self.script.next_at

    def advance(self, to: int) -> None:
        """Up to the end of the time, or until it is decided; from then on nothing happens by itself."""
        end = min(to, self.puzzle.within_ms)
        while self.outcome is Outcome.OPEN and self.next_due <= end:
            self._pass(self.next_due)
        if self.outcome is Outcome.OPEN and end >= self.referee.open_from:
            self._pass(end)
        if self.outcome is Outcome.OPEN and to > self.puzzle.within_ms:
            self.outcome = Outcome.LATE

    def _pass(self, at: int) -> None:
        while self.others_at <= at and self.outcome is Outcome.OPEN:
            self._others_act(max(self.others_at, self.referee.open_from))
        super().advance(at)
        self._judge()

    # ---- the player

    def submit(self, action: Action, at: int) -> Refusal | None:
        self.advance(at - 1)
        if self.outcome is Outcome.OPEN and at > self.puzzle.within_ms:
            self.outcome = Outcome.LATE
        table = self.referee.table
        if type(action) is Grab:
            self._home = table.where[action.card]
        held = table.held[action.seat] if action.seat >= 0 else NO_CARD
        self._more = False
        refusal = super().submit(action, at)
        if refusal is None and action.seat == self.puzzle.seat and self._counts(action, held):
            self.script.act(at)
        self._judge()
        return refusal

    def _counts(self, action: Action, held: Card) -> bool:
        """Whether this was an act, and not a hand that is still under way, or that has brought its card back."""
        if type(action) is Grab:
            return False
        moved = held != NO_CARD and self.referee.table.where[held] != self._home
        if type(action) is Carry:
            step = self.script.step
            return moved and isinstance(step, ActStep) and step.args.get("stage") == "start"
        return moved or self._more

    # ---- the others

    def _others_act(self, now: int) -> None:
        if self._hand:
            action = self._hand.popleft()[1]
            if super().submit(action, now) is not None:
                self._let_go(action.seat, now)
            if not self._hand:
                self.script.done(now)
        elif (step := self.script.step) is None:
            self.script.done(now)
        elif isinstance(step, ActStep):
            self._set_out(step, now)
        elif super().submit(NextRound(), now) is None:
            self.script.done(now)
        else:
            self.script.later(now + AGAIN_MS)
        self._judge()

    def _set_out(self, step: ActStep, now: int) -> None:
        """Begin the gesture, if the referee would accept what it amounts to; else try again a little later."""
        gesture = step.verb.gesture(self.referee.rules, self.referee.table, step.seat, step.args)
        if not gesture or not self._accepted(step, gesture):
            self.script.later(now + AGAIN_MS)
            return
        then, stops = now, [(now, self._start(gesture[0], step.seat))]
        for action in gesture:
            then += CARRY_MS if type(action) is Carry else HOLD_MS if type(action) is Release else 0
            if isinstance(action, Carry | Release):
                stops.append((then, action.zone))
            self._hand.append((then, action))
        if len(stops) > 1:
            self.track(hand_path(step.seat, self._places, stops, 0.1))

    def _start(self, first: Action, seat: Seat) -> str:
        table = self.referee.table
        return table.where[first.card] if type(first) is Grab else table.held_zone[seat] or table.hands[seat]

    def _accepted(self, step: ActStep, gesture: list[Action]) -> bool:
        if step.args.get("stage") in ("finish", "abort"):
            return True
        first = gesture[0]
        card = first.card if type(first) is Grab and step.verb.name in FROM_HAND else NO_CARD
        return any(act.verb == step.verb.name and card in (NO_CARD, act.card) for act in self.referee.can(step.seat))

    def _let_go(self, seat: Seat, now: int) -> None:
        """Something else has happened meanwhile: the hand brings home what it holds."""
        self._hand.clear()
        if self.referee.table.held[seat] != NO_CARD:
            super().submit(Release(seat, self.referee.table.hands[seat]), now)

    # ---- the end

    def _judge(self) -> None:
        table = self.referee.table
        if self.outcome is not Outcome.OPEN:
            return
        if self.script.begun(table.now) and self._holds():
            self.outcome, self.solved_ms = Outcome.SOLVED, table.now
        elif table.game_over or table.round_over and not self.script.deals:
            self.outcome = Outcome.LOST

    def _holds(self) -> bool:
        return not any(differences(self._witness, key, value) for key, value in self._wanted.items())
