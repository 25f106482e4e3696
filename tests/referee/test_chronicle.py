"""A match in its moments: all from the record, so that it is the same after any break."""

from __future__ import annotations

import pytest

from game.core.record import lines, parse
from game.referee.chronicle import CHEATS, MISTAKES, Chronicle, chronicle
from game.referee.referee import replay
from game.rules import GAMES
from tests.finished import after_round, finished


@pytest.mark.parametrize("game", GAMES)
def test_a_record_read_from_its_file_tells_the_same_story(game: str) -> None:
    record = finished(game)
    again = parse("".join(f"{line}\n" for line in lines(record)))
    assert chronicle(again) == chronicle(record)


@pytest.mark.parametrize("game", GAMES)
def test_the_moments_lie_in_their_rounds_in_the_order_of_time(game: str) -> None:
    match = chronicle(finished(game))
    assert [each.number for each in match.rounds] == list(range(1, len(match.rounds) + 1))
    for each in match.rounds:
        times = [moment.at for moment in each.moments]
        assert times == sorted(times) and each.over
        assert all(each.began_ms <= at <= each.ended_ms for at in times)
    assert match.winners and match.moments[-1].kind == "end"


def test_each_foul_of_a_schummel_round_is_told_with_how_long_it_was_in_the_open() -> None:
    record = after_round(1)
    told = chronicle(record).rounds[0]
    evidence = replay(GAMES[record.game], record).table.evidence
    fouls = [moment for moment in told.moments if moment.cheat]
    assert sorted((each.seat, each.card, each.kind) for each in fouls) == sorted(
        (each.seat, each.card, each.how) for each in evidence)
    assert all(moment.value > 0 for moment in fouls if moment.kind in ("lap", "shoulder", "sleeve"))
    assert all(moment.known == 1 << moment.seat for moment in fouls), "nobody else noticed it then"


def test_fouls_of_a_round_that_is_not_over_are_left_out() -> None:
    record = after_round(2)
    second = chronicle(record).rounds[1]
    middle = (second.began_ms + second.ended_ms) // 2
    record.inputs = [(at, action) for at, action in record.inputs if at <= middle]
    record.length_ms = middle
    match = chronicle(record)
    assert len(match.rounds) == 2 and not match.rounds[1].over
    assert not [moment for moment in match.rounds[1].moments if moment.cheat]


def test_somebody_is_the_watchman_from_the_deal_to_the_end_of_each_round() -> None:
    for each in chronicle(finished()).rounds:
        assert each.watches[0][1] == each.began_ms and each.watches[-1][2] == each.ended_ms
        for (_a, _start, end), (_b, start, _end) in zip(each.watches, each.watches[1:], strict=False):
            assert end == start


def test_what_each_game_is_talked_about_is_there() -> None:
    stories: dict[str, Chronicle] = {game: chronicle(finished(game)) for game in GAMES}
    assert stories["schummel_hummel"].count(*CHEATS) and stories["schummel_hummel"].count("caught")
    assert stories["heuschrecken_poker"].count("harvest")
    assert stories["moemmen"].count("herd") and stories["moemmen"].count("moemmen")
    assert stories["schnattergei"].count("slap") and stories["schnattergei"].count("word")
    slaps = [moment for moment in stories["schnattergei"].moments if moment.kind == "slap"]
    assert all(moment.value > 0 for moment in slaps)
    erred = {(moment.at, moment.seat) for moment in stories["schnattergei"].moments if moment.kind in MISTAKES}
    good = {(moment.at, moment.seat) for moment in stories["schnattergei"].moments if moment.kind in ("slap", "word")}
    assert not erred & good, "a mistake is none of the good ones"


def test_an_invasion_says_how_many_cards_were_eaten() -> None:
    eaten = [moment.value for seed in (7, 8, 9) for moment in chronicle(finished("heuschrecken_poker", seed)).moments
             if moment.kind == "invasion"]
    assert eaten and all(value >= 3 for value in eaten), "three grasshoppers at least go with it"
