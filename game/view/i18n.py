"""The one door for every visible string, so that a translation needs no other change."""

from __future__ import annotations


def _(words: str) -> str:
    """The words in the chosen language. English is the language of the source."""
    return words


def n_(one: str, many: str, count: int) -> str:
    """``one`` for a count of 1, else ``many``; the caller fills in ``{count}``."""
    return one if count == 1 else many
