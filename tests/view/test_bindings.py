"""Keys by their place, labelled as the player's layout has them; corners that get in nobody's way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.bindings import ACTS, CORNERS, DEFAULTS, DEVICES, ESCAPE, RESERVED, Bindings, may_bind, restored
from game.view import bindings, i18n
from game.view.commands import KEYBOARD, MOUSE, Command, Device, Kind
from game.view.input import Input

pytestmark = pytest.mark.usefixtures("display")


@pytest.fixture(autouse=True)
def _first_keys() -> Iterator[None]:
    yield
    bindings.use(Bindings())


def key(code: int, down: bool = True, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=pygame.K_UNKNOWN, scancode=code, mod=mod,
                        unicode="")


def at_table(*parts: int) -> Input:
    devices = Input()
    devices.table, devices.split = True, frozenset(parts)
    return devices


def said(commands: list[Command]) -> list[tuple[Kind, Device]]:
    return [(command.kind, command.device) for command in commands]


def test_no_two_corners_share_a_key_and_none_takes_a_menus_own() -> None:
    for one, other in combinations(CORNERS, 2):
        assert not set(DEFAULTS[one].values()) & set(DEFAULTS[other].values()), (one, other)
    for device in DEVICES:
        codes = list(DEFAULTS[device].values())
        assert len(set(codes)) == len(codes) and all(may_bind(device, code) for code in codes)
    assert ESCAPE in RESERVED


@pytest.mark.parametrize("part", [1, 2, 3, 4])
def test_each_corner_says_every_act_as_itself_while_four_share_the_keyboard(part: int) -> None:
    devices, corner = at_table(1, 2, 3, 4), CORNERS[part - 1]
    for act, code in DEFAULTS[corner].items():
        assert said(devices.read([key(code)], 5)) == [(Kind[act.upper()], Device("keyboard", part))], act
        devices.read([key(code, False)], 6)


@pytest.mark.parametrize("part", [1, 2, 3, 4])
def test_above_a_table_a_corner_chooses_and_takes_and_nobody_sits_down(part: int) -> None:
    devices, corner = Input(), CORNERS[part - 1]
    devices.led, devices.split = True, frozenset({part})
    for act, code in DEFAULTS[corner].items():
        heard = said(devices.read([key(code)], 5))
        leads = act in ("left", "right", "up", "down", "accept", "back")
        assert heard == ([(Kind[act.upper()], Device("keyboard", part))] if leads else []), act
        devices.read([key(code, False)], 6)


def test_one_players_ctrl_is_no_shortcut_for_another() -> None:
    devices = at_table(1, 2)
    devices.read([key(pygame.KSCAN_RCTRL, mod=pygame.KMOD_RCTRL)], 0)
    read = devices.read([key(pygame.KSCAN_E, mod=pygame.KMOD_RCTRL)], 5)
    assert said(read) == [(Kind.ACCEPT, Device("keyboard", 1))]


def test_a_changed_key_is_heard_and_the_old_one_is_not() -> None:
    bindings.use(Bindings().bound("keys", "slap", pygame.KSCAN_V))
    devices = at_table(1, 2)
    assert said(devices.read([key(pygame.KSCAN_V)], 0)) == [(Kind.SLAP, Device("keyboard", 1))]
    assert devices.read([key(pygame.KSCAN_SPACE)], 0) == []


def test_a_key_is_its_place_whatever_stands_on_it() -> None:
    devices = at_table(1)
    french = pygame.Event(pygame.KEYDOWN, key=pygame.K_z, scancode=pygame.KSCAN_W, mod=0, unicode="z")
    assert said(devices.read([french], 0)) == [(Kind.UP, Device("keyboard", 1))]


def test_labels_are_those_of_the_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bindings.key_words(pygame.KSCAN_W) == "W"
    german = {pygame.KSCAN_Y: pygame.K_z, pygame.KSCAN_Z: pygame.K_y}
    monkeypatch.setattr(bindings, "_keycode", lambda code: german.get(code, 0))
    assert [bindings.key_words(code) for code in (pygame.KSCAN_Y, pygame.KSCAN_Z)] == ["Z", "Y"]


def test_menus_hear_their_own_keys_whatever_is_bound() -> None:
    changed = Bindings()
    for act, code in (("slap", 40), ("peek", 80), ("draw", 82)):
        changed = changed.swapped("keyboard", act, code)
    bindings.use(changed)
    devices = Input()
    for keycode, kind in ((pygame.K_RETURN, Kind.ACCEPT), (pygame.K_LEFT, Kind.LEFT), (pygame.K_ESCAPE, Kind.BACK)):
        event = pygame.Event(pygame.KEYDOWN, key=keycode, mod=0, unicode="")
        assert said(devices.read([event], 0)) == [(kind, KEYBOARD)]


def test_an_arrow_that_comes_up_on_another_screen_repeats_no_more() -> None:
    devices = at_table(1, 2)
    devices.read([key(pygame.KSCAN_W)], 0)
    devices.table = False
    devices.split = frozenset()
    devices.read([key(pygame.KSCAN_W, False)], 20)
    assert devices.next_repeat_ms() is None


def test_whoever_listens_hears_keys_as_they_are_but_esc() -> None:
    devices = Input()
    devices.listening = True
    read = devices.read([key(pygame.KSCAN_W), key(pygame.KSCAN_W, False)], 0)
    assert [(each.kind, each.number, each.pressed) for each in read] == [
        (Kind.KEY, pygame.KSCAN_W, True), (Kind.KEY, pygame.KSCAN_W, False)]
    assert said(devices.read([pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)], 0)) == [(Kind.BACK, KEYBOARD)]


def test_sentences_show_the_keys_in_force() -> None:
    sentence = "[#key:C] caught you! [#key:Space] slap"
    assert bindings.told_truly(sentence, KEYBOARD) == sentence
    bindings.use(Bindings().swapped("keyboard", "slap", pygame.KSCAN_C))
    assert bindings.told_truly(sentence, KEYBOARD) == "[#key:Space] caught you! [#key:C] slap"
    i18n.use("de")
    try:
        assert bindings.told_truly(sentence, KEYBOARD) == "[#key:Leertaste] caught you! [#key:C] slap"
    finally:
        i18n.use("en")
    assert bindings.told_truly("[#key:C] caught you!", Device("keyboard", 3)) == "[#key:P] caught you!"
    assert bindings.told_truly("[#pad_x] caught you!", Device("pad", 2)) == "[#pad_x] caught you!"
    assert bindings.told_truly("click, or [#act:slot_0]", MOUSE) == "click, or [#key:1]"


def test_the_right_stick_is_four_buttons_at_the_table_and_scrolls_in_menus() -> None:
    devices = at_table()

    def lean(x: float, y: float) -> list[tuple[Kind, bool]]:
        axes = ((pygame.CONTROLLER_AXIS_RIGHTX, x), (pygame.CONTROLLER_AXIS_RIGHTY, y))
        read = [pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=1, axis=axis, value=round(value * 32767))
                for axis, value in axes]
        return [(each.kind, each.pressed) for each in devices.read(read, 0) if each.kind is not Kind.AIM]

    assert lean(1, 0.2) == [(Kind.THROW, True)] and lean(1, -0.9) == [], "one way at a time"
    assert lean(0, 0) == [(Kind.THROW, False)]
    assert [lean(0, -1), lean(0, 0), lean(0, 1), lean(0, 0)] == [
        [(Kind.SLEEVE, True)], [], [(Kind.SLIP, True)], []]
    devices.table = False
    assert {kind for kind, _down in lean(0, 1)} == {Kind.SCROLL}
    lean(0, 0)
    devices.listening = True
    assert lean(-1, 0) == [(Kind.BUTTON, True)]


def test_a_word_of_a_corner_is_that_corners_wherever_its_key_lies() -> None:
    bindings.use(Bindings().bound("ijkl", "word_blue", pygame.KSCAN_Z))
    devices = at_table(1, 3)
    devices.word_game = "schnattergei"
    read = devices.read([key(pygame.KSCAN_Z)], 0)
    assert [(each.device, each.text) for each in read] == [(Device("keyboard", 3), "word_blue")]
    devices.word_game = ""
    assert devices.read([key(pygame.KSCAN_Z)], 0) == []


def test_a_persons_buttons_go_with_them_to_another_pad() -> None:
    bindings.use(Bindings({}, {"Ben": {"pad": {"slap": pygame.CONTROLLER_BUTTON_X + 1, "accuse": 11}}}))
    devices = at_table()

    def press(pad: int) -> list[Kind]:
        event = pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=pygame.CONTROLLER_BUTTON_X)
        return [each.kind for each in devices.read([event], 0)]

    try:
        bindings.sit([("pad:1", "Ben"), ("pad:2", "Cleo")])
        assert [press(1), press(2)] == [[Kind.SLAP], [Kind.ACCUSE]]
        bindings.sit([("pad:2", "Ben"), ("pad:1", "Cleo")])
        assert [press(1), press(2)] == [[Kind.ACCUSE], [Kind.SLAP]]
        assert bindings.told_truly("[#shoulder_right] slap", Device("pad", 2)) == "[#pad_x] slap"
        assert bindings.told_truly("[#act:slap] slap", Device("pad", 1)) == "[#shoulder_right] slap"
    finally:
        bindings.sit(())


def test_what_is_kept_is_what_was_changed() -> None:
    changed = Bindings().bound("keys", "slap", pygame.KSCAN_V).bound("pad:2", "turn", 0)
    assert changed.changed == {"keys": {"slap": pygame.KSCAN_V}, "pad:2": {"turn": 0}}
    assert restored(changed.changed) == changed
    assert changed.bound("keys", "slap", DEFAULTS["keys"]["slap"]).reset("pad:2") == Bindings()
    assert {act for device in DEFAULTS.values() for act in device} <= set(ACTS)
