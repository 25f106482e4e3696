"""Sessions of the drills of trials, for tests."""

from __future__ import annotations

from functools import cache

from game.core.acts import Act
from game.core.record import HUMAN, Record
from game.decks import load_decks
from game.drills.drill import Figures
from game.drills.drills import DRILLS
from game.playing import begin
from game.referee.gestures import spell
from game.referee.match import Match
from game.referee.referee import Referee
from game.rules import RULES
from game.rules.drills.trials import TrialTable

SKILLS = ("wasp", "telescope", "call", "double", "herd", "bluff")
LONGEST_MS = 600_000


@cache
def _record(skill: str, level: int, seed: int) -> Record:
    drill = DRILLS[skill]
    return drill.record(load_decks()[drill.game], ["Ada"], seed, level)


def session(skill: str, level: int = 5, seed: int = 7, kind: str = HUMAN) -> Record:
    """``kind``: who practises."""
    record = _record(skill, level, seed).fresh()
    record.kinds = [kind]
    return record


def alone(skill: str, level: int = 5, seed: int = 7) -> Referee:
    """A table at which nobody does anything by itself."""
    return Referee(RULES[DRILLS[skill].slug], session(skill, level, seed))


def table_of(of: Match | Referee) -> TrialTable:
    table = (of.referee if isinstance(of, Match) else of).table
    assert isinstance(table, TrialTable)
    return table


def until_shown(referee: Referee, number: int = 0) -> None:
    """Lets time pass until this trial is shown."""
    table = table_of(referee)
    while table.number < number or table.phase != "shown":
        referee.advance(table.next_due)


def try_act(referee: Referee, verb: str, *facts: object, after_ms: int = 0, **named: object) -> bool:
    """Whether the act is accepted, so long after now."""
    act = Act(0, verb, *facts, **named)  # type: ignore[arg-type]
    at = max(referee.open_from, referee.table.now + after_ms)
    answers = [referee.submit(action, at) for action in spell(referee.rules, act)]
    return not any(answers)


def measured(referee: Referee) -> Figures:
    """To the end, with nobody doing anything more."""
    referee.advance(referee.table.now + LONGEST_MS)
    assert referee.table.game_over
    return DRILLS[referee.rules.slug.partition(".")[2]].measure(referee.record)


def played(skill: str, kind: str, level: int = 5, seed: int = 7) -> Figures:
    """What a bot comes to."""
    match = begin(session(skill, level, seed, kind))
    match.advance(LONGEST_MS)
    assert match.referee.table.game_over
    return DRILLS[skill].measure(match.referee.record)
