"""Mömmen's screens as pictures."""

from __future__ import annotations

import pytest

from game.core.actions import Call
from game.scenes.results import ResultsScene
from game.view.canvas import Canvas
from game.view.commands import Kind
from tests import golden_pictures
from tests.scenes.table import Table
from tests.scenes.test_moemmen import HANDS, SETUP, make, place, table


def check(played: Table, name: str) -> None:
    played.frame()
    golden_pictures.check(played.surface, f"moemmen_{name}")


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (960, 720)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_minus_card_is_lifted(size: tuple[int, int]) -> None:
    played = table(size=size)
    start = played.card("yellow -2")
    played.press(start)
    played.move((start[0] + 10, start[1] - round(size[1] * 0.14)))
    played.wait(600)
    check(played, f"lifted_{size[0]}x{size[1]}")


def test_tim_is_here() -> None:
    played = table(SETUP | {"meadow": ["red -3", "blue -3", "green 2", "red 2", "benny"], "turn": "Ben"})
    make(played, 1, "tim", "tim", Call(1, "pass"))
    make(played, 2, "green 1", "meadow:0")
    played.wait(4500)
    check(played, "tim")


def test_several_people_one_of_whom_peeks() -> None:
    dora = ["green 3", "green 3", "yellow 4", "yellow 4", "red 2", "red -2"]
    played = table(SETUP | {"hands": HANDS | {"Dora": dora}, "draw": ["yellow 2"]}, players=4, humans=2)
    played.command(Kind.POINTER_ALT)
    played.wait(300)
    check(played, "party")


def test_a_whole_herd_and_its_results() -> None:
    setup = SETUP | {"hands": HANDS | {"Ada": ["blue 1", "blue 1", "blue 2", "blue 2", "blue 4", "red 4"],
                                       "Cleo": ["green 1", "red 3", "yellow 1", "yellow 3", "red 2", "red 2"]},
                     "draw": ["red 3", "green 1"]}
    played = table(setup)
    played.drag(played.card("red 4"), place(played, 0))
    played.wait(600)
    check(played, "herd")
    played.wait(4500)
    results = played.stage.pushed[-1]
    assert isinstance(results, ResultsScene)
    results.enter(played.stage)
    results.draw(Canvas(played.surface, played.stage.frame, played.stage.raster), True)
    golden_pictures.check(played.surface, "moemmen_results")
