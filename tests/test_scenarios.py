"""Every scenario of tests/scenarios is a test of its own, and every ruling has one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.decks import load_decks
from game.rules import GAMES
from game.scenarios import Scenario, read_file
from game.scenarios.command import scenario_files
from game.scenarios.running import run

FOLDER = Path(__file__).parent / "scenarios"


def _read_all() -> Iterator[Scenario]:
    decks = load_decks()
    for file in scenario_files(FOLDER):
        yield from read_file(file, decks, GAMES)


SCENARIOS = list(_read_all())


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{Path(scenario.where).name} {scenario.name}")
def test_scenario_holds(scenario: Scenario) -> None:
    assert run(scenario) == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_scenario_that_names_it(game: str) -> None:
    rulings = GAMES[game].rulings
    assert rulings
    names = [scenario.name for scenario in SCENARIOS if scenario.rules.slug == game]
    told = {word.rstrip(":,") for name in names for word in name.split()}
    assert [ruling for ruling in rulings if ruling not in told] == []


def test_no_two_scenarios_share_a_name() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert sorted(set(names)) == sorted(names)
