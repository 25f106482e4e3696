"""What the players of Mömmen think of cards, and that they think with nothing but what they saw."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.bots import make_bot
from game.bots.moemmen.bot import MoemmenPlayer
from game.bots.moemmen.counting import Count
from game.bots.moemmen.worth import Holding, Sheep
from game.core.actions import Call, Grab, Release
from game.core.record import Record
from game.decks import load_decks
from game.referee.match import Match
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules.moemmen import Moemmen

DECK = load_decks()["moemmen"]
COLOURS = [colour.name for colour in DECK.colours]
EVEN = dict.fromkeys(COLOURS, 1.0)
SETUP: dict[str, Any] = {
    "hands": {"Ada": ["blue 1", "blue 2", "blue 4", "blue 3", "green 1", "red 1"],
              "Ben": ["red 2", "red 1", "green 3", "green 4", "yellow 2", "yellow 1"]},
    "meadow": ["blue 3", "yellow 4", "red -3", "green 2", "red 4"],
    "draw": ["red 2", "red 3", "blue 4", "blue 4", "green 1", "green 2", "benny", "tim"],
}


def sheep(*names: str) -> list[Sheep]:
    kinds = {"benny": Sheep("benny", "", 0), "tim": Sheep("tim", "", 0)}
    found = []
    for name in names:
        colour, _, value = name.partition(" ")
        found.append(kinds.get(name) or Sheep("minus" if value[0] == "-" else "plus", colour, int(value)))
    return found


def played(setup: dict[str, Any], level: int = 3, until_ms: int = 20_000) -> tuple[Match, MoemmenPlayer]:
    """Ada is a bot, Ben sits still."""
    referee = Referee(Moemmen(), Record(DECK, ["Ada", "Ben"], [f"calm:{level}", "human"], 1, {}, setup))
    bot = make_bot(f"calm:{level}", 0, SeatView(referee, 0), 1)
    assert isinstance(bot, MoemmenPlayer)
    match = Match(referee, [bot])
    match.advance(until_ms)
    return match, bot


def meadow(match: Match) -> list[str]:
    return [DECK.faces[card].name for card in match.referee.rules.facts(match.referee.table, 0)["meadow"]]


def test_a_hand_is_worth_its_points_and_more_the_nearer_it_is_to_a_herd() -> None:
    hands = [
        sheep("red 1", "blue 1", "yellow 1", "green 1", "red 1", "blue 1"),
        sheep("red 1", "red 1", "red 1", "green 1", "blue 1", "blue 1"),
        sheep("red 1", "red 1", "red 1", "red 2", "red 2", "blue 1"),
        sheep("red 4", "red 4", "red 4", "red 2", "red 2", "blue 1"),
    ]
    worth = [Holding(COLOURS, hand, 0.0).worth(EVEN) for hand in hands]
    assert worth == sorted(worth) and len(set(worth)) == len(worth)


def test_taking_a_card_out_and_putting_it_back_changes_nothing() -> None:
    hand = sheep("red 1", "red -3", "tim", "green 1", "blue 4", "benny")
    holding = Holding(COLOURS, hand, 2.0)
    before = holding.worth(EVEN)
    for one in hand:
        holding.add(one, -1)
        holding.add(one)
    assert holding.worth(EVEN) == pytest.approx(before)


def test_it_takes_the_sheep_of_its_colour_for_one_that_it_doesn_t_need() -> None:
    match, _ = played(SETUP)
    assert "blue 3" not in meadow(match)
    assert match.referee.table.turn == 1


def test_it_completes_its_herd_when_it_can() -> None:
    hands = {**SETUP["hands"], "Ada": ["blue 1", "blue 2", "blue 4", "blue 3", "blue 1", "red 1"]}
    match, _ = played({**SETUP, "hands": hands}, level=1)
    assert match.referee.table.round_over


def test_it_plays_tim_when_that_costs_the_others_more() -> None:
    hands = {**SETUP["hands"], "Ada": ["blue 1", "blue 2", "blue 4", "tim", "green 1", "red 1"]}
    match, _ = played({**SETUP, "hands": hands})
    assert match.referee.rules.check(match.referee.table, ["Ada", "Ben"], "tim") == "Ada"


def test_it_whistles_when_the_meadow_has_nothing_for_it() -> None:
    match, _ = played({**SETUP, "meadow": ["yellow -2", "green -2", "red -3", "green 2", "red 4"]})
    assert Call(0, "whistle") in [action for _, action in match.referee.record.inputs]


def test_it_sets_out_with_the_same_card_whatever_lies_hidden() -> None:
    """The others' hands and the draw pile are exchanged; nothing of that is visible."""
    hidden = {
        **SETUP,
        "hands": {**SETUP["hands"], "Ben": ["red 3", "green 1", "yellow 3", "yellow 3", "tim", "benny"]},
        "draw": ["yellow 1", "red 1", "green 3", "tim", "tim", "yellow 2", "blue 4", "blue 1"],
    }
    told = []
    for setup in (SETUP, hidden):
        match, _ = played(setup)
        actions = match.referee.record.inputs
        told.append([
            (at, DECK.faces[action.card].name if isinstance(action, Grab) else action) for at, action in actions])
    assert told[0] == told[1] != []


def test_it_doesn_t_lay_down_what_the_next_player_is_seen_to_collect() -> None:
    """Of two cards that are worth the same to it, the red one would help Ben."""
    referee = Referee(Moemmen(), Record(DECK, ["Ada", "Ben"], ["calm:3", "human"], 1, {}, SETUP))
    bot = make_bot("calm:3", 0, SeatView(referee, 0), 1)
    assert isinstance(bot, MoemmenPlayer)
    for card, name in ((60, "red 4"), (61, "red 3"), (62, "red 3")):
        bot.count.took(1, card, sheep(name)[0])
    match = Match(referee, [bot])
    match.advance(20_000)
    assert "green 1" in meadow(match)
    assert [type(action) for _, action in referee.record.inputs][-1] is Release


def test_counting_follows_what_is_taken_given_and_gone() -> None:
    count = Count(3, Counter(DECK.faces))
    assert count.unseen("red", 2) == 10
    count.took(1, 5, sheep("red 3")[0])
    count.took(1, 6, sheep("red 1")[0])
    count.went(sheep("red 2")[0])
    assert count.unseen("red", 2) == 7
    assert count.collects(1, "red", 6) == 3  # two seen, and one of four unseen
    assert count.collects(1, "blue", 6) == 0
    count.gave(1, 6, sheep("red 1")[0])
    assert (count.unseen("red", 2), count.collects(1, "red", 6)) == (8, 1)
    count.shuffled()
    assert count.unseen("red", 2) == 9
    count.new_round()
    assert count.unseen("red", 2) == 10
