"""What a lesson is: a set-up, and steps that each wait until something has happened.

A step doesn't forbid anything. What it says follows from how the table stands, so that whatever else the pupil does, it
goes on from there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.core.actions import NOBODY
from game.core.cards import Card, Face, HouseValue, Seat
from game.core.events import CardMoved, Event, Judged, Noted, Said, TurnBegan
from game.referee.view import SeatView


class Cue(NamedTuple):
    """What is said and shown at one moment of a step."""

    words: str
    """One short sentence, in the language of the moment."""
    how: str = ""
    """How it is done, by the name of a gesture in :mod:`.ways`; empty when there is nothing to do but look."""
    start: str = ""
    """The id of the thing, button or zone at which the paw points; empty for none."""
    goal: str = ""
    """Where it leads from there; empty for nowhere."""
    light: str = ""
    """The id of something else that has to be seen."""


class Situation:
    """The pupil's side of the table, and what has happened since the step began."""

    def __init__(self, view: SeatView, names: tuple[str, ...], began_ms: int) -> None:
        self.view = view
        self.names = names
        self.began_ms = began_ms
        self.happened: Counter[str] = Counter()
        """``hand>discard`` for the pupil's cards by kind of pile, ``flip:…`` and ``took:…`` for the kind of a card that
        was laid or taken, ``say:…`` for what the pupil said, ``other:…`` for the others, ``ruled:…`` for what the
        referee said of the pupil, ``noted:…`` for the game's own facts, ``turn``, ``called``, ``caught``."""
        self.telling = False
        """The screen still shows one thing after the other."""
        self._facts: dict[str, Any] | None = None

    def note(self, event: Event) -> None:
        """Something that the pupil noticed."""
        self._facts = None
        own = self.view.seat
        match event:
            case CardMoved(source=source, target=target):
                (here, mine), (there, yours) = source.partition(":")[::2], target.partition(":")[::2]
                if str(own) in (mine, yours):
                    self.happened[f"{here}>{there}"] += 1
                if str(own) == mine and there == "discard":
                    self.happened[f"flip:{self._kind(event.card)}"] += 1
                if str(own) == yours and there == "hand":
                    self.happened[f"took:{self._kind(event.card)}"] += 1
            case Said(seat=seat, words=words, target=target):
                if seat == own:
                    self.happened[f"say:{words}"] += 1
                elif seat != NOBODY:
                    self.happened[f"other:{words}"] += 1
                elif target == own:
                    self.happened[f"ruled:{words}"] += 1
            case Noted(name=name):
                self.happened[f"noted:{name}"] += 1
            case TurnBegan(seat=seat) if seat == own:
                self.happened["turn"] += 1
            case Judged(right=True, accuser=accuser, accused=accused):
                self.happened["called"] += accuser == own
                self.happened["caught"] += accused == own
            case _:
                pass

    def _kind(self, card: Card | None) -> str:
        """Of a card that the pupil sees; empty for a back."""
        return self.view.face(card).kind if card is not None and self.view.sees(card) else ""

    def stale(self) -> None:
        """The table may have changed."""
        self._facts = None

    @property
    def facts(self) -> dict[str, Any]:
        if self._facts is None:
            self._facts = self.view.facts
        return self._facts

    @property
    def own(self) -> Seat:
        return self.view.seat

    @property
    def my_turn(self) -> bool:
        return self.view.turn == self.own

    def face(self, card: Card) -> Face:
        return self.view.face(card)

    def find(self, *names: str) -> str:
        """The id of the first own card that is so called, or of such a kind; empty for none."""
        for name in names:
            for card in self.view.hand:
                if name in (self.face(card).name, self.face(card).kind):
                    return f"card:{card}"
        return ""

    def name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""


def never(_now: Situation) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn."""

    tell: Callable[[Situation], Cue]
    done: Callable[[Situation], bool]
    left_out: Callable[[Situation], bool] = never
    """It can't happen any more, or isn't needed."""
    patience_ms: int = 0
    """How long (match time) it is waited for what others have to do first; 0 where the pupil can always do it."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first hand of one game."""

    game: str
    setup: Callable[[tuple[str, ...]], dict[str, Any]]
    """The table at time 0, for players of these names."""
    players: int
    steps: tuple[Step, ...]
    house: Mapping[str, HouseValue] = field(default_factory=dict)
    """House rules that give the pupil more time."""
    slip: tuple[float, float, float, float] = (801, 432, 417, 146)
    """Where the sentence stands (units), where it covers nothing of this game."""
    anchor: tuple[float, float] = (1, 1)
    """Where the slip belongs in windows of another shape: 0 left or top, 1 right or bottom."""
    makes_room: bool = False
    """The own hand lies closer together, beside the slip."""


class Progress:
    """How far somebody has come in a lesson."""

    def __init__(self, lesson: Lesson, view: SeatView, names: tuple[str, ...], at: int = 0) -> None:
        self.lesson, self.at = lesson, at
        self.now = Situation(view, names, view.now)

    @property
    def over(self) -> bool:
        """All steps are done, or the round is: that's all."""
        return self.at >= len(self.lesson.steps) or self.now.view.round_over

    @property
    def step(self) -> Step:
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    def note(self, event: Event) -> None:
        self.now.note(event)

    def settle(self, telling: bool) -> bool:
        """Go on to the next step whose time has come; True when there is another one now."""
        before = self.at
        self.now.telling = telling
        self.now.stale()
        while not self.over and self._passed():
            self.at += 1
            fresh = Situation(self.now.view, self.now.names, self.now.view.now)
            fresh.telling = telling
            self.now = fresh
        return self.at != before

    def _passed(self) -> bool:
        step, now = self.step, self.now
        tired = step.patience_ms and now.view.now - now.began_ms > step.patience_ms and not now.telling
        return bool(step.done(now) or tired or step.left_out(now))

    def cue(self) -> Cue:
        return self.step.tell(self.now)
