"""How faces follow what happens: from events as a seat sees them to moods. They tell no more than the event does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.core.actions import NOBODY
from game.core.cards import Seat
from game.core.events import Event, HandMoved, Judged, RoundEnded, Said

MOOD_MS, WHISTLE_MS, NAP_MS = 3500, 1400, 1800
EDGE = ("lap", "shoulder", "sleeve")


class Mood(NamedTuple):
    """A picture of ``assets/seats``, and how long it is shown."""

    seat: Seat
    mood: str
    lasts_ms: int = MOOD_MS


def moods(event: Event) -> Iterator[Mood]:
    """What the event does to faces. A hand at the edge looks innocent, whatever it is up to."""
    match event:
        case HandMoved(seat=seat, zone=zone) if zone is not None and zone.startswith(EDGE):
            yield Mood(seat, "innocent", WHISTLE_MS)
        case Judged(accuser=accuser, accused=accused, right=right):
            yield Mood(accused, "caught" if right else "happy")
            yield Mood(accuser, "happy" if right else "caught")
        case Said(seat=thief, words="got_away", target=robbed):
            yield from (Mood(thief, "sly"), Mood(robbed, "angry"))
        case Said(seat=seat, words="objects", target=thief):
            yield from (Mood(seat, "angry"), Mood(thief, "caught"))
        case Said(seat=seat, words="hits", target=target) if target != NOBODY:
            yield from (Mood(seat, "happy"), Mood(target, "caught"))
        case RoundEnded(scores=scores) if any(scores):
            best, worst = max(scores), min(scores)
            yield from (Mood(seat, "happy" if points == best else "angry") for seat, points in enumerate(scores)
                        if best != worst and points in (best, worst))
        case _:
            return
