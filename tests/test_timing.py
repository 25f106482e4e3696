"""How often a device reports, found out from when its reports were read: never less than the truth but for jitter."""

from __future__ import annotations

from bisect import bisect_right
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import timing
from game.timing import (
    ASSUMED_MS,
    ENOUGH_SPANS,
    ENOUGH_STRIKES,
    LEAST_MS,
    MOST_KEPT,
    MOST_MS,
    SAME_MS,
    SPAN_STEPS,
    Motion,
    Seen,
    Strikes,
    Unsure,
)

PERIODS = st.floats(1.0, 33.0)
LOOKS = st.floats(0.2, 20.0)


def looked(reports: list[float], most_ms: float, dice: Random) -> list[tuple[Seen, int]]:
    """What somebody reads who looks at uneven times, at most so far apart: between which looks, and how many came."""
    found, before, at = list[tuple[Seen, int]](), 0.0, 0
    while at < len(reports):
        apart, part = dice.uniform(0.1, most_ms), dice.random()
        since = max(before, reports[at] - part * apart)
        before = max(reports[at], since + apart)
        upto = bisect_right(reports, before)
        found.append((Seen(since, before), upto - at))
        at = upto
    return found


def moved(period_ms: float, jitter_ms: float, look_ms: float, seed: int, kept: float = 1.0) -> Motion:
    """A device that was moved for a while; ``kept``: which part of its reports came at all."""
    dice = Random(seed)
    times = [50.0 + n * period_ms + dice.uniform(-jitter_ms, jitter_ms) for n in range(700) if dice.random() < kept]
    motion = Motion()
    for seen, count in looked(sorted(times), look_ms, dice):
        motion.report(seen, count)
    return motion


def found(period_ms: float | None) -> float:
    assert period_ms is not None, "that was enough"
    return period_ms


@settings(deadline=None)
@given(PERIODS, st.floats(0.0, 0.4), LOOKS, st.integers(0, 1 << 20))
def test_a_moved_devices_period_is_found_within_jitter_and_looks(
        period_ms: float, jitter: float, look_ms: float, seed: int) -> None:
    jitter_ms = jitter * period_ms
    estimate = found(moved(period_ms, jitter_ms, look_ms, seed).period_ms)
    assert estimate >= min(MOST_MS, period_ms) - 2 * jitter_ms / SPAN_STEPS - 1e-6
    assert estimate <= max(LEAST_MS, period_ms) + 2 * (look_ms + jitter_ms) / SPAN_STEPS + 1e-6


@settings(deadline=None)
@given(PERIODS, LOOKS, st.integers(0, 1 << 20), st.floats(0.6, 1.0))
def test_reports_that_stay_away_make_a_device_slower_never_faster(
        period_ms: float, look_ms: float, seed: int, kept: float) -> None:
    period = moved(period_ms, 0.0, look_ms, seed, kept).period_ms
    assert period is None or period >= min(MOST_MS, period_ms) - 1e-6


def test_reports_that_were_held_up_once_are_no_faster_device() -> None:
    motion = Motion()
    for n in range(800):
        if n % 200 < 5:
            continue  # they come with the sixth
        count = 6 if n % 200 == 5 else 1
        motion.report(Seen(n * 8.0 - 0.5, n * 8.0 + 0.5), count)
    assert 8.0 <= found(motion.period_ms) <= 8.2


def test_little_motion_says_nothing() -> None:
    motion = Motion()
    for n in range(SPAN_STEPS * ENOUGH_SPANS):
        motion.report(Seen(n * 8.0, n * 8.0 + 1))
    assert motion.period_ms is None
    for n in range(SPAN_STEPS * ENOUGH_SPANS, 2 * SPAN_STEPS * ENOUGH_SPANS):
        motion.report(Seen(n * 8.0, n * 8.0 + 1))
    assert motion.period_ms is not None


def test_a_device_that_rests_between_is_measured_while_it_moves() -> None:
    motion, at = Motion(), 0.0
    for n in range(600):
        at += 4.0 + 500.0 * (n % 60 == 0)
        motion.report(Seen(at - 1, at))
    assert 4.0 <= found(motion.period_ms) <= 4.2


def test_another_device_replaces_what_was_measured() -> None:
    motion, at = Motion(), 0.0
    for period in (2.0, 12.0):
        for _ in range(timing.MOST_SPANS * 60):
            at += period
            motion.report(Seen(at - 0.5, at))
    assert 12.0 <= found(motion.period_ms) <= 12.2


# ---- keys

@settings(deadline=None)
@given(st.floats(1.0, 16.0), st.floats(0.2, 3.0), st.integers(0, 1 << 20))
def test_a_keyboards_period_is_never_found_shorter_than_it_is(period_ms: float, look_ms: float, seed: int) -> None:
    dice, strikes, tick = Random(seed), Strikes(), 10
    times = []
    for _ in range(400):
        tick += dice.choice((1, 1, 2, 3, 40))
        times += [tick * period_ms] * dice.choice((1, 1, 2))
    for seen, _count in looked(times, look_ms, dice):
        strikes.report(seen)
    estimate = strikes.period_ms
    assert estimate is None or estimate >= period_ms - 1e-6
    if period_ms >= SAME_MS + look_ms:
        assert found(estimate) <= period_ms + 2 * look_ms + 1e-6


def test_slow_typing_says_nothing_about_a_keyboard() -> None:
    strikes = Strikes()
    for n in range(200):
        strikes.report(Seen(n * 90.0 - 1, n * 90.0))
    assert strikes.period_ms is None


def test_keys_of_one_report_that_were_read_one_after_the_other_are_no_step() -> None:
    strikes = Strikes()
    for n in range(ENOUGH_STRIKES):
        strikes.report(Seen(n * 100.0 - 1, n * 100.0))
        assert not strikes.report(Seen(n * 100.0, n * 100.0 + 1))
    assert strikes.period_ms is None


# ---- what a press says, and what is kept

def test_a_press_is_unsure_by_the_devices_period_and_by_the_time_since_nothing_was_there() -> None:
    assert timing.press("pad", 4.0, 1.2) == Unsure(6, True)
    assert timing.press("pad", None, 2.0) == Unsure(ASSUMED_MS["pad"] + 2, False)
    assert timing.reports("mouse", 7.6) == Unsure(8, True)
    assert timing.reports("mouse", None) == Unsure(ASSUMED_MS["mouse"], False)


def test_what_is_kept_is_read_again_and_the_oldest_makes_room() -> None:
    kept: dict[str, float] = {}
    for n in range(MOST_KEPT + 5):
        timing.keep(kept, f"pad {n}", 3.96)
    timing.keep(kept, "pad 10", 8.0)
    assert timing.restored(kept) == kept and len(kept) == MOST_KEPT
    assert "pad 4" not in kept and list(kept)[-1] == "pad 10" and kept["pad 36"] == 4.0


@pytest.mark.parametrize("data", [
    [], 5, {"mouse": "8"}, {"mouse": None}, {"mouse": True}, {"mouse": 0}, {"mouse": 34}, {"mouse": float("nan")},
    {"mouse": float("inf")}, {"mouse": 10 ** 400}, {"": 8}, {"x" * 81: 8}, {str(n): 8 for n in range(99)}])
def test_a_file_that_claims_anything_else_is_a_clear_sentence(data: object) -> None:
    with pytest.raises(ValueError, match="reports_ms"):
        timing.restored(data)
