"""The list of replays and the viewer: mouse, keys and pads, whatever lies in the folder, and nobody's secrets."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.album import Album
from game.clock import Day
from game.company import seats_of
from game.core.actions import Carry, Grab, Release
from game.core.record import Record
from game.decks import load_decks
from game.preferences import Preferences
from game.program import Program
from game.rules import GAMES
from game.scenes.days import told_day
from game.scenes.message import MessageScene
from game.scenes.replay import ReplayScene
from game.scenes.replay_table import EVERYBODY, PACES, ReplayTable, Window
from game.scenes.replays import ReplaysScene
from game.scenes.shots.studio import Look, Studio
from game.view.canvas import Canvas
from tests import golden_pictures
from tests.finished import after_round, finished, on_disk
from tests.scenes.table import SETUP, Table
from tests.scenes.test_reveal import files
from tests.scenes.test_secrecy import PERMUTED
from tests.stage import Hand, one_pad, running

TITLES = [("schummel_hummel", "Schummel Hummel"), ("heuschrecken_poker", "Heuschrecken Poker"),
          ("moemmen", "Mömmen"), ("schnattergei", "Schnattergei")]
EVENING = 1_731_443_400
"""12 November 2024: so long ago that the words for it stay the same."""


class Shelf:
    """The list in a running program."""

    def __init__(self, hand: Hand, scene: ReplaysScene, watched: list[tuple[Record, int]]) -> None:
        self.hand, self.scene, self.watched = hand, scene, watched

    def rows(self) -> list[str]:
        return [item.label for item in self.scene.inspect_items() if item.id.startswith("row:")]


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    folder = tmp_path / "matches"
    for number, game in enumerate(GAMES):
        path = on_disk(folder, finished(game), game)
        os.utime(path, (EVENING - number * 86_400,) * 2)
    watched: list[tuple[Record, int]] = []
    with running(tmp_path) as hand:
        scene = ReplaysScene(Album(folder), TITLES, seats_of, lambda record, at: watched.append((record, at)))
        hand.app.push(scene)
        hand.step(8)
        yield Shelf(hand, scene, watched)


def test_days_are_told_as_people_tell_them() -> None:
    assert told_day(Day(0, 2, 12, 11, 2024, "21:40")) == "today, 21:40"
    assert told_day(Day(1, 1, 11, 11, 2024, "09:05")) == "yesterday, 09:05"
    assert told_day(Day(4, 5, 8, 11, 2024, "21:40")) == "Saturday"
    assert told_day(Day(60, 5, 8, 9, 2024, "21:40")) == "8 Sep"
    assert told_day(Day(400, 5, 8, 9, 2023, "21:40")) == "8 Sep 2023"


def test_the_newest_comes_first_and_is_chosen(shelf: Shelf) -> None:
    wanted = [dict(TITLES)[game] for game in GAMES]
    assert [row.partition(",")[0] for row in shelf.rows()] == wanted
    assert shelf.scene.chosen == 0 and shelf.scene.board.focus == "row:0"


def test_keys_reach_everything(shelf: Shelf) -> None:
    hand, scene = shelf.hand, shelf.scene
    hand.key(pygame.K_DOWN)
    assert scene.chosen == 1 and scene.board.focus == "row:1"
    hand.key(pygame.K_p)
    assert scene.album.entries[1].starred
    hand.key(pygame.K_RETURN)
    assert [at for _record, at in shelf.watched] == [0]
    hand.key(pygame.K_RIGHT)
    assert not scene.board.focus.startswith("row:"), "the panel"
    seen = set()
    for _ in range(12):
        hand.key(pygame.K_TAB)
        seen.add(scene.board.focus)
    assert {"button:watch", "button:gif", "button:delete", "button:back", "field:game", "best:0"} <= seen


def test_a_best_moment_begins_there(shelf: Shelf) -> None:
    shelf.hand.click_on("best:1")
    entry = shelf.scene.entry
    assert entry and entry.summary
    (record, at), best = shelf.watched[0], entry.summary.best[1]
    assert record.game == entry.summary.game and 0 < best.at - at < 3000


def test_the_star_and_the_arrow_of_a_row_are_pressed_by_themselves(shelf: Shelf) -> None:
    x, y, _w, h = next(item.rect for item in shelf.scene.inspect_items() if item.id == "row:2")
    shelf.hand.click((x + 674, y + h // 2))
    assert shelf.scene.album.entries[2].starred and shelf.scene.chosen == 2 and not shelf.watched
    shelf.hand.click((x + 200, y + h // 2))
    assert not shelf.watched, "a press on a row only chooses it"
    shelf.hand.click((x + 724, y + h // 2))
    assert len(shelf.watched) == 1


def test_deleting_asks_first(shelf: Shelf) -> None:
    hand, scene = shelf.hand, shelf.scene
    path = scene.album.entries[0].path
    hand.key(pygame.K_DELETE)
    assert isinstance(hand.app.top, MessageScene)
    hand.key(pygame.K_ESCAPE)
    assert hand.app.top is scene and path.exists()
    hand.click_on("button:delete")
    hand.click_on("button:delete")
    assert hand.app.top is scene and not path.exists() and len(shelf.rows()) == 3


def test_games_are_told_apart_by_the_field_and_by_the_tabs(shelf: Shelf) -> None:
    shelf.hand.key(pygame.K_TAB, pygame.KMOD_CTRL)
    assert [row.partition(",")[0] for row in shelf.rows()] == ["Schummel Hummel"]
    shelf.hand.click_on("field:game")
    assert [row.partition(",")[0] for row in shelf.rows()] == ["Heuschrecken Poker"]


def test_a_gif_of_the_best_moment_is_saved(shelf: Shelf, tmp_path: Path) -> None:
    shelf.hand.click_on("button:gif")
    while shelf.scene.saver.busy:
        shelf.hand.step(5)
    (found,) = files(tmp_path, ".gif")
    assert found.stat().st_size < 3_000_000 and found.name in shelf.scene.saver.words


def test_a_still_of_the_table_comes_when_a_row_is_looked_at(shelf: Shelf) -> None:
    scene = shelf.scene
    for _ in range(10):
        scene.update(scene.stage.now_ms + 1000)
    assert len(scene._stills) == 1


def test_whatever_lies_in_the_folder_has_a_row_and_the_others_go_on(shelf: Shelf, tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    rows = {"deck.jsonl": '{"under_the_table":1}\n', "name.jsonl": "", "version.jsonl": '{"under_the_table":7}\n',
            "text.jsonl": "\x00\x01 hello\n"}
    for name, text in rows.items():
        (folder / name).write_text(text + '{"finished":true}\n', encoding="utf-8")
    scene = ReplaysScene(Album(folder), TITLES, seats_of, lambda record, at: shelf.watched.append((record, at)))
    shelf.hand.app.push(scene)
    shelf.hand.step(20)
    strange = [entry for entry in scene.album.entries if entry.trouble]
    assert len(strange) == len(rows) and len(scene.album.entries) == len(rows) + 4
    for n, entry in enumerate(scene.album.entries):
        scene.choose(n)
        shelf.hand.step(2)
        before = len(shelf.watched)
        shelf.hand.key(pygame.K_RETURN)
        assert len(shelf.watched) - before == int(entry.summary is not None)
    assert len(shelf.watched) == 4
    assert shelf.hand.app.top is scene


def test_a_record_that_vanishes_says_so_instead_of_being_watched(shelf: Shelf) -> None:
    entry = shelf.scene.entry
    assert entry
    entry.path.unlink()
    shelf.hand.key(pygame.K_RETURN)
    assert not shelf.watched and entry.trouble


def test_an_empty_list_says_what_will_lie_there(tmp_path: Path) -> None:
    with running(tmp_path) as hand:
        scene = ReplaysScene(Album(tmp_path / "matches"), TITLES, seats_of, lambda record, at: None)
        hand.app.push(scene)
        for key in (pygame.K_DOWN, pygame.K_RETURN, pygame.K_DELETE, pygame.K_p, pygame.K_PAGEDOWN, pygame.K_END):
            if hand.app.top is scene:
                hand.key(key)
        assert scene.entry is None


def test_from_the_title_to_a_replay_and_all_the_way_back(tmp_path: Path) -> None:
    on_disk(tmp_path / "matches", finished("schnattergei"), "evening")
    with running(tmp_path) as hand:
        Program(hand.app, load_decks(), None).home()
        hand.step()
        for press, name in (("button:replays", "replays"), ("best:0", "replay"), ("button:back", "replays"),
                            ("button:watch", "replay"), ("button:back", "replays")):
            hand.click_on(press)
            hand.step(3)
            assert hand.app.top is not None and hand.app.top.name == name
        hand.key(pygame.K_ESCAPE)
        assert hand.app.top is not None and hand.app.top.name == "title"


def test_a_pad_chooses_keeps_watches_and_throws_away(shelf: Shelf) -> None:
    hand, scene = shelf.hand, shelf.scene
    with one_pad(hand) as press:
        press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        press(pygame.CONTROLLER_BUTTON_Y)
        assert scene.chosen == 1 and scene.album.entries[1].starred
        press(pygame.CONTROLLER_BUTTON_A)
        assert len(shelf.watched) == 1
        press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        assert scene.filter == 1
        press(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
        press(pygame.CONTROLLER_BUTTON_X)
        assert isinstance(hand.app.top, MessageScene)


# ---- the viewer


@pytest.fixture
def viewer(tmp_path: Path) -> Iterator[tuple[Hand, ReplayScene]]:
    record = finished()
    with running(tmp_path) as hand:
        scene = ReplayScene(record, seats_of(record))
        hand.app.push(scene)
        hand.step(2)
        yield hand, scene


def test_space_stops_and_goes_on(viewer: tuple[Hand, ReplayScene]) -> None:
    hand, scene = viewer
    hand.key(pygame.K_SPACE)
    assert scene.replay.held
    at = scene.replay.clock_ms
    hand.step(5)
    assert scene.replay.clock_ms == at
    hand.key(pygame.K_SPACE)
    assert not scene.replay.held


def test_while_it_is_held_or_over_nothing_costs_anything() -> None:
    record = finished("moemmen")
    scene = ReplayScene(record, seats_of(record))
    studio = Studio(Look((960, 540)), scene)
    for at in (30_000, scene.replay.length_ms):
        scene.seek(at)
        scene.replay.held = True
        waits = []
        for _ in range(40):
            waits.append(min(500, scene.wait_ms(studio.now_ms) or 0))
            studio.now_ms += max(16, waits[-1])
            scene.update(studio.now_ms)
            if scene.dirty:
                studio.picture()
                scene.dirty = False
        assert sum(wait >= 50 for wait in waits[10:]) > 20, "it sleeps, but for a blink now and then"


def test_left_and_right_go_from_moment_to_moment(viewer: tuple[Hand, ReplayScene]) -> None:
    hand, scene = viewer
    hand.key(pygame.K_SPACE)
    times = []
    for _ in range(3):
        hand.key(pygame.K_RIGHT)
        times.append(scene.replay.clock_ms)
        assert scene.moments[scene.current].at >= scene.replay.clock_ms
    assert times == sorted(set(times))
    hand.key(pygame.K_LEFT)
    assert scene.replay.clock_ms == times[1]


def test_comma_and_full_stop_go_a_frame(viewer: tuple[Hand, ReplayScene]) -> None:
    hand, scene = viewer
    scene.seek(20_000)
    hand.key(pygame.K_PERIOD)
    assert scene.replay.held and scene.replay.clock_ms == pytest.approx(20_000 + 1000 / 60, abs=120)
    at = scene.replay.clock_ms
    hand.key(pygame.K_COMMA)
    assert scene.replay.clock_ms == pytest.approx(at - 1000 / 60)


def test_up_and_down_change_the_pace(viewer: tuple[Hand, ReplayScene]) -> None:
    hand, scene = viewer
    hand.key(pygame.K_UP)
    assert scene.replay.pace == 2.0
    for _ in range(6):
        hand.key(pygame.K_DOWN)
    assert scene.replay.pace == PACES[0] == 0.25


def test_a_press_on_the_time_line_goes_there_and_a_drag_along(viewer: tuple[Hand, ReplayScene]) -> None:
    hand, scene = viewer
    hand.key(pygame.K_SPACE)
    x, y, w, h = next(item.rect for item in scene.inspect_items() if item.id == "timeline")
    hand.down((x + w // 2, y + h - 8))
    assert scene.replay.clock_ms == pytest.approx(scene.replay.length_ms / 2, rel=0.01)
    hand.move((x + w // 4, y + h - 8))
    hand.up((x + w // 4, y + h - 8))
    assert scene.replay.clock_ms == pytest.approx(scene.replay.length_ms / 4, rel=0.01)


def test_tab_reaches_every_button_of_the_viewer(viewer: tuple[Hand, ReplayScene]) -> None:
    hand, scene = viewer
    wanted = {item.id for item in scene.inspect_items()}
    seen = set()
    for _ in range(len(wanted)):
        hand.key(pygame.K_TAB)
        seen.add(scene.board.focus)
    assert seen == wanted and {"eyes:-1", "eyes:0", "eyes:3", "field:pace", "button:gif", "button:back"} <= wanted


def test_a_pad_stops_goes_from_moment_to_moment_and_reaches_the_buttons(viewer: tuple[Hand, ReplayScene]) -> None:
    hand, scene = viewer
    with one_pad(hand) as press:
        press(pygame.CONTROLLER_BUTTON_X)
        assert scene.replay.held
        at = scene.replay.clock_ms
        press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        assert scene.replay.clock_ms > at
        focus = scene.board.focus
        press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
        assert scene.board.focus != focus
        press(pygame.CONTROLLER_BUTTON_B)
        assert hand.app.top is None


def test_the_end_can_be_seen_and_played_again(viewer: tuple[Hand, ReplayScene]) -> None:
    hand, scene = viewer
    scene.seek(scene.replay.length_ms)
    hand.step(3)
    assert scene.replay.over and not scene.moving and scene.moments[scene.current].kind == "end"
    hand.key(pygame.K_SPACE)
    assert scene.replay.clock_ms < 2000 and not scene.replay.held


def test_a_gif_of_the_moment_is_saved(viewer: tuple[Hand, ReplayScene], tmp_path: Path) -> None:
    hand, scene = viewer
    hand.key(pygame.K_RIGHT)
    hand.key(pygame.K_g)
    while scene.saver.busy:
        hand.step(5)
    assert len(files(tmp_path, ".gif")) == 1


# ---- whose eyes


def test_with_all_eyes_every_card_lies_open_and_with_one_pair_only_the_own() -> None:
    record = finished()
    studio = Studio(Look((1280, 720)))
    table = ReplayTable(record, seats_of(record))
    table.enter(Window((1040, 585), studio))
    table.seek(60_000)
    backs = [thing for thing in table.view.things if thing.id.startswith("fan:") and "back" in thing.picture]
    assert not backs
    table.look_with(2)
    fans = [thing for thing in table.view.things if thing.id.startswith("fan:")]
    assert fans and all("back" in thing.picture for thing in fans) and table.own == 2


def test_what_a_seat_didnt_notice_isnt_on_its_time_line() -> None:
    record = finished()
    scene = ReplayScene(record, seats_of(record))
    studio = Studio(Look((1280, 720)), scene)
    everything = len(scene.moments)
    scene.look_with(1)
    assert studio.top is scene and len(scene.moments) < everything
    assert all(moment.seat == 1 for moment in scene.moments if moment.cheat)
    scene.look_with(EVERYBODY)
    assert len(scene.moments) == everything


@pytest.mark.parametrize("at_ms", [300, 900, 1500])
def test_with_one_pair_of_eyes_a_frame_is_the_same_whatever_the_others_hold(at_ms: int) -> None:
    frames = []
    for setup in (SETUP, PERMUTED):
        record = cheated(setup)
        studio = Studio(Look((1040, 585), Preferences(captions=False)))
        table = ReplayTable(record, seats_of(record), eyes=0)
        window = Window((1040, 585), studio)
        table.enter(window)
        for _ in range(at_ms // 20):
            window.now_ms += 20
            table.update(window.now_ms)
        surface = pygame.Surface((1040, 585))
        table.draw(Canvas(surface, window.frame, window.raster), True)
        frames.append((pygame.image.tobytes(surface, "RGB"), json.dumps([table.prompt, list(table.log)])))
    assert frames[0] == frames[1]


def cheated(setup: dict[str, Any]) -> Record:
    """Ben makes his first card vanish."""
    table = Table(setup)
    referee = table.match.referee
    card, began = referee.table.hand(1)[0], 500
    for after, action in ((0, Grab(1, card)), (200, Carry(1, "lap:1")), (700, Release(1, "lap:1"))):
        assert table.match.submit(action, began + after) is None
    table.wait(3000)
    referee.record.length_ms = 3000
    referee.record.finished = True
    return referee.record


def test_of_a_match_that_goes_on_only_the_persons_own_cards_are_shown() -> None:
    record = after_round(1)
    scene = ReplayScene(record, seats_of(record))
    Studio(Look((1280, 720)), scene)
    assert scene.eyes == 0
    scene.look_with(EVERYBODY)
    scene.look_with(2)
    assert scene.eyes == 0
    assert all(moment.seat == 0 for moment in scene.moments if moment.cheat)


def test_going_back_and_forth_shows_the_same_table() -> None:
    record = finished("moemmen")
    studio = Studio(Look((1280, 720)))
    table = ReplayTable(record, seats_of(record))
    table.enter(Window((1040, 585), studio))
    table.seek(100_000)
    there = [(thing.id, thing.picture) for thing in table.view.things]
    for at in (400_000, 20_000, 100_000):
        table.seek(at)
    assert [(thing.id, thing.picture) for thing in table.view.things] == there


# ---- pictures


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (960, 720)])
def test_the_list_looks_as_it_did(tmp_path: Path, size: tuple[int, int]) -> None:
    for number, game in enumerate(GAMES):
        path = on_disk(tmp_path, finished(game), game)
        os.utime(path, (EVENING - number * 86_400,) * 2)
    album = Album(tmp_path)
    album.star(album.entries[1])
    studio = Studio(Look(size), ReplaysScene(album, TITLES, seats_of, lambda record, at: None))
    studio.run(800)
    golden_pictures.check(studio.picture(), f"replays_{size[0]}x{size[1]}")


@pytest.mark.parametrize("game", GAMES)
def test_the_viewer_looks_as_it_did(game: str) -> None:
    record = finished(game)
    scene = ReplayScene(record, seats_of(record))
    studio = Studio(Look((1280, 720)), scene)
    for _ in range(4):
        scene.step_moment(1)
    studio.run(1200)
    golden_pictures.check(studio.picture(), f"replay_{game}")


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (960, 720), (1920, 1080), (1680, 720)])
def test_nothing_of_the_viewer_reaches_out_of_the_window(size: tuple[int, int]) -> None:
    record = finished("schnattergei")
    scene = ReplayScene(record, seats_of(record))
    studio = Studio(Look(size), scene)
    studio.run(200)
    studio.picture()
    whole = pygame.Rect(0, 0, *size)
    rects = [(item.id, pygame.Rect(item.rect)) for item in scene.inspect_items()]
    assert all(whole.contains(rect) for _id, rect in rects)
    for n, (name, rect) in enumerate(rects):
        assert not [other for other, box in rects[:n] if box.colliderect(rect)], name
