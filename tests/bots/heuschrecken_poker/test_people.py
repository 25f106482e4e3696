"""What bots know, how they reckon, and that higher levels win more."""

from __future__ import annotations

from random import Random

import pytest

from game.bots import make_bot
from game.bots.heuschrecken_poker.foresight import Foresight
from game.bots.heuschrecken_poker.guessing import Left, evenly, expected, softly, worths
from game.bots.heuschrecken_poker.worth import Garden, gain, promise
from game.core.actions import Action, Carry, Grab, Release
from game.core.acts import NO_CARD
from game.core.cards import Seat
from game.core.events import CardMoved, Event
from game.core.record import Record
from game.core.table import NEVER
from game.referee.match import Match
from game.referee.referee import Referee
from game.referee.view import SeatView

from .matches import RULES, deck, play

RANKS = ["1", "2", "3", "4", "5", "6", "ace", "x"]
VALUES = {rank: int(rank) for rank in RANKS[:6]}
EMPTY = Garden({}, 0)


# Gardens


def test_a_third_plant_is_worth_a_token_and_a_third_grasshopper_the_garden() -> None:
    ripe = Garden({"corn": 2}, 0)
    assert gain(ripe, {"corn": 1}) > gain(ripe, {"broccoli": 1}) > 0
    full = Garden({"corn": 2, "broccoli": 2}, 2)
    assert gain(full, {"grasshopper": 1}) == -promise(full) < 0
    assert gain(full, {"grasshopper": 1, "corn": 1}) == -promise(full), "an invasion comes before the harvest"


def test_a_grasshopper_costs_more_the_more_there_are_and_the_more_there_is_to_eat() -> None:
    def cost(plants: int, hoppers: int) -> float:
        return -gain(Garden({"corn": plants}, hoppers), {"grasshopper": 1})

    assert 0 < cost(0, 0) < cost(2, 0) < cost(2, 1)


def test_six_of_a_genus_make_two_tokens_for_a_bot_too() -> None:
    assert gain(Garden({"corn": 1}, 0), {"corn": 5}) == pytest.approx(2 - promise(Garden({"corn": 1}, 0)))


def test_when_nothing_more_will_grow_only_tokens_and_the_count_of_plants_matter() -> None:
    half = Garden({"corn": 1}, 0)
    assert gain(half, {"corn": 1}, 0.0) == gain(half, {"broccoli": 1}, 0.0) < gain(half, {"corn": 1}, 0.5)
    assert gain(half, {"corn": 2}, 0.0) > 0.9


# Foresight


def foresight(display: dict[str, int], gardens: list[Garden]) -> Foresight:
    return Foresight(display, gardens, VALUES, x_steals_ace=True)


def test_everybody_is_thought_to_take_what_is_best_for_the_own_garden() -> None:
    sight = foresight({"corn": 1, "broccoli": 1}, [EMPTY, Garden({"broccoli": 2}, 0), EMPTY])
    gains = sight.gains(("x", "6", "5"))
    assert gains[0] == 0
    assert gains[1] == gain(Garden({"broccoli": 2}, 0), {"broccoli": 1})
    assert gains[2] == gain(EMPTY, {"corn": 1})


def test_an_ace_is_worth_the_whole_display_and_nothing_beside_another_or_an_x() -> None:
    sight = foresight({"corn": 3, "broccoli": 1}, [EMPTY, EMPTY])
    assert sight.gains(("ace", "6"))[0] > 1
    assert sight.gains(("ace", "ace")) == (0, 0)
    assert sight.gains(("ace", "x"))[0] == 0 < sight.gains(("ace", "x"))[1]


# Guesses


def test_a_card_that_the_others_still_have_is_risky_and_one_they_have_used_is_safe() -> None:
    sight = foresight({"corn": 3}, [EMPTY, EMPTY])
    rng = Random(1)
    against_all = worths(sight, 0, ["6", "ace"], {1: evenly(["6", "ace"])}, 0.0, 400, rng)
    against_low = worths(sight, 0, ["6", "ace"], {1: evenly(["1", "2"])}, 0.0, 400, rng)
    assert against_low["6"] > 1.5 * against_all["6"]
    assert against_low["ace"] == pytest.approx(against_low["6"])


