"""What one seat may know of the table, and what it may do: the only thing that screens and bots look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.core.actions import Refusal
from game.core.acts import NO_CARD, Act
from game.core.cards import Card, Face, Seat

from .gestures import meaning
from .referee import Referee


class SeatView:
    """A window on the referee's table. Each answer depends only on what this seat may know."""

    def __init__(self, referee: Referee, seat: Seat) -> None:
        self._referee = referee
        self._table = referee.table
        self.game = referee.rules.slug
        self.seat = seat
        self.seats = referee.table.seats
        self.names = list(referee.record.players)
        self.kinds = list(referee.record.kinds)
        self._facts: dict[str, Any] | None = None
        self._glance = False

    def face(self, card: Card) -> Face:
        """The face of a card that this seat sees. Raises :exc:`PermissionError` for a hidden one."""
        if not self.sees(card):
            raise PermissionError("this seat doesn't see that card")
        return self._table.faces[card]

    def sees(self, card: Card) -> bool:
        return self._table.sees(self.seat, card)

    def printed(self) -> Counter[Face]:
        """How many cards of each face there are in the box: everybody may have read the rules."""
        return Counter(self._table.faces)

    # Time and turns

    @property
    def now(self) -> int:
        return self._table.now

    @property
    def turn(self) -> Seat:
        return self._table.turn

    @property
    def round(self) -> int:
        return self._table.round

    @property
    def round_over(self) -> bool:
        return self._table.round_over

    @property
    def game_over(self) -> bool:
        return self._table.game_over

    @property
    def round_scores(self) -> list[int]:
        return list(self._table.round_scores)

    @property
    def totals(self) -> list[int]:
        return list(self._table.totals)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self._table.winners

    def deadline(self, name: str) -> int | None:
        """When (ms) a deadline that this seat knows of is due."""
        deadline = self._table.deadlines.get(name)
        return deadline.due if deadline and deadline.noticed >> self.seat & 1 else None

    # Cards

    @property
    def hand(self) -> list[Card]:
        """The own cards, without one in the air."""
        return list(self._table.hand(self.seat))

    def count(self, seat: Seat) -> int:
        """How many cards everybody believes a seat to have; of the own seat, how many it has."""
        return self._table.owned(seat) if seat == self.seat else self._table.shown_count(seat)

    def public_count(self, seat: Seat) -> int:
        return self._table.shown_count(seat)

    @property
    def draw_count(self) -> int:
        """Without a slipped card that was shuffled in and can still be called."""
        return len(self._table.piles["draw"]) - sum(act.lost for act in self._table.open_acts)

    @property
    def draw_top(self) -> Card:
        """The uppermost card of the draw pile, to be grabbed, never looked at."""
        return self._table.top("draw")

    @property
    def discard_count(self) -> int:
        """Without a card that was slipped in and can still be called."""
        slipped = sum(act.how == "slip" and act.let_go_ms >= 0 and not act.lost for act in self._table.open_acts)
        return len(self._table.piles["discard"]) - slipped

    @property
    def top(self) -> Card:
        """The uppermost discarded card, which everybody sees."""
        return self._table.top("discard")

    def lying(self, pile: str) -> Card:
        """The uppermost card of a pile that lies open; :data:`NO_CARD` where nothing lies.

        Raises :exc:`PermissionError` for a pile that isn't open to everybody.
        """
        if pile not in self._table.open_piles:
            raise PermissionError("this pile isn't open")
        return self._table.top(pile)

    def held(self, seat: Seat) -> tuple[Card | None, str] | None:
        """What a hand holds (None for a back) and over which zone; None for an empty hand."""
        card = self._table.held[seat]
        if card == NO_CARD:
            return None
        return (card if self.sees(card) else None), self._table.held_zone[seat]

    def leaning(self, seat: Seat) -> int:
        return self._table.leaning[seat]

    # What may be done

    def acts(self) -> list[Act]:
        """Every act that the referee would accept from this seat now."""
        return self._referee.can(self.seat)

    def may_grab(self, card: Card) -> Refusal | None:
        """Why the hand may not close on this card; None if it may."""
        return self._referee.rules.refuse_grab(self._table, self.seat, card)

    def why_not(self, card: Card, zone: str) -> Refusal | None:
        """Why letting this card go in this zone would be refused; None if it would be accepted."""
        act = meaning(self._referee.rules, self._table, self.seat, card, zone)
        return Refusal("no_such_move") if act is None else self._referee.why_not(act)

    def zones_for(self, card: Card) -> dict[str, str]:
        """Every zone that would accept this card now, with the verb it amounts to."""
        accepted = {}
        for zone in self._table.zones:
            act = meaning(self._referee.rules, self._table, self.seat, card, zone)
            if act and self._referee.why_not(act) is None:
                accepted[zone] = act.verb
        return accepted

    @property
    def owes(self) -> dict[Seat, str]:
        return self._referee.rules.owes(self._table)

    @property
    def facts(self) -> dict[str, Any]:
        """The game's own facts as this seat may know them."""
        if self._facts is not None:
            return self._facts
        facts = self._referee.rules.facts(self._table, self.seat)
        if self._glance:
            self._facts = facts
        return facts

    @contextmanager
    def glance(self) -> Iterator[None]:
        """One look at the table, while nothing happens there: the facts are worked out once."""
        self._glance = True
        try:
            yield
        finally:
            self._facts, self._glance = None, False

    @property
    def rulings(self) -> dict[str, str]:
        return dict(self._referee.rules.rulings)


