"""The way of a hand: few points, in order of time, from stop to stop."""

from __future__ import annotations

import pytest

from game.bots.paths import path, ring
from game.core.record import PathPoint
from game.core.zones import zones


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_place_of_a_seat_is_on_the_screen_and_apart_from_others(seats: int) -> None:
    places = ring(seats)
    assert all(0 <= x <= 1280 and 0 <= y <= 720 for x, y in places.values())
    assert len(set(places.values())) == len(places)
    assert set(places) <= set(zones(seats))


def test_seat_0_sits_below_and_the_next_clockwise_to_the_left() -> None:
    places = ring(4)
    assert places["seat:0"][1] > places["seat:2"][1]
    assert places["hand:1"][0] < places["hand:3"][0]


def test_a_way_begins_and_ends_where_and_when_it_should() -> None:
    places = ring(4)
    way = path(1, places, [(1_000, "hand:1"), (1_300, "lap:1"), (2_000, "lap:1")], bow=0.2)
    assert way.seat == 1
    assert way.points[0] == PathPoint(1_000, *places["hand:1"])
    assert way.points[-1] == PathPoint(2_000, *places["lap:1"])
    assert PathPoint(1_300, *places["lap:1"]) in way.points
    assert 4 <= len(way.points) <= 6
    assert [point.at for point in way.points] == sorted(point.at for point in way.points)


def test_a_straight_way_leaves_and_arrives_gently() -> None:
    way = path(0, {"a": (0, 0), "b": (1_000, 0)}, [(0, "a"), (1_000, "b")], bow=0.0)
    speeds = [(after.x - before.x) / (after.at - before.at)
              for before, after in zip(way.points, way.points[1:], strict=False)]
    assert speeds[1] > speeds[0]
    assert speeds[1] > speeds[-1]


def test_a_zone_nobody_knows_stands_for_the_middle() -> None:
    assert path(0, {}, [(0, "garden:0"), (10, "x")], 0.0).points[0][1:] == (640, 360)
