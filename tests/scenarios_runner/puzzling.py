"""Somebody at a puzzle without a screen: follows its solution, another way, or does nothing."""

from __future__ import annotations

from game.core.actions import Action, Carry, Release
from game.scenarios.puzzle import Outcome, PuzzleMatch
from game.scenarios.scenario import ActStep, Scenario

PATIENCE_MS = 20


def do_nothing(scenario: Scenario) -> PuzzleMatch:
    match = PuzzleMatch(scenario)
    match.advance(match.puzzle.within_ms + 1)
    return match


def follow(scenario: Scenario, slow_ms: int = 400) -> PuzzleMatch:
    """Makes the player's own steps of the solution, each ``slow_ms`` after it could be made."""
    match = PuzzleMatch(scenario)
    now = 0
    for step in own_steps(scenario):
        while (gesture := possible(match, step)) is None and match.outcome is Outcome.OPEN:
            now += PATIENCE_MS
            match.advance(now)
        now += slow_ms
        match.advance(now)
        for action in gesture or ():
            match.submit(action, max(now, match.referee.open_from))
            if isinstance(action, Carry | Release):
                now += PATIENCE_MS
    while match.outcome is Outcome.OPEN:
        now += PATIENCE_MS
        match.advance(now)
    return match


def own_steps(scenario: Scenario) -> list[ActStep]:
    seat = scenario.puzzle.seat if scenario.puzzle else -1
    return [step for step in scenario.steps if isinstance(step, ActStep) and step.seat == seat and not step.refused]


def possible(match: PuzzleMatch, step: ActStep) -> list[Action] | None:
    """The gesture, once the referee would accept what it amounts to and the others have come to rest."""
    if match.others_at - match.now < 10_000:
        return None
    gesture = step.verb.gesture(match.referee.rules, match.referee.table, step.seat, step.args)
    found = any(act.verb == step.verb.name for act in match.referee.can(step.seat))
    return gesture if gesture and found else None
