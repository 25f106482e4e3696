"""What plays: plucked bass, clarinet, marimba, brushes, toy trumpet. Pitches are names such as ``A2`` or ``C#5``."""

from __future__ import annotations

import numpy as np

from .wave import Dice, Wave, band, fading, mix, noise, ringing, shape, string, swell, times, tone

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
REED = (1.0, 0.05, 0.55, 0.05, 0.28, 0.04, 0.14, 0.03, 0.07, 0.02, 0.03)
BRASS = (1.0, 0.8, 0.65, 0.45, 0.3, 0.2, 0.12, 0.07)


def hertz(pitch: str) -> float:
    """``A4`` is 440."""
    step = STEPS[pitch[0]] + pitch.count("#") - pitch[1:].count("b")
    return 440 * 2 ** ((step - 9 + 12 * (int(pitch[-1]) - 4)) / 12)


def bass(pitch: str, seconds: float, rng: Dice) -> Wave:
    """A double bass, plucked near the middle, damped by the next note."""
    long = min(seconds, 0.75)
    body = string(hertz(pitch), long, rng, 0.08, 0.993) + 0.7 * tone(hertz(pitch), long) * fading(long, 0.9)
    finger = 0.05 * band(noise(long, rng), 500, 1800) * fading(long, 0.05)
    return band(body, 40, 620) * fading(long, 1.6) * shape(long, (0, 1), (0.8, 0.9), (1, 0)) + finger


def clarinet(pitch: str, seconds: float, rng: Dice, loud: float = 1.0) -> Wave:
    """Low register, breathed rather than blown; long notes begin to sway."""
    long = seconds
    sway = np.minimum(1, times(long) / 0.5) * 0.006 * np.sin(2 * np.pi * 4.8 * times(long) + rng.uniform(0, 6))
    scoop = 1 - 0.012 * np.exp(-times(long) / 0.03)
    partials = [part * loud ** (number * 0.25) for number, part in enumerate(REED)]
    wave = tone(hertz(pitch) * (1 + sway) * scoop, long, partials)
    air = 0.03 * band(noise(long, rng), 1200, 4000)
    rises = min(0.4, 0.035 / long)
    return loud * (wave + air) * swell(long, rises, min(0.5, 0.07 / long))


def marimba(pitch: str, rng: Dice, loud: float = 1.0) -> Wave:
    """A wooden bar with a soft mallet."""
    base = hertz(pitch)
    fades = 0.9 * (330 / base) ** 0.5
    bar = ringing([(base, fades, 1.0), (base * 3.93, fades * 0.3, 0.22), (base * 9.2, fades * 0.12, 0.06)], min(1.1, fades))
    return loud * mix((0, bar), (0, 0.12 * band(noise(0.02, rng), 400, 2200) * fading(0.02, 0.02)))


def trumpet(pitch: str, seconds: float, rng: Dice) -> Wave:
    """A toy, a little out of tune, and proud."""
    scoop = 1 - 0.03 * np.exp(-times(seconds) / 0.02)
    wave = tone(hertz(pitch) * scoop * rng.uniform(0.995, 1.005), seconds, BRASS)
    return band(wave, 300, 3000) * shape(seconds, (0, 0), (0.08, 1), (0.6, 0.75), (0.9, 0.7), (1, 0))


def brush(rng: Dice, seconds: float = 0.16) -> Wave:
    """A wire brush taps the drum."""
    return band(noise(seconds, rng), 1600, 6500) * fading(seconds, seconds * 1.1, 0.004)


def stir(rng: Dice, seconds: float) -> Wave:
    """The brush goes round on the skin."""
    return band(noise(seconds, rng), 1400, 5200) * swell(seconds, 0.45, 0.5)


def rim(rng: Dice) -> Wave:
    return ringing([(1680, 0.05, 0.7), (820, 0.06, 0.6)], 0.08) + 0.2 * band(noise(0.08, rng), 900, 4000) * fading(0.08, 0.02)
