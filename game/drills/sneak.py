"""Sneak: cards gone past a Watchman whose gaze can be read."""

from __future__ import annotations

from statistics import median
from typing import ClassVar

from game.core.record import Record
from game.referee.chronicle import Moment, chronicle
from game.rules.drills.party import PUPIL
from game.rules.drills.sneak import CAUGHT_CARDS

from .company import skill
from .drill import Drill, Figures, Trial
from .formulas import share

WAYS = ("lap", "shoulder", "sleeve", "slip")
DARES = 6
"""Whoever dares less doesn't rise for it."""
WATCHMEN = ("dozer:1", "bold:1", "hawk:1", "dozer:2", "calm:2", "hawk:2", "dozer:3", "nimble:3", "calm:3", "hawk:3")
"""By level: how much of the gaze goes to the others, and what it notices there."""


class SneakDrill(Drill):
    slug = "schummel_hummel.sneak"
    seats = 4
    figures: ClassVar[tuple[str, ...]] = (
        "net", "gone", "caught", "exposure_ms", *(f"{way}_gone" for way in WAYS), *(f"{way}_caught" for way in WAYS))

    def companions(self, level: int) -> list[str]:
        return [f"nervous:{skill(level)}", WATCHMEN[level - 1], f"calm:{skill(level)}"]

    def measure(self, record: Record) -> Figures:
        fouls = [each for each in chronicle(record).moments if each.seat == PUPIL and each.cheat]
        trials = tuple(_trial(each) for each in fouls)
        gone, caught = ([each.what for each in trials if each.outcome == outcome] for outcome in ("hit", "wrong"))
        values = {
            "net": float(len(gone) - CAUGHT_CARDS * len(caught)),
            "gone": float(len(gone)), "caught": float(len(caught)),
            "exposure_ms": float(median(each.ms for each in trials)) if trials else 0.0,
            **{f"{way}_gone": float(gone.count(way)) for way in WAYS},
            **{f"{way}_caught": float(caught.count(way)) for way in WAYS}}
        return Figures(values["net"], share(len(gone), max(DARES, len(trials))), values, trials)


def _trial(foul: Moment) -> Trial:
    """``ms``: so long the card was in the open."""
    return Trial("hit" if foul.unseen else "wrong", foul.value, foul.kind)
