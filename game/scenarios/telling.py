"""Events in words, for somebody who follows a scenario step by step. Hidden cards are named: it is no match."""

from __future__ import annotations

import re
from typing import Any

from game.core.cards import Deck
from game.core.events import CardMoved, Event, HandMoved, Noted
from game.core.zones import NUMBERED_ZONES

_SEATS = frozenset({"seat", "target", "accuser", "accused"})
_SILENT = frozenset({"at", "faces", "noticed"})


def event_told(event: Event, deck: Deck, names: list[str]) -> str:
    """One event on one line: ``1000 ms  card moved: flower blue red, from hand of Ben to discard``."""
    kind = re.sub("(?<!^)(?=[A-Z])", " ", type(event).__name__).lower()
    lead = f"{event.at} ms  {kind}"
    if isinstance(event, CardMoved):
        ends = f"from {_place(event.source, names)} to {_place(event.target, names)}"
        return f"{lead}: {_card(event.card, deck)}, {ends}"
    if isinstance(event, HandMoved):
        if event.zone is None:
            return f"{lead}: {names[event.seat]} lets go"
        return f"{lead}: {names[event.seat]} holds {_card(event.card, deck)} over {_place(event.zone, names)}"
    if isinstance(event, Noted):
        return f"{lead}: {event.name} {event.value}"
    words = [f"{field} {_value(field, value, names)}" for field, value in event._asdict().items()
             if field not in _SILENT and value not in ("", None)]
    return f"{lead}: {', '.join(words)}" if words else lead


def _card(card: int | None, deck: Deck) -> str:
    return "a card" if card is None else deck.faces[card].name


def _place(place: str, names: list[str]) -> str:
    kind, _, number = place.partition(":")
    if not number:
        return kind
    return f"{kind} {int(number) + 1}" if kind in NUMBERED_ZONES else f"{kind} of {names[int(number)]}"


def _value(field: str, value: Any, names: list[str]) -> str:
    if field in _SEATS:
        return names[value] if value >= 0 else "nobody"
    return str(value)
