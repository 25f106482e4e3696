"""Do the scenarios bite? For each ruling, break just that rule and see a scenario that bears its id fail.

    python -m tools.bite [RULING…]

A file a game in ``tools/bites/`` says how each rule is broken: a passage of a source file and what stands there instead. The broken
program is loaded beside the real one, in memory; no file changes. Exit status 1 if a ruling isn't bitten.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
SCENARIOS = ROOT / "tests" / "scenarios"
BITES = ROOT / "tools" / "bites"
CRASH = "the program failed"


class Mutation(NamedTuple):
    """One rule, broken."""

    ruling: str
    what: str
    """What the broken rule says."""
    file: str
    """Below ``game/``."""
    edits: tuple[tuple[str, str], ...]

    @property
    def module(self) -> str:
        return "game." + self.file.removesuffix(".py").replace("/", ".")

    def source(self) -> str:
        """The broken source. Raises ValueError when a passage isn't there exactly once."""
        text = (ROOT / "game" / self.file).read_text(encoding="utf-8")
        for old, new in self.edits:
            if text.count(old) != 1:
                raise ValueError(f"{self.ruling}: {self.file} has {text.count(old)} times, expected once: {old!r}")
            text = text.replace(old, new)
        return text


def mutations(game: str = "*") -> list[Mutation]:
    """All that is written down, or that of one game by its slug."""
    files = [tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(BITES.glob(f"{game}.toml"))]
    return [
        Mutation(ruling, entry["what"], entry["file"], tuple((old, new) for old, new in entry["edits"]))
        for data in files for ruling, entries in data.items() for entry in entries
    ]


class _Loader(SourceFileLoader):
    def __init__(self, mutation: Mutation, path: str) -> None:
        super().__init__(mutation.module, path)
        self.mutation = mutation

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.mutation.source(), self.path, "exec")


class _Finder(MetaPathFinder):
    def __init__(self, mutation: Mutation) -> None:
        self.mutation = mutation

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.mutation.module:
            return None
        file = str(ROOT / "game" / self.mutation.file)
        return spec_from_file_location(fullname, file, loader=_Loader(self.mutation, file))


@contextmanager
def broken(mutation: Mutation | None) -> Iterator[None]:
    """Inside, ``import game…`` brings the broken program; afterwards the sound one is back."""
    sound = {name: module for name, module in sys.modules.items() if name.partition(".")[0] == "game"}
    finder = _Finder(mutation) if mutation else None
    for name in sound:
        del sys.modules[name]
    if finder:
        sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        if finder:
            sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.partition(".")[0] == "game"]:
            del sys.modules[name]
        sys.modules.update(sound)


def games() -> dict[str, Any]:
    """The rules of every game by its slug, whether the program offers it yet or not."""
    found: dict[str, Any] = {}
    for file in sorted((ROOT / "game" / "rules").glob("*/rules.py")):
        slug = file.parent.name
        names = vars(importlib.import_module(f"game.rules.{slug}.rules")).values()
        found[slug] = next(kind for kind in names if isinstance(kind, type) and getattr(kind, "slug", "") == slug)()
    return found


def outcomes(ruling: str, mutation: Mutation | None, cache: Path) -> dict[str, str]:
    """Each scenario that names the ruling, to its fault (empty: it passed)."""
    files = [file for file in sorted(SCENARIOS.rglob("*.yaml")) if ruling in file.read_text(encoding="utf-8")]
    with broken(mutation):
        load: Any = importlib.import_module("game.decks").load_decks
        read: Any = importlib.import_module("game.scenarios").read_file
        run: Any = importlib.import_module("game.scenarios.running").run
        decks = load(None, cache)
        rules = games()
        scenarios = [scenario for file in files for scenario in read(file, decks, rules)]
        return {scenario.name: _fault(run, scenario) for scenario in scenarios if _names(scenario.name, ruling)}


def _names(name: str, ruling: str) -> bool:
    return ruling in {word.rstrip(":,") for word in name.split()}


def _fault(run: Any, scenario: Any) -> str:
    try:
        return str(run(scenario))
    except Exception as error:  # a program that crashes is broken, but no rule was broken by that
        return f"{CRASH}: {error!r}"


def bites(mutation: Mutation, cache: Path) -> list[str]:
    """The scenarios of this ruling that fail when it is broken, not counting crashes."""
    found = outcomes(mutation.ruling, mutation, cache)
    return [name for name, fault in found.items() if fault and not fault.startswith(CRASH)]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bite", description="Break each rule, see its scenario fail.")
    parser.add_argument("rulings", metavar="RULING", nargs="*", help="only these, such as SH-21")
    chosen = parser.parse_args(argv).rulings
    todo = [mutation for mutation in mutations() if not chosen or mutation.ruling in chosen]
    toothless = 0
    with tempfile.TemporaryDirectory() as cache:
        for mutation in todo:
            try:
                bitten = bites(mutation, Path(cache))
                told = f"{len(bitten)} fail" if bitten else "NO SCENARIO FAILS"
            except Exception as error:
                bitten, told = [], f"COULD NOT BE TRIED: {error}"
            toothless += not bitten
            print(f"{mutation.ruling}  {mutation.what}: {told}")
    print(f"{len(todo) - toothless} of {len(todo)} broken rules are noticed")
    return 1 if toothless else 0


if __name__ == "__main__":
    sys.exit(main())
