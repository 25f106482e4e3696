"""What the devices page says is what the bindings do."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pygame
import pytest

from game.scenes.games import PLAYS
from game.scenes.settings import SettingsScene
from game.scenes.settings.devices import DevicesPage
from game.scenes.settings.key_table import CAPS, PAD, SILENT, KeyRow, cap, game_rows, menu_rows, rows_of
from game.settings import MatchSettings, SeatSetting, default_seats
from game.view.bindings import BUTTONS, KEYS, LEFT_CORNER, RIGHT_CORNER, TABLE_BUTTONS, TABLE_KEYS
from game.view.commands import Kind
from game.view.raster import has_svg
from tests.pads import VirtualPad
from tests.stage import Hand, running

DEVICES = ("mouse", "keyboard", "keys", "corner", "pad:1")
ARROWS = (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT)
BOUND = {"keyboard": {**KEYS, **TABLE_KEYS}, "keys": LEFT_CORNER, "corner": RIGHT_CORNER}
ELSEWHERE = {Kind.ADD, Kind.PAGE_UP, Kind.PAGE_DOWN, Kind.FIRST, Kind.LAST}
"""Kinds that mean nothing at a table."""


def glyphs(rows: Iterable[KeyRow]) -> list[str]:
    return [glyph for row in rows for glyph in row.glyphs if glyph]


def page_of(scene: SettingsScene) -> DevicesPage:
    assert isinstance(scene.page, DevicesPage)
    return scene.page


@pytest.mark.parametrize("device", BOUND)
def test_every_key_of_the_table_is_listed_once(device: str) -> None:
    listed = glyphs(rows_of(device))
    bound = [cap(key) for key, kind in BOUND[device].items() if key not in SILENT and kind not in ELSEWHERE]
    assert sorted(set(bound)) == sorted(set(listed) - {"key:1", "key:5"})
    assert len(listed) == len(set(listed)), "no key does two things"


def test_every_button_of_a_pad_is_listed_once() -> None:
    listed = glyphs(rows_of("pad:1"))
    bound = [PAD[button] for button, kind in {**BUTTONS, **TABLE_BUTTONS}.items() if kind not in ARROWS]
    assert sorted(bound) == sorted(glyph for glyph in listed if glyph not in ("dpad", "stick"))


@pytest.mark.parametrize("game", PLAYS)
def test_every_key_that_only_a_game_has_is_listed(game: str) -> None:
    play = PLAYS[game]
    for device, bound in (("keyboard", play.keys), ("corner", play.corner_keys)):
        rows = game_rows(game, device)
        if any(word.startswith("slot:") for word in bound.values()):
            assert glyphs(rows) == ["key:1", "key:8"]
        else:
            assert glyphs(rows) == [cap(key) for key in bound]
    assert glyphs(game_rows(game, "pad:1")) == [PAD[button] for button in play.pad_buttons]


@pytest.mark.parametrize("device", DEVICES)
def test_every_icon_and_glyph_is_there(device: str) -> None:
    rows = [*rows_of(device), *menu_rows(device), *(row for game in PLAYS for row in game_rows(game, device))]
    for row in rows:
        assert row.words and has_svg(f"icons/{row.icon}")
        for glyph in row.glyphs:
            assert not glyph or glyph.startswith("key:") or has_svg(f"icons/{glyph}")
    assert all(has_svg(f"icons/{name[1:]}") for name in CAPS.values() if name.startswith("@"))


def test_a_device_is_chosen_and_a_press_lights_its_own_up(tmp_path: Path) -> None:
    scene = SettingsScene("devices")
    with running(tmp_path, scene) as hand:
        page = page_of(scene)
        hand.click_on("button:device:corner")
        assert page.chosen.device == "corner" and page.used == "mouse"
        hand.key(pygame.K_DOWN)
        assert page.used == "keyboard"
        hand.key(pygame.K_w)
        assert page.used == "keys", "the key that sits down at W A S D"
        hand.key(pygame.K_RSHIFT)
        assert page.used == "corner" and page.chosen.device == "corner"


def test_a_pad_comes_into_the_list_and_goes_again(tmp_path: Path) -> None:
    scene = SettingsScene("devices")
    with running(tmp_path, scene) as hand:
        hand.app.start_pads()
        hand.step(3)
        assert scene.board.get("button:device:pad:1") is None
        with VirtualPad() as pad:
            hand.step(3)
            assert scene.board.get("button:device:pad:1") is not None
            pad.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
            hand.step()
            assert page_of(scene).used == "pad:1"
        hand.step(3)
        assert scene.board.get("button:device:pad:1") is None


def test_each_device_says_who_plays_with_it(tmp_path: Path) -> None:
    def told(hand: Hand) -> dict[str, str]:
        scene = hand.app.top
        assert isinstance(scene, SettingsScene)
        scene.rebuild()
        return {each.id.removeprefix("button:device:"): each.label.rpartition(", ")[2]
                for each in scene.board.widgets if each.id.startswith("button:device:")}

    with running(tmp_path, SettingsScene("devices")) as hand:
        assert told(hand) == {"mouse": "Ada", "keyboard": "Ada", "keys": "shared keyboard",
                              "corner": "shared keyboard"}
        two = (SeatSetting(device="mouse"), SeatSetting(name="Ben", animal="otter", device="keys"),
               *default_seats(4)[2:])
        hand.app.settings.match = MatchSettings(seats=two)
        assert told(hand) == {"mouse": "Ada", "keyboard": "for two: its halves", "keys": "Ben", "corner": "free"}
