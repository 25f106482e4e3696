"""A match on disk: its record, appended line by line while it is played."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from game.core.record import (
    Record,
    RecordError,
    VersionError,
    finished_line,
    input_line,
    length_line,
    lines,
    parse,
    track_line,
)
from game.core.sentence import one_by_one, say

SUFFIX = ".jsonl"
DAMAGED = "damaged"
TIME_LINE_MS = 2000
"""So much time may pass without an input before a line says so."""
MOST_BYTES = 64_000_000


class MatchFileError(OSError):
    """A record can't be kept or read. The text is one sentence with the file and the reason."""


class MatchFile:
    """The file of a match that is being played. After an error it keeps quiet: play goes on without it."""

    def __init__(self, path: Path, record: Record) -> None:
        """Writes the record as it is so far, whole or not at all, in place of what the path held.

        Raises :exc:`MatchFileError`.
        """
        self.path = path
        self._record = record
        self._inputs, self._tracks = len(record.inputs), len(record.tracks)
        self._told_ms = record.length_ms
        self._finished = record.finished
        self._handle = -1
        try:
            self._begin()
        except OSError as reason:
            raise _cant_write(path, reason) from reason

    def _begin(self) -> None:
        _replace(self.path, _encoded(lines(self._record)))
        self._handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))

    @classmethod
    def start(cls, folder: Path, record: Record, stamp: str) -> MatchFile:
        """A file with a new name in the folder: the date and time, and a number if need be."""
        path, number = folder / f"{stamp}{SUFFIX}", 1
        while path.exists():
            number += 1
            path = folder / f"{stamp} ({number}){SUFFIX}"
        return cls(path, record)

    def keep_up(self) -> None:
        """Append what has been added to the record since. Cheap when nothing was.

        Raises :exc:`MatchFileError` once, when the disk is full for example.
        """
        record = self._record
        new = [input_line(at, action) for at, action in record.inputs[self._inputs:]]
        new += map(track_line, record.tracks[self._tracks:])
        if record.length_ms >= self._told_ms + TIME_LINE_MS:
            new.append(length_line(record.length_ms))
            self._told_ms = record.length_ms
        if record.finished and not self._finished:
            new.append(finished_line())
        self._inputs, self._tracks, self._finished = len(record.inputs), len(record.tracks), record.finished
        if new:
            self._append(_encoded(new))

    def finish(self) -> None:
        """The match was played to its end."""
        self._record.finished = True
        self.keep_up()

    def close(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def _append(self, data: bytes) -> None:
        try:
            if self._handle >= 0 and not os.fstat(self._handle).st_nlink:
                self.close()
                self._begin()  # somebody deleted the file, or its folder: the record is whole all the same
                return
            while data and self._handle >= 0:
                data = data[os.write(self._handle, data):]
        except OSError as reason:
            self.close()
            raise _cant_write(self.path, reason) from reason


class Saved(NamedTuple):
    """A match in the data folder that isn't over."""

    path: Path
    game: str
    title: str
    players: tuple[str, ...]
    round: int
    modified: float
    """Seconds since the epoch."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """What lies in the folder of matches."""

    resumable: tuple[Saved, ...]
    """Newest first."""
    trouble: tuple[str, ...]
    """A sentence for each record that can't be read."""


def look_through(folder: Path, most: int = 20) -> Shelf:
    """The newest matches that can go on. A damaged record is put aside into ``damaged``; never raises."""
    resumable: list[Saved] = []
    trouble: list[str] = []
    for modified, path in _newest_first(folder):
        if len(resumable) == most:
            break
        try:
            saved = _glance(path, modified)
        except MatchFileError as mistake:
            trouble.append(str(mistake))
            continue
        if saved is not None:
            resumable.append(saved)
    return Shelf(tuple(resumable), tuple(trouble))


def load(path: Path) -> Record:
    """Read a record of the data folder; a damaged one is put aside. Raises :exc:`MatchFileError`."""
    try:
        return _parsed(path, _bytes(path))
    except DamagedError as damage:
        raise MatchFileError(one_by_one(str(damage), put_aside(path))) from damage


def read(path: Path) -> Record:
    """Read a record that lies anywhere; it stays where it is. Raises :exc:`MatchFileError`."""
    return _parsed(path, _bytes(path))


class DamagedError(MatchFileError):
    """The file was read, and isn't a sound record."""


def _parsed(path: Path, data: bytes) -> Record:
    try:
        return parse(_text(data))
    except VersionError as mistake:
        raise MatchFileError(say("{path}: {what}.", path=path, what=mistake.args[0])) from mistake
    except RecordError as mistake:
        raise DamagedError(say("{path} is damaged: {what}.", path=path, what=mistake.args[0])) from mistake


def _text(data: bytes) -> str:
    """Whole lines only: the last one may have been cut off, in the middle of a letter even."""
    whole = data[:data.rfind(b"\n") + 1]
    try:
        return whole.decode("utf-8")
    except UnicodeDecodeError as mistake:
        line = whole.count(b"\n", 0, mistake.start) + 1
        what = say("line {line} can't be read: the byte {byte} isn't UTF-8", line=line,
                   byte=f"0x{whole[mistake.start]:02x}")
        raise RecordError(what, line) from mistake


def _bytes(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise MatchFileError(say("{path} isn't a file: expected the record of a match.", path=path))
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except MatchFileError:
        raise
    except (OSError, ValueError) as reason:
        why = getattr(reason, "strerror", None) or str(reason)
        raise MatchFileError(say("{path} can't be read ({why}).", path=path, why=why)) from reason
    if len(data) > MOST_BYTES:
        raise MatchFileError(say("{path} is too large for a record of a match.", path=path))
    return data


def _newest_first(folder: Path) -> list[tuple[float, Path]]:
    try:
        found = [(path.stat().st_mtime, path) for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    except OSError:
        return []
    return sorted(found, reverse=True)


def _glance(path: Path, modified: float) -> Saved | None:
    """The header, and whether the last line says that the match is over; None then."""
    data = _bytes(path)
    if data.endswith(_encoded([finished_line()])):
        return None
    head, newline, _ = data.partition(b"\n")
    try:
        record = _parsed(path, head + newline)
    except DamagedError as damage:
        raise MatchFileError(one_by_one(str(damage), put_aside(path))) from damage
    rounds_ended = sum(row.startswith(b"[") and b',"next_round",' in row for row in data.split(b"\n"))
    first = record.setup.get("round", 1) if record.setup else 1
    return Saved(path, record.game, record.deck.title, tuple(record.players), first + rounds_ended, modified)


def put_aside(path: Path) -> str:
    """Move a record that is no good into ``damaged``; the sentence that says so."""
    target = path.parent / DAMAGED / path.name
    try:
        target.parent.mkdir(exist_ok=True)
        path.replace(target)
    except OSError:
        return say("It couldn't be put aside.")
    return say("It was put aside into {folder}.", folder=target.parent)


def _encoded(rows: list[str]) -> bytes:
    # Half a surrogate pair, as file names can hold, becomes the JSON escape of itself.
    return "".join(f"{row}\n" for row in rows).encode("utf-8", "backslashreplace")


def _replace(path: Path, data: bytes) -> None:
    """The old file stays until the new one is on the disk."""
    part = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def _cant_write(path: Path, reason: OSError) -> MatchFileError:
    why = (reason.strerror or str(reason)).lower()
    return MatchFileError(say("The match isn't being saved: {path} can't be written ({why}).", path=path, why=why))
