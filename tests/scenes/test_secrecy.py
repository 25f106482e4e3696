"""Nothing leaks: with all hidden cards permuted, the frames are the same to the bit."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.core.actions import Carry, Grab, Release
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
