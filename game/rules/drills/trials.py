"""A drill of trials: something is shown, an answer is given in time or held back, and the next one comes.

Nothing is counted that came before there was something to see, or while somebody broke off (``void``); the trial begins
anew then. What comes next is nobody's
to know: it is on the table, and in no view.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple, TypeVar

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
NOBODY_KNOWS = 0


class Trial(NamedTuple):
    """One thing to answer. Times in milliseconds."""

    shows: tuple[Card, ...]
    """Laid openly at one moment, the last one on top."""
    wait_ms: int
    """Before they are shown."""
    window_ms: int
    """So long an answer counts."""
    answer: str = NOTHING
    """The right one: :data:`SLAP`, a word, or :data:`NOTHING`; a drill whose rules decide it leaves it out."""
    hand: tuple[Card, ...] = ()
    """Dealt to the player with what is shown."""


class Result(NamedTuple):
    """What became of a trial. ``outcome``: ``hit`` (the right answer), ``wrong`` (another one), ``false`` (an answer
    where none was due), ``missed``, or ``rest`` (rightly none)."""

    number: int
    outcome: str
    ms: int
    """From the moment it was shown; -1 without an answer."""
    word: str = ""
    share: float = -1.0
    """Of what could be had: 0 to 1; -1 where that isn't asked."""


class TrialTable(Table):
    """The state of a drill of trials."""

    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        self.piles |= {"draw": [], "discard": []}
        self.open_piles = ("discard",)
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


TrialT = TypeVar("TrialT", bound=TrialTable)


