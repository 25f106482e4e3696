"""Kinds of bots by name and level, and what makes them differ."""

from __future__ import annotations

import pytest

from game.bots import KINDS, LEVELS, make_bot, parse_kind
from game.bots.characters import CHARACTERS, SKILLS
from game.referee.view import SeatView
from game.settings import CHARACTERS as SHOWN
from tests.bots.matches import referee


def test_a_kind_has_a_character_and_a_level() -> None:
    assert parse_kind("sly:3") == ("sly", 3)
    assert parse_kind("hawk") == ("hawk", 2)


@pytest.mark.parametrize("kind", ["fool:1", "sly:4", "sly:0", "sly:", "sly:x", "", "sly:1:2", "human"])
def test_an_unknown_kind_is_answered_with_what_is_known(kind: str) -> None:
    with pytest.raises(ValueError, match=r"expected one of .*sly|expected a level from 1 to 3"):
        parse_kind(kind)


def test_everybody_who_can_be_chosen_on_the_screen_can_play() -> None:
    assert {each.kind for each in SHOWN} == set(KINDS)


@pytest.mark.parametrize("kind", [f"{name}:{level}" for name in KINDS for level in LEVELS])
def test_each_kind_sits_down(kind: str) -> None:
    table = referee(3, 1)
    assert make_bot(kind, 1, SeatView(table, 1), seed=1).seat == 1


def test_higher_levels_are_quicker_sharper_and_calmer() -> None:
    low, middle, high = (SKILLS[level] for level in LEVELS)
    for worse, better in ((low, middle), (middle, high)):
        assert worse.reaction_ms > better.reaction_ms >= 250
        assert worse.notice < better.notice < 1
        assert worse.false_alarm > better.false_alarm > 0
        assert worse.rashness > better.rashness > 0


def test_temperaments_are_parts_of_one() -> None:
    for each in CHARACTERS.values():
        assert all(0 <= value <= 1 for value in each[1:6]), each.name
        assert 0.5 < each.tempo < 2
        assert sum(each.methods) > 0
