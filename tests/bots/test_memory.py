"""What a player remembers, and forgets."""

from __future__ import annotations

from game.bots.memory import MOST_SUSPICION, Memory


def test_who_was_caught_is_looked_at_more_for_a_while() -> None:
    memory = Memory(3)
    memory.saw_caught(1)
    assert memory.suspicion == [1.0, 2.0, 1.0]
    memory.new_round()
    assert memory.suspicion == [1.0, 1.5, 1.0]


def test_suspicion_has_bounds() -> None:
    memory = Memory(3)
    for _ in range(20):
        memory.suspect(0, 1.0)
        memory.suspect(2, -1.0)
    assert memory.suspicion[0] == MOST_SUSPICION
    assert memory.suspicion[2] > 0


def test_kinds_that_were_played_are_counted_until_the_round_is_over() -> None:
    memory = Memory(3)
    memory.saw_played("spider")
    memory.saw_played("spider")
    assert memory.played == {"spider": 2}
    memory.new_round()
    assert memory.played == {}
