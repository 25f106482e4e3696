"""An evening: places become points, games can be changed while they aren't played, people come and go."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from game.evening import FEWEST, MOST, USUAL, Deeds, Evening, Played, outcome, table_for
from game.evening.state import OUT, half_points
from game.referee.chronicle import chronicle
from game.settings import ANIMALS, CHARACTERS, SeatSetting, bot_seat, default_seats
from tests.finished import after_round, finished

PLAYERS = {"schummel_hummel": (3, 5), "heuschrecken_poker": (2, 4), "moemmen": (2, 5), "schnattergei": (2, 4)}
PEOPLE = tuple(SeatSetting(name=name, animal=animal) for name, animal in zip("ABCDE", ANIMALS, strict=False))
BOTS = tuple(bot_seat(each, 2) for each in CHARACTERS)


def ranked(totals: list[int]) -> list[int]:
    return [1 + sum(other > own for other in totals) for own in totals]


some_places = some.lists(some.integers(0, 4), min_size=1, max_size=8).map(ranked)


def played(places: list[int] | tuple[int, ...], game: str = "moemmen") -> Played:
    return Played(game, tuple(places), half_points(places), (Deeds(),) * len(places))


def evening(players: int, playlist: tuple[str, ...] = USUAL) -> Evening:
    return Evening(default_seats(players), playlist)


def after(start: Evening, games: list[list[int]]) -> Evening:
    for places in games:
        start = start.counted(played(places, start.next_game))
    return start


# ---- points

def test_the_first_of_four_has_four_points_and_the_last_has_one() -> None:
    assert half_points((2, 1, 3, 4)) == (6, 8, 4, 2)


def test_who_shares_a_place_shares_the_points_of_the_places_that_they_fill() -> None:
    assert half_points((1, 1, 3, 4)) == (7, 7, 4, 2)
    assert half_points((1, 2, 2, 2)) == (8, 4, 4, 4)


@given(some_places)
def test_every_game_hands_out_the_same_points_however_they_are_shared(places: list[int]) -> None:
    assert sum(half_points(places)) == len(places) * (len(places) + 1)


@given(some_places, some.randoms(use_true_random=False))
def test_points_follow_the_person_whatever_the_order_of_seats(places: list[int], dice: Random) -> None:
    order = list(range(len(places)))
    dice.shuffle(order)
    assert [half_points(places)[each] for each in order] == list(half_points([places[each] for each in order]))


@given(some_places)
def test_a_better_place_never_has_fewer_points(places: list[int]) -> None:
    points = half_points(places)
    for one, more in zip(places, points, strict=True):
        assert all(more > fewer for other, fewer in zip(places, points, strict=True) if other > one)


def test_who_sits_out_has_nothing_and_takes_nothing_from_anybody() -> None:
    assert half_points((1, 2, 3, 4, OUT)) == (10, 8, 6, 4, 0)


four_places = some.lists(some.integers(0, 3), min_size=4, max_size=4).map(ranked)


@given(some.lists(four_places, min_size=4, max_size=4))
def test_the_points_of_an_evening_are_those_of_its_games_and_the_finale_counts_twice(games: list[list[int]]) -> None:
    whole = after(evening(4), games)
    assert whole.over
    assert sum(whole.totals) == 20 * 3 + 20 * 2
    assert [whole.halves(0, number) for number in range(4)] == [
        half_points(places)[0] * (1 + (number == 3)) for number, places in enumerate(games)]


@given(some.lists(four_places, min_size=3, max_size=3), some.permutations([0, 1, 2]))
def test_before_the_finale_the_order_of_the_games_makes_no_difference(games: list[list[int]], order: list[int]) -> None:
    assert after(evening(4), games).totals == after(evening(4), [games[each] for each in order]).totals


@given(some.lists(four_places, min_size=1, max_size=4))
def test_the_order_of_the_company_is_by_points_and_who_is_level_shares_a_rank(games: list[list[int]]) -> None:
    stands = after(evening(4), games)
    totals = [stands.totals[member] for member in stands.order]
    assert totals == sorted(totals, reverse=True)
    assert all(stands.rank(a) == stands.rank(b) for a in range(4) for b in range(4)
               if stands.totals[a] == stands.totals[b])


# ---- which games

def test_a_new_evening_has_the_four_games_and_isnt_under_way() -> None:
    new = Evening()
    assert (new.playlist, new.next_game, new.under_way, new.over) == (USUAL, "schummel_hummel", False, False)


def test_a_match_on_the_table_makes_it_under_way_and_its_game_stays() -> None:
    dealt = evening(4).dealt("match.jsonl")
    assert dealt.under_way and dealt.locked == 1
    assert dealt.moved(0, 1) == dealt and dealt.removed(0) == dealt
    assert dealt.counted(played((1, 2, 3, 4), "schummel_hummel")).match == ""


def test_another_game_than_the_next_one_brings_nothing() -> None:
    assert evening(4).counted(played((1, 2, 3, 4), "moemmen")) == evening(4)
    assert evening(3).counted(played((1, 2, 3, 4), "schummel_hummel")) == evening(3)


changes = some.lists(some.tuples(some.sampled_from(("move up", "move down", "remove", "add")), some.integers(0, 9),
                                 some.sampled_from(USUAL)), max_size=30)


@given(changes, some.integers(0, 3))
def test_whatever_is_changed_played_games_stay_and_there_are_two_to_eight(
        steps: list[tuple[str, int, str]], done: int) -> None:
    before = now = after(evening(4), [[1, 2, 3, 4]] * done)
    for what, number, game in steps:
        match what:
            case "remove":
                now = now.removed(number)
            case "add":
                now = now.added(game)
            case _:
                now = now.moved(number, -1 if what == "move up" else 1)
        assert FEWEST <= len(now.playlist) <= MOST
        assert now.playlist[:done] == before.playlist[:done] and not now.over
        assert now.totals == before.totals, "an ordinary game never becomes a finale afterwards"


def test_moving_a_game_there_and_back_changes_nothing() -> None:
    assert evening(4).moved(1, 2).playlist == ("schummel_hummel", "moemmen", "schnattergei", "heuschrecken_poker")
    assert evening(4).moved(1, 2).moved(3, -2) == evening(4)


# ---- who plays

@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_bots_make_room_or_join_until_the_game_is_full_enough(game: str, size: int) -> None:
    company = default_seats(size)
    table = table_for(company, PLAYERS[game])
    assert table is not None
    assert PLAYERS[game][0] <= len(table.seats) <= PLAYERS[game][1]
    assert [company[member] for member in table.members if member >= 0] == [
        seat for seat in table.seats if seat in company]
    assert len(table.guests()) == max(0, PLAYERS[game][0] - size)


def test_people_never_have_to_stand_up() -> None:
    assert table_for(PEOPLE, (2, 4)) is None
    assert table_for(PEOPLE, (3, 5)) is not None
    table = table_for((*PEOPLE[:3], *BOTS[3:5]), (2, 4))
    assert table is not None and table.members == (0, 1, 2, 3)


def test_who_stays_keeps_the_points_and_who_is_new_has_missed_them() -> None:
    company = PEOPLE[:4]
    before = after(replace(evening(4), company=company), [[2, 1, 3, 4], [1, 2, 3, 4]])
    ben, cleo = company[1], company[2]
    now = before.seated((replace(ben, device="keys"), BOTS[5], replace(cleo, animal="magpie"), company[0]))
    assert now.totals == (before.totals[1], 0, before.totals[2], before.totals[0])
    assert now.played[0].places == (1, OUT, 3, 2)


@given(some.permutations(range(4)))
def test_changing_seats_changes_no_points(order: list[int]) -> None:
    before = after(evening(4), [[2, 1, 3, 4], [1, 1, 3, 3]])
    now = before.seated(tuple(before.company[each] for each in order))
    assert [now.totals[n] for n in range(4)] == [before.totals[each] for each in order]


# ---- what a match brings

@pytest.mark.parametrize("game", USUAL)
def test_the_winners_of_a_match_are_first_and_points_are_those_of_four(game: str) -> None:
    company = (SeatSetting(), *BOTS[:3])
    story, table = chronicle(finished(game)), table_for(company, PLAYERS[game])
    assert table is not None
    brought = outcome(story, table, 4)
    assert brought is not None
    assert brought.winners == tuple(sorted(story.winners))
    assert sum(brought.halves) == 20
    totals = story.rounds[-1].totals
    assert all(totals[a] >= totals[b] for a in range(4) for b in range(4) if brought.places[a] < brought.places[b])


def test_a_match_that_isnt_over_brings_nothing() -> None:
    table = table_for((SeatSetting(), *BOTS[:3]), (3, 5))
    assert table is not None and outcome(chronicle(after_round(1)), table, 4) is None


def test_a_guest_takes_no_place_from_the_company() -> None:
    story = chronicle(finished("schummel_hummel"))
    company = (SeatSetting(), BOTS[0])
    table = table_for(company, (4, 4))
    assert table is not None and table.members == (0, 1, -1, -1)
    brought = outcome(story, table, 2)
    assert brought is not None and sorted(brought.places) in ([1, 2], [1, 1]) and sum(brought.halves) == 6
