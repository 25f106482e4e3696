"""A card over the table from which every way leads on: the card goes first, then what was chosen happens."""

from __future__ import annotations

from collections.abc import Callable

from .menu import MenuScene


class PartingScene(MenuScene):
    """``leave``: what Esc does."""

    covers = False

    def __init__(self, leave: Callable[[], None]) -> None:
        super().__init__()
        self._leave = leave

    def _go(self, act: Callable[[], None]) -> None:
        self.stage.pop()
        act()

    def back(self) -> None:
        self._go(self._leave)
