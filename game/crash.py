"""An unexpected exception: a note without hidden cards, and a bug report on request.

A note says where in the program it happened, never what the variables held or what the exception's text said:
those could name a card that somebody hides.
"""

from __future__ import annotations

import platform
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from game import __version__
from game.clock import stamp
from game.core.sentence import say
from game.datadir import DataDir, DataError


@dataclass(frozen=True, slots=True)
class Note:
    """``path`` None: the note couldn't be kept. ``text``: what stands in it."""

    path: Path | None
    text: str
    what: str

    @property
    def sentence(self) -> str:
        if self.path is None:  # then nothing else could be kept either
            return say("Under the Table stumbled ({what}), and nothing can be saved.", what=self.what)
        return say("Under the Table stumbled ({what}); the match is saved up to the last card. A note lies in {path}.",
                   what=self.what, path=self.path)


def write_note(data: DataDir, error: BaseException) -> Note:
    """Keeps a note in ``logs``; never raises."""
    text = describe(error)
    path = data.folder("logs") / f"{stamp().replace(' ', '_')}.txt"
    try:
        data.write(path, text.encode("utf-8", "replace"))
    except DataError:
        return Note(None, text, type(error).__name__)
    return Note(path, text, type(error).__name__)


def describe(error: BaseException) -> str:
    """Version, platform and the way through the program: file names, lines and functions only."""
    import pygame

    sdl = ".".join(str(n) for n in pygame.get_sdl_version())
    lines = [f"Under the Table {__version__}, Python {platform.python_version()}, {platform.system()}, "
             f"pygame-ce {pygame.version.ver}, SDL {sdl}", f"{type(error).__name__} (its text is left out: "
             "it could name a hidden card)", ""]
    for frame in traceback.extract_tb(error.__traceback__):
        lines.append(f"{_short(frame.filename)}:{frame.lineno} in {frame.name}: {frame.line or ''}")
    cause = error.__cause__ or error.__context__
    if cause is not None:
        lines.append(f"while: {type(cause).__name__}")
    return "\n".join(lines) + "\n"


def save_report(data: DataDir, note: Note, records: Sequence[Path]) -> Path:
    """A zip in ``reports`` with the note and the match's records. Raises DataError.

    A record holds the whole table, hidden cards included; the file beside it says so.
    """
    import zipfile

    path = data.folder("reports") / f"report_{stamp().replace(' ', '_')}.zip"
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as bundle:
        bundle.writestr("note.txt", note.text)
        bundle.writestr("README.txt", "note.txt holds no cards. The records hold the whole match, "
                                      "hidden cards too.\n")
        for record in records:
            try:
                bundle.write(record, record.name)
            except OSError:
                bundle.writestr(record.name + ".missing.txt", "This record couldn't be read.\n")
    data.write(path, buffer.getvalue())
    return path


def _short(filename: str) -> str:
    """A path from the package on: where the program lies is nobody's business."""
    parts = Path(filename).parts
    return "/".join(parts[parts.index("game"):]) if "game" in parts else Path(filename).name
