"""Tables of the drills in company, for tests."""

from __future__ import annotations

from game.core.acts import Act
from game.core.record import HUMAN, Record
from game.decks import load_decks
from game.drills.drill import Drill, Figures
from game.drills.drills import DRILLS
from game.playing import begin
from game.referee.gestures import spell
from game.referee.match import Match
from game.referee.referee import Referee
from game.rules import RULES

DECK = load_decks()["schummel_hummel"]
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
SKILLS = ("sneak", "watch", "pollen", "grasshopper")
LONGEST_MS = 600_000


def drill(skill: str) -> Drill:
    return DRILLS[skill]


def session(skill: str, level: int = 5, seed: int = 7, kind: str = HUMAN) -> Record:
    """``kind``: who sits at the pupil's place."""
    record = drill(skill).record(DECK, list(NAMES[:drill(skill).seats]), seed, level)
    record.kinds[0] = kind
    return record


def alone(skill: str, level: int = 5, seed: int = 7) -> Referee:
    """A table at which nobody does anything by itself."""
    record = session(skill, level, seed)
    record.kinds[:] = [HUMAN] * len(record.players)
    return Referee(RULES[record.game], record)


def played(skill: str, kind: str, level: int = 5, seed: int = 7) -> Figures:
    """What a bot at the pupil's place comes to."""
    match = begin(session(skill, level, seed, kind))
    match.advance(LONGEST_MS)
    assert match.referee.table.game_over
    return drill(skill).measure(match.referee.record)


def act(referee: Referee, what: Act, at: int | None = None) -> None:
    """Does it, and it has to be accepted."""
    for action in spell(referee.rules, what):
        moment = referee.open_from if at is None else at
        assert referee.submit(action, moment) is None, f"{action} was refused"


def to_the_end(match: Match) -> Figures:
    match.advance(LONGEST_MS)
    record = match.referee.record
    assert match.referee.table.game_over
    return DRILLS[record.game.partition(".")[2]].measure(record)
