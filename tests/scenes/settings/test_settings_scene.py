"""The settings: every row by mouse, keys and pad, in the running loop; kept and applied at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import settings as settings_file
from game.datadir import DataDir
from game.preferences import Preferences
from game.scenes.settings import SettingsScene
from game.scenes.settings.picture import PicturePage
from game.scenes.settings.rows import Row
from game.view import i18n
from game.view.sounds import Sounds
from game.view.sounds.speaker import Nowhere
from game.view.widgets import Slider, Stepper, Toggle
from tests.stage import Hand, one_pad, running

STEPPERS = {"edge_percent": ("picture", 2), "card_pace": ("picture", "quick"), "frame_rate": ("picture", 120),
            "text_percent": ("access", 125), "tap": ("access", True)}
TOGGLES = {"hints": "picture", "captions": "sound", "quiet_unfocused": "sound", "letters": "access",
           "less_motion": "access", "strong_contrast": "access"}
SLIDERS = dict.fromkeys(("volume_all", "volume_effects", "volume_voices", "volume_music"), "sound")
ROWS = [*((tab, name) for name, (tab, _value) in STEPPERS.items()), *((tab, name) for name, tab in TOGGLES.items()),
        *((tab, name) for name, tab in SLIDERS.items())]


def kept(folder: Path) -> dict[str, Any]:
    stored: dict[str, Any] = json.loads((folder / "settings.json").read_text(encoding="utf-8"))["preferences"]
    return stored


def expected(name: str) -> Any:
    """What one step makes of a fresh preference."""
    plain = getattr(Preferences(), name)
    if name in STEPPERS:
        return STEPPERS[name][1]
    return not plain if name in TOGGLES else plain - 5


def row(scene: SettingsScene, name: str) -> Row:
    found = scene.board.get(f"field:{name}")
    assert isinstance(found, Row)
    return found


def steer(hand: Hand, scene: SettingsScene, name: str) -> None:
    """Down, row by row."""
    for _ in range(8):
        if scene.board.focus == f"field:{name}":
            return
        hand.key(pygame.K_DOWN)
    raise AssertionError(f"{name} isn't reached: {scene.board.focus}")


@pytest.mark.parametrize(("tab", "name"), ROWS)
def test_each_row_is_changed_by_keys_and_kept_at_once(tmp_path: Path, tab: str, name: str) -> None:
    scene = SettingsScene(tab)
    with running(tmp_path, scene) as hand:
        steer(hand, scene, name)
        hand.key(pygame.K_RETURN if name in TOGGLES else pygame.K_LEFT if name in SLIDERS else pygame.K_RIGHT)
        assert getattr(hand.app.settings.preferences, name) == expected(name) == kept(tmp_path)[name]
        assert scene.board.focus == f"field:{name}", "the focus stays"
    data = DataDir.open(tmp_path)
    assert getattr(settings_file.load(data)[0].preferences, name) == expected(name)
    data.close()


@pytest.mark.parametrize(("tab", "name"), ROWS)
def test_each_row_is_changed_by_mouse(tmp_path: Path, tab: str, name: str) -> None:
    scene = SettingsScene(tab)
    with running(tmp_path, scene) as hand:
        x, y, w, h = row(scene, name).control.box
        step = (getattr(Preferences(), name) - 5) / 100 * (w - Slider.numbers) if name in SLIDERS else w - 12
        hand.click((round(x + step), round(y + h / 2)))
        assert kept(tmp_path)[name] == expected(name)


@pytest.mark.parametrize("name", ["edge_percent", "hints", "volume_music", "letters"])
def test_each_kind_of_row_is_changed_by_pad(tmp_path: Path, name: str) -> None:
    tab = next(each for each, known in ROWS if known == name)
    scene = SettingsScene(tab)
    with running(tmp_path, scene) as hand, one_pad(hand) as press:
        while scene.board.focus != f"field:{name}":
            press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        press(pygame.CONTROLLER_BUTTON_A if name in TOGGLES else pygame.CONTROLLER_BUTTON_DPAD_LEFT if name in SLIDERS
              else pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
        assert kept(tmp_path)[name] == expected(name)
        press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        assert scene.page.id != tab
        press(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
        assert scene.page.id == tab
        press(pygame.CONTROLLER_BUTTON_B)
        assert hand.app.top is None


def test_every_preference_has_its_row() -> None:
    known = {name for _tab, name in ROWS} | {"language", "muted"}
    assert known == {*Preferences.__dataclass_fields__}


# ---- what takes effect

def test_text_edge_and_pictures_a_second_take_effect_at_once(tmp_path: Path) -> None:
    scene = SettingsScene()
    with running(tmp_path, scene) as hand:
        scene.prefer("text_percent", 150)
        assert hand.app.frame.text == 1.5
        scene.prefer("edge_percent", 4)
        assert hand.app.frame.width_px < 1280 and hand.app.input.origin != (0, 0)
        scene.prefer("frame_rate", 30)
        assert hand.app._frame_ms == 33


def test_the_window_fills_the_screen_and_this_is_kept(tmp_path: Path) -> None:
    scene = SettingsScene()
    with running(tmp_path, scene) as hand:
        for wanted in (True, False):
            hand.key(pygame.K_RIGHT)
            assert hand.app.window.fullscreen is wanted
            stored = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
            assert stored["fullscreen"] is wanted and row(scene, "window").control.says.endswith(
                "full screen" if wanted else "in a window")
        hand.key(pygame.K_RETURN, pygame.KMOD_ALT)
        assert hand.app.window.fullscreen
        assert "full screen" in row(scene, "window").says, "the row follows"
        hand.key(pygame.K_F11)
        assert not hand.app.window.fullscreen


@pytest.mark.parametrize(("code", "words"), [("de", "Einstellungen"), ("it", "Opzioni"), ("fr", "Réglages"),
                                             ("en", "Settings")])
def test_a_language_is_chosen_by_its_card_and_the_screen_changes(tmp_path: Path, code: str, words: str) -> None:
    scene = SettingsScene("language")
    with running(tmp_path, scene) as hand:
        hand.click_on(f"button:language:{code}")
        assert i18n.language() == code and i18n._("Settings") == words
        assert kept(tmp_path)["language"] == code
        assert scene.board.focus == f"button:language:{code}"
        labels = {each.id: each.label for each in scene.board.widgets}
        assert labels["tab:sound"] == i18n._("Sound") and labels["button:back"] == i18n._("Back")
        assert labels["button:language:de"] == "Deutsch", "each language is found by its own name"


def test_a_language_is_chosen_by_keys(tmp_path: Path) -> None:
    scene = SettingsScene("language")
    with running(tmp_path, scene) as hand:
        hand.key(pygame.K_RIGHT)
        hand.key(pygame.K_RETURN)
        assert kept(tmp_path)["language"] == "de"
        hand.key(pygame.K_DOWN)
        hand.key(pygame.K_SPACE)
        assert kept(tmp_path)["language"] == "fr"


# ---- sliders, tabs, reset

def test_a_slider_is_dragged_and_stops_at_its_ends(tmp_path: Path) -> None:
    scene = SettingsScene("sound")
    with running(tmp_path, scene) as hand:
        x, y, w, _h = row(scene, "volume_all").control.box
        middle, right = round(y + 20), round(x + w - Slider.numbers)
        hand.down((round(x + 0.8 * (w - Slider.numbers)), middle))
        for at, value in ((right - 200, None), (right + 300, 100), (round(x) - 200, 0), (round(x + 84), 25)):
            hand.move((at, middle + 40))
            assert value is None or hand.app.settings.preferences.volume_all == value
        hand.up((round(x + 84), middle + 40))
        assert kept(tmp_path)["volume_all"] == 25
        hand.move((right, middle))
        assert hand.app.settings.preferences.volume_all == 25, "it was let go"


def test_the_words_of_a_slider_do_not_move_it(tmp_path: Path) -> None:
    scene = SettingsScene("sound")
    with running(tmp_path, scene) as hand:
        x, y, _w, h = row(scene, "volume_all").box
        hand.click((round(x + 60), round(y + h / 2)))
        assert hand.app.settings.preferences.volume_all == Preferences().volume_all


def test_the_wheel_over_a_slider_moves_it(tmp_path: Path) -> None:
    scene = SettingsScene("sound")
    with running(tmp_path, scene) as hand:
        x, y, w, h = row(scene, "volume_music").control.box
        hand.move((round(x + w / 2), round(y + h / 2)))
        for notches in (1, 1, -1):
            pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches, precise_x=0.0, precise_y=float(notches),
                                           flipped=False, touch=False))
            hand.step()
        assert kept(tmp_path)["volume_music"] == 40


def test_tabs_change_by_ctrl_tab_by_arrows_and_by_a_click(tmp_path: Path) -> None:
    scene = SettingsScene()
    with running(tmp_path, scene) as hand:
        seen = [scene.page.id]
        for _ in range(5):
            hand.key(pygame.K_TAB, pygame.KMOD_CTRL)
            seen.append(scene.page.id)
            assert scene.board.focus == scene.page.widgets()[0].id
        assert seen == ["picture", "sound", "language", "access", "devices", "picture"]
        hand.key(pygame.K_TAB, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
        assert scene.page.id == "devices"
        hand.click_on("tab:picture")
        assert scene.page.id == "picture" and scene.board.focus == "tab:picture"
        hand.key(pygame.K_RIGHT)
        assert scene.page.id == "sound" and scene.board.focus == "tab:sound"
        hand.key(pygame.K_DOWN)
        assert scene.board.focus.startswith("field:volume")


class Listener(Nowhere):
    """Remembers what would be heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []

    def play(self, path: Path, volume: float, pan: float, lasts_ms: int, now_ms: int) -> bool:
        self.heard.append((path.stem, round(volume, 2)))
        return True


