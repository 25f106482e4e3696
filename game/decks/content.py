"""The bytes of a file that somebody named, which may be anything."""

from __future__ import annotations

from pathlib import Path

from game.decks.problems import DeckError, Problem


def content(path: Path, most_bytes: int, wanted: str) -> bytes:
    """All that is in the file. Raises DeckError for a folder, nothing at all, or too much: ``wanted`` was expected."""
    try:
        found = "a folder" if path.is_dir() else None if path.is_file() else "no such file"
        if found is None:
            with path.open("rb") as file:
                raw = file.read(most_bytes + 1)
            if len(raw) <= most_bytes:
                return raw
            found = f"more than {most_bytes} bytes"
    except (OSError, ValueError) as error:
        found = f"a file that can't be read ({getattr(error, 'strerror', None) or error})"
    raise DeckError([Problem(str(path), 0, 0, f"found {found}, expected {wanted}")])
