"""The match screens as pictures."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.results import ResultsScene
from game.view.canvas import Canvas
from tests import golden_pictures
from tests.scenes.table import SETUP, Table, called


@pytest.mark.parametrize(
    "size", [(1280, 720), (960, 540), (1280, 800), (960, 720)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table(size: tuple[int, int]) -> None:
    table = Table(size=size)
    table.frame()
    golden_pictures.check(table.surface, f"match_{size[0]}x{size[1]}")


def test_a_card_under_the_table() -> None:
    table = Table()
    table.press(table.card("spider blue green"))
    table.move((640, 600), (700, 660))
    table.wait(400)
    table.frame()
    golden_pictures.check(table.surface, "match_cheating")


def test_several_people_with_covered_hands() -> None:
    table = Table(humans=2)
    table.frame()
    golden_pictures.check(table.surface, "match_party")


def test_the_proof() -> None:
    table, proof = called()
    proof.enter(table.stage)
    for _ in range(400):
        table.stage.now_ms += 40
        proof.update(table.stage.now_ms)
    proof.draw(Canvas(table.surface, table.stage.frame, table.stage.raster), True)
    golden_pictures.check(table.surface, "proof_1280x720")


def test_the_results_count_every_card() -> None:
    hands = SETUP["hands"] | {"Ada": ["flower blue red"]}
    table = Table(setup=SETUP | {"hands": hands})
    table.drag(table.card("flower blue red"), table.middle("pile:discard"))
    table.wait(2000)
    results = table.stage.pushed[-1]
    assert isinstance(results, ResultsScene)
    results.enter(table.stage)
    results.draw(Canvas(table.surface, table.stage.frame, table.stage.raster), True)
    assert isinstance(table.surface, pygame.Surface)
    golden_pictures.check(table.surface, "results_1280x720")
