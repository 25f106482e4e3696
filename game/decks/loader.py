"""Loads deck files."""

from __future__ import annotations

from pathlib import Path

from game.assets import AssetError, cards_yaml
from game.core.cards import Deck
from game.decks import cache
from game.decks.problems import DeckError, Problem

MAX_BYTES = 262_144


def load_decks(path: Path | None = None, cache_dir: Path | None = None) -> dict[str, Deck]:
    """The decks of a file by game, in the file's order; without a path, those that are shipped.

    A file may hold fewer than all games. With ``cache_dir``, content that was checked before isn't checked
    again. Raises DeckError, which lists every mistake.
    """
    path = path or _shipped()
    raw = _read(path)
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


def _read(path: Path) -> bytes:
    try:
        found = "a folder" if path.is_dir() else None if path.is_file() else "no such file"
        if found is None:
            with path.open("rb") as file:
                raw = file.read(MAX_BYTES + 1)
            if len(raw) <= MAX_BYTES:
                return raw
            found = f"more than {MAX_BYTES} bytes"
    except (OSError, ValueError) as error:
        found = f"a file that can't be read ({getattr(error, 'strerror', None) or error})"
    raise DeckError([Problem(str(path), 0, 0, f"found {found}, expected a deck file like cards.yaml")])
