"""The card that lies over the table before a puzzle, and the one after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.scenes.message import Choice
from game.scenes.parting import PartingScene
from game.view.canvas import Canvas
from game.view.commands import Kind
from game.view.i18n import _
from game.view.theme import INK, SOFT
from game.view.widgets import Button, Widget

from .goal import clock

LEFT, TOP, WIDE, TALL = 290.0, 150.0, 700.0, 352.0
ROW = 66.0
"""More of it for a second row of buttons."""
PICTURE = (240.0, 150.0)
GAP = 20.0
LINE_HIGH = 112.0
"""For what the card says."""


class Told(NamedTuple):
    """What a card says. ``line``: the goal, or what the puzzle teaches; ``note``: smaller, below it."""

    game: str
    title: str
    line: str
    note: str
    sign: str


class PuzzleCardScene(PartingScene):
    """``choices``: the first one has the focus; Esc is ``leave``. ``name`` tells the card before from the one after."""

    def __init__(self, name: str, tell: Callable[[], Told], choices: Callable[[], Sequence[Choice]],
                 leave: Callable[[], None]) -> None:
        super().__init__(leave)
        self.name = name
        self._tell, self._choices = tell, choices
        told = tell()
        self.prompt = f"{told.title}. {told.line}"
        self.board.set(self._widgets(), f"button:{choices()[0].id}")

    def _widgets(self) -> list[Widget]:
        choices = self._choices()
        first, rest = choices[0], choices[1:]
        y = TOP + TALL - 84
        found: list[Widget] = [self._button(first, (LEFT + 36, y, WIDE - 72, 54), "primary", 24)]
        each = (WIDE - 72 - GAP * (len(rest) - 1)) / max(1, len(rest))
        return found + [self._button(choice, (LEFT + 36 + n * (each + GAP), y + 68, each, 48), "plain", 19)
                        for n, choice in enumerate(rest)]

    def _button(self, choice: Choice, box: tuple[float, float, float, float], style: str, size: float) -> Widget:
        return Button(f"button:{choice.id}", box, choice.words, icon=choice.icon, style=style, size=size,
                      act=partial(self._go, choice.act))

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        canvas.veil(140)
        told, middle = self._tell(), canvas.at()
        middle.slip(LEFT, TOP, WIDE, TALL + (ROW if len(self._choices()) > 1 else 0), radius=20)
        wide, high = PICTURE
        middle.art(f"title/game_{told.game}", LEFT + 36, TOP + 34, wide, high)
        if told.sign:
            middle.icon(told.sign, 52, (LEFT + 36 + wide - 10, TOP + 34 + high - 10), disc=True)
        x, room = LEFT + 36 + wide + 30, WIDE - wide - 102
        size = middle.fit(told.title, "title", (32, 28, 25, 22, 20), room)
        middle.write(told.title, "title", size, INK, (x, TOP + 58), room=room, height=48)
        line = _within(middle, told.line, room)
        middle.paragraph(line, x, TOP + 88, room, "soft", 20, INK, height=LINE_HIGH)
        middle.paragraph(told.note, LEFT + 36, TOP + 210, WIDE - 72, "body", 17, SOFT, height=46)
        self.board.draw(canvas)
        self.foot(canvas.at(0.5, 1), [(Kind.ACCEPT, _("choose")), (Kind.BACK, _("back"))], 684)
        return None


def _within(canvas: Canvas, words: str, room: float) -> str:
    """Somebody else's file may have a goal without end: as much of it as can be read."""
    size = canvas.size_within(words, "soft", 20, room, LINE_HIGH)
    lines = canvas.lines(words, "soft", size, room)
    most = int(LINE_HIGH // canvas.step(size))
    return words if len(lines) <= most else " ".join(lines[:most]).rsplit(" ", 1)[0] + " …"


def time_words(within_ms: int) -> str:
    return _("You have {time}. The others stay still unless the puzzle says otherwise.").format(
        time=clock(within_ms // 1000))
