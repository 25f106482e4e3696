"""The prompt of Schummel Hummel: whose turn, what is owed, what may be done. Markup sentences from a seat's view."""

from __future__ import annotations

from typing import Any

from game.core.cards import Seat
from game.referee.view import SeatView
from game.view.card_words import colour_sign
from game.view.i18n import N_, _
from game.view.names import shown_name
from game.view.prompt import NONE, Prompt


def prompt_of(view: SeatView, alone: bool, device: str = "mouse") -> Prompt:
    """``alone``: one person sits at the screen, who is called "you". ``device``: the kind that was used last."""
    if view.round_over or view.game_over:
        return NONE
    facts = view.facts
    return (_settling(view, facts, alone) or _pollen(view, facts, alone, device) or _wasp(view, facts, alone)
            or _gifts(view, facts, alone) or _turn(view, facts, alone))


def _own(view: SeatView, seat: Seat, alone: bool) -> bool:
    return alone and seat == view.seat


def _called(view: SeatView, seat: Seat) -> str:
    return shown_name(view.names[seat])


def _settling(view: SeatView, facts: dict[str, Any], alone: bool) -> Prompt | None:
    if not facts.get("settling"):
        return None
    giver: Seat = facts["watchman"]
    caught = facts["giving"].get(giver, -1)
    name = _called(view, caught) if caught >= 0 else ""
    if _own(view, giver, alone):
        return Prompt(_("*Caught!* give {name} one card, no bumblebee").format(name=name), giver)
    if _own(view, caught, alone):
        return Prompt(_("*Caught!* {giver} gives you a card").format(giver=_called(view, giver)), caught)
    return Prompt(_("*{giver}* gives {name} a card").format(giver=_called(view, giver), name=name), giver)


THROWS = {
    "mouse": N_("flick it at somebody, once"),
    "keyboard": N_("hold [#key:1] to [#key:4] and let go in time"),
    "pad": N_("pull the right [#stick] back, and let it go"),
}
DUCKS = {
    "mouse": N_("[#mouse] to one side of your portrait"),
    "keyboard": "[#key:@arrow_left] [#key:@arrow_right]",
    "pad": "[#dpad]",
}


def _pollen(view: SeatView, facts: dict[str, Any], alone: bool, device: str) -> Prompt | None:
    thrower = facts.get("pollinating", -1)
    if thrower is None or int(thrower) < 0:
        return None
    if _own(view, int(thrower), alone):
        how = _(THROWS[device]).replace("[#key:4]", f"[#key:{view.seats - 1}]")
        return Prompt(f"{_('*Throw the pollen*')} {how}", int(thrower))
    throws = _("*{name} throws: duck!*").format(name=_called(view, int(thrower)))
    return Prompt(f"{throws} {_(DUCKS[device])}" if alone else throws, int(thrower))


def _wasp(view: SeatView, facts: dict[str, Any], alone: bool) -> Prompt | None:
    wasp = facts.get("wasp", "")
    if not wasp:
        return None
    by = int(facts.get("wasp_by", view.turn))
    if wasp == "stinger":
        return Prompt(_("*Stinger!* hands off: the first to slap loses"), by)
    if _own(view, by, alone):
        return Prompt(_("*Your wasp* the slowest takes a card from everybody"), by)
    return Prompt(_("*Slap the wasp!* the slowest takes a card from everybody"), by)


def _gifts(view: SeatView, facts: dict[str, Any], alone: bool) -> Prompt | None:
    giving: dict[Seat, Seat] = facts.get("giving") or {}
    if not giving:
        return None
    if alone and view.seat in giving:
        receiver = giving[view.seat]
        if receiver < 0:
            return Prompt(_("*Your butterfly* give anybody one card, even a bumblebee"), view.seat)
        return Prompt(_("*Give {name} a card* any but a bumblebee").format(name=_called(view, receiver)), view.seat)
    giver = next(iter(giving))
    receiver = giving[giver]
    if receiver < 0:
        return Prompt(_("*{giver}'s butterfly* somebody gets a card").format(giver=_called(view, giver)), giver)
    givers = _(" and ").join(_called(view, seat) for seat in giving)
    words = _("*{givers}* owes {name} a card") if len(giving) == 1 else _("*{givers}* owe {name} a card")
    return Prompt(words.format(givers=givers, name=_called(view, receiver)), receiver)


def _turn(view: SeatView, facts: dict[str, Any], alone: bool) -> Prompt:
    own = _own(view, view.turn, alone)
    who = _("*Your turn*") if own else _("*{name}'s turn*").format(name=_called(view, view.turn))
    return Prompt(f"{who} {_may_lay(view, facts, own)}", view.turn)


def _may_lay(view: SeatView, facts: dict[str, Any], own: bool) -> str:
    nothing = own and not facts.get("playable")
    if facts.get("web"):
        return _("no spider: take a card") if nothing else _("the web wants a spider")
    colours = view.face(view.top).colours if view.top >= 0 else ()
    if not colours:
        return _("lay any card")
    signs = [colour_sign(colour) for colour in dict.fromkeys(colours)]
    if nothing:
        return (
            _("nothing fits: take a card … or cheat")
            if facts.get("watchman") != view.seat
            else _("nothing fits: take a card")
        )
    few = len(signs) == 1
    if facts.get("telescope"):
        return (_("anything but {0}") if few else _("anything but {0} or {1}")).format(*signs)
    return (_("lay {0}") if few else _("lay {0} or {1}")).format(*signs)
