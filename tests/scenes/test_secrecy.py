"""Nothing leaks: with all hidden cards permuted, the frames are the same to the bit."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.actions import Call, Carry, Grab, Release
from game.scenes.match_menus import pass_mouse
from game.view.canvas import Canvas
from game.view.commands import Kind
from tests.scenes.table import HANDS, SETUP, Table

# The same table, as far as Ada may know it: the others' cards and the draw pile have changed places.
PERMUTED: dict[str, Any] = SETUP | {
    "hands": {"Ada": HANDS["Ada"], "Ben": ["flower red green", "flower yellow green", "flower violet red"],
              "Cleo": ["bumblebee blue green", "web blue violet", "flower blue green"]},
    "draw": ["flower violet green", "flower red violet", "butterfly red yellow", "flower blue yellow"],
}


def told(table: Table) -> str:
    return json.dumps([table.items(), table.scene.prompt, list(table.scene.log)])


def pair(**facts: Any) -> tuple[Table, Table]:
    return Table(SETUP, **facts), Table(PERMUTED, **facts)


def same(one: Table, two: Table) -> None:
    assert one.frame() == two.frame()
    assert told(one) == told(two)


@pytest.mark.parametrize("humans", [1, 2])
def test_a_resting_table_tells_nothing_about_hidden_cards(humans: int) -> None:
    same(*pair(humans=humans))


def test_what_the_others_carry_is_a_back() -> None:
    tables = pair()
    for zone in ("table", "lap:1"):
        for table in tables:
            referee = table.match.referee
            if referee.table.held[1] < 0:
                table.match.submit(Grab(1, referee.table.hand(1)[0]), referee.open_from)
            table.match.submit(Carry(1, zone), referee.open_from)
            table.wait(300)
        same(*tables)


def test_a_cheat_and_a_change_of_mind_look_alike_to_the_others() -> None:
    cheats, feints = Table(), Table()
    for table, last in ((cheats, "lap:1"), (feints, "hand:1")):
        referee = table.match.referee
        table.match.submit(Grab(1, referee.table.hand(1)[0]), referee.open_from)
        table.match.submit(Carry(1, "lap:1"), referee.open_from)
        table.wait(160)
        if last == "hand:1":
            table.match.submit(Carry(1, last), referee.open_from)
        table.match.submit(Release(1, last), referee.open_from)
        table.wait(900)
    assert cheats.match.referee.table.open_acts
    assert not feints.match.referee.table.open_acts
    same(cheats, feints)


def test_ids_say_nothing_about_faces_and_begin_anew_with_each_deal() -> None:
    table = Table()
    ids = [item["id"] for item in table.items("card") if item["face"]]
    numbers = [int(each.partition(":")[2]) for each in ids]
    assert len(set(numbers)) == len(numbers)
    cards = table.match.referee.table.hand(0)
    assert numbers != cards


# The same table, as far as anybody at the screen may know it who isn't Ada.
COVERED: dict[str, Any] = SETUP | {
    "hands": HANDS | {
        "Ada": ["flower red green", "flower yellow green", "bumblebee red yellow", "flower green violet"]},
    "draw": ["flower red green", "flower green yellow", "flower violet red", "flower blue green"],
}
COVERS: dict[str, Callable[[Table], None]] = {
    "nothing": lambda table: None,
    "the pointer over it": lambda table: table.move((600, 650)),
    "the focus in it": lambda table: [table.key(kind) for kind in (Kind.RIGHT, Kind.RIGHT, Kind.UP)] and None,
    "a press on it": lambda table: table.drag((600, 600), (640, 500)),
    "the pause": lambda table: table.key(Kind.PAUSE),
    "the mouse passed on": lambda table: pass_mouse(table.scene, 1),
}


@pytest.mark.parametrize("over", COVERS)
def test_a_covered_hand_is_a_row_of_backs_whatever_is_done_over_it(over: str) -> None:
    one, two = Table(SETUP, humans=2), Table(COVERED, humans=2)
    for table in (one, two):
        COVERS[over](table)
        table.wait(300)
    same(one, two)
    assert shown(one) == shown(two)


@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("right", [True, False])
def test_what_is_shown_of_a_call_names_no_hidden_card(right: bool, humans: int) -> None:
    tables = pair(humans=humans)
    for table in tables:
        referee = table.match.referee
        last = "lap:1" if right else "hand:1"
        for action in (Grab(1, referee.table.hand(1)[0]), Carry(1, "lap:1"), Carry(1, last), Release(1, last)):
            table.match.submit(action, referee.open_from)
            table.wait(200)
        table.match.submit(Call(2, "caught", 1), referee.open_from)
        table.wait(1500)
    one, two = map(shown, tables)
    assert one == two and one[0][0] == ("proof" if right else "wrong")
    same(*tables)


def shown(table: Table) -> list[Any]:
    """The screens above the table: their names, words and pictures over three seconds."""
    told: list[Any] = []
    for scene in table.stage.pushed:
        if not told:
            scene.enter(table.stage)
        for _ in range(20):
            table.stage.now_ms += 150
            scene.update(table.stage.now_ms)
            scene.draw(Canvas(table.surface, table.stage.frame, table.stage.raster), True)
            items = [item.as_dict() for item in scene.inspect_items()]
            told.append((scene.name, scene.prompt, items, pygame.image.tobytes(table.surface, "RGB")))
    return told


def test_on_a_shared_screen_a_vanished_card_still_counts_while_it_can_be_called() -> None:
    cheated, fair = Table(humans=3), Table(humans=3)
    for table, zone in ((cheated, "lap:0"), (fair, "hand:0")):
        referee = table.match.referee
        card = referee.table.hand(0)[0]
        for action in (Grab(0, card), Carry(0, "lap:0"), Release(0, zone)):
            table.scene.submit(action)
        table.wait(1500)
    assert len(cheated.faces(0)) == len(fair.faces(0)) - 1
    assert cheated.frame() == fair.frame()
    assert [_without_ids(item) for item in cheated.items()] == [_without_ids(item) for item in fair.items()]


def _without_ids(item: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in item.items() if name != "id"}
