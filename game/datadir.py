"""Where matches, notes, settings and cached pictures lie: one folder, one program at a time."""

from __future__ import annotations

import contextlib
import os
import tempfile
from dataclasses import dataclass, field
from io import TextIOWrapper
from pathlib import Path

from game.core.sentence import say

FOLDERS = ("matches", "logs", "cache", "reports")
NAME = "under-the-table"


class DataError(OSError):
    """Something couldn't be kept. Its text is one sentence with the file and the reason."""


@dataclass(slots=True)
class DataDir:
    """The data folder. ``trouble`` is a sentence when nothing can be kept this time, else empty."""

    root: Path
    trouble: str = ""
    _lock: TextIOWrapper | None = field(default=None, repr=False)

    @classmethod
    def open(cls, root: Path | None = None) -> DataDir:
        """Opens (and makes) the folder and takes its lock; never raises: then :attr:`trouble` says why not."""
        data = cls(Path(root) if root is not None else default_root())
        try:
            for name in FOLDERS:
                (data.root / name).mkdir(parents=True, exist_ok=True)
            lock = (data.root / "lock").open("a+", encoding="utf-8")
        except OSError as reason:
            data.trouble = say("Nothing can be saved this time: {path} can't be written ({why}).",
                               path=data.root, why=_why(reason))
            return data
        if _take(lock):
            data._lock = lock
        else:
            lock.close()
            data.trouble = say(
                "Under the Table is open a second time with {path}; this one plays on, but saves nothing.",
                path=data.root)
        return data

    @property
    def writable(self) -> bool:
        return self._lock is not None

    def folder(self, name: str) -> Path:
        """``matches``, ``logs``, ``cache`` or ``reports``."""
        return self.root / name

    def cache(self) -> Path | None:
        """The folder for cached pictures; None when it mustn't be written."""
        return self.root / "cache" if self.writable else None

    def write(self, path: Path, data: bytes) -> None:
        """Replaces the file at once or not at all. Raises DataError."""
        if not self.writable:
            raise DataError(self.trouble or say("{path} can't be written: the data folder is closed.", path=path))
        write_atomically(path, data)

    def close(self) -> None:
        """Gives the lock back."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def default_root() -> Path:
    """This platform's place for a program's data."""
    import platformdirs

    return Path(platformdirs.user_data_dir(NAME, appauthor=False))


def write_atomically(path: Path, data: bytes) -> None:
    """A temporary file beside it, flushed and synced, takes its place. Raises DataError."""
    part = ""
    try:
        if path.exists() and not path.is_file():
            raise DataError(say("{path} can't be written: it isn't an ordinary file.", path=path))
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            Path(part).chmod(0o666 & ~_umask())  # like any other new file: pictures are there to be shown around
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(part).replace(path)
    except DataError:
        raise
    except OSError as reason:
        if part:
            with contextlib.suppress(OSError):
                Path(part).unlink()
        raise DataError(say("{path} can't be written ({why}).", path=path, why=_why(reason))) from reason


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _why(reason: OSError) -> str:
    return (reason.strerror or type(reason).__name__).lower()


def _take(lock: TextIOWrapper) -> bool:
    """Locks the file for this process; False when another one has it."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
