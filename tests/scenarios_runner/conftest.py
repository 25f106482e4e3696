"""What the tests of the scenario runner share."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.core.rules import Rules
from game.rules import GAMES
from game.scenarios import scenario_command

HEAD = """\
scenario: a table
game: schummel_hummel
players: [Ada, Ben, Cleo]
setup:
  hands:
    Ada: [flower blue red, flower green yellow]
    Ben: [bumblebee blue red, flower red violet]
    Cleo: [flower blue green]
  discard: [flower blue violet]
  draw: [flower green violet]
"""


class Outcome(NamedTuple):
    status: int
    out: list[str]
    err: list[str]


Run = Callable[..., Outcome]


@pytest.fixture
def run_text(tmp_path: Path) -> Run:
    """Runs a text (or bytes) as ``my.yaml``; messages name the file without its folder."""

    def run(content: str | bytes, verbose: bool = False, rules: Rules[Any] | None = None) -> Outcome:
        file = tmp_path / "my.yaml"
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        games = {rules.slug: rules} if rules else GAMES
        out, err = io.StringIO(), io.StringIO()
        status = scenario_command([file], verbose, None, out, err, games)
        said = err.getvalue().replace(str(tmp_path) + "/", "")
        return Outcome(status, out.getvalue().splitlines(), said.splitlines())

    return run


@pytest.fixture
def run_steps(run_text: Run) -> Run:
    """Runs steps, a line each, at the table of :data:`HEAD`."""

    def run(*steps: str, **options: Any) -> Outcome:
        lines = "".join(f"  - {step}\n" for step in steps)
        return run_text(f"{HEAD}steps:{' []' if not steps else ''}\n{lines}", **options)

    return run
