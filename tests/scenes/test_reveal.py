"""The reveal: what nobody saw, its films, and pictures of it in one press."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from PIL import Image

from game.core.actions import Carry, Grab, Release
from game.core.record import Record
from game.preferences import Preferences
from game.referee.chronicle import chronicle
from game.scenes.film_scene import FilmScene
from game.scenes.hand_film import hand_way
from game.scenes.match import MatchScene
from game.scenes.replay_table import Playback
from game.scenes.reveal import RevealScene
from game.scenes.reveal_plan import NEAR, plan_for
from game.scenes.shots.studio import Look, Studio
from game.settings import default_seats
from game.view.film import EDGE_Y
from game.view.games import TABLES
from game.view.layout import load_layout, shipped_map
from game.view.units import Frame
from tests import golden_pictures
from tests.finished import after_round
from tests.scenes.table import SETUP, Table
from tests.stage import running


def match_of(record: Record) -> MatchScene:
    """The table at the end of a record."""
    playback = Playback(record)
    playback.advance(record.length_ms)
    playback.referee.record.tracks[:] = record.tracks
    playback.referee.record.finished = record.finished
    return MatchScene(playback, default_seats(len(record.players)), on_rematch=lambda: None)




@pytest.fixture
def match() -> MatchScene:
    return match_of(after_round(1))


def files(folder: Path, suffix: str) -> list[Path]:
    return sorted((folder / "pictures").glob(f"*{suffix}"))


def test_every_foul_theft_and_wrong_call_is_on_the_line(match: MatchScene) -> None:
    reveal = RevealScene(match)
    told = [moment for moment in chronicle(reveal.record).rounds[0].moments if moment.cheat]
    assert [find for find in reveal.finds if find.cheat] == told and told
    assert "that nobody saw" in reveal.prompt


def test_the_picture_is_saved_by_one_press_and_says_where_it_lies(match: MatchScene, tmp_path: Path) -> None:
    with running(tmp_path, match) as hand:
        reveal = RevealScene(match)
        hand.app.push(reveal)
        hand.step()
        hand.key(pygame.K_x)
        found = files(tmp_path, ".png")
        assert len(found) == 1 and found[0].name in reveal.saver.words and str(tmp_path) in reveal.saver.words
        assert Image.open(found[0]).size == (1280, 720)
        hand.click_on("button:picture")
        assert len(files(tmp_path, ".png")) == 2


def test_the_gif_of_the_chosen_find_is_made_while_the_screen_lives(match: MatchScene, tmp_path: Path) -> None:
    with running(tmp_path, match) as hand:
        reveal = RevealScene(match)
        hand.app.push(reveal)
        hand.step()
        hand.click_on("button:gif")
        assert reveal.saver.busy and not files(tmp_path, ".gif")
        while reveal.saver.busy:
            hand.step(5)
        (found,) = files(tmp_path, ".gif")
        image = Image.open(found)
        assert image.size == (640, 360) and image.info["loop"] == 0
        assert getattr(image, "n_frames", 0) > 10 and found.stat().st_size < 3_000_000


def test_leaving_while_a_gif_is_made_keeps_nothing(match: MatchScene, tmp_path: Path) -> None:
    with running(tmp_path, match) as hand:
        reveal = RevealScene(match)
        hand.app.push(reveal)
        hand.step()
        hand.click_on("button:gif")
        hand.key(pygame.K_ESCAPE)
        assert hand.app.top is not reveal
        hand.step(20)
        assert not files(tmp_path, ".gif")


def test_arrows_go_from_find_to_find_and_enter_watches_the_chosen_one(match: MatchScene, tmp_path: Path) -> None:
    with running(tmp_path, match) as hand:
        reveal = RevealScene(match)
        hand.app.push(reveal)
        hand.step()
        before = reveal.chosen
        hand.key(pygame.K_RIGHT)
        assert reveal.chosen == (before + 1) % len(reveal.finds)
        hand.key(pygame.K_LEFT)
        hand.key(pygame.K_RETURN)
        film = hand.app.top
        assert isinstance(film, FilmScene)
        for _ in range(30):
            film.update(film.stage.now_ms + 40)
        hand.key(pygame.K_SPACE)
        assert film.held
        hand.key(pygame.K_ESCAPE)
        assert hand.app.top is reveal


def test_a_press_on_a_disc_chooses_it_and_on_a_stack_the_next_of_it(match: MatchScene, tmp_path: Path) -> None:
    with running(tmp_path, match) as hand:
        reveal = RevealScene(match)
        hand.app.push(reveal)
        hand.step()
        spots = reveal.spots(plan_for(reveal.frame))
        last = len(spots) - 1
        hand.click((round(spots[last].x), round(spots[last].y)))
        assert spots[reveal.chosen].stack == spots[last].stack


def test_discs_that_are_closer_than_44_are_stacked() -> None:
    plan = plan_for(Frame(1280, 720))
    finds = [(0, 1000), (0, 1100), (1, 1150), (0, 60_000)]
    spots = plan.spots(finds, 60_000, 4)
    assert [spot.of for spot in spots] == [2, 2, 1, 1]
    assert spots[0].base_x == spots[1].base_x and spots[1].y < spots[0].y
    bases = sorted({spot.base_x for spot, (seat, _at) in zip(spots, finds, strict=True) if seat == 0})
    assert all(b - a >= NEAR for a, b in pairwise(bases))


def test_a_slipped_card_never_comes_below_the_edge_of_the_table() -> None:
    record = after_round(4)
    slips = [moment for moment in chronicle(record).moments if moment.kind == "slip"]
    assert slips
    for slip in slips:
        path = shipped_map(record.game, 4, many=False, aspect=16 / 9)
        layout = load_layout(path, 4, TABLES[record.game].parts).turned(slip.seat)
        way = hand_way(record, layout, slip.seat, slip.at - 900, slip.ended_ms + 40)
        assert way and all(point.y < EDGE_Y for point in way)


def test_other_cheats_end_beyond_the_edge() -> None:
    record = after_round(4)
    for lap in [moment for moment in chronicle(record).moments if moment.kind == "lap" and moment.note == "unseen"][:8]:
        path = shipped_map(record.game, 4, many=False, aspect=16 / 9)
        layout = load_layout(path, 4, TABLES[record.game].parts).turned(lap.seat)
        way = hand_way(record, layout, lap.seat, lap.at - 900, lap.ended_ms + 40)
        assert way[-1].y > EDGE_Y


def test_a_hand_without_a_recorded_path_goes_from_zone_to_zone() -> None:
    record = after_round(1)
    record.tracks.clear()
    lap = next(moment for moment in chronicle(record).moments if moment.kind == "lap")
    layout = load_layout(shipped_map(record.game, 4, many=False, aspect=16 / 9), 4,
                         TABLES[record.game].parts).turned(lap.seat)
    way = hand_way(record, layout, lap.seat, lap.at - 900, lap.ended_ms)
    assert len(way) >= 2 and way[-1].y > EDGE_Y


def test_a_persons_own_drag_is_the_film() -> None:
    table = Table(setup=SETUP | {"turn": "Ben"})
    start = table.card("flower blue red")
    x, y = table.scene.layout.area("lap:0").centre
    table.drag(start, (start[0], start[1] - 60), (round(x), round(y)), (round(x) + 40, round(y)))
    record = table.match.referee.record
    layout = load_layout(shipped_map(record.game, 3, many=False, aspect=16 / 9), 3, TABLES[record.game].parts)
    way = hand_way(record, layout, 0, 0, record.inputs[-1][0])
    assert [action for _at, action in record.inputs][-1] == Release(0, "lap:0")
    assert len(way) > 2 and way[0].y < EDGE_Y < way[-1].y


def test_a_card_that_is_slipped_is_in_the_open_from_the_moment_it_leaves_the_hand() -> None:
    table = Table(setup=SETUP)
    referee = table.match.referee
    card, began = referee.table.hand(1)[0], referee.open_from
    for after, action in ((0, Grab(1, card)), (100, Carry(1, "table")), (500, Carry(1, "slip")),
                          (620, Release(1, "slip"))):
        assert table.match.submit(action, began + after) is None
    table.wait(5000)
    play_out(table)
    slips = [moment for moment in chronicle(referee.record).moments if moment.kind == "slip"]
    assert [(moment.at - began, moment.value) for moment in slips] == [(100, 520)]


def play_out(table: Table) -> None:
    """Everybody lays what fits until the round is over."""
    referee = table.match.referee
    while not referee.table.round_over:
        acts = table.scene.view_of(referee.table.turn).acts()
        act = next((each for each in acts if each.verb == "play"), None) or next(
            each for each in acts if each.verb == "draw")
        if act.card >= 0:
            for action in (Grab(act.seat, act.card), Release(act.seat, act.zone)):
                table.match.submit(action, referee.open_from)
        table.match.advance(referee.open_from + 200)
        assert len(referee.record.inputs) < 400, "this deal doesn't come to an end without bots"


@pytest.mark.parametrize("size", [(1280, 720), (960, 720), (960, 540)])
def test_the_reveal_looks_as_it_did(match: MatchScene, size: tuple[int, int]) -> None:
    studio = Studio(Look(size, Preferences()), match)
    studio.push(RevealScene(match))
    studio.run(200)
    golden_pictures.check(studio.picture(), f"reveal_{size[0]}x{size[1]}")


def test_the_film_looks_as_it_did(match: MatchScene) -> None:
    studio = Studio(Look((1280, 720), Preferences()), match)
    reveal = RevealScene(match)
    studio.push(reveal)
    reveal.watch()
    studio.run(3000)
    golden_pictures.check(studio.picture(), "film_1280x720")
