"""The frame around the game: what the documents and the package say is so."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import game
from game.decks import load_decks
from game.rules import GAMES

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]

FOLDERS = ("game", "tests", "tools", "docs", "assets", ".ci")
TEXT = {".py", ".md", ".toml", ".yaml", ".yml", ".json", ".svg", ".tmx", ".tsx", ".txt", ""}
ABROAD = re.compile(r"(?<![\w.~])/(?:work|root|home|farm|tmp)/|\b(?:pypi|npmjs|deb\.debian)\.(?:org|com)\b")


def shipped_texts() -> list[Path]:
    deep = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    return [path for path in [*deep, *ROOT.glob("[!.]*")] if path.is_file() and path.suffix in TEXT]


def section(title: str) -> str:
    """Of the README."""
    return README.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_the_readme_has_two_commands_of_one_line_each() -> None:
    first, second = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    assert first.count("\n") == second.count("\n") == 1
    assert first.rstrip().endswith("main.py")
    assert second.rstrip().endswith("pytest")
    assert "[test]" in second


def test_the_readme_shows_the_running_program_and_tells_of_every_game() -> None:
    pictures = re.findall(r"!\[.+?\]\((.+?)\)", README)
    assert pictures[0] == "docs/pictures/match.png"
    assert {ROOT / name for name in pictures} == set((ROOT / "docs" / "pictures").iterdir())
    assert [name for name in pictures if (ROOT / name).stat().st_size > 400_000] == []
    titles = [deck.title for game, deck in load_decks().items() if game in GAMES]
    assert [title for title in titles if f"**{title}**" not in README] == []


def test_the_readme_is_read_in_one_go() -> None:
    assert README.count("\n") <= 200


def test_the_readme_helps_on_debian_and_windows() -> None:
    assert "python3-venv" in README
    assert "Windows" in README


def test_the_readme_says_whose_the_printed_games_are() -> None:
    assert "unofficial fan implementation" in README
    assert "printed games" in README


def test_the_commands_in_the_readme_are_those_of_the_program() -> None:
    listed = set(re.findall(r"^\| `([a-z]+)", section("Commands"), re.MULTILINE))
    done = subprocess.run([sys.executable, "main.py", "--help"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert listed == set(re.findall(r"^    ([a-z]+) +[A-Z]", done.stdout, re.MULTILINE))


def links(document: Path) -> list[str]:
    targets = re.findall(r"\]\(([^)#]+)", document.read_text(encoding="utf-8"))
    return [target for target in targets if "://" not in target]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_a_document_links_to_files_that_exist(document: Path) -> None:
    assert [target for target in links(document) if not (document.parent / target).exists()] == []


def test_the_folders_that_the_readme_names_exist() -> None:
    named = re.findall(r"`([\w./]+)`", section("Where things are"))
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_changelog_begins_with_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+)", changelog, re.MULTILINE)
    assert newest
    assert newest[1] == game.__version__


def test_requirements_are_floors_and_not_pins() -> None:
    project = PROJECT["project"]
    for requirement in [*project["dependencies"], *project["optional-dependencies"]["test"]]:
        assert re.fullmatch(r"[\w-]+(>=[\d.]+)?", requirement)


def test_main_is_three_lines_that_call_the_command_line() -> None:
    lines = (ROOT / "main.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    assert PROJECT["project"]["scripts"] == {"under-the-table": "game.cli:main"}


def test_the_wheel_takes_its_data_from_files_that_exist() -> None:
    sources = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert [source for source in sources if not (ROOT / source).exists()] == []
    assert set(sources.values()) == {"game/_data/assets", "game/_data/cards.yaml"}


def test_the_gate_can_be_started() -> None:
    gate = ROOT / ".ci" / "run"
    assert gate.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash")
    assert os.access(gate, os.X_OK) or sys.platform == "win32"


def test_nothing_names_a_place_on_somebodys_machine() -> None:
    assert [str(path) for path in shipped_texts() if ABROAD.search(path.read_text(encoding="utf-8"))] == []
