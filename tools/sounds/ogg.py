"""Writes waves as OGG files, with sox."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import NamedTuple

from .wave import RATE, Wave


class Quality(NamedTuple):
    """``rate``: samples in a second; ``vorbis``: -1 to 10."""

    rate: int
    vorbis: float


EFFECT, CALL, TUNE = Quality(44100, 1.0), Quality(22050, 3.0), Quality(32000, 1.0)


def write(path: Path, wave: Wave, quality: Quality) -> None:
    """Raises :exc:`FileNotFoundError` without sox."""
    path.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        ["sox", "-R", "-V1", "-D", "-t", "f64", "-r", str(RATE), "-c", "1", "-", "-r", str(quality.rate), "-b", "16",
         "-C", str(quality.vorbis), "--comment", "", str(path)],
        input=wave.astype("<f8").tobytes(), check=True)


def milliseconds(wave: Wave) -> int:
    return round(1000 * len(wave) / RATE)
