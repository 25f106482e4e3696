"""Bots at Mömmen: matches last as long as people's, everything is used, and the better player wins more."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from game.core.actions import Action, Grab, Refusal, Release
from tests.bots import matches
from tests.bots.matches import go_on

match = partial(matches.match, game="moemmen")
play = partial(matches.play, game="moemmen")


@pytest.mark.parametrize("kinds", [
    ["sly:1", "hawk:3"], ["dozer:2", "bold:2", "calm:3"], ["nervous:1", "nimble:2", "sly:3", "pedant:1"],
    ["hawk:3", "hawk:3", "dozer:1", "bold:2", "calm:1"],
])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_match_comes_to_its_end(kinds: list[str], seed: int) -> None:
    table = play(kinds, seed).referee.table
    assert table.game_over
    assert max(table.totals) >= 100
    assert table.now / table.round < 5 * 60_000


def test_nothing_they_do_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = match(["sly:1", "hawk:2", "calm:3", "nervous:1"], 4)
    refused: list[tuple[Action, Refusal]] = []
    for bot in playing.bots:
        monkeypatch.setattr(bot, "on_refusal", lambda action, refusal: refused.append((action, refusal)))
    go_on(playing)
    assert playing.referee.table.game_over
    assert refused == []


def test_they_use_every_act_and_reach_the_rulings_of_play() -> None:
    reached: Counter[str] = Counter()
    for seed in range(6):
        playing = match(["sly:1", "hawk:2", "calm:3"], seed)
        playing.referee.table.reached = reached
        go_on(playing)
    assert reached.keys() >= {f"MO-{n:02}" for n in (1, 2, 4, 5, 8, 9, 10, 12, 14, 15, 16, 18, 19, 22, 23)}


@pytest.mark.parametrize(("better", "worse"), [("calm:2", "calm:1"), ("calm:3", "calm:2")])
def test_a_higher_level_wins_more(better: str, worse: str) -> None:
    won = 0.0
    for seed in range(60):
        kinds = [better, worse] if seed % 2 else [worse, better]
        table = play(kinds, seed).referee.table
        won += sum(kinds[seat] == better for seat in table.winners) / len(table.winners)
    assert won >= 36


def test_they_act_in_human_time() -> None:
    """No faster than a hand can, and nobody waits for long."""
    playing = match(["sly:1", "hawk:2", "calm:3"], 3, {"target": 40})
    go_on(playing)
    inputs = playing.referee.record.inputs
    grabs = [at for at, action in inputs if type(action) is Grab]
    releases = [at for at, action in inputs if type(action) is Release]
    assert min(end - begin for begin, end in zip(grabs, releases, strict=True)) >= 300
    pauses = [begin - end for begin, end in zip(grabs[1:], releases, strict=False)]
    assert min(pauses) >= 600
    assert sorted(pauses)[len(pauses) // 2] < 5_000
