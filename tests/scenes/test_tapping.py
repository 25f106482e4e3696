"""Whoever can't hold a button down taps: once to begin, once to end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.view.commands import MOUSE, Device, Kind
from tests.scenes.table import SETUP, Table

PAD = Device("pad", 1)


def tapping(**facts: Any) -> Table:
    table = Table(**facts)
    kept = table.stage.settings
    kept.preferences = replace(kept.preferences, tap=True)
    return table


def party() -> Table:
    table = tapping(setup=SETUP, humans=2, devices=("mouse", "pad:1"))
    table.stage.pad_numbers = [1]
    return table


def test_a_dragged_card_stays_in_the_hand_until_the_next_press() -> None:
    table = tapping()
    start, pile = table.card("flower blue red"), table.middle("pile:discard")
    table.drag(start, pile)
    card = table.match.referee.table.held[0]
    assert card >= 0, "the button came up over the pile, and the hand still holds"
    table.move((pile[0] - 40, pile[1]), pile)
    table.press(pile)
    table.let_go(pile)
    table.wait(500)
    assert table.match.referee.table.held[0] < 0 and table.scene.seat_view.top == card


def test_without_tapping_the_same_drag_lays_the_card() -> None:
    table = Table()
    table.drag(table.card("flower blue red"), table.middle("pile:discard"))
    assert table.match.referee.table.held[0] < 0


def test_own_cards_are_seen_from_one_press_to_the_next() -> None:
    table = party()
    for pressed, seen in ((True, True), (False, True), (True, False), (False, False)):
        table.command(Kind.POINTER_ALT, device=MOUSE, pressed=pressed)
        assert table.scene.moment.peek is seen


def test_a_side_hand_taps_too() -> None:
    table = party()
    for pressed, seen in ((True, True), (False, True), (True, False), (False, False)):
        table.command(Kind.PEEK, device=PAD, pressed=pressed)
        table.wait(40)
        assert bool(table.scene.view.look.seats[1].open) is seen


def test_when_the_window_loses_the_focus_every_hand_is_covered() -> None:
    table = party()
    table.command(Kind.PEEK, device=PAD)
    table.command(Kind.POINTER_ALT, device=MOUSE)
    table.wait(40)
    moment, look = table.scene.moment, table.scene.view.look
    assert moment.peek and look.seats[1].open
    table.command(Kind.POINTER_LOST, device=MOUSE, pressed=False)
    table.wait(40)
    assert not table.scene.moment.peek and not bool(table.scene.view.look.seats[1].open)


@pytest.mark.parametrize("tap", [True, False])
@pytest.mark.parametrize("comes", ["another screen", "another size"])
def test_whatever_comes_over_the_table_covers_the_hand_that_was_being_looked_at(tap: bool, comes: str) -> None:
    table = party() if tap else Table(SETUP, humans=2)
    table.command(Kind.POINTER_ALT, device=MOUSE)
    table.wait(40)
    assert table.scene.moment.peek
    if comes == "another screen":
        table.scene.pause()
    else:
        table.scene.resized()
    assert not any(each.name or "back" not in each.picture for each in table.scene.view.look.hand)
