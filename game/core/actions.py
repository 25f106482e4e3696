"""Actions: what a hand at a seat tries to do, in the imperative. Any of them may be refused.

These few are all that people, bots, scenarios and records ever send. There is no action for cheating:
what a gesture amounts to is found out by the referee (:class:`game.core.acts.Act`).
"""

from __future__ import annotations

from typing import NamedTuple

from .cards import Card, Seat

NOBODY: Seat = -1


class Grab(NamedTuple):
    """Close the hand on a card or token."""

    seat: Seat
    card: Card


class Carry(NamedTuple):
    """Carry what is held into a zone; one action for each zone crossed."""

    seat: Seat
    zone: str


class Release(NamedTuple):
    """Open the hand over a zone. Never stuck: at worst the card goes home."""

    seat: Seat
    zone: str


class TurnOver(NamedTuple):
    """Turn a card over where it lies."""

    seat: Seat
    card: Card


class Call(NamedTuple):
    """Say or slap: ``caught``, ``object``, ``slap`` …; ``target`` is the seat that is meant."""

    seat: Seat
    words: str
    target: Seat = NOBODY


class Lean(NamedTuple):
    """Duck to one side: -1 left, 0 upright, 1 right. Rules never look at it; throws do."""

    seat: Seat
    side: int


class NextRound(NamedTuple):
    """Clear the table and deal the next round; nobody's in particular."""

    seat: Seat = NOBODY


class Sit(NamedTuple):
    """Somebody else plays at this seat from now on: ``human``, or a bot and its level such as ``sly:2``."""

    seat: Seat
    kind: str


Action = Grab | Carry | Release | TurnOver | Call | Lean | NextRound | Sit


class Refusal(NamedTuple):
    """Why nothing happened. ``reason`` is a key for a translated sentence."""

    reason: str
    ruling: str = ""
    heard: bool = False
    """A call without effect that everybody noticed all the same: it is recorded, and told as :class:`Said`."""

    @property
    def ignored(self) -> bool:
        """Without effect and without blame, such as a stray slap."""
        return self.reason == "ignored"


NOTHING_HELD = Refusal("nothing_held")
ONE_CARD_AT_A_TIME = Refusal("one_card_at_a_time")
NOT_YOURS = Refusal("not_yours")
ANOTHER_HAND = Refusal("another_hand")
NO_SUCH_MOVE = Refusal("no_such_move")
ROUND_IS_OVER = Refusal("round_is_over")
MATCH_IS_OVER = Refusal("match_is_over")
ROUND_IS_ON = Refusal("round_is_on")
