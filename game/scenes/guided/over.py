"""The end of a guided first hand: that's all, and a real one if you like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.scenes.message import Choice
from game.scenes.parting import PartingScene
from game.view.canvas import Canvas
from game.view.commands import Kind
from game.view.i18n import _
from game.view.theme import INK, SOFT
from game.view.widgets import Button, Widget

from .paw import ANIMAL

LEFT, TOP, WIDE, TALL = 340, 172, 600, 352


class GuideOverScene(PartingScene):
    """Lies over the table. ``choices``: the first one is the way on; Esc is ``leave``."""

    name = "guide_over"

    def __init__(self, choices: Sequence[Choice], leave: Callable[[], None]) -> None:
        super().__init__(leave)
        self._choices = tuple(choices)
        self.prompt = f"{_('That is all!')} {_('Deal a real one?')}"
        self.board.set(self._widgets(), f"button:{self._choices[0].id}")

    def _widgets(self) -> list[Widget]:
        each = (WIDE - 72 - 24 * (len(self._choices) - 1)) / len(self._choices)
        return [
            Button(f"button:{choice.id}", (LEFT + 36 + n * (each + 24), TOP + 252, each, 58), choice.words,
                   icon=choice.icon, style="plain" if n else "primary", size=24, act=partial(self._go, choice.act))
            for n, choice in enumerate(self._choices)
        ]

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        canvas.veil(140)
        middle = canvas.at()
        middle.slip(LEFT, TOP, WIDE, TALL, radius=20)
        middle.portrait(ANIMAL, "happy", 168, (LEFT + 128, TOP + 130))
        middle.write(_("That is all!"), "title", 40, INK, (LEFT + 244, TOP + 84), room=WIDE - 270)
        middle.paragraph(_("Now you know the heart of it. The rest is in the rules: one press away, at any time."),
                         LEFT + 244, TOP + 114, WIDE - 274, size=18, colour=SOFT, height=80)
        if len(self._choices) > 1:
            middle.write(_("Deal a real one?"), "title", 24, INK, (LEFT + 244, TOP + 218), room=WIDE - 270)
        self.board.draw(canvas)
        self.foot(canvas.at(0.5, 1), [(Kind.ACCEPT, _("choose"))], 684, x=44)
        return None
