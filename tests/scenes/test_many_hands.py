"""Five people at one screen carry a card each in the same frame, with real virtual pads, the mouse and two corners of
the keyboard; a pad that is unplugged in the middle of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pygame
import pytest

from game.bindings import DEFAULTS
from game.core.cards import Seat
from game.scenes.pad_lost import PadLostScene
from game.view.window import open_offscreen
from tests.pads import VirtualPad
from tests.scenes.gathering import People, _mouse, gathered
from tests.scenes.table import NAMES, deck
from tests.scenes.window_tape import LEFT_BUTTON, Screen

PADS = tuple(f"pad:{number}" for number in range(1, 6))
MIXED = ("mouse", "keys", "corner", "pad:1", "pad:2")


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    open_offscreen((320, 180))


class Hands:
    """All at once: what is pressed goes into one frame."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.scene = screen, screen.scene
        self.people = People(screen, 1)
        self.table = screen.scene.match.referee.table
        self.seats = [seat for seat, each in enumerate(self.scene.seats) if each.device != "mouse"]

    def frame(self) -> None:
        self.screen.do(("run", 40))
        self.check()

    def check(self) -> None:
        """Every card is in one place, and what a hand holds is its own."""
        found = sorted(card for pile in self.table.piles.values() for card in pile)
        assert found == list(range(len(self.table.faces)))
        assert all(card in self.table.piles[self.table.where[card]] for card in found)
        held = [card for card in self.table.held if card >= 0]
        assert len(set(held)) == len(held)

    def all_press(self, act: str) -> None:
        """Every hand without the mouse, in one frame down and in the next one up."""
        for down in (True, False):
            for seat in self.seats:
                kind, _colon, number = self.scene.seats[seat].device.partition(":")
                code = DEFAULTS[self.scene.seats[seat].device][act]
                if kind == "pad":
                    self.screen.pads[int(number) - 1].press(code - 1, down)
                else:
                    self.people.press_key(0, code, down)
            self.frame()

    def holding(self) -> list[Seat]:
        return [seat for seat, card in enumerate(self.table.held) if card >= 0]


@contextmanager
def hands(folder: Path, devices: tuple[str, ...]) -> Iterator[Hands]:
    with ExitStack() as stack:
        pads = [stack.enter_context(VirtualPad()) for device in devices if device.startswith("pad")]
        screen = stack.enter_context(gathered(folder, deck("schummel_hummel"), devices, 5, pads))
        found = Hands(screen)
        for _ in range(60):
            found.frame()
        yield found


def lift_all(found: Hands) -> None:
    found.all_press("right")
    if "mouse" in [each.device for each in found.scene.seats]:
        found.people.hold_peek(0, True)
        at = found.people.point_on(f"card:{found.scene.view.look.hand[0].card}")
        assert at is not None
        found.screen.do(("button", True), _mouse(pygame.MOUSEBUTTONDOWN, at, button=LEFT_BUTTON))
    found.all_press("accept")
    assert found.holding() == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("devices", [PADS, MIXED], ids=["five pads", "mouse, two corners, two pads"])
def test_five_cards_are_dragged_at_one_moment_and_go_home(devices: tuple[str, ...], tmp_path: Path) -> None:
    with hands(tmp_path, devices) as found:
        before = [sorted(found.table.hand(seat)) for seat in range(5)]
        lift_all(found)
        places = {seat: {found.table.held_zone[seat]} for seat in range(5)}
        for step in range(12):
            if "mouse" in devices:
                found.screen.do(_mouse(pygame.MOUSEMOTION, (300 + 30 * step, 380), rel=(1, 1), buttons=(1, 0, 0)))
            found.all_press("right")
            assert found.holding() == [0, 1, 2, 3, 4], "nobody's hand opens another's"
            for seat in range(5):
                places[seat].add(found.table.held_zone[seat])
        assert all(len(each) >= 2 for each in places.values()), places
        paws = {seat for seat, paw in found.scene.view.paws.items() if "back" in paw.picture}
        carried = found.scene.view.carried
        assert len(paws) + (carried is not None and "back" in carried.picture) == 5, "five backs in five hands"
        found.all_press("back")
        if "mouse" in devices:
            found.screen.do(("post", pygame.KEYDOWN, {"key": pygame.K_ESCAPE, "mod": 0, "unicode": "", "scancode": 41}))
            found.people.hold_peek(0, False)
        for _ in range(20):
            found.frame()
        if found.holding():
            up = _mouse(pygame.MOUSEBUTTONUP, (480, 500), button=LEFT_BUTTON)
            found.screen.do(("button", False), up, ("run", 400))
        assert not found.holding()
        assert [sorted(found.table.hand(seat)) for seat in range(5)] == before


@pytest.mark.parametrize(("devices", "seat"), [(PADS, 0), (PADS, 3), (MIXED, 4)])
def test_a_pad_unplugged_in_mid_drag_sends_its_card_home_and_the_game_waits_for_it(
        devices: tuple[str, ...], seat: Seat, tmp_path: Path) -> None:
    with hands(tmp_path, devices) as found:
        before = [sorted(found.table.hand(each)) for each in range(5)]
        lift_all(found)
        found.all_press("right")
        clock = found.scene.time.now_ms
        number = int(devices[seat].partition(":")[2])
        found.screen.pads[number - 1].detach()
        for _ in range(6):
            found.frame()
        top = found.screen.app.top
        assert isinstance(top, PadLostScene)
        assert NAMES[seat] in top.prompt, "it says whose pad"
        assert found.holding() == [], "nothing is held while everybody waits"
        assert [sorted(found.table.hand(each)) for each in range(5)] == before
        found.people.all_covered()
        for _ in range(20):
            found.frame()
        assert found.scene.time.now_ms <= clock + 200, "and the game's time stands still"
        found.screen.do(("button", False))
        with VirtualPad() as back:
            found.screen.pads[number - 1] = back
            for _ in range(40):
                found.frame()
            assert found.screen.app.top is found.scene, "the same pad, plugged in again: it goes on"
            assert found.scene.hands.owners[devices[seat]] == seat
            for _ in range(80):
                found.frame()
            found.all_press("right")
            found.all_press("accept")
            assert seat in found.holding(), "and its hand moves as before"
