"""A reaction allowance makes unequal players equal: bots of unlike levels, fixed seeds, all matches counted.

The whole table of what was measured is in docs/fairness.md; here are three of its rows with fewer matches.
"""

from __future__ import annotations

import pytest

from game.cli import main
from game.lab.simulate import Plan, simulate
from game.lab.tally import Tally
from tests.lab.people import DECKS

FEW, MANY = 40, 140
WITHIN = 0.10


def played(game: str, seats: list[str], matches: int, allow: tuple[int, ...]) -> Tally:
    total = Tally()
    plan = Plan(DECKS[game], [seats], matches, allow=allow)
    for number in range(matches):
        total.add(simulate(plan, number))
    assert (total.plain["stalls"], total.plain["exceptions"], total.plain["lost_cards"]) == (0, 0, 0)
    return total


def win_rates(seats: list[str], matches: int, allow: tuple[int, ...]) -> list[float]:
    total = played("schnattergei", seats, matches, allow)
    return [total.wins_by_seat[f"{len(seats)} players, seat {seat + 1}"] / matches for seat in range(len(seats))]


@pytest.mark.parametrize(("seats", "allow"), [
    (["sly:1", "hawk:3"], (325, 0)), (["sly:2", "hawk:3"], (125, 0)),
])
def test_with_an_allowance_win_rates_come_within_ten_points(seats: list[str], allow: tuple[int, ...]) -> None:
    without, with_it = win_rates(seats, FEW, ()), win_rates(seats, MANY, allow)
    assert abs(without[0] - without[1]) > 0.5, "they are far apart by themselves"
    assert abs(with_it[0] - with_it[1]) <= WITHIN, with_it


def test_two_levels_apart_can_be_made_up_for_where_slaps_are_one_thing_among_many() -> None:
    """The two seats of a level together: so few matches tell no more of one seat than that it wins now and then."""
    def rates(matches: int, allow: tuple[int, ...]) -> list[float]:
        total = played("schummel_hummel", ["sly:1", "hawk:3", "bold:1", "calm:3"], matches, allow)
        return [total.wins_by_level[level] / 2 / matches for level in "13"]

    slow, quick = rates(24, ())
    assert quick - slow > 0.3, "they are far apart by themselves"
    slow, quick = rates(80, (1500, 0, 1500, 0))
    assert abs(quick - slow) <= WITHIN, (slow, quick)


def test_the_same_seed_and_allowance_give_the_same_matches() -> None:
    plan = Plan(DECKS["schummel_hummel"], [["sly:1", "calm:1", "hawk:2"]], 1, 3, (400, 400, 0))
    assert simulate(plan, 0).plain == simulate(plan, 0).plain


def test_an_allowance_of_nought_changes_nothing() -> None:
    seats = [["sly:1", "bold:2", "hawk:3"]]
    for game in ("schummel_hummel", "schnattergei"):
        plain, nought = Plan(DECKS[game], seats, 1, 3), Plan(DECKS[game], seats, 1, 3, (0, 0, 0))
        assert simulate(plain, 0).plain == simulate(nought, 0).plain


def test_simulate_takes_an_allowance(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["simulate", "schnattergei", "--games", "2", "--seats", "sly:1,hawk:3"]
    assert main([*seats, "--allow", "1=300", "--allow", "2=20"]) == 0
    assert "wins by seat" in capsys.readouterr().out


@pytest.mark.parametrize(("words", "trouble"), [
    (["--allow", "1=100"], "--allow needs --seats"),
    (["--seats", "sly:1,hawk:3", "--allow", "3=100"], "expected a seat from 1 to 2"),
    (["--seats", "sly:1,hawk:3", "--allow", "1:100"], "such as 2=150"),
    (["--seats", "sly:1,hawk:3", "--allow", "1=5000"], "expected 0 to 3000"),
    (["--seats", "sly:1,hawk:3", "--allow", "1="], "expected a whole number"),
])
def test_an_allowance_that_cannot_be_is_a_sentence(words: list[str], trouble: str,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(["simulate", "schnattergei", "--games", "1", *words])
    except SystemExit as stop:
        status = int(stop.code or 0)
    assert status == 2 and trouble in capsys.readouterr().err
