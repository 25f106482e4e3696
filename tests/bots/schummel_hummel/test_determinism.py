"""The same seed and the same events make the same acts, however time is cut and whatever the hash seed is."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.record import lines
from tests.bots.matches import play

KINDS = ["sly:3", "hawk:2", "bold:1", "nimble:3"]
ROOT = Path(__file__).parents[3]


def told(seed: int, frame_ms: int, rounds: int) -> list[str]:
    """The record without its last line, which says where the last frame ended."""
    return lines(play(KINDS, seed, frame_ms, rounds=rounds).referee.record)[:-1]


@pytest.mark.parametrize("seed", [1, 2])
def test_frames_of_any_length_make_the_same_match(seed: int) -> None:
    smooth = told(seed, 7, rounds=2)
    for frame_ms in (16, 100, 5_000):
        assert told(seed, frame_ms, rounds=2) == smooth


def test_another_seed_makes_another_match() -> None:
    assert told(1, 5_000, 1)[1:] != told(2, 5_000, 1)[1:]


def fingerprint() -> str:
    return hashlib.sha256("\n".join(told(3, 5_000, 99)).encode()).hexdigest()


def test_the_hash_seed_changes_nothing() -> None:
    code = "from tests.bots.schummel_hummel.test_determinism import fingerprint; print(fingerprint())"
    prints = {
        subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": hash_seed},
                       capture_output=True, text=True, check=True).stdout
        for hash_seed in ("0", "4711")}
    assert prints == {fingerprint() + "\n"}
