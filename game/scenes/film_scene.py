"""A clip on the whole screen: it runs by itself, can be held, gone through, begun again and saved."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.export import Clip
from game.view.i18n import _
from game.view.theme import INK, MARIGOLD, SIDE
from game.view.widgets import Button, IconButton, Widget, button_width

from .menu import MenuScene
from .saving import Saver

STEP_MS = 80


class ShownClip(Clip, Protocol):
    """A clip that fills a page with itself, down to y 524."""

    def draw(self, canvas: Canvas, at_ms: float) -> None: ...


class FilmScene(MenuScene):
    """Enter, Space or A hold it and let it run on; Esc goes back."""

    name = "film"

    def __init__(self, clip: ShownClip, file_name: str) -> None:
        super().__init__()
        self.clip, self._file_name = clip, file_name
        self.saver = Saver(lambda: self.stage)
        self.at_ms = 0.0
        self.held = False
        self._last_ms: int | None = None
        self.prompt = file_name
        clip.rewind()

    def _widgets(self) -> list[Widget]:
        gif = button_width(self.frame, _("GIF"), 20, icon=True)
        words = _("Back to the reveal")
        wide = max(260.0, button_width(self.frame, words, 21, icon=True))
        return [
            IconButton("button:hold", (852, 596, 76, 46), _("Hold"), ay=1, icon="play" if self.held else "pause",
                       act=self._hold),
            IconButton("button:rewind", (944, 596, 60, 46), _("From the start"), ay=1, icon="rewind", act=self._again),
            IconButton("button:step", (1020, 596, 60, 46), _("One step"), ay=1, icon="step", act=self._step),
            Button("button:gif", (1096, 596, max(gif, 144.0), 46), _("GIF"), ay=1, icon="save", size=20, act=self._gif),
            Button("button:back", (1240 - wide, 656, wide, 50), words, ay=1, icon="back", style="primary", size=21,
                   act=self.back),
        ]

    # ---- time

    @property
    def over(self) -> bool:
        return self.at_ms >= self.clip.length_ms

    @property
    def moving(self) -> bool:
        return not (self.held or self.over)

    def update(self, now_ms: int) -> None:
        if self.saver.update(now_ms):
            self.dirty = True
        elif self._last_ms is not None and self.moving:
            self.at_ms = min(float(self.clip.length_ms), self.at_ms + now_ms - self._last_ms)
            self.dirty = True
        self._last_ms = now_ms

    def wait_ms(self, now_ms: int) -> int | None:
        return 0 if self.moving else self.saver.wait_ms(now_ms)

    def leave(self) -> None:
        self.saver.cancel()

    # ---- what its buttons do

    def _hold(self) -> None:
        if self.over:
            self._again()
        else:
            self.held = not self.held
        self.rebuild()

    def _again(self) -> None:
        self.clip.rewind()
        self.at_ms, self.held = 0.0, False
        self.rebuild()

    def _step(self) -> None:
        self.held = True
        self.at_ms = min(float(self.clip.length_ms), self.at_ms + STEP_MS)
        self.rebuild()

    def _gif(self) -> None:
        """The maker runs the clip from its start; so does the screen afterwards."""
        self.at_ms, self.held = 0.0, True
        self.saver.clip(self._file_name, self.clip)
        self.rebuild()

    def handle(self, command: Command) -> None:
        if self.saver.busy and command.pressed and command.kind not in (Kind.BACK, Kind.POINTER_MOVE):
            return
        super().handle(command)

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        if not self.saver.busy:
            self.clip.draw(canvas, self.at_ms)
        low = canvas.at(0.5, 1)
        low.pill(852, 556, 388, 18, None, SIDE, border=INK)
        share = self.at_ms / max(1, self.clip.length_ms)
        low.pill(852, 556, max(18.0, 388 * share), 18, None, MARIGOLD, border=INK)
        self.board.draw(canvas)
        self.saver.draw(canvas.at(0.5, 0))
        return None
