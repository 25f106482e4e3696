"""The guided hand on the screen: each device alone, away at any time, once more, and nothing kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App, Options
from game.datadir import DataDir
from game.decks import load_decks
from game.preferences import Preferences
from game.program import Program
from game.scenes.guided import Ends, GuidedScene, guided_scene
from game.scenes.guided.lessons import LESSONS
from game.settings import SeatSetting
from game.view.window import open_offscreen
from tests import golden_pictures
from tests.drawn import drawn
from tests.scenes.guided.pupil import Pupil, pupil

GAMES = sorted(LESSONS)


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    open_offscreen((320, 180))
    pygame.event.clear()
    yield
    pygame.event.clear()


@pytest.mark.parametrize("kind", ["mouse", "keyboard", "pad"])
@pytest.mark.parametrize("game", GAMES)
def test_one_device_alone_is_enough_and_three_minutes_are(game: str, kind: str) -> None:
    with pupil(game, kind) as somebody:
        somebody.learn(180_000)
        assert somebody.done == ["dealt"]
        assert somebody.scene.guide.over and somebody.scene.match.now < 180_000
        assert len(somebody.said) >= len(somebody.scene.lesson.steps)


@pytest.mark.parametrize("kind", ["mouse", "keyboard", "pad"])
@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_left_at_any_time(game: str, kind: str) -> None:
    with pupil(game, kind) as somebody:
        for _step in range(60):
            somebody.step()
        leave(somebody)
        assert somebody.done == ["left"]


def leave(somebody: Pupil) -> None:
    for _attempt in range(3):
        while not isinstance(somebody.room.top, GuidedScene):
            somebody.step()
        somebody.room.run(1_500)
        if somebody.kind == "mouse":
            somebody.click(middle(somebody, "button:leave"))
        elif somebody.kind == "pad" and somebody.scene.word_game == "schnattergei":
            leave_by_pause(somebody)
        else:
            somebody.press("back")
        if somebody.done:
            return


def leave_by_pause(somebody: Pupil) -> None:
    """Where B is a word, the way out leads through the pause screen."""
    somebody.press("pause")
    for _row in range(4):
        if next(item.id for item in somebody.room.top.inspect_items() if item.focus) == "button:leave":
            break
        somebody.press("down")
    somebody.press("accept")


def middle(somebody: Pupil, name: str) -> tuple[int, int]:
    item = next(item for item in somebody.scene.inspect_items() if item.id == name)
    return item.rect[0] + item.rect[2] // 2, item.rect[1] + item.rect[3] // 2


@pytest.mark.parametrize("game", GAMES)
def test_once_more_begins_the_step_anew(game: str) -> None:
    somebody = Pupil(game, "keyboard")
    while somebody.scene.guide.at < 1:
        somebody.step()
    somebody.room.run(9_000)  # what is told has been told
    first, at = somebody.scene, somebody.scene.guide.at
    hand = list(first.seat_view.hand)
    somebody.room.run(6_000)  # the others go on
    assert first.guide.at == at
    somebody.press("again")
    again = somebody.scene
    assert again is not first and again.guide.at == at and again.seat_view.hand == hand
    old, new = first.match.referee.record, again.match.referee.record
    assert new.inputs == old.inputs[:len(new.inputs)] and again.match.now < first.match.now - 5_000
    somebody.learn()
    assert somebody.done == ["dealt"]


def test_the_mouse_has_once_more_too() -> None:
    somebody = Pupil("schummel_hummel")
    first = somebody.scene
    somebody.room.run(3_000)
    somebody.click(middle(somebody, "button:again"))
    assert somebody.scene is not first and somebody.scene.guide.at == 0 and somebody.scene.match.now < 1_000


def test_whoever_plays_on_alone_is_not_held_up() -> None:
    """Another legal card than the one that is shown counts as well."""
    somebody = Pupil("schummel_hummel")
    somebody.room.run(2_500)
    scene = somebody.scene
    other = next(f"card:{card}" for card in scene.seat_view.facts["playable"] if f"card:{card}" != scene.cue.start)
    somebody.drag(somebody.pixel(scene, other, True), somebody.pixel(scene, "discard", False))
    assert scene.guide.at == 1


def test_a_refused_gesture_says_why_and_the_step_waits() -> None:
    somebody = Pupil("schummel_hummel")
    somebody.room.run(2_500)
    scene = somebody.scene
    bee = scene.guide.now.find("bumblebee")
    somebody.drag(somebody.pixel(scene, bee, True), somebody.pixel(scene, "discard", False))
    assert scene.guide.at == 0 and scene.view.look.prompt
    somebody.learn()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_seen(game: str) -> None:
    """What the screen tells is no more than the pupil's own view."""
    somebody = Pupil(game)
    for _step in range(80):
        somebody.step()
        scene = somebody.scene
        table, view = scene.match.referee.table, scene.seat_view
        for item in scene.inspect_items():
            facts = dict(item.extra)
            if item.kind == "card" and facts.get("place") == "hand" and facts["seat"] != scene.seats[0].name:
                assert facts["face"] is None
        for thing in scene.view.things:
            if thing.id.startswith("card:"):
                card = int(thing.id[5:])
                assert view.sees(card) and card in (*table.hand(0), *table.piles.get("air:0", ()), scene.moment.held)
        if somebody.done:
            break


