"""A player that isn't a person: eyes, a hand, impulses and a mind, each with the moment it stirs next.

What all games share. A game adds what to do with them: :meth:`Player.think`, handlers of events, and
:meth:`Player.still_wants`.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from random import Random
from typing import Any, NamedTuple

from game.core.actions import Action, Carry, Grab, Refusal, Release
from game.core.cards import Card, Seat
from game.core.events import Event
from game.core.record import Look, Path, Track
from game.core.table import NEVER
from game.referee.view import SeatView

from .attention import Attention, Habits
from .characters import Character, Skill
from .hand import Hand
from .memory import Memory
from .paths import ring
from .reaction import between, reaction_ms

BOW = 0.16


class Impulse(NamedTuple):
    """Something about to slip out: a call, a slap, a duck."""

    at: int
    tag: str
    action: Action | None


class Player:
    """One bot at one seat. It knows its seat's view and its seat's events, and nothing else."""

    def __init__(self, seat: Seat, view: SeatView, character: Character, skill: Skill, rng: Random) -> None:
        self.seat = seat
        self.view = view
        self.character = character
        self.skill = skill
        self.rng = rng
        self.hand = Hand(seat, ring(view.seats))
        self.eyes = Attention(seat, view.seats, rng)
        self.memory = Memory(view.seats)
        self.habits = Habits(0.0, 0.0, 0.0)
        self.shows_gaze = False
        """Its gaze is seen by everybody, as the Watchman's is."""
        self.think_at = NEVER
        self.refusals = 0
        """How often in a row it was refused."""
        self.impulses: list[Impulse] = []
        self._impulse_at = NEVER
        self._next = NEVER
        self.handlers: dict[type[Any], Callable[[Any], bool | None]] = {}
        """What to do about an event; False when that changed no plan."""

    # The protocol of game.referee.match.Bot

    @property
    def heeds(self) -> Container[type[Event]]:
        return self.handlers

    def on_event(self, event: Event) -> None:
        handler = self.handlers.get(type(event))
        if handler is not None and handler(event) is not False:
            self._find_next()

    def on_look(self, look: Look) -> None:
        """Another player's eyes were seen to move."""

    def next_at(self) -> int:
        return self._next

    def take_action(self, now: int) -> Action | Track | None:
        result: Action | Track | None
        if self._impulse_at <= now:
            result = self._give_way(now)
        elif self.hand.next_at <= now:
            result = self._move_hand(now)
        elif self.think_at <= now:
            self.think_at = NEVER
            result = self.think(now)
        else:
            result = self._look(now) if self.shows_gaze else None
        self._find_next()
        return result

    def on_refusal(self, action: Action, refusal: Refusal) -> None:
        """Let go of the plan and, if the hand still holds something, of that; then think again."""
        if isinstance(action, Grab | Carry | Release):
            now = self.view.now
            self.refusals += 1
            self.hand.drop()
            if isinstance(action, Carry):
                self.put_back(now)
            self.think_soon(now, 300, 700)
            self._find_next()

    # What a game says

    def think(self, now: int) -> Action | None:
        """The hand is free, or the mind has come back to something: make a plan, or act at once."""
        return None

    def still_wants(self, impulse: Impulse, now: int) -> Action | None:
        """What becomes of an impulse when its moment has come."""
        return impulse.action

    def where_to_let_go(self, release: Release) -> Release:
        """The last word on where the hand opens."""
        return release

    def looked(self, now: int) -> None:
        """The gaze has just moved."""

    # What a game uses

    def think_soon(self, now: int, least_ms: int, most_ms: int) -> None:
        """Think again after a while, which the temperament stretches."""
        self.think_at = now + max(1, int(between(self.rng, least_ms, most_ms) * self.character.tempo))

    def react(self, now: int, tag: str, action: Action | None, slower_ms: int = 0) -> None:
        """Act after this player's reaction time. A newer impulse of one tag takes the place of the older."""
        self.feel(now + reaction_ms(self.rng, self.skill.reaction_ms) + slower_ms, tag, action)

    def feel(self, at: int, tag: str, action: Action | None) -> None:
        """Mean to do something at a moment."""
        self.impulses = [impulse for impulse in self.impulses if impulse.tag != tag]
        self.impulses.append(Impulse(at, tag, action))
        self._impulse_at = min(impulse.at for impulse in self.impulses)

    def forget(self, tag: str = "") -> None:
        """Let an impulse pass; all of them without a tag."""
        if self.impulses:
            self.impulses = [impulse for impulse in self.impulses if tag and impulse.tag != tag]
            self._impulse_at = min((impulse.at for impulse in self.impulses), default=NEVER)

    def gesture(self, at: int, card: Card, source: str, legs: list[tuple[int, str]], hold_ms: int) -> None:
        """Set out with the hand: ``(after ms, zone)`` for each zone, let go after ``hold_ms`` in the last."""
        self.hand.set_out(at, card, source, legs, hold_ms, BOW * (2 * self.rng.random() - 1))

    def put_back(self, now: int) -> None:
        """Bring what the hand holds home."""
        held = self.view.held(self.seat)
        if held is not None:
            home = f"hand:{self.seat}"
            self.hand.turn_back(now, held[1], home, between(self.rng, 120, 260))

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def rest(self) -> None:
        """Forget all plans."""
        self.hand.drop()
        self.forget()
        self.think_at = NEVER
        self.refusals = 0

    # One for each thing that stirs

    def _give_way(self, now: int) -> Action | None:
        impulse = min(self.impulses)
        self.impulses.remove(impulse)
        self._impulse_at = min((other.at for other in self.impulses), default=NEVER)
        return self.still_wants(impulse, now)

    def _move_hand(self, now: int) -> Action | Path:
        step = self.hand.take_step()
        if isinstance(step, Release):
            step = self.where_to_let_go(step)
            if self.think_at == NEVER:
                self.think_at = now + 700
        return step

    def _look(self, now: int) -> Look | None:
        before = self.eyes.focus
        self.eyes.look_around(now, self.habits, self.memory.suspicion)
        self.looked(now)
        return Look(now, self.seat, self.eyes.zone) if self.eyes.focus != before else None

    def _find_next(self) -> None:
        soonest = self.hand.next_at
        if self.think_at < soonest:
            soonest = self.think_at
        if self._impulse_at < soonest:
            soonest = self._impulse_at
        if self.shows_gaze and self.eyes.until < soonest:
            soonest = self.eyes.until
        self._next = soonest
