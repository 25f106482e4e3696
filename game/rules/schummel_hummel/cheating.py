"""Making a card vanish: when it is possible, and where the card goes."""

from __future__ import annotations

from game.core.actions import NOBODY, Refusal
from game.core.acts import Act

from . import gifts, reasons
from .table import SchummelTable


def refuse_start(table: SchummelTable, act: Act) -> Refusal | None:
    """SH-13, SH-14: at any time, except while a call is settled and during pollination. SH-15: any card."""
    if table.settling != NOBODY:
        return reasons.SETTLING
    if table.phase == "pollen":
        return reasons.POLLINATION
    return reasons.WATCHMAN_PLAYS_FAIR if act.seat == table.watchman else None


def refuse(table: SchummelTable, act: Act) -> Refusal | None:
    """SH-17: the last card may be tried, but it springs back."""
    return refuse_start(table, act) or (reasons.LAST_CARD if table.owned(act.seat) == 1 else None)


def do(table: SchummelTable, act: Act) -> None:
    """Only its player knows. SH-20: a slipped card lies under the top one."""
    _count_rulings(table, act)
    own = 1 << act.seat
    if act.zone == "slip":
        table.move(act.card, "discard", own, own, under=min(1, len(table.piles["discard"])))
    else:
        table.move(act.card, f"gone:{act.seat}", own, own)
    gifts.look_again(table)


def _count_rulings(table: SchummelTable, act: Act) -> None:
    if table.reached is None:
        return
    for ruling in ("SH-13", "SH-15", "SH-16", "SH-19"):
        table.rule(ruling)
    if table.phase or table.web:
        table.rule("SH-14")
    if act.zone == "slip":
        table.rule("SH-20")
        if any(each.how == "mistake" for each in table.open_acts):
            table.rule("SH-72")
