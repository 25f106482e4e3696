"""Bots among themselves: every match ends, loses no card, and is the same at any frame length."""

from __future__ import annotations

import pytest

from game.core.cards import HouseValue
from game.core.events import Event, Said
from game.core.record import lines, parse
from game.lab.tally import lost_cards
from game.referee.referee import replay

from .matches import RULES, match, play

HOUSES: list[dict[str, HouseValue]] = [
    {},
    {"honour": True},
    {"yellow_elephant": True, "four_in_a_row": True, "slap_hold_seconds": 0.0, "slap_grace_seconds": 0.0},
    {"hesitation_seconds": 0.5, "honour": True, "four_in_a_row": True},
    {"hesitation_seconds": 0.1},
]
TABLES = [["sly:1", "dozy:3"], ["bold:2", "timid:1", "hawk:3"], ["calm:2", "nimble:2", "prickly:2", "dozy:1"]]


@pytest.mark.parametrize("house", HOUSES, ids=str)
@pytest.mark.parametrize("kinds", TABLES, ids=len)
def test_every_match_ends_without_a_lost_card(kinds: list[str], house: dict[str, HouseValue]) -> None:
    for seed in range(6):
        playing = play(kinds, seed, house=house)
        assert playing.referee.table.game_over, f"seed {seed} stalled at {playing.now} ms"
        assert lost_cards(playing.referee) == 0


def events_at(frame_ms: int) -> list[Event]:
    events: list[Event] = []
    play(TABLES[1], 5, frame_ms, listen=events.append)
    return events


def test_a_match_is_the_same_at_any_frame_length() -> None:
    slow = events_at(5_000)
    assert len(slow) > 300
    assert events_at(16) == events_at(100) == slow


def test_two_seeds_differ_and_one_does_not() -> None:
    records = [play(TABLES[2], seed).referee.record.inputs for seed in (1, 1, 2)]
    assert records[0] == records[1] != records[2]


def test_the_record_of_a_match_is_the_match() -> None:
    events: list[Event] = []
    again: list[Event] = []
    playing = play(TABLES[2], 8, listen=events.append, house={"honour": True})
    record = parse("\n".join(lines(playing.referee.record)) + "\n")
    other = replay(RULES, record, listener=again.append)
    assert again == events
    assert other.table.fingerprint() == playing.referee.table.fingerprint()


def test_a_bot_plays_on_beside_people_who_do_nothing() -> None:
    """A silent person's word is called off by the clock, and a person's slap in the middle of a flip stalls nobody."""
    playing = match(["sly:2", "dozy:2"], 3)
    playing.bots = [bot for bot in playing.bots if bot.seat == 1]
    table = playing.referee.table
    playing.advance(30_000)
    said = {action.seat for _, action in playing.referee.record.inputs}
    assert said <= {1}
    assert table.turn == 0 or table.game_over


def test_with_honour_bots_accuse_and_own_up() -> None:
    words: list[str] = []
    for seed in range(12):
        play(["calm:1", "timid:2", "hawk:3"], seed, house={"honour": True},
             listen=lambda event: words.append(event.words) if isinstance(event, Said) else None)
    assert {"admits", "wrong_word"} <= set(words)
    assert words.count("wrong_word") > words.count("wrong_accusation") > 0
