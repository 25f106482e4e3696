"""What bots do at every game: matches end, lose no card, and are the same at any frame length."""

from __future__ import annotations

import pytest

from game.core.cards import HouseValue
from game.core.events import Event
from game.core.record import lines, parse
from game.lab.tally import lost_cards
from game.referee.referee import replay
from game.rules import GAMES
from tests.bots.matches import play

KINDS = ["calm:2", "nimble:2", "pedant:3", "dozer:1"]
HOUSES: dict[str, list[dict[str, HouseValue]]] = {
    "schummel_hummel": [{}],
    "heuschrecken_poker": [{}, {"x_steals_ace": False}],
    "moemmen": [{}, {"tim_frees_minus": True}, {"target": 1}, {"target": 300}],
    "schnattergei": [
        {},
        {"honour": True},
        {"yellow_elephant": True, "four_in_a_row": True, "slap_hold_seconds": 0.0, "slap_grace_seconds": 0.0},
        {"hesitation_seconds": 0.5, "honour": True, "four_in_a_row": True},
        {"hesitation_seconds": 0.1},
    ],
}
LONG = {"schummel_hummel", "moemmen"}
TABLES = {
    "schummel_hummel": [["sly:1", "dozer:3", "calm:2"]],
    "heuschrecken_poker": [["sly:1", "dozer:3"], ["bold:2", "nervous:1", "hawk:3"], KINDS],
    "moemmen": [["sly:1", "hawk:3"], ["dozer:2", "bold:2", "calm:3"], ["hawk:3", *KINDS]],
    "schnattergei": [["sly:1", "dozer:3"], ["bold:2", "nervous:1", "hawk:3"], KINDS],
}


@pytest.mark.parametrize(("game", "kinds", "house"), [
    (game, kinds, house) for game in GAMES for kinds in TABLES[game] for house in HOUSES[game]], ids=str)
def test_every_match_ends_without_a_lost_card(game: str, kinds: list[str], house: dict[str, HouseValue]) -> None:
    for seed in range(3 if game in LONG else 6):
        playing = play(kinds, seed, house=house, game=game)
        assert playing.referee.table.game_over, f"seed {seed} stalled at {playing.now} ms"
        assert lost_cards(playing.referee) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_the_same_at_any_frame_length(game: str) -> None:
    told: list[list[Event]] = [[], [], []]
    for frame_ms, events in zip((16, 100, 5_000), told, strict=True):
        play(KINDS[:3], 5, frame_ms, listen=events.append, game=game)
    assert len(told[0]) > 300
    assert told[1] == told[2] == told[0]


@pytest.mark.parametrize("game", GAMES)
def test_two_seeds_differ_and_one_does_not(game: str) -> None:
    records = [play(KINDS, seed, rounds=1, game=game).referee.record.inputs for seed in (1, 1, 2)]
    assert records[0] == records[1] != records[2]


@pytest.mark.parametrize(("game", "house"), [(game, HOUSES[game][min(1, len(HOUSES[game]) - 1)]) for game in GAMES])
def test_the_record_of_a_match_is_the_match(game: str, house: dict[str, HouseValue]) -> None:
    events: list[Event] = []
    again: list[Event] = []
    playing = play(KINDS, 8, listen=events.append, house=house, game=game)
    record = parse("\n".join(lines(playing.referee.record)) + "\n")
    other = replay(GAMES[game], record, listener=again.append)
    assert again == events
    assert other.table.fingerprint() == playing.referee.table.fingerprint()
