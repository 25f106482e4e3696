"""Loads deck files."""

from __future__ import annotations

from pathlib import Path

from game.assets import AssetError, cards_yaml
from game.core.cards import Deck
from game.decks import cache
from game.decks.content import content
from game.decks.problems import DECK_FILE, DeckError, Problem

MAX_BYTES = 262_144


def load_decks(path: Path | None = None, cache_dir: Path | None = None) -> dict[str, Deck]:
    """The decks of a file by game, in the file's order; without a path, those that are shipped.

    A file may hold fewer than all games. With ``cache_dir``, content that was checked before isn't checked
    again. Raises DeckError, which lists every mistake.
    """
    path = path or _shipped()
    raw = content(path, MAX_BYTES, DECK_FILE)
    kept = cache.cache_file(raw, cache_dir) if cache_dir else None
    decks = cache.load(kept) if kept else None
    if decks is None:
        # Imported late: YAML and pydantic cost more than all else at the start, and the cache needs neither.
        from game.decks.check import check

        decks = check(raw, str(path))
        if kept:
            cache.save(kept, decks)
    return decks


def _shipped() -> Path:
    try:
        return cards_yaml()
    except AssetError as error:
        raise DeckError([Problem("cards.yaml", 0, 0, str(error))]) from error
