"""Double: slap two of one picture, and nothing else."""

from __future__ import annotations

from game.rules.drills.double import DoubleTable
from game.rules.drills.trials import Result, TrialTable

from .reaction import ReactionDrill


class DoubleDrill(ReactionDrill):
    slug = "schnattergei.double"

    def about(self, table: TrialTable, result: Result) -> str:
        """``double``, ``one colour`` or ``different``."""
        assert isinstance(table, DoubleTable)
        below, top = table.plan[result.number].shows
        if table.motif[below] == table.motif[top]:
            return "double"
        return "one colour" if table.asks[below] == table.asks[top] else "different"
