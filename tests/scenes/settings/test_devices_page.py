"""What the devices page says is what the bindings do, and other keys can be chosen there."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import settings
from game.bindings import ACTS, CORNERS, DEFAULTS, DEVICES, WORDS, Bindings
from game.datadir import DataDir
from game.scenes.games import PLAYS
from game.scenes.games.drills import DRILLS
from game.scenes.settings import SettingsScene
from game.scenes.settings.devices import DevicesPage
from game.scenes.settings.key_clashes import clashes, told
from game.scenes.settings.key_table import KeyRow, groups_of, rows_of
from game.scenes.settings.rebinding import WAIT_MS
from game.settings import MatchSettings, SeatSetting, default_seats
from game.view.bindings import current, glyph_of, sit, use
from game.view.raster import has_svg
from tests.pads import VirtualPad
from tests.stage import Hand, running

SHOWN = ("mouse", "touch", "keyboard", *CORNERS, "pad:1")


@pytest.fixture(autouse=True)
def _first_keys() -> Iterator[None]:
    yield
    use(Bindings())
    sit(())


def glyphs(rows: Iterable[KeyRow]) -> list[str]:
    return [glyph for row in rows for glyph in row.glyphs if glyph]


def page_of(scene: SettingsScene) -> DevicesPage:
    assert isinstance(scene.page, DevicesPage)
    return scene.page


@pytest.mark.parametrize("device", ["keyboard", *CORNERS, "pad:1"])
def test_every_key_of_the_table_is_listed_once(device: str) -> None:
    bound = sorted(glyph_of(device, code) for code in DEFAULTS[device].values())
    assert sorted(glyphs(rows_of(device))) == bound and len(set(bound)) == len(bound)


@pytest.mark.parametrize("device", CORNERS)
def test_each_corner_does_everything_that_a_hand_can_do(device: str) -> None:
    listed = {row.act for row in rows_of(device)}
    assert listed == set(ACTS) - {"pause", "help"}


@pytest.mark.parametrize("device", SHOWN)
def test_every_row_has_an_icon_and_every_sign_is_drawn(device: str) -> None:
    rows = rows_of(device)
    assert rows and all(has_svg(f"icons/{row.icon}") for row in rows)
    assert all(has_svg(f"icons/{glyph}") for glyph in glyphs(rows) if not glyph.startswith("key:"))


@pytest.mark.parametrize("device", ["keyboard", *CORNERS, "pad:1"])
def test_each_game_has_its_words_and_keys_for_them(device: str) -> None:
    for group in groups_of(device)[1:]:
        rows = rows_of(device, group=group)
        assert [row.act for row in rows] == list(WORDS[group]) and all(has_svg(f"icons/{row.icon}") for row in rows)
        bound = [glyph_of(device, Bindings().code(device, act)) for act in WORDS[group] if Bindings().code(device, act)]
        assert len(set(bound)) == len(bound) and glyphs(rows) == bound
        assert bound or device.startswith("pad"), "only pads choose cards by their cross"
    said = {play.words for play in (*PLAYS.values(), *DRILLS.values())}
    assert said - {""} == set(WORDS)


def open_keys(hand: Hand, device: str) -> DevicesPage:
    scene = hand.app.top
    assert isinstance(scene, SettingsScene)
    hand.click_on(f"button:device:{device}")
    return page_of(scene)


def choose(hand: Hand, act: str, key: int) -> None:
    hand.click_on(f"button:key:{act}")
    hand.key(key)


def kept(folder: Path) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads((folder / "settings.json").read_text())["bindings"]
    return found


def test_a_chosen_key_waits_for_a_press_and_is_kept(tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        page = open_keys(hand, "keys")
        hand.click_on("button:key:slap")
        assert page.listening and "…" in page_words(page)
        hand.key(pygame.K_v)
        assert not page.listening
        assert hand.app.settings.bindings.code("keys", "slap") == pygame.KSCAN_V
        assert kept(tmp_path) == {"keys": {"slap": pygame.KSCAN_V}}
        assert settings.load(DataDir.open(tmp_path))[0].bindings == hand.app.settings.bindings


def page_words(page: DevicesPage) -> str:
    return f"… {page.rebinding.left_s(page.scene.stage.now_ms)}"


def test_without_a_press_the_old_key_stays(tmp_path: Path) -> None:
    scene = SettingsScene("devices")
    with running(tmp_path, scene) as hand:
        page = open_keys(hand, "keys")
        hand.click_on("button:key:slap")
        page.update(hand.app.now_ms + WAIT_MS + 1)
        assert not page.listening and not hand.app.settings.bindings.changed


@pytest.mark.parametrize("key", [pygame.K_ESCAPE])
def test_esc_breaks_off_and_stays_on_the_page(key: int, tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        page = open_keys(hand, "keys")
        choose(hand, "slap", key)
        assert not page.listening and hand.app.top is page.scene and not hand.app.settings.bindings.changed


def test_the_menus_own_keys_cannot_be_lost(tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        page = open_keys(hand, "keyboard")
        choose(hand, "slap", pygame.K_TAB)
        assert page.listening and page.rebinding.note == "This key belongs to the menus."
        hand.key(pygame.K_RETURN)
        assert page.rebinding.conflict is not None
        hand.click_on("button:swap")
        assert current().code("keyboard", "slap") == pygame.KSCAN_RETURN
        hand.click_on("button:device:keys")
        hand.key(pygame.K_RETURN)
        assert page.chosen.device == "keys", "in menus Enter still chooses"


def test_a_conflict_names_both_and_can_be_swapped_undone_or_left(tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        page = open_keys(hand, "keys")
        bindings = lambda: hand.app.settings.bindings  # noqa: E731
        choose(hand, "slap", pygame.K_LSHIFT)
        assert page.rebinding.conflict is not None
        assert page.rebinding.conflict.sentence() == "Shift is slap and peek at your cards."
        assert not bindings().changed, "nothing is changed yet"
        hand.click_on("button:undo")
        assert not bindings().changed and page.rebinding.conflict is None
        choose(hand, "slap", pygame.K_LSHIFT)
        hand.click_on("button:swap")
        assert bindings().changed == {"keys": {"slap": pygame.KSCAN_LSHIFT, "peek": pygame.KSCAN_SPACE}}
        choose(hand, "slap", pygame.K_c)
        hand.click_on("button:device:corner")
        assert page.rebinding.conflict is None and bindings().code("keys", "slap") == pygame.KSCAN_LSHIFT


def test_a_key_of_another_corner_is_named_with_its_device(tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        page = open_keys(hand, "keys")
        choose(hand, "slap", pygame.K_n)
        assert page.rebinding.conflict is not None
        assert page.rebinding.conflict.sentence() == "N is slap and slap of I J K L."
        hand.click_on("button:swap")
        assert hand.app.settings.bindings.code("ijkl", "slap") == pygame.KSCAN_SPACE


def test_del_takes_a_key_away_and_reset_brings_all_back(tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        page = open_keys(hand, "keys")
        hand.click_on("button:key:steal")
        hand.key(pygame.K_ESCAPE)
        hand.key(pygame.K_DELETE)
        assert page.scene.board.focus == "button:key:steal"
        assert hand.app.settings.bindings.changed == {"keys": {"steal": 0}}
        hand.click_on("button:reset")
        assert not hand.app.settings.bindings.changed


def test_reset_keeps_no_key_twice() -> None:
    swapped = Bindings().swapped("keys", "slap", DEFAULTS["ijkl"]["slap"])
    assert set(swapped.changed) == {"keys", "ijkl"}
    for device in DEVICES:
        for act in ACTS:
            assert swapped.clash(device, act, swapped.code(device, act)) is None


def test_a_button_of_a_pad_is_chosen_on_that_pad(tmp_path: Path) -> None:
    scene = SettingsScene("devices")
    with running(tmp_path, scene) as hand:
        hand.app.start_pads()
        choose_on_pad(hand)


def choose_on_pad(hand: Hand) -> None:
    with VirtualPad() as pad:
        hand.step(3)
        page = open_keys(hand, "pad:1")
        choose(hand, "slap", pygame.K_v)
        assert page.listening and "another device" in page.rebinding.note
        pad.press(pygame.CONTROLLER_BUTTON_LEFTSTICK)
        hand.step(2)
        assert page.rebinding.conflict is not None
        assert page.rebinding.conflict.sentence() == "LS is slap and draw a card."
        hand.click_on("button:swap")
        assert current().code("pad:1", "slap") == pygame.CONTROLLER_BUTTON_LEFTSTICK + 1


def test_a_press_lights_its_device_up(tmp_path: Path) -> None:
    scene = SettingsScene("devices")
    with running(tmp_path, scene) as hand:
        page = page_of(scene)
        hand.click_on("button:device:corner")
        assert page.chosen.device == "corner" and page.used == "mouse"
        hand.key(pygame.K_DOWN)
        assert page.used == "keyboard"
        for key, device in ((pygame.K_w, "keys"), (pygame.K_i, "ijkl"), (pygame.K_KP8, "numpad"),
                            (pygame.K_RSHIFT, "corner")):
            hand.key(key)
            assert page.used == device, "the key that sits down there"


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
        corners = dict.fromkeys(CORNERS, "shared keyboard")
        assert told(hand) == {"mouse": "Ada", "touch": "Ada", "keyboard": "Ada", **corners}
        two = (SeatSetting(device="mouse"), SeatSetting(name="Ben", animal="otter", device="keys"),
               *default_seats(4)[2:])
        hand.app.settings.match = MatchSettings(seats=two)
        assert told(hand) == {"mouse": "Ada", "touch": "free", "keyboard": "shared by corners", "keys": "Ben",
                              **dict.fromkeys(CORNERS[1:], "free")}


BEN = SeatSetting(name="Ben", animal="otter", device="keys")
CLEO = SeatSetting(name="Cleo", animal="hare", device="ijkl")
THREE = (SeatSetting(device="mouse"), BEN, CLEO, *default_seats(4)[3:])


def seat(hand: Hand, *seats: SeatSetting) -> None:
    hand.app.settings.match = MatchSettings(seats=seats)
    hand.step()


def test_where_somebody_sits_other_keys_are_that_persons_own(tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        seat(hand, *THREE)
        page = open_keys(hand, "keys")
        choose(hand, "slap", pygame.K_v)
        assert hand.app.settings.bindings.own == {"Ben": {"keys": {"slap": pygame.KSCAN_V}}}
        assert not hand.app.settings.bindings.changed and current().code("keys", "slap") == pygame.KSCAN_V
        assert settings.load(DataDir.open(tmp_path))[0].bindings == hand.app.settings.bindings
        seat(hand, SeatSetting(device="mouse"), replace(BEN, name="Dora"), CLEO, *default_seats(4)[3:])
        assert current().code("keys", "slap") == pygame.KSCAN_SPACE, "somebody else sits there"
        seat(hand, *THREE)
        hand.click_on("button:reset")
        assert not hand.app.settings.bindings.own and current().code("keys", "slap") == pygame.KSCAN_SPACE
        hand.click_on("field:whose")
        assert page.name == ""
        choose(hand, "slap", pygame.K_v)
        assert hand.app.settings.bindings.changed == {"keys": {"slap": pygame.KSCAN_V}}


def test_a_key_of_somebody_else_is_named_with_the_person_and_swapped_with_them(tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        seat(hand, *THREE)
        page = open_keys(hand, "keys")
        choose(hand, "slap", pygame.K_m)
        assert page.rebinding.conflict is not None
        assert page.rebinding.conflict.sentence() == "M is slap, but Cleo has it for: peek at your cards."
        hand.click_on("button:swap")
        assert hand.app.settings.bindings.own == {
            "Ben": {"keys": {"slap": pygame.KSCAN_M}}, "Cleo": {"ijkl": {"peek": pygame.KSCAN_SPACE}}}


def test_keys_that_clash_only_because_two_sit_together_are_named_and_the_first_seat_has_them() -> None:
    cleos = {"throw": pygame.KSCAN_N, "slap": pygame.KSCAN_V}
    both = Bindings({}, {"Ben": {"keys": {"slap": pygame.KSCAN_N}}, "Cleo": {"ijkl": cleos}})
    assert [told(clash) for clash in clashes(both, THREE)] == [
        "N is slap for Ben and throw the pollen for Cleo: Ben has it."]
    assert not clashes(both, [BEN]) and not clashes(both, [CLEO])
    seated = both.seated(settings.sitters((CLEO, BEN)))
    assert seated.acts("ijkl")[pygame.KSCAN_N] == "throw" and pygame.KSCAN_N not in seated.acts("keys")


def test_a_games_own_word_is_changed_like_any_key(tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        page = open_keys(hand, "keyboard")
        hand.click_on("button:group:schnattergei")
        choose(hand, "word_blue", pygame.K_z)
        assert current().words("keyboard", "schnattergei")[pygame.KSCAN_Z] == "word_blue"
        choose(hand, "word_blue", pygame.K_SPACE)
        assert page.rebinding.conflict is not None
        assert page.rebinding.conflict.sentence() == "Space is the word for blue and slap."
        hand.click_on("button:undo")
        choose(hand, "word_blue", pygame.K_t)
        assert page.rebinding.conflict is None, "nobody turns the worm in this game"


@pytest.mark.parametrize(("damage", "words"), [
    ({"Ben": {"keys": {"slap": 44, "peek": 44}}}, "own_keys.Ben.keys: one key for"),
    ({"Ben": {"pad:1": {"slap": 4}}}, "own_keys.Ben: 'pad:1' isn't a device"),
    ({"": {"keys": {}}}, "own_keys: a name"),
    ([1], "own_keys: a table of people"),
])
def test_damage_to_peoples_keys_is_one_sentence(damage: object, words: str, tmp_path: Path) -> None:
    settings.save(DataDir.open(tmp_path), settings.Settings())
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"own_keys": damage}))
    found, sentence = settings.load(DataDir.open(tmp_path))
    assert found.bindings == Bindings() and words in sentence and "\n" not in sentence


def test_a_file_from_before_words_could_be_changed_still_holds(tmp_path: Path) -> None:
    kept_ = {"keyboard": {"slap": pygame.KSCAN_A}, "keys": {"slap": pygame.KSCAN_PAGEUP}}
    settings.save(DataDir.open(tmp_path), settings.Settings())
    path = tmp_path / "settings.json"
    stored = json.loads(path.read_text()) | {"bindings": kept_}
    del stored["own_keys"]
    path.write_text(json.dumps(stored))
    found, sentence = settings.load(DataDir.open(tmp_path))
    assert not sentence and found.bindings.code("keyboard", "slap") == pygame.KSCAN_A
    assert found.bindings.code("keyboard", "word_blue") == 0 == found.bindings.code("numpad", "steal"), "they make way"


@pytest.mark.parametrize(("damage", "words"), [
    ({"keys": {"slap": 44, "peek": 44}}, "bindings.keys: one key for"),
    ({"keys": {"slap": pygame.KSCAN_ESCAPE}}, "isn't a key for that"),
    ({"keys": {"dance": 9}}, "isn't a key for that"),
    ({"piano": {}}, "isn't a device with its keys"),
    ({"keys": {"slap": True}}, "isn't a key for that"),
    ([], "bindings: a table of devices"),
])
def test_damage_is_one_sentence(damage: object, words: str, tmp_path: Path) -> None:
    settings.save(DataDir.open(tmp_path), settings.Settings())
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"bindings": damage}))
    found, sentence = settings.load(DataDir.open(tmp_path))
    assert found.bindings == Bindings() and words in sentence and "\n" not in sentence
