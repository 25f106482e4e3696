"""What menus sound like: the focus moves on, a button goes down, the way back."""

from __future__ import annotations

from typing import NamedTuple

from game.view.commands import Command, Kind
from game.view.focus import Board
from game.view.sounds import Sounds

from .base import Scene


class Before(NamedTuple):
    """How a screen was before a command reached it."""

    board: Board | None
    focus: str
    typing: bool


def before(scene: Scene) -> Before:
    """To be asked before a screen hears a command; :func:`after` compares."""
    board = getattr(scene, "board", None)
    board = board if isinstance(board, Board) else None
    return Before(board, board.focus if board else "", scene.typing)


def after(old: Before, command: Command, sounds: Sounds) -> None:
    """Screens without a board of widgets stay silent, and so does typing."""
    if old.board is None or old.typing or command.repeat:
        return
    focused = old.board.focused
    if command.kind is Kind.POINTER_DOWN and old.board.pressed:
        sounds.play("press" if focused is None or focused.enabled else "refuse")
    elif command.pressed and command.kind is Kind.ACCEPT and focused is not None:
        sounds.play("press" if focused.enabled else "refuse")
    elif command.pressed and command.kind in (Kind.BACK, Kind.POINTER_ALT):
        sounds.play("back")
    elif old.board.focus != old.focus:
        sounds.play("focus")
