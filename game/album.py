"""The finished matches in the data folder: listed at once, starred, thrown away.

A summary of each is kept in ``index.json`` beside the records, so that a long list needn't read them all again; it is
only a cache. The stars are in ``kept.json``. Records of matches that can still go on are never touched.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from game.core.cards import Seat
from game.core.record import Record, finished_line
from game.core.sentence import say
from game.datadir import DataError, write_atomically
from game.matchfile import SUFFIX, MatchFileError, read
from game.referee.chronicle import CHEATS, MISTAKES, Chronicle, Moment, chronicle
from game.rules import GAMES

INDEX, KEPT = "index.json", "kept.json"
VERSION = 3
MOST = 60
"""So many of the newest stay; starred ones beside them."""
END = f"{finished_line()}\n".encode()
BEST = 3
MOST_PLAYERS = 8
LARGEST = 1 << 40
COUNTED = frozenset({"cheats", "caught", "slaps", "mistakes", "invasions", "harvests", "tims", "whistles"})


class Best(NamedTuple):
    """A moment to begin at."""

    at: int
    seat: Seat
    kind: str
    value: int = 0


@dataclass(frozen=True, slots=True)
class Summary:
    """One match of the list."""

    game: str
    title: str
    players: tuple[str, ...]
    kinds: tuple[str, ...]
    rounds: int
    length_ms: int
    winners: tuple[Seat, ...]
    counts: tuple[tuple[str, int], ...]
    """What there was much of, by a name of :data:`COUNTED`."""
    best: tuple[Best, ...]


@dataclass(slots=True)
class Entry:
    """A record in the folder. Without a summary nobody has looked into it yet, unless there is :attr:`trouble`."""

    path: Path
    modified: float
    """Seconds since the epoch."""
    size: int
    summary: Summary | None = None
    trouble: str = ""
    """Why it can't be shown: one sentence."""
    starred: bool = False

    @property
    def known(self) -> bool:
        return self.summary is not None or bool(self.trouble)


class Album:
    """The finished matches of one folder, newest first. Never raises, unless it says so."""

    def __init__(self, folder: Path, writable: bool = True) -> None:
        self.folder, self.writable = folder, writable
        self._stars = set(_names(_loaded(folder / KEPT)))
        self._changed = False
        self.entries = self._list()

    # ---- reading

    def _list(self) -> list[Entry]:
        index = _loaded(self.folder / INDEX)
        rows = index.get("matches") if isinstance(index, dict) and index.get("version") == VERSION else None
        known = rows if isinstance(rows, dict) else {}
        found = []
        for path in _records(self.folder):
            try:
                stat = path.stat()
                if not _finished(path, stat.st_size):
                    continue
            except OSError:
                continue
            entry = Entry(path, stat.st_mtime, stat.st_size, starred=path.name in self._stars)
            _recall(entry, known.get(path.name))
            found.append(entry)
        return sorted(found, key=lambda entry: (entry.modified, entry.path.name), reverse=True)

    def learn(self, entry: Entry) -> Entry:
        """Looks into a record that nobody has looked into yet."""
        if not entry.known:
            try:
                entry.summary = summary_of(read(entry.path))
            except MatchFileError as mistake:
                entry.trouble = str(mistake)
            except Exception as mistake:  # whatever a strange file makes the rules stumble over
                entry.trouble = say("The rules can't follow {file} ({why}).", file=entry.path.name,
                                    why=type(mistake).__name__)
            self._changed = True
        return entry

    @property
    def unknown(self) -> Entry | None:
        """The newest that nobody has looked into."""
        return next((entry for entry in self.entries if not entry.known), None)

    def keep_index(self) -> None:
        """Writes the summaries down, if there are new ones. When that fails they are made again next time."""
        if not (self._changed and self.writable):
            return
        rows = {entry.path.name: _row(entry, entry.summary) for entry in self.entries if entry.summary is not None}
        if _written(self.folder / INDEX, {"version": VERSION, "matches": rows}):
            self._changed = False

    # ---- keeping and throwing away

    def star(self, entry: Entry) -> bool:
        """Stars it, or takes the star away; False when that couldn't be written down."""
        entry.starred = not entry.starred
        (self._stars.add if entry.starred else self._stars.discard)(entry.path.name)
        return self.writable and _written(self.folder / KEPT, {"kept": sorted(self._stars)})

    def delete(self, entry: Entry) -> str:
        """Throws the record away; a sentence when that failed, else an empty string."""
        if not self.writable:
            return say("{file} can't be deleted: the data folder can't be written.", file=entry.path.name)
        try:
            entry.path.unlink(missing_ok=True)
        except OSError as reason:
            return say("{file} can't be deleted ({why}).", file=entry.path.name,
                       why=(reason.strerror or str(reason)).lower())
        self.entries.remove(entry)
        self._changed = True
        if entry.starred:
            self.star(entry)
        return ""

    def prune(self, most: int = MOST) -> int:
        """Throws away what is neither starred nor among the newest; how many that were."""
        if not self.writable:
            return 0
        old = [entry for entry in self.entries if not entry.starred][most:]
        return sum(not self.delete(entry) for entry in old)


