"""Single words and numbers of a scenario file."""

from __future__ import annotations

from typing import Any

from game.decks.problems import shown
from game.decks.source import Key, Source

LONGEST_WAIT_MS = 1_000_000_000
LONGEST_TEXT = 400


def text(source: Source, value: Any, path: Key) -> str:
    """A text on one line; a number counts as one. Empty, and reported, when it is none."""
    if isinstance(value, str | int | float) and not isinstance(value, bool):
        line = " ".join(str(value).split())
        if 0 < len(line) <= LONGEST_TEXT:
            return line
    source.report(path, f"found {shown(value)}, expected a text of at most {LONGEST_TEXT} characters")
    return ""


def flag(source: Source, value: Any, path: Key) -> bool:
    """``true`` or ``false``; anything else is reported and read as false."""
    if isinstance(value, bool):
        return value
    source.report(path, f"found {shown(value)}, expected true or false")
    return False


def whole_ms(source: Source, value: Any, path: Key) -> int:
    """A number of seconds as whole milliseconds."""
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value * 1000 <= LONGEST_WAIT_MS:
        return round(value * 1000)
    source.report(path, f"found {shown(value)}, expected a number of seconds from 0 to {LONGEST_WAIT_MS // 1000}")
    return 0
