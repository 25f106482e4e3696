"""The pollen, thrown without a mouse: whether it hits is a matter of when the key comes up, and of ducking."""

from __future__ import annotations

import pytest

from game.core.actions import Lean
from game.view.commands import KEYBOARD, Device, Kind
from tests.scenes.table import HANDS, SETUP, Table

BEE = SETUP | {"hands": HANDS | {"Ada": ["bee blue green", "flower green yellow", "flower red violet"]}}
CENTRED_MS = 375
"""A quarter of a swing: the aim is on the target's own place."""


@pytest.fixture
def table() -> Table:
    found = Table(setup=BEE)
    found.drag(found.card("bee blue green"), found.middle("pile:discard"))
    found.stage.device = KEYBOARD
    assert found.scene.seat_view.facts["pollinating"] == 0
    return found


def hold(table: Table, kind: Kind, hold_ms: int, **facts: int) -> None:
    table.command(kind, device=KEYBOARD, **facts)
    table.wait(hold_ms, 5)
    table.command(kind, device=KEYBOARD, pressed=False, **facts)
    table.wait(600)


def cards(table: Table, seat: int) -> int:
    return len(table.faces(seat))


def test_a_key_that_comes_up_in_time_hits(table: Table) -> None:
    before = cards(table, 1)
    hold(table, Kind.SEAT, CENTRED_MS, number=1)
    assert cards(table, 1) == before + 2


@pytest.mark.parametrize("hold_ms", [0, 750])
def test_a_key_that_comes_up_too_soon_or_too_late_misses(table: Table, hold_ms: int) -> None:
    hold(table, Kind.SEAT, hold_ms, number=1)
    assert (cards(table, 1), cards(table, 2)) == (3, 3)
    assert table.scene.seat_view.facts["pollinating"] == -1


def test_whoever_ducks_escapes_a_throw_at_their_place(table: Table) -> None:
    table.match.submit(Lean(1, 1), table.match.referee.open_from)
    hold(table, Kind.SEAT, CENTRED_MS, number=1)
    assert cards(table, 1) == 3


def test_the_aim_swings_as_far_as_somebody_can_duck(table: Table) -> None:
    table.match.submit(Lean(1, 1), table.match.referee.open_from)
    hits = []
    for hold_ms in (120, 630):
        again = Table(setup=BEE)
        again.drag(again.card("bee blue green"), again.middle("pile:discard"))
        again.stage.device = KEYBOARD
        again.match.submit(Lean(1, 1), again.match.referee.open_from)
        hold(again, Kind.SEAT, hold_ms, number=1)
        hits.append(cards(again, 1) == 5)
    assert sorted(hits) == [False, True], "on one of its two sides"


def test_enter_takes_it_arrows_choose_and_enter_is_held(table: Table) -> None:
    table.scene.moment.focus = "pollen"
    table.key(Kind.ACCEPT)
    table.command(Kind.ACCEPT, device=KEYBOARD, pressed=False)
    assert table.scene.gestures.held is not None, "letting the first press go throws nothing"
    table.key(Kind.LEFT)
    while table.scene.moment.focus != "seat:2":
        table.key(Kind.RIGHT)
    hold(table, Kind.ACCEPT, CENTRED_MS)
    assert (cards(table, 1), cards(table, 2)) == (3, 5)


def test_a_stick_is_pulled_back_and_let_go(table: Table) -> None:
    pollen, target = table.scene.layout.spots["pollen"], table.scene.layout.seats[2].portrait
    length = ((target.x - pollen.x) ** 2 + (target.y - pollen.y) ** 2) ** 0.5
    pull = ((pollen.x - target.x) / length, (pollen.y - target.y) / length)
    pad = table.stage.device = Device("pad", 1)
    for part in (0.4, 0.8, 1.0):
        table.command(Kind.AIM, device=pad, vector=(pull[0] * part, pull[1] * part))
        table.wait(16)
    table.wait(400)
    for x, y in ((0.5, 1.0), (0.2, 0.6), (0.0, 0.3)):  # it snaps back, one axis after the other
        table.command(Kind.AIM, device=pad, vector=(pull[0] * x, pull[1] * y))
        table.wait(16)
    table.command(Kind.AIM, device=pad, pressed=False, vector=(0.0, 0.0))
    table.wait(600)
    assert cards(table, 2) == 5


def test_esc_puts_it_back_and_costs_nothing(table: Table) -> None:
    table.command(Kind.SEAT, device=KEYBOARD, number=1)
    table.wait(100)
    table.key(Kind.BACK)
    table.wait(300)
    assert table.scene.seat_view.facts["pollinating"] == 0
    assert (cards(table, 1), cards(table, 2)) == (3, 3)
