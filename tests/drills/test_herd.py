"""Herd: one exchange with the meadow, by the rules and the points of Mömmen."""

from __future__ import annotations

import pytest

from game.core.acts import Act
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules.drills.herd import Exchange, HerdTable
from game.rules.moemmen import scoring
from game.rules.moemmen.table import MEADOW
from tests.drills.trials import alone, measured, try_act, until_shown


def table_of(referee: Referee) -> HerdTable:
    assert isinstance(referee.table, HerdTable)
    return referee.table


def swap(referee: Referee, exchange: Exchange, after_ms: int = 1_500) -> None:
    assert try_act(referee, "swap", exchange.card, exchange.place, after_ms=after_ms)


@pytest.mark.parametrize("seed", range(5))
def test_every_exchange_is_worth_what_the_hand_counts_after_it(seed: int) -> None:
    referee = alone("herd", seed=seed)
    until_shown(referee)
    table = table_of(referee)
    for card, place, worth in table.exchanges:
        hand = [other for other in table.hand(0) if other != card] + [table.top(place)]
        assert worth == max(scoring.worth(table, hand, colour) for colour in range(4))


@pytest.mark.parametrize("level", [1, 10])
def test_there_is_always_something_to_win(level: int) -> None:
    for seed in range(5):
        referee = alone("herd", level, seed)
        for number in range(12):
            until_shown(referee, number)
            table = table_of(referee)
            assert table.exchanges[0].worth > table.before
            referee.advance(table.next_due)


def test_the_best_exchange_is_all_that_could_be_had() -> None:
    referee = alone("herd")
    for number in range(12):
        until_shown(referee, number)
        swap(referee, table_of(referee).exchanges[0])
    figures = measured(referee)
    assert figures.score == 100 and figures.success == 1 and figures.values["median_ms"] == 1_500


def test_less_than_the_best_counts_by_what_it_brings() -> None:
    for seed in range(10):
        referee = alone("herd", seed=seed)
        until_shown(referee)
        table = table_of(referee)
        best = table.exchanges[0].worth
        if other := next((each for each in table.exchanges if table.before < each.worth < best), None):
            break
    assert other is not None
    swap(referee, other)
    result = table.results[0]
    assert result.share == pytest.approx((other.worth - table.before) / (best - table.before))
    assert result.outcome == ("near" if result.share >= 0.5 else "wrong")


def test_an_exchange_that_costs_points_counts_nothing() -> None:
    referee = alone("herd")
    until_shown(referee)
    table = table_of(referee)
    swap(referee, table.exchanges[-1])
    assert table.exchanges[-1].worth < table.before
    assert table.results[0].share == 0 and table.results[0].outcome == "wrong"


def test_a_shorn_sheep_goes_against_a_plus_of_its_colour_alone() -> None:
    """MO-02, and the exchange isn't over."""
    for seed in range(30):
        referee = alone("herd", seed=seed)
        until_shown(referee)
        table = table_of(referee)
        legal = {(each.card, each.place) for each in table.exchanges}
        wrong = next(((card, place) for card in table.minus_in_hand(0) for place in MEADOW
                      if (card, place) not in legal), None)
        if wrong:
            refusal = referee.rules.refuse(table, Act(0, "swap", *wrong))
            assert refusal is not None and refusal.ruling == "MO-02"
            assert not try_act(referee, "swap", *wrong)
            assert table.phase == "shown" and table.results == ()
            return
    raise AssertionError("no such hand was dealt")


def test_the_best_is_shown_only_when_the_exchange_is_over() -> None:
    referee = alone("herd")
    until_shown(referee)
    assert SeatView(referee, 0).facts["best"] is None
    table = table_of(referee)
    best = table.exchanges[0]
    takes = table.top(best.place)
    swap(referee, table.exchanges[-1])
    facts = SeatView(referee, 0).facts
    assert facts["best"] == best and facts["best_takes"] == takes and facts["made"] == table.exchanges[-1]


def test_at_a_lower_level_the_best_is_further_ahead() -> None:
    def ahead(level: int) -> float:
        found = []
        for seed in range(6):
            referee = alone("herd", level, seed)
            for number in range(12):
                until_shown(referee, number)
                worths = sorted({each.worth for each in table_of(referee).exchanges}, reverse=True)
                found.append(worths[0] - worths[1])
                referee.advance(table_of(referee).next_due)
        return sum(found) / len(found)
    assert ahead(1) > ahead(10)


def test_nothing_in_time_counts_nothing() -> None:
    figures = measured(alone("herd"))
    assert figures.score == 0 and figures.values["missed"] == 12
