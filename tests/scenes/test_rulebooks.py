"""The rules of each game that can be played: whole, and every ruling stands behind a part."""

from __future__ import annotations

import pytest

from game.rules import GAMES
from game.scenes import match_menus, rulebook
from game.view import i18n
from game.view.raster import has_svg
from tests.scenes.table import Table


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_stands_behind_a_part_of_the_rules(game: str) -> None:
    assert {ruling for ruling in GAMES[game].rulings if rulebook.load(game).find(ruling) is None} == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_name_no_ruling_that_does_not_exist(game: str) -> None:
    assert rulebook.load(game).rulings() <= set(GAMES[game].rulings)


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_in_the_margin_are_there(game: str) -> None:
    for section in rulebook.load(game).sections:
        assert section.cards
        assert all(has_svg(f"cards/{name}") for name in section.cards)


def test_a_match_opens_the_rules_in_the_language_that_is_spoken() -> None:
    table = Table()
    i18n.use("de")
    match_menus.open_rules(table.scene)
    rules = table.stage.pushed[-1]
    rules.enter(table.stage)
    titles = [section.title for section in rulebook.load("schummel_hummel", "de").sections]
    assert [item.label for item in rules.inspect_items() if item.label in titles] == titles
