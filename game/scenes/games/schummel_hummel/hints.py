"""What can be done besides, and what the pause screen says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.cards import Seat
from game.scenes.pause import PauseRow
from game.view.i18n import _

LAYS = {"mouse": "[@mouse_drag] " + _("drag a card that fits onto the pile"),
        "keyboard": "[#key:Enter] " + _("lift a card, choose a place"),
        "pad": "[#pad_a] " + _("lift a card, choose a place")}
DRAWS = {"mouse": "[#mouse_left] " + _("click the deck to draw"), "keyboard": "[#key:D] " + _("draw"),
         "pad": "[#pad_a] " + _("draw from the deck")}
ACCUSES = {"mouse": "[#mouse_left] " + _("click the cheat"),
           "keyboard": ("[#key:@arrow_left] [#key:@arrow_right] " + _("who?") + " [#key:Enter] " + _("caught you!")
                        + " [#key:Esc] " + _("never mind")),
           "pad": "[#dpad] " + _("who?") + " [#pad_a] " + _("caught you!") + " [#pad_b] " + _("never mind")}
SNEAKS = {"mouse": "[@mouse_drag] " + _("drag a card below your edge: a cheat"),
          "keyboard": "[#key:Enter] " + _("lift a card, carry it below your edge: a cheat"),
          "pad": "[#pad_a] " + _("lift a card, carry it below your edge: a cheat")}


def hint(facts: Mapping[str, Any], own: Seat, kind: str, newcomer: bool, turn: Seat) -> str:
    """``kind``: of device; ``newcomer``: has dragged little yet."""
    watching = facts["watchman"] == own
    if facts["wasp"] and facts["wasp_by"] != own:
        key = {"mouse": "[#mouse_left]", "pad": "[#shoulder_right]"}.get(kind, "[#key:Space]")
        return key + " " + (_("slap the pile") if facts["wasp"] == "plain" else _("don't!"))
    if facts["pollinating"] >= 0:
        return _thrown(kind) if facts["pollinating"] == own else ""
    if facts["giving"].get(own) is not None:
        return {"mouse": "[@mouse_drag] " + _("drag a card to the player")}.get(
            kind, ("[#pad_a] " if kind == "pad" else "[#key:Enter] ") + _("lift, then choose a player"))
    parts = []
    if any(victim == own for _gap, _thief, victim in facts["thefts"]):
        parts.append({"mouse": "[@grasshopper] " + _("robbed! click the empty place")}.get(
            kind, ("[#pad_y]" if kind == "pad" else "[#key:O]") + " " + _("robbed! object")))
    if newcomer:
        parts += _first_steps(facts, own, kind, turn)
    if watching:
        parts.append({"mouse": "[#mouse_left] " + _("click a cheat: caught!")}.get(
            kind, ("[#pad_x]" if kind == "pad" else "[#key:C]") + " " + _("caught you!")))
        if facts["may_turn"]:
            parts.append({"mouse": "[@worm] " + _("turn the worm")}.get(
                kind, ("[#stick]" if kind == "pad" else "[#key:T]") + " " + _("turn the worm")))
    return " ".join(parts)


def _first_steps(facts: Mapping[str, Any], own: Seat, kind: str, turn: Seat) -> list[str]:
    if turn == own:
        return [(LAYS if facts["playable"] else DRAWS)[kind]]
    return [SNEAKS[kind]] if facts["watchman"] != own and not facts["giving"] else []


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


CALLS = {"mouse": _("click the player"), "keyboard": _("[#key:C] and the player"),
         "pad": _("[#pad_x] and the player")}
TURNS = {"mouse": _("click it, right after a card"), "keyboard": _("[#key:T] right after a card"),
         "pad": _("press the right [#stick], right after a card")}
CHEATS = {"mouse": _("drag a card below your edge, or flick it"),
          "keyboard": _("lift a card with [#key:Enter], carry it below your edge"),
          "pad": _("lift a card with [#pad_a], carry it below your edge")}
THEFTS = {"mouse": _("carry one off; click an empty place to object"),
          "keyboard": _("carry one off; [#key:O] objects"), "pad": _("carry one off; [#pad_y] objects")}
OBJECTS = {"mouse": _("robbed? click the empty place"), "keyboard": _("robbed? [#key:O] objects"),
           "pad": _("robbed? [#pad_y] objects")}  # SH-31: the Watchman takes none


def menu_rows(watching: bool, kind: str) -> list[PauseRow]:
    if watching:
        found = [PauseRow("caught", _("Call a cheat"), CALLS[kind]),
                 PauseRow("telescope", _("Turn the worm"), TURNS[kind])]
    else:
        found = [PauseRow("cheat_table", _("Cheat"), CHEATS[kind]),
                 PauseRow("cheat_sleeve", _("Up the sleeve"), _("hold a card still at your portrait"))]
    return [*found, PauseRow("grasshopper", _("Grasshoppers"), (OBJECTS if watching else THEFTS)[kind])]
