"""The two tunes: sly and cosy for the title, brighter for the results. Each goes round without a seam.

A line is written bar by bar; a note is ``beat pitch length`` in beats, bars are parted by ``|``. Halves swing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from .instruments import bass, brush, clarinet, marimba, rim, stir
from .wave import RATE, Dice, Wave, band, dice, room, samples

SWING = 0.62
BEATS = 4


class Note(NamedTuple):
    beat: float
    pitch: str
    length: float


class Tune(NamedTuple):
    name: str
    beat_s: float
    chords: str
    """A bar is one or two chords; each lasts its share of the bar."""
    bass: str
    reed: str
    bars: str
    """What the marimba plays above."""


TITLE = Tune(
    "title", 0.6,
    "D4 F4|D4 F4|D4 G4|D4 F4|D4 Ab4|C#4 G4|D4 F4|C#4 G4|D4 F4|C4 F#4|D4 G4|D4 Bb4|D4 F4|D4 Ab4,C#4 G4|D4 F4|",
    "0 D2 1 2 A2 1 3 C3 1|0 D3 1 2 A2 1 3 F2 1|0 G2 1 2 D3 1 3 Bb2 1|0 D3 1 2 A2 1 3 D2 1|0 Bb2 1 2 F2 1 3 Bb2 .5 3.5 B2 .5"
    "|0 A2 1 2 E2 1 3 A2 1|0 D3 1 1 C3 1 2 A2 1 3 F2 1|0 E2 1 2 A2 1 3 C#3 1"
    "|0 D3 1 2 A2 1 3 C3 1|0 D2 1 1 E2 1 2 F#2 1 3 A2 1|0 G2 1 2 D2 1 3 Bb2 1|0 E2 1 2 Bb2 1 3 G2 1"
    "|0 F2 1 1 A2 1 2 D3 1 3 A2 1|0 Bb2 1 1 F2 1 2 A2 1 3 E2 1|0 D2 1 2 F2 1 3 A2 1|0 D3 1 1 C3 .5 2 B2 1 3 Bb2 .5 3.5 A2 .5",
    ".5 A4 .5 1 D5 1 2.5 C#5 .5 3 D5 1|0 F5 1.5 1.5 E5 .5 2 D5 1.5|.5 G4 .5 1 Bb4 1 2.5 A4 .5 3 Bb4 1|0 A4 1.5 1.5 F4 .5 2 D4 1.5"
    "|.5 F4 .5 1 Bb4 1 2 Ab4 .5 2.5 F4 .5 3 D4 .8|0 E4 1 1 G4 .5 1.5 E4 .5 2 C#4 1.5"
    "|0 D4 .5 .5 F4 .5 1 A4 .5 1.5 D5 1 2.5 C5 .5 3 A4 .8|0 Bb4 .5 .5 A4 .5 1 G4 .5 1.5 E4 1.2"
    "|.5 A4 .5 1 D5 1 2.5 C#5 .5 3 D5 1|0 F5 1.5 1.5 E5 .5 2 D5 .5 2.5 C5 1|0 Bb4 1 1.5 D5 .5 2 G5 1.5"
    "|0 F5 .5 .5 E5 .5 1 D5 .5 1.5 Bb4 1.5|0 A4 1 1.5 F4 .5 2 A4 .5 2.5 D5 1.2"
    "|0 D5 .5 .5 C5 .5 1 Ab4 .9 2 G4 .5 2.5 E4 .5 3 C#4 .8|0 D4 1.8 2.5 A3 .5 3 D4 .8|",
    "||||||||3 D6 .5 3.5 A5 .5|||2.5 D6 .5 3 Bb5 .5|||2 F5 .5 2.5 A5 .5 3 D6 .5|2.5 A5 .5 3 Bb5 .5",
)
RESULTS = Tune(
    "results", 0.535,
    "B3 D4|B3 E4|C4 E4|C4 F#4|B3 D4|D#4 A4|C4 E4|C4 Eb4|B3 D4|D4 G#4|C#4 G4|C4 F#4|B3 D4|C4 E4,C4 Eb4|B3 D4,C4 F#4|B3 D4",
    "0 G2 1 2 D3 1|0 E2 1 2 B2 1 3 G2 1|0 A2 1 2 E2 1|0 D3 1 2 A2 1 3 F#2 1|0 G2 1 2 D3 1|0 B2 1 2 F#2 1 3 A2 1|0 C3 1 2 G2 1"
    "|0 C3 1 2 Eb2 1 3 G2 1|0 G2 1 1 B2 1 2 D3 1 3 D2 1|0 E2 1 2 G#2 1 3 B2 1|0 A2 1 2 E2 1 3 C#3 1|0 D3 1 1 C3 1 2 A2 1 3 F#2 1"
    "|0 G2 1 2 F2 1|0 E2 1 1 C3 1 2 Eb2 1 3 C3 1|0 D2 1 1 G2 1 2 D3 1 3 A2 1|0 G2 1 2 A2 1 3 D2 1",
    "|||||||2.5 G4 .5 3 A4 .5 3.5 B4 .5|0 D4 .5 .5 G4 .5 1 B4 1 2.5 A4 .5 3 B4 1|0 G#4 1 1.5 B4 .5 2 E5 1.5"
    "|0 C#5 .5 .5 E5 1 2 A4 1 3 C#5 .9|0 C5 1 1 A4 .5 1.5 F#4 1.4|0 G4 1 1 B4 .5 1.5 D5 1.4|0 G4 1 1 E4 .9 2 G4 1 3 Eb4 .9"
    "|0 D4 .5 .5 G4 1 2 F#4 .5 2.5 A4 1|0 G4 1.6",
    "0 B4 1 1 D5 .5 1.5 G5 1 2.5 F#5 .5 3 E5 1|0 D5 .5 .5 B4 1 2 E5 1.5|0 C5 1 1 E5 .5 1.5 A5 1 2.5 G5 .5 3 F#5 1"
    "|0 E5 .5 .5 C5 1 2 D5 1.5|0 B4 .5 .5 D5 .5 1 G5 1 2 B5 1 3 A5 1|0 G5 .5 .5 F#5 1 2 D#5 1 3 B4 1|0 E5 1 1.5 G5 .5 2 C5 1 3 E5 1"
    "|0 Eb5 1.5 1.5 C5 .5 2 G4 .5|||||0 B4 1 1 D5 .5 1.5 G5 1.5|0 E5 1 1 C5 1 2 Eb5 1 3 C5 1|0 B4 .5 .5 D5 1 2 A4 .5 2.5 C5 1"
    "|0 G4 1 1.5 D5 .5 2 G5 1",
)
TUNES = (TITLE, RESULTS)


def notes(line: str) -> Iterator[Note]:
    """All notes of a line, their beats from the beginning."""
    for number, bar in enumerate(line.split("|")):
        words = bar.split()
        for beat, pitch, length in zip(words[::3], words[1::3], words[2::3], strict=True):
            yield Note(number * BEATS + float(beat), pitch, float(length))


def swung(beat: float) -> float:
    whole, part = divmod(beat, 1)
    return whole + (SWING if part == 0.5 else part)


class Tape:
    """A loop that is recorded on: what rings past its end is heard at its beginning."""

    def __init__(self, seconds: float) -> None:
        self.wave = np.zeros(samples(seconds))

    def add(self, at_s: float, loud: float, wave: Wave) -> None:
        start = round(at_s * RATE)
        where = np.arange(start, start + len(wave)) % len(self.wave)
        np.add.at(self.wave, where, loud * wave)


def play(tune: Tune) -> Wave:
    """One time round."""
    rng, beat = dice(f"tune {tune.name}"), tune.beat_s
    count = tune.bass.count("|") + 1
    tape = Tape(count * BEATS * beat)

    def part(line: str, loud: float, make: Callable[[str, float], Wave]) -> None:
        for note in notes(line):
            late = rng.uniform(-0.008, 0.012)
            tape.add(max(0.0, swung(note.beat) * beat + late), loud * rng.uniform(0.88, 1.06), make(note.pitch, note.length * beat))

    part(tune.bass, 0.62, lambda pitch, long: bass(pitch, long * 1.1, rng))
    part(tune.reed, 0.16, lambda pitch, long: room(clarinet(pitch, long * 0.96, rng, 0.9), rng, 0.3, 0.2))
    part(tune.bars, 0.3, lambda pitch, long: room(marimba(pitch, rng), rng, 0.3, 0.2))
    _chords(tape, tune, rng)
    _drum(tape, count, beat, rng)
    return band(tape.wave, 50, 7000)


def _chords(tape: Tape, tune: Tune, rng: Dice) -> None:
    """Two soft wooden notes after each second beat."""
    for number, bar in enumerate(tune.chords.split("|")):
        halves = bar.split(",") if bar else []
        for half in range(2 if halves else 0):
            for pitch in halves[min(half, len(halves) - 1)].split():
                at = (number * BEATS + 2 * half + 1) * tune.beat_s
                tape.add(at + rng.uniform(0, 0.015), 0.13, marimba(pitch, rng))


def _drum(tape: Tape, bars: int, beat: float, rng: Dice) -> None:
    for number in range(bars * BEATS):
        at = number * beat
        if number % 2 == 0:
            tape.add(at, 0.11, stir(rng, beat * 0.95))
        else:
            tape.add(at, 0.4, brush(rng))
            tape.add(swung(number + 0.5) * beat, 0.17 * rng.uniform(0.6, 1), brush(rng, 0.09))
        if number % 16 == 15:
            tape.add(swung(number + 0.5) * beat, 0.14, rim(rng))
