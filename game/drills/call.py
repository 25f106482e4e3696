"""Call: the word of the colour against the picture, and echoes."""

from __future__ import annotations

from typing import ClassVar

from game.core.record import Record
from game.rules.drills.call import CallTable, kind_of
from game.rules.drills.trials import Result, TrialTable

from .drill import Figures, Trial
from .formulas import interference, share
from .reaction import ReactionDrill


class CallDrill(ReactionDrill):
    slug = "schnattergei.call"
    figures: ClassVar[tuple[str, ...]] = ("median_ms", "errors", "interference_ms", "echoes", "missed", "spread_ms")

    def about(self, table: TrialTable, result: Result) -> str:
        """``congruent``, ``incongruent``, ``neutral`` or ``echo``."""
        assert isinstance(table, CallTable)
        return kind_of(table, table.plan[result.number].shows[0])

    def measure(self, record: Record) -> Figures:
        """``interference_ms`` is of right answers alone; ``echoes``: the share that was right, in percent."""
        found = super().measure(record)
        echoes = [each for each in found.trials if each.what == "echo"]
        mine = {
            "errors": float(sum(each.outcome == "wrong" for each in found.trials)),
            "interference_ms": interference(_times(found.trials, "congruent"), _times(found.trials, "incongruent")),
            "echoes": 100 * share(sum(each.outcome == "hit" for each in echoes), len(echoes)),
        }
        return found._replace(values={**found.values, **mine})


def _times(trials: tuple[Trial, ...], what: str) -> list[int]:
    return [each.ms for each in trials if each.outcome == "hit" and each.what == what]
