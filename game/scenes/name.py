"""A name, letter by letter: typed, clicked or chosen with a pad."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.view.canvas import Canvas
from game.view.commands import Command, Device, Kind
from game.view.i18n import _
from game.view.scripts import clusters
from game.view.text import clean_name
from game.view.theme import INK, PAPER, SOFT
from game.view.widgets import Button, IconButton, Widget

from .menu import MenuScene, anybodys

ROWS = ("ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZÄÖÜÉ")
LEFT, TOP, WIDE, TALL = 320, 126, 640, 446


class NameScene(MenuScene):
    """Over the seats. ``done`` gets the name; Esc leaves the old one. ``heading``, ``done_words``: when it isn't one's
    own name that is asked for; ``mine``: the devices that lead through it."""

    name = "name"
    covers = False

    def __init__(self, name: str, animal: str, done: Callable[[str], None], heading: str = "",
                 done_words: str = "", mine: Callable[[Device], bool] = anybodys) -> None:
        super().__init__()
        self._mine = mine
        self._heading, self._done_words = heading, done_words
        self._text, self._animal, self._done = name, animal, done
        self._fresh = True
        self.board.set(self._widgets(), "button:done")

    @property
    def typing(self) -> bool:
        return True

    def _widgets(self) -> list[Widget]:
        keys: list[Widget] = []
        for row, letters in enumerate(ROWS):
            for column, letter in enumerate(letters):
                box = (LEFT + 36 + column * 57, TOP + 184 + row * 58, 50, 44)
                keys.append(Button(f"button:letter:{letter}", box, letter, size=20,
                                   act=lambda letter=letter: self._add(letter)))  # type: ignore[misc]
        y = TOP + 184 + 3 * 58 + 4
        keys.append(Button("button:space", (LEFT + 36, y, 190, 48), _("space"), size=19, act=lambda: self._add(" ")))
        keys.append(IconButton("button:erase", (LEFT + 242, y, 90, 48), _("Erase"), icon="back", act=self._erase))
        keys.append(Button("button:done", (LEFT + 348, y, 256, 48), self._done_words or _("That's me"),
                           icon="check", style="primary", size=21, act=self._finish))
        return keys

    def _add(self, letter: str) -> None:
        if self._fresh:
            self._text, self._fresh = "", False
        self._text = with_letter(self._text, letter)
        self.dirty = True

    def _erase(self) -> None:
        self._text, self._fresh = "".join(clusters(self._text)[:-1]), False
        self.dirty = True

    def _finish(self) -> None:
        self.stage.pop()
        if self._text.strip():
            self._done(" ".join(self._text.split()))

    def handle(self, command: Command) -> None:
        match command.kind:
            case _ if not self._mine(command.device):
                pass
            case Kind.TEXT:
                if self._fresh:
                    self._text, self._fresh = "", False
                self._text = _typed(self._text + command.text)
                self.board.focus = "button:done"
                self.dirty = True
            case Kind.ERASE | Kind.ALT if command.pressed:
                self._erase()
            case _:
                super().handle(command)

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        canvas.veil(195)
        middle = canvas.at()
        middle.slip(LEFT, TOP, WIDE, TALL, radius=20)
        if self._animal:
            middle.head(self._animal, "happy", 76, (LEFT + 74, TOP + 72))
        else:
            middle.icon("caught", 76, (LEFT + 74, TOP + 72))
        middle.write(self._heading or _("Who are you?"), "title", 30, INK, (LEFT + 128, TOP + 46), room=WIDE - 164)
        middle.pill(LEFT + 128, TOP + 72, WIDE - 164, 52, None, PAPER, border=INK)
        right = middle.write(self._text, "title", 24, SOFT if self._fresh else INK, (LEFT + 150, TOP + 97.5))
        middle.line([(right + 4, TOP + 84), (right + 4, TOP + 112)], INK, 3)
        middle.write(_("Type, or choose letters."), "body", 16, SOFT, (LEFT + 128, TOP + 148),
                     room=WIDE - 164, height=30)
        self.board.draw(canvas)
        self.foot(middle, [(Kind.ACCEPT, _("choose")), (Kind.BACK, _("keep the old one"))], TOP + TALL + 44)
        return None


def with_letter(words: str, letter: str) -> str:
    """One letter more, small within a word."""
    inside = words and words[-1] != " "
    return _typed(words + (letter.lower() if inside and letter.isupper() else letter))


def _typed(words: str) -> str:
    """As much of it as a name may be long; a space at its end may be followed by more."""
    return clean_name(words.rstrip(" "), "") + " " * (words.endswith(" ") and bool(words.strip()))
