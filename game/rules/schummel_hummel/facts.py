"""The facts of this game: what a seat may know, and what scenarios may expect."""

from __future__ import annotations

from typing import Any

from game.core.actions import NOBODY
from game.core.cards import Seat

from . import gifts, playing
from .table import SchummelTable


def facts(table: SchummelTable, seat: Seat) -> dict[str, Any]:
    """See docs/architecture.md for the keys. Everything here is public or this seat's own."""
    over = table.round_over
    wasp = table.phase if table.phase in ("wasp", "stinger") else ""
    return {
        "watchman": table.watchman,
        "telescope": table.telescope,
        "may_turn": table.may_turn and table.settling == NOBODY,
        "web": table.web,
        "worm": table.worm,
        "pollen": table.pollen,
        "grasshoppers": [(card, table.holder(gap)) for gap, card in enumerate(table.grasshoppers)],
        "thefts": [(t.gap, t.thief, t.robbed) for t in table.thefts if seat in (t.thief, t.robbed)],
        "wasp": "plain" if wasp == "wasp" else wasp,
        "wasp_by": table.turn if wasp else NOBODY,
        "slapped": table.slapped if wasp else (),
        "pollinating": table.turn if table.phase == "pollen" else NOBODY,
        "giving": {table.watchman: table.settling} if table.settling != NOBODY else dict(table.giving),
        "givable": gifts.givable(table, seat),
        "settling": table.settling != NOBODY,
        "playable": playing.playable(table, seat),
        "reveal": list(table.evidence) if over else [],
        "left": [list(table.hand(other)) for other in range(table.seats)] if over else [],
    }


def check(table: SchummelTable, names: list[str], key: str) -> Any:
    """The value of a scenario's own key; raises KeyError for an unknown one."""
    match key:
        case "watchman":
            return names[table.watchman]
        case "telescope":
            return table.telescope
        case "web":
            return table.web
        case "vanished":
            return {name: len(table.piles[f"gone:{seat}"]) for seat, name in enumerate(names)}
        case "grasshoppers":
            return {_gap_name(names, gap): _holder_name(table, names, gap) for gap in range(table.seats)}
        case "playable":
            return {
                name: [table.faces[card].name for card in playing.playable(table, seat)]
                for seat, name in enumerate(names)}
    raise KeyError(key)


def _gap_name(names: list[str], gap: int) -> str:
    return f"{names[gap]}-{names[(gap + 1) % len(names)]}"


def _holder_name(table: SchummelTable, names: list[str], gap: int) -> str:
    holder = table.holder(gap)
    return "home" if holder is None else names[holder]
