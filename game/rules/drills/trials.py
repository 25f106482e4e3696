"""A drill of trials: something is shown, an answer is given in time or held back, and the next one comes.

Nothing is counted that came before there was something to see, or while somebody broke off (``void``); the trial begins
anew then. What comes next is nobody's
to know: it is on the table, and in no view.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from game.core.actions import Refusal
from game.core.acts import Act
from game.core.cards import Card, Deck, HouseValue, Seat
from game.core.rules import Gesture, Rules, SetupError
from game.core.setup import expect_keys
from game.core.table import Table

SLAP = "slap"
"""The answer of a flat hand."""
NOTHING = ""
"""The answer where nothing is to be done."""
AFTER_MS = 700
"""How long a result is looked at."""
LEVELS = range(1, 11)
"""Of difficulty."""
NOT_NOW = Refusal("ignored")


class Trial(NamedTuple):
    """One thing to answer. Times in milliseconds."""

    shows: tuple[Card, ...]
    """Laid openly at one moment, the last one on top."""
    wait_ms: int
    """Before they are shown."""
    window_ms: int
    """So long an answer counts."""
    answer: str
    """The right one: :data:`SLAP`, a word, or :data:`NOTHING`."""


class Result(NamedTuple):
    """What became of a trial. ``outcome``: ``hit`` (the right answer), ``wrong`` (another one), ``false`` (an answer
    where none was due), ``missed``, or ``rest`` (rightly none)."""

    number: int
    outcome: str
    ms: int
    """From the moment it was shown; -1 without an answer."""
    word: str = ""


class TrialTable(Table):
    """The state of a drill of trials."""

    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        self.piles |= {"draw": [], "discard": []}
        self.level = 5
        self.plan: list[Trial] = []
        self.number = 0
        self.phase = "ready"
        """``ready`` (wait for it), ``shown``, ``after``."""
        self.shown_ms = -1
        self.results: tuple[Result, ...] = ()
        self.early = 0
        """Answers that came before there was anything to answer."""

    @property
    def trial(self) -> Trial:
        return self.plan[self.number]


class Trials(Rules[TrialTable]):
    """What all drills of trials share. A drill says what it shows and when."""

    table_type = TrialTable
    rulings: ClassVar[Mapping[str, str]] = {}
    gestures: ClassVar[Mapping[tuple[str, str], Gesture]] = {}
    count: ClassVar[int]
    """How many trials there are, unless a set-up says otherwise."""

    @abstractmethod
    def plan(self, table: TrialTable, count: int) -> list[Trial]:
        """So many trials of the table's level, from the table's dice alone."""

    @abstractmethod
    def answers(self, table: TrialTable) -> tuple[str, ...]:
        """What may be answered, right or wrong."""

    def new_table(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> TrialTable:
        if seats != 1:
            raise SetupError(f"a drill is for one, found {seats}", ("players",))
        return self.table_type(deck, seats, seed, deck.house(house))

    def deal(self, table: TrialTable) -> None:
        self._begin(table, self.count)

    def lay_out(self, table: TrialTable, names: list[str], setup: Mapping[str, Any]) -> None:
        expect_keys(setup, ("level", "trials"))
        table.level = _number(setup, "level", table.level, LEVELS)
        self._begin(table, _number(setup, "trials", self.count, range(1, 201)))

    def _begin(self, table: TrialTable, count: int) -> None:
        table.plan = self.plan(table, count)
        table.begin_turn(0)
        self._wait(table, 0)

    def next_round(self, table: TrialTable) -> None:
        """A drill is one round, so the referee never comes to ask."""
        raise ValueError("a drill is over after one round")

    # ---- a trial

    def _wait(self, table: TrialTable, number: int) -> None:
        table.gather(list(table.piles["discard"]), "box")
        table.number = number
        table.note("phase", "ready")
        table.set_deadline("show", table.trial.wait_ms)

    def expire(self, table: TrialTable, deadline: str) -> None:
        match deadline:
            case "show":
                self._show(table)
            case "window":
                self._close(table, "rest" if table.trial.answer == NOTHING else "missed", -1)
            case "after":
                self._go_on(table)

    def _show(self, table: TrialTable) -> None:
        for card in table.trial.shows:
            table.move(card, "discard")
        table.shown_ms = table.now
        table.note("phase", "shown")
        table.set_deadline("window", table.trial.window_ms)

    def _close(self, table: TrialTable, outcome: str, ms: int, word: str = "") -> None:
        table.clear_deadline("window")
        table.note("results", (*table.results, Result(table.number, outcome, ms, word)))
        table.note("phase", "after")
        table.set_deadline("after", AFTER_MS)

    def _go_on(self, table: TrialTable) -> None:
        if table.number + 1 < len(table.plan):
            self._wait(table, table.number + 1)
            return
        table.end_round([sum(result.outcome in ("hit", "rest") for result in table.results)])
        table.end_match((0,))

    # ---- answers

    def refuse_grab(self, table: TrialTable, seat: Seat, card: Card) -> Refusal | None:
        return NOT_NOW

    def refuse(self, table: TrialTable, act: Act) -> Refusal | None:
        if table.phase == "after" or table.round_over:
            return NOT_NOW
        if act.verb == "void":
            return None
        return None if (act.word or SLAP) in self.answers(table) else NOT_NOW

    def do(self, table: TrialTable, act: Act) -> None:
        if act.verb == "void":
            table.clear_deadline("window")
            self._wait(table, table.number)
            return
        word = act.word or SLAP
        table.say(act.seat, word)
        if table.phase == "ready":
            table.note("early", table.early + 1)
            table.set_deadline("show", table.trial.wait_ms)
            return
        self._close(table, _outcome(table.trial.answer, word), table.now - table.shown_ms, word)

    def candidates(self, table: TrialTable, seat: Seat) -> Iterator[Act]:
        yield Act(seat, "void")
        for word in self.answers(table):
            yield Act(seat, "answer") if word == SLAP else Act(seat, "answer", word=word)

    def owes(self, table: TrialTable) -> dict[Seat, str]:
        return {}

    def facts(self, table: TrialTable, seat: Seat) -> dict[str, Any]:
        """``phase``, ``number`` (of the trial, from 0), ``count``, ``level``, ``shown_ms``, ``results``, ``early``,
        ``answers``, and ``laid``: the cards that lie openly, lowest first."""
        return {
            "phase": table.phase, "number": table.number, "count": len(table.plan), "level": table.level,
            "shown_ms": table.shown_ms, "results": table.results, "early": table.early,
            "answers": self.answers(table), "laid": tuple(table.piles["discard"]),
        }

    def check(self, table: TrialTable, names: list[str], key: str) -> Any:
        if key not in ("phase", "early"):
            raise KeyError(key)
        return getattr(table, key)


def _outcome(answer: str, word: str) -> str:
    if answer == NOTHING:
        return "false"
    return "hit" if word == answer else "wrong"


def _number(setup: Mapping[str, Any], key: str, default: int, known: range) -> int:
    value = setup.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value not in known:
        raise SetupError(f"found {value!r}, expected a whole number from {known[0]} to {known[-1]}", (key,))
    return value


def between(table: TrialTable, easy: float, hard: float) -> float:
    """A value for the table's level, on the way from level 1 to level 10."""
    return easy + (hard - easy) * (table.level - 1) / 9


def draw(table: TrialTable, least: float, most: float) -> int:
    """Milliseconds between two, by the table's dice."""
    return int(least + (most - least) * table.rng.random())
