"""``shots``: a picture of every screen, without a display."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import scenes
from game.decks import load_decks
from game.scenes.base import Scene
from game.scenes.shots import ShotError, write_shots
from game.scenes.shots.studio import Look

SCREENS = {
    "title", "title_continue", "seats", "name", "rules", "message", "pause", "pass_mouse", "match", "match_carry",
    "match_cheat", "match_wasp", "match_stinger", "match_photo_finish", "match_pollen", "match_gift", "match_web",
    "match_watchman", "match_telescope", "match_theft", "match_3_players", "match_5_players", "match_two_people",
    "proof", "wrong", "results", "reveal", "match_over", "replay",
    "settings_picture", "settings_sound", "settings_language", "settings_access", "settings_access_people",
    "settings_access_five", "settings_devices", "settings_devices_keys", "settings_devices_conflict",
    "settings_devices_words", "settings_devices_own", "settings_devices_taken", "settings_devices_pad",
    "settings_devices_tester", "seat_help",
    "guided", "guide_over", "credits", "credits_end", "house_rules",
    "practice", "drill_intro", "drill_play", "drill_result", "statistics",
    "drill_sneak", "drill_watch", "drill_pollen", "drill_grasshopper",
    "evening", "evening_first", "evening_match", "evening_party", "evening_games", "evening_games_full",
    "evening_finale", "evening_finale_party", "title_evening",
    "seats_people", "seats_choosing", "pad_lost", "film", "replays", "replays_none", "replays_damaged",
} | {f"drill_{skill}_{screen}" for skill in ("telescope", "call", "double", "herd", "bluff")
     for screen in ("intro", "play", "result")} | {
    f"puzzle_{each}" for each in ("start", "solved", "late", "schummel_hummel", "heuschrecken_poker", "moemmen",
                                  "schnattergei")} | {"puzzles"}


def test_every_screen_becomes_a_picture_of_the_wanted_size(tmp_path: Path) -> None:
    decks = {"schummel_hummel": load_decks()["schummel_hummel"]}
    paths = list(write_shots(tmp_path / "new" / "folder", Look((960, 540)), decks))
    assert {path.stem for path in paths} == SCREENS and len(paths) == len(SCREENS)
    pictures = [pygame.image.load(str(path)) for path in paths]
    assert {picture.get_size() for picture in pictures} == {(960, 540)}
    assert len({pygame.image.tobytes(picture, "RGB") for picture in pictures}) == len(paths), "no two alike"


def test_no_kind_of_screen_is_without_a_picture() -> None:
    for module in pkgutil.walk_packages(scenes.__path__, f"{scenes.__name__}."):
        importlib.import_module(module.name)
    screens = {kind.name for kind in leaves(Scene) if kind.__module__.startswith("game.")}
    screens -= {Scene.name}  # a card of a puzzle is called by what it tells
    assert {name for name in screens if not any(name in picture for picture in SCREENS)} == set()


def leaves(kind: type[Scene]) -> Iterator[type[Scene]]:
    below = kind.__subclasses__()
    yield from (each for one in below for each in leaves(one)) if below else (kind,)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(ShotError, match=r"title\.png can't be written"):
        next(write_shots(tmp_path / "file", Look((960, 540)), load_decks()))
