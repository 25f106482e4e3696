"""Grasshopper: thefts kept, own ones saved by objecting in time."""

from __future__ import annotations

from statistics import median
from typing import ClassVar

from game.core.record import Record
from game.referee.referee import replay
from game.rules import RULES
from game.rules.drills.grasshopper import GrasshopperTable, Outcome
from game.rules.drills.party import PUPIL

from .company import seated
from .drill import Drill, Figures, Trial
from .formulas import share

DARES = 6
"""Whoever dares less doesn't rise for it."""


class GrasshopperDrill(Drill):
    slug = "schummel_hummel.grasshopper"
    seats = 4
    figures: ClassVar[tuple[str, ...]] = ("points", "kept", "noticed", "saved", "lost", "wrong", "objection_ms")

    def companions(self, level: int) -> list[str]:
        return seated(("nimble", "calm", "bold"), level)

    def measure(self, record: Record) -> Figures:
        table = replay(RULES[record.game], record).table
        assert isinstance(table, GrasshopperTable)
        mine = [each for each in table.outcomes if PUPIL in (each.thief, each.robbed)]
        trials = tuple(_trial(each) for each in mine if each.kind != "wrong" or each.robbed == PUPIL)
        count = _counted(trials)
        times = [each.ms for each in trials if (each.outcome, each.what) == ("hit", "guard")]
        values = {
            "points": count["kept"] + count["saved"] - count["wrong"], **count,
            "objection_ms": float(median(times)) if times else 0.0}
        good = count["kept"] + count["saved"]
        return Figures(values["points"], share(good, max(DARES, len(trials))), values, trials)


def _trial(outcome: Outcome) -> Trial:
    """``what``: ``steal``, ``guard``, or ``objection`` where nothing was stolen."""
    if outcome.kind == "wrong":
        return Trial("false", -1, "objection")
    if outcome.thief == PUPIL:
        return Trial("hit" if outcome.kind == "kept" else "wrong", -1, "steal")
    saved = outcome.kind == "noticed"
    return Trial("hit" if saved else "missed", outcome.ms if saved else -1, "guard")


def _counted(trials: tuple[Trial, ...]) -> dict[str, float]:
    def count(outcome: str, what: str) -> float:
        return float(sum((each.outcome, each.what) == (outcome, what) for each in trials))
    return {"kept": count("hit", "steal"), "noticed": count("wrong", "steal"), "saved": count("hit", "guard"),
            "lost": count("missed", "guard"), "wrong": count("false", "objection")}
