"""A whole match of Schummel Hummel by one device alone: real key and pad events, from the input layer to the table."""

from __future__ import annotations

import pygame
import pytest

from game.view.commands import KEYBOARD, Command, Device
from tests.one_device import OneDevice
from tests.pads import VirtualPad
from tests.scenes.person import CHEATS, Person, Room

pytestmark = pytest.mark.usefixtures("display")
KEYS = {
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "accept": pygame.K_RETURN,
    "back": pygame.K_ESCAPE,
    "pause": pygame.K_p,
    "help": pygame.K_F1,
    "slap": pygame.K_SPACE,
    "object": pygame.K_o,
    "accuse": pygame.K_c,
    "turn": pygame.K_t,
    "draw": pygame.K_d,
    "throw": pygame.K_1,
}
BUTTONS = {"left": pygame.CONTROLLER_BUTTON_DPAD_LEFT, "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
           "up": pygame.CONTROLLER_BUTTON_DPAD_UP, "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
           "accept": pygame.CONTROLLER_BUTTON_A, "back": pygame.CONTROLLER_BUTTON_B,
           "pause": pygame.CONTROLLER_BUTTON_START, "help": pygame.CONTROLLER_BUTTON_BACK,
           "slap": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, "object": pygame.CONTROLLER_BUTTON_Y,
           "accuse": pygame.CONTROLLER_BUTTON_X, "turn": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
           "draw": pygame.CONTROLLER_BUTTON_LEFTSTICK}


def check(person: Person) -> None:
    """To the rematch, and everything was done on the way."""
    assert person.seen["dealt"] == 2, f"stuck at {person.room.top.name}: {person.room.top.prompt!r} {person.seen}"
    assert person.rounds >= 3
    wanted = [
        *CHEATS,
        "rearranged",
        "throws",
        "ducks",
        "slaps",
        "gifts",
        "calls",
        "turns",
        "steals",
        "paused",
        "looked up",
        "draws",
        "proof",
        "results",
        "reveal",
    ]
    assert not [word for word in wanted if not person.seen[word]], person.seen


@pytest.mark.parametrize("kind", ["keyboard", "pad"])
def test_a_whole_match_without_a_mouse(kind: str, pad: VirtualPad | None) -> None:
    device = OneDevice(kind, pad)

    def read(room: Room, word: str, down: bool) -> list[Command]:
        if pad and word == "throw":
            pad.lean(pygame.CONTROLLER_AXIS_RIGHTX, 1.0 if down else 0.0)
            return device.read(room.top, room.now_ms)
        return device.turn(room.top, room.now_ms, BUTTONS[word] if pad else KEYS[word], down)

    person = Person(Device("pad", pad.instance_id) if pad else KEYBOARD, read)
    person.play_match()
    check(person)
