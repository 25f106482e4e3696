"""From the puzzles to one of them, its end, and the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenarios import Scenario
from game.scenarios.puzzle import SCRIPTED, PuzzleMatch
from game.scenes.puzzles.shelf import Shelf
from game.settings import ANIMALS, SeatSetting

if TYPE_CHECKING:
    from game.app import App
    from game.scenes.base import Scene
    from game.scenes.practice.course import Course


class Puzzling:
    """The way through puzzles, from wherever they were opened. ``course`` says who practises and keeps what is
    solved."""

    def __init__(self, app: App, course: Course, puzzles: Sequence[Scenario]) -> None:
        self._app = app
        self.shelf = Shelf(puzzles, course.history, lambda: course.profile, course.now, course.seed or 0)

    def grid(self) -> Scene:
        """All of them."""
        from game.scenes.puzzles.list import PuzzlesScene

        return PuzzlesScene(self.shelf, lambda puzzle: self._app.push(self.scene(puzzle)))

    def scene(self, puzzle: Scenario, told: bool = False) -> Scene:
        """A puzzle laid out. ``told``: without the card before it."""
        from game.scenes.puzzles.scene import PuzzleActs, PuzzleScene

        acts = PuzzleActs(lambda: self._app.replace(self.scene(puzzle, True)),
                          (lambda: self._follow(puzzle)) if self.shelf.after(puzzle) else None,
                          self._app.pop, lambda match: self.shelf.keep(match, self._app.device.kind))
        return PuzzleScene(PuzzleMatch(puzzle, self.shelf.seed), self._seats(puzzle), acts, told)

    def _follow(self, puzzle: Scenario) -> None:
        after = self.shelf.after(puzzle)
        if after is not None:
            self._app.replace(self.scene(after))

    def _seats(self, puzzle: Scenario) -> list[SeatSetting]:
        """Whoever plays keeps their animal; the others are who the file says."""
        own = next((seat for seat in self._app.settings.match.seats if seat.human), SeatSetting())
        others = iter([animal for animal in ANIMALS if animal != own.animal])
        seat = puzzle.puzzle.seat if puzzle.puzzle else 0
        return [SeatSetting(name=name, animal=own.animal) if n == seat else SeatSetting(SCRIPTED, name, next(others))
                for n, name in enumerate(puzzle.players)]
