"""The house rules screen: every rule of every game has words, a change is kept at once, and the table plays by it."""

from __future__ import annotations

import pytest

from game.core.cards import HouseValue
from game.decks import load_decks
from game.rules import GAMES
from game.scenes.house_rules import HouseRulesScene
from game.scenes.house_words import WORDS, choices, words_of
from game.scenes.still_stage import StillStage
from game.view.commands import KEYBOARD, Command, Kind
from game.view.raster import has_svg
from tests.rendered import render

DECKS = load_decks()
RULES = [(game, rule) for game, deck in DECKS.items() for rule in deck.house_rules]


class Kept:
    def __init__(self, game: str = "schnattergei", **values: HouseValue) -> None:
        self.values: dict[str, dict[str, HouseValue]] = {game: values}
        self.read: list[tuple[str, str]] = []
        self.scene = HouseRulesScene(
            DECKS, game, self.values, self.values.__setitem__, lambda *what: self.read.append(what)
        )
        render(self.scene, (1280, 720), stage=StillStage((1280, 720)))

    def press(self, *kinds: Kind) -> None:
        for kind in kinds:
            self.scene.handle(Command(kind, KEYBOARD))


@pytest.mark.parametrize(("game", "rule"), RULES, ids=lambda each: getattr(each, "name", each))
def test_every_rule_has_words_a_ruling_and_pictures(game: str, rule) -> None:  # type: ignore[no-untyped-def]
    words = words_of(game, rule)
    assert words.line and words.text and words.ruling in GAMES[game].rulings
    assert all(has_svg(f"cards/{name}") for name in words.cards)


def test_no_words_are_left_over() -> None:
    assert set(WORDS) == {(game, rule.name) for game, rule in RULES}


@pytest.mark.parametrize(("game", "rule"), RULES, ids=lambda each: getattr(each, "name", each))
def test_every_choice_is_a_value_that_the_game_accepts(game: str, rule) -> None:  # type: ignore[no-untyped-def]
    values = choices(rule, rule.default)
    assert len(values) > 1 and rule.default in values
    for value in values:
        assert DECKS[game].house({rule.name: value})[rule.name] == value


def test_enter_switches_a_rule_and_what_is_as_printed_is_not_kept() -> None:
    kept = Kept()
    kept.press(Kind.DOWN, Kind.DOWN, Kind.DOWN, Kind.ACCEPT)
    assert kept.values["schnattergei"] == {"honour": True}
    kept.press(Kind.ACCEPT)
    assert kept.values["schnattergei"] == {}


def test_left_and_right_step_a_number_and_x_puts_it_back() -> None:
    kept = Kept()
    kept.press(Kind.RIGHT, Kind.RIGHT)
    assert kept.values["schnattergei"] == {"hesitation_seconds": 5.0}
    kept.press(Kind.ALT)
    assert kept.values["schnattergei"] == {}


def test_resetting_all_asks_once() -> None:
    kept = Kept(honour=True, yellow_elephant=True)
    reset = kept.scene.board.get("button:reset")
    assert reset is not None
    reset.accept()
    assert kept.values["schnattergei"] == {"honour": True, "yellow_elephant": True}
    again = kept.scene.board.get("button:reset")
    assert again is not None and again.label != reset.label
    again.accept()
    assert kept.values["schnattergei"] == {}


def test_the_rule_opens_where_the_row_is() -> None:
    kept = Kept()
    kept.press(Kind.DOWN)
    button = kept.scene.board.get("button:read")
    assert button is not None
    button.accept()
    assert kept.read == [("schnattergei", "SG-14")]
