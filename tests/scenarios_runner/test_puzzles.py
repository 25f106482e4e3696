"""Puzzles: somebody plays one seat, the others do what the steps say of them, and the last expectation decides."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.assets import asset
from game.core.actions import Call, Carry, Grab, Release
from game.decks import load_decks
from game.rules import GAMES
from game.scenarios import Scenario, ScenarioFileError
from game.scenarios.puzzle import Outcome, PuzzleMatch, named_apart, puzzles_in
from game.scenarios.running import run

from .puzzling import do_nothing, follow

EACH_GAME = 3
WEB = """\
scenario: a web
game: schummel_hummel
players: [Ada, Ben, Cleo]
puzzle: {seat: Ben, goal: "Lay a spider.", within: 10}
setup:
  hands:
    Ada: [web blue red, flower red green]
    Ben: [spider blue red, flower red green, flower blue yellow]
    Cleo: [flower red green, flower blue violet]
  draw: [flower green yellow, flower green violet]
  discard: [flower red yellow]
  turn: Ada
steps:
  - {wait: 2}
  - {by: Ada, do: play, card: web blue red}
  - {by: Ben, do: play, card: spider blue red}
  - {wait: 1}
  - {by: Cleo, do: play, card: flower blue violet}
  - expect: {top: flower blue violet}
"""


@cache
def shipped() -> tuple[Scenario, ...]:
    files = sorted(asset("puzzles").glob("*.yaml"))
    return tuple(each for file in files for each in puzzles_in(file, load_decks(), GAMES))


def names() -> list[str]:
    return [each.name for each in shipped()]


def puzzle(tmp_path: Path, text: str = WEB) -> Scenario:
    file = tmp_path / "puzzle.yaml"
    file.write_text(text, encoding="utf-8")
    return puzzles_in(file, load_decks(), GAMES)[0]


def card(match: PuzzleMatch, seat: int, name: str) -> int:
    table = match.referee.table
    return next(each for each in table.hand(seat) if table.faces[each].name == name)


def lay(match: PuzzleMatch, seat: int, name: str, at: int) -> None:
    held = card(match, seat, name)
    for action in (Grab(seat, held), Carry(seat, "discard"), Release(seat, "discard")):
        match.submit(action, at)


# The shipped ones


def test_each_game_has_three_that_name_the_ruling_they_teach() -> None:
    for game, rules in GAMES.items():
        found = [each for each in shipped() if each.deck.game == game]
        assert len(found) == EACH_GAME
        assert all(named_apart(each.name)[0] in rules.rulings for each in found)


@pytest.mark.parametrize("name", names())
def test_the_stored_solution_solves_it(name: str) -> None:
    scenario = next(each for each in shipped() if each.name == name)
    assert run(scenario) == ""


@pytest.mark.parametrize("name", names())
def test_the_player_alone_solves_it_by_that_solution(name: str) -> None:
    match = follow(next(each for each in shipped() if each.name == name))
    assert match.outcome is Outcome.SOLVED
    assert 0 < match.solved_ms < match.puzzle.within_ms / 2, "there has to be time to think"


@pytest.mark.parametrize("name", names())
def test_doing_nothing_fails(name: str) -> None:
    match = do_nothing(next(each for each in shipped() if each.name == name))
    assert match.outcome is Outcome.LATE


# How one is played


def test_the_others_do_what_comes_first_and_then_stay_still(tmp_path: Path) -> None:
    match = PuzzleMatch(puzzle(tmp_path))
    match.advance(1_900)
    assert match.referee.table.turn == 0
    match.advance(9_900)
    table = match.referee.table
    assert table.turn == 1 and table.faces[table.top("discard")].name == "web blue red"
    assert len(table.hand(2)) == 2 and match.outcome is Outcome.OPEN


def test_an_answer_of_the_others_follows_the_players_act_after_its_wait(tmp_path: Path) -> None:
    match = PuzzleMatch(puzzle(tmp_path))
    match.advance(5_000)
    lay(match, 1, "spider blue red", 5_001)
    match.advance(5_990)
    assert len(match.referee.table.hand(2)) == 2
    match.advance(7_000)
    assert match.outcome is Outcome.SOLVED and 6_001 <= match.solved_ms < 7_000


def test_what_the_referee_would_refuse_isnt_done(tmp_path: Path) -> None:
    """Ben draws nothing and lays nothing, so it never is Cleo's turn."""
    text = WEB.replace("by: Ben, do: play, card: spider blue red", "by: Ben, do: slap")
    match = PuzzleMatch(puzzle(tmp_path, text))
    match.advance(5_000)
    assert match.submit(Call(1, "slap"), 5_001) is not None
    match.advance(9_999)
    assert len(match.referee.table.hand(2)) == 2 and match.outcome is Outcome.OPEN


