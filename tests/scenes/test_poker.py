"""Heuschrecken Poker on the screen: choosing in secret, taking a stack, and everything told one after the other."""

from __future__ import annotations

import json
from itertools import chain
from typing import Any

import pytest

from game.core.actions import Carry, Grab, Release
from game.core.record import Record
from game.lab.simulate import mixed_seatings
from game.playing import begin
from game.scenes.games.heuschrecken_poker import PokerPlay
from game.scenes.match import MatchScene
from game.scenes.still_stage import StillStage
from game.settings import SeatSetting
from game.view.commands import Device, Kind
from game.view.games.heuschrecken_poker import PokerLook, state_of
from tests.scenes.table import ANIMALS, NAMES, Table

DRAW = ["corn", "broccoli", "strawberry", "blackberry", "corn", "grasshopper", "corn", "broccoli", "blackberry"]
SETUP: dict[str, Any] = {
    "display": ["corn", "corn", "grasshopper", "broccoli"],
    "gardens": {
        "Ada": ["corn", "strawberry", "grasshopper"],
        "Ben": ["corn", "blackberry", "grasshopper", "grasshopper"],
        "Cleo": ["broccoli", "broccoli"],
    },
    "draw": DRAW,
}


def table(setup: dict[str, Any] = SETUP, **facts: Any) -> Table:
    return Table(setup, game="heuschrecken_poker", **facts)


def look(of: Table) -> PokerLook:
    found = of.scene.view.look
    assert isinstance(found, PokerLook)
    return found


def own_place(of: Table) -> tuple[int, int]:
    area, unit = of.scene.layout.area(f"place:{of.scene.own}"), of.stage.frame.unit
    return round(area.centre[0] * unit), round(area.centre[1] * unit)


def bed(of: Table) -> tuple[int, int]:
    area, unit = of.scene.layout.area(f"garden:{of.scene.own}"), of.stage.frame.unit
    return round(area.centre[0] * unit), round(area.centre[1] * unit)


def stack(of: Table, genus: str) -> tuple[int, int]:
    return of.middle(
        next(item["id"] for item in of.items("card") if item["id"].startswith("pile:display") and item["face"] == genus)
    )


def make(of: Table, seat: int, name: str) -> None:
    """Somebody else lays a card of that name."""
    referee = of.match.referee
    card = next(card for card in referee.table.hand(seat) if of.deck.faces[card].name == name)
    for action in (Grab(seat, card), Carry(seat, f"place:{seat}"), Release(seat, f"place:{seat}")):
        assert of.scene.submit(action) is None
    of.wait(20)


def take(of: Table, seat: int, genus: str) -> None:
    card = of.scene.seat_view.facts["display"][genus][-1]
    for action in (Grab(seat, card), Carry(seat, f"garden:{seat}"), Release(seat, f"garden:{seat}")):
        assert of.scene.submit(action) is None
    of.wait(20)


def play_all(of: Table, *names: str) -> None:
    """Everybody lays a card: the own seat first, by dragging."""
    of.drag(of.card(names[0]), own_place(of))
    for seat, name in enumerate(names[1:], 1):
        make(of, seat, name)


def told(of: Table) -> None:
    """Wait until everything has been told."""
    for _ in range(100):
        if not of.scene.play.holds:
            return
        of.wait(200, 40)
    raise AssertionError("it never ends")


# ---- choosing


def test_a_card_dragged_onto_the_own_place_lies_there_face_down() -> None:
    played = table()
    played.drag(played.card("5"), own_place(played))
    assert look(played).choices[0].picture and not look(played).choices[0].open
    assert "5" not in played.hand()
    assert look(played).thinking == (False, True, True)
    assert played.scene.prompt.endswith("1 of 3 are ready")


def test_another_card_laid_on_it_changes_the_choice() -> None:
    played = table()
    played.drag(played.card("5"), own_place(played))
    played.drag(played.card("2"), own_place(played))
    assert "5" in played.hand() and "2" not in played.hand()
    facts = played.scene.seat_view.facts
    assert played.deck.faces[facts["own_choice"]].name == "2"


