"""What happened, in markup: what every game's log tells alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.actions import NOBODY
from game.core.cards import Card, Face
from game.core.events import Event, RoundBegan, Sat
from game.core.record import HUMAN

from .i18n import _
from .model import LogLine

FaceOf = Callable[[Card], Face]


def tell(event: Event) -> LogLine | None:
    """The log line of an event as one seat sees it, or None when it isn't worth a line."""
    match event:
        case RoundBegan(round=number):
            return LogLine(NOBODY, _("Round {number} begins").format(number=number))
        case Sat(seat=seat, kind=kind):
            return LogLine(seat, _("is back") if kind == HUMAN else _("is away: a bot plays on"))
        case _:
            return None


def ordinal(place: int) -> str:
    return {1: _("1st"), 2: _("2nd"), 3: _("3rd")}.get(place, _("{n}th").format(n=place))


def owner(pile: str) -> int:
    """The seat of a pile such as ``hand:2``."""
    return int(pile.partition(":")[2])


def name_of(names: Sequence[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else ""
