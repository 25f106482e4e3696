"""Events to commands: the pointer, keys and pads, and everything that gets lost on the way."""

from __future__ import annotations

import pygame
import pytest

from game.devices import Pads
from game.view.commands import Command, Device, Kind
from game.view.input import Input
from tests.pads import VirtualPad

pytestmark = pytest.mark.usefixtures("display")


@pytest.fixture
def held() -> dict[str, bool]:
    return {"left": True}


@pytest.fixture
def devices(held: dict[str, bool]) -> Input:
    made = Input()
    made.button_held = lambda: held["left"]
    return made


def motion(x: int, y: int, left: int = 1) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(left, 0, 0))


def button(down: bool, x: int = 5, y: int = 5, which: int = 1) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP, pos=(x, y), button=which)


def key(code: int, down: bool = True, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=mod, unicode="")


def kinds(commands: list[Command]) -> list[Kind]:
    return [command.kind for command in commands]


def test_motion_is_merged_but_the_whole_path_is_kept(devices: Input) -> None:
    moved = devices.read([motion(x, 2 * x) for x in range(50)], 7)
    assert kinds(moved) == [Kind.POINTER_MOVE]
    assert moved[0].at == (49, 98)
    assert moved[0].path == tuple((x, 2 * x) for x in range(50))
    assert moved[0].time_ms == 7


def test_motion_before_and_after_a_press_stays_on_its_side(devices: Input) -> None:
    read = devices.read([motion(1, 1, 0), button(True, 2, 2), motion(3, 3), button(False, 3, 3)], 0)
    assert kinds(read) == [Kind.POINTER_MOVE, Kind.POINTER_DOWN, Kind.POINTER_MOVE, Kind.POINTER_UP]


def test_a_lost_release_is_noticed_at_the_next_look(devices: Input, held: dict[str, bool]) -> None:
    devices.read([button(True)], 0)
    assert devices.read([], 10) == []
    held["left"] = False
    assert kinds(devices.read([], 20)) == [Kind.POINTER_LOST]
    assert devices.read([], 30) == []


def test_motion_without_a_button_ends_the_drag_first(devices: Input) -> None:
    devices.read([button(True)], 0)
    assert kinds(devices.read([motion(50, 50, 0)], 5)) == [Kind.POINTER_LOST, Kind.POINTER_MOVE]


def test_losing_the_focus_lets_go_of_everything(devices: Input) -> None:
    devices.table = True
    devices.read([button(True), key(pygame.K_v)], 0)
    read = devices.read([pygame.Event(pygame.WINDOWFOCUSLOST)], 5)
    assert kinds(read) == [Kind.POINTER_LOST, Kind.PEEK]
    assert not any(command.pressed for command in read)
    assert devices.read([button(False)], 9) == []


def test_two_buttons_at_once_do_not_disturb_the_first(devices: Input) -> None:
    read = devices.read([button(True), button(True, which=3), button(False, which=3), button(True), button(False)], 0)
    assert kinds(read) == [Kind.POINTER_DOWN, Kind.POINTER_ALT, Kind.POINTER_ALT, Kind.POINTER_UP]


def test_the_second_press_of_a_double_click_says_so(devices: Input) -> None:
    first, _, second, _ = devices.read([button(True), button(False), button(True, 7, 7), button(False, 7, 7)], 100)
    assert (first.double, second.double) == (False, True)
    assert not devices.read([button(True, 7, 7)], 900)[0].double


def test_a_far_second_press_is_no_double_click(devices: Input) -> None:
    read = devices.read([button(True), button(False), button(True, 200, 5)], 0)
    assert not read[2].double


def test_space_slaps_at_the_table_and_chooses_in_menus(devices: Input) -> None:
    assert kinds(devices.read([key(pygame.K_SPACE)], 0)) == [Kind.ACCEPT]
    devices.table = True
    assert kinds(devices.read([key(pygame.K_SPACE)], 0)) == [Kind.SLAP]