def test_grabbing_the_choice_itself_says_how_to_change_it() -> None:
    played = table()
    played.drag(played.card("5"), own_place(played))
    played.drag(own_place(played), bed(played))
    assert "another card on it" in played.scene.prompt


def test_what_others_choose_and_change_is_never_in_the_picture() -> None:
    one, other = table(), table()
    for played, names in ((one, ("4", "6")), (other, ("x", "ace"))):
        make(played, 1, names[0])
        make(played, 1, names[1])
        played.scene.moment.carrying.clear()
        played.scene.view.paws.clear()
        played.wait(3000)
    assert one.frame() == other.frame()
    text = json.dumps(one.items())
    assert text == json.dumps(other.items())


def test_a_number_key_lays_that_card_at_once() -> None:
    played = table()
    played.key(Kind.GAME, text="slot_6")
    played.wait(400)
    assert "ace" not in played.hand()
    assert look(played).thinking[0] is False


def test_a_used_card_lies_face_down_and_shows_itself_below_the_pointer() -> None:
    played = table(SETUP | {"hands": {"Ada": ["1", "5"]}})
    assert [slot.used for slot in look(played).slots] == [False, True, True, True, False, True, True, True]
    back = next(thing.picture for thing in played.scene.view.things if thing.id == "used:1")
    thing = played.scene.view.thing("used:1")
    assert thing is not None
    played.move((round(thing.pose.x), round(thing.pose.y) + 20))
    played.wait(100)
    found = played.scene.view.thing("used:1")
    assert found is not None and found.picture != back and "poker_2" in found.picture


# ---- the reveal


def test_nothing_goes_on_while_the_cards_turn_over() -> None:
    played = table()
    play_all(played, "5", "3", "3")
    assert played.scene.play.holds
    before = played.scene.time.now_ms
    played.wait(300)
    assert played.scene.time.now_ms == before
    assert [choice.open for choice in look(played).choices] == [True, True, True]


def test_equal_cards_are_crossed_out_and_the_others_get_their_order() -> None:
    played = table(players=4)
    play_all(played, "5", "3", "3", "2")
    told(played)
    assert [choice.cancelled for choice in look(played).choices] == [False, True, True, False]
    assert [choice.rank for choice in look(played).choices] == [1, 0, 0, 2]
    assert look(played).may_pick
    assert "Your pick" in played.scene.prompt


def test_a_press_skips_what_is_told_but_not_at_once() -> None:
    played = table()
    play_all(played, "5", "3", "3")
    played.press((640, 600))
    assert played.scene.play.holds
    played.wait(600)
    played.press((640, 600))
    assert not played.scene.play.holds
    assert not played.scene.view.flying


# ---- taking


def test_a_stack_dragged_into_the_own_bed_is_planted_whole_and_harvested() -> None:
    played = table()
    play_all(played, "5", "3", "2")
    told(played)
    played.press(stack(played, "corn"))
    played.move(bed(played))
    assert "a harvest!" in played.scene.prompt
    assert [each.genus for each in look(played).display].count("corn") == 1  # the rest goes along below it
    played.let_go(bed(played))
    assert [each.genus for each in look(played).gardens[0]].count("corn") >= 2
    told(played)
    assert look(played).tokens == (1, 0, 0)
    assert sorted(each.genus for each in look(played).gardens[0]) == ["grasshopper", "strawberry"]


def test_a_stack_can_be_taken_by_keys_and_let_go_again() -> None:
    played = table()
    play_all(played, "5", "3", "2")
    told(played)
    played.key(Kind.RIGHT)
    assert played.scene.moment.focus.startswith("display:")
    played.key(Kind.ACCEPT)
    assert "into your bed" in look(played).hint
    played.key(Kind.BACK)
    assert len(look(played).display) == 4
    played.key(Kind.ACCEPT)
    played.key(Kind.ACCEPT)
    told(played)
    assert played.scene.seat_view.facts["picking"] == 1


def test_an_empty_place_stays_where_a_stack_was_taken() -> None:
    played = table()
    play_all(played, "5", "3", "2")
    told(played)
    before = stack(played, "broccoli")
    played.drag(stack(played, "corn"), bed(played))
    told(played)
    assert "corn" in look(played).columns and "corn" not in [each.genus for each in look(played).display]
    assert abs(stack(played, "broccoli")[0] - before[0]) <= 2


