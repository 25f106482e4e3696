"""Faces follow what everybody can see, and nothing else."""

from __future__ import annotations

from game.core.events import HandMoved, Judged, RoundEnded, Said
from game.view.moods import Mood, moods


def shown(event: object) -> dict[int, str]:
    return {each.seat: each.mood for each in moods(event)}  # type: ignore[arg-type]


def test_a_hand_at_the_edge_looks_innocent_whether_it_lets_go_or_not() -> None:
    assert shown(HandMoved(5, 2, None, "lap:2", "hand:2")) == {2: "innocent"}
    assert shown(HandMoved(5, 2, None, "hand:2", "hand:2")) == {}
    assert shown(HandMoved(5, 2, None, None, "hand:2")) == {}


def test_who_is_caught_shows_it_and_so_does_who_erred() -> None:
    right = Judged(9, 0, 1, True, "SH-22", "lap", 5, -1)
    assert shown(right) == {0: "happy", 1: "caught"}
    assert shown(right._replace(right=False)) == {0: "caught", 1: "happy"}


def test_a_theft_that_nobody_stopped_makes_one_sly_and_one_angry() -> None:
    assert shown(Said(9, 3, "got_away", 1)) == {3: "sly", 1: "angry"}
    assert shown(Said(9, 1, "objects", 3)) == {1: "angry", 3: "caught"}


def test_the_best_of_a_round_is_happy_and_the_worst_is_not() -> None:
    assert shown(RoundEnded(9, 1, (0, -4, -4, -9), (0, -4, -4, -9))) == {0: "happy", 3: "angry"}
    assert shown(RoundEnded(9, 1, (-3, -3), (-3, -3))) == {}


def test_a_mood_passes() -> None:
    assert all(0 < each.lasts_ms <= 5000 for each in moods(Said(9, 3, "got_away", 1)))
    assert Mood(0, "sly").lasts_ms == 3500
