"""Which card to lay, to give, to hide: sense at the top level, anything at the lowest."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.schummel_hummel.choosing import (
    Reading,
    card_to_give,
    card_to_hide,
    card_to_lay,
    seat_to_burden,
)
from game.core.cards import Card
from game.core.record import Record
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import GAMES
from tests.bots.matches import GAME, deck

HAND = ["bumblebee blue red", "wasp blue red", "flower blue red", "flower green yellow", "flower green violet"]


@pytest.fixture
def view() -> SeatView:
    setup = {"hands": {"Ada": HAND, "Ben": ["flower blue red"], "Cleo": ["flower blue violet", "flower red violet"]},
             "discard": ["flower blue violet"], "watchman": "Ben"}
    record = Record(deck(), ["Ada", "Ben", "Cleo"], ["human"] * 3, 1, {}, setup)
    return SeatView(Referee(GAMES[GAME], record), 0)


def names(view: SeatView, cards: list[Card]) -> list[str]:
    return [view.face(card).name for card in cards]


def test_a_wise_player_lays_what_costs_most(view: SeatView) -> None:
    playable = view.facts["playable"]
    card = card_to_lay(Reading(view), playable, view.hand, False, 0, 1.0, Random(1))
    assert names(view, [card]) == ["wasp blue red"]


def test_a_foolish_player_lays_anything_that_fits(view: SeatView) -> None:
    playable = view.facts["playable"]
    rng = Random(1)
    laid = {card_to_lay(Reading(view), playable, view.hand, False, 0, 0.0, rng) for _ in range(60)}
    assert laid == set(playable)


def test_the_bumblebee_vanishes_first(view: SeatView) -> None:
    card = card_to_hide(Reading(view), view.hand, view.facts["playable"], 1.0, Random(1))
    assert names(view, [card]) == ["bumblebee blue red"]


def test_the_dearest_card_that_may_be_given_is_given(view: SeatView) -> None:
    givable = [card for card in view.hand if view.face(card).kind != "bumblebee"]
    assert names(view, [card_to_give(Reading(view), givable, 1.0, Random(1))]) == ["wasp blue red"]


def test_whoever_has_fewest_cards_is_burdened_but_rather_not_the_one_to_spare(view: SeatView) -> None:
    assert seat_to_burden(view, [1, 2], spare=-1, craft=1.0, rng=Random(1)) == 1
    assert seat_to_burden(view, [1, 2], spare=1, craft=1.0, rng=Random(1)) == 2


def test_a_card_that_was_never_seen_cant_be_read(view: SeatView) -> None:
    unseen = next(card for card in range(75) if not view.sees(card))
    with pytest.raises(PermissionError):
        Reading(view).of(unseen)
