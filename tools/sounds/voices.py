"""Spoken calls: espeak-ng says them, sox makes an animal of it."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path
from typing import NamedTuple

import numpy as np

from .wave import RATE, Wave, trimmed

WORDS = Path(__file__).with_name("words.toml")
LANGUAGES = {"en": "en-gb", "de": "de", "it": "it", "fr": "fr-fr"}


class Throat(NamedTuple):
    """``variant``, ``pitch`` and ``speed`` as espeak-ng takes them; ``cents``: how much sox raises it then."""

    variant: str
    pitch: int
    speed: int
    cents: int


THROATS = {
    "low": Throat("m3", 38, 158, -170),
    "middle": Throat("m1", 88, 166, 240),
    "high": Throat("f2", 72, 172, 380),
}
"""Badger, hedgehog and toad; fox and otter; hare, magpie and mouse."""
SOFTER = ("highpass", "110", "lowpass", "6800", "compand", "0.005,0.12", "6:-60,-48,-20", "0", "-60", "0.05",
          "reverb", "14", "60", "12", "0", "0", "-3")


def words() -> dict[str, dict[str, str]]:
    """Each call's words by language, and ``said_in`` where another language says them."""
    return tomllib.loads(WORDS.read_text(encoding="utf-8"))


def spoken_in(call: dict[str, str]) -> tuple[str, ...]:
    """The languages in which the call is made: each, or the one that says it for all."""
    return (call["said_in"],) if "said_in" in call else tuple(LANGUAGES)


def speak(call: dict[str, str], language: str, voice: str) -> Wave:
    """The call as that animal says it. Raises :exc:`FileNotFoundError` without espeak-ng or sox."""
    throat = THROATS[voice]
    said = call[language].replace("’", "'").replace("Mömmen", "Möhmen").replace(" !", "!")
    spoken = subprocess.run(
        ["espeak-ng", "-v", f"{LANGUAGES[language]}+{throat.variant}", "-p", str(throat.pitch), "-s", str(throat.speed), "--stdout", said],
        check=True, capture_output=True).stdout
    raw = subprocess.run(
        ["sox", "-R", "-V1", "-t", "wav", "--ignore-length", "-", "-t", "f64", "-r", str(RATE), "-c", "1", "-",
         "gain", "-6", "pitch", str(throat.cents), *SOFTER],
        input=spoken, check=True, capture_output=True).stdout
    return _without_silence(np.frombuffer(raw, dtype="<f8").copy())


def _without_silence(wave: Wave) -> Wave:
    loud = np.nonzero(np.abs(wave) > 0.03 * float(np.abs(wave).max()))[0]
    return trimmed(wave[max(0, int(loud[0]) - 400):], 0.01)
