"""What people practised: profiles, sessions and their trials, in one SQLite file below the data folder.

A session is one transaction, so a killed process loses at most the one that wasn't over.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from game.core.sentence import say

FILE = "practice.sqlite3"
VERSION = 1
BUSY_S = 5.0
DAMAGE = ("malformed", "not a database", "no such table", "no such column", "encrypted")
"""What SQLite says of a file that isn't ours or isn't whole."""
LEVELS = range(1, 11)
LARGEST = 1e12
"""No score or figure is beyond that."""
SCHEMA = """
CREATE TABLE profile (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE session (
    id INTEGER PRIMARY KEY,
    profile INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
    drill TEXT NOT NULL,
    played_at TEXT NOT NULL,
    level INTEGER NOT NULL,
    seed INTEGER NOT NULL,
    device TEXT NOT NULL,
    score REAL NOT NULL,
    success REAL NOT NULL,
    figures TEXT NOT NULL
) STRICT;
CREATE INDEX session_of ON session(profile, drill, id);
CREATE TABLE trial (
    session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    ms INTEGER NOT NULL,
    what TEXT NOT NULL,
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE fixed_level (
    profile INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
    drill TEXT NOT NULL,
    level INTEGER NOT NULL,
    PRIMARY KEY (profile, drill)
) STRICT, WITHOUT ROWID;
"""


class HistoryError(OSError):
    """The history can't be kept or read. The text is one sentence that says what to do."""


class _DamageError(HistoryError):
    """The file isn't ours or isn't whole."""


class KeptTrial(NamedTuple):
    """``ms`` -1: nothing was timed."""

    outcome: str
    ms: int
    what: str


@dataclass(frozen=True, slots=True)
class Session:
    """One session of one drill. ``played_at``: local time, ISO 8601. ``level``: 1 to 10. ``success``: 0 to 1."""

    drill: str
    played_at: str
    level: int
    seed: int
    device: str
    score: float
    success: float
    figures: Mapping[str, float]
    trials: tuple[KeptTrial, ...] = ()


class History:
    """The open file. ``trouble``: a sentence about what had to be put aside, or empty."""

    def __init__(self, base: sqlite3.Connection, trouble: str = "") -> None:
        self._base = base
        self.trouble = trouble

    @classmethod
    def open(cls, path: Path) -> History:
        """The history at that place, a new one if there is none. A damaged file is moved aside, and said. Raises
        :exc:`HistoryError`."""
        try:
            return cls._checked(path)
        except _DamageError:
            pass
        except sqlite3.Error as reason:
            if not _is_damage(reason):
                raise _closed(path, reason) from reason
        aside = _put_aside(path)
        try:
            return cls(_connect(path), say("The practice history was damaged; it lies in {path}, and a new one begins.",
                                           path=aside))
        except sqlite3.Error as reason:
            raise _closed(path, reason) from reason

    @classmethod
    def in_memory(cls) -> History:
        """One that is gone with the program, where nothing may be written."""
        return cls(_prepared(sqlite3.connect(":memory:")))

    def close(self) -> None:
        self._base.close()

    @classmethod
    def _checked(cls, path: Path) -> History:
        history = cls(_connect(path))
        try:
            history.trouble = history._left_out(path)
        except HistoryError:
            history.close()
            raise
        return history

    def _left_out(self, path: Path) -> str:
        """A sentence when there are sessions that say something impossible; nobody sees those."""
        (count,), = self._read("SELECT COUNT(*) FROM session")
        unsound = count - sum(len(self.sessions(profile)) for profile in self.profiles())
        return say("{path} is damaged: {unsound} of {count} sessions can't be read and are left out.",
                   path=path, unsound=unsound, count=count) if unsound else ""

    # ---- profiles

    def profiles(self) -> list[str]:
        """Names, whoever practised last first."""
        rows = self._read(
            "SELECT name FROM profile LEFT JOIN session ON session.profile = profile.id "
            "GROUP BY profile.id ORDER BY MAX(COALESCE(session.id, 0)) DESC, profile.id")
        return [name for (name,) in rows]

    def add_profile(self, name: str) -> None:
        """Does nothing for a name that is there."""
        self._write("INSERT OR IGNORE INTO profile(name) VALUES (?)", (_kept(name),))

    # ---- sessions

    def add(self, profile: str, session: Session) -> None:
        """Keeps a whole session, or nothing of it. Raises :exc:`HistoryError`."""
        try:
            with self._base:
                self._base.execute("INSERT OR IGNORE INTO profile(name) VALUES (?)", (_kept(profile),))
                found = self._base.execute(
                    "INSERT INTO session(profile, drill, played_at, level, seed, device, score, success, figures) "
                    "SELECT id, ?, ?, ?, ?, ?, ?, ?, ? FROM profile WHERE name = ?",
                    (session.drill, session.played_at, session.level, session.seed, session.device, session.score,
                     session.success, json.dumps(dict(session.figures)), _kept(profile)))
                self._base.executemany(
                    "INSERT INTO trial VALUES (?, ?, ?, ?, ?)",
                    [(found.lastrowid, n, *trial) for n, trial in enumerate(session.trials)])
        except sqlite3.Error as reason:
            raise HistoryError(say("This session couldn't be kept ({why}).", why=reason)) from reason

    def sessions(self, profile: str, drill: str = "") -> list[Session]:
        """Oldest first, without their trials; of one drill or of all."""
        rows = self._read(
            "SELECT drill, played_at, level, seed, device, score, success, figures FROM session "
            "JOIN profile ON profile.id = session.profile WHERE name = ? AND (? = '' OR drill = ?) ORDER BY session.id",
            (_kept(profile), drill, drill))
        return [found for row in rows if (found := _session(row))]

    def trials(self, profile: str, drill: str, back: int = 0) -> list[KeptTrial]:
        """Those of the last session of a drill, or of one so many before it; none when there is none."""
        rows = self._read(
            "SELECT outcome, ms, what FROM trial WHERE session = (SELECT session.id FROM session "
            "JOIN profile ON profile.id = session.profile WHERE name = ? AND drill = ? "
            "ORDER BY session.id DESC LIMIT 1 OFFSET ?) ORDER BY number", (_kept(profile), drill, back))
        return [KeptTrial(*row) for row in rows]

    # ---- levels that somebody has chosen

    def fixed_level(self, profile: str, drill: str) -> int:
        """0: it follows the player."""
        rows = self._read(
            "SELECT level FROM fixed_level JOIN profile ON profile.id = profile WHERE name = ? AND drill = ?",
            (_kept(profile), drill))
        return next((level for (level,) in rows if level in LEVELS), 0)

    def fix_level(self, profile: str, drill: str, level: int) -> None:
        """``level`` 0: let it follow the player again."""
        self.add_profile(profile)
        if level:
            self._write("INSERT OR REPLACE INTO fixed_level SELECT id, ?, ? FROM profile WHERE name = ?",
                        (drill, level, _kept(profile)))
        else:
            self._write("DELETE FROM fixed_level WHERE drill = ? AND profile = (SELECT id FROM profile WHERE name = ?)",
                        (drill, _kept(profile)))

    def _read(self, query: str, values: Sequence[object] = ()) -> list[Any]:
        try:
            return self._base.execute(query, values).fetchall()
        except sqlite3.Error as reason:
            kind = _DamageError if _is_damage(reason) else HistoryError
            raise kind(say("The practice history can't be read ({why}).", why=reason)) from reason

    def _write(self, statement: str, values: Sequence[object]) -> None:
        try:
            with self._base:
                self._base.execute(statement, values)
        except sqlite3.Error as reason:
            raise HistoryError(say("The practice history couldn't be changed ({why}).", why=reason)) from reason


def _closed(path: Path, reason: sqlite3.Error) -> HistoryError:
    return HistoryError(say("{path} can't be opened ({why}); practice isn't kept.", path=path, why=reason))


def _connect(path: Path) -> sqlite3.Connection:
    base = sqlite3.connect(path, timeout=BUSY_S)
    try:
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        found = base.execute("PRAGMA quick_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(f"malformed: {found}")
        return _prepared(base)
    except BaseException:
        base.close()
        raise


def _prepared(base: sqlite3.Connection) -> sqlite3.Connection:
    base.text_factory = lambda raw: raw.decode("utf-8", "replace")
    base.execute("PRAGMA foreign_keys = ON")
    version = base.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise sqlite3.OperationalError("another version of the program wrote it")
    if version == 0:
        with base:
            base.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
    base.execute("SELECT profile, drill, played_at, level, seed, device, score, success, figures FROM session LIMIT 1")
    base.execute("SELECT session, number, outcome, ms, what FROM trial LIMIT 1")
    base.execute("SELECT profile, drill, level FROM fixed_level LIMIT 1")
    return base


def _session(row: Sequence[Any]) -> Session | None:
    """None for a row that no session of ours can have left."""
    drill, played_at, level, seed, device, score, success, text = row
    try:
        figures = json.loads(text)
        sound = all(abs(each) < LARGEST for each in (score, *figures.values())) and 0 <= success <= 1
        return Session(str(drill), str(played_at), level, seed, str(device), score, success, figures) if (
            sound and level in LEVELS) else None
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None


def _is_damage(reason: sqlite3.Error) -> bool:
    """A file that isn't ours or isn't whole; not one that is locked, or that may not be opened."""
    return any(sign in str(reason) for sign in DAMAGE)


def _put_aside(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    try:
        path.replace(aside)
        for tail in ("-wal", "-shm"):
            path.with_name(path.name + tail).unlink(missing_ok=True)
    except OSError as reason:
        raise HistoryError(say("{path} is damaged and can't be moved aside ({why}).", path=path,
                               why=reason.strerror)) from reason
    return aside


def _kept(name: str) -> str:
    """A name as SQLite can hold it: half characters are spelled out."""
    return name.encode("utf-8", "surrogatepass").decode("utf-8", "backslashreplace")


def rows(history: History) -> list[dict[str, object]]:
    """Every session as a flat row, for a table: figures have columns of their own."""
    found: list[dict[str, object]] = []
    for profile in history.profiles():
        for each in history.sessions(profile):
            found.append({"profile": profile, "drill": each.drill, "played_at": each.played_at, "level": each.level,
                          "device": each.device, "score": each.score, "success": each.success, **each.figures})
    return found
