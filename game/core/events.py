"""Events: what happened at the table, in the past tense.

Every verb of the table leaves one of these. Screen, story and bots follow nothing else.
Who noticed it, and who saw a face, are sets of seats written as bit masks (bit ``s`` for seat ``s``).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .actions import NOBODY
from .cards import Card, Seat

Mask = int
EVERYONE: Mask = -1


class CardMoved(NamedTuple):
    """A card changed its pile."""

    at: int
    card: Card | None
    """None for a seat that saw only a back."""
    source: str
    target: str
    faces: Mask = EVERYONE
    noticed: Mask = EVERYONE


class HandMoved(NamedTuple):
    """A hand holds something over a zone; ``zone`` is None once it has let go."""

    at: int
    seat: Seat
    card: Card | None
    zone: str | None
    source: str
    """The pile it was taken from."""
    faces: Mask = EVERYONE
    noticed: Mask = EVERYONE


class Leaned(NamedTuple):
    """A player ducked to a side (-1, 1) or sits upright again (0)."""

    at: int
    seat: Seat
    side: int
    noticed: Mask = EVERYONE


class Sat(NamedTuple):
    """Somebody else plays at a seat: ``human``, or a bot's kind and level. Its hand has opened, and sits upright."""

    at: int
    seat: Seat
    kind: str
    noticed: Mask = EVERYONE


class TurnBegan(NamedTuple):
    """``seat`` is to act; -1 when all are, at once."""

    at: int
    seat: Seat
    noticed: Mask = EVERYONE


class DeadlineSet(NamedTuple):
    """Something waits until ``due``, in match milliseconds."""

    at: int
    name: str
    due: int
    noticed: Mask = EVERYONE


class DeadlineCleared(NamedTuple):
    """It waits no longer: it was answered, or has passed."""

    at: int
    name: str
    noticed: Mask = EVERYONE


class ClocksStopped(NamedTuple):
    """Every deadline stands still until :class:`ClocksStarted`."""

    at: int
    noticed: Mask = EVERYONE


class ClocksStarted(NamedTuple):
    """Deadlines go on after a call, later by as long as they stood still."""

    at: int
    noticed: Mask = EVERYONE


class Noted(NamedTuple):
    """A fact of this game's own: who guards, which side is up, whose fan shrank."""

    at: int
    name: str
    value: Any
    noticed: Mask = EVERYONE


class Said(NamedTuple):
    """Somebody called or slapped, or the referee announced something (seat -1)."""

    at: int
    seat: Seat
    words: str
    target: Seat = NOBODY
    noticed: Mask = EVERYONE


class Judged(NamedTuple):
    """The referee's verdict on a call. It names no card."""

    at: int
    accuser: Seat
    accused: Seat
    right: bool
    ruling: str
    how: str
    """How it was done, empty when the call was wrong."""
    began_ms: int
    let_go_ms: int
    noticed: Mask = EVERYONE


class RoundBegan(NamedTuple):
    """``round`` counts from 1."""

    at: int
    round: int
    noticed: Mask = EVERYONE


class RoundEnded(NamedTuple):
    """``scores`` of this round and ``totals`` with it, by seat."""

    at: int
    round: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    noticed: Mask = EVERYONE


class MatchEnded(NamedTuple):
    """``winners`` are several when they share the first place."""

    at: int
    winners: tuple[Seat, ...]
    noticed: Mask = EVERYONE


Event = (
    CardMoved | HandMoved | Leaned | Sat | TurnBegan | DeadlineSet | DeadlineCleared | ClocksStopped | ClocksStarted
    | Noted | Said | Judged | RoundBegan | RoundEnded | MatchEnded
)


def sides(event: Event) -> tuple[Event, Event]:
    """The event as it is for those who see the face of its card, and for the others who notice it."""
    whole: Event
    if type(event) is HandMoved:  # these two are most of all events: _replace would take long
        at, seat, card, zone, source, faces, noticed = event
        if card is None and not faces and noticed == EVERYONE:  # an empty hand tells nobody more
            return event, event
        whole = HandMoved(at, seat, card, zone, source, 0)
        return whole, whole if faces == EVERYONE else HandMoved(at, seat, None, zone, source, 0)
    if type(event) is CardMoved:
        at, card, source, target, faces, _ = event
        whole = CardMoved(at, card, source, target, 0)
        return whole, whole if faces == EVERYONE else CardMoved(at, None, source, target, 0)
    whole = event if event.noticed == EVERYONE else event._replace(noticed=EVERYONE)
    return whole, whole


def faces_of(event: Event) -> Mask:
    """Who sees the face of its card; everybody when it has none to hide."""
    return event.faces if type(event) is HandMoved or type(event) is CardMoved else EVERYONE


def seen_from(event: Event, seat: Seat) -> Event | None:
    """The event as this seat may know it, or None if it learns nothing of it."""
    if not event.noticed >> seat & 1:
        return None
    front, back = sides(event)
    return front if faces_of(event) >> seat & 1 else back
