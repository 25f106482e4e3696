"""Plays a scenario: its acts are made by hands, one action after the other, in simulated time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.actions import Action, Carry, Grab, NextRound, Refusal, Release
from game.core.acts import NO_CARD
from game.core.cards import Seat
from game.core.record import Record
from game.core.rules import SetupError
from game.referee.match import Match
from game.referee.referee import Referee

from .expecting import differences
from .scenario import ActStep, ExpectStep, NextRoundStep, Scenario, Step, WaitStep
from .telling import event_told
from .witness import Witness

NOTHING_TO_GRASP = Refusal("nothing_to_grasp")

Listener = Callable[[str], None]


def run(scenario: Scenario, tell: Listener | None = None) -> str:
    """Run a scenario; what went wrong, or an empty text. ``tell`` hears each step and what it caused."""
    if scenario.refused:
        return _refused_setup(scenario)
    play = _Play(scenario, tell)
    for number, step in enumerate(scenario.steps, start=1):
        if tell:
            tell(f"  step {number}: {step.text}")
        fault = play.step(step)
        if fault:
            return f"step {number}: {fault}"
    return ""


def _refused_setup(scenario: Scenario) -> str:
    try:
        scenario.referee()
    except SetupError:
        return ""
    return "the set-up was accepted, expected it to be refused"


class _Play:
    """One run: a match without bots, and the scenario's clock."""

    def __init__(self, scenario: Scenario, tell: Listener | None) -> None:
        self.referee = scenario.referee()
        self.match = Match(self.referee, ())
        self.witness = Witness(self.referee, scenario.players)
        self.now = 0
        self.began: dict[Seat, Any] = {}
        """The table before each gesture that is under way, as long as nothing else has happened since."""
        self.tell = tell
        if tell:
            deck, names = scenario.deck, scenario.players
            self.referee.listen(lambda event: tell(f"      {event_told(event, deck, names)}"))

    def step(self, step: Step) -> str:
        match step:
            case WaitStep(_, ms):
                self._wait(ms)
                return ""
            case ExpectStep(_, wanted):
                faults = [differences(self.witness, key, value) for key, value in wanted.items()]
                return "; ".join(fault for some in faults for fault in some)
            case NextRoundStep(_, refused):
                return self._judge([NextRound()], None, refused)
            case ActStep(_, seat, verb, args, refused):
                gesture = verb.gesture(self.referee.rules, self.referee.table, seat, args)
                return self._judge(gesture, seat, refused)

    def _wait(self, ms: int) -> None:
        """What is due at the new instant isn't over yet: an act made then is still in time."""
        if ms:
            self.now += ms
            self.match.advance(self.now - 1)
            self.began.clear()

    def _judge(self, gesture: list[Action] | None, seat: Seat | None, refused: bool) -> str:
        before = self.referee.table.fingerprint()
        inputs = len(self.referee.record.inputs)
        refusal = self._make(gesture, seat)
        if refusal is None:
            self._remember(gesture, seat, before)
            return "it was accepted, expected it to be refused" if refused else ""
        if self.tell:
            self.tell(f"      refused: {_why(refusal)}")
        if gesture and seat is not None and type(gesture[0]) is not Grab and type(gesture[-1]) is Release:
            before = self.began.pop(seat, None) or self._without_gesture(seat, inputs)
        if self.referee.table.fingerprint() != before:
            return f"it was refused ({_why(refusal)}), expected the table as it was before"
        if refused or refusal.ignored:
            return ""
        return f"it was refused ({_why(refusal)}), expected it to be accepted"

    def _make(self, gesture: list[Action] | None, seat: Seat | None) -> Refusal | None:
        """One action after the other; when one is refused, the hand lets go of what it took, over its own cards."""
        if not gesture:
            return NOTHING_TO_GRASP
        grabbed = False
        for action in gesture:
            refusal = self.match.submit(action, self.now)
            if refusal:
                if grabbed and seat is not None and self.referee.table.held[seat] != NO_CARD:
                    self.match.submit(Release(seat, self.referee.table.hands[seat]), self.now)
                return refusal
            grabbed = grabbed or type(action) is Grab
        return None

    def _remember(self, gesture: list[Action] | None, seat: Seat | None, before: Any) -> None:
        self.began.clear()
        if seat is not None and gesture and type(gesture[-1]) is Carry:
            self.began[seat] = before

    def _without_gesture(self, seat: Seat, inputs: int) -> Any:
        """The table as it would be, had the hand brought its card back instead of letting it go."""
        told = self.referee.record
        again = Referee(
            self.referee.rules, Record(told.deck, told.players, told.kinds, told.seed, told.house, told.setup))
        for at, action in told.inputs[:inputs]:
            again.submit(action, at)
        hand = again.table.hands[seat]
        for action in (Carry(seat, hand), Release(seat, hand)):
            again.submit(action, self.now)
        return again.table.fingerprint()


def _why(refusal: Refusal) -> str:
    return ", ".join(word for word in (refusal.reason, refusal.ruling) if word)
