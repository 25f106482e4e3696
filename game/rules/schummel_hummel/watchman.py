"""The Watchman Worm: calling cheats, what a right or wrong call costs, and turning the card over."""

from __future__ import annotations

from game.core.actions import NOBODY, Refusal
from game.core.acts import NO_CARD, Act, OpenAct, Verdict
from game.core.events import EVERYONE

from . import drawing, flow, gifts, reasons
from .table import SchummelTable

WRONG_CALL_CARDS = 1


def refuse_accuse(table: SchummelTable, act: Act) -> Refusal | None:
    """SH-29: no limit on calls. SH-22: one player is named, nothing else."""
    if table.settling != NOBODY:
        return reasons.SETTLING
    if act.seat != table.watchman:
        return reasons.ONLY_THE_WATCHMAN_CALLS
    return reasons.CALL_ANOTHER if act.target in (NOBODY, act.seat) or act.target >= table.seats else None


def recover(table: SchummelTable, act: OpenAct) -> None:
    """The called card goes back into its hand; only its player sees which it was (SH-71)."""
    if act.how == "mistake":
        _take_back_mistake(table, act)
    elif not act.lost:
        table.move(act.card, table.hands[act.seat], 1 << act.seat, EVERYONE)


def _take_back_mistake(table: SchummelTable, act: OpenAct) -> None:
    """SH-33: the card goes back; what its action has done stays, the rest is off, the turn isn't given back."""
    table.move(act.card, table.hands[act.seat])
    before = table.before_mistake
    if before != NO_CARD and table.where[before] == "discard" and table.top("discard") != before:
        table.move(before, "discard")  # a card slipped in meanwhile stays below it
    if table.phase:
        table.note("giving", {})
        table.note("phase", "")
        table.may_turn = True  # SH-64: its action is over, if not done
        for name in ("slap", "stinger", "pollen"):
            table.clear_deadline(name)
        flow.next_turn(table)


def settle(table: SchummelTable, verdict: Verdict) -> None:
    """SH-25: what other hands hold goes back without penalty; then the price of the call."""
    if any(card != NO_CARD for card in table.held):
        table.rule("SH-25")
    table.send_all_home()
    table.rule("SH-30")
    if not verdict.right:
        table.rule("SH-24" if table.open_acts else "SH-29")
        drawing.take(table, verdict.accuser, WRONG_CALL_CARDS)
        return
    table.rule("SH-26")
    table.rule("SH-71")
    if any(act.seat == verdict.accused for act in table.open_acts):
        table.rule("SH-23")
    table.note("settling", verdict.accused)
    if gifts.can_give(table, verdict.accuser):
        table.stop_clocks()
    else:
        table.rule("SH-27")
        finish(table)


def finish(table: SchummelTable, giver_is_out: bool = False) -> None:
    """The worm card passes, and the game goes on where it stood (SH-26); SH-28: or the old Watchman is out."""
    caught = table.settling
    table.note("settling", NOBODY)
    table.note("watchman", caught)
    table.rule("SH-31")
    table.rule("SH-32")
    table.rule("SH-65")
    if table.clocks_stopped_ms >= 0:
        table.start_clocks()
    if giver_is_out:
        table.rule("SH-28")
    if giver_is_out or not table.giving and flow.somebody_is_out(table):
        flow.end_round(table)
    else:
        gifts.look_again(table)


def refuse_turn_worm(table: SchummelTable, act: Act) -> Refusal | None:
    if table.settling != NOBODY:
        return reasons.SETTLING
    if act.seat != table.watchman:
        return reasons.ONLY_THE_WATCHMAN_TURNS
    return None if table.may_turn else reasons.TURN_AFTER_A_CARD


def turn_worm(table: SchummelTable, act: Act) -> None:
    """SH-64: at most once for each card played."""
    table.rule("SH-64")
    table.may_turn = False
    table.note("telescope", not table.telescope)
