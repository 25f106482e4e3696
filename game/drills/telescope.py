"""Telescope: all that may be laid, while the worm turns."""

from __future__ import annotations

from statistics import median
from typing import ClassVar

from game.core.record import Record
from game.referee.referee import replay
from game.rules.drills import DRILLS
from game.rules.drills.telescope import Lay, TelescopeTable

from .drill import Drill, Figures, Trial
from .formulas import interference, share

MINUTE_MS = 60_000


class TelescopeDrill(Drill):
    """A trial is a card that was laid, or tried."""

    slug = "schummel_hummel.telescope"
    figures: ClassVar[tuple[str, ...]] = ("cards_a_minute", "errors", "turn_cost_ms", "median_ms", "left")

    def measure(self, record: Record) -> Figures:
        """``cards_a_minute``: while a hand lay there; ``turn_cost_ms``: how much longer the first card after a turn
        takes than another that isn't the first of its hand; ``left``: hands in which something was left that fits."""
        table = replay(DRILLS[self.slug], record).table
        assert isinstance(table, TelescopeTable)
        right = [lay for lay in table.lays if lay.fits]
        errors = len(table.lays) - len(right)
        values = {
            "cards_a_minute": share(MINUTE_MS * len(right), _shown_ms(table)),
            "errors": float(errors),
            "turn_cost_ms": interference(*_apart(right)),
            "median_ms": float(median(lay.ms for lay in right)) if right else 0.0,
            "left": float(sum(each.outcome == "missed" for each in table.results)),
        }
        trials = tuple(Trial("hit" if lay.fits else "wrong", lay.ms, _about(lay)) for lay in table.lays)
        good = sum(each.outcome == "hit" for each in table.results)
        return Figures(values["cards_a_minute"], share(good, len(table.results)), values, trials)


def _shown_ms(table: TelescopeTable) -> int:
    """How long hands lay there: until all was laid, or time was over."""
    return sum(each.ms if each.ms >= 0 else table.plan[each.number].window_ms for each in table.results)


def _apart(lays: list[Lay]) -> tuple[list[int], list[int]]:
    """Times of cards with the worm as it was, and of those right after it turned."""
    later = [lay for lay in lays if not lay.first]
    return [lay.ms for lay in later if not lay.turned], [lay.ms for lay in later if lay.turned]


def _about(lay: Lay) -> str:
    return "first" if lay.first else "turned" if lay.turned else "same"
