"""What the window opens with, and how its screens lead to each other."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from game.core.record import Record
from game.settings import MatchSettings


@dataclass(frozen=True, slots=True)
class Opening:
    """The title screen, unless there is a match to play or one to show again."""

    match: MatchSettings | None = None
    scenario: Path | None = None
    """Begin with this scenario's set-up instead of a deal."""
    replay: Record | None = None
    table: Path | None = None
    """A table map of one's own."""
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    inspect: Path | None = None


class CantOpen(RuntimeError):
    """There is no window, or nothing that it could show. The text is one sentence."""


def open_window(opening: Opening, data_dir: Path | None, cards: Path | None) -> None:
    """Runs the program until its last screen is left. Raises :exc:`CantOpen`."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    _expect_display()
    raise CantOpen("The screens aren't there yet.")


def _expect_display() -> None:
    """SDL alone would open a display that nobody can see, and its libraries would complain in words of their own."""
    if sys.platform.startswith("linux") and not any(
            os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")):
        raise CantOpen("Under the Table needs a display to open its window, and found none (no DISPLAY is set).")
