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

LEFT, TOP, WIDE, TALL = 190, 26, 900, 530
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

    ``who`` paused; ``rows`` are for ``player``. ``choices`` come after *Go on*; both are asked again when the language
    changes. ``read`` opens the rule that matters now.
    """

    name = "pause"
    covers = False
    led_by_corners = True

    def __init__(self, who: Face, player: Face, rows: Callable[[], Sequence[PauseRow]],
                 choices: Callable[[], Sequence[Choice]], go_on: Callable[[], None],
                 read: Callable[[], None] | None = None, covered: bool = True) -> None:
        super().__init__()
        self._who, self._player, self._now, self._offers = who, player, rows, choices
        self._rows: tuple[PauseRow, ...] = ()
        self._choices: tuple[Choice, ...] = ()
        self._go_on, self._read, self._covered = go_on, read, covered
        self.board.set(self._widgets())

    @property
    def _title(self) -> str:
        return _("{name} paused").format(name=self._who.shown)

    def _widgets(self) -> list[Widget]:
        self._rows, self._choices = tuple(self._now())[:MOST_ROWS], tuple(self._offers())
        self.prompt = self._title
        x = LEFT + 580
        widgets: list[Widget] = [Button("button:go_on", (x, TOP + 98, 296, 52), _("Go on"), icon="play",
                                        style="primary", size=22, act=self._go_on)]
        step = min(70.0, 348 / max(1, len(self._choices)))
        for i, choice in enumerate(self._choices):
            box = (x, TOP + 168 + i * step, 296, min(52, step - 6))
            widgets.append(Button(f"button:{choice.id}", box, choice.words,
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
        middle.write(self._title, "title", 32, INK, (LEFT + 102, TOP + 38), room=WIDE - 130)
        words = _("All hands are covered. Anybody may go on.") if self._covered else _("Every clock stands still.")
        middle.write(words, "body", 16, SOFT, (LEFT + 103, TOP + 72), room=WIDE - 130, height=32)
        self._draw_rows(middle)
        if len(self._choices) <= 3:
            middle.portrait(self._who.animal, "asleep", 130, (LEFT + 728, TOP + 440))
        if self._covered:
            self._draw_covered(middle)
        self.board.draw(canvas)
        prompts = [(Kind.ACCEPT, _("choose")), (Kind.BACK, _("go on"))]
        if self._read is not None and self.stage.device.kind != "mouse":
            prompts.append((Kind.HELP, _("rules")))
        self.foot(canvas.at(0.5, 1), prompts, 672)
        return None

    def _draw_rows(self, canvas: Canvas) -> None:
        canvas.pill(LEFT + 24, TOP + 98, 528, 410, 14, PAPER, border=SIDE, line=2)
        title = _("What can {name} do now?").format(name=self._player.shown)
        canvas.write(title, "title", canvas.fit(title, "title", (22, 19), 430), INK, (LEFT + 44, TOP + 128), room=430)
        canvas.head(self._player.animal, "innocent", 36, (LEFT + 516, TOP + 128))
        for i, row in enumerate(self._rows):
            self._draw_row(canvas, row, TOP + 190 + i * 68)

    def _draw_row(self, canvas: Canvas, row: PauseRow, y: float) -> None:
        """An icon, words, and a sentence with signs in one line or two."""
        canvas.disc(LEFT + 76, y, 28, BOT_SLIP)
        canvas.icon(row.icon, 36, (LEFT + 76, y))
        x, room = LEFT + 122, 418
        smallest = canvas.frame.smallest_text / max(1.0, canvas.frame.text)
        if canvas.sentence_width(row.markup, smallest, "body", 6) <= room:
            canvas.write(row.words, "title", 19, INK, (x, y - 15), room=room, height=32)
            size = canvas.size_for_height(17, 32)
            canvas.sentence(row.markup, x, y + 14, size, SOFT, "body", 6, room=room)
            return
        canvas.write(row.words, "title", 18, INK, (x, y - 24), room=room, height=25)
        canvas.flow(row.markup, x, y + 4, room, 16, SOFT, "body", 6, height=46)

    def _draw_covered(self, canvas: Canvas) -> None:
        words = _("hands covered")
        wide = canvas.width_of(words, "soft", 17) + 70
        canvas.pill(600 - wide / 2, 582, wide, 36, None, PAPER, border=INK)
        canvas.icon("peek_off", 26, (600 - wide / 2 + 28, 600))
        canvas.write(words, "soft", 17, INK, (600 - wide / 2 + 50, 599.5))
