"""The word that a card asks for: the colour's own, or what was said before."""

from __future__ import annotations

from game.core.actions import NOBODY, Refusal
from game.core.acts import Act
from game.core.cards import Seat
from game.core.events import EVERYONE

from . import flow, honour, mistakes, reasons, slapping
from .table import BIRD, SchnattergeiTable

NOBODY_HEARS = 0
"""With honour nobody may learn from the referee whether a word was right."""
IN_A_ROW = 4
"""SG-35: so many equal words in a row open a slap."""


def begin(table: SchnattergeiTable, seat: Seat) -> None:
    """SG-17: from now on the player has so long to say it; with honour nobody but the others minds."""
    table.note("word_by", seat)
    table.set_deadline("word", table.hesitation_ms + table.allow[seat])


def expected(table: SchnattergeiTable) -> str:
    """SG-02, SG-06, SG-07: a Schnattergei repeats the last valid word; SG-04: as a first card it doesn't."""
    card = table.top("discard")
    if table.motif[card] == BIRD and table.last_word and len(table.piles["discard"]) > 1:
        return table.last_word
    return table.asks[card]


def refuse(table: SchnattergeiTable, act: Act) -> Refusal | None:
    if act.word not in table.motifs:
        return reasons.NOT_A_MOTIF
    if table.word_by == act.seat:
        return None
    own_slap = table.slap in ("double", "elephant") and table.flipper == act.seat
    return reasons.NO_WORD_ON_A_SLAP if own_slap else reasons.OUT_OF_TURN


def do(table: SchnattergeiTable, act: Act) -> None:
    """SG-16: the first word counts."""
    seat, word = act.seat, act.word
    table.say(seat, word)
    _count_rulings(table, word)
    right = word == expected(table)
    lapse(table)
    table.note("said_by", seat)
    if right:
        _is_valid(table, word)
    elif table.honour:
        honour.keep_wrong_word(table, seat)
    else:
        mistakes.make(table, seat, "wrong_word")
        return
    flow.next_turn(table, table.in_turn_after(seat))


def _is_valid(table: SchnattergeiTable, word: str) -> None:
    table.repeats = table.repeats + 1 if word == table.last_word else 1
    table.note("last_word", word, NOBODY_HEARS if table.honour else EVERYONE)
    if table.house["four_in_a_row"] and table.repeats >= IN_A_ROW:
        table.rule("SG-35")
        slapping.open_for(table, "four")


def lapse(table: SchnattergeiTable) -> None:
    """The word has been said, or isn't wanted any more (SG-20)."""
    if table.word_by == NOBODY:
        return
    table.clear_deadline("word")
    honour.hesitation_is_over(table, table.word_by)
    table.note("word_by", NOBODY)


def expire(table: SchnattergeiTable) -> None:
    """Too long."""
    seat = table.word_by
    if table.honour:
        honour.keep_hesitation(table, seat)
    else:
        table.rule("SG-17")
        mistakes.make(table, seat, "hesitation")


def _count_rulings(table: SchnattergeiTable, word: str) -> None:
    if table.reached is None:
        return
    laid = [table.motif[card] for card in table.piles["discard"]]
    if laid[-1] == BIRD and len(laid) > 1:
        table.rule("SG-02" if table.last_word else "SG-06")
        if table.last_word and len(laid) == 2:
            table.rule("SG-03")
        if laid[-2:-1] == laid[-3:-2]:
            table.rule("SG-07")
    if word not in table.words:
        table.rule("SG-16")
