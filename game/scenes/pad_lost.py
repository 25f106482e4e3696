"""Somebody's pad has gone: everything stands still until it is back, or its player goes on with something else."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.i18n import _
from game.view.theme import INK, PAPER, SIDE, SLIP, SOFT
from game.view.widgets import Button, Widget

from .menu import MenuScene
from .pause import Face
from .seat_devices import name_of

LEFT, TOP, WIDE, TALL = 292.0, 108.0, 696.0, 430.0


class PadLostScene(MenuScene):
    """``device``: the lost pad, ``pad:2``. ``take_over``: play on with that device; ``leave``: leave the table;
    ``to_bot``: a bot plays on, where there is one."""

    name = "pad_lost"
    covers = False

    def __init__(self, who: Face, device: str, take_over: Callable[[str], None], leave: Callable[[], None],
                 to_bot: Callable[[], None] | None = None) -> None:
        super().__init__()
        self._who, self._device, self._take_over = who, device, take_over
        self._leave, self._to_bot = leave, to_bot
        self.board.set(self._widgets())

    def _widgets(self) -> list[Widget]:
        self.prompt = _("{name}'s pad has gone").format(name=self._who.shown)
        found = [Button("button:mouse", (0, 0, 0, 56), _("On with the mouse"), icon="mouse", style="primary", size=20,
                        act=lambda: self._take_over("mouse"))]
        if self._to_bot is not None:
            found.append(Button("button:to_bot", (0, 0, 0, 56), _("A bot plays on"), icon="bot", size=20,
                                act=self._to_bot))
        found.append(Button("button:leave", (0, 0, 0, 56), _("Save and leave"), icon="save", size=20, act=self._leave))
        wide = (WIDE - 72) / 2
        for n, button in enumerate(found):
            alone = n == len(found) - 1 and n % 2 == 0
            x = LEFT + (WIDE - wide) / 2 if alone else LEFT + 28 + n % 2 * (wide + 16)
            button.box = (x, 376 + n // 2 * 60, wide, 50)
        return [*found]

    def handle(self, command: Command) -> None:
        device = name_of(command.device)
        found = command.kind is Kind.DEVICE_FOUND and device == self._device
        pressed = command.kind is Kind.ACCEPT and command.pressed and device.startswith("pad")
        if found or pressed or command.kind is Kind.JOIN:
            self._take_over(device)
        elif command.kind is Kind.BACK:
            pass  # it waits
        else:
            super().handle(command)

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        canvas.veil(150)
        middle = canvas.at()
        middle.slip(LEFT, TOP, WIDE, TALL, SLIP, 20)
        middle.portrait(self._who.animal, "caught", 150, (400, 222))
        middle.plate(self._who.animal, self._who.shown, (400, 290), size=20, room=150)
        size = middle.fit(self.prompt, "title", (34, 30, 26, 22), 460)
        middle.write(self.prompt, "title", size, INK, (504, 178), room=470)
        words = _("We wait. Every card is where it was, nothing counts.")
        middle.paragraph(words, 504, 200, 470, size=17, colour=SOFT, height=50)
        middle.write(_("Switch it on again, or take over:"), "title", 18, INK, (504, 270), room=470, height=34)
        x = 504.0
        for glyph, words in (("pad_a", _("other pad")), ("key:W", _("W A S D"))):
            words_x = 16 + middle.glyph_width(glyph) + 8
            wide = words_x + min(170, middle.width_of(words, "body", middle.size_for_height(16, 38))) + 18
            middle.pill(x, 290, wide, 42, None, PAPER, border=SIDE, line=2)
            middle.glyph(glyph, (x + 16 + middle.glyph_width(glyph) / 2, 311))
            middle.write(words, "body", 16, INK, (x + words_x, 310.5), room=wide - words_x - 10, height=38)
            x += wide + 12
        middle.pill(320, 355, 640, 3, 1, SIDE)
        self.board.draw(canvas)
        middle.write(_("The pad can come back at any time."), "body", 16, SOFT, (640, 512), "center")
        self.foot(canvas.at(0.5, 1), [(Kind.ACCEPT, _("choose"))], 684)
        return None
