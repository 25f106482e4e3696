"""The practice history as a table: for a file, and for people."""

from __future__ import annotations

import csv
import io
from itertools import groupby

from game.history import History, rows

from .drills import DRILLS


def as_csv(history: History) -> str:
    """Every session of everybody, a row each; figures that a drill hasn't are empty."""
    found = rows(history)
    names = list(dict.fromkeys(name for row in found for name in row)) or ["profile", "drill"]
    out = io.StringIO()
    writer = csv.DictWriter(out, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(found)
    return out.getvalue()


def as_text(history: History) -> str:
    """A line for each profile and drill: sessions, level, last and best score."""
    lines = []
    key = ("profile", "drill")
    found = sorted(rows(history), key=lambda row: tuple(str(row[name]) for name in key))
    for (profile, drill), group in groupby(found, key=lambda row: tuple(str(row[name]) for name in key)):
        sessions = list(group)
        scores = [float(str(row["score"])) for row in sessions]
        less = drill in DRILLS and DRILLS[drill].less_is_better
        lines.append(f"{profile:16} {drill:12} {len(sessions):4} sessions  level {sessions[-1]['level']:2}  "
                     f"last {scores[-1]:8.1f}  best {(min if less else max)(scores):8.1f}")
    return "\n".join(lines) or "Nothing has been practised yet."
