"""The scenarios bite: whichever rule is broken, a scenario that bears its id fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import GAMES
from tools.bite import BITES, Mutation, bites, games, mutations, outcomes

MUTATIONS = mutations()


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("decks")


@pytest.mark.parametrize("game", [file.stem for file in BITES.glob("*.toml")])
def test_every_ruling_is_broken_at_least_once(game: str) -> None:
    assert {mutation.ruling for mutation in mutations(game)} == set(games()[game].rulings)


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: f"{mutation.ruling} {mutation.what}")
def test_a_scenario_notices_the_broken_rule(mutation: Mutation, cache: Path) -> None:
    assert bites(mutation, cache)


def test_unbroken_rules_fail_no_scenario(cache: Path) -> None:
    found = outcomes("SH-21", None, cache)
    assert found
    assert not any(found.values())


def test_a_change_that_changes_nothing_is_not_noticed(cache: Path) -> None:
    same = Mutation("SH-52", "A hit costs two cards", "rules/schummel_hummel/pollination.py",
                    (("HIT_CARDS = 2", "HIT_CARDS = 1 + 1"),))
    assert bites(same, cache) == []


def test_a_crash_is_no_bite(cache: Path) -> None:
    crash = Mutation("SH-52", "There is no pollen", "rules/schummel_hummel/pollination.py",
                     (("    table.rule(\"SH-53\")\n", "    raise RuntimeError\n"),))
    assert any("failed" in fault for fault in outcomes("SH-52", crash, cache).values())
    assert bites(crash, cache) == []


def test_a_passage_that_is_not_there_is_an_error() -> None:
    gone = Mutation("SH-52", "", "rules/schummel_hummel/pollination.py", (("HIT_CARDS = 9", ""),))
    with pytest.raises(ValueError, match="has 0 times"):
        gone.source()


def test_the_sound_rules_are_back_afterwards(cache: Path) -> None:
    before = GAMES["schummel_hummel"]
    bites(MUTATIONS[0], cache)
    from game.rules import GAMES as AFTER

    assert AFTER["schummel_hummel"] is before
