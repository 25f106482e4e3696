"""The same inputs give the same events: at any frame length and hash seed, a second time, and from the record."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.bots import KINDS, LEVELS
from game.core.actions import NextRound
from game.core.events import Event
from game.core.record import Record, lines, parse
from game.core.table import NEVER
from game.lab.fidget import Fidget
from game.lab.simulate import Plan, mixed_seatings, play
from game.playing import begin
from game.referee.referee import replay
from game.rules import GAMES
from tests.contract.tables import DECKS, every_game, every_game_with_bots, every_table, few, referee

ROOT = Path(__file__).parents[2]
PAUSE_MS = 7_000


@every_table
def test_playing_the_record_again_gives_the_same_table_and_events(game: str, seats: int) -> None:
    table = referee(game, seats, 4)
    events: list[Event] = []
    table.listen(events.append)
    fidget = Fidget(table, Random(4))
    for _ in range(400):
        fidget.step()
    text = "".join(f"{line}\n" for line in lines(table.record))
    for _ in range(2):
        again: list[Event] = []
        other = replay(GAMES[game], parse(text), listener=again.append)
        assert other.table.fingerprint() == table.table.fingerprint()
        assert other.table.rng.getstate() == table.table.rng.getstate()
        assert again == events
        assert other.record.inputs == table.record.inputs


@every_game
def test_two_seeds_differ_and_one_seed_does_not(game: str) -> None:
    deals = [referee(game, few(game), seed).table.fingerprint() for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


@every_game
def test_no_record_of_another_table_rubs_off(game: str) -> None:
    """Rules have no state: two matches side by side are as two one after the other."""
    side = [Fidget(referee(game, few(game), seed), Random(seed)) for seed in (1, 2)]
    for _ in range(150):
        for fidget in side:
            fidget.step()
    for seed, fidget in zip((1, 2), side, strict=True):
        alone = Fidget(referee(game, few(game), seed), Random(seed))
        for _ in range(150):
            alone.step()
        assert alone.referee.table.fingerprint() == fidget.referee.table.fingerprint()
    assert vars(GAMES[game]) == {}


@cache
def at_frames_of(game: str, frame_ms: int, seed: int) -> tuple[str, int]:
    """A digest of all events and inputs of a match of bots that is looked at so often, and how many there were."""
    kinds = [f"{KINDS[seat % len(KINDS)]}:{LEVELS[seat % len(LEVELS)]}" for seat in range(few(game))]
    deck = DECKS[game]
    match = begin(Record(deck, [f"P{seat}" for seat in range(len(kinds))], kinds, seed, deck.house()))
    digest, count, round_ended = hashlib.sha256(), 0, -1

    def hear(event: Event) -> None:
        nonlocal count, round_ended
        digest.update(repr(event).encode())
        count += 1
        if type(event).__name__ == "RoundEnded":
            round_ended = event.at

    match.referee.listen(hear)
    now = 0
    while match.now < 200_000 and not match.referee.table.game_over:
        now += frame_ms
        if match.referee.table.round_over and now >= round_ended + PAUSE_MS:
            match.submit(NextRound(), round_ended + PAUSE_MS)
        match.advance(now)
    while match.referee.record.inputs and match.referee.record.inputs[-1][0] > 195_000:
        match.referee.record.inputs.pop()
    digest.update(repr(match.referee.record.inputs[:50]).encode())
    return digest.hexdigest(), count


@every_game_with_bots
@pytest.mark.parametrize("frame_ms", [7, 16, 100])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_length_of_a_frame_changes_nothing(game: str, frame_ms: int, seed: int) -> None:
    assert at_frames_of(game, frame_ms, seed) == at_frames_of(game, 5000, seed)


PROGRAM = """
import hashlib
from game.core.record import lines
from game.decks import load_decks
from game.lab.simulate import Plan, mixed_seatings, play
from game.playing import begin
deck = load_decks()[{game!r}]
plan = Plan(deck, mixed_seatings([deck.players[0]]), 1, 3)
match = begin(plan.record(0))
heard = []
match.referee.listen(heard.append)
play(match)
print(hashlib.sha256(repr(lines(match.referee.record)).encode() + repr(heard).encode()).hexdigest())
"""


@every_game_with_bots
def test_hash_seeds_change_nothing(game: str) -> None:
    digests = set()
    for seed in ("0", "1", "4711"):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM.format(game=game)], cwd=ROOT, capture_output=True, text=True, check=True,
            env=os.environ | {"PYTHONHASHSEED": seed})
        digests.add(done.stdout)
    assert len(digests) == 1


@every_game_with_bots
@pytest.mark.parametrize("number", range(6))
def test_a_match_of_bots_comes_to_its_end(game: str, number: int) -> None:
    least, most = DECKS[game].players
    plan = Plan(DECKS[game], mixed_seatings(list(range(least, most + 1))), 1, 100)
    match = begin(plan.record(number))
    assert play(match)
    assert match.referee.table.winners and match.referee.table.next_due == NEVER
