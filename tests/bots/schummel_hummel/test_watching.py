"""What a Watchman notices depends on where it looks and on how the thing is done."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.attention import AWAY, PILES, Attention
from game.bots.characters import CHARACTERS, SKILLS
from game.bots.memory import Memory
from game.bots.schummel_hummel.watching import CALL, RETURNED, Watch
from game.core.events import HandMoved


def noticed(zone: str, focus: int, level: int = 3, times: int = 1_000) -> float:
    """How often a card of seat 2 that is carried there gets noticed."""
    rng = Random(1)
    eyes = Attention(0, 4, rng)
    watch = Watch(4, eyes, Memory(4), CHARACTERS["hawk"], SKILLS[level], rng)
    calls = 0
    for _ in range(times):
        watch.forget()
        eyes.focus, eyes.until = focus, 1_000
        calls += watch.see(HandMoved(0, 2, None, zone, "air:2")) == CALL
    return calls / times


@pytest.mark.parametrize("zone", ["lap:2", "shoulder:2", "sleeve:2"])
def test_it_sees_best_where_it_looks_and_nothing_when_it_looks_nowhere(zone: str) -> None:
    assert noticed(zone, focus=2) > 1.5 * noticed(zone, focus=1) > 0
    assert noticed(zone, focus=AWAY) == 0


def test_over_the_shoulder_is_plainer_than_under_the_table_or_up_a_sleeve() -> None:
    for focus in (1, 2):
        assert noticed("shoulder:2", focus) > noticed("lap:2", focus) > noticed("sleeve:2", focus)


def test_a_slip_is_seen_by_who_looks_at_the_piles() -> None:
    assert noticed("slip", focus=PILES) > 1.5 * noticed("slip", focus=2) > 0


def test_a_higher_level_notices_more() -> None:
    assert noticed("lap:2", 2, level=1) < noticed("lap:2", 2, level=2) < noticed("lap:2", 2, level=3) < 0.9


def test_an_honest_play_seldom_frightens_and_the_sharp_eyed_hardly_ever() -> None:
    assert noticed("discard", focus=2, level=1) > noticed("discard", focus=2, level=3)
    assert noticed("discard", focus=2, level=1) < 0.15


def test_a_card_that_comes_back_is_seen_to_come_back() -> None:
    rng = Random(1)
    eyes = Attention(0, 4, rng)
    watch = Watch(4, eyes, Memory(4), CHARACTERS["hawk"], SKILLS[3], rng)
    eyes.focus, eyes.until = 2, 1_000
    watch.see(HandMoved(0, 2, None, "lap:2", "air:2"))
    assert watch.see(HandMoved(300, 2, None, "hand:2", "hand:2")) == RETURNED
