"""One message, in the middle: what happened, what is safe, where a file lies, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.view.backdrop import draw_backdrop
from game.view.canvas import Canvas
from game.view.commands import Kind
from game.view.i18n import _
from game.view.theme import FAINT, INK, PAPER, SIDE, SOFT
from game.view.widgets import Button, Widget

from .menu import MenuScene
from .night_eyes import NightEyes, Pair

LEFT, TOP, WIDE = 290, 136, 700
EYES = (Pair(150, 640, 17, (0.4, -0.4)), Pair(1150, 610, 13, (-0.4, -0.3), 0.3))


class Choice(NamedTuple):
    """A way on. The first one of a message has the focus."""

    id: str
    words: str
    icon: str
    act: Callable[[], None]


class MessageScene(MenuScene):
    """``where``: a file to name, may be empty. ``mood``: ``stumbled``, ``damaged`` or ``warning`` chooses the
    picture. Esc takes the last choice, which has to be a harmless one."""

    name = "message"

    def __init__(self, title: str, text: str, choices: Sequence[Choice], where: str = "",
                 mood: str = "warning") -> None:
        super().__init__()
        self._title, self._text, self._where, self._mood = title, text, where, mood
        self._choices = tuple(choices)
        self.prompt = f"{title}. {text}"
        self._note = ""
        self._eyes = NightEyes(EYES)
        self.board.set(self._widgets())

    def note(self, words: str) -> None:
        """A line below the paper: what a choice has done."""
        self._note, self.dirty = words, True

    def back(self) -> None:
        self._choices[-1].act()

    @property
    def _tall(self) -> float:
        rows = 1 + (len(self._choices) > 1)
        return 232 + (56 if self._where else 0) + 76 * rows + 16

    def _widgets(self) -> list[Widget]:
        y = TOP + 226 + (56 if self._where else 0)
        first, rest = self._choices[0], self._choices[1:]
        widgets: list[Widget] = [Button(f"button:{first.id}", (LEFT + 28, y, WIDE - 56, 56), first.words,
                                        icon=first.icon, style="primary", size=22, act=first.act)]
        each = (WIDE - 56 - 20 * (len(rest) - 1)) / max(1, len(rest))
        for i, choice in enumerate(rest):
            widgets.append(Button(f"button:{choice.id}", (LEFT + 28 + i * (each + 20), y + 80, each, 50), choice.words,
                                  icon=choice.icon, size=19, act=choice.act))
        return widgets

    def update(self, now_ms: int) -> None:
        if self._eyes.update(now_ms, self.stage.settings.preferences.less_motion):
            self.dirty = True

    def wait_ms(self, now_ms: int) -> int | None:
        return self._eyes.wait_ms(now_ms)

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        draw_backdrop(canvas)
        top = canvas.at(0.5, 0)
        top.write("Under the Table", "title", 30, INK, (640, 44), "center")
        top.write("Under the Table", "title", 30, PAPER, (640, 41), "center")
        middle = canvas.at()
        self._eyes.draw(middle)
        middle.slip(LEFT, TOP, WIDE, self._tall, radius=20)
        self._picture(middle)
        size = middle.fit(self._title, "title", (30, 26, 22), WIDE - 260)
        middle.write(self._title, "title", size, INK, (LEFT + 234, TOP + 56), room=WIDE - 256)
        middle.paragraph(self._text, LEFT + 234, TOP + 84, WIDE - 264, size=17)
        if self._where:
            middle.pill(LEFT + 28, TOP + 216, WIDE - 56, 46, 10, PAPER, border=SIDE, line=2)
            middle.icon("save", 26, (LEFT + 56, TOP + 239))
            middle.write(self._where, "body", 16, SOFT, (LEFT + 82, TOP + 239), room=WIDE - 126)
        self.board.draw(canvas)
        if self._note:
            middle.write(self._note, "soft", 17, FAINT, (640, TOP + self._tall + 34), "center", room=1160)
        self.foot(canvas.at(0.5, 1), [(Kind.ACCEPT, _("choose"))], 684)
        return None

    def _picture(self, canvas: Canvas) -> None:
        x, y = LEFT + 120, TOP + 110
        if self._mood == "damaged":
            canvas.put("cards/schummel_hummel/web_violet_yellow", 104, (x - 24, y), 8)
            canvas.put("cards/schummel_hummel/watchman_worm_plain", 104, (x + 20, y + 8), -8)
            return
        if self._mood == "stumbled":
            canvas.put("cards/schummel_hummel/bumblebee_red_green", 112, (x, y), 10)
        else:
            canvas.put("cards/schummel_hummel/watchman_worm_plain", 112, (x, y), 6)
        canvas.icon("warning", 54, (x + 52, y + 62))
