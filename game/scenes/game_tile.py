"""A game as the menus offer it."""

from __future__ import annotations

from typing import NamedTuple


class GameTile(NamedTuple):
    """A game that can be played: its slug, name, and fewest and most players. ``races``: hands are quick in it, people
    need a device of their own."""

    game: str
    title: str
    players: tuple[int, int]
    races: bool = False
