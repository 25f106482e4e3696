"""What can be wrong with a deck file, said so that a person finds it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import NamedTuple

DECK_FILE = "a deck file like cards.yaml"
LONGEST = 600
"""Characters of a message that are shown."""


class Problem(NamedTuple):
    """One mistake. Line and column count from 1; both are 0 when the file as a whole is meant."""

    file: str
    line: int
    column: int
    text: str
    """What was found and what was expected."""

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        line = f"{where}: {self.text if len(self.text) <= LONGEST else self.text[:LONGEST] + '…'}"
        return line if line.isprintable() else "".join(c if c.isprintable() else ascii(c)[1:-1] for c in line)


class DeckError(Exception):
    """A deck file that can't be used; ``str()`` gives one line for each of its ``problems``."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def shown(value: object) -> str:
    """A found value on one short line."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    text = ascii(value) if isinstance(value, str) and not value.isprintable() else repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def guess(word: object, known: Iterable[str]) -> str:
    """``"; did you mean …?"`` when one of the known words is close, else nothing."""
    close = difflib.get_close_matches(str(word)[:40].lower(), list(known), n=1)
    return f"; did you mean {close[0]}?" if close else ""
