"""Counts what happened in matches: acts, events, rulings, and who won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, get_args

from game.core.actions import NOBODY
from game.core.cards import Seat
from game.core.events import CardMoved, Event, Judged, Noted, RoundBegan, RoundEnded, Said
from game.core.rules import Rules
from game.core.table import Table
from game.lab.counts import COUNTS
from game.referee.referee import Referee

_PLAIN = (
    "actions", "stalls", "exceptions", "lost_cards", "rounds", "cheats_tried", "cheats_caught", "calls_right",
    "calls_wrong", "thefts_tried", "thefts_undetected", "slaps",
)
_COUNTERS = (
    "plain",
    "game",
    "acts",
    "events",
    "rulings",
    "wins_by_seat",
    "wins_by_level",
    "wins_by_character",
    "seats_by_level",
    "by_level",
    "reactions",
)
SKILLS = {
    "cheats_that_got_away": ("cheats_unseen", "cheats_over"),
    "cheats_caught_as_watchman": ("cheats_caught", "cheats_watched"),
    "calls_that_were_wrong": ("calls_wrong", "calls"),
    "slaps_at_a_stinger": ("stinger_slaps", "slaps"),
    "slaps_that_were_wrong": ("slaps_wrong", "slaps"),
}
"""Of each level of bots: what is divided by what; only what happens in the game at all. Fouls of a hand alone are
cheats here, not a mistaken card."""


class Tally:
    """Listens to one match, or sums up several."""

    def __init__(self, referee: Referee | None = None) -> None:
        self.plain: Counter[str] = Counter()
        """Figures by name; times in whole milliseconds."""
        self.acts: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.rulings: Counter[str] = Counter()
        self.wins_by_seat: Counter[str] = Counter()
        self.wins_by_level: Counter[str] = Counter()
        self.wins_by_character: Counter[str] = Counter()
        self.seats_by_level: Counter[str] = Counter()
        self.by_level: Counter[tuple[str, str]] = Counter()
        """What each level of bots did, in a game that has a Watchman or slaps: (what, level)."""
        self.reactions: Counter[tuple[str, int]] = Counter()
        """How often each level of bots slapped after so many ms, where there was something to slap."""
        self.game: Counter[str] = Counter()
        """What only this game has."""
        self._round_began_ms = 0
        self._phase = ""
        self._opened_ms = -1
        """Since when there is something to slap."""
        self._referee = referee
        counts = COUNTS.get(referee.rules.slug) if referee is not None else None
        self._hear_game = counts.hear if counts else None
        if referee is not None:
            referee.listen(self._hear)
            referee.table.reached = self.rulings

    def _hear(self, event: Event) -> None:
        self.events[type(event).__name__] += 1
        if self._hear_game is not None:
            self._hear_game(event, self.game)
        match event:
            case CardMoved(target=target):
                if target.startswith("air:"):
                    self.plain["cheats_tried"] += 1
                    self._of_level("cheats_watched", self._guard)
                elif target.startswith("stolen:"):
                    self.plain["thefts_tried"] += 1
            case Judged(right=right, how=how):
                self.plain["calls_right" if right else "calls_wrong"] += 1
                self.plain["cheats_caught"] += right and how != "mistake"
                self._judged(event)
            case Said(seat=seat, words="slaps"):
                self.plain["slaps"] += 1
                self._of_level("slaps", seat)
                self._of_level("stinger_slaps", seat, self._phase == "stinger")
                self._reacted(event)
            case Said(words="slap"):
                self._reacted(event)
            case Noted(at, name="phase", value=phase):
                self._phase = str(phase)
                self._opened_ms = at if phase == "wasp" else -1
            case Noted(at, name="slap", value=why) if why:
                self._opened_ms = at
            case Said(words="wrong_slap", target=seat):
                self._of_level("slaps_wrong", seat)
            case Said(words="got_away"):
                self.plain["thefts_undetected"] += 1
            case RoundBegan(at):
                self._round_began_ms = at
            case RoundEnded(at):
                self.plain["rounds"] += 1
                self.plain["round_ms"] += at - self._round_began_ms
            case Noted(name="fan", value=seat):  # nobody has called it in time
                self._of_level("cheats_unseen", seat)
                self._of_level("cheats_over", seat)

    @property
    def _table(self) -> Table:
        assert self._referee is not None
        return self._referee.table

    @property
    def _guard(self) -> Seat:
        assert self._referee is not None
        return self._referee.rules.guard(self._table)

    def _of_level(self, what: str, seat: Seat, count: int = 1) -> None:
        if seat != NOBODY and self._referee is not None:
            self.by_level[what, self._referee.record.kinds[seat].partition(":")[2]] += count

    def _reacted(self, event: Said) -> None:
        if self._opened_ms >= 0 and self._referee is not None:
            level = self._referee.record.kinds[event.seat].partition(":")[2]
            self.reactions[level, event.at - self._opened_ms] += 1

    def _judged(self, event: Judged) -> None:
        self._of_level("calls", event.accuser)
        self._of_level("calls_wrong", event.accuser, not event.right)
        if event.right and event.how != "mistake":
            self._of_level("cheats_caught", event.accuser)
            self._of_level("cheats_over", event.accused)

    def _skills(self) -> dict[str, float]:
        """Shares of each level, of what it had to do with at all."""
        levels = sorted({level for _what, level in self.by_level})
        medians = {
            f"level {level}: median_reaction_ms": float(_median(self.reactions, level))
            for level in sorted({level for level, _ms in self.reactions})
        }
        return medians | {
            f"level {level}: {name}": round(self.by_level[part, level] / self.by_level[whole, level], 3)
            for name, (part, whole) in SKILLS.items() if any(self.by_level[part, level] for level in levels)
            for level in levels if self.by_level[whole, level]
        }

    def match_over(self, ended: bool) -> None:
        """The match has been played, or it stalled."""
        assert self._referee is not None
        record, table = self._referee.record, self._referee.table
        self.plain["games"] += 1
        self.plain["stalls"] += not ended
        self.plain["actions"] += len(record.inputs)
        self.plain["match_ms"] += table.now
        self.plain["lost_cards"] += lost_cards(self._referee)
        self.seats_by_level.update(kind.partition(":")[2] for kind in record.kinds)
        for seat in table.winners:
            character, _, level = record.kinds[seat].partition(":")
            self.wins_by_seat[f"{table.seats} players, seat {seat + 1}"] += 1
            self.wins_by_level[level] += 1
            self.wins_by_character[character] += 1
        self._tell_acts_from_rulings()
        self._referee = None

    def _tell_acts_from_rulings(self) -> None:
        assert self._referee is not None
        known = self._referee.rules.rulings
        self.acts = Counter({name: count for name, count in self.rulings.items() if name not in known})
        self.rulings = Counter({name: count for name, count in self.rulings.items() if name in known})

    def add(self, other: Tally) -> None:
        """Take the counts of another one in."""
        for name in _COUNTERS:
            getattr(self, name).update(getattr(other, name))

    def figures(self, rules: Rules[Any], seconds: float) -> dict[str, Any]:
        """Everything by name, as JSON can hold it. What never happened is there with a 0."""
        plain, rounds = self.plain, max(1, self.plain["rounds"])
        return {
            "games": plain["games"],
            "seconds": round(seconds, 3),
            "games_per_second": round(plain["games"] / seconds, 2) if seconds else 0.0,
            **{name: plain[name] for name in _PLAIN},
            "mean_round_seconds": round(plain["round_ms"] / rounds / 1000, 1),
            "mean_match_seconds": round(plain["match_ms"] / max(1, plain["games"]) / 1000, 1),
            "mean_rounds": round(plain["rounds"] / max(1, plain["games"]), 2),
            **self._of_the_game(rules),
            "wins_by_seat": _sorted(self.wins_by_seat),
            "wins_by_level": _sorted(self.wins_by_level),
            "wins_per_seat_of_level": {
                level: round(self.wins_by_level[level] / count, 3)
                for level, count in sorted(self.seats_by_level.items())},
            "wins_by_character": _sorted(self.wins_by_character),
            "by_level": self._skills(),
            "acts": _sorted(self.acts, _verbs(rules)),
            "events": _sorted(self.events, (kind.__name__ for kind in get_args(Event))),
            "rulings": _sorted(self.rulings, rules.rulings),
        }

    def _of_the_game(self, rules: Rules[Any]) -> dict[str, Any]:
        """How the game itself went: counts, and shares of them."""
        counts = COUNTS.get(rules.slug)
        if counts is None:
            return {}
        known = self.game | Counter({name: self.plain[name] for name in ("games", "rounds")})
        shares = {name: round(known[part] / max(1, known[whole]), 3) for name, (part, whole) in counts.shares.items()}
        return {"game": _sorted(self.game, counts.names), "shares": shares}


def _median(reactions: Counter[tuple[str, int]], level: str) -> int:
    """The (lower) median time of that level, in ms."""
    times = sorted((ms, count) for (of, ms), count in reactions.items() if of == level)
    half = (sum(count for _ms, count in times) + 1) // 2
    for ms, count in times:
        half -= count
        if half <= 0:
            return ms
    raise ValueError(f"level {level} has never slapped")


def lost_cards(referee: Referee) -> int:
    """How many cards aren't in exactly the pile where the table says they are."""
    table = referee.table
    places = Counter((card, pile) for pile, cards in table.piles.items() for card in cards)
    right = sum(places[card, pile] == 1 for card, pile in enumerate(table.where))
    return max(len(table.where) - right, places.total() - len(table.where))


def _verbs(rules: Rules[Any]) -> set[str]:
    return {gesture.verb for gesture in rules.gestures.values()} | set(rules.calls.values())


def _sorted(counts: Counter[str], expected: Iterable[str] = ()) -> dict[str, int]:
    return {name: counts[name] for name in sorted({*counts, *expected})}