def test_a_card_that_comes_back_to_the_hand_is_no_act(tmp_path: Path) -> None:
    match = PuzzleMatch(puzzle(tmp_path))
    match.advance(5_000)
    held = card(match, 1, "spider blue red")
    for action in (Grab(1, held), Carry(1, "discard"), Carry(1, "hand:1"), Release(1, "hand:1")):
        match.submit(action, 5_001)
    assert not match.script.acted


def test_the_last_instant_still_counts_and_the_next_one_doesnt(tmp_path: Path) -> None:
    text = WEB.replace("  - {wait: 1}\n", "").replace("  - {by: Cleo, do: play, card: flower blue violet}\n", "")
    text = text.replace("top: flower blue violet", "top: spider blue red")
    for at, outcome in ((10_000, Outcome.SOLVED), (10_001, Outcome.LATE)):
        match = PuzzleMatch(puzzle(tmp_path, text))
        match.advance(9_000)
        lay(match, 1, "spider blue red", at)
        assert match.outcome is outcome


def test_the_same_acts_come_out_the_same_at_any_frame_length(tmp_path: Path) -> None:
    ends = set()
    for frame_ms in (1, 16, 333, 5_000):
        match = PuzzleMatch(puzzle(tmp_path))
        for at in range(frame_ms, 5_001, frame_ms):
            match.advance(at)
        lay(match, 1, "spider blue red", 5_001)
        for at in range(5_001, 9_999, frame_ms):
            match.advance(at)
        match.advance(9_999)
        ends.add((match.outcome, match.solved_ms))
    assert len(ends) == 1


def test_a_round_that_is_over_without_a_solution_is_lost(tmp_path: Path) -> None:
    text = WEB.replace("Ben: [spider blue red, flower red green, flower blue yellow]", "Ben: [spider blue red]")
    match = PuzzleMatch(puzzle(tmp_path, text))
    match.advance(5_000)
    lay(match, 1, "spider blue red", 5_001)
    assert match.outcome is Outcome.LOST


def test_who_has_nothing_to_do_but_wait_must_wait_to_the_end(tmp_path: Path) -> None:
    """A stinger: whoever slaps gets a card from everybody."""
    text = WEB.replace("web blue red", "stinger wasp blue violet").replace("flower red yellow", "flower blue yellow")
    steps = "steps:\n  - {by: Ada, do: play, card: stinger wasp blue violet}\n  - {wait: 4}\n"
    text = text[:text.index("steps:")] + steps + "  - expect: {counts: {Ben: 3}}\n"
    still = PuzzleMatch(puzzle(tmp_path, text))
    still.advance(3_000)
    assert still.outcome is Outcome.OPEN
    again = PuzzleMatch(puzzle(tmp_path, text))
    again.advance(6_000)
    assert again.outcome is Outcome.SOLVED


# Files


@pytest.mark.parametrize(("text", "where", "says"), [
    (WEB.replace('puzzle: {seat: Ben, goal: "Lay a spider.", within: 10}\n', ""), ":1:1:", "found no puzzle"),
    (WEB.replace("  - expect: {top: flower blue violet}\n", ""), ":4:9:", "without an expect"),
    (WEB.replace("within: 10", "within: soon"), ":4:52:", "'soon'"),
    ("- 1\n- 2\n", ":1:1:", "expected a mapping"),
    ("scenario: [\n", ":2:1:", ""),
])
def test_what_is_wrong_with_a_file_is_said_with_its_place(tmp_path: Path, text: str, where: str, says: str) -> None:
    with pytest.raises(ScenarioFileError) as error:
        puzzle(tmp_path, text)
    assert where in str(error.value) and says in str(error.value)


def test_a_name_may_begin_with_a_ruling() -> None:
    assert named_apart("SH-17: The last card") == ("SH-17", "The last card")
    assert named_apart("A puzzle: of mine") == ("", "A puzzle: of mine")
