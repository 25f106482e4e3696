"""The gaze wanders, is drawn by motion, and lapses."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.bots.attention import AWAY, HAND, PILES, Attention, Habits

HABITS = Habits(lapse=0.1, hand=0.1, piles=0.15)


def wander(eyes: Attention, looks: int, suspicion: list[float]) -> Counter[int]:
    seen: Counter[int] = Counter()
    for _ in range(looks):
        eyes.look_around(eyes.until, HABITS, suspicion)
        seen[eyes.focus] += 1
    return seen


def test_it_wanders_over_the_others_the_piles_the_hand_and_nowhere() -> None:
    seen = wander(Attention(0, 4, Random(1)), 2_000, [1.0] * 4)
    assert set(seen) == {1, 2, 3, PILES, HAND, AWAY}
    assert 0.06 < seen[AWAY] / 2_000 < 0.14


def test_it_rests_a_human_while() -> None:
    eyes = Attention(0, 4, Random(1))
    for _ in range(500):
        began = eyes.until
        eyes.look_around(began, HABITS, [1.0] * 4)
        assert 250 <= eyes.until - began <= 1_500


def test_it_stays_until_its_time_has_come() -> None:
    eyes = Attention(0, 4, Random(1))
    eyes.look_around(0, HABITS, [1.0] * 4)
    focus, until = eyes.focus, eyes.until
    eyes.look_around(until - 1, HABITS, [1.0] * 4)
    assert (eyes.focus, eyes.until) == (focus, until)


def test_suspects_are_looked_at_more() -> None:
    seen = wander(Attention(0, 4, Random(1)), 2_000, [1.0, 1.0, 4.0, 1.0])
    assert seen[2] > 1.5 * seen[1]


def test_motion_draws_it_after_the_time_an_eye_takes() -> None:
    eyes = Attention(0, 4, Random(1))
    eyes.focus, eyes.until = 1, 5_000
    assert eyes.drawn(100, to=3, chance=1.0)
    assert 250 <= eyes.until <= 400
    eyes.look_around(eyes.until, HABITS, [1.0] * 4)
    assert eyes.focus == 3


def test_nothing_draws_it_while_it_is_nowhere() -> None:
    eyes = Attention(0, 4, Random(1))
    eyes.focus, eyes.until = AWAY, 5_000
    assert not eyes.drawn(100, to=3, chance=1.0)
    assert eyes.clarity(3) == 0.0


def test_the_middle_of_the_gaze_sees_best() -> None:
    eyes = Attention(0, 4, Random(1))
    eyes.focus, eyes.until = 2, 1_000
    assert eyes.clarity(2) == 1.0
    assert 0 < eyes.clarity(1) < 0.5
    assert eyes.zone == "seat:2"
