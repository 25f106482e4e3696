"""Hands, pollen, verdicts, rounds, and the buttons of the menus."""

from __future__ import annotations

import numpy as np

from .cards import slide, snap, thud
from .instruments import clarinet, marimba, rim, trumpet
from .wave import Dice, Wave, band, fading, mix, noise, ringing, room, shape, sweep, swell, tone


def slap(rng: Dice) -> Wave:
    """A flat paw on the table."""
    low = ringing([(92, 0.2, 1.0), (148, 0.16, 0.8), (226, 0.1, 0.45), (370, 0.06, 0.25)], 0.25)
    palm = band(noise(0.1, rng), 600, rng.uniform(2300, 3000)) * fading(0.1, 0.055, 0.0005)
    return room(mix((0, 0.8 * low), (0, 1.3 * palm), (0.004, 0.3 * snap(rng))), rng, 0.2, 0.2)


def whoosh(rng: Dice, seconds: float, top: float) -> Wave:
    centre = shape(seconds, (0, 380), (0.55, top), (1, 520))
    return sweep(noise(seconds, rng), centre, 1.0) * swell(seconds, 0.5, 0.45)


def throw(rng: Dice) -> Wave:
    return whoosh(rng, rng.uniform(0.28, 0.34), 1700)


def hit(rng: Dice) -> Wave:
    """A puff of pollen on a nose."""
    puff = band(noise(0.28, rng), 500, 3800) * fading(0.28, 0.26, 0.003)
    dust = [(0.06 + 0.045 * number, 0.1 * marimba(pitch, rng)) for number, pitch in enumerate(("E6", "C6", "A5", "G5"))]
    return room(mix((0, 0.8 * thud(rng, 1.0, 0.7)), (0, puff), *dust), rng, 0.2)


def miss(rng: Dice) -> Wave:
    """Past the ear, and far off onto the floor."""
    return room(mix((0, 0.8 * whoosh(rng, 0.26, 2300)), (0.34, 0.25 * thud(rng, 0.8)), (0.46, 0.12 * thud(rng, 0.75))), rng,
                0.25, 0.3)


def telescope(rng: Dice) -> Wave:
    """Three brass tubes slide out of each other."""
    parts: list[tuple[float, Wave]] = []
    for number in range(3):
        at = 0.11 * number
        parts += [(at, 0.5 * slide(rng, 0.09, 1800 + 500 * number, 3000 + 500 * number, 0.6)),
                  (at + 0.085, 0.35 * ringing([(1450 + 260 * number, 0.11, 1), (3300 + 300 * number, 0.06, 0.4)], 0.13))]
    return room(mix(*parts), rng)


def worm(rng: Dice) -> Wave:
    """The Watchman Worm has moved: a rubbery glide."""
    long = 0.34
    pitch = shape(long, (0, 150), (0.45, 330), (0.7, 290), (1, 410)) * rng.uniform(0.96, 1.04)
    return room(tone(pitch, long, (1, 0.25, 0.1)) * swell(long, 0.15, 0.4), rng)


def harvest(rng: Dice) -> Wave:
    """Three plants pop out of the bed."""
    parts: list[tuple[float, Wave]] = []
    for number, pitch in enumerate(("G4", "C5", "E5")):
        at = 0.15 * number
        parts += [(at, 0.35 * band(noise(0.08, rng), 500, 2600) * swell(0.08, 0.6, 0.3)),
                  (at + 0.06, 0.5 * tone(shape(0.05, (0, 300), (1, 780)), 0.05) * swell(0.05, 0.2, 0.4)),
                  (at + 0.07, 0.7 * marimba(pitch, rng))]
    return room(mix(*parts), rng)


def prize(rng: Dice) -> Wave:
    return room(mix((0, 0.8 * marimba("C5", rng)), (0.09, 0.8 * marimba("G5", rng)), (0.18, 0.9 * marimba("C6", rng)),
                    (0.27, 0.3 * marimba("E6", rng))), rng, 0.25)


def tie(rng: Dice) -> Wave:
    """The same note twice."""
    return room(mix((0, marimba("E4", rng)), (0, 0.4 * rim(rng)), (0.2, marimba("E4", rng)), (0.2, 0.4 * rim(rng))), rng)


