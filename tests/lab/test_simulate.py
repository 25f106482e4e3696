"""Simulated matches: counted right, the same each time, and never stuck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from game.bots import KINDS, LEVELS
from game.core.record import Record
from game.core.table import NEVER
from game.lab.simulate import Plan, as_text, mixed_seatings, play, simulate
from game.lab.tally import Tally, lost_cards
from game.playing import begin
from game.referee.match import Match
from game.rules import GAMES
from tests.lab.people import DECKS

DECK = DECKS["schummel_hummel"]


def plan(*kinds: str, games: int = 1, seed: int = 0) -> Plan:
    return Plan(DECK, [list(kinds)] if kinds else mixed_seatings([3, 4, 5]), games, seed)


def test_every_kind_of_bot_sits_at_every_seat_and_with_every_number() -> None:
    seatings = mixed_seatings([3, 4, 5])
    assert {len(seating) for seating in seatings} == {3, 4, 5}
    kinds = {f"{kind}:{level}" for kind in KINDS for level in LEVELS}
    assert {seating[0] for seating in seatings} == kinds
    assert all(len(set(seating)) == len(seating) for seating in seatings)


def test_a_match_is_counted() -> None:
    tally = simulate(plan("sly:2", "hawk:3", "bold:1"), 0)
    figures = tally.figures(GAMES[DECK.game], 2.0)
    assert (figures["games"], figures["rounds"], figures["stalls"], figures["lost_cards"]) == (1, 3, 0, 0)
    assert figures["games_per_second"] == 0.5
    assert figures["calls_right"] + figures["calls_wrong"] == figures["events"]["Judged"] == figures["acts"]["accuse"]
    assert figures["cheats_caught"] <= figures["calls_right"]
    assert sum(figures["wins_by_seat"].values()) >= 1
    assert set(figures["rulings"]) == set(GAMES[DECK.game].rulings)
    assert "mean round seconds" in as_text(figures)


def test_counts_of_several_matches_add_up() -> None:
    one, other = simulate(plan(), 0), simulate(plan(), 1)
    total = Tally()
    total.add(one)
    total.add(other)
    assert total.plain["actions"] == one.plain["actions"] + other.plain["actions"]
    assert total.acts == one.acts + other.acts
    assert total.figures(GAMES[DECK.game], 1.0)["games"] == 2


def test_counting_changes_nothing() -> None:
    match = begin(plan().record(3))
    assert play(match)
    assert simulate(plan(), 3).plain["actions"] == len(match.referee.record.inputs)


def test_a_broken_match_is_a_figure_and_not_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    tally = simulate(plan("wizard:9", "hawk:3", "bold:1", seed=77), 0)
    assert (tally.plain["games"], tally.plain["exceptions"]) == (1, 1)
    assert "Seed 77:" in capsys.readouterr().err


def test_a_table_at_which_nobody_acts_has_stalled() -> None:
    match = begin(Record(DECK, ["A", "B", "C"], ["human"] * 3, 0, DECK.house()))
    assert match.referee.table.next_due == NEVER
    assert not play(Match(match.referee, []))


def test_a_card_in_two_places_or_none_is_missed() -> None:
    referee = begin(plan().record(0)).referee
    assert lost_cards(referee) == 0
    card = referee.table.piles["draw"].pop()
    assert lost_cards(referee) == 1
    referee.table.piles["draw"] += [card, card]
    assert lost_cards(referee) == 1


def test_nearly_every_ruling_is_reached_by_two_hundred_matches() -> None:
    """As soon as they are, the rest isn't played: nothing is unreached by more."""
    total = Tally()
    for number in range(200):
        total.add(simulate(plan(games=200), number))
        if number % 10 == 9 and nearly_all(total.figures(GAMES[DECK.game], 1.0)):
            break
    figures = total.figures(GAMES[DECK.game], 1.0)
    assert nearly_all(figures)
    assert (figures["stalls"], figures["exceptions"], figures["lost_cards"]) == (0, 0, 0)


def nearly_all(figures: Mapping[str, Any]) -> bool:
    """Every act, every event and all but six rulings."""
    events = {name: count for name, count in figures["events"].items() if name != "Sat"}  # nobody leaves a bot match
    unreached = sum(count == 0 for count in figures["rulings"].values())
    return all(figures["acts"].values()) and all(events.values()) and unreached <= 6


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_no_seat_has_the_better_players(count: int) -> None:
    seatings = mixed_seatings([count])
    pairs = Counter((seating[0][-1], seating[1][-1]) for seating in seatings)
    assert all(pairs[one, other] == pairs[other, one] for one, other in pairs)