def test_dropping_a_stack_elsewhere_sends_it_home() -> None:
    played = table()
    play_all(played, "5", "3", "2")
    told(played)
    played.drag(stack(played, "corn"), (640, 640))
    assert look(played).may_pick
    assert len(look(played).display) == 4


def test_the_third_grasshopper_eats_the_garden_before_everybodys_eyes() -> None:
    played = table()
    play_all(played, "5", "6", "2")
    told(played)
    take(played, 1, "grasshopper")
    seen = set()
    for _ in range(80):
        played.wait(50, 25)
        seen.add((look(played).scene, look(played).scene_seat))
        if look(played).scene == "invasion":
            assert look(played).seats[1].mark == "alarm"
    told(played)
    assert ("invasion", 1) in seen
    assert look(played).gardens[1] == ()
    assert look(played).may_pick


def test_an_ace_takes_everything_and_a_tie_adds_a_card() -> None:
    played = table()
    play_all(played, "x", "2", "2")
    told(played)
    assert len(look(played).display) == 5
    assert look(played).round_words.endswith("card 2 of 8")
    play_all(played, "ace", "3", "4")
    told(played)
    assert look(played).tokens == (1, 0, 0)
    assert [each.genus for each in look(played).gardens[0]].count("broccoli") == 1
    assert len(look(played).display) == 3


def test_the_end_of_a_round_counts_the_plants_and_goes_on_by_itself() -> None:
    hands = {"hands": {"Ada": ["5"], "Ben": ["3"], "Cleo": ["x"]}}
    played = table(SETUP | hands)
    play_all(played, "5", "3", "x")
    told(played)
    played.drag(stack(played, "broccoli"), bed(played))
    told(played)
    take(played, 1, "corn")
    seen = set()
    for _ in range(300):
        played.wait(40, 40)
        seen.add(look(played).scene)
        if not played.scene.play.holds:
            break
    assert "count" in seen
    assert played.stage.pushed == []
    assert look(played).round_words == "Round 2 · card 1 of 8"
    assert len(played.hand()) == 8


# ---- whole matches


@pytest.mark.parametrize("number", range(4))
def test_what_is_told_ends_with_what_is(number: int) -> None:
    """A whole match of bots: between the tellings the screen shows the referee's table, whoever sits below."""
    kinds = mixed_seatings([2, 3, 4])[number * 5 + 1]
    deck = Table(SETUP, game="heuschrecken_poker").deck
    record = Record(deck, list(NAMES[: len(kinds)]), kinds, number, deck.house({}))
    seats = [SeatSetting(kind, NAMES[n], ANIMALS[n]) for n, kind in enumerate(kinds)]
    scene = MatchScene(begin(record), seats)
    stage = StillStage((960, 540), table().stage.raster)
    scene.enter(stage)
    play, checks = scene.play, 0
    assert isinstance(play, PokerPlay)
    while not stage.pushed and stage.now_ms < 40 * 60_000:
        stage.now_ms += 100
        scene.update(stage.now_ms)
        state, real = play.telling.state, state_of(scene.seat_view)
        if play.holds:
            lying = [*state.display, *chain.from_iterable(state.gardens)]
            assert len(set(lying)) == len(lying)
            continue
        assert (state.display, state.gardens, state.laid, state.shown, sorted(state.hand), sorted(state.used)) == (
            real.display,
            real.gardens,
            real.laid,
            real.shown,
            sorted(real.hand),
            sorted(real.used),
        )
        assert (state.tokens, state.choice, state.draw_count) == (real.tokens, real.choice, real.draw_count)
        checks += 1
    assert checks > 20
    assert [pushed.name for pushed in stage.pushed] == ["results"]


def test_several_people_see_no_hand_until_somebody_peeks() -> None:
    played = table(players=4, humans=2)
    assert played.hand() == []
    assert not [thing for thing in played.scene.view.things if thing.id.startswith(("card:", "fan:", "used:"))]
    played.command(Kind.POINTER_ALT)
    played.wait(200)
    assert len(played.hand()) == 8
    area = played.scene.layout.area("garden:0")
    assert all(
        area.holds((thing.pose.x, thing.pose.y)) for thing in played.scene.view.things if thing.id.startswith("card:")
    )
    played.command(Kind.POINTER_ALT, pressed=False)
    played.wait(200)
    assert played.hand() == []


