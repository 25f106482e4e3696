"""Heuschrecken Poker's screens as pictures."""

from __future__ import annotations

import pytest

from game.scenes.results import ResultsScene
from game.view.canvas import Canvas
from game.view.commands import Kind
from tests import golden_pictures
from tests.scenes.table import Table
from tests.scenes.test_poker import SETUP, bed, look, make, own_place, play_all, stack, table, take, told

SIZES = [(1280, 720), (1920, 1080), (960, 540), (960, 720)]


def check(played: Table, name: str) -> None:
    played.frame()
    golden_pictures.check(played.surface, f"poker_{name}")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_card_on_its_way_to_the_place(size: tuple[int, int]) -> None:
    played = table(size=size, players=4)
    make(played, 1, "4")
    make(played, 3, "2")
    played.wait(1500)
    start = played.card("5")
    played.press(start)
    played.move(((start[0] + own_place(played)[0]) // 2, own_place(played)[1] - round(size[1] * 0.05)))
    played.wait(600)
    check(played, f"choosing_{size[0]}x{size[1]}")


def test_equal_cards_cancel_and_somebody_picks() -> None:
    played = table(players=4)
    play_all(played, "6", "3", "3", "2")
    told(played)
    played.wait(4000)
    check(played, "picking")


@pytest.mark.parametrize("size", [(1280, 720), (960, 720)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_garden_is_eaten(size: tuple[int, int]) -> None:
    played = table(players=4, size=size)
    play_all(played, "4", "5", "6", "6")
    told(played)
    take(played, 1, "grasshopper")
    while look(played).scene != "invasion":
        played.wait(20, 20)
    played.wait(900, 20)
    check(played, f"invasion_{size[0]}x{size[1]}")


def test_a_harvest() -> None:
    played = table(players=4)
    play_all(played, "6", "5", "3", "3")
    told(played)
    played.drag(stack(played, "corn"), bed(played))
    while look(played).scene != "harvest":
        played.wait(20, 20)
    played.wait(400, 20)
    check(played, "harvest")


def test_several_people_one_of_whom_peeks() -> None:
    played = table(players=4, humans=2)
    make(played, 2, "4")
    played.wait(1500)
    played.command(Kind.POINTER_ALT)
    played.wait(300)
    check(played, "party")


def test_the_plants_are_counted_and_the_results() -> None:
    played = table(SETUP | {"hands": {"Ada": ["5"], "Ben": ["3"], "Cleo": ["x"]}, "draw": []})
    play_all(played, "5", "3", "x")
    told(played)
    played.drag(stack(played, "broccoli"), bed(played))
    told(played)
    take(played, 1, "corn")
    while look(played).scene != "count":
        played.wait(20, 20)
    played.wait(600, 20)
    check(played, "count")
    played.wait(12_000, 40)
    results = played.stage.pushed[-1]
    assert isinstance(results, ResultsScene)
    results.enter(played.stage)
    played.stage.now_ms += 1000
    results.update(played.stage.now_ms)  # the medal has landed
    results.draw(Canvas(played.surface, played.stage.frame, played.stage.raster), True)
    golden_pictures.check(played.surface, "poker_results")
