"""MO-25: who may know what. The meadow is everybody's, a hand is its owner's until the round is over."""

from __future__ import annotations

import pytest

from game.core.actions import Call, Carry, Grab, Release
from game.core.events import CardMoved, Event, HandMoved, seen_from
from game.referee.referee import Referee
from game.referee.view import SeatView
from tests.rules.moemmen.tables import ADA, BEN, SETUP, laid_out, own


def play(referee: Referee, seat: int, name: str, zone: str) -> list[Event]:
    events: list[Event] = []
    referee.listen(events.append)
    held = own(referee, seat, name)
    for action in (Grab(seat, held), Carry(seat, zone), Release(seat, zone)):
        assert referee.submit(action, 0) is None
    return events


def moves(events: list[Event], seat: int) -> list[CardMoved]:
    seen = [seen_from(event, seat) for event in events]
    return [event for event in seen if isinstance(event, CardMoved)]


def test_the_meadow_and_an_open_tim_are_seen_by_all_and_hands_by_their_owner() -> None:
    referee = laid_out()
    play(referee, ADA, "tim", "tim")
    table, view = referee.table, SeatView(referee, BEN)
    seen = {pile for pile, cards in table.piles.items() if cards and all(view.sees(card) for card in cards)}
    assert seen == {"hand:1", "tim", *(f"meadow:{place}" for place in range(5))}
    assert [view.lying(f"meadow:{place}") for place in range(5)] == view.facts["meadow"]
    with pytest.raises(PermissionError):
        view.face(table.hand(ADA)[0])
    with pytest.raises(PermissionError):
        view.lying("draw")


def test_what_benny_brings_is_seen_by_its_player_alone() -> None:
    referee = laid_out()
    events = play(referee, ADA, "benny", "discard")
    [drawn] = [move for move in moves(events, BEN) if move.target == "hand:0"]
    assert drawn.card is None
    [drawn] = [move for move in moves(events, ADA) if move.target == "hand:0"]
    assert drawn.card is not None
    assert all(move.card is not None for move in moves(events, BEN) if move.target.startswith("meadow:"))


def test_both_cards_of_an_exchange_are_seen_by_all_but_the_hand_that_carries_shows_a_back() -> None:
    referee = laid_out()
    events = play(referee, ADA, "red 4", "meadow:0")
    assert [move.card is None for move in moves(events, BEN)] == [False, False]
    seen = [seen_from(event, BEN) for event in events]
    assert [event.card for event in seen if isinstance(event, HandMoved)] == [None, None, None]


def test_what_another_seat_is_told_does_not_depend_on_a_hidden_hand() -> None:
    hands = {**SETUP["hands"], "Ada": ["green 1", "green 3", "red 4", "yellow -3", "blue 2", "benny"]}
    other = {**SETUP, "hands": hands}
    views = [SeatView(laid_out(setup), BEN) for setup in (SETUP, other)]
    facts = []
    for view in views:
        told = dict(view.facts)
        told["meadow"] = [view.face(card).name for card in told["meadow"]]
        facts.append((told, view.owes, [view.count(seat) for seat in range(2)]))
    assert facts[0] == facts[1]


def test_after_the_round_everybody_sees_all_hands_with_their_colours_and_the_next_deal_hides_them() -> None:
    setup = {
        "hands": {"Ada": ["blue 4", "blue 4", "blue 4", "blue 3", "blue 3", "red 1"],
                  "Ben": ["red 4", "red 2", "green 3", "yellow -2", "benny", "tim"]},
        "meadow": ["blue 1", "yellow 4", "red 3", "green 2", "benny"],
    }
    referee = laid_out(setup)
    play(referee, ADA, "red 1", "meadow:0")
    view = SeatView(referee, BEN)
    facts = view.facts
    assert [view.face(card).name for card in facts["left"][ADA]].count("blue 4") == 3
    assert (facts["chosen"], facts["herds"]) == (["blue", "red"], [ADA])
    referee.rules.next_round(referee.table)
    assert not any(view.sees(card) for card in referee.table.hand(ADA))
    assert (view.facts["left"], view.facts["chosen"]) == ([], [])


def test_the_own_line_tells_the_best_colour_and_what_it_would_bring_now() -> None:
    facts = SeatView(laid_out(), ADA).facts
    assert (facts["colour"], facts["worth"]) == ("blue", -6)  # as much as red, with two sheep


def test_the_whistle_is_pointed_out_only_when_it_would_be_heard() -> None:
    setup = {**SETUP, "meadow": ["blue -2", "yellow -3", "red -3", "green 2", "benny"]}
    referee = laid_out(setup)
    told = [SeatView(referee, seat).facts["may_whistle"] for seat in (ADA, BEN)]
    assert told == [True, False]
    assert referee.submit(Call(ADA, "whistle"), 0) is None