def test_another_window_in_the_middle_of_a_telling_shows_how_it_ends() -> None:
    played = table()
    play_all(played, "5", "3", "2")
    played.scene.resized()
    played.wait(40)
    assert look(played).may_pick
    assert not played.scene.play.holds


def test_the_mouse_goes_round_until_everybody_has_chosen_and_nobody_sees_what() -> None:
    played = table(players=2, humans=2, setup=SETUP | {"gardens": {}})
    played.command(Kind.POINTER_ALT)
    played.drag(played.card("4"), own_place(played))
    played.command(Kind.POINTER_ALT, pressed=False)
    played.wait(1000)
    assert [scene.name for scene in played.stage.pushed] == ["pass_mouse"]
    played.stage.pushed.clear()
    played.scene.sit(1)
    played.wait(200)
    assert look(played).choices[0].picture and not look(played).choices[0].open
    assert played.hand() == []
    played.command(Kind.POINTER_ALT)
    played.wait(100)
    assert len(played.hand()) == 8
    played.drag(played.card("6"), own_place(played))
    played.command(Kind.POINTER_ALT, pressed=False)
    told(played)
    assert [choice.rank for choice in look(played).choices] == [2, 1]
    played.drag(stack(played, "corn"), bed(played))
    told(played)
    played.wait(1000)
    assert [scene.name for scene in played.stage.pushed] == ["pass_mouse"]


def with_a_pad() -> tuple[Table, Device]:
    played = table(players=3, humans=2, devices=("mouse", "pad:1"))
    played.stage.pad_numbers = [1]
    return played, Device("pad", 1)


def test_somebody_with_a_pad_peeks_on_the_own_bed_and_lays_a_card_there() -> None:
    played, pad = with_a_pad()
    played.command(Kind.PEEK, device=pad)
    played.command(Kind.RIGHT, device=pad)
    played.wait(100)
    area = played.scene.layout.area("garden:1")
    faces = [thing for thing in played.scene.view.things if thing.id.startswith("fan:1")]
    assert len(faces) == 8 and all(area.holds((thing.pose.x, thing.pose.y)) for thing in faces)
    assert not [thing for thing in played.scene.view.things if thing.id.startswith("fan:2")]
    played.command(Kind.ACCEPT, device=pad)
    played.command(Kind.PEEK, device=pad, pressed=False)
    played.wait(100)
    assert not [thing for thing in played.scene.view.things if thing.id.startswith("fan:")]
    played.command(Kind.ACCEPT, device=pad)
    played.wait(600)
    assert look(played).thinking == (True, False, True)


def test_the_place_that_a_pad_has_chosen_without_peeking_tells_nothing() -> None:
    played, pad = with_a_pad()
    pictures = []
    for _ in range(3):
        played.command(Kind.RIGHT, device=pad)
        played.wait(100)
        pictures.append(played.frame())
    assert len(set(pictures)) == 1


def test_a_number_key_of_somebody_elses_keyboard_lays_that_players_card() -> None:
    played = table(players=3, humans=2, devices=("mouse", "keys"))
    played.command(Kind.GAME, device=Device("keyboard", 1), text="slot_2")
    played.wait(600)
    choice = played.scene.view_of(1).facts["own_choice"]
    assert choice >= 0 and played.deck.faces[choice].name == "3"


def test_a_pad_takes_a_stack_while_another_has_the_mouse() -> None:
    played, pad = with_a_pad()
    referee = played.match.referee
    for seat, name in ((0, "2"), (1, "6"), (2, "2")):
        make(played, seat, name)
    told(played)
    assert played.scene.seat_view.facts["picking"] == 1
    played.command(Kind.DOWN, device=pad)
    played.command(Kind.ACCEPT, device=pad)
    played.wait(200)
    played.command(Kind.ACCEPT, device=pad)
    told(played)
    assert played.scene.seat_view.facts["picking"] != 1
    assert len(referee.table.piles["display"]) != 4