def drum_roll(rng: Dice) -> Wave:
    """Two paws on the table edge, faster and louder, and a stop."""
    at, parts, number = 0.0, [], 0
    while at < 0.95:
        loud = 0.22 + 0.75 * (at / 0.95) ** 1.6
        hand = 0.7 * thud(rng, 0.85 + 0.06 * (number % 2), 0.6)[:5200]
        parts.append((at, loud * rng.uniform(0.85, 1.1) * hand))
        parts.append((at, loud * 0.5 * snap(rng, 500, 2600, 0.03)))
        at += 0.062 - 0.016 * at + rng.uniform(-0.003, 0.003)
        number += 1
    return room(mix(*parts, (at + 0.05, 1.2 * slap(rng))), rng, 0.2)


def right(rng: Dice) -> Wave:
    """The call was right: up we go."""
    chords = [(0.0, ("E4", "G4"), 0.12), (0.14, ("G4", "C5"), 0.34)]
    reeds = [(at, 0.3 * clarinet(pitch, long, rng)) for at, pair, long in chords for pitch in pair]
    return room(mix(*reeds, (0, 0.5 * marimba("C4", rng)), (0.14, 0.6 * marimba("C5", rng)),
                    (0.14, 0.3 * marimba("G5", rng))), rng, 0.25)


def wrong(rng: Dice) -> Wave:
    """The call was wrong: two steps down, the second with a sigh."""
    first, second = clarinet("Eb4", 0.2, rng), clarinet("D4", 0.5, rng)
    sighs = second * (1 - 0.35 * np.sin(2 * np.pi * 5 * np.arange(len(second)) / 44100) ** 2)
    return room(mix((0, 0.5 * first), (0.22, 0.5 * sighs), (0, 0.35 * marimba("G3", rng)), (0.22, 0.4 * marimba("C3", rng))),
                rng, 0.25)


def fanfare(rng: Dice) -> Wave:
    """Tim arrives, more important than he is."""
    tune = [(0.0, "G4", 0.1), (0.12, "G4", 0.1), (0.24, "C5", 0.16), (0.42, "G4", 0.1), (0.54, "E5", 0.4)]
    return room(mix(*((at, 0.5 * trumpet(pitch, long, rng)) for at, pitch, long in tune)), rng, 0.25, 0.2)


def your_turn(rng: Dice) -> Wave:
    return room(mix((0, 0.6 * marimba("E5", rng)), (0.11, 0.7 * marimba("A5", rng))), rng, 0.2)


def round_over(rng: Dice) -> Wave:
    tune = ((0.0, "E5"), (0.14, "D5"), (0.28, "C5"), (0.42, "G4"), (0.62, "C4"))
    return room(mix(*((at, 0.8 * marimba(pitch, rng)) for at, pitch in tune), (0.62, 0.5 * marimba("E4", rng)),
                    (0.62, 0.4 * thud(rng))), rng, 0.3)


def match_won(rng: Dice) -> Wave:
    """A small march for whoever has won."""
    tune = [(0.0, "G4", 0.14), (0.16, "C5", 0.14), (0.32, "E5", 0.14), (0.48, "G5", 0.3), (0.82, "E5", 0.14), (0.98, "G5", 0.62)]
    below = [(0.0, "C3"), (0.48, "G3"), (0.98, "C3"), (0.98, "E4")]
    return room(mix(*((at, 0.4 * clarinet(pitch, long, rng)) for at, pitch, long in tune),
                    *((at, 0.6 * marimba(pitch, rng)) for at, pitch, _long in tune),
                    *((at, 0.6 * marimba(pitch, rng)) for at, pitch in below)), rng, 0.3)


def focus(rng: Dice) -> Wave:
    """A fingernail on wood."""
    bend = rng.uniform(0.96, 1.05)
    return ringing([(1240 * bend, 0.035, 0.7), (2050 * bend, 0.02, 0.3), (560 * bend, 0.03, 0.4)], 0.05)


def press(rng: Dice) -> Wave:
    """A wooden button goes down."""
    bend = rng.uniform(0.97, 1.03)
    return room(ringing([(420 * bend, 0.07, 1), (790 * bend, 0.045, 0.5), (1560 * bend, 0.025, 0.2)], 0.09)
                + 0.2 * snap(rng, 800, 3000, 0.02)[:3969], rng, 0.08, 0.1)


def back(rng: Dice) -> Wave:
    """The same, lower: out again."""
    return room(ringing([(290, 0.08, 1), (540, 0.05, 0.5), (980, 0.03, 0.2)], 0.1), rng, 0.08, 0.1)


def refuse(rng: Dice) -> Wave:
    """It can't be done: two dull knocks."""
    knock = ringing([(205, 0.08, 1), (330, 0.05, 0.5)], 0.1)
    return room(mix((0, knock), (0.11, 0.8 * knock)), rng, 0.08, 0.1)


def tick(rng: Dice) -> Wave:
    """Time runs out."""
    return rim(rng)
