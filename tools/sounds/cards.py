"""Paper and wood: what cards do on a table."""

from __future__ import annotations

import numpy as np

from .wave import Dice, Wave, band, fading, mix, noise, ringing, room, shape, sweep, swell


def thud(rng: Dice, size: float = 1.0, dull: float = 1.0) -> Wave:
    """A table top: the smaller, the higher."""
    bend = rng.uniform(0.94, 1.06)
    modes = [(152, 0.16, 1.0), (243, 0.11, 0.7), (391, 0.08, 0.42), (612, 0.055, 0.22), (945, 0.035, 0.1)]
    return ringing([(hertz * bend / size, fades * dull, loud) for hertz, fades, loud in modes], 0.22)


def snap(rng: Dice, low: float = 900, high: float = 4200, fades: float = 0.05) -> Wave:
    """Paper meets something."""
    return band(noise(0.09, rng), low, high) * fading(0.09, fades, 0.0006)


def slide(rng: Dice, seconds: float, start: float, end: float, rises: float = 0.4) -> Wave:
    """Paper over paper or cloth."""
    grain = 1 + 0.35 * band(noise(seconds, rng), 20, 90)
    centre = shape(seconds, (0, start), (1, end))
    return sweep(noise(seconds, rng) * grain, centre) * swell(seconds, rises, 1 - rises)


def lay(rng: Dice) -> Wave:
    flies = slide(rng, rng.uniform(0.05, 0.075), 1700, 3000, 0.7)
    at = len(flies) / 44100 - 0.012
    return room(mix((0, 0.35 * flies), (at, 0.75 * snap(rng)), (at + 0.002, 0.55 * thud(rng))), rng)


def deal(rng: Dice) -> Wave:
    flies = slide(rng, rng.uniform(0.045, 0.06), 2400, 4600, 0.6)
    at = len(flies) / 44100 - 0.008
    return room(mix((0, 0.5 * flies), (at, 0.5 * snap(rng, 1300, 5200, 0.03)), (at, 0.2 * thud(rng, 0.8))), rng, 0.1)


def draw(rng: Dice) -> Wave:
    comes = slide(rng, rng.uniform(0.13, 0.17), 1300, 3800, 0.75)
    return room(mix((0, 0.8 * comes), (len(comes) / 44100 - 0.02, 0.35 * snap(rng, 1800, 6000, 0.03))), rng, 0.1)


def give(rng: Dice) -> Wave:
    return mix((0, 0.7 * slide(rng, 0.2, 1100, 2100, 0.3)), (0.17, 0.7 * lay(rng)))


def slip(rng: Dice) -> Wave:
    """Softly, along the cloth: nobody shall hear it."""
    goes = band(slide(rng, rng.uniform(0.2, 0.26), 900, 520, 0.35), 150, 1500)
    return room(mix((0, goes), (0.19, 0.1 * thud(rng, 1.1, 0.6))), rng, 0.1, 0.1)


def home(rng: Dice) -> Wave:
    """It didn't fit: back, and two small taps."""
    back = slide(rng, 0.11, 3200, 1300, 0.2)
    taps = mix((0, 0.5 * snap(rng, 900, 3000, 0.03)), (0.0, 0.3 * thud(rng, 0.75)),
               (0.075, 0.3 * snap(rng, 900, 3000, 0.03)), (0.075, 0.2 * thud(rng, 0.7)))
    return room(mix((0, 0.7 * back), (0.1, taps)), rng, 0.1)


def turn(rng: Dice) -> Wave:
    """A card is turned over: lifts, bends, lies."""
    lifts = slide(rng, 0.06, 1600, 3600, 0.5)
    return room(mix((0, 0.4 * lifts), (0.055, 0.45 * snap(rng, 1600, 6000, 0.022)), (0.1, 0.6 * snap(rng)),
                    (0.102, 0.35 * thud(rng, 0.9))), rng)


def page(rng: Dice) -> Wave:
    """A page of the rulebook."""
    rustle = slide(rng, 0.26, 900, 2600, 0.55) * (1 + 0.6 * band(noise(0.26, rng), 12, 40))
    return room(mix((0, rustle), (0.23, 0.3 * snap(rng, 700, 2600, 0.04))), rng, 0.1)


def peek(rng: Dice) -> Wave:
    return room(mix((0, slide(rng, 0.1, 1200, 2600, 0.6)), (0.06, 0.2 * snap(rng, 2000, 6000, 0.02))), rng, 0.08)


def shuffle(rng: Dice) -> Wave:
    """A riffle, then the bridge falls together."""
    at, parts = 0.0, []
    for number in range(26):
        parts.append((at, rng.uniform(0.25, 0.5) * snap(rng, 1500, 5200, 0.018)))
        at += 0.031 - 0.0006 * number + rng.uniform(-0.004, 0.004)
    parts += [(at, 0.5 * slide(rng, 0.24, 2600, 1300, 0.3)), (at + 0.2, 0.45 * snap(rng)), (at + 0.2, 0.3 * thud(rng))]
    return room(mix(*parts), rng)


def cards_swept(rng: Dice) -> Wave:
    """Somebody takes everything: many cards over the cloth."""
    rushes = slide(rng, 0.42, 800, 3000, 0.7)
    flicks = [(rng.uniform(0.02, 0.38), 0.35 * snap(rng, 1400, 5000, 0.02)) for _ in range(9)]
    return room(mix((0, rushes), *flicks, (0.4, 0.5 * thud(rng))), rng)


def stamp(rng: Dice) -> Wave:
    """A rubber stamp on wood."""
    return room(mix((0, 0.9 * thud(rng, 1.15)), (0, 0.8 * band(noise(0.05, rng), 300, 1700) * fading(0.05, 0.04)),
                    (0.11, 0.18 * snap(rng, 500, 2200, 0.03))), rng)


def crossed(rng: Dice) -> Wave:
    """Two cards cancel each other."""
    stroke = np.concatenate([slide(rng, 0.07, 1300, 2900, 0.5), slide(rng, 0.07, 2900, 1300, 0.5)])
    return mix((0, 0.8 * stroke), (0.13, stamp(rng)))
