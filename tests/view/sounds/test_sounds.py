"""What the program may ask of its sounds at any time, and that a missing device is no trouble."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.preferences import Preferences
from game.view import i18n
from game.view.sounds import Sounds, Speaker
from game.view.sounds.sounds import FADE_MS, MOST_ALIKE
from game.view.sounds.speaker import DEAF_MS, SILENCE_MS, sides

FULL = Preferences(volume_all=100, volume_effects=100, volume_voices=100, volume_music=100)


class Heard(NamedTuple):
    name: str
    volume: float
    pan: float


class Ears:
    """An output that remembers."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.tune = ""
        self.tune_volumes: list[float] = []
        self.closed = False

    @property
    def names(self) -> list[str]:
        return [each.name.rpartition("_")[0] for each in self.heard]

    def play(self, path: Path, volume: float, pan: float, lasts_ms: int, now_ms: int) -> bool:
        self.heard.append(Heard(path.stem, volume, pan))
        return True

    def begin_tune(self, path: Path, volume: float, now_ms: int) -> bool:
        self.tune = path.stem
        return True

    def tune_volume(self, volume: float) -> None:
        self.tune_volumes.append(volume)

    def end_tune(self) -> None:
        self.tune = ""

    def rest(self, now_ms: int) -> int | None:
        return None

    def deaf(self, now_ms: int) -> bool:
        return False

    def close(self) -> None:
        self.closed = True


