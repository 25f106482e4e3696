"""From what happened to what is heard: a cue says what, from whose seat, and in words for those who don't hear it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.actions import NOBODY
from game.core.cards import Card, Face, Seat
from game.core.events import CardMoved, Event, HandMoved, Judged, MatchEnded, Noted, RoundEnded, TurnBegan
from game.referee.view import SeatView
from game.view.i18n import N_

LANDS_MS = 150
"""From the event until a flying card touches the table."""
ROLL_MS, WRONG_MS = 350, 650

CALLS = {
    "caught": N_("Caught you!"),
    "pollination": N_("Pollination!"),
    "object": N_("I object!"),
    "mine": N_("It’s mine now!"),
    "ouch": N_("Ouch!"),
    "moemmen": N_("Mömmen!"),
    "benny": N_("Fetch, Benny!"),
    "pass": N_("Pass."),
    "skipped": N_("Only shorn ones here!"),
    "herd": N_("My herd!"),
    "harvest": N_("Harvest!"),
    "wrong": N_("Wrong!"),
    "fault": N_("My fault!"),
}
"""What is spoken, as it is written in a bubble. The motifs of Schnattergei are words of its deck."""


class Cue(NamedTuple):
    sound: str
    """The name of an effect or of a call."""
    seat: Seat = NOBODY
    """From where; nobody's is heard in the middle."""
    caption: str = ""
    """What it is, for :func:`~game.view.i18n._`; empty where the picture says as much."""
    call: bool = False
    after_ms: int = 0


class Ear(NamedTuple):
    """Who listens."""

    own: Seat
    """The only person at the screen, or nobody where several listen: then only what all may know is heard."""
    view: SeatView
    face: Callable[[Card], Face]
    """Of a card whose face the event tells."""


def calls(words: str, seat: Seat, after_ms: int = 0) -> Cue:
    """Somebody says this; a bubble has the words as well."""
    return Cue(words, seat, CALLS[words], call=True, after_ms=after_ms)


NUMBERED = ("gap", "meadow")
"""Piles whose number is a place of the table, not a seat."""


def owner(pile: str) -> Seat:
    """The seat of a pile such as ``hand:2``; nobody of one that is no seat's."""
    kind, _colon, seat = pile.partition(":")
    return int(seat) if seat and kind not in NUMBERED else NOBODY


def kinds(event: CardMoved) -> tuple[str, str]:
    """The kinds of the piles that the card left and came to."""
    return event.source.partition(":")[0], event.target.partition(":")[0]


MOVES = {
    ("draw", "hand"): "draw",
    ("draw", "discard"): "turn",
    ("hand", "discard"): "lay",
    ("hand", "hand"): "give",
}
"""Cards sound alike in most games."""


def moved(event: CardMoved, sounds: dict[tuple[str, str], str]) -> list[Cue]:
    """The sound of a card, from the seat that has to do with it."""
    name = sounds.get(kinds(event))
    if name is None:
        return []
    target = owner(event.target)
    seat = target if target != NOBODY else owner(event.source)
    return [Cue(name, seat, after_ms=LANDS_MS if name in ("lay", "deal") else 0)]


def cues(event: Event, ear: Ear) -> Sequence[Cue]:
    """What all games share."""
    match event:
        case TurnBegan(seat=seat) if seat == ear.own != NOBODY:
            return [Cue("your_turn", seat)]
        case HandMoved(seat=seat, zone=zone, source=source) if seat == ear.own != NOBODY and zone == source:
            return [Cue("peek", seat)]
        case Judged(accuser=accuser, right=True):
            return [calls("caught", accuser), Cue("drum_roll", accuser, N_("drum roll"), after_ms=ROLL_MS)]
        case Judged(accuser=accuser):
            return [calls("caught", accuser), Cue("stamp", after_ms=WRONG_MS), Cue("wrong", after_ms=WRONG_MS + 120)]
        case Noted(name="gathered", value="draw"):
            return [Cue("shuffle", caption=N_("cards are shuffled"))]
        case CardMoved():
            return moved(event, MOVES)
        case RoundEnded():
            return [Cue("round_over", after_ms=300)]
        case MatchEnded():
            return [Cue("match_won", caption=N_("a fanfare"), after_ms=1900)]
        case _:
            return []
