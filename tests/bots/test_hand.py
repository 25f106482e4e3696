"""A bot's hand takes its steps one by one, each at its moment."""

from __future__ import annotations

from game.bots.hand import Hand
from game.bots.paths import ring
from game.core.actions import Carry, Grab, Release
from game.core.record import Path
from game.core.table import NEVER


def steps(hand: Hand) -> list[tuple[int, object]]:
    taken: list[tuple[int, object]] = []
    while hand.busy:
        at = hand.next_at
        step = hand.take_step()
        taken.append((at, Path if isinstance(step, Path) else step))
    return taken


def test_a_gesture_tells_its_way_then_grabs_carries_and_lets_go() -> None:
    hand = Hand(2, ring(4))
    hand.set_out(500, 7, "hand:2", [(200, "lap:2")], hold_ms=600, bow=0.1)
    assert steps(hand) == [
        (500, Path), (500, Grab(2, 7)), (700, Carry(2, "lap:2")), (1_300, Release(2, "lap:2"))]
    assert hand.next_at == NEVER


def test_a_feint_passes_two_zones_and_lets_go_in_the_last() -> None:
    hand = Hand(0, ring(4))
    hand.set_out(0, 7, "hand:0", [(200, "table"), (300, "hand:0")], hold_ms=50, bow=0.1)
    assert [step for _, step in steps(hand)][1:] == [
        Grab(0, 7), Carry(0, "table"), Carry(0, "hand:0"), Release(0, "hand:0")]


def test_it_can_turn_back_on_the_way() -> None:
    hand = Hand(0, ring(4))
    hand.set_out(0, 7, "hand:0", [(200, "lap:0")], hold_ms=900, bow=0.1)
    for _ in range(3):
        hand.take_step()
    hand.turn_back(400, "lap:0", "hand:0", 150)
    assert steps(hand) == [(400, Path), (550, Carry(0, "hand:0")), (610, Release(0, "hand:0"))]


def test_a_dropped_gesture_is_over() -> None:
    hand = Hand(0, ring(4))
    hand.set_out(0, 7, "hand:0", [(200, "lap:0")], hold_ms=900, bow=0.1)
    hand.drop()
    assert not hand.busy
