"""All ready-made puzzles, a column for each game: what each is about, and which are solved."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenarios import Scenario
from game.scenarios.puzzle import named_apart
from game.scenes.menu import MenuScene, back_button, page
from game.view.canvas import Canvas
from game.view.commands import Kind
from game.view.i18n import _
from game.view.theme import INK, PALE, PAPER, READY, SLIP, SOFT
from game.view.widgets import Act, Box, Look, Picture, Widget

from .shelf import Shelf

LEFT, STEP_X, WIDE = 30.0, 308.0, 296.0
HEAD, HEAD_HIGH = 96.0, 72.0
TOP, STEP_Y, HIGH = 180.0, 160.0, 150.0


class PuzzlesScene(MenuScene):
    """``start`` lays a puzzle out."""

    name = "puzzles"

    def __init__(self, shelf: Shelf, start: Callable[[Scenario], None]) -> None:
        super().__init__()
        self._shelf, self._start = shelf, start
        self.games = list(dict.fromkeys(each.deck.game for each in shelf.puzzles))
        self.board.set(self._widgets(), self._first)

    @property
    def _first(self) -> str:
        return _id(self._shelf.first)

    def resume(self) -> None:
        """Back from a puzzle: it may be solved."""
        self.rebuild(self._first)
        super().resume()

    def _of(self, game: str) -> list[Scenario]:
        return [each for each in self._shelf.puzzles if each.deck.game == game]

    def _widgets(self) -> list[Widget]:
        found: list[Widget] = [back_button(self.back)]
        for n, game in enumerate(self.games):
            for row, puzzle in enumerate(self._of(game)):
                box = (LEFT + n * STEP_X, TOP + row * STEP_Y, WIDE, HIGH)
                found.append(Picture(_id(puzzle), box, _(named_apart(puzzle.name)[1]), act=self._starter(puzzle),
                                     paint=self._painter(puzzle, box)))
        return found

    def _starter(self, puzzle: Scenario) -> Act:
        return lambda: self._start(puzzle)

    def _painter(self, puzzle: Scenario, box: Box) -> Callable[[Canvas, Look], None]:
        return lambda canvas, look: self._paint(canvas, look, puzzle, box)

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        page(canvas, _("Puzzles"))
        count = _("{n} of {all} solved").format(n=sum(each.name in self._shelf.solved for each in self._shelf.puzzles),
                                                all=len(self._shelf.puzzles))
        canvas.at(1, 0).write(count, "title", 20, PALE, (1250, 40), "midright", 500, 34)
        middle = canvas.at()
        for n, game in enumerate(self.games):
            self._head(middle, game, LEFT + n * STEP_X)
        self.board.draw(canvas)
        self.foot(canvas.at(0.5, 1), [(Kind.ACCEPT, _("start")), (Kind.BACK, _("back"))], 684)
        return None

    def _head(self, canvas: Canvas, game: str, x: float) -> None:
        titles = {each.deck.game: each.deck.title for each in self._shelf.puzzles}
        canvas.art(f"title/game_{game}", x + 4, HEAD, 116, HEAD_HIGH)
        room = WIDE - 134
        longest = max((word for title in titles.values() for word in title.split()), key=len)
        size = canvas.fit(longest, "title", (20, 18, 17), room)
        canvas.paragraph(titles[game], x + 132, HEAD + 10, room, "title", size, PAPER, height=HEAD_HIGH - 16)

    def _paint(self, canvas: Canvas, look: Look, puzzle: Scenario, box: Box) -> None:
        x, y, w, h = box
        y += look.lift
        if look.focus:
            canvas.ring(x, y, w, h, 16)
        canvas.slip(x, y, w, h, SLIP, 16)
        title, room = _(named_apart(puzzle.name)[1]), w - 36
        size = canvas.fit(title, "title", (20, 19, 18, 17, 16), room)
        canvas.write(title, "title", size, INK, (x + 18, y + 28), room=room, height=34)
        if puzzle.puzzle is not None:
            canvas.paragraph(_(puzzle.puzzle.goal), x + 18, y + 48, room, "body", 17, SOFT, height=h - 56)
        if puzzle.name in self._shelf.solved:
            canvas.disc(x + w - 12, y + 10, 19, READY, INK, 3)
            canvas.icon("check", 24, (x + w - 12, y + 10))


def _id(puzzle: Scenario) -> str:
    return f"button:puzzle:{puzzle.name}"