def test_a_text_field_gets_letters_and_no_commands(devices: Input) -> None:
    devices.typing = True
    events = [key(pygame.K_c), pygame.Event(pygame.TEXTINPUT, text="ü"), key(pygame.K_SPACE), key(pygame.K_BACKSPACE)]
    read = devices.read(events, 0)
    assert kinds(read) == [Kind.TEXT, Kind.ERASE]
    assert read[0].text == "ü"


def test_a_held_arrow_repeats_and_stops(devices: Input) -> None:
    devices.read([key(pygame.K_DOWN)], 0)
    assert devices.read([], 390) == []
    assert devices.next_repeat_ms() == 400
    assert [c.repeat for c in devices.read([], 400)] == [True]
    devices.read([key(pygame.K_DOWN, False)], 450)
    assert devices.read([], 5000) == []


def test_number_keys_name_seats_at_the_table_only(devices: Input) -> None:
    assert devices.read([key(pygame.K_2)], 0) == []
    devices.table = True
    assert devices.read([key(pygame.K_2)], 0)[0].number == 2


def test_dropped_files_and_unknown_events_are_ignored(devices: Input) -> None:
    assert devices.read([pygame.Event(pygame.DROPFILE, file="x"), pygame.Event(pygame.USEREVENT)], 0) == []


def read_pads(pads: Pads, devices: Input, now_ms: int = 0) -> list[Command]:
    from game.view.wait import Waiter

    Waiter().poll_pads()
    events = pygame.event.get()
    return pads.read(events, devices, now_ms) + devices.read(events, now_ms)


def test_a_virtual_pad_is_found_speaks_and_is_lost(devices: Input) -> None:
    pads = Pads()
    pads.start()
    with VirtualPad() as pad:
        assert kinds(read_pads(pads, devices)) == [Kind.DEVICE_FOUND]
        assert pads.count == 1
        read_pads(pads, devices)  # attaching sends axis events as well
        device = Device("pad", pad.instance_id)
        pad.press(pygame.CONTROLLER_BUTTON_A)
        assert read_pads(pads, devices) == [Command(Kind.ACCEPT, device)]
        pad.press(pygame.CONTROLLER_BUTTON_A, False)
        assert [c.pressed for c in read_pads(pads, devices)] == [False]
        pad.lean(pygame.CONTROLLER_AXIS_LEFTX, 0.9)
        assert read_pads(pads, devices) == [Command(Kind.RIGHT, device)]
        pad.lean(pygame.CONTROLLER_AXIS_LEFTX, 0.5)
        assert read_pads(pads, devices) == []
        pad.lean(pygame.CONTROLLER_AXIS_LEFTX, 0.0)
        read_pads(pads, devices)
        pad.detach()
        lost = read_pads(pads, devices)
        assert Kind.DEVICE_LOST in kinds(lost)
        assert Command(Kind.PEEK, device, False) in lost
        assert pads.count == 0


def test_a_pad_that_was_there_before_the_start_is_found_too(devices: Input) -> None:
    with VirtualPad() as pad:
        pads = Pads()
        pads.start()
        assert pads.count == 1
        pygame.event.clear()
        devices.table = True
        pad.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        assert Kind.SLAP in kinds(read_pads(pads, devices))


def test_the_right_stick_aims_at_the_table(devices: Input) -> None:
    with VirtualPad() as pad:
        pads = Pads()
        pads.start()
        read_pads(pads, devices)
        devices.table = True
        pad.lean(pygame.CONTROLLER_AXIS_RIGHTY, -1.0)
        aimed = read_pads(pads, devices)
        assert kinds(aimed) == [Kind.AIM, Kind.SLEEVE], "it aims a throw, and is a button where nothing is thrown"
        assert aimed[0].vector[1] == pytest.approx(-1, abs=0.01)
        pad.lean(pygame.CONTROLLER_AXIS_RIGHTY, 0.0)
        assert read_pads(pads, devices)[0].vector == (0.0, 0.0)
