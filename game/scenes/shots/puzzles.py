"""Pictures of puzzles: the list, the card before one, one of each game, and the cards at its end."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.record import HUMAN
from game.decks import load_decks
from game.history import History
from game.scenarios import Scenario
from game.scenarios.puzzle import SCRIPTED, Outcome, PuzzleMatch
from game.scenes.puzzles.list import PuzzlesScene
from game.scenes.puzzles.scene import PuzzleActs, PuzzleScene
from game.scenes.puzzles.shelf import Shelf, shipped
from game.settings import ANIMALS, SeatSetting

from .studio import Look, Shot, Studio, nothing

SOLVED = 4
PLAYED_MS, END_MS = 5_000, 3_000


def puzzles(look: Look) -> Iterator[Shot]:
    every = shipped(load_decks())
    shelf = Shelf(every, History.in_memory(), lambda: "Ada", lambda: "")
    shelf.solved.update(each.name for each in every[:SOLVED])
    studio = Studio(look, PuzzlesScene(shelf, nothing))
    studio.run()
    yield "puzzles", studio.picture()
    studio = Studio(look, _scene(every[0], False))
    studio.run(200)
    yield "puzzle_start", studio.picture()
    for puzzle in {each.deck.game: each for each in every}.values():
        studio = Studio(look, _scene(puzzle, True))
        studio.run(PLAYED_MS)
        yield f"puzzle_{puzzle.deck.game}", studio.picture()
    for outcome in (Outcome.SOLVED, Outcome.LATE):
        scene = _scene(every[0], True)
        studio = Studio(look, scene)
        studio.run(200)
        scene.match.outcome, scene.match.solved_ms = outcome, 12_345
        studio.run(END_MS)
        yield f"puzzle_{outcome.value}", studio.picture()


def _scene(puzzle: Scenario, told: bool) -> PuzzleScene:
    acts = PuzzleActs(nothing, nothing, nothing, lambda _match: "")
    own = puzzle.puzzle.seat if puzzle.puzzle else 0
    seats = [SeatSetting(HUMAN if seat == own else SCRIPTED, name, ANIMALS[seat])
             for seat, name in enumerate(puzzle.players)]
    return PuzzleScene(PuzzleMatch(puzzle), seats, acts, told)