class Room:
    """Sounds and somebody who listens to them."""

    def __init__(self, preferences: Preferences = FULL) -> None:
        self.preferences = preferences
        self.ears = Ears()
        self.sounds = Sounds(lambda: self.preferences, self.ears)
        self.now_ms = 1000
        self.sounds.tick(self.now_ms)

    def wait(self, ms: int) -> None:
        for _ in range(ms // 20):
            self.now_ms += 20
            self.sounds.tick(self.now_ms)


@pytest.fixture
def room() -> Room:
    return Room()


def test_an_effect_is_heard_from_its_side(room: Room) -> None:
    room.sounds.play("slap", pan=-0.8)
    assert room.ears.names == ["slap"]
    assert room.ears.heard[0][1:] == (1.0, -0.8)
    assert sides(0.5, -1.0) == pytest.approx((0.5, 0.2))
    assert sides(0.5, 1.0) == pytest.approx((0.2, 0.5))


def test_the_same_variant_is_never_heard_twice_in_a_row(room: Room) -> None:
    for _ in range(40):
        room.sounds.play("lay")
        room.wait(400)
    names = [each.name for each in room.ears.heard]
    assert len(names) == 40 and len(set(names)) == 4
    assert all(one != other for one, other in pairwise(names))


def test_only_a_few_of_one_name_are_heard_at_a_time(room: Room) -> None:
    for _ in range(9):
        room.sounds.play("baa")
        room.wait(60)
    assert room.ears.names == ["baa"] * MOST_ALIKE


def test_two_that_begin_together_are_heard_as_one(room: Room) -> None:
    room.sounds.play("slap")
    room.sounds.play("slap")
    assert len(room.ears.heard) == 1


def test_what_is_due_later_waits_and_the_program_is_woken_for_it(room: Room) -> None:
    room.sounds.play("lay", after_ms=150)
    assert room.ears.heard == [] and room.sounds.wait_ms(room.now_ms) == 150
    room.wait(160)
    assert room.ears.names == ["lay"]
    assert room.sounds.wait_ms(room.now_ms) is None, "idle costs nothing"


def test_what_is_much_too_late_is_left_out(room: Room) -> None:
    room.sounds.play("lay", after_ms=100)
    room.now_ms += 5000
    room.sounds.tick(room.now_ms)
    assert room.ears.heard == []


def test_a_call_has_the_language_of_the_moment_and_the_animals_voice(room: Room) -> None:
    said = {}
    for language, animal in (("de", "badger"), ("fr", "mouse")):
        i18n.use(language)
        clip = room.sounds.library.call("caught", i18n.language(), {"badger": "low", "mouse": "high"}[animal])
        room.sounds.call("caught", animal)
        said[language] = room.ears.heard[-1].name, clip and clip.path.stem
        room.wait(1200)
    assert all(one == other for one, other in said.values())
    assert [each.name for each in room.ears.heard] == ["caught_low", "caught_high"]


def test_a_name_that_nobody_knows_is_silent(room: Room) -> None:
    room.sounds.play("thunder")
    room.sounds.call("hooray", "fox")
    room.sounds.tune("march")
    room.wait(200)
    assert room.ears.heard == [] and room.ears.tune == ""


def test_volumes_are_those_of_the_moment(room: Room) -> None:
    room.preferences = replace(FULL, volume_effects=25)
    room.sounds.play("slap")
    room.sounds.call("ouch", "fox")
    assert [each.volume for each in room.ears.heard] == [0.25, 1.0]


def test_a_volume_that_is_chosen_is_heard_at_once(room: Room) -> None:
    for choice in ("volume_all", "volume_effects", "volume_voices", "volume_music", "captions"):
        room.sounds.sample(choice)
        room.wait(1000)
    assert room.ears.names == ["lay", "lay", "caught"]


@pytest.mark.parametrize("preferences", [replace(FULL, muted=True), replace(FULL, volume_all=0)])
def test_silence_opens_no_device(preferences: Preferences) -> None:
    room = Room(preferences)
    room.sounds.play("slap")
    room.sounds.call("ouch", "fox")
    room.sounds.tune("title")
    room.wait(2000)
    assert room.ears.heard == [] and room.ears.tune == ""


def test_without_the_focus_it_is_quiet_and_with_it_everything_is_heard_again(room: Room) -> None:
    room.sounds.tune("title")
    room.wait(2 * FADE_MS)
    room.sounds.focus(False)
    room.sounds.play("slap")
    room.wait(2 * FADE_MS)
    assert room.ears.heard == [] and room.ears.tune == ""
    room.sounds.focus(True)
    room.sounds.play("slap")
    room.wait(2 * FADE_MS)
    assert room.ears.names == ["slap"] and room.ears.tune == "title"


def test_a_tune_fades_in_over_to_another_and_out(room: Room) -> None:
    room.sounds.tune("title")
    room.wait(FADE_MS // 2)
    half = room.ears.tune_volumes[-1]
    assert 0.3 < half < 0.7
    room.wait(FADE_MS)
    assert room.ears.tune_volumes[-1] == 1.0
    assert room.sounds.wait_ms(room.now_ms) is None
    room.sounds.tune("results")
    room.wait(FADE_MS // 2)
    assert room.ears.tune == "title" and room.ears.tune_volumes[-1] < 1
    room.wait(2 * FADE_MS)
    assert room.ears.tune == "results" and room.ears.tune_volumes[-1] == 1.0
    room.sounds.tune("")
    room.wait(FADE_MS + 100)
    assert room.ears.tune == ""


def test_the_tune_follows_its_volume_at_once(room: Room) -> None:
    room.sounds.tune("title")
    room.wait(2 * FADE_MS)
    room.preferences = replace(FULL, volume_music=30)
    room.wait(40)
    assert room.ears.tune_volumes[-1] == pytest.approx(0.3)


def test_at_the_end_everything_is_closed(room: Room) -> None:
    room.sounds.play("lay", after_ms=500)
    room.sounds.close()
    room.wait(600)
    assert room.ears.closed and room.ears.heard == []


# ---- the device


@pytest.fixture
def speaker():  # type: ignore[no-untyped-def]
    pygame.mixer.quit()
    made = Speaker()
    yield made
    made.close()


def test_the_device_is_opened_by_the_first_sound_and_closed_after_a_long_silence(speaker: Speaker) -> None:
    sounds = Sounds(lambda: FULL, speaker)
    sounds.tick(1000)
    assert pygame.mixer.get_init() is None and sounds.wait_ms(1000) is None
    sounds.play("slap")
    assert pygame.mixer.get_init() is not None
    wait_ms = sounds.wait_ms(1000)
    assert wait_ms is not None and SILENCE_MS <= wait_ms <= SILENCE_MS + 1000
    sounds.tick(1000 + wait_ms)
    assert pygame.mixer.get_init() is None and sounds.wait_ms(1000 + wait_ms) is None


def test_while_a_tune_is_played_the_device_stays_open_and_nobody_is_woken(speaker: Speaker) -> None:
    sounds = Sounds(lambda: FULL, speaker)
    sounds.tune("title")
    for now_ms in range(0, 3 * SILENCE_MS, 100):
        sounds.tick(now_ms)
    assert pygame.mixer.music.get_busy() and sounds.wait_ms(3 * SILENCE_MS) is None


def test_more_sounds_than_channels_are_no_trouble(speaker: Speaker) -> None:
    library = Sounds().library
    clips = [clip for name in sorted(library.effects) for clip in library.variants(name)]
    heard = [speaker.play(clip.path, 1.0, 0.0, clip.lasts_ms, 0) for clip in clips]
    assert heard[0] and not all(heard)


def test_a_missing_or_broken_file_is_silent(speaker: Speaker, tmp_path: Path) -> None:
    broken = tmp_path / "broken.ogg"
    broken.write_bytes(b"OggS and then nothing")
    for path in (broken, tmp_path / "gone.ogg"):
        assert not speaker.play(path, 1.0, 0.0, 100, 0)
        assert not speaker.begin_tune(path, 1.0, 0)
    speaker.end_tune()


def test_without_a_device_everything_works_silently_and_seldom_looks_for_one() -> None:
    program = f"""
import pygame
from game.preferences import Preferences
from game.view.sounds import Sounds, Speaker
tries = []
init = pygame.mixer.init
pygame.mixer.init = lambda *facts: (tries.append(facts), init(*facts))
sounds = Sounds(Preferences, Speaker())
for now_ms in range(1000, 1000 + {DEAF_MS} - 100, 500):
    sounds.tick(now_ms)
    sounds.play("slap")
    sounds.call("caught", "fox")
    sounds.tune("title")
    assert sounds.deaf and sounds.wait_ms(now_ms) is None
sounds.tick(1000 + {DEAF_MS})
sounds.play("slap")
assert sounds.deaf
sounds.close()
print(len(tries))
"""
    deaf = os.environ | {"SDL_AUDIODRIVER": "nonexistent", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=deaf,
                          cwd=Path(__file__).parents[3])
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "2", "")
