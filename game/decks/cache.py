"""Checked decks, kept as JSON so that the next start needs neither YAML nor pydantic."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from game.core.cards import Colour, Deck, Face, HouseRule

VERSION = 1
"""Raise it whenever the same file would make other decks than before."""


def cache_file(raw: bytes, folder: Path) -> Path:
    """Where the decks of a file with this content are kept."""
    digest = hashlib.sha256(b"%d\0%s" % (VERSION, raw)).hexdigest()
    return folder / f"decks-{digest[:40]}.json"


def load(path: Path) -> dict[str, Deck] | None:
    """The kept decks, or None when there are none or they are damaged."""
    try:
        digest, _, body = path.read_bytes().partition(b"\n")
        if digest.decode("ascii") != hashlib.sha256(body).hexdigest():
            return None
        return {game: deck_of_data(data) for game, data in json.loads(body).items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def save(path: Path, decks: dict[str, Deck]) -> None:
    """Keep the decks; a folder that can't be written to is no reason to stop."""
    body = json.dumps({game: deck_as_data(deck) for game, deck in decks.items()}).encode()
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_whole(path, hashlib.sha256(body).hexdigest().encode() + b"\n" + body)


def _write_whole(path: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.stem, suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def deck_as_data(deck: Deck) -> dict[str, Any]:
    """The deck as JSON can hold it."""
    return {
        "game": deck.game,
        "title": deck.title,
        "players": deck.players,
        "hand_size": deck.hand_size,
        "faces": [[*face[:4], sorted(face.traits)] for face in deck.faces],
        "colours": [[c.name, c.rgb, c.shape, c.letter, c.says] for c in deck.colours],
        "house_rules": [[r.name, r.type, r.default, r.least, r.most, r.choices] for r in deck.house_rules],
        "scores": deck.scores,
    }


def deck_of_data(data: Any) -> Deck:
    """The deck that :func:`deck_as_data` wrote.

    Raises KeyError, TypeError or ValueError for anything else.
    """
    least, most = data["players"]
    return Deck(
        game=data["game"],
        title=data["title"],
        players=(least, most),
        hand_size=data["hand_size"],
        faces=tuple(_face(*face) for face in data["faces"]),
        colours=tuple(_colour(*colour) for colour in data["colours"]),
        house_rules=tuple(_rule(*rule) for rule in data["house_rules"]),
        scores=dict(data["scores"]),
    )


def _face(name: str, kind: str, colours: list[str], value: int | None, traits: list[str]) -> Face:
    return Face(name, kind, tuple(colours), value, frozenset(traits))


def _colour(name: str, rgb: list[int], shape: str, letter: str, says: str | None) -> Colour:
    red, green, blue = rgb
    return Colour(name, (red, green, blue), shape, letter, says)


def _rule(
    name: str, type_: str, default: Any, least: float | None, most: float | None, choices: list[str]
) -> HouseRule:
    return HouseRule(name, type_, default, least, most, tuple(choices))
