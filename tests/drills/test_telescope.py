"""Telescope: a hand, the real rule of matching, and a worm that turns."""

from __future__ import annotations

from game.core.actions import NOBODY
from game.core.cards import Card
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules.drills.telescope import TelescopeTable
from game.rules.schummel_hummel import playing
from tests.drills.trials import alone, measured, try_act, until_shown


def table_of(referee: Referee) -> TelescopeTable:
    assert isinstance(referee.table, TelescopeTable)
    return referee.table


def fits(referee: Referee) -> list[Card]:
    return playing.playable(table_of(referee), 0)


def lay(referee: Referee, card: Card, after_ms: int = 700) -> None:
    assert try_act(referee, "play", card, "discard", after_ms=after_ms)


def test_a_card_that_fits_lies_and_is_the_next_to_look_at() -> None:
    referee = alone("telescope")
    until_shown(referee)
    table, card = table_of(referee), fits(referee)[0]
    lay(referee, card)
    assert table.top("discard") == card and card not in table.hand(0)
    assert table.lays[-1].fits and table.lays[-1].ms == 700 and table.lays[-1].first


def test_a_card_that_does_not_fit_goes_back_and_is_counted() -> None:
    referee = alone("telescope")
    until_shown(referee)
    table = table_of(referee)
    wrong = next(card for card in table.hand(0) if card not in fits(referee))
    lay(referee, wrong)
    assert wrong in table.hand(0) and not table.lays[-1].fits and table.phase == "shown"


def test_the_view_lights_the_pile_for_every_card_alike() -> None:
    referee = alone("telescope")
    until_shown(referee)
    view = SeatView(referee, 0)
    assert {tuple(view.zones_for(card)) for card in view.hand} == {("discard",)}
    assert all(view.may_grab(card) is None for card in view.hand)


def test_a_bumblebee_is_only_the_watchman_s() -> None:
    for seed in range(20):
        referee = alone("telescope", seed=seed)
        until_shown(referee)
        table = table_of(referee)
        assert table.watchman == NOBODY
        for card in table.hand(0):
            if table.kind[card] == "bumblebee":
                lay(referee, card)
                assert card in table.hand(0)
                return
    raise AssertionError("no bumblebee was dealt")


def test_the_worm_turns_while_a_hand_is_laid_and_the_next_card_pays_for_it() -> None:
    referee = alone("telescope", level=10)
    until_shown(referee)
    table = table_of(referee)
    table.turn_after[0] = 1
    before = table.telescope
    lay(referee, fits(referee)[0])
    assert table.telescope != before and table.turned
    if table.phase == "shown":
        lay(referee, fits(referee)[0], 900)
        assert table.lays[-1].turned and table.lays[-1].ms == 900 and not table.lays[-1].first


def test_at_a_higher_level_it_turns_oftener() -> None:
    def turns(level: int) -> int:
        return sum(each > 0 for seed in range(5) for each in table_of(alone("telescope", level, seed)).turn_after)
    assert turns(10) == 100 and turns(1) < 70


def test_every_hand_has_something_that_fits_and_something_that_does_not_now_and_then() -> None:
    referee = alone("telescope")
    trap = 0
    for number in range(20):
        until_shown(referee, number)
        table = table_of(referee)
        assert len(fits(referee)) >= 3
        trap += len(fits(referee)) < len(table.hand(0))
        referee.advance(table.next_due)
    assert trap >= 15


def test_who_lays_everything_has_done_it_well_and_is_counted_by_the_minute() -> None:
    referee = alone("telescope")
    table = table_of(referee)
    while not table.game_over:
        if table.phase == "shown" and fits(referee):
            lay(referee, fits(referee)[0], 600)
        else:
            referee.advance(table.next_due)
    figures = measured(referee)
    assert figures.score == 100 and figures.success == 1.0, "one card in 600 ms is a hundred a minute"
    assert figures.values["errors"] == figures.values["left"] == figures.values["turn_cost_ms"] == 0


def test_what_is_left_and_what_does_not_fit_makes_it_worse() -> None:
    figures = measured(alone("telescope"))
    assert figures.success == 0 and figures.values["left"] == 20 and figures.score == 0


def test_the_cost_of_a_turn_leaves_out_the_first_card_of_a_hand() -> None:
    referee = alone("telescope", level=10)
    table = table_of(referee)
    while not table.game_over:
        if table.phase != "shown" or not fits(referee):
            referee.advance(table.next_due)
            continue
        first = not table.laid_now()
        lay(referee, fits(referee)[0], 430 if first else 370 if table.turned else 220)
    assert measured(referee).values["turn_cost_ms"] == 150


def test_a_hand_that_was_broken_off_counts_none_of_its_cards() -> None:
    referee = alone("telescope")
    until_shown(referee)
    lay(referee, fits(referee)[0])
    assert try_act(referee, "void")
    assert table_of(referee).lays == ()