def test_a_change_is_heard_at_once_and_all_of_it_by_trying(tmp_path: Path) -> None:
    scene, listener = SettingsScene("sound"), Listener()
    with running(tmp_path, scene) as hand:
        hand.app.sounds = Sounds(lambda: hand.app.settings.preferences, listener)
        scene.prefer("volume_effects", 50)
        assert [(name[:3], volume) for name, volume in listener.heard] == [("lay", 0.4)], "half of four fifths"
        hand.click_on("button:try")
        hand.app.sounds.tick(hand.app.now_ms + 600)
        heard = {name.split("_")[0]: volume for name, volume in listener.heard}
        assert heard["slap"] == 0.4
        assert listener.heard[-1] == ("caught_low", 0.8)


def test_silence_is_one_press_and_sound_another(tmp_path: Path) -> None:
    scene = SettingsScene("sound")
    with running(tmp_path, scene) as hand:
        hand.click_on("button:silence")
        assert kept(tmp_path)["muted"] is True
        hand.click_on("button:silence")
        assert kept(tmp_path)["muted"] is False


@pytest.mark.parametrize("tab", ["picture", "sound", "access"])
def test_a_page_is_put_back_and_the_others_are_left_alone(tmp_path: Path, tab: str) -> None:
    scene = SettingsScene(tab)
    with running(tmp_path, scene) as hand:
        assert not scene.board.get("button:reset").enabled  # type: ignore[union-attr]
        for _tab, name in ROWS:
            scene.prefer(name, expected(name))
        hand.click_on("button:reset")
        plain = Preferences()
        for each, name in ROWS:
            other = each != tab and name not in scene.page.kept
            assert (getattr(hand.app.settings.preferences, name) == getattr(plain, name)) is not other


