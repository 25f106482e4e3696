"""The table on the screen: drags become acts, nothing gets lost, and what lights up accepts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.actions import Call, Release
from game.matchfile import MatchFile, read
from game.scenes.games.schummel_hummel import hints
from game.scenes.results import ResultsScene
from game.view.canvas import Canvas
from game.view.commands import Kind
from tests.scenes.table import HANDS, SETUP, Table

BELOW = (640, 690)
EDGE = (640, 600)


def test_a_card_that_fits_is_dragged_onto_the_pile() -> None:
    table = Table()
    table.drag(table.card("flower blue red"), table.middle("pile:discard"))
    assert table.item("pile:discard")["label"] == "flower blue red"
    assert "flower blue red" not in table.hand()
    assert table.match.referee.table.turn == 1


def test_a_card_that_does_not_fit_flies_home_and_the_prompt_names_the_ruling() -> None:
    table = Table()
    table.drag(table.card("flower green yellow"), table.middle("pile:discard"))
    assert sorted(table.hand()) == sorted(HANDS["Ada"])
    assert "SH-33" in table.scene.prompt


def test_click_and_click_is_the_same_as_dragging() -> None:
    table = Table()
    start, pile = table.card("flower blue red"), table.middle("pile:discard")
    table.press(start)
    table.let_go(start)
    table.wait(500)
    table.move(pile)
    table.press(pile)
    table.let_go(pile)
    table.wait(500)
    assert table.item("pile:discard")["label"] == "flower blue red"


def test_a_card_let_go_below_the_edge_vanishes_and_the_log_says_nothing() -> None:
    table = Table()
    table.drag(table.card("spider blue green"), EDGE, BELOW, ms=200)
    assert "spider blue green" not in table.hand()
    assert [act.how for act in table.match.referee.table.open_acts] == ["lap"]
    assert list(table.scene.log) == []


def test_a_card_slipped_under_the_pile_is_not_told_as_laid() -> None:
    table = Table()
    table.drag(table.card("spider blue green"), table.middle("zone:slip"))
    assert [act.how for act in table.match.referee.table.open_acts] == ["slip"]
    assert list(table.scene.log) == []


def test_what_lights_up_is_exactly_what_accepts() -> None:
    table = Table()
    for face in HANDS["Ada"]:
        start = table.card(face)
        table.press(start)
        table.move((start[0] + 20, start[1] - 30))
        card = table.match.referee.table.held[0]
        accepts = set(table.scene.seat_view.zones_for(card)) | {"hand:0"}
        assert set(table.scene.view.look.lit) == accepts
        table.command(Kind.POINTER_LOST, pressed=False)
        table.wait(400)


BREAKS: dict[str, Callable[[Table], None]] = {
    "the button's release is lost": lambda table: table.command(Kind.POINTER_LOST, pressed=False),
    "the right button is pressed": lambda table: table.command(Kind.POINTER_ALT, BELOW),
    "Esc is pressed": lambda table: table.key(Kind.BACK),
    "the window is resized": lambda table: table.scene.resized(),
    "a dialog opens": lambda table: table.scene.pause(),
    "the pause button is pressed": lambda table: table.key(Kind.PAUSE),
    "the rules are opened": lambda table: table.key(Kind.HELP),
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_drag_that_breaks_off_brings_the_card_home_and_counts_for_nothing(how: str) -> None:
    table = Table()
    table.press(table.card("spider blue green"))
    table.move(EDGE, BELOW)
    assert table.match.referee.table.held[0] >= 0
    BREAKS[how](table)
    table.scene.resume()
    table.wait(500)
    assert sorted(table.hand()) == sorted(HANDS["Ada"])
    assert table.match.referee.table.open_acts == []
    assert table.match.referee.table.held[0] == -1
    assert not [item for item in table.items("card") if item["place"] == "air"]


@pytest.mark.parametrize("way", [(EDGE,), (EDGE, BELOW)], ids=["over the table", "below its edge"])
def test_a_match_that_broke_off_in_mid_drag_goes_on_with_an_empty_hand(way: tuple[tuple[int, int], ...]) -> None:
    table = Table()
    table.press(table.card("spider blue green"))
    table.move(*way)
    again = table.gone_on()
    assert again.match.referee.table.held[0] == -1
    assert again.match.referee.table.open_acts == []
    assert sorted(again.hand()) == sorted(HANDS["Ada"])
    again.drag(again.card("flower blue red"), again.middle("pile:discard"))
    assert again.item("pile:discard")["label"] == "flower blue red"


def test_a_match_that_was_left_when_a_round_was_over_goes_on_at_its_results() -> None:
    table = Table(setup=SETUP | {"hands": HANDS | {"Ada": ["flower blue red"]}})
    table.drag(table.card("flower blue red"), table.middle("pile:discard"))
    again = table.gone_on()
    again.wait(200)
    assert [scene.name for scene in again.stage.pushed] == ["results"]
    totals = again.match.referee.table.totals
    assert any(totals) and again.scene.curves == [[total] for total in totals]
    again.scene.next_round()
    assert again.match.referee.table.round == 2


def test_what_a_hand_did_last_is_written_down_before_the_table_is_left(tmp_path: Path) -> None:
    table = Table()
    table.scene.keeper = MatchFile.start(tmp_path, table.match.referee.record, "now")
    table.press(table.card("flower blue red"))
    table.move(EDGE)
    table.scene.pause()  # puts the card back, and nothing is written while another screen lies above
    table.scene.leave()
    assert read(tmp_path / "now.jsonl").inputs == table.match.referee.record.inputs
    assert table.match.referee.record.inputs[-1][1] == Release(0, "hand:0")


def test_a_double_click_does_nothing_twice() -> None:
    table = Table()
    start = table.card("flower blue red")
    for double in (False, True):
        table.press(start, double=double)
        table.let_go(start)
    table.wait(600)
    assert sorted(table.faces(0)) == sorted(HANDS["Ada"])


def test_a_grab_while_cards_are_still_flying_neither_loses_nor_doubles_one() -> None:
    table = Table()
    table.drag(table.card("flower green yellow"), table.middle("pile:discard"))
    table.press(table.card("flower blue red"))
    table.move(EDGE)
    table.let_go(table.middle("pile:discard"))
    table.wait(800)
    assert len(table.hand()) == len(table.faces(0))
    assert not table.scene.moving


def test_caught_in_mid_drag_the_card_flies_home() -> None:
    table = Table()
    table.press(table.card("spider blue green"))
    table.move(EDGE, BELOW)
    table.match.submit(Call(2, "caught", 0), table.match.referee.open_from)
    table.wait(300)
    table.let_go(BELOW)
    table.wait(500)
    assert sorted(table.faces(0)) == sorted(HANDS["Ada"])
    assert sorted(table.hand()) == sorted(HANDS["Ada"])


def test_a_verdict_stops_the_match_until_it_has_been_seen() -> None:
    table = Table(setup=SETUP | {"watchman": "Ada"})
    table.press(table.middle("seat:Ben"))
    table.let_go(table.middle("seat:Ben"))
    table.wait(600)
    assert [scene.name for scene in table.stage.pushed] == ["wrong"]
    assert len(table.faces(0)) == 5


def test_rearranging_the_own_hand_is_nobodys_business() -> None:
    table = Table()
    before = table.hand()
    first, last = table.card(before[0]), table.card(before[-1])
    inputs = len(table.match.referee.record.inputs)
    table.drag(first, (last[0], first[1]))
    assert table.hand() == [*before[1:], before[0]]
    assert table.faces(0) == sorted(HANDS["Ada"])
    assert table.match.referee.record.inputs[inputs:][-1][1].zone == "hand:0"


def test_the_way_of_the_hand_is_kept_in_the_record() -> None:
    table = Table()
    table.drag(table.card("flower blue red"), (650, 400), table.middle("pile:discard"))
    way = table.match.referee.record.tracks[-1]
    assert way.seat == 0
    assert len(way.points) >= 3
    assert [point.at for point in way.points] == sorted(point.at for point in way.points)


def test_a_click_on_the_draw_pile_draws_when_nothing_fits() -> None:
    setup = SETUP | {
        "discard": ["flower red violet"],
        "hands": HANDS | {"Ada": ["flower blue green", "flower green yellow"]},
    }
    table = Table(setup=setup)
    table.press(table.middle("pile:draw"))
    table.let_go(table.middle("pile:draw"))
    table.wait(600)
    assert len(table.hand()) == 3
    assert table.match.referee.table.turn == 1


def test_a_grasshopper_is_carried_into_the_own_hand() -> None:
    table = Table()
    table.drag(table.middle("token:gap:0"), (460, 470), (600, 530))
    assert not [item for item in table.items() if item["id"] == "token:gap:0"]
    assert table.match.referee.table.where[table.scene.seat_view.facts["grasshoppers"][0][0]] == "stolen:0"


def test_keys_alone_lay_a_card() -> None:
    table = Table()
    table.key(Kind.RIGHT)
    for _ in range(6):
        focus = next(item for item in table.items() if item["focus"])
        if focus.get("face") == "flower blue red":
            break
        table.key(Kind.RIGHT)
    table.key(Kind.ACCEPT)
    table.key(Kind.ACCEPT)
    table.wait(500)
    assert table.item("pile:discard")["label"] == "flower blue red"


def test_keys_alone_cheat_and_change_their_mind() -> None:
    table = Table()
    table.key(Kind.RIGHT)
    table.key(Kind.ACCEPT)
    for _ in range(8):
        if table.match.referee.table.held_zone[0] == "lap:0":
            break
        table.key(Kind.NEXT)
    assert table.match.referee.table.held_zone[0] == "lap:0"
    assert len(table.match.referee.table.open_acts) == 1
    table.key(Kind.BACK)
    table.wait(400)
    assert table.match.referee.table.open_acts == []
    assert len(table.hand()) == 4


def test_the_uppermost_card_is_the_one_that_reacts() -> None:
    table = Table()
    cards = [item for item in table.items("card") if item["face"]]
    left, right = cards[0]["rect"], cards[1]["rect"]
    shared = (right[0] + 12, right[1] + right[3] // 2)
    assert left[0] <= shared[0] <= left[0] + left[2]
    table.press(shared)
    table.move((shared[0], shared[1] - 40))
    held = table.match.referee.table.held[0]
    assert table.deck.faces[held].name == cards[1]["face"]


def test_the_grab_offset_stays() -> None:
    table = Table()
    start = table.card("flower blue red")
    before = next(item["rect"] for item in table.items("card") if item["face"] == "flower blue red")
    table.press(start)
    table.move((start[0] + 50, start[1] - 60))
    after = next(item["rect"] for item in table.items("card") if item["place"] == "air")

    def centre(rect: list[int]) -> tuple[float, float]:
        return rect[0] + rect[2] / 2, rect[1] + rect[3] / 2

    assert centre(after)[0] - centre(before)[0] == pytest.approx(50, abs=2)
    assert centre(after)[1] - centre(before)[1] == pytest.approx(-60, abs=3)


def test_with_two_people_the_hands_are_covered_until_somebody_peeks() -> None:
    table = Table(humans=2)
    assert table.hand() == []
    table.command(Kind.PEEK)
    table.wait(50)
    assert sorted(table.hand()) == sorted(HANDS["Ada"])
    table.command(Kind.PEEK, pressed=False)
    table.wait(50)
    assert table.hand() == []


def test_two_people_pass_the_mouse_when_the_turn_goes_to_the_other() -> None:
    table = Table(humans=2)
    table.command(Kind.PEEK)
    table.wait(50)
    table.drag(table.card("flower blue red"), table.middle("pile:discard"))
    table.wait(900)
    assert table.match.referee.table.turn == 1
    assert [scene.name for scene in table.stage.pushed] == ["pass_mouse"]
    table.scene.sit(1)
    table.scene.resume()
    table.wait(300)
    assert table.hand() == []
    table.command(Kind.PEEK)
    table.wait(50)
    assert sorted(table.hand()) == table.faces(1)


def test_the_mouse_can_be_lent_out_of_turn() -> None:
    table = Table(humans=2)
    table.press(table.middle("seat:Ben"))
    assert [scene.name for scene in table.stage.pushed] == ["pass_mouse"]
    table.scene.sit(1)
    table.scene.resume()
    table.wait(500)
    assert len(table.stage.pushed) == 1, "nobody takes it back before the turn changes"


@pytest.mark.parametrize("name", [
    "[#nosuch]", "[@nosuch] *", "[=nosuch]", "nul\0", "half \udc80", "x" * 5000, "", "a\nb", "{0}", "\u202eJürgen 🦗"])
def test_players_may_be_called_anything(name: str) -> None:
    table = Table(humans=2)
    table.scene.seats = tuple(replace(seat, name=name) for seat in table.scene.seats)
    table.match.referee.record.players[:] = [name] * 3
    table.scene.refresh()
    table.match.submit(Call(2, "caught", 1), table.match.referee.open_from)
    table.wait(1500)
    table.frame()
    for scene in table.stage.pushed:
        scene.enter(table.stage)
        scene.draw(Canvas(table.surface, table.stage.frame, table.stage.raster), True)
    for lift in (Kind.RIGHT, Kind.UP, Kind.ACCEPT, Kind.UP, Kind.UP, Kind.LEFT):
        table.key(lift)
        table.frame()


def test_who_is_level_shares_a_place_in_the_results() -> None:
    hands = {"Ada": ["flower blue red"], "Ben": ["flower red violet", "web blue violet"],
             "Cleo": ["spider red green", "flower blue yellow"], "Dora": ["bumblebee blue green"]}
    table = Table(setup=SETUP | {"hands": hands}, players=4)
    table.drag(table.card("flower blue red"), table.middle("pile:discard"))
    table.wait(2000)
    results = table.stage.pushed[-1]
    assert isinstance(results, ResultsScene)
    assert [results.rank(seat) for seat in range(4)] == [1, 2, 2, 4]


def test_the_watchman_isnt_told_to_steal() -> None:
    watching, other = (hints.menu_rows(watching, "mouse")[-1] for watching in (True, False))
    assert "carry" not in watching.markup and "carry" in other.markup
