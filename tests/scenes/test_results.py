"""The results: the medal, the prizes, the picture, and what is next."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.preferences import Preferences
from game.referee.chronicle import chronicle
from game.rules import GAMES
from game.scenes.prize import FALL_MS
from game.scenes.results import ResultsScene
from game.scenes.results_chart import Scale
from game.scenes.results_plan import spread_out
from game.scenes.shots.studio import Look, Studio
from game.view.commands import Command, Kind
from game.view.petals import LASTS_MS
from tests import golden_pictures
from tests.finished import after_round, finished
from tests.scenes.test_reveal import files, match_of
from tests.stage import running


def results(game: str = "schummel_hummel", size: tuple[int, int] = (1280, 720),
            preferences: Preferences | None = None) -> tuple[Studio, ResultsScene]:
    studio = Studio(Look(size, preferences or Preferences()), match_of(finished(game)))
    scene = ResultsScene(studio.top)  # type: ignore[arg-type]
    studio.push(scene)
    return studio, scene


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_three_prizes_for_what_happened(game: str) -> None:
    _studio, scene = results(game)
    assert len(scene.awards) == 3
    assert len({award.name for award in scene.awards}) == 3
    assert all(award.words and 0 <= award.seat < 4 for award in scene.awards)


@pytest.mark.parametrize("seed", range(7, 13))
@pytest.mark.parametrize("game", GAMES)
def test_prizes_come_out_of_the_moments(game: str, seed: int) -> None:
    record = finished(game, seed)
    story = chronicle(record)
    match = match_of(record)
    for award in match.play.awards(story):
        told = [moment for moment in story.moments if award.seat in (moment.seat, moment.other)]
        assert told or award.name in ("Good fence", "Clean beak"), f"{award} for somebody who did nothing"


def test_prizes_are_spread_over_the_table() -> None:
    _studio, scene = results()
    assert len({award.seat for award in scene.awards}) >= 2


def test_the_medal_lands_and_then_the_faces_change() -> None:
    studio, scene = results()
    winner, last = scene.winners[0], scene.order[-1]
    assert scene.raining == scene.scene.seats[winner].human
    assert scene.moving and scene.mood(winner) == scene.mood(last) == "neutral"
    studio.run(FALL_MS + 80)
    assert not scene.moving and scene.mood(winner) == "happy" and scene.mood(last) == "caught"
    studio.run(LASTS_MS)
    assert not scene.raining and scene.wait_ms(studio.now_ms) is None, "then nothing moves"


def _won_by(human: bool, less_motion: bool = False) -> tuple[Studio, ResultsScene]:
    """The results of a match whose winner is a person, or a bot."""
    match = match_of(finished())
    studio = Studio(Look((1280, 720), Preferences(less_motion=less_motion)), match)
    kind = "human" if human else "sly:3"
    match.seats = [replace(seat, player=kind) for seat in match.seats]
    scene = ResultsScene(match)
    studio.push(scene)
    return studio, scene


def test_petals_rain_over_the_page_when_a_person_has_won_and_leave_it_as_it_was() -> None:
    studio, scene = _won_by(human=True)
    studio.run(FALL_MS + 1200)
    rain = studio.picture()
    studio.run(LASTS_MS)
    page = studio.picture()
    assert 0.001 < golden_pictures.difference(rain, page) < 0.1 and not scene.raining


def test_no_petals_for_a_bot_nor_with_less_motion_nor_after_a_press() -> None:
    assert not _won_by(human=False)[1].raining
    assert not _won_by(human=True, less_motion=True)[1].raining
    _studio, scene = _won_by(human=True)
    scene.handle(Command(Kind.RIGHT))
    assert not scene.raining


def test_any_press_skips_the_ceremony_and_still_counts(tmp_path: Path) -> None:
    match = match_of(finished())
    with running(tmp_path, match) as hand:
        scene = ResultsScene(match)
        hand.app.push(scene)
        hand.step()
        assert scene.moving
        hand.key(pygame.K_RIGHT)
        assert not scene.moving and scene.board.focus != "button:rematch"


def test_with_less_motion_there_is_no_ceremony() -> None:
    _studio, scene = results(preferences=replace(Preferences(), less_motion=True))
    assert not scene.moving and scene.mood(scene.winners[0]) == "happy"


def test_rematch_has_the_focus_and_between_rounds_the_next_round() -> None:
    _studio, scene = results()
    assert scene.board.focus == "button:rematch"
    match = match_of(after_round(1))
    studio = Studio(Look((1280, 720)), match)
    between = ResultsScene(match)
    studio.push(between)
    assert between.board.focus == "button:next" and not between.moving
    assert between.mood(between.winners[0]) == "happy"


def test_the_picture_is_saved_and_its_place_said(tmp_path: Path) -> None:
    match = match_of(finished())
    with running(tmp_path, match) as hand:
        scene = ResultsScene(match)
        hand.app.push(scene)
        hand.step()
        hand.click_on("button:picture")
        (found,) = files(tmp_path, ".png")
        assert found.name in scene.saver.words
        assert pygame.image.load(found).get_size() == (1280, 720)


@pytest.mark.parametrize("size", [(1280, 720), (960, 720), (1920, 1080), (960, 540)])
def test_nothing_reaches_out_of_the_window_and_no_button_lies_on_another(size: tuple[int, int]) -> None:
    studio, scene = results(size=size)
    rects = [pygame.Rect(item.rect) for item in scene.inspect_items()]
    whole = pygame.Rect(0, 0, *size)
    assert all(whole.contains(rect) for rect in rects)
    assert all(not a.colliderect(b) for n, a in enumerate(rects) for b in rects[:n])
    plan = scene.plan
    bottom = max(box[1] + box[3] for box in (plan.rows, plan.chart, plan.side))
    assert bottom <= plan.buttons_y and (scene.frame.tall < 880 or plan.buttons_y > 850), "a high window is filled"
    assert studio.picture().get_size() == size


@given(st.lists(st.floats(0, 300), min_size=1, max_size=5))
def test_portraits_at_the_ends_of_the_curves_move_apart(wanted: list[float]) -> None:
    found = spread_out(wanted, 33, 0, 300)
    assert all(-0.01 <= y <= 300.01 for y in found)
    assert all(b - a >= 32.99 for a, b in pairwise(sorted(found)))
    for n, y in enumerate(wanted):
        for m, other in enumerate(wanted):
            if y < other:
                assert found[n] < found[m], "their order stays"


@pytest.mark.parametrize("curves", [[[0, 0], [0, 0]], [[-5, -40], [0, -3]], [[100, 250], [3, 7]], [[]]])
def test_every_point_of_the_curves_lies_on_the_chart(curves: list[list[int]]) -> None:
    scale = Scale((820, 84, 420, 300), curves)
    for curve in curves:
        for n, value in enumerate((0, *curve)):
            x, y = scale.at(n, value)
            assert scale.left <= x <= scale.right and scale.top - 0.1 <= y <= scale.bottom + 0.1


@pytest.mark.parametrize("game", GAMES)
def test_the_results_in_a_high_window_look_as_they_did(game: str) -> None:
    studio, _scene = results(game, (960, 720))
    studio.run(800)
    golden_pictures.check(studio.picture(), f"results_{game}_960x720")
