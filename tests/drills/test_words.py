"""Double and call: the cards of Schnattergei, one skill each."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.core.actions import Call
from game.core.cards import Card
from game.drills.drills import DRILLS
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules.drills.call import CallTable, kind_of
from game.rules.drills.double import DoubleTable
from game.rules.drills.trials import NOTHING, SLAP, Trial
from game.rules.schnattergei.table import BIRD
from tests.drills.trials import alone, measured, table_of, until_shown


def card_of(referee: Referee, motif: str, colour: str, nth: int = 0) -> Card:
    """The one of that picture and colour."""
    found = [card for card, face in enumerate(referee.table.faces) if face.kind == motif and colour in face.colours]
    return found[nth]


def planned(*cards: tuple[str, str]) -> Referee:
    """Call with these cards, one after the other."""
    referee = alone("call")
    table = table_of(referee)
    table.plan[:] = [Trial((card_of(referee, *each),), 500, 2_000) for each in cards]
    return referee


def say(referee: Referee, word: str, after_ms: int = 400) -> str:
    """What it comes to."""
    until_shown(referee, len(table_of(referee).results))
    assert referee.submit(Call(0, f"say:{word}"), referee.table.now + after_ms) is None
    return table_of(referee).results[-1].outcome


# ---- double


def test_two_of_one_picture_are_a_double_whatever_their_colours() -> None:
    referee = alone("double")
    seen = set()
    for number in range(40):
        until_shown(referee, number)
        below, top = (SeatView(referee, 0).face(card) for card in referee.rules.facts(referee.table, 0)["laid"])
        right = referee.rules.right(referee.table)  # type: ignore[attr-defined]
        assert (right == SLAP) == (below.kind == top.kind)
        seen.add((right, below.colours == top.colours))
        referee.advance(referee.table.next_due)
    assert len(seen) == 4, "doubles and others, in one colour and in two"


@pytest.mark.parametrize("level", [1, 10])
def test_half_of_the_pairs_are_doubles(level: int) -> None:
    table = table_of(alone("double", level))
    assert isinstance(table, DoubleTable)
    assert sum(table.motif[below] == table.motif[top] for below, top in (each.shows for each in table.plan)) == 20


def test_at_a_higher_level_what_is_no_double_looks_more_like_one() -> None:
    def alike(level: int) -> int:
        table = table_of(alone("double", level))
        assert isinstance(table, DoubleTable)
        pairs = [each.shows for each in table.plan if table.motif[each.shows[0]] != table.motif[each.shows[1]]]
        return sum(table.asks[below] == table.asks[top] for below, top in pairs)
    assert alike(10) > 2 * alike(1)


def test_doubles_are_measured_from_when_both_cards_lie() -> None:
    referee = alone("double")
    for number in range(40):
        until_shown(referee, number)
        if referee.rules.right(referee.table) == NOTHING:  # type: ignore[attr-defined]
            referee.advance(referee.table.next_due)
        else:
            assert referee.submit(Call(0, "slap"), referee.table.now + 500) is None
    figures = measured(referee)
    assert figures.score == 500 and figures.success == 1.0 and figures.values["false_alarms"] == 0
    assert {each.what for each in figures.trials if each.outcome == "hit"} == {"double"}
    assert {each.what for each in figures.trials if each.outcome == "rest"} == {"one colour", "different"}


# ---- call


def test_the_colour_says_the_word_and_not_the_picture() -> None:
    referee = planned(("banana", "blue"), ("elephant", "yellow"), ("carrot", "red"), ("cocoa", "brown"))
    assert [say(referee, word) for word in ("elephant", "elephant", "strawberry", "cocoa")] == [
        "hit", "wrong", "hit", "hit"]


def test_an_echo_repeats_the_last_word_that_was_right() -> None:
    """SG-02."""
    referee = planned(("banana", "blue"), (BIRD, "red"), ("cocoa", "yellow"))
    assert [say(referee, word) for word in ("elephant", "elephant", "banana")] == ["hit", "hit", "hit"]


def test_a_wrong_word_is_never_echoed() -> None:
    """SG-06: the last right one is, or the colour decides."""
    referee = planned(("banana", "blue"), ("cocoa", "red"), (BIRD, "brown"), ("elephant", "red"))
    assert [say(referee, word) for word in ("elephant", "cocoa", "elephant")] == ["hit", "wrong", "hit"]
    referee = planned(("banana", "blue"), (BIRD, "red"))
    assert [say(referee, word) for word in ("banana", "strawberry")] == ["wrong", "hit"]


def test_a_word_that_came_too_late_is_not_echoed() -> None:
    referee = planned(("banana", "blue"), ("cocoa", "red"), (BIRD, "brown"))
    assert say(referee, "elephant") == "hit"
    until_shown(referee, 1)
    referee.advance(referee.table.next_due)
    assert table_of(referee).results[-1].outcome == "missed"
    assert say(referee, "elephant") == "hit"


def test_a_word_before_the_card_counts_nothing() -> None:
    referee = alone("call")
    table = table_of(referee)
    assert referee.submit(Call(0, "say:banana"), table.next_due - 1) is None
    assert table.early == 1 and table.results == () and table.phase == "ready"


@pytest.mark.parametrize("level", range(1, 11))
@pytest.mark.parametrize("seed", range(3))
def test_no_card_makes_a_double_and_no_echo_comes_first(level: int, seed: int) -> None:
    table = table_of(alone("call", level, seed))
    assert isinstance(table, CallTable)
    cards = [each.shows[0] for each in table.plan]
    motifs = [table.motif[card] for card in cards]
    assert len(set(cards)) == 40 and motifs[0] != BIRD
    assert all(one != other for one, other in pairwise(motifs))


def test_at_a_higher_level_more_pictures_say_another_word_and_more_birds_come() -> None:
    def count(level: int, kind: str) -> int:
        table = table_of(alone("call", level))
        assert isinstance(table, CallTable)
        return sum(kind_of(table, each.shows[0]) == kind for each in table.plan)
    for kind in ("incongruent", "echo"):
        assert count(10, kind) > count(1, kind) > 0


def test_interference_is_incongruent_minus_congruent() -> None:
    referee = alone("call")
    table = table_of(referee)
    assert isinstance(table, CallTable)
    for number in range(40):
        until_shown(referee, number)
        slow = {"congruent": 500, "incongruent": 640, "neutral": 560, "echo": 700}[kind_of(table, table.top("discard"))]
        right = referee.rules.right(table)  # type: ignore[attr-defined]
        assert referee.submit(Call(0, f"say:{right}"), table.now + slow) is None
    figures = measured(referee)
    assert figures.values["interference_ms"] == 140 and figures.values["echoes"] == 100
    assert figures.success == 1.0 and figures.values["errors"] == 0
    assert DRILLS["call"].less_is_better


def test_nobody_gets_a_best_of_nothing_by_saying_nothing() -> None:
    figures = measured(alone("call", level=1))
    assert figures.score == table_of(alone("call", level=1)).plan[0].window_ms and figures.success == 0
