"""The few formulas of practice, with units and sources."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist, median

MAD_TO_SIGMA = 1.4826
"""Makes the median absolute deviation of normal data their standard deviation: 1 / Φ⁻¹(3/4)."""


def spread(values: Sequence[float]) -> float:
    """Median absolute deviation from the median, times :data:`MAD_TO_SIGMA`: a standard deviation that a few odd values
    don't change. In the unit of the values; 0 for fewer than two.

    Source: Leys et al., J. Exp. Soc. Psychol. 49, 2013."""
    if len(values) < 2:
        return 0.0
    middle = median(values)
    return MAD_TO_SIGMA * median(abs(value - middle) for value in values)


def d_prime(hits: int, signals: int, false_alarms: int, noises: int) -> float:
    """How well two things are told apart, in standard deviations: z(hit rate) - z(false alarm rate).

    Rates of 0 and 1 have no z, so half a count is added to each and one to each total (the log-linear correction of
    Hautus, Behav. Res. Methods 27, 1995). Without signals or without noises it is 0."""
    if not signals or not noises:
        return 0.0
    z = NormalDist().inv_cdf
    return z((hits + 0.5) / (signals + 1)) - z((false_alarms + 0.5) / (noises + 1))


def interference(congruent_ms: Sequence[float], incongruent_ms: Sequence[float]) -> float:
    """How much longer an answer takes against what the picture says: the difference of the medians, in milliseconds.
    0 without both. Source: Stroop, J. Exp. Psychol. 18, 1935."""
    if not congruent_ms or not incongruent_ms:
        return 0.0
    return median(incongruent_ms) - median(congruent_ms)


def share(part: float, whole: float) -> float:
    """From 0 to 1; 0 of nothing."""
    return part / whole if whole else 0.0


def above_chance(right: int, chances: Sequence[float]) -> float:
    """How much of what luck wouldn't have got was got: (right - expected) / (all - expected). 1: all of it; 0: as many
    as by luck; below 0: fewer. ``chances``: of each one to be right by luck. 0 of nothing.

    Cohen's kappa with a chance of its own for each (Cohen, Educ. Psychol. Meas. 20, 1960)."""
    expected = sum(chances)
    return (right - expected) / (len(chances) - expected) if len(chances) > expected else 0.0
