"""Set-ups and decks: what can't be laid out is said with its place."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import SetupError
from tests.rules.moemmen.tables import SETUP, dealt, laid_out


@pytest.mark.parametrize(("changed", "path", "words"), [
    ({"meadow": ["blue 3"]}, ("meadow",), "found 1 cards, expected a list of 5 cards"),
    ({"meadow": "blue 3"}, ("meadow",), "expected a list of 5 cards"),
    ({"meadow": ["blue 3", "blue 9", "benny", "tim", "red 1"]}, ("meadow", 1), "expected a card of Mömmen"),
    ({"hands": {"Ada": ["blue 4"] * 4}}, ("hands", "Ada", 0), "found one more 'blue 4'"),
    ({"hands": {"Zoe": []}}, ("hands", "Zoe"), "expected one of Ada, Ben"),
    ({"totals": {"Ada": "many"}}, ("totals", "Ada"), "expected a whole number"),
    ({"round": 0}, ("round",), "expected a whole number from 1 on"),
    ({"turn": "Zoe"}, ("turn",), "expected one of Ada, Ben"),
    ({"dealer": "Zoe"}, ("dealer",), "expected one of Ada, Ben"),
    ({"display": []}, ("display",), "expected one of hands, meadow"),
])
def test_a_faulty_set_up_is_named_with_its_place(changed: dict[str, Any], path: tuple[Any, ...], words: str) -> None:
    with pytest.raises(SetupError) as error:
        laid_out({**SETUP, **changed})
    assert error.value.path == path
    assert words in str(error.value)


@pytest.mark.parametrize("seats", [1, 6])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 5"):
        dealt(seats, 0)


def test_the_deal_gives_six_cards_each_five_to_the_meadow_and_the_turn_to_the_dealer_s_left() -> None:
    for seats in (2, 3, 4, 5):
        table = dealt(seats, 1).table
        assert [len(table.hand(seat)) for seat in range(seats)] == [6] * seats
        assert [len(table.piles[f"meadow:{place}"]) for place in range(5)] == [1] * 5
        assert len(table.piles["draw"]) == 64 - 6 * seats - 5
        assert (vars(table)["dealer"], table.turn) == (seats - 1, 0)
