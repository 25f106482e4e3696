"""Help for a seat is chosen on the seats screen and in the settings, by mouse, keys and pad."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.scenes.base import Scene
from game.scenes.seats import SeatsScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.settings.seat_help import HelpScene, help_words
from game.scenes.shots.studio import Look, Studio, nothing
from game.scenes.title import GameTile
from game.seat_help import ALLOW_MS, Help
from game.settings import MatchSettings, SeatSetting, default_seats
from game.view.commands import KEYBOARD, MOUSE, Command, Device, Kind

TILES = [GameTile("schummel_hummel", "Schummel Hummel", (3, 5))]
PEOPLE = (SeatSetting(device="mouse"), SeatSetting(name="Ben", animal="otter", device="pad:1"), *default_seats(4)[2:])


def seats(settings: MatchSettings, device: Device = KEYBOARD) -> tuple[Studio, SeatsScene]:
    """``device``: what the screen was opened with."""
    scene, studio = SeatsScene(settings, TILES, nothing, nothing, nothing), Studio(Look((1280, 720)))
    studio.device = device
    studio.push(scene)
    return studio, scene


def press(studio: Studio, kind: Kind, device: Device = KEYBOARD) -> None:
    studio.device = device
    studio.top.handle(Command(kind, device))


def top(studio: Studio) -> Scene:
    return studio.top


@pytest.mark.parametrize("device", [KEYBOARD, Device("pad", 1)])
def test_keys_and_pads_open_change_and_leave_it(device: Device) -> None:
    studio, scene = seats(MatchSettings(), device)
    scene.board.focus = "button:name:0"
    press(studio, Kind.ALT, device)
    assert isinstance(top(studio), HelpScene)
    press(studio, Kind.RIGHT, device)
    press(studio, Kind.DOWN, device)
    press(studio, Kind.DOWN, device)
    press(studio, Kind.ACCEPT, device)
    press(studio, Kind.BACK, device)
    assert top(studio) is scene
    assert scene.settings.seats[0].help == Help(allow_ms=ALLOW_MS[1], duties=True)
    assert scene.board.focus == "button:name:0"


def test_the_mouse_opens_it_by_the_row_in_the_card() -> None:
    studio, scene = seats(MatchSettings())
    button = next(each for each in scene.board.widgets if each.id == "button:help:0")
    assert button.label == "help: off"
    x, y = button.box[0] + button.box[2] / 2, button.box[1] + button.box[3] / 2
    studio.device = MOUSE
    for kind, down in ((Kind.POINTER_MOVE, True), (Kind.POINTER_DOWN, True), (Kind.POINTER_UP, False)):
        scene.handle(Command(kind, MOUSE, down, studio.now_ms, (round(x), round(y))))
    assert isinstance(top(studio), HelpScene)


def test_somebody_elses_pad_opens_its_own_players_help_on_their_card() -> None:
    studio, scene = seats(MatchSettings(seats=PEOPLE))
    studio.pad_numbers = [1]
    pad = Device("pad", 1)
    for kind in (Kind.ALT, Kind.RIGHT, Kind.DOWN, Kind.DOWN, Kind.RIGHT):
        press(studio, kind, pad)
    assert top(studio) is scene and scene.choosing.chooses("pad:1"), "nobody else waits"
    assert [seat.help for seat in scene.seats[:2]] == [Help(), Help(allow_ms=ALLOW_MS[1], duties=True)]
    press(studio, Kind.ALT, pad)
    assert not scene.choosing.chooses("pad:1")


def test_a_slip_that_the_mouse_opened_hears_no_pad_of_somebody_else() -> None:
    studio, scene = seats(MatchSettings(seats=PEOPLE))
    scene.handle(Command(Kind.POINTER_MOVE, MOUSE))
    scene.help_for(0)
    for kind in (Kind.RIGHT, Kind.BACK):
        press(studio, kind, Device("pad", 1))
    assert isinstance(top(studio), HelpScene) and not scene.seats[0].help.some
    press(studio, Kind.RIGHT)
    press(studio, Kind.BACK)
    assert top(studio) is scene and scene.seats[0].help.some


def test_it_can_be_taken_back_in_one_press() -> None:
    studio, scene = seats(MatchSettings(seats=(replace(PEOPLE[0], help=Help(150, 125, True, True)), *PEOPLE[1:])))
    scene.board.focus = "button:help:0"
    press(studio, Kind.ACCEPT)
    help_scene = top(studio)
    assert isinstance(help_scene, HelpScene)
    help_scene.board.focus = "button:reset"
    press(studio, Kind.ACCEPT)
    assert not scene.settings.seats[0].help.some


def test_the_settings_list_each_person_and_open_the_same() -> None:
    studio = Studio(Look((1280, 720)))
    studio.settings.match = MatchSettings(seats=PEOPLE)
    scene = SettingsScene("access")
    studio.push(scene)
    slips = [each for each in scene.board.widgets if each.id.startswith("button:player")]
    assert [slip.label for slip in slips] == ["Ada", "Ben"]
    scene.board.focus = "button:player:1"
    press(studio, Kind.ACCEPT)
    press(studio, Kind.RIGHT)
    press(studio, Kind.BACK)
    assert top(studio) is scene and studio.settings.match.seats[1].help.allow_ms == ALLOW_MS[1]


def test_words_for_help() -> None:
    assert help_words(Help()) == "no help"
    assert help_words(Help(allow_ms=150)) == "+ 150 ms"
    assert help_words(Help(targets=125)) == "large targets"
    assert help_words(Help(150, 125, True, True)) == "4 kinds of help"
