"""Insects, sheep, a dog and a bird."""

from __future__ import annotations

import numpy as np

from .cards import snap, thud
from .wave import Dice, Wave, band, fading, formants, mix, noise, ringing, room, shape, string, swell, times, tone

BUZZ = tuple(1 / number for number in range(1, 24))
THROAT = tuple(1 / number ** 1.15 for number in range(1, 30))


def trembling(seconds: float, hertz: float, depth: float, rng: Dice) -> Wave:
    return 1 + depth * np.sin(2 * np.pi * hertz * times(seconds) + rng.uniform(0, 6))


def chirp(rng: Dice) -> Wave:
    """A grasshopper: three or four strokes of the leg, dry and small."""
    pitch, parts, at = rng.uniform(3300, 3900), [], 0.0
    for stroke in range(int(rng.integers(3, 5))):
        long = rng.uniform(0.055, 0.075)
        teeth = np.sin(np.pi * 62 * times(long)) ** 2
        wave = tone(pitch * shape(long, (0, 0.97), (1, 1.03)), long, (1, 0.12)) * teeth * swell(long, 0.3, 0.4)
        dry = 0.5 * band(noise(long, rng), 2500, 6000) * teeth * swell(long, 0.3, 0.4)
        parts.append((at, (0.7 + 0.1 * stroke) * (wave + dry)))
        at += rng.uniform(0.095, 0.115)
    return room(mix(*parts), rng, 0.12, 0.1)


def steal(rng: Dice) -> Wave:
    """A startled chirp and a leap into a paw."""
    long = 0.09
    startled = tone(shape(long, (0, 2600), (0.6, 4300), (1, 4000)), long, (1, 0.15)) * np.sin(
        np.pi * 70 * times(long)) ** 2 * swell(long, 0.2, 0.3)
    leap = band(noise(0.16, rng), 600, 2600) * swell(0.16, 0.8, 0.2)
    return room(mix((0, startled), (0.07, 0.7 * leap), (0.22, 0.4 * thud(rng, 0.7)), (0.22, 0.3 * snap(rng))), rng)


def flight(rng: Dice, seconds: float, hertz: Wave, rough: float) -> Wave:
    """Wings near the ear."""
    wobble = 1 + 0.018 * band(noise(seconds, rng), 5, 40) / 0.05
    wave = tone(hertz * wobble, seconds, BUZZ)
    wave = formants(wave, [(420, 160, 0.7), (1150, 380, 0.8), (2700, 700, 0.3)])
    return wave * (1 + rough * band(noise(seconds, rng), 30, 120))


def buzz(rng: Dice) -> Wave:
    """A wasp comes, circles once, and sits down."""
    long = rng.uniform(0.8, 0.95)
    pitch = shape(long, (0, 176), (0.3, 196), (0.55, 168), (0.85, 190), (1, 150)) * rng.uniform(0.96, 1.05)
    near = shape(long, (0, 0.1), (0.25, 0.9), (0.5, 0.45), (0.8, 1), (0.95, 0.7), (1, 0))
    return room(flight(rng, long, pitch, 1.2) * near, rng)


def sting(rng: Dice) -> Wave:
    """Angrier and higher, and it stops dead."""
    long = 0.62
    pitch = shape(long, (0, 205), (0.7, 262), (1, 290)) * rng.uniform(0.97, 1.03)
    near = shape(long, (0, 0.15), (0.85, 1), (0.97, 1), (1, 0))
    return room(mix((0, flight(rng, long, pitch, 2.0) * near), (0.63, ringing([(1900, 0.1, 0.5), (3100, 0.06, 0.3)], 0.1))), rng)


def hum(rng: Dice) -> Wave:
    """A bee: round and content."""
    long = 0.85
    pitch = shape(long, (0, 212), (0.25, 238), (0.5, 225), (0.75, 250), (1, 228)) * rng.uniform(0.97, 1.03)
    wave = band(flight(rng, long, pitch, 0.5), 150, 1500)
    return room(wave * swell(long, 0.25, 0.35), rng)


def flutter(rng: Dice) -> Wave:
    """A butterfly: paper wings."""
    parts, at = [], 0.0
    for beat in range(9):
        wing = band(noise(0.05, rng), 900, 3800) * swell(0.05, 0.4, 0.6)
        parts.append((at, (1 - 0.08 * beat) * wing))
        at += 0.062 + rng.uniform(-0.008, 0.008)
    return room(mix(*parts), rng, 0.1)


def web(rng: Dice) -> Wave:
    """A few threads are plucked, each higher than the last."""
    start = rng.uniform(0.97, 1.03)
    parts = [(0.07 * number, 0.8 * string(hertz * start, 0.5, rng, 0.25, 0.985) * fading(0.5, 0.5))
             for number, hertz in enumerate((392, 466, 587, 698))]
    return room(mix(*parts), rng, 0.2)


