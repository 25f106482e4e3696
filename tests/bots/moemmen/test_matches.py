"""Matches of bots alone: they end, whatever the frame length, and the better player wins more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from game.bots import make_bot
from game.core.actions import Action, Grab, NextRound, Refusal, Release
from game.core.cards import HouseValue
from game.core.events import Event, RoundEnded
from game.core.record import Record
from game.decks import load_decks
from game.referee.match import Match
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules.moemmen import Moemmen

PAUSE_MS = 15_000
LONGEST_MS = 3 * 3_600_000
DECK = load_decks()["moemmen"]


def match(kinds: Sequence[str], seed: int, house: dict[str, HouseValue] | None = None) -> Match:
    names = [f"P{seat}" for seat in range(len(kinds))]
    referee = Referee(Moemmen(), Record(DECK, names, list(kinds), seed, house or {}))
    return Match(referee, [make_bot(kind, seat, SeatView(referee, seat), seed) for seat, kind in enumerate(kinds)])


def play(playing: Match, frame_ms: int = 5_000) -> Match:
    """To the end; somebody deals the next round :data:`PAUSE_MS` after the last."""
    table, now, ended = playing.referee.table, 0, [0]
    playing.referee.listen(lambda event: ended.append(event.at) if type(event) is RoundEnded else None)
    while not table.game_over and now < LONGEST_MS:
        now += frame_ms
        if table.round_over and now >= ended[-1] + PAUSE_MS:
            playing.submit(NextRound(), ended[-1] + PAUSE_MS)
        playing.advance(now)
    return playing


@pytest.mark.parametrize("kinds", [
    ["sly:1", "hawk:3"], ["dozy:2", "bold:2", "calm:3"], ["timid:1", "nimble:2", "sly:3", "prickly:1"],
    ["hawk:3", "hawk:3", "dozy:1", "bold:2", "calm:1"],
])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_match_comes_to_its_end(kinds: list[str], seed: int) -> None:
    table = play(match(kinds, seed)).referee.table
    assert table.game_over
    assert max(table.totals) >= 100
    assert table.now / table.round < 5 * 60_000


@pytest.mark.parametrize("house", [{"tim_frees_minus": True}, {"target": 1}, {"target": 300}])
def test_house_rules_don_t_stop_them(house: dict[str, HouseValue]) -> None:
    assert play(match(["sly:1", "hawk:2", "calm:3"], 5, house)).referee.table.game_over


def test_frame_lengths_change_nothing() -> None:
    told: list[list[Event]] = []
    for frame_ms in (100, 1_000, 6_000):
        events: list[Event] = []
        playing = match(["sly:1", "hawk:2", "calm:3"], 9, {"target": 30})
        playing.referee.listen(events.append)
        play(playing, frame_ms)
        told.append(events)
    assert told[0] == told[1] == told[2]


def test_nothing_they_do_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = match(["sly:1", "hawk:2", "calm:3", "timid:1"], 4)
    refused: list[tuple[Action, Refusal]] = []
    for bot in playing.bots:
        monkeypatch.setattr(bot, "on_refusal", lambda action, refusal: refused.append((action, refusal)))
    play(playing)
    assert playing.referee.table.game_over
    assert refused == []


def test_they_use_every_act_and_reach_the_rulings_of_play() -> None:
    reached: Counter[str] = Counter()
    for seed in range(6):
        playing = match(["sly:1", "hawk:2", "calm:3"], seed)
        playing.referee.table.reached = reached
        play(playing)
    assert reached.keys() >= {f"MO-{n:02}" for n in (1, 2, 4, 5, 8, 9, 10, 12, 14, 15, 16, 18, 19, 22, 23)}


@pytest.mark.parametrize(("better", "worse"), [("calm:2", "calm:1"), ("calm:3", "calm:2")])
def test_a_higher_level_wins_more(better: str, worse: str) -> None:
    won = 0.0
    for seed in range(60):
        kinds = [better, worse] if seed % 2 else [worse, better]
        table = play(match(kinds, seed)).referee.table
        won += sum(kinds[seat] == better for seat in table.winners) / len(table.winners)
    assert won >= 36


def test_they_act_in_human_time() -> None:
    """No faster than a hand can, and nobody waits for long."""
    playing = match(["sly:1", "hawk:2", "calm:3"], 3, {"target": 40})
    play(playing)
    inputs = playing.referee.record.inputs
    grabs = [at for at, action in inputs if type(action) is Grab]
    releases = [at for at, action in inputs if type(action) is Release]
    assert min(end - begin for begin, end in zip(grabs, releases, strict=True)) >= 300
    pauses = [begin - end for begin, end in zip(grabs[1:], releases, strict=False)]
    assert min(pauses) >= 600
    assert sorted(pauses)[len(pauses) // 2] < 5_000
