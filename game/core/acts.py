"""Acts: what the referee makes of a gesture, in the words of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .actions import NOBODY
from .cards import Card, Seat

NO_CARD: Card = -1


class Act(NamedTuple):
    """One complete act: a card let go in a zone, a call, a card turned over."""

    seat: Seat
    verb: str
    """``play``, ``draw``, ``cheat``, ``give``, ``steal``, ``throw``, ``accuse``, ``slap`` …"""
    card: Card = NO_CARD
    zone: str = ""
    """Where the card is let go; empty for calls and for turning over."""
    target: Seat = NOBODY
    """The other seat it concerns."""
    word: str = ""
    """What is said, where the word itself matters."""


@dataclass(slots=True)
class OpenAct:
    """A foul that can still be called: from crossing out of the hand until its window closes."""

    serial: int
    seat: Seat
    card: Card
    how: str
    """``lap``, ``shoulder``, ``sleeve``, ``slip``, or ``mistake`` for a wrong card laid openly."""
    began_ms: int
    let_go_ms: int = -1
    """-1 while the card is in the air."""
    lost: bool = False
    """The card was shuffled away since, and can't come back (SH-20)."""


class Evidence(NamedTuple):
    """A foul that is over, kept for the proof and for the reveal after the round."""

    seat: Seat
    card: Card
    how: str
    began_ms: int
    let_go_ms: int
    """-1 when it was never let go."""
    ended_ms: int
    outcome: str
    """``unseen``, ``caught``, ``stands`` (a mistake nobody called) or ``admitted``."""
    watchman: Seat
    """Who could have called it."""


class Verdict(NamedTuple):
    """The referee's judgement of a call."""

    accuser: Seat
    accused: Seat
    right: bool
    ruling: str
    act: OpenAct | None
    """The foul that was called, when the call was right."""
