"""A finger beside the mouse: its player drags, cheats, steals, slaps, peeks and calls at a seat that isn't below."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.actions import Call
from game.core.acts import NO_CARD
from game.core.events import Event, Judged
from game.view.commands import MOUSE, TOUCH, Kind
from game.view.table_view import zone_point
from tests.scenes.table import HANDS, SETUP, Table
from tests.scenes.test_cheating_together import SETUP as WASP
from tests.scenes.test_cheating_together import wasp

Point = tuple[int, int]
BEN = 1


def touched(setup: dict[str, Any] | None = None, players: int = 3) -> Table:
    """Ada has the mouse and sits below, Ben has touch."""
    return Table(setup=SETUP | {"turn": "Ben"} if setup is None else setup, players=players, humans=2,
                 devices=("mouse", "touch"))


def place(table: Table, zone: str) -> Point:
    """Where that zone is, in pixels of a window of 1280."""
    x, y = zone_point(table.scene.layout, table.scene.view.look, zone, BEN)
    return round(x), round(y)


def card(table: Table, n: int) -> Point:
    """The n-th card of Ben's fan, as it lies on the screen."""
    pose = next(thing.pose for thing in table.scene.view.things if thing.id == f"fan:{BEN}:{n}")
    return round(pose.x), round(pose.y)


def thing(table: Table, kind: str) -> Point:
    pose = next(each.pose for each in table.scene.view.things if each.id.startswith(kind))
    return round(pose.x), round(pose.y)


def finger(table: Table, kind: Kind, at: Point, **facts: Any) -> None:
    table.command(kind, at, device=TOUCH, **facts)


def drag(table: Table, *points: Point, let_go: bool = True, hold_ms: int = 200) -> None:
    finger(table, Kind.POINTER_DOWN, points[0])
    for at in points[1:]:
        table.wait(60)
        finger(table, Kind.POINTER_MOVE, at, path=(at,))
    table.wait(hold_ms)
    if let_go:
        finger(table, Kind.POINTER_UP, points[-1], pressed=False)
        table.wait(400)


def tap(table: Table, at: Point) -> None:
    finger(table, Kind.POINTER_DOWN, at)
    table.wait(40)
    finger(table, Kind.POINTER_UP, at, pressed=False)


def held(table: Table) -> int:
    return table.match.referee.table.held[BEN]


def test_a_finger_lays_its_own_players_card() -> None:
    table = touched()
    drag(table, card(table, 1), place(table, "discard"))
    assert table.deck.faces[table.match.referee.table.piles["discard"][-1]].name == "flower red violet"
    assert len(table.faces(BEN)) == 2 and len(table.faces(0)) == 4


def test_it_draws_by_a_tap_on_the_draw_pile() -> None:
    table = touched(SETUP | {"turn": "Ben", "hands": HANDS | {"Ben": ["flower red green"]}})
    tap(table, place(table, "draw"))
    table.wait(400)
    assert len(table.faces(BEN)) == 2


def test_finger_and_mouse_drag_at_one_moment() -> None:
    table = touched()
    table.command(Kind.POINTER_ALT, (640, 420))  # Ada looks at her cards
    table.wait(100)
    table.press(table.card("flower blue red"))
    table.move((640, 420))
    drag(table, card(table, 0), place(table, "table"), let_go=False)
    both = table.match.referee.table.held[:2]
    assert NO_CARD not in both
    table.move((600, 400))
    assert table.match.referee.table.held[:2] == both
    finger(table, Kind.POINTER_UP, place(table, "table"), pressed=False)
    assert held(table) == NO_CARD and table.match.referee.table.held[0] == both[0]


@pytest.mark.parametrize(("hold_ms", "how"), [(200, "lap"), (0, "shoulder")])
def test_a_card_let_go_or_flicked_below_the_edge_by_a_finger_is_a_cheat_like_any(hold_ms: int, how: str) -> None:
    table = touched()
    drag(table, card(table, 0), place(table, f"lap:{BEN}"), hold_ms=hold_ms)
    assert [(foul.seat, foul.how) for foul in table.match.referee.table.open_acts] == [(BEN, how)]


