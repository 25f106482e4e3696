"""Every sound that is named has its files, and every file is one that the script makes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy
import pygame
import pytest

import tools.sounds
from game.preferences import LANGUAGES
from game.settings import ANIMALS
from game.view import i18n
from game.view.sounds.cue import CALLS
from game.view.sounds.library import VOICE_OF, Library
from tests.contract.tables import DECKS
from tools.sounds import voices
from tools.sounds.tunes import TUNES, play
from tools.sounds.wave import RATE

LIBRARY = Library()
VOICES = tuple(voices.THROATS)
FOLDER = Path(__file__).parents[3] / "assets" / "sounds"
MOST_BYTES = 4_000_000
STEP = RATE // 100


@pytest.fixture(autouse=True)
def mixer():  # type: ignore[no-untyped-def]
    pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples(path: Path) -> numpy.ndarray:
    return pygame.sndarray.array(pygame.mixer.Sound(path)).astype(float) / 32768


def test_the_list_has_what_the_script_makes_and_nothing_else() -> None:
    assert LIBRARY.effects == set(tools.sounds.EFFECTS)
    assert LIBRARY.tunes == {tune.name for tune in TUNES}
    assert LIBRARY.calls == set(voices.words())


def test_the_files_are_those_of_the_list() -> None:
    named = {clip.path for name in LIBRARY.effects for clip in LIBRARY.variants(name)}
    named |= {LIBRARY.call(words, language, voice).path  # type: ignore[union-attr]
              for words in LIBRARY.calls for language in LANGUAGES for voice in VOICES}
    named |= {LIBRARY.tune(name) for name in LIBRARY.tunes}  # type: ignore[misc]
    assert named == set(FOLDER.rglob("*.ogg"))
    assert sum(path.stat().st_size for path in named) < MOST_BYTES


@pytest.mark.parametrize("name", tools.sounds.EFFECTS)
def test_an_effect_sounds_as_the_script_makes_it(name: str) -> None:
    """Its course, step by step; the files are compressed, so that single samples differ."""
    clips = LIBRARY.variants(name)
    assert len(clips) == tools.sounds.EFFECTS[name].variants
    for number, clip in enumerate(clips, 1):
        made, heard = tools.sounds.effect(name, number), samples(clip.path)
        assert clip.lasts_ms == pytest.approx(1000 * len(made) / RATE, abs=1)
        steps = min(len(made), len(heard)) // STEP
        course = [numpy.sqrt((wave[:steps * STEP].reshape(steps, STEP) ** 2).mean(axis=1)) for wave in (made, heard)]
        assert numpy.corrcoef(*course)[0, 1] > 0.97
        assert course[1].mean() == pytest.approx(course[0].mean(), rel=0.1)


@pytest.mark.parametrize("tune", TUNES, ids=lambda tune: tune.name)
def test_a_tune_goes_round_without_a_seam(tune) -> None:  # type: ignore[no-untyped-def]
    wave = play(tune)
    jumps = numpy.abs(numpy.diff(numpy.concatenate([wave[-441:], wave[:441]])))
    assert jumps[440] <= max(jumps[:440].max(), jumps[441:].max()) * 1.5
    assert 25 < len(wave) / RATE < 65


def test_no_sound_is_cut_at_its_loudest_nor_too_quiet_to_hear() -> None:
    for path in FOLDER.rglob("*.ogg"):
        loudest = numpy.abs(samples(path)).max()
        assert 0.05 < loudest < 0.99, path


def test_calls_are_alike_loud_in_every_language_and_voice() -> None:
    for words in LIBRARY.calls:
        for language in LANGUAGES:
            clips = [LIBRARY.call(words, language, voice) for voice in VOICES]
            rms = [numpy.sqrt((samples(clip.path) ** 2).mean()) for clip in clips if clip]
            assert 0.03 < min(rms) <= max(rms) < 3 * min(rms), (words, language)
            assert all(clip and 200 <= clip.lasts_ms <= 2500 for clip in clips), (words, language)


def test_every_animal_has_a_voice() -> None:
    assert set(VOICE_OF) == set(ANIMALS)
    assert set(VOICE_OF.values()) == set(VOICES)


def test_every_motif_can_be_said() -> None:
    assert {face.kind for face in DECKS["schnattergei"].faces} <= LIBRARY.calls


def test_a_call_without_sounds_in_that_language_is_said_in_english() -> None:
    assert LIBRARY.call("caught", "xx", "low") == LIBRARY.call("caught", "en", "low")
    assert LIBRARY.call("nonsense", "en", "low") is None
    assert LIBRARY.variants("nonsense") == []


def test_a_name_that_all_say_alike_is_there_once() -> None:
    for words in ("moemmen", "schnattergei"):
        assert len({LIBRARY.call(words, language, "low") for language in LANGUAGES}) == 1
    assert LIBRARY.call("caught", "de", "low") != LIBRARY.call("caught", "en", "low")


def plain(words: str) -> str:
    """Without what can't be heard: kinds of apostrophes and spaces."""
    return words.replace("’", "'").replace("\u202f", " ").replace("\u00a0", " ").replace(" !", "!")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_spoken_is_what_is_written(language: str) -> None:
    spoken = voices.words()
    i18n.use(language)
    assert {key: plain(i18n._(words)) for key, words in CALLS.items()} == {
        key: plain(spoken[key][language]) for key in CALLS}


def test_without_its_tools_the_script_says_what_it_wants() -> None:
    done = subprocess.run([sys.executable, "-m", "tools.sounds"], cwd=FOLDER.parents[1], env={"PATH": ""},
                          capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert "sox and espeak-ng must be installed first" in done.stderr
