"""Hands that try anything: random acts of every kind, for measuring and for testing."""

from __future__ import annotations

from random import Random

from game.core.actions import Action, NextRound
from game.core.acts import Act
from game.core.cards import Card, Seat
from game.referee.gestures import meaning, pile_kind, spell
from game.referee.referee import Referee

MOST_TRIES = 40
PAUSE_MS = 900


class Fidget:
    """Plays at all seats at once, each act as the gesture that it is, with no sense at all."""

    def __init__(self, referee: Referee, rng: Random) -> None:
        table, rules = referee.table, referee.rules
        self.referee = referee
        self._random = rng.random
        self._gestures = list(rules.gestures)
        self._verbs = list(rules.calls.values())
        self._words = sorted({face.kind for face in table.faces})
        self._zones = {
            kind: [name for name, zone in table.zones.items() if zone.kind == kind] for _, kind in self._gestures}
        self._piles = {
            kind: [name for name in table.piles if pile_kind(name) == kind] for kind, _ in self._gestures}
        self._props = [card for card, face in enumerate(table.faces) if "prop" in face.traits]

    def act(self) -> Act | None:
        """An act that would be accepted now: seat, kind of act, card and place by lot until one fits."""
        table, refuse = self.referee.table, self.referee.rules.refuse
        for _ in range(MOST_TRIES):
            act = self._any_act(self._below(table.seats))
            if act is not None and refuse(table, act) is None:
                return act
        return None

    def actions(self) -> list[Action]:
        """The next gesture, or the next round's deal; empty when only time can help."""
        if self.referee.table.round_over:
            return [NextRound()]
        act = self.act()
        return spell(self.referee.rules, act) if act is not None else []

    def step(self) -> int:
        """Make a gesture at the next open instant, or let time pass. How many actions were accepted."""
        referee = self.referee
        actions = self.actions()
        done = sum(referee.submit(action, referee.open_from) is None for action in actions)
        if not actions or self._random() < 0.2:
            referee.advance(referee.table.now + 1 + int(self._random() * PAUSE_MS))
        return done

    def _below(self, count: int) -> int:
        return int(self._random() * count)

    def _any_act(self, seat: Seat) -> Act | None:
        table, rules = self.referee.table, self.referee.rules
        choice = self._below(len(self._gestures) + len(self._verbs) + 1)
        if choice < len(self._gestures):
            pile, zone = self._gestures[choice]
            card = self._any_card(seat, pile)
            zones = self._zones[zone]
            return None if card is None else meaning(rules, table, seat, card, zones[self._below(len(zones))])
        choice -= len(self._gestures)
        if choice < len(self._verbs):
            verb = self._verbs[choice]
            word = self._words[self._below(len(self._words))] if verb == "say" else ""
            return Act(seat, verb, target=self._below(table.seats), word=word)
        return rules.turn_over(table, seat, self._props[self._below(len(self._props))]) if self._props else None

    def _any_card(self, seat: Seat, kind: str) -> Card | None:
        """A card of the own hand, or one that lies on top of a pile of this kind."""
        piles = self.referee.table.piles
        if kind == "hand":
            hand = piles[self.referee.table.hands[seat]]
            return hand[self._below(len(hand))] if hand else None
        names = self._piles[kind]
        pile = piles[names[self._below(len(names))]]
        return pile[-1] if pile else None
