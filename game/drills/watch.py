"""Watch: the Watchman over four who fidget, feint and cheat."""

from __future__ import annotations

from statistics import median
from typing import ClassVar

from game.core.cards import HouseValue
from game.core.events import Event, HandMoved, Judged
from game.core.record import Record
from game.referee.referee import replay
from game.rules import RULES
from game.rules.drills.party import PUPIL

from .company import between, seated
from .drill import Drill, Figures, Trial
from .formulas import d_prime, share

CATCH_S = (4.0, 1.5)
"""So long a cheat can be called after it was let go: at level 1, at level 10."""
CHEATS = (("bold", "dozer", "bold", "nimble"), ("bold", "calm", "nimble", "nervous"),
          ("sly", "nervous", "nimble", "sly"))
"""By skill: some like it plain, others up the sleeve."""


class WatchDrill(Drill):
    slug = "schummel_hummel.watch"
    seats = 5
    figures: ClassVar[tuple[str, ...]] = ("d_prime", "hits", "missed", "false_calls", "reaction_ms")

    def companions(self, level: int) -> list[str]:
        return seated(CHEATS[min(2, (level - 1) // 3)], level)

    def house(self, level: int) -> dict[str, HouseValue]:
        return {"catch_seconds": round(between(level, *CATCH_S), 2)}

    def measure(self, record: Record) -> Figures:
        ear = _Ear()
        table = replay(RULES[record.game], record, listener=ear.hear).table
        missed = [each.how for each in table.evidence if each.outcome == "unseen"]
        trials = (*ear.calls, *(Trial("missed", -1, how) for how in missed))
        hits, false = (sum(each.outcome == outcome for each in trials) for outcome in ("hit", "false"))
        honest = max(false, ear.gestures - hits - len(missed))
        times = [each.ms for each in trials if each.outcome == "hit"]
        values = {
            "d_prime": d_prime(hits, hits + len(missed), false, honest), "hits": float(hits),
            "missed": float(len(missed)), "false_calls": float(false),
            "reaction_ms": float(median(times)) if times else 0.0}
        return Figures(values["d_prime"], share(hits, len(trials)), values, trials)


class _Ear:
    """Hears the calls, and every gesture with a card of a hand."""

    def __init__(self) -> None:
        self.calls: list[Trial] = []
        self.gestures = 0
        self._holds: dict[int, str] = {}

    def hear(self, event: Event) -> None:
        match event:
            case HandMoved(seat=seat, zone=None) if seat != PUPIL:
                self.gestures += self._holds.pop(seat, "").startswith(("hand", "air"))
            case HandMoved(seat=seat, source=source):
                self._holds[seat] = source
            case Judged(at=at, right=True, how=how, began_ms=began):
                self.calls.append(Trial("hit", at - began, how))
            case Judged():
                self.calls.append(Trial("false"))
