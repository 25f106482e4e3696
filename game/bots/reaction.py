"""How long somebody takes from seeing to acting."""

from __future__ import annotations

from math import sqrt
from random import Random

LEAST_MS = 120
"""Nobody is faster than this: below it lies a guess, not a reaction."""


def reaction_ms(rng: Random, median_ms: float) -> int:
    """A human reaction: skewed to the slow side, half of them below the median, none below :data:`LEAST_MS`.

    The log-logistic curve of shape 8, which square roots alone can draw: the same on every machine.
    """
    u = rng.random()
    odds = u / (1.0 - u)
    return max(LEAST_MS, int(median_ms * sqrt(sqrt(sqrt(odds)))))


def between(rng: Random, least_ms: float, most_ms: float) -> int:
    """A duration between two, whole milliseconds."""
    return int(least_ms + (most_ms - least_ms) * rng.random())
