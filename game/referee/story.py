"""The story of a match: events told as short sentences, no more than the listener may know.

A sentence is a template and its values, so that a screen can translate it; the templates are the keys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.actions import NOBODY
from game.core.cards import Card, Face, Seat
from game.core.events import (
    EVERYONE,
    CardMoved,
    Event,
    Judged,
    MatchEnded,
    Noted,
    RoundBegan,
    RoundEnded,
    Said,
    Sat,
    TurnBegan,
    seen_from,
)
from game.core.record import HUMAN

PLAYS: Mapping[str, str] = {
    "flower": "{player} plays a flower",
    "spider": "{player} plays a spider",
    "wasp": "{player} plays a wasp",
    "stinger": "{player} plays a wasp with a stinger",
    "web": "{player} plays a web",
    "butterfly": "{player} plays a butterfly",
    "bee": "{player} plays a bee",
    "bumblebee": "{player} plays a bumblebee",
    "benny": "{player} discards Benny",
}
MOVES: Mapping[tuple[str, str], str] = {
    ("hand", "discard"): "{player} plays a card",
    ("draw", "hand"): "{player} draws a card",
    ("hand", "hand"): "{player} gives {other} a card",
    ("gap", "stolen"): "{player} takes a grasshopper",
    ("gone", "hand"): "{player} gets the card back",
    ("discard", "hand"): "{player} takes the card back",
    ("hand", "air"): "{player} carries a card out of the hand",
    ("air", "hand"): "{player} puts the card back into the hand",
    ("air", "gone"): "{player} makes a card vanish",
    ("air", "discard"): "{player} slips a card under the discard pile",
    ("meadow", "hand"): "{player} takes a card from the meadow",
    ("hand", "meadow"): "{player} lays a card on the meadow",
    ("hand", "tim"): "{player} plays Tim",
    ("hand", "place"): "{player} has chosen a card",
    ("place", "hand"): "{player} takes the chosen card back",
    ("place", "shown"): "{player} shows a card",
    ("display", "garden"): "{player} takes a card from the display",
    ("draw", "display"): "A garden card is laid out",
    ("display", "discard"): "A card of the display is thrown away",
    ("pile", "discard"): "{player} turns a card over",
    ("pile", "under"): "{player} pays a card",
}
"""By the kinds of pile that a card leaves and comes to; what isn't here isn't told."""
CALLED: Mapping[str, str] = {
    "slaps": "{player} slaps",
    "objects": "{player} objects: {other} puts the grasshopper back",
    "got_away": "Nobody objected: {player} keeps {other}'s grasshopper",
    "misses": "{player} throws the pollen and misses",
    "hits": "{player} hits {other} with the pollen",
    "moemmen": "{player} calls Mömmen!",
    "benny": "{player} sends Benny for a new meadow",
    "whistles": "{player} whistles for a new meadow",
    "passes": "{player} passes",
    "skipped": "{player} has nothing but minus sheep: Tim goes on",
    "all_passed": "Everybody has passed: a new meadow",
    "slap": "{player} slaps, a little late",
    "admits": "{player} owns up",
}
ERRED: Mapping[str, str] = {
    "wrong_word": "{player} has said the wrong word",
    "hesitation": "{player} has hesitated too long",
    "wrong_slap": "{player} has slapped where nothing was to be slapped",
    "wrong_accusation": "{player} has accused wrongly",
}
"""What the referee says of a player."""
SAYS = "{player} says {other}"
SLAP = {
    "double": "A double: the first hand takes the pile",
    "elephant": "A yellow elephant: the first hand takes the pile",
    "four": "Four times the same word: the first hand takes the pile",
}
HARVEST = "{player} harvests {genus}: +{tokens}"
INVADED = "Three grasshoppers eat {player}'s garden"
CANCELLED = "Equal cards cancel: {players}"
SWEEP = {
    "ace": "{player}'s ace takes everything",
    "x": "{player}'s X robs the ace and takes everything",
    "sole": "{player} alone can take, and takes everything",
}
TIE = {1: "A tie: one more garden card", 2: "A second tie: the display is cleared"}
RIGHT = "{player} calls {other}: caught! ({ruling})"
WRONG = "{player} calls {other}: wrong ({ruling})"
WATCHMAN = "{player} has the Watchman Worm"
TELESCOPE = {True: "The telescope is up", False: "The telescope is down"}
FAN = "{player} has a card less than it seemed"
SHUFFLED = "The discard pile is shuffled and becomes the draw pile"
ROUND = "Round {round}"
ROUND_OVER = "Round {round} is over: {scores}"
LEFT = "{player} leaves: a bot plays on"
BACK = "{player} is back and plays on"
WINS = {False: "{players} wins the match", True: "{players} win the match together"}


class Line(NamedTuple):
    """One sentence. ``seat`` is who did it, -1 for the referee."""

    at: int
    """Milliseconds since the deal."""
    seat: Seat
    template: str
    values: dict[str, Any]
    card: str = ""
    """The card's name, where the listener saw its face."""

    def text(self) -> str:
        """In English."""
        return self.template.format_map(self.values)


