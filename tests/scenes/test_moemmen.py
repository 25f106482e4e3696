"""Mömmen on the screen: a card onto a card swaps, what isn't possible says why, and everybody can do everything."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.core.actions import Call, Carry, Grab, Release
from game.core.events import TurnBegan
from game.view.commands import KEYBOARD, Device, Kind
from game.view.games.moemmen import MoemmenLook
from tests.scenes.table import Table

HANDS = {
    "Ada": ["blue 1", "blue 2", "red 4", "yellow -2", "tim", "benny"],
    "Ben": ["red 1", "red 1", "green 3", "green 4", "yellow 2", "tim"],
    "Cleo": ["green 1", "red 3", "yellow 1", "yellow 3", "blue 3", "blue 4"],
}
SETUP: dict[str, Any] = {
    "hands": HANDS, "meadow": ["blue 3", "yellow 4", "red -3", "green 2", "benny"],
    "draw": ["red 2", "red 3", "blue 4", "blue 4", "green 1", "green 2", "yellow 1", "yellow 2", "yellow 3", "red 2"],
}
THREE_MINUS = SETUP | {"meadow": ["blue -3", "yellow -3", "red -3", "green 2", "benny"]}


def table(setup: dict[str, Any] = SETUP, **facts: Any) -> Table:
    return Table(setup, game="moemmen", **facts)


def look(of: Table) -> MoemmenLook:
    found = of.scene.view.look
    assert isinstance(found, MoemmenLook)
    return found


def badges(of: Table) -> list[str]:
    """The signs at the portraits, by seat."""
    return [seat.badge for seat in look(of).seats]


def meadow(of: Table) -> list[str]:
    return [of.deck.faces[card].name for card in of.scene.seat_view.facts["meadow"]]


def place(of: Table, number: int) -> tuple[int, int]:
    return of.middle(f"pile:meadow:{number}")


def test_a_card_dragged_onto_a_sheep_changes_places_with_it() -> None:
    played = table()
    played.drag(played.card("red 4"), place(played, 0))
    assert meadow(played)[0] == "red 4"
    assert "blue 3" in played.hand() and "red 4" not in played.hand()
    assert played.match.referee.table.turn == 1


def test_click_and_click_swaps_as_well() -> None:
    played = table()
    start, target = played.card("red 4"), place(played, 0)
    played.press(start)
    played.let_go(start)
    played.wait(500)
    played.move(target)
    played.press(target)
    played.let_go(target)
    played.wait(500)
    assert meadow(played)[0] == "red 4"


def test_only_sheep_that_take_the_lifted_card_wear_a_ring() -> None:
    played = table()
    start = played.card("yellow -2")
    played.press(start)
    played.move((start[0] + 10, start[1] - 40))
    assert [lying is not None and lying.lit for lying in look(played).meadow] == [False, True, False, False, False]
    assert [lying is not None and lying.dim for lying in look(played).meadow] == [True, False, True, True, True]
    assert "goes only for a" in played.scene.prompt


def test_dropped_on_the_wrong_sheep_it_flies_home_and_the_prompt_says_why() -> None:
    played = table()
    played.drag(played.card("yellow -2"), place(played, 0))
    assert sorted(played.hand()) == sorted(HANDS["Ada"])
    assert "MO-02" in played.scene.prompt and "colour" in played.scene.prompt


def test_a_sheep_is_not_discarded() -> None:
    played = table()
    played.drag(played.card("red 4"), (1320 - 330, 276))
    assert sorted(played.hand()) == sorted(HANDS["Ada"])
    assert "MO-02" in played.scene.prompt


def test_benny_dragged_to_the_pile_brings_a_card_and_a_new_meadow() -> None:
    played = table()
    before = meadow(played)
    played.drag(played.card("benny"), (990, 276))
    assert len(played.hand()) == 6 and meadow(played) != before
    assert played.item("pile:discard")["label"] == "benny"
    assert played.match.referee.table.turn == 0


@pytest.mark.parametrize("how", ["drag", "button", "key"])
def test_tim_comes_by_dragging_by_his_button_and_by_his_key(how: str) -> None:
    played = table()
    if how == "drag":
        played.drag(played.card("tim"), (990, 276))
    elif how == "button":
        played.press(played.middle("button:tim"))
        played.let_go(played.middle("button:tim"))
    else:
        played.command(Kind.GAME, device=KEYBOARD, text="tim")
    played.wait(600)
    assert look(played).tim and badges(played) == ["scissors", "clock", "clock"]
    assert look(played).seats[0].bubble == "Mömmen!"
    assert played.item("pile:tim")["face"] == "tim"
    assert not [item for item in played.items("card") if item["place"] == "air"]


def test_under_tim_the_minus_sheep_wear_rings_and_passing_says_why_not() -> None:
    played = table(SETUP | {"meadow": ["red -3", "blue -3", "green 2", "red 2", "benny"], "turn": "Ben"})
    make(played, 1, "tim", "tim", Call(1, "pass"))
    make(played, 2, "green 1", "meadow:0")
    played.wait(600)
    assert badges(played) == ["clock", "scissors", "check"] and look(played).seats[0].turn
    assert [lying is not None and lying.lit for lying in look(played).meadow] == [False, True, False, False, False]
    assert "Tim comes!" in played.scene.prompt and "*You*" in look(played).banner
    played.command(Kind.GAME, device=KEYBOARD, text="pass")
    assert "take first" in played.scene.prompt
    played.drag(played.card("yellow -2"), place(played, 1))
    assert "MO-12" in played.scene.prompt
    played.drag(played.card("red 4"), place(played, 1))
    assert "blue -3" in played.hand() and not look(played).tim


def make(played: Table, seat: int, face: str, zone: str, *calls: Call) -> None:
    """Somebody else's card goes somewhere."""
    referee = played.match.referee
    card = next(card for card in referee.table.hand(seat) if played.deck.faces[card].name == face)
    for action in (Grab(seat, card), Carry(seat, zone), Release(seat, zone), *calls):
        assert referee.submit(action, referee.open_from) is None
    played.wait(300)


