"""Between gestures and acts: what letting go amounts to, and how an act is spelled out as a gesture."""

from __future__ import annotations

from typing import Any

from game.core.actions import Action, Call, Carry, Grab, Release, TurnOver
from game.core.acts import NO_CARD, Act
from game.core.cards import Card, Seat
from game.core.rules import Rules
from game.core.table import Table

_PILE_KINDS: dict[str, str] = {}


def pile_kind(pile: str) -> str:
    """``hand`` for ``hand:2``; a card in the air is still of the hand."""
    kind = _PILE_KINDS.get(pile)
    if kind is None:
        kind = pile.partition(":")[0]
        kind = _PILE_KINDS[pile] = "hand" if kind == "air" else kind
    return kind


def meaning(rules: Rules[Any], table: Table, seat: Seat, card: Card, zone_name: str) -> Act | None:
    """What it means when this hand lets this card go in this zone; None when it simply goes home."""
    zone = table.zones.get(zone_name)
    if zone is None:
        return None
    gesture = rules.gestures.get((pile_kind(table.where[card]), zone.kind))
    if gesture is None:
        return None
    own = zone.seat == seat
    if gesture.whose == "own" and not own or gesture.whose == "other" and own:
        return None
    return rules.act_for(table, Act(seat, gesture.verb, card, zone_name, zone.seat))


def spell(rules: Rules[Any], act: Act) -> list[Action]:
    """The gesture that amounts to this act: grab, carry, let go; or a call; or a card turned over."""
    seat, verb, card, zone, target, word = act
    if zone:
        return [Grab(seat, card), Carry(seat, zone), Release(seat, zone)]
    if card != NO_CARD:
        return [TurnOver(seat, card)]
    words = next(words for words, call in rules.calls.items() if call == verb)
    return [Call(seat, f"{words}:{word}" if word else words, target)]