def test_what_cannot_be_kept_is_said(tmp_path: Path) -> None:
    scene = SettingsScene()
    with running(tmp_path, scene) as hand:
        hand.app.data._lock.close()  # type: ignore[union-attr]
        hand.app.data._lock = None
        hand.app.data.trouble = "Nothing can be saved this time."
        scene.prefer("hints", False)
        assert "saved" in scene.note


@pytest.mark.parametrize("tab", ["picture", "sound", "language", "access", "devices"])
def test_every_widget_is_reached_by_arrows_and_by_tab(tmp_path: Path, tab: str) -> None:
    scene = SettingsScene(tab)
    with running(tmp_path, scene) as hand:
        ids = {each.id for each in scene.board.widgets}
        seen = set()
        for _ in ids:
            seen.add(scene.board.focus)
            hand.key(pygame.K_TAB)
        assert seen == ids
        assert {type(each.control) for each in scene.board.widgets if isinstance(each, Row)} <= {Stepper, Toggle,
                                                                                                Slider}


def test_a_card_shows_the_pace_that_was_chosen(tmp_path: Path) -> None:
    scene = SettingsScene()
    with running(tmp_path, scene) as hand:
        page = scene.page
        assert isinstance(page, PicturePage) and scene.wait_ms(hand.app.now_ms) is None
        scene.prefer("card_pace", "quick")
        hand.step()
        assert scene.wait_ms(hand.app.now_ms) == 0, "it is on its way"
        page.update(hand.app.now_ms + 1000)
        assert scene.wait_ms(hand.app.now_ms) is None
        scene.prefer("less_motion", True)
        scene.prefer("card_pace", "slow")
        hand.step()
        assert scene.wait_ms(hand.app.now_ms) is None, "then cards fade"
