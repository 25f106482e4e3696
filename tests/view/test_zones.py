"""Points and zones: what lies on top counts, and a fast mouse jumps over nothing."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from game.view.zones import Area, ZoneMap

TABLE = Area("table", 40, 20, 1240, 620)
ZONES = ZoneMap([
    Area("discard", 600, 190, 730, 370), Area("slip", 600, 350, 730, 384), Area("hand:0", 240, 436, 930, 620),
    Area("lap:0", 40, 620, 1240, 720), Area("seat:0", 88, 466, 204, 582, ellipse=True), Area("thin:0", 0, 0, 0, 0),
    Area("gap:0", 300, 600, 320, 604),
], TABLE)


def test_what_lies_on_top_counts() -> None:
    assert ZONES.zone_at((660, 360)) == "slip"
    assert ZONES.zone_at((660, 300)) == "discard"
    assert ZONES.zone_at((500, 80)) == "table"
    assert ZONES.zone_at((10, 10)) == "off"


def test_an_ellipse_has_no_corners() -> None:
    assert ZONES.zone_at((146, 524)) == "seat:0"
    assert ZONES.zone_at((90, 468)) == "table"


def test_a_fast_mouse_enters_every_zone_on_its_way_in_order() -> None:
    assert ZONES.crossed((660, 719), (660, 200)) == ["hand:0", "table", "slip", "discard"]


def test_a_thin_zone_between_two_points_still_counts() -> None:
    assert "gap:0" in ZONES.crossed((310, 500), (310, 700))


def test_staying_in_a_zone_enters_nothing() -> None:
    assert ZONES.crossed((300, 500), (700, 560)) == []


point = st.tuples(st.floats(0, 1280), st.floats(0, 720))


@given(point, point)
def test_the_last_zone_entered_is_where_the_pointer_is(start: tuple[float, float], end: tuple[float, float]) -> None:
    entered = ZONES.crossed(start, end)
    assert (entered[-1] if entered else ZONES.zone_at(start)) == ZONES.zone_at(end)


@given(point, point)
def test_no_zone_is_entered_twice_in_a_row(start: tuple[float, float], end: tuple[float, float]) -> None:
    way = [ZONES.zone_at(start), *ZONES.crossed(start, end)]
    assert all(a != b for a, b in itertools.pairwise(way))
