"""Every corner of the keyboard and a pad do everything that there is to do in Schummel Hummel, key by key."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.bindings import CORNERS, DEFAULTS
from game.devices import Pads
from game.view.commands import Command
from game.view.input import Input
from game.view.wait import Waiter
from game.view.window import open_offscreen
from tests.pads import VirtualPad
from tests.scenes.fellow import ALL, Fellow, by_key


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    open_offscreen((320, 180))
    pygame.event.clear()
    yield
    pygame.event.clear()


def check(fellow: Fellow) -> None:
    missing = [what for what in ALL if not fellow.seen[what]]
    assert not missing, f"{missing} of {fellow.seen}"


@pytest.mark.timeout(300)
@pytest.mark.parametrize("corner", CORNERS)
def test_a_corner_beside_the_mouse_does_everything(corner: str) -> None:
    fellow = Fellow(corner, by_key(corner), seed=5)
    fellow.play(40 * 60_000)
    check(fellow)


@pytest.mark.timeout(300)
def test_a_pad_beside_the_mouse_does_everything() -> None:
    pads, waiter = Pads(), Waiter()
    pads.start()
    with VirtualPad() as pad:
        def press(devices: Input, act: str, down: bool, now_ms: int) -> list[Command]:
            devices.pad_number = pads.number
            pad.use(DEFAULTS["pad:1"][act] - 1, down)
            waiter.poll_pads()
            found = pygame.event.get()
            pads.read(found, devices, now_ms)
            return [each for each in devices.read(found, now_ms) if each.device.kind == "pad"]

        fellow = Fellow("pad:1", press, seed=5)
        waiter.poll_pads()
        pads.read(pygame.event.get(), fellow.devices, 0)
        fellow.play(40 * 60_000)
        check(fellow)
