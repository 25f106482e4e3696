"""What is heard: effects in variants, calls of animals, one tune at a time. Everything of it may be asked at any time;
where nothing can be heard, nothing happens."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from game.preferences import Preferences
from game.view import i18n

from .library import VOICE_OF, Clip, Library
from .speaker import Nowhere, Output
from .volumes import Volumes, volumes_of

MOST_ALIKE = 3
"""So many of one name are heard at a time."""
APART_MS = 45
"""Two of one name that begin closer than this would only be louder."""
FADE_MS = 1200
FADE_STEP_MS = 40
LATE_MS = 400
"""What could not be played in time is left out: the program stood still."""


class Waiting(NamedTuple):
    """Something that is to be heard a little later."""

    at_ms: int
    name: str
    animal: str
    """Who calls; empty for an effect."""
    pan: float


class Sounds:
    """The program's sounds. Times are those of :meth:`tick`."""

    def __init__(self, preferences: Callable[[], Preferences] = Preferences, output: Output | None = None,
                 library: Library | None = None) -> None:
        """``preferences`` is asked whenever something sounds. Without an output there is silence."""
        self._preferences = preferences
        self._output: Output = output or Nowhere()
        self.library = library or Library()
        self._dice = random.Random()  # decoration only
        self._last: dict[str, int] = {}
        """The variant of each effect that was heard last: it isn't the next."""
        self._ends: dict[str, list[int]] = {}
        self._began: dict[str, int] = {}
        self._waiting: list[Waiting] = []
        self._focused = True
        self._now_ms = 0
        self._tune, self._wanted = "", ""
        self._share, self._music = 0.0, 0.0
        """How far the tune has faded in, 0 to 1, and how loud it was when it could last be heard."""

    @property
    def deaf(self) -> bool:
        """There is no sound device."""
        return self._output.deaf(self._now_ms)

    @property
    def volumes(self) -> Volumes:
        return volumes_of(self._preferences(), self._focused)

    def focus(self, focused: bool) -> None:
        """The window got or lost the focus."""
        self._focused = focused

    # ---- effects and calls

    def play(self, name: str, pan: float = 0.0, after_ms: int = 0) -> None:
        """An effect; ``pan`` from -1 (left) to 1."""
        self._ask(Waiting(self._now_ms + after_ms, name, "", pan))

    def call(self, words: str, animal: str, pan: float = 0.0, after_ms: int = 0) -> None:
        """A call, spoken in the language of the moment by that animal."""
        self._ask(Waiting(self._now_ms + after_ms, words, animal, pan))

    def sample(self, choice: str) -> None:
        """A volume has just been chosen, by its name among the preferences: this is how loud that is."""
        if choice == "volume_voices":
            self.call("caught", "badger")
        elif choice in ("volume_all", "volume_effects"):
            self.play("lay")

    def _ask(self, waiting: Waiting) -> None:
        if waiting.at_ms <= self._now_ms:
            self._sound(waiting)
        else:
            self._waiting.append(waiting)

    def _sound(self, waiting: Waiting) -> None:
        now, name, volumes = self._now_ms, waiting.name, self.volumes
        volume = volumes.voices if waiting.animal else volumes.effects
        if volume <= 0 or now < self._began.get(name, -APART_MS) + APART_MS:
            return
        ends = [end for end in self._ends.get(name, ()) if end > now]
        clip = self._clip(waiting)
        if clip is None or len(ends) >= MOST_ALIKE:
            return
        if self._output.play(clip.path, volume, waiting.pan, clip.lasts_ms, now):
            self._ends[name], self._began[name] = [*ends, now + clip.lasts_ms], now

    def _clip(self, waiting: Waiting) -> Clip | None:
        if waiting.animal:
            return self.library.call(waiting.name, i18n.language(), VOICE_OF.get(waiting.animal, "middle"))
        variants = self.library.variants(waiting.name)
        if not variants:
            return None
        others = [number for number in range(len(variants)) if number != self._last.get(waiting.name)]
        chosen = self._dice.choice(others or [0])
        self._last[waiting.name] = chosen
        return variants[chosen]

    # ---- the tune

    def tune(self, name: str) -> None:
        """Fade over to that tune; an empty name for silence."""
        self._wanted = name

    def _fade(self, step_ms: int) -> None:
        music = self.volumes.music
        wanted = self._wanted if music > 0 else ""
        if not self._tune:
            self._begin(wanted)
            return
        self._music = music or self._music
        step = step_ms / FADE_MS
        self._share = min(1.0, self._share + step) if wanted == self._tune else max(0.0, self._share - step)
        if self._share > 0 or wanted == self._tune:
            self._output.tune_volume(self._share * self._music)
        else:
            self._output.end_tune()
            self._tune = ""

    def _begin(self, name: str) -> None:
        path = self.library.tune(name)
        if path and self._output.begin_tune(path, 0.0, self._now_ms):
            self._tune, self._share = name, 0.0
        elif path and not self.deaf:
            self._wanted = ""  # a broken file: not again and again

    @property
    def _fading(self) -> bool:
        wanted = self._wanted if self.volumes.music > 0 else ""
        return bool(self._tune) and (self._tune != wanted or self._share < 1)

    # ---- time

    def tick(self, now_ms: int) -> None:
        """Time went on."""
        step_ms, self._now_ms = max(0, min(100, now_ms - self._now_ms)), now_ms
        due = [each for each in self._waiting if each.at_ms <= now_ms]
        self._waiting = [each for each in self._waiting if each.at_ms > now_ms]
        for each in due:
            if now_ms - each.at_ms <= LATE_MS:
                self._sound(each)
        self._fade(step_ms)
        self._output.rest(now_ms)

    def wait_ms(self, now_ms: int) -> int | None:
        """How long nothing has to be done; None for no end."""
        waits = [max(1, each.at_ms - now_ms) for each in self._waiting]
        if self._fading:
            waits.append(FADE_STEP_MS)
        rest = self._output.rest(now_ms)
        if rest is not None:
            waits.append(rest)
        return min(waits, default=None)

    def close(self) -> None:
        """The program ends."""
        self._waiting.clear()
        self._tune = self._wanted = ""
        self._output.close()
