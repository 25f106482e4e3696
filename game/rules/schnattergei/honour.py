"""Playing with honour: the referee keeps wrong words and hesitation to himself; players accuse and own up."""

from __future__ import annotations

from game.core.actions import NO_SUCH_MOVE, NOBODY, Refusal
from game.core.acts import Act, OpenAct, Verdict
from game.core.cards import Seat

from . import mistakes, reasons
from .table import SchnattergeiTable


def keep_wrong_word(table: SchnattergeiTable, seat: Seat) -> None:
    """SG-23: it passes the turn like a right one, until somebody says so."""
    _keep(table, seat, "wrong_word")


def keep_hesitation(table: SchnattergeiTable, seat: Seat) -> None:
    """SG-23: from now on somebody who still owes a word can be accused."""
    _keep(table, seat, "hesitation")


def _keep(table: SchnattergeiTable, seat: Seat, how: str) -> None:
    table.open_act(seat, table.top("discard"), how).let_go_ms = table.now


def mistake_of(table: SchnattergeiTable, seat: Seat) -> OpenAct | None:
    """What this seat could be accused of now."""
    return next((act for act in table.open_acts if act.seat == seat), None)


def hesitation_is_over(table: SchnattergeiTable, seat: Seat) -> None:
    """Once the word is said or lapses, only its player can still bring it up (SG-38)."""
    if act := mistake_of(table, seat):
        table.close_act(act, "stands")
        table.late = seat


def forget(table: SchnattergeiTable) -> None:
    """The next card is flipped: what nobody brought up stands."""
    for act in list(table.open_acts):
        table.close_act(act, "stands")
    table.late, table.settled = NOBODY, False
    if table.said_by != NOBODY:
        table.note("said_by", NOBODY)


def refuse_accuse(table: SchnattergeiTable, act: Act) -> Refusal | None:
    """SG-23. A wrong accusation isn't refused: it costs."""
    if not table.honour:
        return reasons.ONLY_WITH_HONOUR
    if not 0 <= act.target < table.seats:
        return NO_SUCH_MOVE
    if act.target == act.seat:
        return reasons.ACCUSE_ANOTHER
    if table.settled or table.round_over:
        return reasons.NOTHING_TO_ACCUSE
    if table.word_by != NOBODY:
        hesitates = act.target == table.word_by and mistake_of(table, act.target)
        return None if hesitates else reasons.NOTHING_TO_ACCUSE
    return reasons.NOTHING_TO_ACCUSE if table.said_by == NOBODY else None


def settle(table: SchnattergeiTable, verdict: Verdict) -> None:
    """Whoever was wrong pays: the accused or the accuser."""
    table.settled = True
    if verdict.right:
        assert verdict.act is not None
        mistakes.make(table, verdict.accused, verdict.act.how, came_first=True)
    else:
        mistakes.make(table, verdict.accuser, "wrong_accusation")


def refuse_admit(table: SchnattergeiTable, act: Act) -> Refusal | None:
    if not table.honour:
        return reasons.ONLY_WITH_HONOUR
    made_one = mistake_of(table, act.seat) or table.late == act.seat
    return None if made_one and not table.round_over else reasons.NOTHING_TO_ADMIT


def do_admit(table: SchnattergeiTable, act: Act) -> None:
    """SG-38: the penalty, and nobody else pays."""
    table.rule("SG-38")
    table.say(act.seat, "admits")
    mine = mistake_of(table, act.seat)
    how = mine.how if mine else "hesitation"
    if mine:
        table.close_act(mine, "admitted", act.seat)
    table.late, table.settled = NOBODY, True
    mistakes.make(table, act.seat, how, came_first=True)