def test_the_whistle_opens_at_three_minus_and_a_newcomer_is_pointed_to_it() -> None:
    few, many = table(), table(THREE_MINUS)
    whistle = {button.id: button for button in look(few).buttons}["whistle"]
    assert whistle.why_not == "1 of 3 minus" and not whistle.urged
    few.press(few.middle("button:whistle"))
    assert "1 of 3 minus" in few.scene.prompt
    many.scene.play.note(TurnBegan(0, 0), 0)
    many.scene.refresh()
    whistle = {button.id: button for button in look(many).buttons}["whistle"]
    assert not whistle.why_not and whistle.urged
    assert "whistle" in look(many).hint
    many.press(many.middle("button:whistle"))
    many.wait(600)
    assert meadow(many) != list(THREE_MINUS["meadow"])
    assert many.match.referee.table.turn == 0


def test_whoever_has_finished_matches_is_not_pointed_anywhere() -> None:
    played = table(THREE_MINUS)
    played.stage.settings.finished = 5
    played.scene.play.note(TurnBegan(0, 0), 0)
    played.scene.refresh()
    assert not any(button.urged for button in look(played).buttons)


def test_pass_ends_the_turn_by_button_key_and_pad() -> None:
    for how in ("button", "key", "pad"):
        played = table()
        if how == "button":
            played.press(played.middle("button:pass"))
        else:
            device = KEYBOARD if how == "key" else Device("pad", 1)
            played.command(Kind.GAME, device=device, text="pass")
        played.wait(200)
        assert played.match.referee.table.turn == 1


def test_the_colour_line_is_for_its_owner_only() -> None:
    alone, several = table(), table(humans=2)
    assert look(alone).collects and look(alone).own_colour
    assert not look(several).collects and not look(several).own_colour
    several.command(Kind.POINTER_ALT)
    assert look(several).collects
    several.command(Kind.POINTER_ALT, pressed=False)
    assert not look(several).collects


def test_an_exchange_is_one_line_of_the_log() -> None:
    played = table()
    played.drag(played.card("red 4"), place(played, 0))
    assert played.scene.log[0] == "Ada takes +3 blue for +4 red"


def test_a_herd_lays_all_hands_open_and_counts_them() -> None:
    setup = SETUP | {"hands": HANDS | {"Ada": ["blue 1", "blue 1", "blue 2", "blue 2", "blue 4", "red 4"],
                                       "Cleo": ["green 1", "red 3", "yellow 1", "yellow 3", "red 2", "red 2"]},
                     "draw": ["red 3", "green 1"]}
    played = table(setup)
    played.drag(played.card("red 4"), place(played, 0))
    assert played.scene.seat_view.round_over
    assert look(played).herds == {0} and "herd is complete" in look(played).banner
    shown = [item["face"] for item in played.items("card") if item["place"].startswith("open:2")]
    assert sorted(shown) == sorted(setup["hands"]["Cleo"])
    played.wait(4500)
    assert [scene.name for scene in played.stage.pushed] == ["results"]
    play = played.scene.play
    points = [sum(play.worth(seat, card) for card in cards)
              for seat, cards in enumerate(played.scene.seat_view.facts["left"])]
    assert points == played.scene.seat_view.round_scores


def told(of: Table) -> str:
    return json.dumps([of.items(), of.scene.prompt, list(of.scene.log)])


@pytest.mark.parametrize("humans", [1, 2])
def test_hidden_cards_leave_no_trace_in_the_picture(humans: int) -> None:
    other = SETUP | {"hands": HANDS | {"Ben": SETUP["draw"][:6]}, "draw": HANDS["Ben"] + SETUP["draw"][6:]}
    one, two = table(humans=humans), table(other, humans=humans)
    assert one.frame() == two.frame()
    assert told(one) == told(two)


def test_with_a_covered_hand_the_buttons_do_not_tell_who_holds_benny() -> None:
    without = SETUP | {"hands": HANDS | {"Ada": ["blue 1", "blue 2", "red 4", "yellow -2", "red 2", "red 3"]},
                       "draw": ["tim", "benny", *SETUP["draw"][2:]]}
    one, two = table(humans=2), table(without, humans=2)
    assert one.frame() == two.frame()
    assert told(one) == told(two)