def public(event: Event) -> Event | None:
    """The event as everybody knows it, None if some didn't notice."""
    if event.noticed != EVERYONE:
        return None
    if isinstance(event, CardMoved) and event.faces != EVERYONE:
        return event._replace(card=None)
    return event


def known_to(seat: Seat | None, event: Event) -> Event | None:
    """The event as this seat knows it; for None as everybody does."""
    return public(event) if seat is None else seen_from(event, seat)


@dataclass(slots=True)
class Story:
    """Tells one event after the other; it keeps quiet while cards are dealt."""

    names: Sequence[str]
    faces: Sequence[Face]
    _dealing: bool = False

    def tell(self, event: Event) -> Line | None:
        """What happened, or None when it isn't worth a sentence. Everything in the event may be told."""
        match event:
            case RoundBegan(at, number):
                self._dealing = True
                return Line(at, NOBODY, ROUND, {"round": number})
            case Sat(at, seat, kind):
                return Line(at, seat, BACK if kind == HUMAN else LEFT, {"player": self.names[seat]})
            case TurnBegan():
                self._dealing = False
            case Judged(at, accuser, accused, right, ruling):
                values = {"player": self.names[accuser], "other": self.names[accused], "ruling": ruling}
                return Line(at, accuser, RIGHT if right else WRONG, values)
            case Said(at, seat, words, target) if words in CALLED:
                return self._line(at, seat, CALLED[words], target)
            case Said(at, _, words, target) if words in ERRED:
                return self._line(at, target, ERRED[words])
            case Said(at, seat, words) if any(face.kind == words for face in self.faces):
                return Line(at, seat, SAYS, {"player": self.names[seat], "other": words})
            case RoundEnded(at, number, scores):
                listed = ", ".join(f"{name} {score}" for name, score in zip(self.names, scores, strict=True))
                return Line(at, NOBODY, ROUND_OVER, {"round": number, "scores": listed})
            case MatchEnded(at, winners):
                players = " and ".join(self.names[seat] for seat in winners)
                return Line(at, NOBODY, WINS[len(winners) > 1], {"players": players})
            case CardMoved() if not self._dealing:
                return self._moved(event)
            case Noted() if not self._dealing:
                return self._noted(event)
        return None

    def _line(self, at: int, seat: Seat, template: str, other: Seat = NOBODY, card: Card | None = None) -> Line:
        values = {"player": self.names[seat], "other": self.names[other] if other != NOBODY else ""}
        return Line(at, seat, template, values, "" if card is None else self.faces[card].name)

    def _moved(self, event: CardMoved) -> Line | None:
        (left, giver), (came, taker) = _pile(event.source), _pile(event.target)
        template = MOVES.get((left, came))
        if template is None:
            return None
        if (left, came) == ("hand", "discard") and event.card is not None:
            template = PLAYS.get(_kind(self.faces[event.card]), template)
        seat, other = (giver, taker) if left in ("hand", "air", "pile", "place") else (taker, NOBODY)
        return self._line(event.at, seat, template, other if left == came == "hand" else NOBODY, event.card)

    def _noted(self, event: Noted) -> Line | None:
        at, name, value = event.at, event.name, event.value
        match name:
            case "watchman":
                return self._line(at, value, WATCHMAN)
            case "telescope":
                return Line(at, NOBODY, TELESCOPE[bool(value)], {})
            case "fan":
                return self._line(at, value, FAN)
            case "harvest":
                seat, genus, tokens = value
                return Line(at, seat, HARVEST, {"player": self.names[seat], "genus": genus, "tokens": tokens})
            case "invaded":
                return self._line(at, value, INVADED)
            case "cancelled" if value:
                return Line(at, NOBODY, CANCELLED, {"players": ", ".join(self.names[seat] for seat in value)})
            case "sweep" if value[1]:
                return self._line(at, value[0], SWEEP[value[1]])
            case "ties" if value:
                return Line(at, NOBODY, TIE[value], {})
            case "slap" if value:
                return Line(at, NOBODY, SLAP[value], {})
            case "gathered" if value == "draw":
                return Line(at, NOBODY, SHUFFLED, {})
        return None


def _pile(name: str) -> tuple[str, Seat]:
    """Kind and seat of a pile: ``hand:2`` is a hand of seat 2."""
    kind, _, seat = name.partition(":")
    return kind, int(seat) if seat else NOBODY


def _kind(face: Face) -> str:
    return "stinger" if "stinger" in face.traits else face.kind
