"""From a seat's view to what the screen shows. Reads the seat view and the screen's own state; nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.core.cards import Card, Seat
from game.referee.view import SeatView

from .hand_order import HandOrder
from .i18n import _
from .model import HandCard, LogLine, SeatLook, TableLook
from .pictures import Pictures
from .prompts import prompt_of

OWES_ICONS = {"give": "arrow_right", "slap": "slap", "throw": "pollen"}
MOST_LOG = 40


class Sitter(Protocol):
    """Who sits at a seat, as far as a picture shows it."""

    @property
    def name(self) -> str: ...
    @property
    def animal(self) -> str: ...
    @property
    def human(self) -> bool: ...


@dataclass(slots=True)
class Moment:
    """What the screen itself knows beside the table."""

    own: Seat
    alone: bool
    peek: bool = True
    """The own hand may be seen now."""
    held: Card = -1
    """The own card that this screen's pointer holds."""
    carrying: dict[Seat, str] = field(default_factory=dict)
    """Whose hand is in the air, and from which pile it took what it holds."""
    moods: dict[Seat, str] = field(default_factory=dict)
    bubbles: dict[Seat, str] = field(default_factory=dict)
    log: list[LogLine] = field(default_factory=list)
    lit: frozenset[str] = frozenset()
    hover: str = ""
    focus: str = ""
    hint: str = ""
    rounds: int = 0
    accusing: bool = False
    """The Watchman chooses whom to accuse."""


def look_of(view: SeatView, sitters: Sequence[Sitter], pictures: Pictures, order: HandOrder, moment: Moment) -> TableLook:
    facts = view.facts
    prompt = prompt_of(view, moment.alone)
    grasshoppers = facts["grasshoppers"]
    top = view.top
    return TableLook(
        game=pictures.deck.game,
        seats=[_seat(view, sitters, moment, facts, seat) for seat in range(view.seats)],
        own=moment.own, hand=_hand(view, pictures, order, moment, facts), hand_up=moment.peek,
        draw_count=view.draw_count, top=pictures.face(top) if top >= 0 else None,
        top_name=view.face(top).name if top >= 0 else "", discard_count=view.discard_count,
        watchman=facts.get("watchman", 0), telescope=bool(facts.get("telescope")),
        worm_may_turn=bool(facts.get("may_turn")) and facts.get("watchman") == moment.own,
        home_hoppers=_at_home(grasshoppers, moment),
        pollen_home="pollen" not in moment.carrying.values() and moment.held != facts.get("pollen", -2),
        prompt=_("*Caught you!* who? choose a player") if moment.accusing else prompt.words,
        prompt_seat=-1 if moment.alone and prompt.seat == moment.own else prompt.seat,
        hint=moment.hint, log=moment.log[:3], round_words=_round(view, moment), lit=moment.lit, hover=moment.hover,
        focus=moment.focus, wasp=str(facts.get("wasp", "")))


def _at_home(grasshoppers: Sequence[tuple[Card, Seat | None]], moment: Moment) -> tuple[bool, ...]:
    away = set(moment.carrying.values())
    return tuple(holder is None and f"gap:{gap}" not in away and card != moment.held
                 for gap, (card, holder) in enumerate(grasshoppers))


def _seat(view: SeatView, sitters: Sequence[Sitter], moment: Moment, facts: dict[str, Any], seat: Seat) -> SeatLook:
    sitter, count = sitters[seat], view.count(seat)
    carried = moment.carrying.get(seat, "").startswith(("hand", "air"))
    stolen = sum(holder == seat for _card, holder in facts["grasshoppers"])
    owes = view.owes.get(seat, "")
    return SeatLook(
        name=_("You") if moment.alone and seat == moment.own else sitter.name, animal=sitter.animal,
        mood=moment.moods.get(seat, "neutral"), count=count, fan=max(0, count - carried),
        turn=view.turn == seat and not view.round_over,
        mark=_mark(view, moment, facts, seat), device="" if moment.alone else "person" if sitter.human else "bot",
        owes=OWES_ICONS.get(owes, "clock") if owes else "", bubble=moment.bubbles.get(seat, ""), lean=view.leaning(seat),
        stolen=stolen)


def _mark(view: SeatView, moment: Moment, facts: dict[str, Any], seat: Seat) -> str:
    if facts["settling"] and seat in dict(facts["giving"]).values():
        return "alarm"
    if f"seat:{seat}" in moment.lit and seat != moment.own:
        return "may"
    return "may" if moment.accusing and seat != moment.own else ""


def _hand(view: SeatView, pictures: Pictures, order: HandOrder, moment: Moment, facts: dict[str, Any]) -> list[HandCard]:
    if not moment.peek:
        return []
    held = [moment.held] if moment.held >= 0 else []
    cards = order.arranged([*view.hand, *(card for card in held if card not in view.hand and view.sees(card))])
    layable = _layable(view, facts)
    elsewhere = view.held(moment.own) if moment.held < 0 else None
    found = []
    for card in cards:
        if elsewhere and elsewhere[0] == card:
            continue  # a paw of a replay has it
        face = view.face(card)
        if "prop" not in face.traits:
            found.append(HandCard(card, pictures.face(card), face.name, layable is None or card in layable))
    return found


def _layable(view: SeatView, facts: dict[str, Any]) -> set[Card] | None:
    """The cards that may be laid or given now; None when nothing is asked of this seat."""
    if view.round_over:
        return None
    if view.seat in facts["giving"]:
        return set(facts["givable"])
    if facts["giving"] or facts["wasp"] or facts["pollinating"] >= 0 or view.turn != view.seat:
        return None
    return set(facts["playable"])


def _round(view: SeatView, moment: Moment) -> str:
    if moment.rounds:
        return _("Round {number} of {rounds}").format(number=view.round, rounds=moment.rounds)
    return _("Round {number}").format(number=view.round)
