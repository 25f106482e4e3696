"""What can be done besides, and what the pause screen says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.cards import Seat
from game.scenes.pause import PauseRow
from game.view.i18n import _


def hint(facts: Mapping[str, Any], own: Seat, kind: str, newcomer: bool) -> str:
    """``kind``: of device; ``newcomer``: has dragged little yet."""
    watching = facts["watchman"] == own
    if facts["wasp"] and facts["wasp_by"] != own:
        key = {"mouse": "[#mouse_left]", "pad": "[#shoulder_right]"}.get(kind, "[#key:Space]")
        return key + " " + (_("slap the pile") if facts["wasp"] == "plain" else _("don't!"))
    if facts["giving"].get(own) is not None:
        return {"mouse": "[#mouse_left] " + _("drag a card to the player")}.get(
            kind, "[#key:Enter] " + _("lift, then choose a player"))
    parts = []
    if any(victim == own for _gap, _thief, victim in facts["thefts"]):
        parts.append({"mouse": "[@grasshopper] " + _("robbed! click the empty place")}.get(
            kind, ("[#pad_y]" if kind == "pad" else "[#key:O]") + " " + _("robbed! object")))
    if watching:
        parts.append({"mouse": "[#mouse_left] " + _("click a cheat: caught!")}.get(
            kind, ("[#pad_x]" if kind == "pad" else "[#key:C]") + " " + _("caught you!")))
        if facts["may_turn"]:
            parts.append({"mouse": "[@worm] " + _("turn the worm")}.get(
                kind, ("[@worm]" if kind == "pad" else "[#key:T]") + " " + _("turn the worm")))
    elif newcomer:
        parts.append({"mouse": "[@mouse_drag] " + _("drag to lay, or to cheat")}.get(
            kind, ("[#pad_a]" if kind == "pad" else "[#key:Enter]") + " " + _("lift a card, choose a place")))
    return " ".join(parts)


def menu_rows(watching: bool, mouse: bool) -> list[PauseRow]:
    found = []
    if watching:
        found.append(
            PauseRow(
                "caught",
                _("Call a cheat"),
                _("click the player") if mouse else _("[#key:C] or [#pad_x], then the player"),
            )
        )
        found.append(
            PauseRow(
                "telescope",
                _("Turn the worm"),
                _("click it, right after a card") if mouse else _("[#key:T] right after a card"),
            )
        )
    else:
        found.append(PauseRow("cheat_table", _("Cheat"), _("drag a card below your edge, or flick it")))
        found.append(PauseRow("cheat_sleeve", _("Up the sleeve"), _("hold a card still at your portrait")))
    found.append(PauseRow("grasshopper", _("Grasshoppers"), _("carry one off; click an empty place to object")))
    return found
