"""Bluff: positions of real matches, and what was really laid there."""

from __future__ import annotations

import pytest

from game.core.actions import Call
from game.core.rules import SetupError
from game.decks import load_decks
from game.drills.bluff import COUNT, positions
from game.drills.formulas import above_chance
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import RULES
from game.rules.drills.bluff import BluffTable
from tests.drills.trials import alone, measured, session, until_shown

DECK = load_decks()["heuschrecken_poker"]


def table_of(referee: Referee) -> BluffTable:
    assert isinstance(referee.table, BluffTable)
    return referee.table


def test_a_position_is_one_that_can_be() -> None:
    for each in positions(DECK, 3, 5, COUNT):
        assert each["laid"] in each["left"][each["asked"]]
        assert len({len(ranks) for ranks in each["left"]}) == 1, "everybody has laid as many cards"
        assert each["display"] and len(each["gardens"]) == len(each["tokens"]) == 3


@pytest.mark.parametrize(("level", "least", "most"), [(1, 3, 4), (10, 7, 8)])
def test_at_a_higher_level_there_is_more_to_choose_from(level: int, least: int, most: int) -> None:
    counts = [len(each["left"][0]) for each in positions(DECK, 3, level, COUNT)]
    assert least <= min(counts) and max(counts) <= most


def test_one_seed_makes_one_set_of_positions() -> None:
    assert positions(DECK, 3, 5, 6) == positions(DECK, 3, 5, 6) != positions(DECK, 4, 5, 6)


def test_what_lies_there_is_the_position() -> None:
    referee = alone("bluff")
    until_shown(referee)
    table, view = table_of(referee), SeatView(referee, 0)
    position, facts = table.position, view.facts
    assert [view.face(card).name for card in facts["display"]] == list(position.display)
    assert [[view.face(card).name for card in bed] for bed in facts["beds"]] == [list(bed) for bed in position.gardens]
    assert facts["answers"] == position.left[position.asked] and facts["chance"] == 1 / len(facts["answers"])


def test_what_was_laid_is_turned_over_after_the_answer_and_not_before() -> None:
    referee = alone("bluff")
    until_shown(referee)
    table, view = table_of(referee), SeatView(referee, 0)
    assert view.top == -1 and view.facts["laid"] == ()
    named = next(rank for rank in view.facts["answers"] if rank != table.position.laid)
    assert referee.submit(Call(0, f"name:{named}"), table.now + 2_000) is None
    assert view.face(view.top).name == table.position.laid and table.results[-1].outcome == "wrong"
    assert table.deck.colours[table.position.asked].name in view.face(view.top).colours


def test_only_what_the_player_still_has_can_be_named_and_only_while_it_is_asked() -> None:
    referee = alone("bluff", level=1)
    assert referee.submit(Call(0, f"name:{table_of(referee).position.laid}"), 1) is not None
    until_shown(referee)
    gone = next(rank for rank in ("1", "2", "3", "4", "5", "6", "ace", "x")
                if rank not in table_of(referee).position.left[table_of(referee).position.asked])
    assert referee.submit(Call(0, f"name:{gone}"), referee.open_from) is not None


def test_who_names_all_has_all_that_luck_would_not_have_got() -> None:
    referee = alone("bluff")
    for number in range(COUNT):
        until_shown(referee, number)
        laid = table_of(referee).position.laid
        assert referee.submit(Call(0, f"name:{laid}"), referee.table.now + 1_000) is None
    figures = measured(referee)
    assert figures.score == 100 and figures.success == 1 and figures.values["right"] == COUNT
    assert 0 < figures.values["by_chance"] < COUNT / 2


@pytest.mark.parametrize(("right", "chances", "worth"), [
    (4, [0.25] * 8, 1 / 3), (2, [0.25] * 8, 0.0), (8, [0.25] * 8, 1.0), (0, [0.25] * 8, -1 / 3), (0, [], 0.0),
    (1, [1.0], 0.0)])
def test_above_chance(right: int, chances: list[float], worth: float) -> None:
    """(4 - 2) / (8 - 2) and its like, by hand."""
    assert above_chance(right, chances) == pytest.approx(worth)


@pytest.mark.parametrize("wrong", [
    None, {}, {"display": []}, {"display": [], "gardens": [[]] * 3, "left": [["1"]] * 3, "tokens": [0] * 3, "asked": 0,
                                "laid": "x"}])
def test_what_is_no_position_is_named(wrong: object) -> None:
    record = session("bluff")
    record.setup = {"level": 3, "positions": [wrong]}
    with pytest.raises(SetupError, match="position"):
        Referee(RULES[record.game], record)
