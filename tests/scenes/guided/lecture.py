"""A lesson without a screen: the real match, the real companions, and a pupil who does what the cue says, or anything
else that is legal."""

from __future__ import annotations

from random import Random

from game.bots import COMPANION
from game.core.actions import Action, Call, Carry, Grab, Release, TurnOver
from game.core.acts import Act
from game.core.events import Event, seen_from
from game.core.record import HUMAN, Record
from game.decks import load_decks
from game.playing import begin
from game.referee.view import SeatView
from game.scenes.guided.lesson import Cue, Lesson, Progress
from game.scenes.guided.lessons import LESSONS

NAMES = ("Ada", "Rosa", "Theo", "Ida")
DECKS = load_decks()
STEP_MS = 200
CALLS = {"accuse": "caught"}


class Lecture:
    def __init__(self, game: str) -> None:
        self.lesson: Lesson = LESSONS[game]
        names = NAMES[:self.lesson.players]
        deck = DECKS[game]
        kinds = [HUMAN] + [COMPANION] * (len(names) - 1)
        record = Record(deck, list(names), kinds, 1, deck.house(dict(self.lesson.house)), self.lesson.setup(names))
        self.match = begin(record)
        self.view = SeatView(self.match.referee, 0)
        self.progress = Progress(self.lesson, self.view, names)
        self.now = 0
        self.steps: list[int] = []
        """When each step was done."""
        self.left_out: list[int] = []
        self.match.referee.listen(self._heard)

    def _heard(self, event: Event) -> None:
        seen = seen_from(event, 0)
        if seen is not None:
            self.progress.note(seen)

    def wait(self, ms: int) -> None:
        until = self.now + ms
        while self.now < until:
            self.now += STEP_MS
            if self.now >= self.match.referee.open_from:
                self.match.advance(self.now)
            self._settle()

    def _settle(self) -> None:
        while not self.progress.over:
            at, step, now = self.progress.at, self.progress.step, self.progress.now
            skipped = not step.done(now)
            if not self.progress.settle(False):
                return
            self.steps += [self.now] * (self.progress.at - at)
            self.left_out += [at] if skipped else []

    def send(self, *actions: Action) -> None:
        for action in actions:
            self.match.submit(action, max(self.now, self.match.referee.open_from))
            self.now = max(self.now, self.match.now)
        self._settle()

    # ---- a pupil who follows

    def follow(self, longest_ms: int, pause_ms: int = 3_000) -> None:
        """Reads each cue, does it, until the lesson is over or time is up."""
        until = self.now + longest_ms
        while not self.progress.over and self.now < until:
            self.wait(pause_ms if self.progress.cue().how else STEP_MS)
            if not self.progress.over:
                self.do(self.progress.cue())

    def do(self, cue: Cue) -> None:
        facts = self.view.facts
        kind, _colon, number = cue.start.partition(":")
        if not cue.how:
            return
        if cue.how == "call":
            self.send(Call(0, "caught", int(number)))
        elif cue.how in ("slap", "whistle", "pass"):
            self.send(Call(0, cue.how))
        elif cue.how.startswith("word_"):
            self.send(Call(0, f"say:{facts['words'][cue.how[5:]]}"))
        elif cue.how == "draw" and self.view.draw_top < 0:
            self.send(Call(0, "knock"))
        else:
            self.carry(self._card(kind, number), cue.goal or "discard")

    def _card(self, kind: str, number: str) -> int:
        """The card or token that a cue's thing stands for."""
        match kind:
            case "gap":
                return int(self.view.facts["grasshoppers"][int(number)][0])
            case "pile":
                return int(self.view.facts["own_top"])
            case "draw":
                return self.view.draw_top
            case "tim":
                return int(self.progress.now.find("tim").partition(":")[2])
            case _:
                return int(number)

    def carry(self, card: int, zone: str) -> None:
        self.send(Grab(0, card), Carry(0, zone))
        self.wait(STEP_MS)
        if self.view.held(0) is not None:
            self.send(Release(0, zone))

    # ---- a pupil who doesn't

    def anything(self, dice: Random) -> None:
        """One legal act, whatever the cue says."""
        acts = self.view.acts()
        if not acts:
            return
        verb = dice.choice(sorted({act.verb for act in acts}))
        self._act(dice.choice([act for act in acts if act.verb == verb]))

    def _act(self, act: Act) -> None:
        if act.zone:
            self.carry(act.card, act.zone)
        elif act.verb == "turn_worm":
            self.send(TurnOver(0, act.card))
        elif act.verb == "draw":
            self.send(Call(0, "knock"))
        else:
            self.send(Call(0, f"say:{act.word}" if act.word else CALLS.get(act.verb, act.verb), act.target))
