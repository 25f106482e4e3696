"""How to make a card vanish, and how to look as if: the gestures and their human durations."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots.characters import Character
from game.bots.reaction import between
from game.core.cards import Seat

METHODS = ("lap", "shoulder", "sleeve", "slip")
NOISE_MS = (150, 500)
"""How soon after a card was laid another is slipped below it."""

LIE_LOW_MS = (4_500, 8_000)
"""How long somebody who has just cheated keeps quiet."""


class Gesture(NamedTuple):
    """Legs of a way, ``(after ms, zone)``, and how long the hand stays in the last before it opens."""

    legs: list[tuple[int, str]]
    hold_ms: int


def method(rng: Random, character: Character, noisy: bool, eyes_on_piles: bool) -> str:
    """Which way a cheat goes: by taste; the slip wants noise, and nobody looking at the piles."""
    lap, shoulder, sleeve, slip = character.methods
    weights = (lap, shoulder, sleeve, 0.0 if eyes_on_piles else slip * (4.0 if noisy else 0.3))
    u = rng.random() * sum(weights)
    for name, weight in zip(METHODS, weights, strict=True):
        u -= weight
        if u < 0:
            return name
    return METHODS[0]


def vanish(rng: Random, seat: Seat, how: str) -> Gesture:
    """The whole gesture: quiet and slow under the table, a flick over the shoulder, a hold at the sleeve."""
    match how:
        case "lap":
            return Gesture([(between(rng, 150, 320), f"lap:{seat}")], between(rng, 400, 1_200))
        case "shoulder":
            return Gesture([(between(rng, 110, 200), f"shoulder:{seat}")], between(rng, 120, 250))
        case "sleeve":
            return Gesture([(between(rng, 140, 260), f"sleeve:{seat}")], between(rng, 360, 650))
        case _:
            return Gesture([(between(rng, 280, 480), "slip")], between(rng, 180, 380))


def hesitant(gesture: Gesture, hesitation_ms: int) -> Gesture:
    """The same with a card that is held a while before it leaves."""
    (first_ms, zone), *rest = gesture.legs
    return gesture._replace(legs=[(first_ms + hesitation_ms, zone), *rest])


def feint(rng: Random, seat: Seat, over_the_edge: bool) -> Gesture:
    """Begins like a cheat and comes back: legal, and good cover for the real thing."""
    out = (f"lap:{seat}", f"sleeve:{seat}")[rng.random() < 0.4] if over_the_edge else "table"
    way = between(rng, 150, 320)
    return Gesture([(way, out), (between(rng, 250, 700), f"hand:{seat}")], between(rng, 40, 120))
