"""The window opens, if there is nothing against it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.company import allowances
from game.core.cards import Deck
from game.core.record import Record
from game.settings import MatchSettings

if TYPE_CHECKING:
    from game.datadir import DataDir
    from game.program import Opening


class CantOpen(RuntimeError):
    """There is no window, or nothing that it could show. The text is one sentence."""


def open_window(opening: Opening, data_dir: Path | None, cards: Path | None) -> None:
    """Runs the program until its last screen is left. Raises :exc:`CantOpen`."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    _expect_display()
    from game.app import App, Options
    from game.datadir import DataDir
    from game.program import Program
    from game.rules import GAMES
    from game.view.window import NoDisplay

    data = DataDir.open(data_dir)
    try:
        decks = _decks(cards, data)
        setup = _setup(opening, decks)
        _check_table(opening, setup)
        _check_inspect(opening.inspect)
        games = {game: deck.players for game, deck in decks.items() if game in GAMES}
        app = App(data, Options(opening.size, opening.fullscreen, opening.inspect, games))
        Program(app, decks, opening.table).run(opening, setup)
    except NoDisplay as reason:
        raise CantOpen(str(reason)) from reason
    finally:
        data.close()


def _expect_display() -> None:
    """SDL alone would open a display that nobody can see, and its libraries would complain in words of their own."""
    if sys.platform.startswith("linux") and not any(
            os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")):
        raise CantOpen("Under the Table needs a display to open its window, and found none (no DISPLAY is set).")


def _decks(cards: Path | None, data: DataDir) -> dict[str, Deck]:
    from game.decks import DeckError, load_decks

    try:
        decks = load_decks(cache_dir=data.cache())
        return decks if cards is None else decks | load_decks(cards, cache_dir=data.cache())
    except DeckError as mistake:
        raise CantOpen(str(mistake)) from mistake


def _setup(opening: Opening, decks: dict[str, Deck]) -> Record | None:
    """The record of a match that begins with a scenario's set-up; its players sit where ``--seats`` says."""
    if opening.scenario is None:
        return None
    from game.rules import GAMES
    from game.scenarios import ScenarioFileError, read_file

    try:
        scenario = read_file(opening.scenario, decks, GAMES)[0]
    except ScenarioFileError as mistake:
        raise CantOpen(str(mistake)) from mistake
    settings = opening.match or MatchSettings()
    kinds = [seat.player for seat in settings.seats][:len(scenario.players)]
    if len(kinds) != len(scenario.players):
        raise CantOpen(f"{opening.scenario} is for {len(scenario.players)} players: say so with --players.")
    return Record(scenario.deck, list(scenario.players), kinds, settings.seed or 0, scenario.house, scenario.setup,
                  allow=allowances(settings.seats[:len(kinds)]))


def _check_table(opening: Opening, setup: Record | None) -> None:
    if opening.table is None:
        return
    from game.view.games import TABLES
    from game.view.layout import load_layout
    from game.view.table_file import TableError

    seats = len(setup.players) if setup else len(opening.match.seats) if opening.match else 0
    try:
        game = setup.game if setup else opening.match.game if opening.match else MatchSettings().game
        load_layout(opening.table, seats, TABLES[game].parts)
    except TableError as mistake:
        raise CantOpen(str(mistake)) from mistake


def _check_inspect(path: Path | None) -> None:
    """Somebody who asks for the file waits for it: say so at once when there can't be one."""
    from game.datadir import DataError, write_atomically

    if path is None:
        return
    try:
        if path.is_dir():
            raise DataError(f"{path} is a folder, expected the name of a file.")
        trial = path.with_name(f".{path.name}.trial")
        write_atomically(trial, b"")
        trial.unlink()
    except (OSError, ValueError) as reason:
        raise CantOpen(f"--inspect: {reason}") from reason
