"""Titles are true, and made of what the records say."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as some

from game.evening import TITLES, Deeds, Title, titles
from game.evening.titles import deeds_of, together
from game.referee.chronicle import chronicle
from game.scenes.evening.parts import TITLE_WORDS
from tests.finished import finished

some_deeds = some.builds(Deeds, *[some.integers(0, 5)] * len(Deeds._fields))


def test_every_title_has_words() -> None:
    assert set(TITLE_WORDS) == set(TITLES)


def test_the_quickest_paw_is_the_one_with_the_fewest_milliseconds() -> None:
    assert titles([Deeds(), Deeds(slap_ms=412), Deeds(slap_ms=268)]) == [Title("fastest_paw", 2, 268)]


def test_who_was_caught_once_was_not_never_caught() -> None:
    found = titles([Deeds(unseen=5, caught=1), Deeds(unseen=2), Deeds()])
    assert Title("never_caught", 1, 2) in found and Title("red_handed", 0, 1) in found


def test_what_most_of_them_share_is_no_title() -> None:
    assert titles([Deeds(calls=1)] * 3 + [Deeds()]) == []
    assert [each.member for each in titles([Deeds(calls=1), Deeds(calls=1), Deeds(), Deeds()])] == [0, 1]


@given(some.lists(some_deeds, min_size=2, max_size=5))
def test_nobody_has_a_title_for_nothing_and_nobody_is_better_at_it(deeds: list[Deeds]) -> None:
    for kind, member, value in titles(deeds):
        goodness, deed = TITLES[kind]
        assert value == getattr(deeds[member], deed) > 0
        assert all(goodness(deeds[member]) >= goodness(each) for each in deeds)


@given(some.lists(some_deeds, max_size=6), some.randoms(use_true_random=False))
def test_deeds_add_up_in_any_order(deeds: list[Deeds], dice: Random) -> None:
    mixed = list(deeds)
    dice.shuffle(mixed)
    assert together(mixed) == together(deeds)
    assert together([together(deeds[:2]), together(deeds[2:])]) == together(deeds)


@given(some.lists(some_deeds, min_size=2, max_size=5))
def test_titles_follow_the_person_whatever_the_order_of_seats(deeds: list[Deeds]) -> None:
    turned = titles(deeds[1:] + deeds[:1])
    assert {(kind, (member + 1) % len(deeds), value) for kind, member, value in turned} == set(titles(deeds))


def test_the_deeds_of_a_match_are_those_of_its_chronicle() -> None:
    story = chronicle(finished("schummel_hummel"))
    deeds = [deeds_of(story, seat) for seat in range(4)]
    assert sum(each.caught for each in deeds) == sum(each.calls for each in deeds) == story.count("caught") > 0
    assert sum(each.unseen for each in deeds) == sum(moment.unseen for moment in story.moments) > 0
    assert max(each.bold_ms for each in deeds) == max(m.value for m in story.moments if m.unseen)


def test_each_game_leaves_deeds_of_its_own() -> None:
    found = {game: together(deeds_of(chronicle(finished(game)), seat) for seat in range(4))
             for game in ("heuschrecken_poker", "moemmen", "schnattergei")}
    assert found["heuschrecken_poker"].harvests and found["moemmen"].herd
    assert found["schnattergei"].word_ms and found["schnattergei"].slap_ms
