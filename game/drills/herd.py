"""Herd: the best exchange at the meadow."""

from __future__ import annotations

from statistics import fmean, median
from typing import ClassVar

from game.core.record import Record
from game.referee.referee import replay
from game.rules.drills import DRILLS
from game.rules.drills.herd import HerdTable

from .drill import Drill, Figures, Trial
from .formulas import share


class HerdDrill(Drill):
    slug = "moemmen.herd"
    figures: ClassVar[tuple[str, ...]] = ("best_share", "median_ms", "best", "wrong", "missed")

    def measure(self, record: Record) -> Figures:
        """``best_share``: the mean of what each exchange brought, in percent of what the best one would have; nothing
        for one that wasn't made in time."""
        table = replay(DRILLS[self.slug], record).table
        assert isinstance(table, HerdTable)
        results = table.results
        times = [each.ms for each in results if each.ms >= 0]
        count = {name: float(sum(each.outcome == name for each in results)) for name in ("hit", "wrong", "missed")}
        values = {
            "best_share": 100 * fmean(max(0.0, each.share) for each in results) if results else 0.0,
            "median_ms": float(median(times)) if times else 0.0,
            "best": count["hit"], "wrong": count["wrong"], "missed": count["missed"],
        }
        trials = tuple(Trial(each.outcome, each.ms, f"{round(100 * max(0.0, each.share))} %") for each in results)
        return Figures(values["best_share"], share(count["hit"], len(results)), values, trials)
