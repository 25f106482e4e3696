"""Where people read how often their device reports, and whether that was measured."""

from __future__ import annotations

import pytest

from game.history import History
from game.scenes.base import Scene
from game.scenes.practice.course import Course
from game.scenes.practice.intro import IntroScene
from game.scenes.settings.devices import DevicesPage
from game.scenes.settings.scene import SettingsScene
from game.scenes.still_stage import StillStage
from game.view.commands import KEYBOARD, MOUSE, Command, Kind
from tests.rendered import render
from tests.scenes.table import deck
from tests.words_audit import listening

SIZE = (1280, 720)


def read(scene: Scene, stage: StillStage) -> str:
    with listening(SIZE) as ear:
        render(scene, SIZE, stage=stage)
    return " ".join(mark.words for mark in ear.marks if mark.words)


def stage() -> StillStage:
    made = StillStage(SIZE)
    made.pad_numbers = [1]
    made.arrivals.kept |= {"mouse": 7.6, "pad 1": 4.0}
    return made


def devices(shown: str) -> SettingsScene:
    scene = SettingsScene("devices")
    page = scene.pages[-1]
    assert isinstance(page, DevicesPage)
    page.shown = shown
    return scene


@pytest.mark.parametrize(("device", "words"), [
    ("mouse", "Reports every 8 ms, measured."), ("pad:1", "Reports every 4 ms, measured."),
    ("touch", "Reports every 16 ms: assumed."), ("ijkl", "Reports every 16 ms: assumed.")])
def test_the_devices_page_says_how_often_each_device_reports(device: str, words: str) -> None:
    assert words in read(devices(device), stage())


def test_the_key_tester_says_it_of_the_keyboard() -> None:
    scene, made = devices("keys"), stage()
    made.arrivals.kept["keyboard"] = 8.2
    scene.enter(made)
    scene.board.focus = "button:tester"
    scene.handle(Command(Kind.ACCEPT))
    assert "Reports every 8 ms, measured." in read(scene, made)


def test_before_a_drill_the_delay_of_the_device_in_use_is_said() -> None:
    course = Course(History.in_memory(), {"schummel_hummel": deck()}, "Ada", lambda: "2026-11-01T20:15:00", seed=7)
    for device, words in ((MOUSE, "reports every 8 ms, measured."), (KEYBOARD, "16 ms are assumed.")):
        made = stage()
        made.device = device
        assert words in read(IntroScene(course, "wasp", lambda _skill: None), made)
