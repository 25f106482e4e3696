"""The mouse goes from one person to the next: nobody's cards are seen until the next one says so."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.view.backdrop import draw_backdrop
from game.view.canvas import Canvas
from game.view.commands import Kind, glyph
from game.view.i18n import _
from game.view.theme import MARIGOLD, PALE, PAPER
from game.view.widgets import Button, Widget

from .menu import MenuScene
from .night_eyes import NightEyes, Pair
from .pause import Face

EYES = (Pair(176, 420, 24, (-0.4, -0.1), 0.2), Pair(1096, 520, 18, (0.4, 0.2), 0.5), Pair(256, 600, 13, (0.4, -0.3)),
        Pair(1016, 300, 12, (-0.3, 0.3), 0.6))


class PassMouseScene(MenuScene):
    """Covers everything. ``uncover`` follows the button only; Esc pauses. ``before`` None: the round begins."""

    name = "pass_mouse"

    def __init__(self, before: Face | None, to: Face, uncover: Callable[[], None], pause: Callable[[], None],
                 game: str = "schummel_hummel") -> None:
        super().__init__()
        self._before, self._to, self._pause, self._game = before, to, pause, game
        self._uncover = uncover
        self._eyes = NightEyes(EYES)
        self.board.set(self._widgets())

    def _widgets(self) -> list[Widget]:
        self.prompt = _("Pass the mouse to {name}").format(name=self._to.shown)
        self._button = Button("button:uncover", (460, 520, 360, 62), _("I am {name}").format(name=self._to.shown),
                              icon="peek", style="primary", size=26, act=self._uncover)
        return [self._button]

    def back(self) -> None:
        self._pause()

    def update(self, now_ms: int) -> None:
        if self._eyes.update(now_ms, self.stage.settings.preferences.less_motion):
            self.dirty = True

    def wait_ms(self, now_ms: int) -> int | None:
        return self._eyes.wait_ms(now_ms)

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        draw_backdrop(canvas, self._game)
        middle = canvas.at()
        self._eyes.draw(middle)
        middle.portrait(self._to.animal, "neutral", 236, (640, 250), turn=True)
        middle.plate(self._to.animal, self._to.shown, (640, 346), size=26, room=240)
        size = middle.fit(self.prompt, "title", (44, 38, 32, 26), 800)
        middle.write(self.prompt, "title", size, PAPER, (640, 430), "center", room=1180)
        middle.write(_("Everybody else looks at the ceiling."), "soft", 22, PALE, (640, 474), "center")
        self._draw_mouse(middle)
        self._button.glyph = glyph(Kind.ACCEPT, self.stage.device)
        self.board.draw(canvas)
        if self._before is not None:
            self._draw_before(middle, self._before)
        self.foot(canvas.at(1, 1), [(Kind.BACK, _("pause"))], 686, right=1250)
        return None

    def _draw_mouse(self, canvas: Canvas) -> None:
        canvas.disc(392, 246, 52, PAPER)
        canvas.icon("mouse", 78, (394, 246))
        if self._before is not None:
            canvas.put(f"seats/paw_{self._before.animal}_closed", 120, (304, 254), -72, alpha=90)
        for x in (454, 474, 494):
            canvas.pill(x, 243, 13, 6, 1, MARIGOLD)

    def _draw_before(self, canvas: Canvas, before: Face) -> None:
        words = _("{name}'s cards are covered.").format(name=before.shown)
        wide = 56 + canvas.width_of(words, "soft", 18)
        canvas.head(before.animal, "asleep", 44, (640 - wide / 2 + 22, 634))
        canvas.write(words, "soft", 18, PAPER, (640 - wide / 2 + 56, 634))
