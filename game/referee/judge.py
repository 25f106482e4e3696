"""Judging a call: was that player cheating, and with which card?"""

from __future__ import annotations

from typing import Any

from game.core.acts import OpenAct, Verdict
from game.core.cards import Seat
from game.core.rules import Rules
from game.core.table import Table


def newest_act(table: Table, seat: Seat) -> OpenAct | None:
    """Of several open fouls of one player the newest is the one that is called."""
    return max((act for act in table.open_acts if act.seat == seat), key=lambda act: act.serial, default=None)


def call(rules: Rules[Any], table: Table, accuser: Seat, accused: Seat) -> Verdict:
    """Judge, give the called card back, and let the rules settle the rest."""
    act = newest_act(table, accused)
    verdict = Verdict(accuser, accused, act is not None, rules.ruling_of_call(act), act)
    table.judge(verdict)
    table.rule(verdict.ruling)
    if act:
        table.close_act(act, "caught", accuser)
        rules.recover(table, act)
    rules.settle(table, verdict)
    return verdict
