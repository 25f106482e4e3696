"""The mouse among several people: own cards lie covered, and can be taken and carried blind."""

from __future__ import annotations

import pytest

from game.view.commands import Kind
from game.view.table_view import zone_point
from tests.scenes.table import SETUP, Table

pytestmark = pytest.mark.usefixtures("display")
Point = tuple[int, int]
FLOWER = {"hands": {"Ada": ["flower blue red", "flower green yellow", "spider blue green"], "Ben": ["web blue violet"],
                    "Cleo": ["flower violet green"]}}


def three(**facts: object) -> Table:
    return Table(SETUP | facts, humans=2, devices=("mouse", "pad:1"))


def back(table: Table, n: int) -> Point:
    pose = next(thing.pose for thing in table.scene.view.things if thing.id == f"fan:0:{n}")
    return round(pose.x), round(pose.y)


def place(table: Table, zone: str) -> Point:
    x, y = zone_point(table.scene.layout, table.scene.view.look, zone, 0)
    return round(x), round(y)


def pictures(table: Table) -> set[str]:
    view = table.scene.view
    carried = [view.carried.picture] if view.carried else []
    return {*carried, *(each.picture for each in view.flying), *(thing.picture for thing in view.things)}


def faces(table: Table) -> set[str]:
    return {table.scene.pictures.face(card) for card in table.match.referee.table.hand(0)}


def test_a_covered_card_is_carried_face_down_and_judged_where_it_is_let_go() -> None:
    table = three(**FLOWER)
    card, hidden = table.match.referee.table.hand(0)[0], faces(table)
    start, pile = back(table, 0), place(table, "discard")
    table.press(start)
    for part in (0.3, 0.7, 1.0):
        table.move((round(start[0] + (pile[0] - start[0]) * part), round(start[1] + (pile[1] - start[1]) * part)))
        assert not hidden & pictures(table), "nobody looked at it"
    assert table.match.referee.table.held[0] == card and table.scene.moment.lit == {"hand:0"}
    assert "fan:0:0" in table.scene.view.away and len(table.scene.view.away) == 1, "it has its gap"
    table.let_go(pile)
    table.wait(500)
    assert table.match.referee.table.where[card] == "discard"
    assert table.scene.view.look.top == table.scene.pictures.face(card), "it is turned over there"
    assert sum(thing.id.startswith("fan:0:") for thing in table.scene.view.things) == 2


def test_what_does_not_fit_comes_back_covered() -> None:
    table = three(**FLOWER)
    hidden = faces(table)
    table.drag(back(table, 1), place(table, "discard"))
    assert len(table.match.referee.table.hand(0)) == 3 and not hidden & pictures(table)
    assert not table.scene.view.away


def test_blind_cheating_goes_below_the_table() -> None:
    table = three(**FLOWER)
    card = table.match.referee.table.hand(0)[2]
    table.drag(back(table, 2), place(table, "lap:0"))
    assert table.match.referee.table.where[card] == "gone:0"
    assert table.scene.view.carried is None and table.scene.view.look.seats[0].fan == 3, "nobody has noticed"
    table.drag(back(table, 2), place(table, "table"))
    assert not table.scene.view.away, "of more backs than cards each can be taken"


def test_whoever_takes_one_blind_is_told_once_how_to_look() -> None:
    table = three(**FLOWER)
    table.press(back(table, 0))
    assert "hold the right button" in table.scene.view.look.prompt
    table.command(Kind.POINTER_ALT)
    assert table.scene.gestures.held is None, "the right button puts it back"
    table.command(Kind.POINTER_ALT, pressed=False)
    table.wait(3000)
    table.press(back(table, 0))
    assert "hold the right button" not in table.scene.view.look.prompt


def test_looking_at_a_card_that_is_held_leaves_its_gap_among_the_faces() -> None:
    table = three(**FLOWER)
    card = table.match.referee.table.hand(0)[0]
    table.press(back(table, 0))
    table.command(Kind.PEEK)
    assert table.scene.view.carried and table.scene.view.carried.thing == f"card:{card}"
    table.command(Kind.PEEK, pressed=False)
    assert table.scene.view.carried.thing == "fan:0:0"
