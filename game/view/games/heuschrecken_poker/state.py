"""What the screen has told of the table: all of it, or as much as has been shown while one event follows another.

Everything happens at once at the referee's table: cards turn over, stacks are taken, gardens ripen or are eaten. People
need it one after the other. So a state moves on event by event, and the table is drawn from it until it has caught up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.cards import Card, Seat
from game.core.events import CardMoved, Event, Noted, RoundBegan
from game.referee.view import SeatView

NONE: Card = -1
HARVEST = 3
"""So many plants of one genus ripen; so many grasshoppers eat a garden."""


@dataclass(slots=True)
class State:
    """Lists by seat; a card of -1 is none."""

    own: Seat
    round: int
    display: list[Card]
    """In the order laid."""
    gardens: list[list[Card]]
    laid: list[bool]
    """Whether a card lies face down in each seat's place."""
    shown: list[Card]
    """What lies there face up."""
    hand: list[Card]
    """The own cards."""
    used: list[Card]
    choice: Card
    """What the own seat has laid face down."""
    cancelled: tuple[Seat, ...]
    order: tuple[Seat, ...]
    to_pick: tuple[Seat, ...]
    tokens: list[int]
    draw_count: int
    columns: tuple[str, ...] = ()
    """The genera that have a place on the display, also when they have been taken in this pass."""
    told: bool = False
    """Something is being told: nobody does anything."""
    words: str = ""
    """The prompt meanwhile."""
    steps: tuple[str, ...] = ()
    """What has been told of this pass, in markup."""
    chain: tuple[str, ...] = ()
    """The steps while they are shown; the last one is now."""
    scene: str = ""
    """``harvest``, ``invasion`` or ``count`` while one is played."""
    seat: Seat = -1
    """Whose garden it is about."""
    genus: str = ""
    counts: tuple[int, ...] = ()
    """Plants by seat while they are counted."""

    @property
    def own_cards(self) -> list[Card]:
        """All of the own poker cards, wherever they lie, in the order of the deck."""
        rest = [card for card in (self.choice, self.shown[self.own]) if card != NONE]
        return sorted({*self.hand, *self.used, *rest})

    @property
    def card_number(self) -> int:
        """Which of the own cards is being played, counted from 1."""
        return min(len(self.own_cards) or 8, len(self.used) + 1)

    def apply(self, event: Event) -> None:
        """The table after this event."""
        match event:
            case CardMoved(card=card, source=source, target=target):
                self._leave(card, *_pile(source))
                self._come(card, *_pile(target))
            case Noted(name="cancelled", value=seats):
                self.cancelled = tuple(seats)
            case Noted(name="order", value=seats):
                self.order = tuple(seats)
            case Noted(name="to_pick", value=seats):
                self.to_pick = tuple(seats)
            case Noted(name="totals", value=totals):
                self.tokens = list(totals)
            case RoundBegan(round=number):
                self.round = number
            case _:
                pass

    def _leave(self, card: Card | None, kind: str, seat: Seat) -> None:
        if kind == "draw":
            self.draw_count -= 1
        elif kind == "place":
            self.laid[seat] = False
            self.choice = NONE if seat == self.own else self.choice
        elif kind == "shown":
            self.shown[seat] = NONE
        elif (cards := self._cards(kind, seat)) is not None and card in cards:
            cards.remove(card)

    def _come(self, card: Card | None, kind: str, seat: Seat) -> None:
        if kind == "place":
            self.laid[seat] = True
            self.choice = card if seat == self.own and card is not None else self.choice
        elif card is None:
            return
        elif kind == "shown":
            self.shown[seat] = card
        elif (cards := self._cards(kind, seat)) is not None:
            cards.append(card)

    def _cards(self, kind: str, seat: Seat) -> list[Card] | None:
        if kind == "display":
            return self.display
        if kind == "garden":
            return self.gardens[seat]
        if seat == self.own:
            return {"hand": self.hand, "used": self.used}.get(kind)
        return None


def state_of(view: SeatView) -> State:
    """All that this seat knows."""
    facts: dict[str, Any] = view.facts
    picking = bool(facts["to_pick"])
    nobody = [NONE] * view.seats
    return State(
        own=view.seat,
        round=view.round,
        display=[card for cards in facts["display"].values() for card in cards],
        gardens=[list(cards) for cards in facts["gardens"]],
        laid=list(facts["chosen"]),
        shown=list(facts["shown"]) if picking else nobody,
        hand=view.hand,
        used=list(facts["used"]),
        choice=facts["own_choice"],
        cancelled=tuple(facts["cancelled"]),
        order=tuple(facts["order"]),
        to_pick=tuple(facts["to_pick"]),
        tokens=list(facts["tokens"]),
        draw_count=view.draw_count,
        columns=tuple(facts["display"]),
    )


def by_genus(cards: Iterable[Card], names: Mapping[Card, str]) -> dict[str, list[Card]]:
    """Cards by the name of their face, in the order of the first of each."""
    found: dict[str, list[Card]] = {}
    for card in cards:
        found.setdefault(names[card], []).append(card)
    return found


def _pile(name: str) -> tuple[str, Seat]:
    kind, _colon, seat = name.partition(":")
    return kind, int(seat) if seat else -1