def test_the_paw_rests_after_a_while_and_then_nothing_moves() -> None:
    somebody = Pupil("schummel_hummel")
    somebody.room.run(20_000)
    assert not somebody.scene.paw.moving and not somebody.scene.moving


def test_with_less_motion_the_paw_stays_where_it_points() -> None:
    somebody = Pupil("moemmen")
    somebody.room.prefer(Preferences(less_motion=True))
    somebody.scene.once_more()
    somebody.room.run(2_000)
    assert not somebody.scene.paw.moving
    assert somebody.scene.paw.movers(somebody.scene.view)


def test_signs_are_those_of_the_device_in_use() -> None:
    with pupil("heuschrecken_poker", "pad") as somebody:
        somebody.room.run(2_000)
        before = picture(somebody)
        somebody.room.device = somebody.room.device._replace(kind="keyboard")
        somebody.scene.view.stale()
        assert picture(somebody) != before


def picture(somebody: Pupil) -> bytes:
    return pygame.image.tobytes(somebody.room.picture(), "RGB")


# In the program


def test_the_program_keeps_and_counts_nothing_of_it(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    try:
        app = App(data, Options((960, 540)))
        app.raster = drawn()
        program = Program(app, load_decks(), None)
        program.guide("moemmen")
        scene = app.top
        assert isinstance(scene, GuidedScene) and scene.keeper is None
        scene.match.advance(3_000)
        scene.update(4_000)
        scene.quit_match()
        assert app.top is not None and app.top.name == "title"
        assert app.settings.finished == 0 and not list(data.folder("matches").iterdir())
    finally:
        data.close()


def test_from_the_pause_screen_it_leads_back_to_the_match(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    try:
        app = App(data, Options((960, 540)))
        app.raster = drawn()
        program = Program(app, load_decks(), None)
        program.matches.deal(app.settings.match)
        match = app.top
        assert match is not None
        match.on_guide()  # type: ignore[attr-defined]
        guided = app.top
        assert isinstance(guided, GuidedScene)
        assert guided.on_guide is None, "no guide in the guide"
        guided.quit_match()
        assert app.top is match
    finally:
        while app.top is not None:
            app.pop()
        data.close()


def test_a_namesake_or_a_lookalike_of_a_companion_sits_down_all_the_same() -> None:
    for name, animal in (("Theo", "hare"), ("", "toad"), ("5", "badger"), ("Rosa", "mouse")):
        scene = guided_scene("schummel_hummel", SeatSetting("human", name, animal), Ends(lambda: None, list))
        assert len({seat.animal for seat in scene.seats}) == len({seat.name for seat in scene.seats}) == 4
        assert len(scene.seat_view.hand) == 7


# Pictures


@pytest.mark.parametrize("game", ["schummel_hummel", "moemmen"])
def test_the_pictures(game: str) -> None:
    somebody = Pupil(game)
    while somebody.scene.guide.at < 2 or somebody.scene.view.flying or not somebody.scene.cue.goal:
        somebody.step()
    somebody.scene.view.pointer = None
    somebody.room.run(14_000)  # the paw rests
    golden_pictures.check(somebody.room.picture(), f"guided_{game}")


def test_the_last_card() -> None:
    somebody = Pupil("heuschrecken_poker", "keyboard")
    while somebody.room.top.name != "guide_over":
        somebody.step()
    somebody.room.run(400)
    golden_pictures.check(somebody.room.picture(), "guide_over")
