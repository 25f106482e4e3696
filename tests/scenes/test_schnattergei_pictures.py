"""The table of Schnattergei as pictures."""

from __future__ import annotations

import pytest

from game.core.cards import HouseValue
from game.scenes.results import ResultsScene
from game.view.canvas import Canvas
from game.view.commands import Kind
from tests import golden_pictures
from tests.scenes.table import Table
from tests.scenes.test_schnattergei import PILES, SETUP, laid_out


def asked(size: tuple[int, int], house: dict[str, HouseValue] | None = None) -> Table:
    table = Table(setup=SETUP, game="schnattergei", size=size, house=house)
    table.key(Kind.ACCEPT)
    table.wait(1300)
    return table


@pytest.mark.parametrize(
    "size", [(1280, 720), (960, 540), (960, 720), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_a_word_is_wanted(size: tuple[int, int]) -> None:
    table = asked(size)
    table.frame()
    golden_pictures.check(table.surface, f"schnattergei_{size[0]}x{size[1]}")


def test_the_photo_finish_of_a_double() -> None:
    table = laid_out(piles=PILES | {"Ada": ["blue elephant", "blue banana"]})
    table.key(Kind.ACCEPT)
    table.wait(500)
    table.key(Kind.SLAP)
    table.wait(320)
    table.frame()
    golden_pictures.check(table.surface, "schnattergei_double")


def test_with_honour_there_are_two_buttons_more() -> None:
    table = asked((1280, 720), {"honour": True})
    table.key(Kind.GAME, text="word_red")
    table.wait(400)
    table.frame()
    golden_pictures.check(table.surface, "schnattergei_honour")


def test_the_results_count_piles_and_mistakes() -> None:
    table = Table(
        setup=SETUP | {"piles": {"Ada": ["blue banana"], "Ben": ["red banana", "red cocoa"]}},
        game="schnattergei",
        players=2,
    )
    table.key(Kind.ACCEPT)
    table.wait(4000)
    results = table.stage.pushed[-1]
    assert isinstance(results, ResultsScene)
    results.enter(table.stage)
    table.stage.now_ms += 1000
    results.update(table.stage.now_ms)  # the medal has landed
    results.draw(Canvas(table.surface, table.stage.frame, table.stage.raster), True)
    golden_pictures.check(table.surface, "schnattergei_results")
