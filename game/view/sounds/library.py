"""What there is to hear, by name. The files are made by ``tools/sounds``; nothing is read before it is asked for."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from game.assets import AssetError, asset
from game.preferences import LANGUAGES

VOICE_OF = {
    "badger": "low",
    "hedgehog": "low",
    "toad": "low",
    "fox": "middle",
    "otter": "middle",
    "hare": "high",
    "magpie": "high",
    "mouse": "high",
}
"""By animal."""


class Clip(NamedTuple):
    """One file, and how long it lasts."""

    path: Path
    lasts_ms: int


class Library:
    """Empty, without a word, when the installation has no sounds."""

    @cached_property
    def _list(self) -> dict[str, Any]:
        try:
            found: dict[str, Any] = json.loads(asset("sounds", "sounds.json").read_text(encoding="utf-8"))
        except (AssetError, OSError, ValueError):
            return {"effects": {}, "tunes": {}, "calls": {}}
        return found

    @property
    def effects(self) -> set[str]:
        return set(self._list["effects"])

    @property
    def calls(self) -> set[str]:
        """The words that can be called, by their keys."""
        return set(self._list["calls"])

    @property
    def tunes(self) -> set[str]:
        return set(self._list["tunes"])

    def variants(self, name: str) -> list[Clip]:
        """Every way in which an effect may sound; none for a name that nobody knows."""
        lengths = self._list["effects"].get(name, ())
        return [Clip(_path("effects", f"{name}_{number}"), lasts) for number, lasts in enumerate(lengths, 1)]

    def call(self, words: str, language: str, voice: str) -> Clip | None:
        """A call in a language of ours, else in English; a name that is one in all of them is there once."""
        said = self._list["calls"].get(words)
        if said is None:
            return None
        language = next(each for each in (language, "en", *LANGUAGES) if each in said)
        return Clip(_path("calls", language, f"{words}_{voice}"), said[language][voice])

    def tune(self, name: str) -> Path | None:
        return _path("tunes", name) if name in self.tunes else None


def _path(*parts: str) -> Path:
    return asset("sounds").joinpath(*parts[:-1], f"{parts[-1]}.ogg")
