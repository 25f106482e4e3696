"""The sound device. It is opened by the first sound, closed after a long silence, and its absence is no trouble."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pygame

from .alsa import hush

RATE, BITS, EARS, BUFFER = 44100, -16, 2, 512
CHANNELS = 12
SILENCE_MS = 20_000
"""An open device asks for silence many times a second; so long it may."""
DEAF_MS = 60_000
"""Where there was no device, none is looked for again in this time."""
SPREAD = 0.6
"""How much less the far ear hears of something at the edge of the table."""


class Output(Protocol):
    """Where sounds go. Nothing of it raises."""

    def play(self, path: Path, volume: float, pan: float, lasts_ms: int, now_ms: int) -> bool: ...
    def begin_tune(self, path: Path, volume: float, now_ms: int) -> bool: ...
    def tune_volume(self, volume: float) -> None: ...
    def end_tune(self) -> None: ...
    def rest(self, now_ms: int) -> int | None: ...
    def deaf(self, now_ms: int) -> bool: ...
    def close(self) -> None: ...


class Nowhere:
    """No device, and none is looked for."""

    def play(self, path: Path, volume: float, pan: float, lasts_ms: int, now_ms: int) -> bool:
        return False

    def begin_tune(self, path: Path, volume: float, now_ms: int) -> bool:
        return False

    def tune_volume(self, volume: float) -> None:
        pass

    def end_tune(self) -> None:
        pass

    def rest(self, now_ms: int) -> int | None:
        return None

    def deaf(self, now_ms: int) -> bool:
        return False

    def close(self) -> None:
        pass


class Speaker:
    """pygame's mixer."""

    def __init__(self) -> None:
        self._sounds: dict[Path, pygame.mixer.Sound] = {}
        self._open = False
        self._tune = False
        self._deaf_until_ms = 0
        self._quiet_from_ms = 0

    def play(self, path: Path, volume: float, pan: float, lasts_ms: int, now_ms: int) -> bool:
        """``pan``: -1 is left, 1 right. False when it can't be heard: no device, no file, no channel left."""
        if not self._ready(now_ms):
            return False
        try:
            sound = self._sounds.get(path) or self._sounds.setdefault(path, pygame.mixer.Sound(path))
            channel = pygame.mixer.find_channel()
            if channel is None:
                return False
            channel.play(sound)
            channel.set_volume(*sides(volume, pan))
        except (pygame.error, OSError):
            return False
        self._quiet_from_ms = max(self._quiet_from_ms, now_ms + lasts_ms)
        return True

    def begin_tune(self, path: Path, volume: float, now_ms: int) -> bool:
        """From its beginning, round and round."""
        if not self._ready(now_ms):
            return False
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(volume)
            pygame.mixer.music.play(loops=-1)
        except (pygame.error, OSError):
            return False
        self._tune = True
        return True

    def tune_volume(self, volume: float) -> None:
        if self._tune:
            pygame.mixer.music.set_volume(volume)

    def end_tune(self) -> None:
        if self._tune:
            self._tune = False
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()

    def rest(self, now_ms: int) -> int | None:
        """Close after a long silence; how long (ms) until this has to be asked again, None for never."""
        if not self._open:
            return None
        if self._tune:
            self._quiet_from_ms = max(self._quiet_from_ms, now_ms)
            return None
        if now_ms >= self._quiet_from_ms + SILENCE_MS:
            self.close()
            return None
        return self._quiet_from_ms + SILENCE_MS - now_ms

    def deaf(self, now_ms: int) -> bool:
        """No device was found when one was last looked for."""
        return now_ms < self._deaf_until_ms

    def close(self) -> None:
        self.end_tune()
        self._sounds.clear()
        if self._open:
            self._open = False
            pygame.mixer.quit()

    def _ready(self, now_ms: int) -> bool:
        if self._open:
            return True
        if now_ms < self._deaf_until_ms:
            return False
        hush()
        try:
            pygame.mixer.init(RATE, BITS, EARS, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError):  # no device, or a pygame without a mixer
            self._deaf_until_ms = now_ms + DEAF_MS
            return False
        self._open, self._quiet_from_ms = True, now_ms
        return True


def sides(volume: float, pan: float) -> tuple[float, float]:
    """How loud the left and the right ear hear it."""
    return volume * (1 - SPREAD * max(0.0, pan)), volume * (1 + SPREAD * min(0.0, pan))
