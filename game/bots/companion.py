"""Who sits at the table of a guided first hand: plays fair, slowly and in view, and does what the lesson needs.

It looks around a few times a second instead of planning, so that whatever the pupil does, it goes on.
"""

from __future__ import annotations

from random import Random

from game.core.actions import NOBODY, Action
from game.core.acts import NO_CARD
from game.core.cards import Card, Seat
from game.core.events import RoundEnded, TurnBegan
from game.core.record import HUMAN, Track
from game.referee.view import SeatView

from .characters import CHARACTERS, SKILLS
from .player import Player
from .reaction import between

LOOK_MS = (280, 420)
"""How often it looks what there is to do."""
TURN_MS = 1_100
"""So long it lets a turn be looked at before it plays."""
CARRY_MS = (420, 620)


class Companion(Player):
    """What all games share. A game says what to do: :meth:`play`."""

    def __init__(self, seat: Seat, view: SeatView, rng: Random) -> None:
        super().__init__(seat, view, CHARACTERS["calm"], SKILLS[1], rng)
        self.home = f"hand:{seat}"
        self.pupil: Seat = view.kinds.index(HUMAN) if HUMAN in view.kinds else NOBODY
        self.turn_at = view.now
        self.handlers = {TurnBegan: self._turn_began, RoundEnded: self._round_ended}
        self.think_at = view.now + between(rng, *LOOK_MS)
        self._find_next()

    def play(self, now: int) -> Action | Track | None:
        """The hand is free and the round is on: act at once, set out with the hand, or wait."""
        return None

    def waited(self, since: int, now: int) -> bool:
        """Whether everybody has had time to see what there is."""
        return now - since >= TURN_MS

    def carry(self, now: int, card: Card, source: str, zone: str, hold_ms: int = 120) -> None:
        """One card from one place to another, for everybody to see."""
        self.gesture(now, card, source, [(between(self.rng, *CARRY_MS), zone)], hold_ms)

    def think(self, now: int) -> Action | None:
        self.think_at = now + between(self.rng, *LOOK_MS)
        if self.hand.busy or self.view.round_over or self.view.held(self.seat) is not None:
            return None
        return self.play(now)  # type: ignore[return-value]  # a look is a track

    def _turn_began(self, event: TurnBegan) -> None:
        self.turn_at = event.at

    def _round_ended(self, event: RoundEnded) -> None:
        self.rest()


def first_of(cards: list[Card]) -> Card:
    """The first of them, or none."""
    return cards[0] if cards else NO_CARD
