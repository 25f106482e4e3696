"""Several hands at once: each is judged by itself, the first has it, and what nobody can tell apart is said."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.actions import Action, Call, Carry, Grab, Release
from game.core.acts import NO_CARD
from game.core.events import Event, Judged
from game.scenes.games.schummel_hummel.play import SchummelPlay
from game.timing import ASSUMED_MS, Seen, Unsure
from game.view.commands import Device, Kind
from tests.scenes.table import Table
from tests.words_audit import listening

PADS = {1: Device("pad", 1), 2: Device("pad", 2), 3: Device("keyboard", 1)}
DEVICES = ("mouse", "pad:1", "pad:2", "keys")
SETUP: dict[str, Any] = {
    "hands": {
        "Ada": ["wasp blue red", "flower blue red", "flower green yellow", "flower blue green"],
        "Ben": ["flower blue yellow", "flower red violet", "flower blue red"],
        "Cleo": ["flower red green", "flower violet green", "flower blue red"],
        "Dora": ["flower red green", "flower blue yellow", "flower blue red"],
    },
    "discard": ["flower blue violet"],
    "turn": "Ada",
    "watchman": "Dora",
    "draw": ["flower red green", "flower yellow green", "flower violet red", "flower blue green"],
}


def people(**facts: Any) -> Table:
    table = Table(setup=SETUP | facts, players=4, humans=4, devices=DEVICES)
    table.stage.pad_numbers = [1, 2]
    return table


def act(table: Table, seat: int, zone: str, let_go: bool = True) -> int:
    """A seat's hand takes its first card there at once; the card."""
    card = table.match.referee.table.hand(seat)[0]
    gesture: list[Action] = [Grab(seat, card), Carry(seat, zone)]
    for action in [*gesture, Release(seat, zone)] if let_go else gesture:
        assert table.scene.submit(action) is None
    return card


def press(table: Table, seat: int, kind: Kind) -> None:
    table.command(kind, device=PADS[seat])


def test_three_hands_cheat_at_one_moment_and_each_foul_is_open_by_itself() -> None:
    table = people()
    for seat, zone in ((0, "lap:0"), (1, "sleeve:1"), (2, "slip")):
        act(table, seat, zone)
    assert sorted((foul.seat, foul.how) for foul in table.match.referee.table.open_acts) == [
        (0, "lap"), (1, "sleeve"), (2, "slip")]


def test_the_watchman_names_one_with_their_own_device_and_only_that_one_is_judged() -> None:
    table = people()
    judged: list[Event] = []
    table.match.referee.listen(lambda event: judged.append(event) if isinstance(event, Judged) else None)
    for seat in (0, 1, 2):
        act(table, seat, f"lap:{seat}")
    table.wait(200)
    press(table, 3, Kind.ACCUSE)
    press(table, 3, Kind.RIGHT)
    press(table, 3, Kind.ACCEPT)
    (verdict,) = judged
    assert isinstance(verdict, Judged) and verdict.right and (verdict.accuser, verdict.accused) == (3, 1)
    assert [len(table.match.referee.table.hand(seat)) for seat in range(3)] == [3, 3, 2], "the others' cards stay gone"
    assert sorted(foul.seat for foul in table.match.referee.table.open_acts) == [0, 2]


def test_a_call_sends_every_other_card_in_the_air_home_without_a_penalty() -> None:
    table = people()
    act(table, 0, "lap:0")
    for seat in (1, 2):
        act(table, seat, f"lap:{seat}", let_go=False)
    table.scene.submit(Call(3, "caught", 0))
    held = table.match.referee.table.held
    assert held == [NO_CARD] * 4
    assert [len(table.match.referee.table.hand(seat)) for seat in range(3)] == [4, 3, 3]


def test_two_hands_on_one_grasshopper_the_first_has_it_and_the_other_is_told() -> None:
    table = people()
    grasshopper = table.match.referee.table.grasshoppers[1]  # type: ignore[attr-defined]
    at = table.scene.time.now_ms
    assert table.scene.submit(Grab(2, grasshopper), at) is None
    assert table.scene.submit(Grab(1, grasshopper), at) is not None
    assert table.match.referee.table.held == [NO_CARD, NO_CARD, grasshopper, NO_CARD]
    assert "another hand was there first" in table.scene.prompt
    assert table.scene.submit(Carry(2, "hand:2")) is None and table.scene.submit(Release(2, "hand:2")) is None
    assert table.match.referee.table.where[grasshopper] == "stolen:2"


def wasp(table: Table) -> SchummelPlay:
    faces = table.match.referee.table.faces
    card = next(card for card in table.match.referee.table.hand(0) if faces[card].kind == "wasp")
    for action in (Grab(0, card), Carry(0, "discard"), Release(0, "discard")):
        assert table.scene.submit(action) is None
    table.wait(600)
    table.frame()
    assert table.scene.seat_view.facts["wasp"] == "plain"
    play = table.scene.play
    assert isinstance(play, SchummelPlay)
    return play


