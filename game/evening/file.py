"""``evening.json`` in the data folder: the evening that is under way, or was kept for the next one."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import asdict
from pathlib import Path
from typing import Any

from game.core.sentence import one_by_one, say
from game.datadir import DataDir, DataError
from game.settings import apart, seat_from

from .state import FEWEST, MOST, Evening, Played
from .titles import Deeds

FILE = "evening.json"
VERSION = 1
MOST_SEATS = 8
MOST_BYTES = 1_000_000
LONGEST_NAME = 100
LARGEST = 1 << 40


def load(data: DataDir, games: Collection[str]) -> tuple[Evening | None, str]:
    """The kept evening and an empty string; None when there is none. A damaged file is put aside, and the sentence says
    so. ``games``: those that can be played."""
    path = data.root / FILE
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return None, ""
    except OSError as reason:
        return None, say("{path} can't be read ({why}); a new evening begins.", path=path, why=type(reason).__name__)
    try:
        if len(raw) > MOST_BYTES:
            raise ValueError(say("it is too large"))
        return _evening(json.loads(raw.decode("utf-8")), games), ""
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as reason:
        return None, one_by_one(say("{path} is damaged ({what}).", path=path, what=_what(reason)),
                                _put_aside(data, path), say("A new evening begins."))


def keep(data: DataDir, evening: Evening) -> str:
    """Writes it down, whole or not at all; a sentence when that failed, else an empty string."""
    stored = {
        "version": VERSION,
        "company": [asdict(seat) for seat in evening.company],
        "playlist": evening.playlist,
        "played": [{**each._asdict(), "deeds": [deeds._asdict() for deeds in each.deeds]} for each in evening.played],
        "match": evening.match,
    }
    try:
        data.write(data.root / FILE, (json.dumps(stored, indent=1) + "\n").encode("ascii"))
    except DataError as reason:
        return str(reason)
    return ""


def _what(reason: Exception) -> str:
    if isinstance(reason, json.JSONDecodeError):
        return say("line {line}, column {column}", line=reason.lineno, column=reason.colno)
    return str(reason) if type(reason) is ValueError else say("something is missing or isn't what it should be")


def _put_aside(data: DataDir, path: Path) -> str:
    aside = path.with_suffix(".damaged.json")
    try:
        if not data.writable:
            return say("It stays where it is.")
        path.replace(aside)
    except OSError:
        return say("It couldn't be put aside.")
    return say("It lies in {path} now.", path=aside)


def _evening(stored: Any, games: Collection[str]) -> Evening:
    if stored["version"] != VERSION:
        raise ValueError(f"version {str(stored['version'])[:20]} isn't known")
    company = apart(tuple(seat_from(each) for each in _several(stored["company"], "company", 1, MOST_SEATS)))
    playlist = tuple(_game(each, games) for each in _several(stored["playlist"], "playlist", FEWEST, MOST))
    rows = _several(stored["played"], "played", 0, len(playlist))
    played = tuple(_played(row, game, len(company)) for row, game in zip(rows, playlist, strict=False))
    match = stored["match"]
    if (not isinstance(match, str) or len(match) > LONGEST_NAME or not match.isascii() or Path(match).name != match
            or (match and len(played) == len(playlist))):
        raise ValueError("match: the name of a record")
    return Evening(company, playlist, played, match)


def _played(row: Any, game: str, seats: int) -> Played:
    if row["game"] != game:
        raise ValueError(f"played: {game} was to be played")
    places, halves = (tuple(_number(each, name) for each in _several(row[name], name, seats, seats))
                      for name in ("places", "halves"))
    deeds = tuple(Deeds(**{name: _number(each[name], name) for name in Deeds._fields})
                  for each in _several(row["deeds"], "deeds", seats, seats))
    return Played(game, places, halves, deeds)


def _several(value: Any, what: str, least: int, most: int) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise ValueError(f"{what}: a list of {least} to {most}")
    return value


def _game(value: Any, games: Collection[str]) -> str:
    if not isinstance(value, str) or value not in games:
        raise ValueError(f"playlist: {str(value)[:30]!r} isn't a game")
    return value


def _number(value: Any, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LARGEST:
        raise ValueError(f"{what}: a whole number from 0")
    return value
