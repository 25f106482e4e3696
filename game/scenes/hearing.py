"""Who listens at the table of a match scene: its screen, and whoever writes the record."""

from __future__ import annotations

from typing import Protocol

from game.core.cards import Seat
from game.core.events import EVERYONE, CardMoved, Event, HandMoved, RoundEnded, seen_from
from game.referee.match import Match
from game.referee.referee import replay


class Keeper(Protocol):
    """Writes the record as it grows."""

    def keep_up(self) -> None: ...
    def finish(self) -> None: ...
    def close(self) -> None: ...


def at_this_screen(event: Event, own: Seat, peek: bool) -> Event | None:
    """Several people look at this screen: only what each of them may know, and the pointer's own hand."""
    if event.noticed != EVERYONE:
        return seen_from(event, own) if isinstance(event, CardMoved | HandMoved) else None
    if isinstance(event, HandMoved) and event.faces != EVERYONE:
        return event._replace(card=None)
    if isinstance(event, CardMoved) and event.faces != EVERYONE:
        own_card = event.source.endswith(f":{own}") or event.target == f"hand:{own}"
        return seen_from(event, own) if peek or own_card else event._replace(card=None)
    return event


def totals_by_round(match: Match) -> list[list[int]]:
    """Each seat's total after each round so far, for a match that is gone on with."""
    record = match.referee.record
    curves: list[list[int]] = [[] for _player in record.players]

    def hear(event: Event) -> None:
        if isinstance(event, RoundEnded):
            for curve, total in zip(curves, event.totals, strict=True):
                curve.append(total)

    if record.inputs:
        replay(match.referee.rules, record, listener=hear)
    return curves
