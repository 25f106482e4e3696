"""The match stands still: what can be done now, the rules, and the way out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.i18n import _
from game.view.text import clean_name
from game.view.theme import BOT_SLIP, INK, PAPER, SIDE, SOFT
from game.view.widgets import Button, Widget

from .menu import MenuScene
from .message import Choice

LEFT, TOP, WIDE, TALL = 190, 70, 900, 530
MOST_ROWS = 4


class PauseRow(NamedTuple):
    """Something that can be done now: an icon, words, and a sentence that may hold signs."""

    icon: str
    words: str
    markup: str


class Face(NamedTuple):
    """A seat's look and name."""

    animal: str
    name: str

    @property
    def shown(self) -> str:
        """The name, fit to be drawn."""
        return clean_name(self.name)


class PauseScene(MenuScene):
    """Lies over the match, whose hands are covered before this is drawn.

    ``who`` paused; ``rows`` are for ``player``. ``choices`` come after *Go on*; ``read`` opens the rule that matters
    now.
    """

    name = "pause"
    covers = False

    def __init__(self, who: Face, player: Face, rows: Sequence[PauseRow], choices: Sequence[Choice],
                 go_on: Callable[[], None], read: Callable[[], None] | None = None, covered: bool = True) -> None:
        super().__init__()
        self._who, self._player, self._rows = who, player, tuple(rows[:MOST_ROWS])
        self._choices, self._go_on, self._read, self._covered = tuple(choices), go_on, read, covered
        self.prompt = self._title
        self.board.set(self._widgets())

    @property
    def _title(self) -> str:
        return _("{name} paused").format(name=self._who.shown)

    def _widgets(self) -> list[Widget]:
        x = LEFT + 580
        widgets: list[Widget] = [Button("button:go_on", (x, TOP + 98, 296, 52), _("Go on"), icon="play",
                                        style="primary", size=22, act=self._go_on)]
        for i, choice in enumerate(self._choices):
            widgets.append(Button(f"button:{choice.id}", (x, TOP + 168 + i * 70, 296, 52), choice.words,
                                  icon=choice.icon, size=22, act=choice.act))
        if self._read is not None:
            widgets.append(Button("button:read", (LEFT + 44, TOP + 452, 488, 40), _("Read the rule"), icon="rules",
                                  size=18, act=self._read))
        return widgets

    def back(self) -> None:
        self._go_on()

    def help(self) -> None:
        if self._read is not None:
            self._read()

    def handle(self, command: Command) -> None:
        if command.pressed and command.kind is Kind.PAUSE:
            self._go_on()
        elif command.pressed and command.kind is Kind.MORE:
            self.help()
        else:
            super().handle(command)

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        canvas.veil(150)
        middle = canvas.at()
        middle.slip(LEFT, TOP, WIDE, TALL, radius=20)
        middle.head(self._who.animal, "neutral", 58, (LEFT + 56, TOP + 48))
        middle.write(self._title, "title", 32, INK, (LEFT + 102, TOP + 40), room=WIDE - 130)
        words = _("All hands are covered. Anybody may go on.") if self._covered else _("Every clock stands still.")
        middle.write(words, "body", 16, SOFT, (LEFT + 103, TOP + 70))
        self._draw_rows(middle)
        if len(self._choices) <= 2:
            middle.portrait(self._who.animal, "asleep", 150, (LEFT + 728, TOP + 416))
        self.board.draw(canvas)
        self.foot(canvas.at(0.5, 1), [(Kind.ACCEPT, _("choose")), (Kind.BACK, _("go on"))], 656)
        return None

    def _draw_rows(self, canvas: Canvas) -> None:
        canvas.pill(LEFT + 24, TOP + 98, 528, 410, 14, PAPER, border=SIDE, line=2)
        title = _("What can {name} do now?").format(name=self._player.shown)
        canvas.write(title, "title", canvas.fit(title, "title", (22, 19), 430), INK, (LEFT + 44, TOP + 126), room=430)
        canvas.head(self._player.animal, "innocent", 36, (LEFT + 516, TOP + 128))
        for i, row in enumerate(self._rows):
            y = TOP + 190 + i * 68
            canvas.disc(LEFT + 76, y, 28, BOT_SLIP)
            canvas.icon(row.icon, 36, (LEFT + 76, y))
            canvas.write(row.words, "title", 19, INK, (LEFT + 122, y - 14), room=410)
            canvas.sentence(row.markup, LEFT + 122, y + 14, 17, SOFT, "body", 6)
