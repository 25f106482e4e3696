"""Help per seat at the table: honest races, larger targets, duties done, hints; and a sign that others see."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.scenes.games.schnattergei.play import SchnattergeiPlay
from game.scenes.match import MatchScene
from game.seat_help import Help
from game.view.commands import KEYBOARD, Device, Kind
from game.view.zones import Area, ZoneMap
from tests.scenes.table import SETUP as SCHUMMEL
from tests.scenes.table import Table
from tests.scenes.test_schnattergei import PILES, SETUP

PAD, OTHER_PAD = Device("pad", 1), Device("pad", 2)
DOUBLE = SETUP | {"piles": PILES | {"Ada": ["blue elephant", "blue banana"]}}


def helped(table: Table, **helps: Help) -> Table:
    """The same table with help at some seats, by their names."""
    table.seats = [replace(seat, help=helps.get(seat.name, seat.help)) for seat in table.seats]
    table.match.referee.table.allow = tuple(seat.help.allow_ms for seat in table.seats)
    table.stage.pad_numbers = [1, 2]
    table.scene = MatchScene(table.match, table.seats)
    table.scene.enter(table.stage)
    table.wait(400)
    return table


def race(ben_later_ms: int, allow_ms: int) -> Table:
    """Ada flips a double; Cleo slaps, and Ben so much later."""
    table = helped(Table(setup=DOUBLE, game="schnattergei", humans=3, devices=("mouse", "pad:1", "pad:2")),
                   Ben=Help(allow_ms=allow_ms))
    at = table.middle("pile:Ada")
    table.press(at)
    table.command(Kind.POINTER_UP, at, pressed=False)
    table.wait(500)
    assert table.scene.seat_view.facts["slap"] == "double"
    table.wait(400)
    table.command(Kind.SLAP, device=OTHER_PAD)
    table.wait(ben_later_ms)
    table.command(Kind.SLAP, device=PAD)
    table.wait(900)
    return table


def play(table: Table) -> SchnattergeiPlay:
    found = table.scene.play
    assert isinstance(found, SchnattergeiPlay)
    return found


@pytest.mark.parametrize(("later_ms", "allow_ms", "winner"), [(160, 0, 2), (160, 250, 1), (320, 250, 2)])
def test_a_slap_counts_earlier_by_the_allowance_of_its_seat(later_ms: int, allow_ms: int, winner: int) -> None:
    table = race(later_ms, allow_ms)
    assert play(table).duel.winner == winner
    assert table.scene.seat_view.facts["mistakes"] == (0, 0, 0), "the slower hand pays nothing"


def test_slaps_that_are_equal_with_the_allowance_go_by_the_rules_order() -> None:
    table = race(160, 160)
    duel = play(table).duel
    assert duel.winner == 1 and set(duel._tie) == {1, 2} and "Too close to tell* (SG-13)" in duel._verdict()


def test_the_photo_finish_says_what_the_allowance_took_off() -> None:
    runners = {runner.name: runner for runner in play(race(160, 250)).duel._runners()}
    assert runners["Ben"].help_ms == 250 and runners["Cleo"].help_ms == 0
    assert runners["Ben"].ms < runners["Cleo"].ms
    assert runners["Ben"].ms + runners["Ben"].help_ms == pytest.approx(runners["Cleo"].ms + 160, abs=20)


def test_a_race_with_an_allowance_is_the_record() -> None:
    table = race(160, 250)
    slaps = [(at, action.seat) for at, action in table.match.referee.record.inputs
             if getattr(action, "words", "") == "slap"]
    assert [seat for _at, seat in slaps] == [1, 2] and slaps[0][0] < slaps[1][0]


DUTY: dict[str, Any] = SCHUMMEL | {
    "hands": {
        "Ada": ["flower red green", "flower green yellow"],
        "Ben": ["flower red violet", "flower blue red"],
        "Cleo": ["flower blue yellow", "flower violet green"],
    },
    "discard": ["flower blue violet"],
    "draw": ["flower red green", "flower yellow green"],
}


@pytest.mark.parametrize(("duties", "cards"), [(True, 3), (False, 2)])
def test_a_card_is_drawn_for_whoever_can_do_nothing_else(duties: bool, cards: int) -> None:
    table = helped(Table(setup=DUTY), Ada=Help(duties=duties))
    table.wait(3_000)
    assert len(table.scene.view_of(0).hand) == cards


def test_nothing_is_done_where_there_is_a_choice() -> None:
    table = helped(Table(setup=SCHUMMEL), Ada=Help(duties=True))
    table.wait(4_000)
    assert table.match.referee.record.inputs == [] and table.scene.seat_view.turn == 0


def test_nothing_is_done_while_the_hand_holds_something() -> None:
    table = helped(Table(setup=DUTY), Ada=Help(duties=True))
    table.press(table.card("flower green yellow"))
    table.move((600, 480))
    table.wait(3_000)
    assert len(table.scene.view_of(0).hand) == 2


def test_a_hint_is_there_for_whoever_wants_it_although_hints_are_off() -> None:
    table = Table(setup=SCHUMMEL)
    table.stage.settings.preferences = replace(table.stage.settings.preferences, hints=False)
    table.scene.refresh()
    assert table.scene.view.look.hint == ""
    table = helped(table, Ada=Help(hints=True))
    assert table.scene.view.look.hint != ""


def test_others_see_a_sign_of_help() -> None:
    table = helped(Table(setup=SCHUMMEL), Ada=Help(hints=True))
    assert [seat.helped for seat in table.scene.view.look.seats] == [True, False, False]


def test_a_larger_place_reaches_further_where_nothing_else_lies() -> None:
    areas = [Area("discard", 100, 100, 140, 160), Area("lap:0", 0, 300, 400, 400)]
    zones = ZoneMap(areas, Area("table", 0, 0, 400, 300))
    assert zones.zone_at((147, 130)) == "table"
    zones.reach = 1.5
    assert zones.zone_at((147, 130)) == "discard" and zones.zone_at((155, 130)) == "table"
    assert zones.zone_at((200, 295)) == "table", "a hiding place is no larger"
    assert zones.crossed((300, 130), (120, 130)) == ["discard"]


def test_a_card_beside_the_pointer_is_taken_by_whoever_has_larger_targets() -> None:
    for targets, holds in ((100, False), (150, True)):
        table = helped(Table(setup=SCHUMMEL), Ada=Help(targets=targets))
        draw = table.scene.view.thing("draw")
        assert draw is not None
        beside = (draw.pose.x - draw.pose.width * 0.6, draw.pose.y)
        assert (table.scene.view.thing_at(beside) is not None) == holds


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_a_hand_that_cheats_before_a_slower_watchman_is_seen_to_hold_its_card_for_longer(device: Device) -> None:
    seat = 0 if device is KEYBOARD else 1
    table = helped(Table(humans=seat + 1, devices=("mouse", "pad:1")), Cleo=Help(allow_ms=1000))
    table.command(Kind.LAP, device=device)
    table.wait(900)
    rules_table, carried = table.match.referee.table, table.scene.view.carried
    assert rules_table.held_zone[seat] == f"lap:{seat}" and [act.let_go_ms for act in rules_table.open_acts] == [-1]
    assert table.scene.view.paws[seat].zone == f"lap:{seat}" if seat else carried and carried.zone == f"lap:{seat}"
    table.command(Kind.LAP, device=device)
    table.wait(200)
    assert len(rules_table.open_acts) == 1 and rules_table.held[seat] == rules_table.open_acts[0].card, "it is busy"
    table.wait(700)
    assert rules_table.open_acts[0].let_go_ms > 0 and not rules_table.held_zone[seat]
    assert table.scene.view.carried is None and table.scene.gestures.held is None


def test_a_pause_while_the_hand_is_opening_leaves_the_card_where_it_was_let_go() -> None:
    table = helped(Table(humans=2, devices=("mouse", "pad:1")), Cleo=Help(allow_ms=1000))
    table.command(Kind.LAP, device=PAD)
    table.wait(900)
    table.scene.pause()
    table.scene.resume()
    table.wait(3_500)
    assert [act.seat for act in table.match.referee.table.open_acts] == [1]
    assert table.match.referee.table.open_acts[0].let_go_ms > 0
