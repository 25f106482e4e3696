"""Rubbish is looked for when the loop falls asleep, not while it draws."""

from __future__ import annotations

import gc
import weakref

from game.rubbish import LEAST_SLEEP_MS, YOUNG, sweep, swept_while_asleep


class Knot:
    def __init__(self) -> None:
        self.itself = self


def knots(count: int) -> weakref.ref[Knot]:
    """So much rubbish; the last piece, which is gone once somebody has looked."""
    made = [Knot() for _ in range(count)]
    return weakref.ref(made[-1])


def test_rubbish_waits_for_a_sleep_that_is_long_enough() -> None:
    with swept_while_asleep():
        gc.collect()
        last = knots(2 * YOUNG)
        sweep(0)
        sweep(LEAST_SLEEP_MS - 1)
        assert last() is not None, "there is no time now"
        sweep(LEAST_SLEEP_MS)
        assert last() is None


def test_little_rubbish_is_not_worth_a_look() -> None:
    with swept_while_asleep():
        gc.collect()
        last = knots(5)
        sweep(1000)
        assert last() is not None


def test_it_is_looked_for_by_itself_when_sleep_never_comes() -> None:
    with swept_while_asleep():
        assert knots(50_000) is not None
        assert len(gc.get_objects(generation=0)) < 50_000


def test_afterwards_python_does_as_it_did() -> None:
    before = gc.get_threshold()
    with swept_while_asleep():
        assert gc.get_threshold() != before and gc.get_freeze_count() > 0
    last = knots(5)
    sweep(1000)
    assert last() is not None and gc.get_threshold() == before and gc.get_freeze_count() == 0