def shown_words(table: Table) -> set[str]:
    table.scene.view.stale()
    with listening(table.stage.frame.size_px) as ear:
        table.frame()
    return {mark.words for mark in ear.marks}


def slapped(table: Table) -> list[int]:
    return [action.seat for _at, action in table.match.referee.record.inputs if getattr(action, "words", "") == "slap"]


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_two_presses_at_one_instant_count_in_the_order_of_the_rules_and_the_screen_says_so(
        order: tuple[int, int]) -> None:
    table = people()
    play = wasp(table)
    for seat in order:
        press(table, seat, Kind.SLAP)
    table.wait(80)
    assert slapped(table) == [1, 2], "clockwise after Ada, who laid it"
    assert set(play.slaps._tie) == {1, 2}
    runners = play.slaps._runners(3)
    assert [runner.words for runner in runners if "tie" in runner.words] == ["a tie: 1st", "a tie: 2nd"]


    assert "too close to tell: clockwise after whoever laid it (SG-13)" in shown_words(table)


@pytest.mark.parametrize(("pads_ms", "reading_ms", "apart_ms", "tie"), [
    ({"pad 1": 2.0, "pad 2": 4.0}, 0.0, 6, True), ({"pad 1": 2.0, "pad 2": 4.0}, 0.0, 7, False),
    ({"pad 1": 2.0, "pad 2": 4.0}, 2.0, 7, True), ({"pad 1": 2.0}, 0.0, 18, True), ({"pad 1": 2.0}, 0.0, 19, False),
    ({}, 0.0, 19, True)])
def test_each_press_is_as_unsure_as_its_own_device_and_reading(
        pads_ms: dict[str, float], reading_ms: float, apart_ms: int, tie: bool) -> None:
    table = people(hands=SETUP["hands"] | {"Dora": ["flower red green", "flower blue yellow"]})
    play = wasp(table)
    table.stage.arrivals.kept |= pads_ms
    table.stage.arrivals.read([], Seen(0, 0), Seen(0, reading_ms))
    press(table, 2, Kind.SLAP)
    table.wait(apart_ms, apart_ms)
    press(table, 1, Kind.SLAP)
    table.wait(160)
    assert set(play.slaps._tie) == ({1, 2} if tie else set())
    assert slapped(table) == ([1, 2] if tie else [2, 1])
    assert play.slaps._unsure[1] == Unsure(round(pads_ms.get("pad 1", 16) + reading_ms), "pad 1" in pads_ms)


def test_who_owes_the_slowest_a_card_carries_it_to_them_at_once() -> None:
    table = people()
    wasp(table)
    for seat in (2, 3):
        press(table, seat, Kind.SLAP)
    table.wait(160)
    assert table.scene.seat_view.facts["giving"] == {0: 1, 2: 1, 3: 1}
    for kind in (Kind.RIGHT, Kind.ACCEPT, Kind.ACCEPT):
        press(table, 3, kind)
    assert table.scene.seat_view.facts["giving"] == {0: 1, 2: 1}, "and nothing had to be chosen"


def test_presses_further_apart_than_the_devices_are_unsure_are_no_tie() -> None:
    table = people()
    play = wasp(table)
    press(table, 2, Kind.SLAP)
    table.wait(48)
    press(table, 1, Kind.SLAP)
    table.wait(120)
    assert slapped(table) == [2, 1] and play.slaps._tie == ()


def test_the_photo_finish_shows_how_unsure_each_device_is() -> None:
    table = people(hands=SETUP["hands"] | {"Dora": ["flower red green", "flower blue yellow"]}, watchman="Ben")
    play = wasp(table)
    table.stage.arrivals.kept |= {"pad 2": 4.5}
    table.stage.arrivals.read([], Seen(0, 0), Seen(0, 1.2))
    press(table, 3, Kind.SLAP)
    table.wait(100)
    press(table, 2, Kind.SLAP)
    table.wait(120)
    runners = {runner.name: runner for runner in play.slaps._runners(1)}
    assert (runners["Dora"].unsure, runners["Dora"].device) == (Unsure(ASSUMED_MS["keyboard"], False), "key")
    assert (runners["Cleo"].unsure, runners["Cleo"].device) == (Unsure(6, True), "gamepad")
    assert runners["Ben"].loses and runners["Ben"].ms < 0
    words = shown_words(table)
    assert {"± 6 ms", "± 16 ms assumed", "bars: how unsure each device is"} <= words
    press(table, 1, Kind.SLAP)
    table.wait(120)
    (ben,) = (runner for runner in play.slaps._runners(1) if runner.name == "Ben")
    assert ben.loses and ben.ms > runners["Cleo"].ms and ben.device == "gamepad", "too late, and yet it came"
    assert slapped(table) == [3, 2] and f"{ben.ms} ms" in shown_words(table)
