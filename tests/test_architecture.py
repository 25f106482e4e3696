"""Who may import whom: the arrows of docs/architecture.md, and nothing points back."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAME = ROOT / "game"
MODULES = sorted(GAME.rglob("*.py"))

GAMES = {"schummel_hummel", "heuschrecken_poker", "moemmen", "schnattergei"}
DATA = {"assets", "bindings", "datadir", "decks", "people", "preferences", "seat_help", "settings", "timing"}
DEVICES = {"clock", "crash", "devices", "inspect_file", "rubbish"}
PLAY = {"core", "rules", "referee", "bots"}
MATCHES = {"album", "playing", "matchfile"}
PROGRAM = PLAY | DATA | DEVICES | MATCHES | {"view", "scenes", "app"}

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "rules": {"core"},
    "referee": {"core", "rules"},
    "bots": {"core", "rules", "referee"},
    "scenarios": PLAY | {"decks"},
    "playing": PLAY,
    "matchfile": {"core"},
    "album": {"core", "rules", "referee", "datadir", "matchfile"},
    "history": {"core"},
    "drills": PLAY | {"history"},
    "evening": {"core", "referee", "settings", "datadir"},
    "seating": {"bindings", "core", "settings"},
    "company": {"core", "settings", "album"},
    "lab": PLAY | {"playing"},
    "assets": set(),
    "decks": {"core", "assets"},
    "datadir": {"core"},
    "preferences": set(),
    "bindings": set(),
    "seat_help": set(),
    "people": {"seat_help"},
    "timing": set(),
    "settings": {"core", "bindings", "datadir", "people", "preferences", "seat_help", "timing"},
    "clock": set(),
    "rubbish": set(),
    "inspect_file": {"datadir"},
    "crash": {"clock", "core", "datadir"},
    "view": DATA | {"core", "clock", "inspect_file", "referee"},
    "devices": {"view"},
    "scenes": PLAY | DATA | DEVICES | MATCHES | {"view", "drills", "history", "evening", "scenarios"},
    "app": DATA | DEVICES | {"view", "scenes"},
    "match_bench": PROGRAM,
    "puzzling": PROGRAM | {"scenarios"},
    "practising": PROGRAM | {"drills", "history", "scenarios", "puzzling"},
    "evenings": PROGRAM | {"evening"},
    "matches": PROGRAM | {"evenings", "company"},
    "program": PROGRAM | {"practising", "matches", "company", "scenarios"},
    "opening": PROGRAM | {"scenarios", "program", "company"},
    "cli": PROGRAM | {"opening", "program", "seating", "scenarios", "lab", "drills", "history", "match_bench"},
}
"""Each package or module of game/ to the others that it may name. A new one takes its place here."""

WINDOWLESS = {"core", "rules", "referee", "bots", "scenarios", "lab", "drills", "evening", "history", "seating",
              "company", "datadir", *MATCHES, *DATA}
TIMELESS = {"core", "rules", "referee", "bots", "scenarios", "drills", "evening", *MATCHES}
SCREEN = {"pygame", "pytmx"}
CLOCKS = {"time", "datetime", "threading", "asyncio", "multiprocessing", "secrets", "uuid"}
BANNED_NAMES = {"utils", "util", "manager", "managers", "helper", "helpers", "misc", "common"}
LONGEST = 500


def name_of(path: Path) -> str:
    """``game/rules/__init__.py`` is ``rules``; ``game/cli.py`` is ``cli``; ``game/__init__.py`` is empty."""
    parts = path.relative_to(GAME).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def layer_of(path: Path) -> str:
    return name_of(path).partition(".")[0]


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, by its full name; ``from a import b`` gives ``a.b``."""
    package = ["game", *path.relative_to(GAME).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{stem}.{alias.name}" for alias in node.names)


def outside(path: Path) -> set[str]:
    return {name.partition(".")[0] for name in imported(path)} - {"game"}


def inside(path: Path) -> set[str]:
    """The layers of game/ that a file names, without its own."""
    parts = [name.split(".") for name in imported(path) if name.startswith("game.")]
    return {part[1] for part in parts} & set(MAY_IMPORT) - {layer_of(path)}


def of(*layers: str) -> list[Path]:
    return [path for path in MODULES if layer_of(path) in layers]


def label(path: Path) -> str:
    return name_of(path) or "game"


def test_every_part_of_the_game_has_its_place() -> None:
    assert {layer_of(path) for path in MODULES} - {""} == set(MAY_IMPORT)


@pytest.mark.parametrize("path", MODULES, ids=label)
def test_imports_point_one_way(path: Path) -> None:
    assert inside(path) <= MAY_IMPORT.get(layer_of(path), set())


@pytest.mark.parametrize("path", of(*WINDOWLESS), ids=label)
def test_what_runs_without_a_window_names_no_screen_library(path: Path) -> None:
    assert not outside(path) & SCREEN


@pytest.mark.parametrize("path", of(*WINDOWLESS), ids=label)
def test_below_the_view_nothing_is_translated(path: Path) -> None:
    assert "gettext" not in outside(path) and "view" not in inside(path)


def test_what_runs_without_a_window_loads_no_screen_library() -> None:
    names = [f"game.{name_of(path)}" for path in of(*WINDOWLESS)]
    program = "import importlib, sys\n" + "".join(f"importlib.import_module({name!r})\n" for name in names)
    program += f"print(*sorted({SCREEN!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr


@pytest.mark.parametrize("path", of(*TIMELESS), ids=label)
def test_time_is_handed_in_from_outside(path: Path) -> None:
    assert not outside(path) & CLOCKS


@pytest.mark.parametrize("path", of(*TIMELESS), ids=label)
def test_chance_comes_from_seeded_generators_only(path: Path) -> None:
    dotted = (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
              if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name))
    taken = {node.attr for node in dotted if node.value.id == "random"}
    taken |= {name.removeprefix("random.") for name in imported(path) if name.startswith("random.")}
    assert taken <= {"Random"}


def test_no_game_imports_another() -> None:
    for path in MODULES:
        own = GAMES & set(name_of(path).split("."))
        strangers = [name for name in imported(path) if (GAMES - own) & set(name.split("."))]
        assert not own or not strangers, f"{label(path)} imports {strangers}"


@pytest.mark.parametrize("path", MODULES, ids=label)
def test_a_file_has_one_subject(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST
    assert path.stem not in BANNED_NAMES


def test_the_screen_library_is_pygame_ce_and_nothing_asks_for_the_other() -> None:
    import pygame

    assert pygame.IS_CE
    assert "pygame" not in {dist.name.lower() for dist in metadata.distributions() if dist.name}