def spider(rng: Dice) -> Wave:
    """Eight small feet."""
    return room(mix(*((0.035 * foot + rng.uniform(0, 0.012), 0.5 * ringing([(820 + 90 * (foot % 3), 0.05, 1),
                       (1900, 0.025, 0.4)], 0.06)) for foot in range(8))), rng, 0.1)


def crunch(rng: Dice, loud: float) -> Wave:
    parts = [(rng.uniform(0, 0.075), rng.uniform(0.4, 1) * band(noise(0.03, rng), 420, rng.uniform(1500, 2800))
              * fading(0.03, 0.03)) for _ in range(12)]
    return loud * mix((0, 0.5 * band(noise(0.1, rng), 250, 1300) * swell(0.1, 0.2, 0.7)), *parts)


def munch(rng: Dice) -> Wave:
    """Leaves, eaten in a hurry, and a gulp."""
    bites = [(0.15 * bite + rng.uniform(-0.012, 0.012), crunch(rng, 1 - 0.08 * bite)) for bite in range(4)]
    gulp = tone(shape(0.12, (0, 210), (0.5, 130), (1, 320)), 0.12, (1, 0.3)) * swell(0.12, 0.3, 0.5)
    return room(mix(*bites, (0.64, 0.35 * gulp)), rng)


def baa(rng: Dice) -> Wave:
    """A sheep; they aren't all the same size."""
    long = rng.uniform(0.55, 0.75)
    pitch = rng.choice([178.0, 205.0, 236.0, 268.0]) * shape(long, (0, 0.92), (0.12, 1.04), (0.7, 1), (1, 0.86))
    shakes = 1 + 0.045 * np.sin(2 * np.pi * rng.uniform(7.2, 8.6) * times(long))
    wave = tone(pitch * shakes, long, THROAT) + 0.12 * noise(long, rng)
    size = float(pitch.mean()) / 205
    wave = formants(wave, [(640 * size ** 0.4, 110, 1), (1720 * size ** 0.4, 200, 0.55), (2650, 280, 0.25)])
    bleat = trembling(long, rng.uniform(7.2, 8.6), 0.45, rng) * shape(long, (0, 0), (0.06, 1), (0.7, 0.8), (1, 0))
    return room(wave * bleat, rng, 0.18)


def bark(rng: Dice) -> Wave:
    """Benny, twice, pleased."""
    def once(size: float) -> Wave:
        long = 0.15
        pitch = size * shape(long, (0, 250), (0.25, 400), (1, 210))
        wave = tone(pitch, long, THROAT) + 0.5 * band(noise(long, rng), 500, 3000)
        wave = formants(wave, [(620, 150, 1), (1350, 240, 0.7), (2600, 500, 0.25)])
        return wave * shape(long, (0, 0), (0.08, 1), (0.5, 0.7), (1, 0))
    size = rng.uniform(0.92, 1.1)
    return room(mix((0, once(size)), (rng.uniform(0.2, 0.24), 0.9 * once(size * 1.06))), rng, 0.2)


def snip(rng: Dice) -> Wave:
    """Tim's shears, twice."""
    def once() -> Wave:
        blades = band(noise(0.11, rng), 2600, 7000) * shape(0.11, (0, 0), (0.85, 0.7), (1, 0))
        shut = ringing([(2480, 0.12, 0.5), (3930, 0.09, 0.35), (5710, 0.06, 0.2)], 0.12)
        return mix((0, blades), (0.1, 0.45 * shut), (0.1, 0.25 * thud(rng, 0.6)))
    return room(mix((0, once()), (rng.uniform(0.21, 0.25), 0.9 * once())), rng, 0.12)


def chatter(rng: Dice) -> Wave:
    """The bird that repeats everything."""
    parts, at = [], 0.0
    for cry in range(int(rng.integers(4, 6))):
        long = rng.uniform(0.06, 0.085)
        pitch = rng.uniform(0.94, 1.06) * shape(long, (0, 760), (0.3, 980), (1, 610))
        wave = formants(tone(pitch, long, THROAT) + 0.25 * noise(long, rng), [(1500, 260, 1), (2900, 420, 0.5)])
        parts.append((at, (1 - 0.09 * cry) * wave * shape(long, (0, 0), (0.15, 1), (0.7, 0.8), (1, 0))))
        at += long + rng.uniform(0.025, 0.045)
    return room(mix(*parts), rng)


def whistle(rng: Dice) -> Wave:
    """A pea whistle across the meadow."""
    long = rng.uniform(0.62, 0.72)
    pea = np.sin(2 * np.pi * (31 + rng.uniform(-2, 2)) * times(long))
    pitch = 2060 * (1 + 0.02 * pea) * shape(long, (0, 0.9), (0.06, 1), (0.92, 1), (1, 0.9))
    wave = tone(pitch, long, (1, 0.18, 0.06)) + 0.05 * band(noise(long, rng), 1500, 5000)
    breath = shape(long, (0, 0), (0.05, 1), (0.85, 0.9), (1, 0)) * (0.72 + 0.28 * pea)
    return room(wave * breath, rng, 0.25, 0.2)

