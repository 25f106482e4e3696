"""The referee puts all inputs into one order of time, reads gestures, and keeps the record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core import actions
from game.core.actions import Action, Call, Carry, Grab, Lean, NextRound, Refusal, Release, Sit, TurnOver
from game.core.acts import NO_CARD, Act
from game.core.cards import Seat
from game.core.events import Event
from game.core.record import Record
from game.core.rules import Rules
from game.core.table import Table

from . import judge, watch
from .gestures import meaning, pile_kind

Listener = Callable[[Event], None]


class Referee:
    """One match: its rules, its table, its record.

    At one instant inputs come before deadlines: a deadline waits until time has passed it.
    """

    def __init__(self, rules: Rules[Any], record: Record) -> None:
        """Deal, or lay out the record's set-up. Its inputs are not played: see :func:`replay`."""
        self.rules = rules
        self.record = record
        self.table: Table = rules.new_table(record.deck, len(record.players), record.seed, record.house)
        self.table.allow = record.allow or self.table.allow
        self.playing = list(record.kinds)
        """Who plays at each seat now."""
        self.open_from = 0
        """The first instant still open to inputs."""
        self._listeners: list[Listener] = []
        self._handlers: dict[type[Any], Callable[[Any], Refusal | None]] = {
            Grab: self._grab, Carry: self._carry, Release: self._release, TurnOver: self._turn_over,
            Call: self._call, Lean: self._lean, NextRound: self._next_round,
            Sit: self._sit,
        }
        if record.setup is None:
            rules.deal(self.table)
        else:
            rules.lay_out(self.table, record.players, record.setup)

    def listen(self, listener: Listener) -> None:
        """Call back for every event from now on, in order, before ``submit`` or ``advance`` returns."""
        self._listeners.append(listener)
        self.table.listening = True

    def submit(self, action: Action, at: int) -> Refusal | None:
        """Rule on an action made at a moment. None: it happened.

        Raises :exc:`ValueError` for a moment that has passed.
        """
        table = self.table
        if at < self.open_from:
            raise ValueError(f"{action} at {at} ms: time has passed {self.open_from - 1} ms")
        if type(action) is Release and action.zone not in table.zones:
            action = Release(action.seat, "off")  # a hand opens somewhere, and the record must be able to say where
        if not _exists(table, action):
            return actions.NO_SUCH_MOVE
        if table.next_due < at:
            self._expire(at)
        table.now = self.open_from = at
        refusal = self._handlers[type(action)](action)
        if refusal is None or refusal.heard or type(action) is Release:
            self.record.inputs.append((at, action))
            self.record.length_ms = at
        if refusal and refusal.ruling:
            table.rule(refusal.ruling)
        if table.events:
            self._publish()
        return refusal

    def advance(self, to: int) -> None:
        """Let time pass up to and including ``to`` (ms); every deadline until then is handled."""
        if self.table.next_due <= to:
            self._expire(to + 1)
        self.table.now = self.record.length_ms = to
        self.open_from = to + 1

    def can(self, seat: Seat) -> list[Act]:
        """Every act that would be accepted from this seat now; a hand that holds a card can't take another."""
        table, refuse = self.table, self.rules.refuse
        if table.round_over or table.game_over:
            return []
        free = table.held[seat] == NO_CARD
        return [
            act for act in self.rules.candidates(table, seat)
            if (free or not act.zone) and refuse(table, act) is None]

    def why_not(self, act: Act) -> Refusal | None:
        """Why an act would be refused now; None if it would be accepted."""
        return self._closed() or self.rules.refuse(self.table, act)

    def call_meaning(self, call: Call) -> Act | None:
        """What a call asks for; None if this game has no such words."""
        words, _, word = call.words.partition(":")
        verb = self.rules.calls.get(words)
        return Act(call.seat, verb, NO_CARD, "", call.target, word) if verb else None

    # One method for each kind of action

    def _grab(self, action: Grab) -> Refusal | None:
        seat, card = action
        table = self.table
        if table.held[seat] != NO_CARD:
            return actions.ONE_CARD_AT_A_TIME
        refusal = self._closed() or self.rules.refuse_grab(table, seat, card)
        if refusal is None and card in table.held:
            refusal = actions.ANOTHER_HAND
        if refusal is None:
            table.grab(seat, card)
        return refusal

    def _carry(self, action: Carry) -> Refusal | None:
        seat, zone = action
        table = self.table
        card = table.held[seat]
        if card == NO_CARD:
            return actions.NOTHING_HELD
        act = meaning(self.rules, table, seat, card, zone)
        if act and act.verb in self.rules.covert:
            refusal = watch.cross(self.rules, table, act)
            if refusal:
                return refusal
        elif zone == table.hands[seat]:
            watch.back_in_hand(table, seat, card)
        table.carry(seat, zone)
        return None

    def _release(self, action: Release) -> Refusal | None:
        seat, zone = action
        table = self.table
        card = table.held[seat]
        if card == NO_CARD:
            return actions.NOTHING_HELD
        act = meaning(self.rules, table, seat, card, zone)
        if act is None:
            table.send_home(seat)
            at_home = pile_kind(zone) == pile_kind(table.where[card])
            return None if at_home else actions.NO_SUCH_MOVE
        rules = self.rules
        refusal = rules.refuse(table, act)
        if refusal is None and act.verb in rules.covert:
            refusal = watch.cross(rules, table, act)
        if refusal:
            table.send_home(seat)
            return refusal
        self._count(act)
        if act.verb in rules.covert:
            watch.hide(rules, table, act)
            return None
        # An act that had begun covertly ends as an open one: the card goes by way of the hand.
        watch.back_in_hand(table, seat, card)
        table.let_go(seat)
        rules.do(table, act)
        return None

    def _turn_over(self, action: TurnOver) -> Refusal | None:
        act = self.rules.turn_over(self.table, action.seat, action.card)
        return self._do(act)

    def _call(self, action: Call) -> Refusal | None:
        refusal = self._do(self.call_meaning(action))
        if refusal and refusal.heard:
            call, _, word = action.words.partition(":")
            self.table.say(action.seat, word or call, action.target)
        return refusal

    def _do(self, act: Act | None) -> Refusal | None:
        if act is None:
            return actions.NO_SUCH_MOVE
        refusal = self.rules.refuse(self.table, act)
        closed = self._closed()
        if closed and not (refusal and refusal.ignored and not refusal.heard):
            return closed  # what is ignored anyway needs no such answer
        if refusal:
            return refusal
        self._count(act)
        if act.verb == "accuse":
            judge.call(self.rules, self.table, act.seat, act.target)
        else:
            self.rules.do(self.table, act)
        return None

    def _lean(self, action: Lean) -> Refusal | None:
        if action.side not in (-1, 0, 1) or self.table.leaning[action.seat] == action.side:
            return actions.NO_SUCH_MOVE
        self.table.lean(action.seat, action.side)
        return None

    def _next_round(self, action: NextRound) -> Refusal | None:
        if self.table.game_over:
            return actions.MATCH_IS_OVER
        if not self.table.round_over:
            return actions.ROUND_IS_ON
        self.rules.next_round(self.table)
        return None

    def _sit(self, action: Sit) -> Refusal | None:
        if self.playing[action.seat] == action.kind:
            return actions.NO_SUCH_MOVE
        self.playing[action.seat] = action.kind
        self.table.change_player(action.seat, action.kind)
        return None

    def _count(self, act: Act) -> None:
        if self.table.reached is not None:
            self.table.reached[act.verb] += 1

    def _closed(self) -> Refusal | None:
        if self.table.game_over:
            return actions.MATCH_IS_OVER
        return actions.ROUND_IS_OVER if self.table.round_over else None

    def _expire(self, before: int) -> None:
        table = self.table
        while table.next_due < before:
            name = table.due_first()
            table.now = table.next_due
            table.clear_deadline(name)
            kind, _, serial = name.partition(":")
            if kind == "catch":
                watch.window_closed(self.rules, table, int(serial))
            else:
                self.rules.expire(table, name)
            if table.events:
                self._publish()

    def _publish(self) -> None:
        events, self.table.events = self.table.events, []
        for event in events:
            for listener in self._listeners:
                listener(event)


def _exists(table: Table, action: Action) -> bool:
    """Whether there are such a seat, card and place at this table."""
    seats = table.seats
    if not 0 <= action.seat < seats:
        return type(action) is NextRound
    if type(action) is Carry or type(action) is Release:
        return action.zone in table.zones
    if type(action) is Grab or type(action) is TurnOver:
        return 0 <= action.card < len(table.faces)
    return type(action) is not Call or actions.NOBODY <= action.target < seats


def replay(
    rules: Rules[Any], record: Record, until: int | None = None, listener: Listener | None = None,
) -> Referee:
    """Play a record again, up to and including an instant (ms; default: all of it)."""
    referee = Referee(rules, record.fresh())
    if listener:
        referee.listen(listener)
    go_through(referee, record, until)
    return referee


def go_through(referee: Referee, record: Record, until: int | None = None) -> None:
    """Make a record's inputs again at a table that has just been dealt, as :func:`replay` does."""
    end = record.length_ms if until is None else until
    for at, action in record.inputs:
        if at > end:
            break
        referee.submit(action, at)
    referee.advance(max(end, referee.open_from - 1))
