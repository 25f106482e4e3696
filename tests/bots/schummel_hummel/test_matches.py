"""Whole matches: nobody stalls, everything a person can do is done, higher levels win more."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bots import KINDS
from game.core.events import CardMoved, Event, HandMoved, Judged, Leaned, Noted, RoundEnded, Said
from tests.bots.matches import go_on, match, play

MIXED = ["sly:3", "hawk:2", "bold:1", "nervous:2", "nimble:3"]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_match_comes_to_its_end(seats: int, seed: int) -> None:
    kinds = [f"{KINDS[(seed * 3 + seat) % len(KINDS)]}:{1 + (seed + seat) % 3}" for seat in range(seats)]
    table = play(kinds, seed).referee.table
    assert table.game_over
    assert table.round == seats


@pytest.mark.parametrize("house", [
    {"mistakes": "stand"}, {"young_watchman": True}, {"butterfly_last_card": False}, {"catch_seconds": 0.0},
    {"stinger_seconds": 0.0}, {"slap_seconds": 0.0}, {"pollen_seconds": 0.0}, {"slap_seconds": 60.0},
], ids=str)
def test_every_house_rule_can_be_played(house: dict[str, bool | float | str]) -> None:
    for seed in range(3):
        assert play(MIXED[:4], seed, house=dict(house)).referee.table.game_over


def test_bots_do_all_that_people_do() -> None:
    done: Counter[str] = Counter()

    def listen(event: Event) -> None:
        match event:
            case CardMoved(source=source, target=target) if source.startswith("air:"):
                done["cheat" if not target.startswith("hand:") else "feint"] += 1
            case CardMoved(target=target):
                done[target.partition(":")[0]] += 1
            case HandMoved(zone="table", source=source):
                done["fidget" if source.startswith("hand:") else "throw"] += 1
            case Judged(right=right):
                done["right" if right else "wrong"] += 1
            case Said(words=words) | Noted(name=words):
                done[words] += 1
            case Leaned():
                done["lean"] += 1

    for seed in range(6):
        play(MIXED, seed, listen=listen)
    wanted = {"cheat", "feint", "fidget", "throw", "discard", "stolen", "right", "wrong", "slaps", "objects", "gives",
              "hits", "misses", "draws", "got_away", "lean", "telescope", "watchman"}
    assert wanted <= set(done), wanted - set(done)
    assert done["right"] > done["wrong"]
    assert done["cheat"] > done["right"]


def test_every_way_to_cheat_is_used_and_can_be_caught() -> None:
    caught: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for seed in range(10):
        for foul in _fouls(seed):
            used[foul[0]] += 1
            caught[foul[0]] += foul[1] == "caught"
    assert set(used) == {"lap", "shoulder", "sleeve", "slip"}
    for how, times in used.items():
        assert 0 < caught[how] < times * 0.7, how


def _fouls(seed: int) -> list[tuple[str, str]]:
    fouls: list[tuple[str, str]] = []
    playing = match(MIXED, seed)
    table = playing.referee.table

    def listen(event: Event) -> None:
        if isinstance(event, RoundEnded):
            fouls.extend((foul.how, foul.outcome) for foul in table.evidence)

    playing.referee.listen(listen)
    go_on(playing, 5_000)
    return fouls


def test_higher_levels_win_more() -> None:
    wins: Counter[int] = Counter()
    for seed in range(60):
        levels = [1 + (seat + seed) % 3 for seat in range(3)]
        table = play([f"{KINDS[seed % len(KINDS)]}:{level}" for level in levels], seed).referee.table
        for seat in table.winners:
            wins[levels[seat]] += 1
    assert wins[1] < wins[2] < wins[3]
    assert wins[3] < 55, "even the best is human"


@pytest.mark.parametrize(("better", "worse"), [(2, 1), (3, 2)])
def test_a_better_watchman_errs_less(better: int, worse: int) -> None:
    def share_of_wrong_calls(level: int) -> float:
        calls: Counter[bool] = Counter()
        for seed in range(12):
            play([f"hawk:{level}", f"sly:{level}", f"bold:{level}", f"calm:{level}"], seed,
                 listen=lambda event: calls.update([event.right]) if isinstance(event, Judged) else None)
        return calls[False] / calls.total()

    assert share_of_wrong_calls(better) < share_of_wrong_calls(worse)
