"""The rulings' short texts: complete, short, the same in the program and in its documents, each with a scenario."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from game.rules.schummel_hummel.rulings import RULINGS

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (SH-\d\d) \| (.+) \|$", re.MULTILINE)
LONGEST = 92


def scenario_names() -> list[str]:
    files = sorted((ROOT / "tests" / "scenarios" / "schummel_hummel").glob("*.yaml"))
    return [
        document["scenario"]
        for file in files
        for document in yaml.safe_load_all(file.read_text(encoding="utf-8"))
    ]


def test_the_document_and_the_program_tell_the_same_rulings() -> None:
    rows = ROW.findall((ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"))

    assert rows == list(RULINGS.items())


def test_rulings_are_numbered_without_a_gap() -> None:
    assert list(RULINGS) == [f"SH-{number:02}" for number in range(1, len(RULINGS) + 1)]
    assert len(RULINGS) >= 71


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_rulings_text_is_one_short_sentence_or_two(ruling: str) -> None:
    text = RULINGS[ruling]

    assert len(text) <= LONGEST
    assert text.endswith(".") and text[0].isupper() and text.isascii()


def test_every_ruling_named_in_the_rules_has_a_text() -> None:
    folders = [ROOT / "game" / "rules" / "schummel_hummel", ROOT / "game" / "referee"]
    sources = [file.read_text(encoding="utf-8") for folder in folders for file in sorted(folder.glob("*.py"))]
    named = {ruling for source in sources for ruling in re.findall(r"SH-\d\d", source)}

    assert named <= RULINGS.keys()


def test_every_ruling_has_a_scenario_with_its_id_in_the_name() -> None:
    told = {ruling for name in scenario_names() for ruling in re.findall(r"SH-\d\d", name)}

    assert RULINGS.keys() - told == set()


def test_no_two_scenarios_bear_one_name() -> None:
    names = scenario_names()

    assert len(names) == len(set(names))