def test_an_x_is_worth_something_only_to_who_expects_an_ace() -> None:
    sight = foresight({"corn": 3}, [EMPTY, EMPTY, EMPTY])
    others = {seat: evenly(["1", "2"]) for seat in (1, 2)}
    assert worths(sight, 0, ["x"], others, 0.0, 50, Random(1))["x"] == 0
    assert worths(sight, 0, ["x"], {**others, 2: evenly(["ace"])}, 0.0, 50, Random(1))["x"] == 1


def test_with_empathy_the_others_are_thought_to_want_a_rich_display() -> None:
    sight = foresight({"corn": 3, "broccoli": 3}, [EMPTY, EMPTY])
    left = {0: RANKS, 1: RANKS}
    even = expected(sight, 0, left, False, 30, Random(1))[1]
    seen = expected(sight, 0, left, True, 30, Random(1))[1]
    assert even["ace"] == even["1"]
    assert seen["ace"] > 2 * seen["x"]
    assert sum(seen.values()) == pytest.approx(1)


def test_the_better_is_the_likelier() -> None:
    likely = softly({"a": 1.0, "b": 0.5, "c": 0.0}, 0.2)
    assert likely["a"] > likely["b"] > likely["c"] > 0


def test_used_cards_are_kept_in_mind_until_the_round_is_over() -> None:
    left = Left(2, RANKS)
    left.played(1, "ace")
    assert "ace" not in left.of(1)
    assert "ace" in left.of(0)
    left.new_round()
    assert left.of(1) == RANKS


def test_who_lost_count_takes_anything_to_be_possible() -> None:
    left = Left(2, ["1"])
    left.played(1, "1")
    assert left.of(1) == ["1"]


# Whole players


@pytest.mark.parametrize(("low", "high"), [(1, 2), (2, 3), (1, 3)])
def test_higher_levels_win_more(low: int, high: int) -> None:
    wins = {low: 0.0, high: 0.0}
    for seed in range(100):
        kinds = [f"sly:{low}", f"calm:{high}"] if seed % 2 else [f"calm:{high}", f"sly:{low}"]
        table = play(kinds, seed).referee.table
        for seat in table.winners:
            wins[int(kinds[seat][-1])] += 1 / len(table.winners)
    assert wins[high] > 1.3 * wins[low]


def choice_of(seat: Seat, seed: int, others: list[str]) -> str:
    """What a bot lays when the others lie down what they do first."""
    names = [f"P{each}" for each in range(3)]
    judge = Referee(RULES, Record(deck(), names, ["human"] * 3, seed, {}))
    bot = make_bot("calm:3", seat, SeatView(judge, seat), seed)
    playing = Match(judge, [bot])
    for other, name in zip([each for each in range(3) if each != seat], others, strict=True):
        laid = next(card for card in judge.table.hand(other) if judge.table.faces[card].name == name)
        for action in _choice(other, laid):
            assert playing.submit(action, 100) is None
    turned: list[str] = []

    def listen(event: Event) -> None:
        if isinstance(event, CardMoved) and event.target == f"shown:{seat}" and event.card is not None:
            turned.append(judge.table.faces[event.card].name)

    judge.listen(listen)
    while not turned:
        playing.advance(playing.now + 1_000)
    return turned[0]


def _choice(seat: Seat, card: int) -> list[Action]:
    return [Grab(seat, card), Carry(seat, f"place:{seat}"), Release(seat, f"place:{seat}")]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_bot_does_not_know_what_lies_face_down(seat: Seat) -> None:
    for seed in range(6):
        laid = {choice_of(seat, seed, others) for others in (["ace", "x"], ["1", "6"], ["6", "6"], ["ace", "2"])}
        assert len(laid) == 1


def test_a_bot_that_has_nothing_to_do_does_not_stir() -> None:
    table = play(["calm:2", "sly:2"], 1)
    assert all(bot.next_at() == NEVER for bot in table.bots)
    assert all(card == NO_CARD for card in table.referee.table.held)
