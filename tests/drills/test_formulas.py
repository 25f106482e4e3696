"""Worked values: by hand, or from the sources that the formulas name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.drills.formulas import d_prime, interference, share, spread


def test_the_spread_of_five_times() -> None:
    assert spread([300, 320, 340, 360, 1000]) == pytest.approx(1.4826 * 20)  # deviations 40 20 0 20 660
    assert spread([300]) == spread([]) == 0


def test_one_odd_time_changes_the_spread_little() -> None:
    assert spread([300, 320, 340, 360, 380]) == spread([300, 320, 340, 360, 9000]) * 1


def test_d_prime_of_known_rates() -> None:
    # 20 of 25 and 5 of 25, with half a count more each: z(20.5 / 26) - z(5.5 / 26) = 0.8006 + 0.8006
    assert d_prime(20, 25, 5, 25) == pytest.approx(1.6018, abs=0.002)
    assert d_prime(10, 20, 10, 20) == pytest.approx(0)


def test_rates_of_none_and_all_have_a_d_prime_too() -> None:
    assert d_prime(20, 20, 0, 20) == pytest.approx(3.9617, abs=0.01)
    assert d_prime(0, 20, 20, 20) == pytest.approx(-d_prime(20, 20, 0, 20))
    assert d_prime(0, 0, 3, 9) == 0


@given(st.integers(1, 60), st.integers(1, 60), st.data())
def test_more_hits_never_make_it_worse(signals: int, noises: int, data: st.DataObject) -> None:
    hits = data.draw(st.integers(0, signals - 1))
    alarms = data.draw(st.integers(0, noises))
    assert d_prime(hits + 1, signals, alarms, noises) > d_prime(hits, signals, alarms, noises)


def test_interference_is_the_difference_of_the_medians() -> None:
    assert interference([500, 520, 600], [560, 610, 900]) == 90
    assert interference([], [500]) == 0


def test_a_share_of_nothing_is_nothing() -> None:
    assert share(3, 4) == 0.75 and share(3, 0) == 0
