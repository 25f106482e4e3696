"""``scenario FILE|DIR…``: runs scenario files and says how they went."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from game.core.cards import Deck
from game.core.rules import Rules
from game.decks import DeckError, Problem, load_decks
from game.rules import GAMES

from .reading import ScenarioFileError, read_file
from .running import run
from .scenario import Scenario

MOST_PROBLEMS = 50


def scenario_command(
    paths: Sequence[Path], verbose: bool, cards: Path | None = None,
    out: TextIO | None = None, err: TextIO | None = None, games: Mapping[str, Rules[Any]] = GAMES,
) -> int:
    """Run every scenario in these files and folders; one line each, then a count.

    Returns 0 when all pass, 1 when one fails, 2 when a file can't be read; what can be read is run all the same.
    """
    out, err = out or sys.stdout, err or sys.stderr
    try:
        decks = load_decks(cards)
    except DeckError as error:
        _say(err, str(error))
        return 2
    scenarios: list[Scenario] = []
    problems: list[Problem] = []
    for path in paths:
        _read(path, decks, games, scenarios, problems)
    for problem in problems[:MOST_PROBLEMS]:
        _say(err, str(problem))
    if len(problems) > MOST_PROBLEMS:
        _say(err, f"and {len(problems) - MOST_PROBLEMS} more mistakes")
    failed = sum(not _run(scenario, verbose, out) for scenario in scenarios)
    if scenarios:
        _say(out, f"{len(scenarios) - failed} passed, {failed} failed")
    return 2 if problems else 1 if failed else 0


def _read(
    path: Path, decks: Mapping[str, Deck], games: Mapping[str, Rules[Any]],
    scenarios: list[Scenario], problems: list[Problem],
) -> None:
    """Add all scenarios of a file or folder, and the problems of the files there that can't be read."""
    try:
        for file in scenario_files(path):
            try:
                scenarios += read_file(file, decks, games)
            except ScenarioFileError as error:
                problems += error.problems
    except ScenarioFileError as error:
        problems += error.problems


def scenario_files(path: Path) -> list[Path]:
    """The file itself, or every ``*.yaml`` below a folder. Raises :exc:`ScenarioFileError` for a folder without any."""
    try:
        if not path.is_dir():
            return [path]
    except OSError:  # a name without end, for one; whoever reads the file says so
        return [path]
    files = sorted(file for file in path.rglob("*.yaml") if file.is_file())
    if not files:
        text = "found no scenario, expected files named *.yaml in this folder"
        raise ScenarioFileError([Problem(str(path), 0, 0, text)])
    return files


def _run(scenario: Scenario, verbose: bool, out: TextIO) -> bool:
    tell = (lambda line: _say(out, line)) if verbose else None
    if tell:
        tell(scenario.where)
    try:
        fault = run(scenario, tell)
    except OSError:  # nobody reads on
        raise
    except Exception as error:  # the program's own mistake must not hide how the other scenarios went
        fault = f"the program failed with {type(error).__name__}: {error}"
        if tell:
            tell(traceback.format_exc())
    _say(out, f"FAIL  {scenario.name}: {fault}" if fault else f"ok    {scenario.name}")
    return not fault


def _say(out: TextIO, line: str) -> None:
    """What the terminal can't show is spelled out."""
    encoding = getattr(out, "encoding", None) or "utf-8"
    print(line.encode(encoding, "backslashreplace").decode(encoding), file=out)
