"""Several people at one screen, each with a device: whose hand is whose, and who was first."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.scenes.games.schnattergei.play import SchnattergeiPlay
from game.scenes.pad_lost import PadLostScene
from game.view.bindings import word_of
from game.view.commands import KEYBOARD, MOUSE, Command, Device, Kind
from game.view.input import Input
from tests.scenes.table import SETUP as SCHUMMEL
from tests.scenes.table import Table
from tests.scenes.test_schnattergei import PILES, SETUP

PAD, OTHER_PAD = Device("pad", 1), Device("pad", 2)
LEFT, RIGHT = Device("keyboard", 1), Device("keyboard", 2)
DOUBLE = SETUP | {"piles": PILES | {"Ada": ["blue elephant", "blue banana"]}}


def birds(*devices: str, setup: dict[str, Any] | None = None) -> Table:
    table = Table(setup=setup or SETUP, game="schnattergei", humans=len(devices), devices=devices)
    table.stage.pad_numbers = [1, 2]
    return table


def bees(**facts: object) -> Table:
    table = Table(setup=SCHUMMEL | facts, humans=2, devices=("mouse", "pad:1"))
    table.stage.pad_numbers = [1]
    return table


def pad(table: Table, kind: Kind, device: Device = PAD, **facts: Any) -> None:
    table.command(kind, device=device, **facts)
    table.wait(40)


def click(table: Table, item: str) -> None:
    at = table.middle(item)
    table.press(at)
    table.command(Kind.POINTER_UP, at, pressed=False)


def test_each_device_moves_its_own_players_hand() -> None:
    table = birds("mouse", "pad:1", "pad:2", setup=SETUP | {"turn": "Ben"})
    owners = [table.scene.hands.of(device) for device in (MOUSE, PAD, OTHER_PAD)]
    assert owners == [0, 1, 2]
    pad(table, Kind.GAME, text="word_brown")
    table.wait(300)
    assert table.scene.seat_view.facts["flipper"] == 1, "A turns Ben's card over"
    pad(table, Kind.GAME, OTHER_PAD, text="word_red")
    assert table.scene.seat_view.facts["word_by"] == 1, "Cleo's pad says nothing for Ben"
    pad(table, Kind.GAME, text="word_red")
    assert table.scene.seat_view.facts["last_word"] == "strawberry" and table.scene.seat_view.turn == 2


def test_a_device_of_nobody_does_nothing() -> None:
    table = birds("mouse", "pad:1")
    assert table.scene.hands.of(OTHER_PAD) == -1
    pad(table, Kind.SLAP, OTHER_PAD)
    assert table.scene.seat_view.facts["mistakes"] == (0, 0, 0)


def test_somebody_alone_has_all_devices() -> None:
    table = birds("pad:1")
    assert {table.scene.hands.of(device) for device in (MOUSE, KEYBOARD, PAD, OTHER_PAD)} == {0}


def test_slaps_that_no_device_can_tell_apart_go_by_the_rules_order() -> None:
    table = birds("mouse", "pad:1", "pad:2", setup=DOUBLE)
    click(table, "pile:Ada")
    table.wait(500)
    assert table.scene.seat_view.facts["slap"] == "double"
    table.command(Kind.SLAP, device=OTHER_PAD)
    table.stage.now_ms += 6
    table.scene.update(table.stage.now_ms)
    table.command(Kind.SLAP, device=PAD)
    table.wait(120)

    play = table.scene.play
    assert isinstance(play, SchnattergeiPlay)
    assert play.duel.winner == 1, "Ben sits first clockwise after Ada, who flipped"
    assert "Too close to tell" in play.duel._verdict()


def test_a_slap_that_is_clearly_earlier_wins() -> None:
    table = birds("mouse", "pad:1", "pad:2", setup=DOUBLE)
    click(table, "pile:Ada")
    table.wait(500)
    table.command(Kind.SLAP, device=OTHER_PAD)
    table.wait(64)
    table.command(Kind.SLAP, device=PAD)
    table.wait(120)
    assert table.scene.seat_view.facts["mistakes"] == (0, 0, 0)
    assert [table.scene.seat_view.count(seat) for seat in range(3)] == [1, 4, 6]


def test_two_hands_hold_cards_at_one_moment() -> None:
    table = bees(turn="Ben")
    pad(table, Kind.PEEK)
    pad(table, Kind.RIGHT)
    pad(table, Kind.ACCEPT)
    assert table.match.referee.table.held[1] >= 0
    table.command(Kind.PEEK, device=MOUSE)
    held = table.match.referee.table.held
    table.press(table.card("spider blue green"))
    table.move((600, 480))
    assert held[0] >= 0 and held[1] >= 0
    pad(table, Kind.BACK)
    assert held[0] >= 0 and held[1] < 0


def test_a_pad_lays_a_card_that_fits() -> None:
    table = bees(turn="Ben")
    for _ in range(len(SCHUMMEL["hands"]["Ben"])):
        pad(table, Kind.RIGHT)
        pad(table, Kind.ACCEPT)
        assert table.match.referee.table.held_zone[1] == "discard", "whichever card it is"
        pad(table, Kind.ACCEPT)
        table.wait(600)
        if len(table.faces(1)) == 2:
            break
    assert table.scene.seat_view.discard_count == 2 and len(table.faces(1)) == 2


def test_own_faces_are_seen_only_while_the_peek_button_is_held() -> None:
    table = bees()
    covered = table.frame()
    pad(table, Kind.PEEK)
    assert table.scene.view.look.seats[1].open and table.frame() != covered
    assert not table.scene.view.look.seats[2].open
    pad(table, Kind.PEEK, pressed=False)
    assert not table.scene.view.look.seats[1].open


def test_a_pause_covers_every_hand() -> None:
    table = bees()
    pad(table, Kind.PEEK)
    table.scene.pause()
    assert not table.scene.moment.others


def test_a_lost_pad_is_said_and_found_again() -> None:
    table = birds("mouse", "pad:1")
    table.stage.pad_numbers = []
    table.command(Kind.DEVICE_LOST, device=PAD, pressed=False)
    lost = table.stage.pushed[-1]
    assert isinstance(lost, PadLostScene) and "Ben" in lost.prompt
    lost.enter(table.stage)
    table.stage.left = False
    lost.handle(Command(Kind.DEVICE_FOUND, OTHER_PAD))
    assert [table.stage.left] == [False]
    lost.handle(Command(Kind.DEVICE_FOUND, PAD))
    assert [table.stage.left, table.scene.hands.of(PAD)] == [True, 1]


def test_another_pad_takes_over_for_a_lost_one() -> None:
    table = birds("mouse", "pad:1")
    table.command(Kind.DEVICE_LOST, device=PAD, pressed=False)
    lost = table.stage.pushed[-1]
    lost.enter(table.stage)
    lost.handle(Command(Kind.ACCEPT, OTHER_PAD))
    assert table.scene.hands.of(OTHER_PAD) == 1 and table.scene.seats[1].device == "pad:2"


@pytest.mark.parametrize(("key", "device", "text"), [
    (pygame.K_a, LEFT, "word_blue"), (pygame.K_LEFT, RIGHT, "word_blue"), (pygame.K_f, LEFT, "word_brown"),
    (pygame.K_DOWN, RIGHT, "word_brown")])
def test_two_people_share_the_keyboard(key: int, device: Device, text: str) -> None:
    table, devices = birds("keys", "corner"), Input()
    devices.table, devices.split, devices.word_game = True, table.scene.split_keyboard, table.scene.word_game
    commands = devices.read([pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")], 5)
    assert [(command.device, command.text) for command in commands] == [(device, text)]
    assert [table.scene.hands.of(each) for each in (LEFT, RIGHT)] == [0, 1]


def test_a_word_among_too_many_keys_at_once_is_no_word() -> None:
    devices = Input()
    devices.table, devices.game_keys = True, {pygame.KSCAN_A: "word_blue"}

    def down(key: int) -> list[str]:
        return [command.text for command in devices.read([pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")], 5)
                if command.kind is Kind.GAME]

    assert down(pygame.K_a) == ["word_blue"]
    for key in (pygame.K_q, pygame.K_w, pygame.K_z):
        down(key)
    assert down(pygame.K_a) == [], "a plain keyboard makes up a key when so many are down"


def test_a_card_that_somebody_carries_is_a_back_for_the_screen() -> None:
    table = bees(turn="Ben")
    pad(table, Kind.RIGHT)
    pad(table, Kind.ACCEPT)
    paw = table.scene.view.paws[1]
    assert table.match.referee.table.held[1] >= 0 and "back" in paw.picture


def test_the_mouse_is_passed_only_among_those_who_have_nothing_else() -> None:
    own_device = Table(setup=SCHUMMEL | {"turn": "Ben"}, humans=2, devices=("mouse", "pad:1"))
    own_device.wait(300)
    assert not own_device.stage.pushed, "Ben has a pad"
    shared = Table(setup=SCHUMMEL | {"turn": "Ben"}, humans=2, devices=("mouse", ""))
    shared.wait(300)
    assert [scene.name for scene in shared.stage.pushed] == ["pass_mouse"]


def test_without_secret_hands_the_mouse_acts_for_whoever_is_waited_for() -> None:
    table = Table(setup=SETUP | {"turn": "Ben"}, game="schnattergei", humans=2)
    assert table.scene.hands.pointer() == 1
    click(table, "pile:Ben")
    table.wait(300)
    assert table.scene.seat_view.facts["flipper"] == 1 and not table.stage.pushed


def test_somebody_alone_hears_of_a_lost_pad_only_when_it_was_in_use() -> None:
    table = birds("")
    table.command(Kind.DEVICE_LOST, device=PAD, pressed=False)
    assert not table.stage.pushed
    table.stage.device = PAD
    table.command(Kind.DEVICE_LOST, device=PAD, pressed=False)
    assert [scene.name for scene in table.stage.pushed] == ["pad_lost"]


def test_whoever_takes_over_the_arrow_corner_gets_its_keys() -> None:
    table = birds("mouse", "pad:1")
    assert word_of(pygame.KSCAN_LEFT, table.scene.split_keyboard, "schnattergei") is None
    table.scene.hands.give(1, "corner")
    assert word_of(pygame.KSCAN_LEFT, table.scene.split_keyboard, "schnattergei") == (2, "word_blue")
    assert table.scene.hands.of(KEYBOARD) == 1


def faces(table: Table, seat: int) -> list[str]:
    """What lies in an open fan, from left to right; empty for a gap."""
    shown = {thing.id: thing.picture for thing in table.scene.view.things}
    return [shown.get(f"fan:{seat}:{n}", "") for n in range(len(table.scene.view.look.seats[seat].open))]


def test_a_peeked_fan_shows_what_is_in_it_while_a_card_is_held() -> None:
    table = bees()
    whole = [table.scene.pictures.face(card) for card in table.match.referee.table.hand(1)]
    pad(table, Kind.PEEK)
    pad(table, Kind.RIGHT)
    pad(table, Kind.RIGHT)
    assert faces(table, 1) == whole
    for kind in (Kind.ACCEPT, Kind.RIGHT, Kind.RIGHT):  # over the table, then below its edge
        pad(table, kind)
        assert faces(table, 1) == [whole[0], "", whole[2]], "the chosen one has left its gap"
    pad(table, Kind.BACK)
    table.wait(400)
    assert faces(table, 1) == whole, "and comes back into it"
    pad(table, Kind.PEEK, pressed=False)
    assert not faces(table, 1)
    pad(table, Kind.ACCEPT)
    assert table.scene.view.look.seats[1].fan == len(whole) - 1, "covered, one back is missing"
