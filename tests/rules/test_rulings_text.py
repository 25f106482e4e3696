"""The rulings' short texts: complete, short, the same in the program and in its documents, each with a scenario."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from game.rules.heuschrecken_poker.rulings import RULINGS as HEUSCHRECKEN_POKER
from game.rules.moemmen.rulings import RULINGS as MOEMMEN
from game.rules.schnattergei.rulings import RULINGS as SCHNATTERGEI
from game.rules.schummel_hummel.rulings import RULINGS as SCHUMMEL_HUMMEL

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| ([A-Z]{2}-\d\d) \| (.+) \|$", re.MULTILINE)
LONGEST = 92
GIVEN = {"SH": 71, "HP": 30, "MO": 25, "SG": 38}
"""How many rulings each game was built on; a project may add its own."""
RULINGS = {
    "schummel_hummel": ("SH", SCHUMMEL_HUMMEL),
    "heuschrecken_poker": ("HP", HEUSCHRECKEN_POKER),
    "moemmen": ("MO", MOEMMEN),
    "schnattergei": ("SG", SCHNATTERGEI),
}
every_game = pytest.mark.parametrize("game", RULINGS)


def scenario_names(game: str) -> list[str]:
    files = sorted((ROOT / "tests" / "scenarios" / game).glob("*.yaml"))
    return [
        document["scenario"]
        for file in files
        for document in yaml.safe_load_all(file.read_text(encoding="utf-8"))
    ]


@every_game
def test_the_document_and_the_program_tell_the_same_rulings(game: str) -> None:
    sign, rulings = RULINGS[game]
    rows = ROW.findall((ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"))

    assert [row for row in rows if row[0].startswith(sign)] == list(rulings.items())


@every_game
def test_rulings_are_numbered_without_a_gap(game: str) -> None:
    sign, rulings = RULINGS[game]

    assert list(rulings) == [f"{sign}-{number:02}" for number in range(1, len(rulings) + 1)]
    assert len(rulings) >= GIVEN[sign]


@pytest.mark.parametrize("text", [
    pytest.param(text, id=ruling) for _, rulings in RULINGS.values() for ruling, text in rulings.items()])
def test_a_rulings_text_is_one_short_sentence_or_two(text: str) -> None:
    assert len(text) <= LONGEST
    assert text.endswith(".") and text[0].isupper() and text.isascii()


@every_game
def test_every_ruling_named_in_the_rules_has_a_text(game: str) -> None:
    sign, rulings = RULINGS[game]
    folders = [ROOT / "game" / "rules" / game, ROOT / "game" / "referee"]
    sources = [file.read_text(encoding="utf-8") for folder in folders for file in sorted(folder.glob("*.py"))]
    named = {ruling for source in sources for ruling in re.findall(rf"{sign}-\d\d", source)}

    assert named <= rulings.keys()


@every_game
def test_every_ruling_has_a_scenario_with_its_id_in_the_name(game: str) -> None:
    sign, rulings = RULINGS[game]
    told = {ruling for name in scenario_names(game) for ruling in re.findall(rf"{sign}-\d\d", name)}

    assert rulings.keys() - told == set()


@every_game
def test_no_two_scenarios_bear_one_name(game: str) -> None:
    names = scenario_names(game)

    assert len(names) == len(set(names))
