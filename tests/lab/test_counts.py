"""What is counted of one game only."""

from __future__ import annotations

import pytest

from game.core.events import CardMoved, Noted, Said
from game.lab.counts import COUNTS, Count
from game.lab.simulate import Plan, mixed_seatings, simulate
from game.lab.tally import Tally
from game.rules import GAMES
from tests.lab.people import DECKS


def counted(game: str, *events: object) -> dict[str, int]:
    count: Count = Count()
    for event in events:
        COUNTS[game].hear(event, count)  # type: ignore[arg-type]
    return {name: number for name, number in count.items() if number}


def test_a_tie_a_harvest_and_an_invasion_are_counted() -> None:
    assert counted(
        "heuschrecken_poker",
        Noted(0, "shown", (1, 2)),
        Noted(0, "cancelled", (0, 1)),
        Noted(0, "sweep", (-1, "")),
        Noted(0, "ties", 1),
        Noted(0, "ties", 2),
        Noted(0, "ties", 0),
        Noted(0, "harvest", (1, "corn", 2)),
        Noted(0, "invaded", 0),
        Noted(0, "sweep", (1, "ace")),
    ) == {
        "reveals": 1,
        "reveals_with_equal_cards": 1,
        "ties": 2,
        "second_ties": 1,
        "harvests": 1,
        "harvest_tokens": 2,
        "invasions": 1,
        "all_by_ace": 1,
    }


def test_three_ways_to_a_new_meadow_are_counted() -> None:
    assert counted(
        "moemmen", Said(0, 0, "benny"), Said(0, 1, "whistles"), Said(0, -1, "all_passed"), Said(0, 2, "moemmen")
    ) == {"resets": 3, "benny": 1, "whistles": 1, "all_passed": 1, "tim": 1}


def test_doubles_and_mistakes_are_counted() -> None:
    assert counted(
        "schnattergei",
        CardMoved(0, 3, "pile:1", "discard"),
        Noted(0, "slap", "double"),
        Said(0, 1, "slaps"),
        Said(0, -1, "wrong_slap", 0),
        Said(0, -1, "hesitation", 2),
    ) == {"flips": 1, "doubles": 1, "slaps_that_count": 1, "wrong_slaps": 1, "hesitations": 1, "mistakes": 2}


@pytest.mark.parametrize("game", [game for game in GAMES if game in COUNTS])
def test_a_match_has_the_figures_of_its_game(game: str) -> None:
    deck = DECKS[game]
    least, most = deck.players
    total = Tally()
    for number in range(3):
        total.add(simulate(Plan(deck, mixed_seatings(list(range(least, most + 1))), 3), number))
    figures = total.figures(GAMES[game], 1.0)
    assert set(figures["game"]) == set(COUNTS[game].names)
    assert any(figures["game"].values())
    for name, (part, whole) in COUNTS[game].shares.items():
        known = figures["game"] | {"games": figures["games"], "rounds": figures["rounds"]}
        assert figures["shares"][name] == round(known[part] / max(1, known[whole]), 3)


@pytest.mark.parametrize("game", GAMES)
def test_wins_are_told_for_each_level_that_sat_at_a_table(game: str) -> None:
    deck = DECKS[game]
    tally = simulate(Plan(deck, [["sly:1", "hawk:3", "bold:2"]], 1), 0)
    figures = tally.figures(GAMES[game], 1.0)
    assert set(figures["wins_per_seat_of_level"]) == {"1", "2", "3"}
    assert sum(figures["wins_per_seat_of_level"].values()) >= 1
