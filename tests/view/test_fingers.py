"""Fingers on a screen: a pointer of their own, and nothing of it twice."""

from __future__ import annotations

import pygame
import pytest

from game.view.commands import TOUCH, Command, Kind
from game.view.input import Input

pytestmark = pytest.mark.usefixtures("display")


@pytest.fixture
def devices() -> Input:
    made = Input()
    made.fingers.size = (1000, 500)
    return made


def finger(kind: int, x: float, y: float, which: int = 0) -> pygame.Event:
    return pygame.Event(kind, touch_id=1, finger_id=which, x=x, y=y, dx=0.0, dy=0.0)


def down(x: float, y: float, which: int = 0) -> pygame.Event:
    return finger(pygame.FINGERDOWN, x, y, which)


def up(x: float, y: float, which: int = 0) -> pygame.Event:
    return finger(pygame.FINGERUP, x, y, which)


def move(x: float, y: float, which: int = 0) -> pygame.Event:
    return finger(pygame.FINGERMOTION, x, y, which)


def told(commands: list[Command]) -> list[tuple[Kind, bool]]:
    assert all(command.device == TOUCH for command in commands)
    return [(command.kind, command.pressed) for command in commands if command.kind is not Kind.POINTER_MOVE]


def test_one_finger_presses_drags_and_lets_go(devices: Input) -> None:
    read = devices.read([down(0.5, 0.5), move(0.6, 0.5), up(0.6, 0.5)], 7)
    assert told(read) == [(Kind.POINTER_DOWN, True), (Kind.POINTER_UP, False)]
    assert [command.at for command in read if command.kind is Kind.POINTER_DOWN] == [(500, 250)]
    assert read[-1].at == (600, 250)


def test_what_the_system_makes_of_a_touch_is_not_heard_again(devices: Input) -> None:
    at = (500, 250)
    made_up = [pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0), touch=True),
               pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=True),
               pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=True)]
    assert devices.read(made_up, 7) == []


def test_two_fingers_are_the_right_button_and_break_off_what_the_first_held(devices: Input) -> None:
    devices.read([down(0.5, 0.5)], 0)
    assert told(devices.read([down(0.6, 0.5, 1)], 20)) == [(Kind.POINTER_LOST, False), (Kind.POINTER_ALT, True)]
    assert devices.read([up(0.5, 0.5)], 40) == [], "held until the last finger has gone"
    assert told(devices.read([up(0.6, 0.5, 1)], 60)) == [(Kind.POINTER_ALT, False)]


def test_further_fingers_hold_no_second_card(devices: Input) -> None:
    devices.read([down(0.5, 0.5), down(0.6, 0.5, 1)], 0)
    assert devices.read([down(0.7, 0.5, 2), move(0.9, 0.9, 2)], 20) == []
    devices.read([up(0.5, 0.5), up(0.6, 0.5, 1), up(0.7, 0.5, 2)], 40)
    assert told(devices.read([down(0.2, 0.2, 3)], 900)) == [(Kind.POINTER_DOWN, True)], "and the next one is heard"


def test_a_touch_that_arrives_as_two_is_a_double_click(devices: Input) -> None:
    first = devices.read([down(0.5, 0.5), up(0.5, 0.5)], 0)
    second = devices.read([down(0.501, 0.5), up(0.501, 0.5)], 90)
    later = devices.read([down(0.5, 0.5), up(0.5, 0.5)], 900)
    assert [[command.double for command in read if command.kind is Kind.POINTER_DOWN]
            for read in (first, second, later)] == [[False], [True], [False]]


def test_when_the_window_loses_the_focus_nothing_is_held(devices: Input) -> None:
    devices.read([down(0.5, 0.5)], 0)
    lost = devices.read([pygame.Event(pygame.WINDOWFOCUSLOST)], 10)
    assert (Kind.POINTER_LOST, TOUCH) in [(command.kind, command.device) for command in lost]
    assert devices.read([move(0.6, 0.6), up(0.6, 0.6)], 20) == []