def test_held_still_at_the_own_portrait_a_card_slips_up_the_sleeve() -> None:
    table = touched()
    drag(table, card(table, 0), place(table, f"seat:{BEN}"), hold_ms=500)
    assert [foul.how for foul in table.match.referee.table.open_acts] == ["sleeve"]


def test_brought_back_to_the_hand_nothing_has_happened() -> None:
    table = touched()
    home = card(table, 0)
    drag(table, home, place(table, f"lap:{BEN}"), place(table, f"hand:{BEN}"))
    assert not table.match.referee.table.open_acts and len(table.faces(BEN)) == 3


def test_a_finger_steals_a_grasshopper() -> None:
    table = touched()
    grasshopper = table.match.referee.table.grasshoppers[1]  # type: ignore[attr-defined]
    drag(table, thing(table, "gap:1"), place(table, f"hand:{BEN}"))
    assert table.match.referee.table.where[grasshopper] == f"stolen:{BEN}"


def test_a_tap_on_the_pile_slaps_a_wasp() -> None:
    table = Table(setup=WASP, players=4, humans=2, devices=("mouse", "touch"))
    wasp(table)
    tap(table, thing(table, "discard"))
    table.wait(120)
    assert BEN in table.scene.seat_view.facts["slapped"]


def test_a_tap_on_somebody_calls_them() -> None:
    table = touched(SETUP | {"watchman": "Ben"})
    told: list[Event] = []
    table.match.referee.listen(told.append)
    tap(table, place(table, "seat:2"))
    table.wait(100)
    (verdict,) = [event for event in told if isinstance(event, Judged)]
    assert (verdict.accuser, verdict.accused, verdict.right) == (BEN, 2, False)


def test_two_fingers_show_the_own_cards_small_while_they_lie_there() -> None:
    table = touched()
    finger(table, Kind.POINTER_ALT, card(table, 0))
    assert len(table.scene.moment.others[BEN].faces) == 3
    finger(table, Kind.POINTER_ALT, card(table, 0), pressed=False)
    assert not table.scene.moment.others[BEN].faces


def test_two_fingers_put_back_what_one_holds() -> None:
    table = touched()
    drag(table, card(table, 0), place(table, f"lap:{BEN}"), let_go=False)
    lifted = held(table)
    finger(table, Kind.POINTER_ALT, place(table, f"lap:{BEN}"))
    assert held(table) == NO_CARD and table.match.referee.table.where[lifted] == f"hand:{BEN}"
    assert not table.match.referee.table.open_acts


@pytest.mark.parametrize("where", ["table", f"lap:{BEN}"])
def test_the_window_loses_the_focus_in_mid_drag_and_the_card_goes_home(where: str) -> None:
    table = touched()
    finger(table, Kind.POINTER_ALT, card(table, 0))
    finger(table, Kind.POINTER_ALT, card(table, 0), pressed=False)
    drag(table, card(table, 0), place(table, where), let_go=False)
    lifted = held(table)
    assert lifted != NO_CARD
    finger(table, Kind.POINTER_LOST, (0, 0), pressed=False)
    table.command(Kind.POINTER_LOST, device=MOUSE, pressed=False)
    assert held(table) == NO_CARD and table.match.referee.table.where[lifted] == f"hand:{BEN}"
    assert not table.match.referee.table.open_acts and not table.scene.moment.others[BEN].faces


def test_a_call_that_opens_the_hand_leaves_the_finger_empty() -> None:
    table = touched(SETUP | {"turn": "Ben", "watchman": "Ada"})
    drag(table, card(table, 0), place(table, f"lap:{BEN}"), let_go=False)
    table.scene.submit(Call(0, "caught", BEN))
    finger(table, Kind.POINTER_MOVE, place(table, "discard"), path=(place(table, "discard"),))
    assert held(table) == NO_CARD and table.scene.hands.sides[BEN].pointer.gestures.held is None
