"""What can be done besides, and what the pause screen says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.cards import Seat
from game.scenes.pause import PauseRow
from game.view.i18n import N_, _

LAYS = {"mouse": N_("[@mouse_drag] drag a card that fits onto the pile"),
        "keyboard": N_("[#key:Enter] lift a card, choose a place"),
        "pad": N_("[#pad_a] lift a card, choose a place")}
DRAWS = {"mouse": N_("[#mouse_left] click the deck to draw"), "keyboard": N_("[#key:D] draw"),
         "pad": N_("[#pad_a] draw from the deck")}
ACCUSES = {"mouse": N_("[#mouse_left] click the cheat"),
           "keyboard": N_("[#key:@arrow_left] [#key:@arrow_right] who? [#key:Enter] caught you! [#key:Esc] never mind"),
           "pad": N_("[#dpad] who? [#pad_a] caught you! [#pad_b] never mind")}
SNEAKS = {"mouse": N_("[@mouse_drag] drag a card below your edge: a cheat"),
          "keyboard": N_("[#key:Enter] lift a card, carry it below your edge: a cheat"),
          "pad": N_("[#pad_a] lift a card, carry it below your edge: a cheat")}


def hint(facts: Mapping[str, Any], own: Seat, kind: str, newcomer: bool, turn: Seat, alone: bool) -> str:
    """``kind``: of device; ``newcomer``: has dragged little yet. Who isn't ``alone`` isn't told what the others there
    mustn't know: that they were robbed, or have a card that fits."""
    watching = facts["watchman"] == own
    if facts["wasp"] and facts["wasp_by"] != own:
        key = {"mouse": "[#mouse_left]", "pad": "[#shoulder_right]"}.get(kind, "[#key:Space]")
        return f"{key} {_('slap the pile') if facts['wasp'] == 'plain' else _('hands off!')}"
    if facts["pollinating"] >= 0:
        return _thrown(kind) if facts["pollinating"] == own else ""
    if facts["giving"].get(own) is not None:
        return {"mouse": "[@mouse_drag] " + _("drag a card to the player")}.get(
            kind, ("[#pad_a] " if kind == "pad" else "[#key:Enter] ") + _("lift, then choose a player"))
    parts = []
    if alone and any(victim == own for _gap, _thief, victim in facts["thefts"]):
        parts.append({"mouse": "[@grasshopper] " + _("robbed! click the empty place")}.get(
            kind, ("[#pad_y]" if kind == "pad" else "[#key:O]") + " " + _("robbed! object")))
    if newcomer:
        parts += _first_steps(facts, own, kind, turn, alone)
    if watching:
        parts.append({"mouse": "[#mouse_left] " + _("click a cheat: caught!")}.get(
            kind, ("[#pad_x]" if kind == "pad" else "[#key:C]") + " " + _("caught you!")))
        if facts["may_turn"]:
            parts.append({"mouse": "[@worm] " + _("turn the worm")}.get(
                kind, ("[#stick]" if kind == "pad" else "[#key:T]") + " " + _("turn the worm")))
    return " · ".join(parts)


def _first_steps(facts: Mapping[str, Any], own: Seat, kind: str, turn: Seat, alone: bool) -> list[str]:
    if turn == own:
        ways = (LAYS if facts["playable"] else DRAWS,) if alone else (LAYS, DRAWS)
        return [_(way[kind]) for way in ways]
    return [_(SNEAKS[kind])] if facts["watchman"] != own and not facts["giving"] else []


def _thrown(kind: str) -> str:
    if kind == "mouse":
        return "[@mouse_drag] " + _("flick the pollen at somebody")
    return ("[#pad_a] " if kind == "pad" else "[#key:Enter] ") + _("take the pollen and aim")


def carry_hint(source: str, zone: str, own: Seat, kind: str) -> str:
    """For what is carried by keys and isn't simply let go: the pollen, and a card on its way up the sleeve."""
    if source == "pollen":
        return {"pad": "[#dpad] " + _("at whom?") + " [#pad_a] " + _("hold, and let go")}.get(
            kind, "[#key:@arrow_left] [#key:@arrow_right] " + _("at whom?") + " [#key:Enter] " + _("hold, and let go"))
    if zone == f"seat:{own}":
        return _("*up the sleeve* hold still a moment …")
    if zone == f"sleeve:{own}":
        go, back = ("[#pad_a]", "[#pad_b]") if kind == "pad" else ("[#key:Enter]", "[#key:Esc]")
        return _("*up the sleeve*") + f" {go} " + _("let go") + f" {back} " + _("put it back")
    return ""


CALLS = {"mouse": N_("click the player"), "keyboard": N_("[#key:C] and the player"),
         "pad": N_("[#pad_x] and the player")}
TURNS = {"mouse": N_("click it, right after a card"), "keyboard": N_("[#key:T] right after a card"),
         "pad": N_("press the right [#stick], right after a card")}
CHEATS = {"mouse": N_("drag a card below your edge, or flick it"),
          "keyboard": N_("lift a card with [#key:Enter], carry it below your edge"),
          "pad": N_("lift a card with [#pad_a], carry it below your edge")}
THEFTS = {"mouse": N_("carry one off; click an empty place to object"),
          "keyboard": N_("carry one off; [#key:O] objects"), "pad": N_("carry one off; [#pad_y] objects")}
OBJECTS = {"mouse": N_("robbed? click the empty place"), "keyboard": N_("robbed? [#key:O] objects"),
           "pad": N_("robbed? [#pad_y] objects")}  # SH-31: the Watchman takes none


def menu_rows(watching: bool, kind: str) -> list[PauseRow]:
    if watching:
        found = [PauseRow("caught", _("Call a cheat"), _(CALLS[kind])),
                 PauseRow("telescope", _("Turn the worm"), _(TURNS[kind]))]
    else:
        found = [PauseRow("cheat_table", _("Cheat"), _(CHEATS[kind])),
                 PauseRow("cheat_sleeve", _("Up the sleeve"), _("hold a card still at your portrait"))]
    return [*found, PauseRow("grasshopper", _("Grasshoppers"), _((OBJECTS if watching else THEFTS)[kind]))]
