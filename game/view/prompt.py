"""The one prompt of the match screen, as a game's table words it."""

from __future__ import annotations

from typing import NamedTuple


class Prompt(NamedTuple):
    """``words``: a markup sentence."""

    words: str
    seat: int = -1
    """Whom it concerns; -1 for everybody."""


NONE = Prompt("")
