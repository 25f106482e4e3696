"""Puzzles at the screen: from the drills to a puzzle, to its end and on, with each device alone."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pygame
import pytest

from game.app import App
from game.cli import main
from game.core.record import HUMAN
from game.decks import load_decks
from game.puzzling import Puzzling
from game.scenarios import Scenario
from game.scenarios.puzzle import SCRIPTED, Outcome, PuzzleMatch
from game.scenes.puzzles.scene import PuzzleActs, PuzzleScene
from game.scenes.puzzles.shelf import DRILL, shipped
from game.scenes.shots.studio import Look, Studio
from game.settings import ANIMALS, SeatSetting
from game.view.i18n import use
from tests.pads import VirtualPad
from tests.scenarios_runner.puzzling import own_steps, possible
from tests.scenes.practice.practiser import Practiser, _carry

pytestmark = pytest.mark.usefixtures("display")
DEVICES = ("mouse", "keyboard", "pad")
TIE = "HP-08: Away with all of it"
LAST = "SH-17: The last card stays"


def opened(tmp_path: Path, kind: str, pad: VirtualPad | None, name: str) -> Practiser:
    """At the card before a puzzle, by way of the list."""
    one = Practiser(tmp_path, kind, pad)
    one.choose("button:puzzles")
    assert one.room.top.name == "puzzles"
    one.choose(f"button:puzzle:{name}")
    one.room.run(200)
    assert one.room.top.name == "puzzle_start"
    return one


def table(one: Practiser) -> PuzzleScene:
    assert isinstance(one.scene, PuzzleScene)
    return one.scene


def choose_card(one: Practiser, name: str) -> None:
    """Waits until the other has chosen, and lays a card face down."""
    one.room.run(2_500)
    scene = table(one)
    card = next(each for each in scene.seat_view.hand if scene.seat_view.face(each).name == name)
    _carry(one, card, "place:0")


def until_told(one: Practiser) -> None:
    for _step in range(1_000):
        if not one.room.top.table:
            return
        one.room.run(100)
    raise AssertionError("the puzzle has no end")


@pytest.mark.timeout(120)
@pytest.mark.parametrize("kind", DEVICES)
def test_a_puzzle_is_solved_kept_and_leads_to_the_next(kind: str, pad: VirtualPad | None, tmp_path: Path) -> None:
    one = opened(tmp_path, kind, pad, TIE)
    one.choose("button:start")
    choose_card(one, "6")
    until_told(one)
    assert one.room.top.name == "puzzle_over" and one.room.top.prompt.startswith("Solved!")
    kept = one.way.course.sessions(DRILL + TIE)
    assert [each.device for each in kept] == [kind] and 0 < kept[0].figures["seconds"] < 10
    one.choose("button:next")
    one.room.run(200)
    assert one.room.top.name == "puzzle_start"
    scene = one.room.scenes[-2]
    assert isinstance(scene, PuzzleScene) and scene.match.scenario.name != TIE


@pytest.mark.timeout(120)
@pytest.mark.parametrize("kind", DEVICES)
def test_a_puzzle_can_be_begun_anew_and_left(kind: str, pad: VirtualPad | None, tmp_path: Path) -> None:
    one = opened(tmp_path, kind, pad, TIE)
    one.choose("button:start")
    one.room.run(3_000)
    before = table(one)
    if kind == "mouse":
        one.room.picture()  # where the button is has to be seen first
        foot = next(each for each in before.inspect_items() if each.id == "button:again")
        one.click(pygame.Rect(foot.rect).center)
    else:
        one.tap(pygame.K_BACKSPACE if kind == "keyboard" else pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    one.room.run(100)
    again = table(one)
    assert again is not before and again.match.now < 1_000
    assert again.match.referee.table.fingerprint() != before.match.referee.table.fingerprint()
    until_told(one)
    assert one.room.top.name == "puzzle_over" and again.match.outcome is Outcome.LATE
    one.choose("button:leave")
    assert one.room.top.name == "puzzles"
    assert one.way.course.sessions(DRILL + TIE) == []


@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", [each.name for each in shipped(load_decks())])
def test_every_puzzle_is_solved_on_the_table_and_comes_to_its_card(name: str) -> None:
    """Proofs, tellings and flights in between only make it longer."""
    scenario = next(each for each in shipped(load_decks()) if each.name == name)
    scene = on_the_table(scenario)
    studio = Studio(Look((320, 180)), scene)
    for step in own_steps(scenario):
        for _frame in range(500):
            gesture = possible(scene.match, step) if studio.top is scene and not scene.play.holds else None
            if gesture:
                break
            go_on(studio)
        assert gesture, f"{step.text} can't be done"
        assert [scene.submit(action) for action in gesture] == [None] * len(gesture)
        studio.run(60)
    for _frame in range(500):
        if studio.top.name == "puzzle_over":
            break
        go_on(studio)
    assert studio.top.prompt.startswith("Solved!")


def go_on(studio: Studio) -> None:
    """A proof has been looked at; time passes."""
    if studio.top.name == "proof":
        studio.pop()
    studio.run(60)


def on_the_table(scenario: Scenario) -> PuzzleScene:
    assert scenario.puzzle is not None
    seats = [SeatSetting(HUMAN if seat == scenario.puzzle.seat else SCRIPTED, name, ANIMALS[seat])
             for seat, name in enumerate(scenario.players)]
    acts = PuzzleActs(lambda: None, None, lambda: None, lambda _match: "")
    return PuzzleScene(PuzzleMatch(scenario), seats, acts, told=True)


def test_the_wrong_card_doesnt_solve_it(tmp_path: Path) -> None:
    one = opened(tmp_path, "mouse", None, TIE)
    one.choose("button:start")
    choose_card(one, "5")
    one.room.run(5_000)
    assert table(one).match.outcome is Outcome.OPEN, "Ben stays still, and the garden is lost"
    until_told(one)
    assert not one.room.top.prompt.startswith("Solved!")


def test_the_clock_stands_while_a_card_lies_over_the_table(tmp_path: Path) -> None:
    one = opened(tmp_path, "mouse", None, TIE)
    one.room.run(20_000)
    scene = one.room.scenes[-2]
    assert isinstance(scene, PuzzleScene) and scene.match.now == 0


def test_the_rule_opens_at_its_place_and_leads_back_to_the_card(tmp_path: Path) -> None:
    one = opened(tmp_path, "mouse", None, TIE)
    one.choose("button:start")
    until_told(one)
    one.choose("button:ruling")
    assert one.room.top.name == "rules"
    one.room.pop()
    assert one.room.top.name == "puzzle_over"


def test_a_solved_puzzle_is_no_session_of_a_drill(tmp_path: Path) -> None:
    """What to practise next and the numbers know the drills only."""
    one = opened(tmp_path, "mouse", None, TIE)
    one.choose("button:start")
    choose_card(one, "6")
    until_told(one)
    assert one.way.course.next_up() in one.way.course.drills
    one.way.numbers()
    one.room.run(100)


def test_another_profile_has_solved_nothing(tmp_path: Path) -> None:
    one = Practiser(tmp_path, "mouse")
    way = Puzzling(cast(App, one.practice), one.way.course, shipped(load_decks()))
    way.shelf.solved.add(TIE)
    assert way.shelf.first.name == LAST
    one.way.course.profile = "Somebody else"
    assert way.shelf.solved == set()


@pytest.mark.parametrize("language", ["de", "it", "fr"])
def test_every_goal_has_its_words(language: str) -> None:
    from game.view.i18n import _

    use(language)
    for each in shipped(load_decks()):
        assert each.puzzle is not None and _(each.puzzle.goal) != each.puzzle.goal


@pytest.mark.parametrize(("text", "says"), [
    ("", "puzzle.yaml:1:1: found no scenario"),
    ("scenario: [\n", "puzzle.yaml:2:1: found broken YAML"),
    ("scenario: x\ngame: chess\nplayers: [A, B]\nsetup: {}\nsteps: []\n", "puzzle.yaml:2:7: game: found the game"),
])
def test_a_file_that_cant_be_played_is_one_sentence(
        text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzle.yaml"
    file.write_text(text, encoding="utf-8")
    assert main(["practice", str(file), "--data-dir", str(tmp_path / "data")]) == 2
    out = capsys.readouterr()
    assert out.out == "" and says in out.err and len(out.err.splitlines()) == 1
