"""Somebody leaves their hand to a bot in the middle of a match and comes back, at the screen."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.acts import NO_CARD
from game.core.record import HUMAN
from game.scenes.message import Choice
from game.scenes.pad_lost import PadLostScene
from game.scenes.pause import PauseScene
from game.scenes.replay_table import ReplayTable
from game.view.commands import KEYBOARD, MOUSE, Command, Device, Kind
from tests.scenes.table import SETUP, Table, paused

PAD, OTHER = Device("pad", 1), Device("pad", 2)


def table(*devices: str, **facts: Any) -> Table:
    found = Table(setup=SETUP | facts, humans=len(devices), devices=devices, bots=True)
    found.stage.pad_numbers = [1, 2]
    return found


def choices(scene: PauseScene) -> dict[str, Choice]:
    return {choice.id: choice for choice in scene._choices}


def press(found: Table, device: Device, choice: str) -> None:
    choices(paused(found, device))[choice].act()
    found.scene.resume()
    found.wait(50)


def test_corners_lead_through_the_pause_also_that_of_somebody_who_left() -> None:
    found = table("mouse", "keys", turn="Ada")
    assert paused(found, Device("keyboard", 1)).led_by_corners and found.scene.corners == {1}
    press(found, Device("keyboard", 1), "to_bot")
    assert found.scene.company.away == [1]
    assert found.scene.split_keyboard == set() and found.scene.corners == {1}


def test_whoever_pauses_can_leave_the_game_to_a_bot_and_come_back() -> None:
    found = table("mouse", "pad:1", turn="Ben")
    assert "to_bot" in choices(paused(found, PAD))
    press(found, PAD, "to_bot")
    assert not found.scene.seats[1].human and found.match.referee.playing[1] != HUMAN
    assert found.scene.alone and found.scene.own == 0 and found.scene.moment.peek, "Ada is alone now"
    assert found.scene.seats[1].name == "Ben"
    assert "is away" in found.scene.log[0]
    found.wait(6_000)
    assert any(action.seat == 1 for _at, action in found.match.referee.record.inputs[1:]), "the bot plays on"
    press(found, PAD, "back:1")
    assert found.scene.seats[1].human and not found.scene.alone and not found.scene.moment.peek
    assert found.scene.hands.of(PAD) == 1 and "is back" in found.scene.log[0]


def test_a_bot_takes_over_in_the_middle_of_a_carry_and_gives_back() -> None:
    found = table("mouse", "pad:1", "pad:2", turn="Ada")
    found.command(Kind.RIGHT, device=PAD)
    found.command(Kind.ACCEPT, device=PAD)
    assert found.match.referee.table.held[1] != NO_CARD
    found.scene.company.leave(1)
    assert found.match.referee.table.held[1] == NO_CARD
    found.wait(200)
    while found.match.referee.table.held[1] == NO_CARD and found.match.now < 120_000:
        found.wait(48)
        found.scene.following.verdict = None
    assert found.match.referee.table.held[1] != NO_CARD, "the bot is at it"
    found.scene.company.come_back(1)
    assert found.match.referee.table.held[1] == NO_CARD
    found.command(Kind.ACCEPT, device=PAD)
    assert found.scene.hands.of(PAD) == 1


def test_the_mouses_player_leaves_and_the_table_turns_to_another() -> None:
    found = table("mouse", "pad:1")
    press(found, MOUSE, "to_bot")
    assert found.scene.own == 1 and found.scene.alone


def test_when_all_have_left_one_can_look_on_and_come_back() -> None:
    found = table("")
    press(found, KEYBOARD, "to_bot")
    assert found.scene.humans == [] and not found.scene.moment.peek
    before = len(found.match.referee.record.inputs)
    place = found.scene.layout.seats[1].portrait
    found.press((round(place.x), round(place.y)))
    assert all(action.seat != 0 for _at, action in found.match.referee.record.inputs[before:])
    press(found, KEYBOARD, "back:0")
    assert found.scene.humans == [0] and found.scene.moment.peek


def test_somebody_with_a_lost_pad_can_leave_it_to_a_bot_until_the_pad_is_back() -> None:
    found = table("mouse", "pad:1")
    found.stage.pad_numbers = []
    found.command(Kind.DEVICE_LOST, device=PAD, pressed=False)
    lost = found.stage.pushed[-1]
    assert isinstance(lost, PadLostScene)
    lost.enter(found.stage)
    button = lost.board.get("button:to_bot")
    assert button is not None
    button.act()
    assert found.scene.company.away == [1]
    found.stage.pad_numbers = [1]
    found.command(Kind.DEVICE_FOUND, device=PAD)
    assert "Ben can come back" in found.scene.prompt
    assert choices(paused(found, PAD)).keys() >= {"back:1"}


def test_a_match_that_goes_on_knows_who_was_away() -> None:
    found = table("mouse", "pad:1")
    found.scene.company.leave(1)
    again = found.gone_on()
    assert not again.scene.seats[1].human and again.scene.company.away == [1]


def test_a_replay_shows_who_plays() -> None:
    found = table("mouse", "pad:1")
    found.scene.company.leave(1)
    found.wait(3_000)
    found.scene.company.come_back(1)
    replay = ReplayTable(found.match.referee.record, found.seats)
    replay.enter(found.stage)
    replay.seek(found.match.now)
    assert replay.seats[1].human
    replay.seek(1_500)
    assert not replay.seats[1].human
    replay.seek(0)
    assert replay.seats[1].human


@pytest.mark.parametrize("devices", [("mouse", "pad:1"), ("", "")])
def test_without_bots_nobody_is_offered_to_leave(devices: tuple[str, ...]) -> None:
    found = Table(setup=SETUP, humans=2, devices=devices)
    assert "to_bot" not in choices(paused(found, MOUSE))


def test_commands_of_a_device_whose_owner_is_away_do_nothing() -> None:
    found = table("mouse", "pad:1", "pad:2")
    found.scene.company.leave(1)
    before = len(found.match.referee.record.inputs)
    found.scene.handle(Command(Kind.ACCEPT, PAD, True, found.stage.now_ms))
    assert len(found.match.referee.record.inputs) == before
