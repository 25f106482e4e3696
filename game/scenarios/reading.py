"""Reads scenario files: every mistake is named by file, line and column, before anything runs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.core.cards import Deck, HouseValue
from game.core.rules import Rules, SetupError
from game.decks import DeckError, Problem
from game.decks.content import content
from game.decks.problems import guess, shown
from game.decks.source import Key, Source, parse_all

from .scenario import Puzzle, Scenario, Step
from .stepping import StepReader
from .witness import Witness
from .wording import flag, text, whole_ms

MAX_BYTES = 1_048_576
MAX_VALUES = 200_000
WANTED = "a file of scenarios"

REQUIRED = ("scenario", "game", "players", "setup", "steps")
OPTIONAL = ("rules", "puzzle", "refused")

Games = Mapping[str, Rules[Any]]


class ScenarioFileError(Exception):
    """A file that can't be read; ``str()`` gives one line for each of its ``problems``."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def read_file(path: Path, decks: Mapping[str, Deck], games: Games) -> list[Scenario]:
    """Every scenario of a file, checked and with a set-up that can be laid out. Raises :exc:`ScenarioFileError`."""
    name = str(path)
    try:
        sources = parse_all(content(path, MAX_BYTES, WANTED), name, WANTED, MAX_VALUES)
    except DeckError as error:
        raise ScenarioFileError(list(error.problems)) from error
    scenarios = [_document(source, decks, games) for source in sources]
    problems = [problem for source in sources for problem in source.problems]
    if not sources:
        problems = [Problem(name, 1, 1, "found no scenario, expected at least one")]
    if problems:
        raise ScenarioFileError(problems)
    return [scenario for scenario in scenarios if scenario]


def _document(source: Source, decks: Mapping[str, Deck], games: Games) -> Scenario | None:
    """The scenario of one document; None when it is faulty, with the faults noted in the source."""
    data = source.data
    if not isinstance(data, dict):
        source.report((), f"found {shown(data)}, expected a mapping with {', '.join(REQUIRED)}")
        return None
    refused = flag(source, data.get("refused", False), ("refused",))
    _check_keys(source, data, refused)
    if source.problems:
        return None
    name = text(source, data["scenario"], ("scenario",))
    rules, deck = _game(source, data["game"], decks, games)
    players = _players(source, data["players"])
    if not (rules and deck) or source.problems:
        return None
    house = _house(source, data.get("rules"), deck)
    setup = data["setup"]
    if not isinstance(setup, dict):
        source.report(("setup",), f"found {shown(setup)}, expected a mapping")
    line = source.values[()][0]
    scenario = Scenario(name, f"{source.name}:{line}", rules, deck, players, house, setup, (), None, refused)
    if source.problems:
        return None
    return scenario if refused else _with_steps(source, scenario)


def _check_keys(source: Source, data: dict[str, Any], refused: bool) -> None:
    for key in data.keys() - {*REQUIRED, *OPTIONAL}:
        known = (*REQUIRED, *OPTIONAL)
        wanted = f"expected one of {', '.join(known)}{guess(key, known)}"
        source.report((key,), f"found the unknown key {shown(key)}, {wanted}", at_key=True)
    for key in REQUIRED:
        if key not in data and not (refused and key == "steps"):
            source.report((), f"found no {key}, expected a mapping with {', '.join(REQUIRED)}")


def _game(
    source: Source, value: Any, decks: Mapping[str, Deck], games: Games
) -> tuple[Rules[Any] | None, Deck | None]:
    slug = text(source, value, ("game",))
    known = [game for game in games if game in decks]
    if slug and slug not in known:
        wanted = f"expected one of {', '.join(known)}{guess(slug, known)}"
        source.report(("game",), f"found the game {shown(slug)}, {wanted}")
    return games.get(slug), decks.get(slug)


def _players(source: Source, value: Any) -> list[str]:
    if not isinstance(value, list) or not value:
        source.report(("players",), f"found {shown(value)}, expected a list of names")
        return []
    names: list[str] = []
    for index, item in enumerate(value):
        name = text(source, item, ("players", index))
        if name in names:
            source.report(("players", index), f"found {shown(name)} a second time, expected another name")
        names.append(name)
    return names


def _house(source: Source, value: Any, deck: Deck) -> dict[str, HouseValue]:
    if value is None:
        value = {}
    if not isinstance(value, dict):
        source.report(("rules",), f"found {shown(value)}, expected a mapping of house rules")
        return {}
    known = [rule.name for rule in deck.house_rules]
    for name, chosen in value.items():
        if name not in known:
            wanted = f"expected one of {', '.join(known)}{guess(name, known)}"
            source.report(("rules", name), f"found the unknown house rule {shown(name)}, {wanted}", at_key=True)
            continue
        try:
            deck.house({name: chosen})
        except ValueError as error:
            source.report(("rules", name), str(error))
    return {} if source.problems else deck.house(value)


def _with_steps(source: Source, scenario: Scenario) -> Scenario | None:
    try:
        scenario.rules.new_table(scenario.deck, len(scenario.players), 0, scenario.house)
    except SetupError as error:
        source.report(("players",), str(error))
        return None
    try:
        referee = scenario.referee()
    except SetupError as error:
        _report_setup(source, error)
        return None
    steps = StepReader(source, scenario, Witness(referee, scenario.players)).read(source.data["steps"])
    puzzle = _puzzle(source, source.data.get("puzzle"), scenario.players)
    return _finished(scenario, steps, puzzle)


def _finished(scenario: Scenario, steps: tuple[Step, ...], puzzle: Puzzle | None) -> Scenario:
    return Scenario(
        scenario.name, scenario.where, scenario.rules, scenario.deck, scenario.players, scenario.house,
        scenario.setup, steps, puzzle)


def _report_setup(source: Source, error: SetupError) -> None:
    path: Key = ("setup", *error.path)
    value = source.data
    for part in path:
        value = value[part] if isinstance(value, dict) and part in value else None
    source.report(path, str(error), at_key=isinstance(value, dict | list))


def _puzzle(source: Source, value: Any, players: list[str]) -> Puzzle | None:
    if value is None:
        return None
    keys = ("seat", "goal", "within")
    if not isinstance(value, dict) or value.keys() != set(keys):
        found = f"a mapping with {', '.join(value)}" if isinstance(value, dict) and value else shown(value)
        source.report(("puzzle",), f"found {found}, expected a mapping with exactly {', '.join(keys)}")
        return None
    seat = text(source, value["seat"], ("puzzle", "seat"))
    goal = text(source, value["goal"], ("puzzle", "goal"))
    within_ms = whole_ms(source, value["within"], ("puzzle", "within"))
    if seat not in players:
        source.report(("puzzle", "seat"), f"found {shown(seat)}, expected one of {', '.join(players)}")
        return None
    return Puzzle(players.index(seat), goal, within_ms, *source.values[("puzzle",)])
