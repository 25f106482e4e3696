"""What happened, in markup: a log line for each public event. It reads only what a seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.actions import NOBODY
from game.core.cards import Card, Face
from game.core.events import CardMoved, Event, Judged, Noted, RoundBegan, Said

from .i18n import _
from .model import LogLine

FaceOf = Callable[[Card], Face]

SAYS = {
    "draws": _("draws a card"),
    "gives": _("gives {other} a card"),
    "objects": _("objects to {other}"),
    "got_away": _("keeps the grasshopper: {other} draws 2"),
    "misses": _("throws, and misses"),
    "hits": _("hits {other}: two cards"),
    "slaps": _("slaps"),
}


def tell(event: Event, names: Sequence[str], face: FaceOf) -> LogLine | None:
    """The log line of an event as one seat sees it, or None when it isn't worth a line."""
    match event:
        case CardMoved(card=card, source=source, target="discard") if card is not None and source.startswith(("hand", "air")):
            return LogLine(_owner(source), laid(face(card)))
        case Said(seat=seat, words=words, target=target) if words in SAYS:
            return LogLine(seat, SAYS[words].format(other=_name(names, target)))
        case Judged(accuser=accuser, accused=accused, right=right):
            verdict = _("calls {other}: right") if right else _("calls {other}: wrong")
            return LogLine(accuser, verdict.format(other=_name(names, accused)))
        case Noted(name="watchman", value=seat):
            return LogLine(seat, _("is the Watchman"))
        case Noted(name="telescope", value=up):
            return LogLine(NOBODY, _("The telescope is up") if up else _("The telescope is down"))
        case RoundBegan(round=number):
            return LogLine(NOBODY, _("Round {number} begins").format(number=number))
        case _:
            return None


def laid(face: Face) -> str:
    """``lays [=blue] [=red]``, ``plays a spider``: markup, since colour words are long."""
    if face.kind == "flower":
        return _("lays {signs}").format(signs=" ".join(f"[={colour}]" for colour in face.colours))
    kind = _("stinger wasp") if face.kind == "wasp" and "stinger" in face.traits else face.kind
    return _("plays a {kind}").format(kind=kind)


def ordinal(place: int) -> str:
    return {1: _("1st"), 2: _("2nd"), 3: _("3rd")}.get(place, _("{n}th").format(n=place))


def _owner(pile: str) -> int:
    return int(pile.partition(":")[2])


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else ""
