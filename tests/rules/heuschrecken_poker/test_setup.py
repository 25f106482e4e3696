"""Set-ups and deals: what can't be laid out is said with its place."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import SetupError
from tests.rules.heuschrecken_poker.tables import SETUP, dealt, laid_out


@pytest.mark.parametrize(("changed", "path", "words"), [
    ({"hands": {"Ada": ["5", "5"]}}, ("hands", "Ada", 1), "found one more '5', expected at most 1"),
    ({"hands": {"Ada": ["7"]}}, ("hands", "Ada", 0), "expected one of 1, 2, 3"),
    ({"hands": {"Ada": ["corn"]}}, ("hands", "Ada", 0), "expected one of 1, 2, 3"),
    ({"hands": {"Ada": "5"}}, ("hands", "Ada"), "expected a list of cards"),
    ({"hands": {"Zoe": []}}, ("hands", "Zoe"), "expected one of Ada, Ben, Cleo"),
    ({"hands": {"Ada": [], "Ben": [], "Cleo": []}}, ("hands",), "expected a poker card in one of them"),
    ({"display": ["corn", "5"]}, ("display", 1), "expected a garden card"),
    ({"display": "corn"}, ("display",), "expected a list of cards"),
    ({"gardens": {"Ada": ["ace"]}}, ("gardens", "Ada", 0), "expected a garden card"),
    ({"draw": ["corn"] * 12}, ("draw", 0), "found one more 'corn'"),
    ({"draw": ["rose"]}, ("draw", 0), "expected a card of Heuschrecken Poker"),
    ({"tokens": {"Ada": -1}}, ("tokens", "Ada"), "expected a whole number from 0 on"),
    ({"tokens": {"Ada": True}}, ("tokens", "Ada"), "expected a whole number"),
    ({"round": 0}, ("round",), "expected a whole number from 1 on"),
    ({"ties": 2}, ("ties",), "expected a whole number from 0 to 1"),
    ({"meadow": []}, ("meadow",), "expected one of hands, display"),
])
def test_a_faulty_set_up_is_named_with_its_place(changed: dict[str, Any], path: tuple[Any, ...], words: str) -> None:
    with pytest.raises(SetupError) as error:
        laid_out({**SETUP, **changed})
    assert error.value.path == path
    assert words in str(error.value)


@pytest.mark.parametrize("seats", [1, 5])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 4"):
        dealt(seats, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_a_colour_and_unused_colours_stay_in_the_box(seats: int) -> None:
    table = dealt(seats, 1).table
    for seat in range(seats):
        faces = [table.faces[card] for card in table.hand(seat)]
        assert [face.name for face in faces] == ["1", "2", "3", "4", "5", "6", "ace", "x"]
        assert len({face.colours for face in faces}) == 1
    assert len(table.piles["display"]) == 3
    assert len(table.piles["draw"]) == 63
    assert len(table.piles["box"]) == 8 * (4 - seats)


def test_players_with_fewer_cards_than_others_wait_until_all_hands_are_played() -> None:
    referee = laid_out({**SETUP, "hands": {"Ada": ["5"], "Ben": ["4", "3"], "Cleo": ["2", "1"]}})
    assert referee.rules.owes(referee.table) == {0: "choose", 1: "choose", 2: "choose"}


def test_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    assert dealt(4, 7).table.piles == dealt(4, 7).table.piles != dealt(4, 8).table.piles
