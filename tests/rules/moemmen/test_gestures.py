"""What letting go of a card amounts to: over a card on the meadow, the discard pile, Tim's place, anywhere else."""

from __future__ import annotations

import pytest

from game.core.actions import Call, Carry, Grab, Refusal, Release
from game.core.acts import NO_CARD
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules.moemmen import reasons
from tests.rules.moemmen.tables import ADA, BEN, HANDS, SETUP, card, laid_out, own


def drop(referee: Referee, seat: int, name: str, zone: str) -> Refusal | None:
    assert referee.submit(Grab(seat, own(referee, seat, name)), 0) is None
    assert referee.submit(Carry(seat, zone), 0) is None
    return referee.submit(Release(seat, zone), 0)


def test_a_card_let_go_over_a_meadow_card_takes_its_place_and_the_other_comes_into_the_hand() -> None:
    referee = laid_out()
    table = referee.table
    taken = table.top("meadow:1")
    laid = own(referee, ADA, "red 4")
    assert drop(referee, ADA, "red 4", "meadow:1") is None
    assert table.piles["meadow:1"] == [laid]
    assert taken in table.hand(ADA) and len(table.hand(ADA)) == 6


@pytest.mark.parametrize(("name", "zone", "reason"), [
    ("yellow -2", "meadow:0", reasons.MINUS_WANTS_ITS_PLUS),
    ("yellow -2", "meadow:2", reasons.MINUS_WANTS_ITS_PLUS),
    ("blue 1", "discard", reasons.SHEEP_ARE_EXCHANGED),
    ("blue 1", "tim", reasons.NOT_TIM),
    ("benny", "tim", reasons.NOT_TIM),
])
def test_what_is_not_allowed_sends_the_card_home_and_says_why(name: str, zone: str, reason: Refusal) -> None:
    referee = laid_out()
    before = referee.table.fingerprint()
    assert drop(referee, ADA, name, zone) == reason
    assert referee.table.fingerprint() == before


def test_a_card_let_go_beside_the_meadow_just_goes_home() -> None:
    referee = laid_out()
    before = referee.table.fingerprint()
    for zone in ("table", "draw", "off", "seat:1", "lap:0", "hand:1"):
        drop(referee, ADA, "blue 1", zone)
        assert referee.table.fingerprint() == before


def test_benny_works_on_the_discard_pile_and_tim_there_or_in_his_own_place() -> None:
    for name, zone, pile in (("benny", "discard", "discard"), ("tim", "discard", "tim"), ("tim", "tim", "tim")):
        referee = laid_out()
        played = own(referee, ADA, name)
        assert drop(referee, ADA, name, zone) is None
        assert referee.table.where[played] == pile


def test_out_of_turn_a_card_may_be_lifted_but_not_exchanged() -> None:
    referee = laid_out()
    assert drop(referee, BEN, "red 1", "meadow:0") == reasons.NOT_YOUR_TURN
    assert drop(referee, BEN, "tim", "tim") == reasons.NOT_YOUR_TURN
    assert referee.table.held[BEN] == NO_CARD


def test_nobody_lifts_a_card_from_the_meadow_the_piles_or_another_hand() -> None:
    referee = laid_out()
    table = referee.table
    for pile, name in (("meadow:0", "blue 3"), ("draw", "red 2"), ("hand:1", "red 1")):
        assert referee.submit(Grab(ADA, card(table, pile, name)), 0) is not None


def test_what_lights_up_is_exactly_what_would_be_accepted() -> None:
    referee = laid_out()
    view = SeatView(referee, ADA)
    everywhere = {f"meadow:{place}": "swap" for place in range(5)}
    assert view.zones_for(own(referee, ADA, "blue 1")) == everywhere
    assert view.zones_for(own(referee, ADA, "yellow -2")) == {"meadow:1": "swap"}
    assert view.zones_for(own(referee, ADA, "benny")) == everywhere | {"discard": "benny"}
    assert view.zones_for(own(referee, ADA, "tim")) == everywhere | {"discard": "tim", "tim": "tim"}


def test_why_a_place_stays_dark_can_be_asked() -> None:
    view = SeatView(laid_out(), ADA)
    minus = next(held for held in view.hand if view.face(held).name == "yellow -2")
    assert view.why_not(minus, "meadow:0") == reasons.MINUS_WANTS_ITS_PLUS
    assert view.why_not(minus, "meadow:1") is None


def test_whistle_and_pass_are_calls() -> None:
    referee = laid_out()
    assert referee.submit(Call(ADA, "whistle"), 0) == reasons.TOO_FEW_MINUS
    assert referee.submit(Call(BEN, "pass"), 0) == reasons.NOT_YOUR_TURN
    assert referee.submit(Call(ADA, "pass"), 0) is None
    assert referee.table.turn == BEN


def test_a_card_held_when_the_round_ends_is_let_go() -> None:
    setup = {
        "hands": {"Ada": ["blue 4", "blue 4", "blue 4", "blue 3", "blue 3", "red 1"],
                  "Ben": ["red 4", "red 2", "green 3", "yellow -2", "benny", "tim"]},
        "meadow": ["blue 1", "yellow 4", "red 3", "green 2", "benny"],
    }
    referee = laid_out(setup)
    assert referee.submit(Grab(BEN, own(referee, BEN, "tim")), 0) is None
    assert drop(referee, ADA, "red 1", "meadow:0") is None
    assert referee.table.round_over and referee.table.held == [NO_CARD, NO_CARD]


def test_where_nothing_lies_on_the_meadow_nothing_can_be_had_for_a_card() -> None:
    referee = laid_out({"hands": HANDS, "draw": SETUP["draw"]})
    assert referee.table.on_meadow() == [NO_CARD] * 5
    assert drop(referee, ADA, "red 4", "meadow:1") == reasons.NOTHING_LIES_THERE


def test_who_plays_tim_when_no_card_is_left_draws_none() -> None:
    referee = laid_out({"hands": HANDS, "meadow": SETUP["meadow"]})
    assert drop(referee, ADA, "tim", "tim") is None
    assert len(referee.table.hand(ADA)) == 5
    assert referee.table.top("tim") != NO_CARD
