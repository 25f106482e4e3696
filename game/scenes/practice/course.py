"""Somebody practises: which drill, at which level, and what is kept of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.core.cards import Deck
from game.core.record import Record
from game.drills.drill import Drill, Figures
from game.drills.drills import DRILLS
from game.drills.pace import FIRST, next_level
from game.history import History, HistoryError, KeptTrial, Session

ALL_TOGETHER = ("Theo", "Ida", "Pip", "Vera")
"""Who sits at the other seats, clockwise."""


@dataclass(slots=True)
class Done:
    """A session that is over. ``before``: earlier sessions of this drill, oldest first. ``trouble``: why this one isn't
    kept."""

    drill: Drill
    level: int
    figures: Figures
    before: list[Session]
    trouble: str = ""

    @property
    def best(self) -> float | None:
        """The best score before this one."""
        scores = [each.score for each in self.before]
        return (min if self.drill.less_is_better else max)(scores) if scores else None


@dataclass(slots=True)
class Course:
    """``decks``: by game; ``now``: the local time, ISO 8601; ``seed``: for tests, else a fresh one each time."""

    history: History
    decks: Mapping[str, Deck]
    profile: str
    now: Callable[[], str]
    seed: int | None = None
    drills: Mapping[str, Drill] = field(default_factory=lambda: DRILLS)

    def sessions(self, skill: str) -> list[Session]:
        return self.history.sessions(self.profile, skill)

    def best(self, skill: str) -> float:
        """The best score so far; 0 before the first session."""
        scores = [each.score for each in self.sessions(skill)]
        return (min if self.drills[skill].less_is_better else max)(scores) if scores else 0.0

    def fixed(self, skill: str) -> int:
        """The level that somebody chose, or 0."""
        return self.history.fixed_level(self.profile, skill)

    def fix(self, skill: str, level: int) -> str:
        """0: the level follows the player. A sentence when that couldn't be kept, else an empty string."""
        try:
            self.history.fix_level(self.profile, skill, level)
        except HistoryError as reason:
            return str(reason)
        return ""

    def level(self, skill: str) -> int:
        """The one that the next session has: chosen, or what follows from the last ones."""
        if fixed := self.fixed(skill):
            return fixed
        level = FIRST
        for session in self.sessions(skill):
            level = next_level(session.level, session.success)
        return level

    def deal(self, skill: str) -> Record:
        """A session to be played; seat 0 is the player's."""
        drill = self.drills[skill]
        seed = random.SystemRandom().randrange(1 << 32) if self.seed is None else self.seed
        names = [self.profile, *ALL_TOGETHER][:drill.seats]
        return drill.record(self.decks[drill.game], names, seed, self.level(skill))

    def finish(self, skill: str, record: Record, device: str) -> Done:
        """Measures a session that is over and keeps it."""
        drill, before = self.drills[skill], self.sessions(skill)
        level = int((record.setup or {}).get("level", self.level(skill)))
        done = Done(drill, level, drill.measure(record), before)
        figures = done.figures
        trials = tuple(KeptTrial(*trial) for trial in figures.trials)
        try:
            self.history.add(self.profile, Session(skill, self.now(), level, record.seed, device, figures.score,
                                                   figures.success, figures.values, trials))
        except HistoryError as reason:
            done.trouble = str(reason)
        return done

    def next_up(self) -> str:
        """What to practise next: what was never played, else what lies furthest behind its own best, else what was
        played longest ago."""
        found = {skill: self.sessions(skill) for skill in self.drills}
        new = next((skill for skill, sessions in found.items() if not sessions), "")
        if new:
            return new
        behind = {skill: _behind(self.drills[skill], sessions) for skill, sessions in found.items()}
        worst = max(behind, key=lambda skill: behind[skill])
        if behind[worst] > 0:
            return worst
        return min(found, key=lambda skill: found[skill][-1].played_at)


def _behind(drill: Drill, sessions: list[Session]) -> float:
    """How far the last session lies behind the best, as a share of it."""
    scores = [each.score for each in sessions]
    best = (min if drill.less_is_better else max)(scores)
    if not best:
        return 0.0
    gap = scores[-1] - best if drill.less_is_better else best - scores[-1]
    return gap / abs(best)
