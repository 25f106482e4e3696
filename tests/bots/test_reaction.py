"""Reactions are human: skewed, and never too fast."""

from __future__ import annotations

from random import Random
from statistics import mean, median

import pytest

from game.bots.characters import SKILLS
from game.bots.reaction import LEAST_MS, between, reaction_ms


@pytest.mark.parametrize("level", SKILLS)
def test_reactions_have_their_median_are_skewed_and_never_below_120_ms(level: int) -> None:
    rng = Random(level)
    wanted = SKILLS[level].reaction_ms
    times = [reaction_ms(rng, wanted) for _ in range(20_000)]
    assert min(times) >= LEAST_MS == 120
    assert median(times) == pytest.approx(wanted, rel=0.02)
    assert 250 <= median(times) <= 450
    assert mean(times) > median(times)
    assert max(times) < 10 * wanted


def test_a_duration_lies_between_its_bounds() -> None:
    rng = Random(1)
    assert all(100 <= between(rng, 100, 200) < 200 for _ in range(1_000))
