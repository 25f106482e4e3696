"""Drills of trials: what was shown, and how soon the right answer came."""

from __future__ import annotations

from statistics import median
from typing import ClassVar

from game.core.record import Record
from game.referee.referee import replay
from game.rules.drills import DRILLS
from game.rules.drills.trials import Result, TrialTable

from .drill import Drill, Figures, Trial
from .formulas import d_prime, share, spread


class ReactionDrill(Drill):
    """Measures the trials of a table. A subclass may say what each was about."""

    less_is_better = True
    figures: ClassVar[tuple[str, ...]] = ("median_ms", "spread_ms", "false_alarms", "d_prime", "missed", "early")

    def about(self, table: TrialTable, result: Result) -> str:
        """What the trial was about."""
        return table.faces[table.plan[result.number].shows[-1]].name

    def measure(self, record: Record) -> Figures:
        table = replay(DRILLS[record.game], record).table
        assert isinstance(table, TrialTable)
        trials = tuple(Trial(each.outcome, each.ms, self.about(table, each)) for each in table.results)
        values = reaction_values(trials) | {"early": float(table.early)}
        good = sum(each.outcome in ("hit", "rest") for each in trials)
        if not values["median_ms"]:
            values["median_ms"] = float(table.plan[0].window_ms)  # nothing right in all that time: no best of 0 ms
        return Figures(values["median_ms"], share(good, len(trials)), values, trials)


def reaction_values(trials: tuple[Trial, ...]) -> dict[str, float]:
    """Median and spread of the right answers (ms), false alarms, d′, and what was missed."""
    times = [each.ms for each in trials if each.outcome == "hit"]
    count = {name: sum(each.outcome == name for each in trials) for name in ("hit", "wrong", "missed", "false", "rest")}
    signals, noises = count["hit"] + count["missed"] + count["wrong"], count["false"] + count["rest"]
    return {
        "median_ms": float(median(times)) if times else 0.0,
        "spread_ms": spread(times),
        "false_alarms": float(count["false"]),
        "d_prime": d_prime(count["hit"], signals, count["false"], noises),
        "missed": float(count["missed"]),
    }
