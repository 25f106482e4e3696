"""What all menu screens share: the board of widgets, the way back, the foot line."""

from __future__ import annotations

from collections.abc import Sequence

from game.inspect_file import Item
from game.view.backdrop import draw_backdrop
from game.view.canvas import Canvas
from game.view.commands import Command, Device, Kind, glyph
from game.view.focus import Board
from game.view.i18n import _
from game.view.theme import INK, PAPER
from game.view.units import Frame
from game.view.widgets import Act, IconButton, Widget

from .base import Scene, Stage

Prompt = tuple[Kind, str]
PLAIN = Frame(1280, 720)


class MenuScene(Scene):
    """A screen of widgets. Esc, B and the right button go back; arrows, Tab and pointer move the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.board = Board()

    @property
    def frame(self) -> Frame:
        """The window's; a plain one until the scene is on the stage."""
        return self._stage.frame if self._stage is not None else PLAIN

    def _widgets(self) -> list[Widget]:
        """The widgets with their words as they are now."""
        raise NotImplementedError

    def rebuild(self, focus: str = "") -> None:
        """Makes the widgets anew; the focus stays where it is unless told otherwise."""
        self.board.set(self._widgets(), focus)
        self.dirty = True

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.rebuild()

    def resized(self) -> None:
        self.rebuild()

    @property
    def typing(self) -> bool:
        focused = self.board.focused
        return focused is not None and focused.typing

    def back(self) -> None:
        """What Esc does."""
        self.stage.pop()

    def help(self) -> None:
        """What F1 does; nothing on screens without rules of their own."""

    def handle(self, command: Command) -> None:
        if self.board.handle(command, self.stage.frame):
            pass
        elif command.pressed and command.kind in (Kind.BACK, Kind.POINTER_ALT):
            self.back()
        elif command.pressed and command.kind is Kind.HELP:
            self.help()
        if self.board.changed:
            self.board.changed, self.dirty = False, True

    def inspect_items(self) -> list[Item]:
        return self.board.items(self.stage.frame)

    def foot(self, canvas: Canvas, prompts: Sequence[Prompt], y: float = 684, x: float | None = None,
             right: float | None = None) -> None:
        """The prompts with the glyphs of the device used last."""
        device = self.stage.device
        canvas.prompts([(glyph(kind, device), words) for kind, words in prompts], y, x, right)


def page(canvas: Canvas, title: str, game: str = "schummel_hummel") -> float:
    """Backdrop and title; returns the title's right end, from the left edge."""
    draw_backdrop(canvas, game)
    left = canvas.at(0, 0)
    left.write(title, "title", 36, INK, (86, 44))
    return left.write(title, "title", 36, PAPER, (86, 41))


def anybodys(device: Device) -> bool:
    """Of a screen that every device leads through."""
    return True


def back_button(act: Act) -> Widget:
    """The round one at the upper left."""
    return IconButton("button:back", (24, 18, 44, 44), _("Back"), ax=0, ay=0, icon="back", act=act)