class Trials(Rules[TrialT]):
    """What all drills of trials share. A drill says what it shows and when."""

    rulings: ClassVar[Mapping[str, str]] = {}
    gestures: ClassVar[Mapping[tuple[str, str], Gesture]] = {}
    count: ClassVar[int]
    """How many trials there are, unless a set-up says otherwise."""
    after_ms: ClassVar[int] = AFTER_MS
    """How long a result is looked at."""

    @abstractmethod
    def plan(self, table: TrialT, count: int) -> list[Trial]:
        """So many trials of the table's level, from the table's dice alone."""

    @abstractmethod
    def answers(self, table: TrialT) -> tuple[str, ...]:
        """What may be answered with a call, right or wrong."""

    def right(self, table: TrialT) -> str:
        """The answer to what lies there now."""
        return table.trial.answer

    def clear(self, table: TrialT) -> None:
        """Take away what lies there, before the next trial or the same one anew."""
        table.gather(list(table.piles["discard"]), "box")

    def lay(self, table: TrialT) -> None:
        """Show what there is to answer."""
        for card in table.trial.shows:
            table.move(card, "discard")

    def idle(self, table: TrialT) -> str:
        """What becomes of a trial whose time is over."""
        return "rest" if self.right(table) == NOTHING else "missed"

    def closed(self, table: TrialT, result: Result) -> None:
        """A trial has its result."""

    def laid(self, table: TrialT) -> tuple[Card, ...]:
        """The open cards that are to be looked at, lowest first."""
        return tuple(table.piles["discard"])

    def new_table(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> TrialT:
        if seats != 1:
            raise SetupError(f"a drill is for one, found {seats}", ("players",))
        return self.table_type(deck, seats, seed, deck.house(house))

    def deal(self, table: TrialT) -> None:
        self._begin(table, self.count)

    def lay_out(self, table: TrialT, names: list[str], setup: Mapping[str, Any]) -> None:
        expect_keys(setup, ("level", "trials"))
        table.level = whole_number(setup, "level", table.level, LEVELS)
        self._begin(table, whole_number(setup, "trials", self.count, range(1, 201)))

    def _begin(self, table: TrialT, count: int) -> None:
        table.plan = self.plan(table, count)
        table.begin_turn(0)
        self._wait(table, 0)

    def next_round(self, table: TrialT) -> None:
        """A drill is one round, so the referee never comes to ask."""
        raise ValueError("a drill is over after one round")

    # ---- a trial

    def _wait(self, table: TrialT, number: int) -> None:
        table.send_all_home()
        self.clear(table)
        table.number = number
        table.note("phase", "ready")
        self._wait_for_it(table)

    def _wait_for_it(self, table: TrialT) -> None:
        """Nobody is told how long."""
        table.set_deadline("show", table.trial.wait_ms, NOBODY_KNOWS)

    def expire(self, table: TrialT, deadline: str) -> None:
        match deadline:
            case "show":
                self._show(table)
            case "window":
                self.close(table, self.idle(table), -1)
            case "after":
                self._go_on(table)

    def _show(self, table: TrialT) -> None:
        self.lay(table)
        table.shown_ms = table.now
        table.note("phase", "shown")
        table.set_deadline("window", table.trial.window_ms)

    def close(self, table: TrialT, outcome: str, ms: int, word: str = "", share: float = -1.0) -> None:
        """End a trial that is shown. ``ms``: how long the answer took, or -1."""
        table.send_all_home()
        table.clear_deadline("window")
        result = Result(table.number, outcome, ms, word, share)
        table.note("results", (*table.results, result))
        self.closed(table, result)
        table.note("phase", "after")
        table.set_deadline("after", self.after_ms)

    def _go_on(self, table: TrialT) -> None:
        if table.number + 1 < len(table.plan):
            self._wait(table, table.number + 1)
            return
        table.end_round([sum(result.outcome in ("hit", "rest") for result in table.results)])
        table.end_match((0,))

    # ---- answers

    def refuse_grab(self, table: TrialT, seat: Seat, card: Card) -> Refusal | None:
        return NOT_NOW

    def refuse(self, table: TrialT, act: Act) -> Refusal | None:
        if table.phase == "after" or table.round_over:
            return NOT_NOW
        if act.verb == "void":
            return None
        return self.refuse_answer(table, act)

    def refuse_answer(self, table: TrialT, act: Act) -> Refusal | None:
        """Of a trial that isn't over."""
        return None if (act.word or SLAP) in self.answers(table) else NOT_NOW

    def do(self, table: TrialT, act: Act) -> None:
        if act.verb == "void":
            table.clear_deadline("window")
            self._wait(table, table.number)
            return
        word = act.word or SLAP
        table.say(act.seat, word)
        if table.phase == "ready":
            table.note("early", table.early + 1)
            self._wait_for_it(table)
            return
        self.answered(table, word)

    def answered(self, table: TrialT, word: str) -> None:
        """A call that answers what is shown."""
        self.close(table, outcome_of(self.right(table), word), table.now - table.shown_ms, word)

    def candidates(self, table: TrialT, seat: Seat) -> Iterator[Act]:
        yield Act(seat, "void")
        for word in self.answers(table):
            yield Act(seat, "answer") if word == SLAP else Act(seat, "answer", word=word)

    def owes(self, table: TrialT) -> dict[Seat, str]:
        return {}

    def facts(self, table: TrialT, seat: Seat) -> dict[str, Any]:
        """``phase``, ``number`` (of the trial, from 0), ``count``, ``level``, ``shown_ms``, ``results``, ``early``,
        ``answers``, and ``laid``: the cards that lie openly, lowest first."""
        return {
            "phase": table.phase, "number": table.number, "count": len(table.plan), "level": table.level,
            "shown_ms": table.shown_ms, "results": table.results, "early": table.early,
            "answers": self.answers(table), "laid": self.laid(table),
        }

    def check(self, table: TrialT, names: list[str], key: str) -> Any:
        if key not in ("phase", "early"):
            raise KeyError(key)
        return getattr(table, key)


def outcome_of(answer: str, word: str) -> str:
    """What an answer amounts to where ``answer`` is the right one."""
    if answer == NOTHING:
        return "false"
    return "hit" if word == answer else "wrong"


def whole_number(setup: Mapping[str, Any], key: str, default: int, known: range) -> int:
    """A number of a set-up. Raises :exc:`SetupError` when it is none of the known."""
    value = setup.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value not in known:
        raise SetupError(f"found {value!r}, expected a whole number from {known[0]} to {known[-1]}", (key,))
    return value


def between(table: TrialTable, easy: float, hard: float) -> float:
    """A value for the table's level, on the way from level 1 to level 10."""
    return easy + (hard - easy) * (table.level - 1) / 9


def draw(table: Table, least: float, most: float) -> int:
    """Milliseconds between two, by the table's dice."""
    return int(least + (most - least) * table.rng.random())
