"""Many hands at one moment, with real virtual pads and posted keys, through the program's own loop."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from game.core.acts import NO_CARD
from game.core.record import Record
from game.decks import load_decks
from game.playing import begin
from game.scenes.match import MatchScene
from game.scenes.pad_lost import PadLostScene
from game.scenes.pause import PauseScene
from game.settings import ANIMALS, SeatSetting
from tests.pads import VirtualPad
from tests.stage import Hand, running

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
A, B, RIGHT, START = (pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
                      pygame.CONTROLLER_BUTTON_START)


class Party:
    """A match of five people, each with a device, in the running program."""

    def __init__(self, hand: Hand, scene: MatchScene, pads: list[VirtualPad]) -> None:
        self.hand, self.scene, self.pads = hand, scene, pads

    @property
    def held(self) -> list[bool]:
        return [card != NO_CARD for card in self.scene.match.referee.table.held]

    def tap(self, pad: int, button: int) -> None:
        self.pads[pad].press(button)
        self.hand.step(2)
        self.pads[pad].press(button, False)
        self.hand.step(2)

    def key(self, code: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=pygame.K_UNKNOWN, scancode=code, mod=0, unicode=""))
        self.hand.step()

    def all_press(self, button: int) -> None:
        """At the very same moment."""
        for down in (True, False):
            for pad in self.pads:
                pad.press(button, down)
            self.hand.step(2)


@pytest.fixture
def party(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Party]:
    devices: tuple[str, ...] = request.param
    pads = sum(device.startswith("pad") for device in devices)
    deck = load_decks()["schummel_hummel"]
    seats = [SeatSetting("human", name, animal, device)
             for name, animal, device in zip(NAMES, ANIMALS[:5], devices, strict=True)]
    match = begin(Record(deck, list(NAMES), ["human"] * 5, 3, deck.house({})))
    scene = MatchScene(match, seats)
    with ExitStack() as stack:
        hand = stack.enter_context(running(tmp_path, scene))
        hand.app.start_pads()
        hand.step(2)
        plugged = []
        for _ in range(pads):
            plugged.append(stack.enter_context(VirtualPad()))
            hand.step(3)
        assert hand.app.pad_numbers == list(range(1, pads + 1))
        while hand.app.top is not scene:
            hand.app.pop()
        dealt = pygame.time.get_ticks() + 4000
        while pygame.time.get_ticks() < dealt and (scene.moving or scene.match.now < 400):
            hand.step()
        yield Party(hand, scene, plugged)


FIVE_PADS = ("pad:1", "pad:2", "pad:3", "pad:4", "pad:5")
MIXED = ("mouse", "keys", "corner", "pad:1", "pad:2")


@pytest.mark.parametrize("party", [FIVE_PADS], indirect=True)
def test_five_pads_lift_and_put_back_at_one_moment(party: Party) -> None:
    party.all_press(RIGHT)
    party.all_press(A)
    assert party.held == [True] * 5
    party.all_press(B)
    assert party.held == [False] * 5


@pytest.mark.parametrize("party", [MIXED], indirect=True)
def test_a_mouse_two_corners_and_two_pads_drag_at_one_moment(party: Party) -> None:
    hand, scene = party.hand, party.scene
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=3, touch=False))  # peek
    hand.step()
    cards = [item.as_dict() for item in scene.inspect_items() if item.kind == "card"]
    x, y, w, h = next(card["rect"] for card in cards if card.get("place") == "hand" and card.get("face"))
    hand.down((x + w // 4, y + h // 2))
    hand.move((x + w // 4, y - 60))
    for code in (pygame.KSCAN_D, pygame.KSCAN_RIGHT, pygame.KSCAN_E, pygame.KSCAN_RETURN):
        party.key(code)
    party.all_press(RIGHT)
    party.all_press(A)
    assert party.held == [True] * 5, scene.match.referee.record.inputs
    party.key(pygame.KSCAN_Q)
    assert party.held == [True, False, True, True, True], "each lets go of its own card"
    hand.up((x + w // 4, y + h // 2))
    party.key(pygame.KSCAN_BACKSPACE)
    party.all_press(B)
    assert party.held == [False] * 5


@pytest.mark.parametrize("party", [FIVE_PADS], indirect=True)
def test_a_pad_that_is_unplugged_in_mid_drag_sends_its_card_home_and_goes_on_when_it_is_back(party: Party) -> None:
    party.all_press(RIGHT)
    party.all_press(A)
    before = len(party.scene.match.referee.table.hand(2))
    party.pads[2].detach()
    party.hand.step(3)
    lost = party.hand.app.top
    assert isinstance(lost, PadLostScene) and "Cleo" in lost.prompt
    assert party.held == [False] * 5, "everybody waits, and nothing counts"
    assert len(party.scene.match.referee.table.hand(2)) == before
    with VirtualPad() as again:
        party.hand.step(4)
        assert party.hand.app.top is party.scene, "it is found at once"
        for _ in range(90):
            party.hand.step()
            pygame.time.wait(20)  # everybody is counted in
        party.pads[2] = again
        party.tap(2, RIGHT)
        party.tap(2, A)
        assert party.held == [False, False, True, False, False]


@pytest.mark.parametrize("party", [FIVE_PADS], indirect=True)
def test_a_bot_plays_on_for_a_lost_pad_and_the_others_with_it(party: Party) -> None:
    party.pads[2].detach()
    party.hand.step(3)
    party.hand.click_on("button:to_bot")
    assert party.hand.app.top is party.scene, "the table goes on"
    assert not party.scene.seats[2].human and party.scene.company.away == [2]
    with VirtualPad():
        party.hand.step(4)
        assert "Cleo can come back" in party.scene.prompt


@pytest.mark.parametrize("party", [FIVE_PADS], indirect=True)
def test_two_presses_on_one_button_pause_once_and_nobody_is_stuck(party: Party) -> None:
    for pad in party.pads[:2]:
        pad.press(START)
    party.hand.step(2)
    for pad in party.pads[:2]:
        pad.press(START, False)
    party.hand.step(2)
    top = party.hand.app.top
    assert top is party.scene or isinstance(top, PauseScene), "paused, or paused and at once on again"
    if isinstance(top, PauseScene):
        party.tap(3, START)
    assert party.hand.app.top is party.scene


@pytest.mark.parametrize("party", [MIXED], indirect=True)
def test_a_bot_takes_a_pads_hand_in_mid_drag_and_gives_it_back(party: Party) -> None:
    party.all_press(RIGHT)
    party.all_press(A)
    assert party.held[3:] == [True, True]
    party.scene.company.leave(3)
    assert party.held[3:] == [False, True], "only that hand opened"
    party.tap(0, A)
    assert not party.held[3] or not party.scene.seats[3].human
    party.scene.company.come_back(3)
    party.hand.step(2)
    party.tap(0, RIGHT)
    party.tap(0, A)
    assert party.held[3]


@pytest.mark.parametrize("party", [FIVE_PADS], indirect=True)
def test_two_hands_on_one_grasshopper_the_first_has_it(party: Party) -> None:
    table = party.scene.match.referee.table
    gap, card = next((gap, table.piles[f"gap:{gap}"][0]) for gap in range(5) if table.piles.get(f"gap:{gap}"))
    for seat in (gap, (gap + 1) % 5):
        side = party.scene.hands.sides.get(seat)
        if side is None:
            party.tap(seat, RIGHT)
            side = party.scene.hands.sides.get(seat)
        if side is not None:
            side.focus = f"gap:{gap}"
        else:
            party.scene.moment.focus = f"gap:{gap}"
    party.all_press(A)
    assert sum(held == card for held in table.held) <= 1