def summary_of(record: Record) -> Summary:
    """Plays it again. Raises whatever a strange record makes the rules raise."""
    if record.game not in GAMES:
        raise MatchFileError(say("This version can't play {game}.", game=record.game))
    match = chronicle(record)
    return Summary(record.game, record.deck.title, tuple(record.players), tuple(record.kinds), len(match.rounds),
                   match.length_ms, match.winners, tuple(_counts(match)), tuple(best_of(match)))


def _counts(match: Chronicle) -> Iterable[tuple[str, int]]:
    match match.game:
        case "schummel_hummel":
            return ("cheats", match.count(*CHEATS)), ("caught", match.count("caught"))
        case "schnattergei":
            return ("slaps", match.count("slap")), ("mistakes", match.count(*MISTAKES))
        case "heuschrecken_poker":
            return ("harvests", match.count("harvest")), ("invasions", match.count("invasion"))
        case "moemmen":
            return ("tims", match.count("moemmen")), ("whistles", match.count("whistle"))
    return ()


def best_of(match: Chronicle) -> list[Best]:
    """Up to three moments worth seeing again, in the order of time, each of another kind."""
    moments = match.moments
    wanted = {
        "schummel_hummel": (_most([each for each in moments if each.unseen and each.kind != "mistake"]),
                            _first(moments, "caught"), _first(moments, "theft"), _least(moments, "slap")),
        "schnattergei": (_least(moments, "slap"), _most([each for each in moments if each.kind == "heap"]),
                         _first(moments, *MISTAKES)),
        "heuschrecken_poker": (_most([each for each in moments if each.kind == "harvest"]),
                               _most([each for each in moments if each.kind == "invasion"]), _first(moments, "sweep")),
        "moemmen": (_most([each for each in moments if each.kind == "herd"]), _first(moments, "moemmen"),
                    _first(moments, "whistle"), _first(moments, "benny")),
    }.get(match.game, ())
    found = [moment for moment in wanted if moment is not None][:BEST]
    return sorted(Best(moment.at, moment.seat, moment.kind, moment.value) for moment in found)


def _most(moments: list[Moment]) -> Moment | None:
    return max(moments, key=lambda moment: moment.value, default=None)


def _least(moments: list[Moment], kind: str) -> Moment | None:
    return min((each for each in moments if each.kind == kind), key=lambda moment: moment.value, default=None)


def _first(moments: list[Moment], *kinds: str) -> Moment | None:
    return next((moment for moment in moments if moment.kind in kinds), None)


# ---- files


def _records(folder: Path) -> list[Path]:
    try:
        return [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    except OSError:
        return []


def _finished(path: Path, size: int) -> bool:
    """Whether its last line says that it was played to its end: the rest needn't be read for that."""
    with path.open("rb") as file:
        file.seek(max(0, size - len(END)))
        return file.read(len(END)) == END


def _loaded(path: Path) -> Any:
    """What a file of ours says; None when it isn't there or says nothing sound."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None


def _written(path: Path, value: Any) -> bool:
    try:
        write_atomically(path, (json.dumps(value, ensure_ascii=True, separators=(",", ":")) + "\n").encode("ascii"))
    except DataError:
        return False
    return True


def _names(kept: Any) -> Iterable[str]:
    names = kept.get("kept") if isinstance(kept, dict) else None
    return [name for name in names if isinstance(name, str)] if isinstance(names, list) else []


def _row(entry: Entry, each: Summary) -> dict[str, Any]:
    return {
        "size": entry.size, "modified": entry.modified,
        "game": each.game, "title": each.title, "players": each.players, "kinds": each.kinds, "rounds": each.rounds,
        "length_ms": each.length_ms, "winners": each.winners, "counts": each.counts, "best": each.best}


def _recall(entry: Entry, row: Any) -> None:
    """Takes over what the index says of it, if it is sound and the file is still the same."""
    try:
        if (row["size"], row["modified"]) != (entry.size, entry.modified):
            return
        entry.summary = _summary(row)
    except (TypeError, KeyError, ValueError, IndexError):
        entry.summary = None


def _summary(row: dict[str, Any]) -> Summary:
    players, kinds = tuple(map(str, row["players"])), tuple(map(str, row["kinds"]))
    winners = tuple(_seat(seat, players) for seat in row["winners"])
    counts = tuple((str(name), _count(count)) for name, count in row["counts"])
    best = tuple(Best(_count(at), _seat(seat, players), str(kind), _count(value))
                 for at, seat, kind, value in row["best"])
    if len(players) != len(kinds) or not 1 <= len(players) <= MOST_PLAYERS or row["game"] not in GAMES:
        raise ValueError("not a match")
    if len(best) > BEST or not {name for name, _ in counts} <= COUNTED:
        raise ValueError("not what is told of a match")
    return Summary(str(row["game"]), str(row["title"]), players, kinds, _count(row["rounds"]),
                   _count(row["length_ms"]), winners, counts, best)


def _count(value: Any) -> int:
    if type(value) is not int or abs(value) > LARGEST:
        raise ValueError("not a number of ours")
    return value


def _seat(value: Any, players: tuple[str, ...]) -> Seat:
    if type(value) is not int or not 0 <= value < len(players):
        raise ValueError("no such seat")
    return value
