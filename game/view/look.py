"""From a seat's view to what the screen shows. Reads the seat view and the screen's own state; nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.bindings import CORNERS
from game.core.cards import Seat
from game.referee.view import SeatView
from game.seat_help import Help

from .games.base import GameTable
from .hand_order import HandOrder
from .i18n import _
from .model import HandCard, Moment, SeatLook, TableLook
from .pictures import Pictures
from .prompt import NONE

OWES_ICONS = {"give": "arrow_right", "slap": "slap", "throw": "pollen"}
MOST_LOG = 40
DEVICES = {"": "person", "mouse": "mouse", "touch": "touch", **dict.fromkeys(CORNERS, "key"), "pad": "gamepad"}
"""Icons beside the portraits of people."""


class Sitter(Protocol):
    """Who sits at a seat, as far as a picture shows it."""

    @property
    def name(self) -> str: ...
    @property
    def animal(self) -> str: ...
    @property
    def human(self) -> bool: ...
    @property
    def device(self) -> str: ...
    @property
    def help(self) -> Help: ...


def look_of(game: GameTable[Any], view: SeatView, sitters: Sequence[Sitter], pictures: Pictures, order: HandOrder,
            moment: Moment) -> TableLook:
    """One moment of the table as the person at ``moment.own`` may see it."""
    with view.glance():
        return _look_of(game, view, sitters, pictures, order, moment)


def _look_of(game: GameTable[Any], view: SeatView, sitters: Sequence[Sitter], pictures: Pictures, order: HandOrder,
             moment: Moment) -> TableLook:
    look: TableLook = game.look(view, moment, pictures)
    top = view.top
    look.own = moment.own
    look.seats = [_seat(game, view, sitters, moment, seat) for seat in range(view.seats)]
    look.hand, look.hand_up = _hand(game, view, pictures, order, moment), moment.peek
    look.draw_count, look.discard_count = view.draw_count, view.discard_count
    look.top = pictures.face(top) if top >= 0 else None
    look.top_name = view.face(top).name if top >= 0 else ""
    prompt = NONE if view.round_over or view.game_over else game.prompt(view, moment)
    look.prompt = prompt.words
    look.prompt_seat = -1 if moment.alone and prompt.seat == moment.own else prompt.seat
    look.hint, look.log, look.lit = moment.hint, moment.log[:3], moment.lit
    look.hover, look.focus = moment.hover, moment.focus
    look.aims = {other.aim: sitters[seat].animal for seat, other in moment.others.items() if other.aim}
    look.round_words = look.round_words or _("Round {number}").format(number=view.round)
    return look


def _seat(game: GameTable[Any], view: SeatView, sitters: Sequence[Sitter], moment: Moment, seat: Seat) -> SeatLook:
    sitter = sitters[seat]
    # On a shared screen a seat's own count would tell the others of a cheat that can still be called.
    count = view.count(seat) if moment.alone else view.public_count(seat)
    carried = moment.carrying.get(seat, "").startswith(("hand", "air"))
    owes = view.owes.get(seat, "")
    look = SeatLook(
        name=_("You") if moment.alone and seat == moment.own else sitter.name,
        animal=sitter.animal,
        mood=moment.moods.get(seat, "neutral"),
        count=count,
        fan=max(0, count - carried),
        turn=view.turn == seat and not view.round_over,
        mark="may" if f"seat:{seat}" in moment.lit and seat != moment.own else "",
        device="" if moment.alone else DEVICES[sitter.device.partition(":")[0]] if sitter.human else "bot",
        helped=sitter.help.some,
        owes=OWES_ICONS.get(owes, "clock") if owes else "",
        bubble=moment.bubbles.get(seat, ""),
        lean=view.leaning(seat),
    )
    if seat in moment.others and moment.others[seat].faces:
        look.open, look.caps = moment.others[seat].faces, moment.others[seat].caps
        look.fan = len(look.open)  # exactly what is there, where backs say what everybody believes
    game.seat(view, moment, seat, look)
    return look


def _hand(game: GameTable[Any], view: SeatView, pictures: Pictures, order: HandOrder, moment: Moment) -> list[HandCard]:
    if not moment.peek:
        return []
    held = [moment.held] if moment.held >= 0 and moment.held_from.startswith(("hand", "air", "draw")) else []
    own = game.hand(view, moment)
    cards = [*own, *(card for card in held if card not in own and view.sees(card))]
    cards = order.arranged(cards) if game.arranged else sorted(cards)
    playable = None if view.round_over else game.playable(view)
    elsewhere = view.held(moment.own) if moment.held < 0 else None
    found = []
    for card in cards:
        if elsewhere and elsewhere[0] == card:
            continue  # a paw of a replay has it
        face = view.face(card)
        if "prop" not in face.traits:
            found.append(HandCard(card, pictures.face(card), face.name, playable is None or card in playable))
    return found
