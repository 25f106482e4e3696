"""The table: everything the referee knows about one match, dice and deadlines included.

It has no clock and reads no device. Rules change it only through the verbs below; each verb leaves
one event, made only when somebody listens. Times are whole milliseconds since the deal.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from .actions import NOBODY
from .acts import NO_CARD, Evidence, OpenAct, Verdict
from .cards import Card, Deck, Face, HouseValue, Seat
from .events import (
    EVERYONE,
    CardMoved,
    ClocksStarted,
    ClocksStopped,
    DeadlineCleared,
    DeadlineSet,
    Event,
    HandMoved,
    Judged,
    Leaned,
    Mask,
    MatchEnded,
    Noted,
    RoundBegan,
    RoundEnded,
    Said,
    Sat,
    TurnBegan,
)
from .zones import Zone, zones

NEVER = 1 << 62


class Deadline(NamedTuple):
    """When something happens by itself (``due``, ms since the deal), and who may know."""

    due: int
    serial: int
    """Earlier deadlines come first at one instant."""
    noticed: Mask
    """A secret deadline must not tick aloud."""


class Table:
    """A generic card table; each game adds its own fields in a subclass."""

    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        self.deck = deck
        self.faces: tuple[Face, ...] = deck.faces
        self.seats = seats
        self.house = house
        self.rng = random.Random(seed)
        self.now = 0
        self.zones: Mapping[str, Zone] = zones(seats)
        self.hands = tuple(f"hand:{seat}" for seat in range(seats))
        self.airs = tuple(f"air:{seat}" for seat in range(seats))
        self.piles: dict[str, list[Card]] = {"box": list(range(len(deck.faces)))}
        for pile in self.hands + self.airs:
            self.piles[pile] = []
        self.where: list[str] = ["box"] * len(deck.faces)
        self.open_piles: tuple[str, ...] = ()
        """Piles whose cards everybody sees, besides the top of the discard pile."""
        self.seen_by: dict[str, Seat] = {}
        """Piles that lie face down and that one seat may look at, besides its hand."""
        self.turn: Seat = 0
        self.allow: tuple[int, ...] = (0,) * seats
        """How much earlier (ms) each seat's reactions count, so that unequal players meet as equals."""
        self.held: list[Card] = [NO_CARD] * seats
        self.held_zone: list[str] = [""] * seats
        self.leaning: list[int] = [0] * seats
        self.open_acts: list[OpenAct] = []
        self.evidence: list[Evidence] = []
        self.deadlines: dict[str, Deadline] = {}
        self.next_due = NEVER
        self.clocks_stopped_ms = -1
        self.serial = 0
        self.round = 1
        self.round_over = False
        self.game_over = False
        self.round_scores: list[int] = [0] * seats
        self.totals: list[int] = [0] * seats
        self.winners: tuple[Seat, ...] = ()
        self.listening = False
        self.events: list[Event] = []
        self.reached: Counter[str] | None = None
        """How often each ruling has been applied and each act been done, when somebody counts."""

    # Questions

    def hand(self, seat: Seat) -> list[Card]:
        return self.piles[self.hands[seat]]

    def owned(self, seat: Seat) -> int:
        """Cards that still belong to a seat: in the hand and in the air."""
        return len(self.piles[self.hands[seat]]) + len(self.piles[self.airs[seat]])

    def shown_count(self, seat: Seat) -> int:
        """How many cards everybody believes a seat to have: a vanished card still counts while its window is open."""
        hidden = sum(act.seat == seat and act.let_go_ms >= 0 and act.how != "mistake" for act in self.open_acts)
        return self.owned(seat) + hidden

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All other seats, in clockwise order, beginning left of this one."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def top(self, pile: str) -> Card:
        """The uppermost card of a pile, or :data:`NO_CARD`."""
        cards = self.piles[pile]
        return cards[-1] if cards else NO_CARD

    def sees(self, seat: Seat, card: Card) -> bool:
        """Whether this seat may see the face of a card where it lies."""
        where = self.where[card]
        return (
            where == self.hands[seat] or where == self.airs[seat] or self.seen_by.get(where) == seat
            or "prop" in self.faces[card].traits or (where == "discard" and self.top("discard") == card)
            or where in self.open_piles
        )

    def due_first(self) -> str:
        """The name of the deadline that is due next; call only when :attr:`next_due` says there is one."""
        return min(self.deadlines, key=lambda name: self.deadlines[name][:2])

    def fingerprint(self) -> tuple[Any, ...]:
        """All that rules can tell apart, for "it left the table as it was". Order in a hand doesn't matter."""
        own = {name: value for name, value in vars(self).items() if name not in _NOT_STATE}
        piles = {name: sorted(cards) if name.startswith("hand:") else list(cards) for name, cards in self.piles.items()}
        acts = [(act.seat, act.card, act.how, act.let_go_ms) for act in self.open_acts]
        return piles, acts, sorted(self.deadlines.items()), repr(sorted(own.items(), key=lambda item: item[0]))

    def rule(self, ruling: str) -> None:
        """This ruling has just been applied."""
        if self.reached is not None:
            self.reached[ruling] += 1

    # Verbs: cards and hands

    def move(self, card: Card, target: str, faces: Mask = EVERYONE, noticed: Mask = EVERYONE, under: int = 0) -> None:
        """Put a card on a pile, or below its ``under`` top cards."""
        source = self.where[card]
        before, pile = self.piles[source], self.piles[target]
        if before[-1] == card:
            before.pop()  # mostly it lies on top: no search
        else:
            before.remove(card)
        if under:
            pile.insert(len(pile) - under, card)
        else:
            pile.append(card)
        self.where[card] = target
        if self.listening:
            self.events.append(CardMoved(self.now, card, source, target, faces, noticed))

    def grab(self, seat: Seat, card: Card) -> None:
        self.held[seat] = card
        self.carry(seat, self.where[card])

    def carry(self, seat: Seat, zone: str) -> None:
        self.held_zone[seat] = zone
        if self.listening:
            card = self.held[seat]
            source = self.where[card]
            faces = 1 << seat if source == self.hands[seat] or source == self.airs[seat] else 0
            if "prop" in self.faces[card].traits or source in self.open_piles:
                faces = EVERYONE
            self.events.append(HandMoved(self.now, seat, card, zone, source, faces))

    def let_go(self, seat: Seat) -> Card:
        card = self.held[seat]
        self.held[seat] = NO_CARD
        self.held_zone[seat] = ""
        if self.listening:
            self.events.append(HandMoved(self.now, seat, None, None, "", 0))
        return card

    def send_home(self, seat: Seat) -> None:
        """Let go, and the card is back where it was taken from; an act that was under way never happened."""
        card = self.let_go(seat)
        air = self.airs[seat]
        if self.where[card] != air:
            return
        for act in self.open_acts:
            if act.card == card and act.let_go_ms < 0:
                self.close_act(act)
                break
        own = 1 << seat
        self.move(card, self.hands[seat], own, own)

    def send_all_home(self) -> None:
        for seat in range(self.seats):
            if self.held[seat] != NO_CARD:
                self.send_home(seat)

    def lean(self, seat: Seat, side: int) -> None:
        self.leaning[seat] = side
        if self.listening:
            self.events.append(Leaned(self.now, seat, side))

    def change_player(self, seat: Seat, kind: str) -> None:
        """Somebody else sits down: what the hand held is where it was taken from."""
        if self.held[seat] != NO_CARD:
            self.send_home(seat)
        if self.leaning[seat]:
            self.lean(seat, 0)
        if self.listening:
            self.events.append(Sat(self.now, seat, kind))

    def shuffle(self, pile: str) -> None:
        """Only ``random()`` keeps its sequence across Python versions, hence a shuffle of our own."""
        cards = self.piles[pile]
        draw = self.rng.random
        for i in range(len(cards) - 1, 0, -1):
            j = int(draw() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]

    def gather(self, cards: list[Card], target: str) -> None:
        """Put cards away together, as when a round is cleared or a pile reshuffled: nobody sees which is which."""
        for card in cards:
            self.piles[self.where[card]].remove(card)
            self.where[card] = target
        self.piles[target].extend(cards)
        if self.listening:
            self.events.append(Noted(self.now, "gathered", target))

    # Verbs: fouls

    def open_act(self, seat: Seat, card: Card, how: str) -> OpenAct:
        self.serial += 1
        act = OpenAct(self.serial, seat, card, how, self.now)
        self.open_acts.append(act)
        return act

    def close_act(self, act: OpenAct, outcome: str = "", watchman: Seat = NOBODY) -> None:
        """End a foul; with an outcome it becomes evidence. The fan may now show one card less."""
        self.open_acts.remove(act)
        self.clear_deadline(f"catch:{act.serial}")
        if outcome:
            self.evidence.append(Evidence(
                act.seat, act.card, act.how, act.began_ms, act.let_go_ms, self.now, outcome, watchman))
        if outcome == "unseen" and self.listening:
            self.events.append(Noted(self.now, "fan", act.seat))

    def judge(self, verdict: Verdict) -> None:
        act = verdict.act
        if self.listening:
            how, began, let_go = (act.how, act.began_ms, act.let_go_ms) if act else ("", -1, -1)
            self.events.append(Judged(
                self.now, verdict.accuser, verdict.accused, verdict.right, verdict.ruling, how, began, let_go))

    # Verbs: time

    def set_deadline(self, name: str, after_ms: int, noticed: Mask = EVERYONE) -> None:
        self.serial += 1
        self.deadlines[name] = Deadline(self.now + after_ms, self.serial, noticed)
        self._find_next_due()
        if self.listening:
            self.events.append(DeadlineSet(self.now, name, self.now + after_ms, noticed))

    def clear_deadline(self, name: str) -> None:
        deadline = self.deadlines.pop(name, None)
        if deadline is None:
            return
        self._find_next_due()
        if self.listening:
            self.events.append(DeadlineCleared(self.now, name, deadline.noticed))

    def stop_clocks(self) -> None:
        """Let every deadline stand still, as while a call is settled."""
        self.clocks_stopped_ms = self.now
        self.next_due = NEVER
        if self.listening:
            self.events.append(ClocksStopped(self.now))

    def start_clocks(self) -> None:
        """Go on: every deadline is due later by as long as the clocks stood still."""
        by = self.now - self.clocks_stopped_ms
        self.clocks_stopped_ms = -1
        for name, (due, serial, noticed) in self.deadlines.items():
            self.deadlines[name] = Deadline(due + by, serial, noticed)
        self._find_next_due()
        if self.listening:
            self.events.append(ClocksStarted(self.now))

    def _find_next_due(self) -> None:
        if self.deadlines and self.clocks_stopped_ms < 0:
            self.next_due = min(self.deadlines.values())[0]
        else:
            self.next_due = NEVER

    # Verbs: turns, talk, rounds

    def begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        if self.listening:
            self.events.append(TurnBegan(self.now, seat))

    def note(self, name: str, value: Any, noticed: Mask = EVERYONE) -> None:
        """Change a field of this game's own table, and let those who may notice know."""
        setattr(self, name, value)
        if self.listening:
            self.events.append(Noted(self.now, name, value, noticed))

    def say(self, seat: Seat, words: str, target: Seat = NOBODY) -> None:
        if self.listening:
            self.events.append(Said(self.now, seat, words, target))

    def begin_round(self, number: int) -> None:
        self.round = number
        self.round_over = False
        self.round_scores = [0] * self.seats
        if self.listening:
            self.events.append(RoundBegan(self.now, number))

    def end_round(self, scores: list[int]) -> None:
        self.round_over = True
        self.round_scores = scores
        self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
        self.deadlines.clear()
        self.clocks_stopped_ms = -1
        self.next_due = NEVER
        if self.listening:
            self.events.append(RoundEnded(self.now, self.round, tuple(scores), tuple(self.totals)))

    def end_match(self, winners: tuple[Seat, ...]) -> None:
        self.game_over = True
        self.winners = winners
        if self.listening:
            self.events.append(MatchEnded(self.now, winners))


_NOT_STATE = frozenset({
    "deck", "faces", "zones", "hands", "airs", "house", "rng", "piles", "open_acts", "deadlines", "next_due",
    "events", "listening", "reached", "now", "serial", "evidence", "where", "leaning",
})
