"""Quick and soft: flights begin and end exactly where things are; fans and hands stay in their place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.preferences import Preferences
from game.view.fans import fan_poses, hand_poses, slot_at
from game.view.hand_order import HandOrder
from game.view.layout import Fan
from game.view.motion import FADE_MS, PACES, Flight, Pace, Pose, between, follow, overshoot, pace_of
from game.view.pathlog import HandPoint, PathLog

A, B = Pose(100, 100, 60, 0), Pose(700, 300, 104, 90)
HAND = Fan(600, 526, 0, 104, 74)


def test_a_flight_begins_and_ends_exactly_where_things_are() -> None:
    flight = Flight(A, B, 1000, 180)
    assert flight.at(900) == A
    assert flight.at(1180)[:4] == B[:4]
    assert not flight.over(1179)
    assert flight.over(1180)


def test_things_that_land_overshoot_a_little_and_panels_do_not() -> None:
    assert max(overshoot(n / 100) for n in range(101)) > 1.01
    panel = Flight(A, B, 0, 180, lands=False)
    assert max(panel.at(n).x for n in range(181)) <= B.x


def test_turning_takes_the_short_way() -> None:
    assert between(Pose(0, 0, 1, 350), Pose(0, 0, 1, 10), 0.5).angle == pytest.approx(360)


@given(st.floats(1, 100), st.integers(1, 8))
def test_following_is_the_same_at_any_frame_rate(dt: float, parts: int) -> None:
    whole = follow(0, 100, dt, 60)
    value = 0.0
    for _ in range(parts):
        value = follow(value, 100, dt / parts, 60)
    assert value == pytest.approx(whole)


@pytest.mark.parametrize("count", [1, 5, 8, 12, 20])
def test_a_hand_never_grows_beyond_eight_cards_wide(count: int) -> None:
    xs = [pose.x for pose in hand_poses(HAND, count)]
    assert max(xs) - min(xs) <= 7 * 74 + 0.01
    assert sum(xs) / count == pytest.approx(600)


@pytest.mark.parametrize("facing", [0, 90, -90, 180])
def test_a_fan_lies_around_its_middle(facing: float) -> None:
    poses = fan_poses(Fan(300, 200, facing, 58, 26), 7)
    assert abs(sum(pose.x for pose in poses) / 7 - 300) < 20
    assert abs(sum(pose.y for pose in poses) / 7 - 200) < 20


def test_the_slot_below_the_pointer_is_the_nearest_card() -> None:
    poses = hand_poses(HAND, 7)
    assert [slot_at(HAND, 7, pose.x + 10) for pose in poses] == list(range(7))


def test_rearranging_a_hand_keeps_every_card_once() -> None:
    order = HandOrder()
    assert order.arranged([4, 7, 9]) == [4, 7, 9]
    order.put(9, 0)
    assert order.arranged([4, 7, 9, 12]) == [9, 4, 7, 12]
    assert order.arranged([7, 12]) == [7, 12]


def test_a_hand_that_was_stopped_went_no_further() -> None:
    log = PathLog(2)
    for at in (0, 100, 200, 300):
        log.add(1, HandPoint(at, at, 0, "", True))
    log.add(1, HandPoint(150, 999, 0, "", True))
    assert [point.at for point in log.between(1, 0, 1000)] == [0, 100, 150]
    assert log.between(0, 0, 1000) == []


FLIGHT = Flight(Pose(0, 0, 100), Pose(100, 0, 100), 1000, 200)


def test_a_slow_pace_takes_longer_and_a_quick_one_less() -> None:
    lasts = [Pace(PACES[name]).timed(FLIGHT, 1000).lasts_ms for name in ("slow", "normal", "quick", "at_once")]
    assert lasts == sorted(lasts, reverse=True) and lasts[1] == 200 and lasts[3] == 0


def test_what_begins_later_keeps_its_place_in_the_queue() -> None:
    later = FLIGHT._replace(began_ms=1450)
    assert Pace(0.6).timed(later, 1000).began_ms == 1270
    assert Pace(0.0).timed(later, 1000).over(1000)


def test_with_less_motion_all_fade_at_the_same_time() -> None:
    still = pace_of(Preferences(less_motion=True))
    timed = still.timed(FLIGHT._replace(began_ms=1450), 1000)
    assert still.fades and (timed.began_ms, timed.lasts_ms) == (1000, FADE_MS)


def test_nothing_that_has_to_be_read_is_hurried_away() -> None:
    paces = [Pace(PACES[name]) for name in ("slow", "normal", "quick", "at_once")]
    assert [pace.reading(1000) for pace in paces] == [1600, 1000, 600, 600]
