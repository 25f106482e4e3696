"""python -m tools.sounds: writes all sounds into assets/sounds.

Wants sox (with its OGG format: libsox-fmt-base) and espeak-ng.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from . import CALL_DECIBELS, EFFECTS, TUNE_DECIBELS, effect, ogg
from .tunes import TUNES, play
from .voices import THROATS, speak, spoken_in, words
from .wave import Wave, levelled

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
LIST = FOLDER / "sounds.json"
Made = Iterator[tuple[str, Wave, ogg.Quality]]


def effects() -> Made:
    for name, made in EFFECTS.items():
        for variant in range(1, made.variants + 1):
            yield f"effects/{name}_{variant}", effect(name, variant), ogg.EFFECT


def tunes() -> Made:
    for tune in TUNES:
        yield f"tunes/{tune.name}", levelled(play(tune), TUNE_DECIBELS), ogg.TUNE


def calls() -> Made:
    for call, said in words().items():
        for language in spoken_in(said):
            for voice in THROATS:
                yield f"calls/{language}/{call}_{voice}", levelled(speak(said, language, voice), CALL_DECIBELS), ogg.CALL


def main() -> int:
    missing = [tool for tool in ("sox", "espeak-ng") if shutil.which(tool) is None]
    if missing:
        print(f"{' and '.join(missing)} must be installed first.", file=sys.stderr)
        return 2
    lengths: dict[str, int] = {}
    for made in (effects(), tunes(), calls()):
        for name, wave, quality in made:
            lengths[name] = ogg.milliseconds(wave)
            ogg.write(FOLDER / f"{name}.ogg", wave, quality)
    LIST.write_text(json.dumps(listed(lengths), indent=1, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{len(lengths)} files, {sum(path.stat().st_size for path in FOLDER.rglob('*.ogg')) // 1000} kB")
    return 0


def listed(lengths: dict[str, int]) -> dict[str, Any]:
    """What there is, with lengths in milliseconds: effects by variant, calls by language and voice."""
    return {
        "effects": {name: [lengths[f"effects/{name}_{n}"] for n in range(1, made.variants + 1)]
                    for name, made in EFFECTS.items()},
        "tunes": {tune.name: lengths[f"tunes/{tune.name}"] for tune in TUNES},
        "calls": {call: {language: {voice: lengths[f"calls/{language}/{call}_{voice}"] for voice in THROATS}
                         for language in spoken_in(said)} for call, said in words().items()},
    }


if __name__ == "__main__":
    sys.exit(main())
