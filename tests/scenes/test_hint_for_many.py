"""The line at the foot of a table where several people sit: words and keys of one person, and nothing secret."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.actions import Carry, Grab, Release
from game.scenes.games.schnattergei.play import SchnattergeiPlay
from game.view.bindings import current, glyph_of
from game.view.commands import KEYBOARD, MOUSE, Device, Kind
from game.view.games.schnattergei.table import SchnattergeiLook
from tests.scenes.table import SETUP, Table, paused

KEYS, CORNER, PAD = Device("keyboard", 1), Device("keyboard", 2), Device("pad", 1)


def table(*devices: str, game: str = "schummel_hummel", **facts: Any) -> Table:
    setup = SETUP | facts if game == "schummel_hummel" else None
    found = Table(setup=setup, humans=len(devices), devices=devices, game=game)
    found.stage.pad_numbers = [1]
    return found


def sign(corner: str, act: str) -> str:
    return f"[#{glyph_of(corner, current().code(corner, act))}]"


def word_signs(found: Table) -> dict[str, tuple[str, str]]:
    found.scene.refresh()
    look = found.scene.view.look
    assert isinstance(look, SchnattergeiLook)
    return look.signs


def hint(found: Table) -> str:
    return found.scene.view.look.hint


def test_words_and_keys_are_of_whoever_pressed_last() -> None:
    found = table("mouse", "keys", "corner", turn="Ada", watchman="Ben")
    assert "drag a card that fits" in hint(found), "Ada has the mouse and the turn"
    found.command(Kind.RIGHT, device=KEYS)
    assert "caught you!" in hint(found) and "a cheat" not in hint(found), "Ben watches, and can't cheat"
    assert sign("keys", "accuse") in hint(found) and sign("keys", "peek") in hint(found)
    found.command(Kind.RIGHT, device=CORNER)
    assert "below your edge" in hint(found) and sign("corner", "peek") in hint(found)
    found.press((4, 400))
    assert "drag a card that fits" in hint(found) and "mouse_right" in hint(found)


@pytest.mark.parametrize("kind", [Kind.ACCEPT, Kind.HELP])
def test_a_key_that_is_anybodys_leaves_the_hint_alone(kind: Kind) -> None:
    found = table("mouse", "keys", "corner", turn="Ada")
    before = hint(found)
    found.stage.device = KEYBOARD
    found.command(kind, device=KEYBOARD)
    found.scene.refresh()
    assert hint(found) == before and "[#key:V]" not in before


def test_the_hint_is_the_same_whatever_the_hand_holds() -> None:
    told = []
    for card in ("flower blue red", "spider red green"):
        found = table("mouse", "keys", "corner", turn="Ben", hands={"Ada": ["flower green yellow"], "Ben": [card]})
        found.command(Kind.RIGHT, device=KEYS)
        told.append((bool(found.scene.view_of(1).facts["playable"]), hint(found)))
    assert told[0][0] and not told[1][0]
    assert told[0][1] == told[1][1] and sign("keys", "draw") in told[0][1]


def test_the_hint_doesnt_tell_who_was_robbed() -> None:
    found = table("mouse", "keys", "corner", watchman="Ada")
    found.command(Kind.RIGHT, device=KEYS)
    before = hint(found)
    grasshopper = found.scene.seat_view.facts["grasshoppers"][1][0]
    for action in (Grab(2, grasshopper), Carry(2, "hand:2"), Release(2, "hand:2")):
        assert found.match.submit(action, found.match.referee.open_from) is None
        found.wait(200)
    assert found.scene.view_of(1).facts["thefts"], "Ben could object"
    assert hint(found) == before != ""


def test_whoever_carries_is_told_their_own_keys_and_no_place() -> None:
    found = table("mouse", "keys", "corner", turn="Ben")
    found.command(Kind.RIGHT, device=KEYS)
    found.command(Kind.ACCEPT, device=KEYS)
    assert found.scene.hands.sides[1].held >= 0
    assert f"{sign('keys', 'back')} put it back" in hint(found) and "*" not in hint(found)


def test_the_pause_speaks_to_whoever_paused_with_their_keys() -> None:
    found = table("mouse", "keys", "corner", watchman="Ben")
    scene = paused(found, KEYS)
    assert scene._player.name == scene._who.name == "Ben"
    assert f"{sign('keys', 'accuse')} and the player" in [row.markup for row in scene._rows]
    scene = paused(found, MOUSE)
    assert scene._player.name == "Ada" and not any("#key" in row.markup for row in scene._rows)


def test_the_pause_of_a_choice_has_signs_of_one_device() -> None:
    found = table("mouse", "keys", "corner", game="heuschrecken_poker")
    rows = {device: paused(found, device)._rows[-3] for device in (MOUSE, KEYS)}
    assert rows[MOUSE].icon == "mouse_drag" and "[#" not in rows[MOUSE].markup
    assert rows[KEYS].icon == "key" and sign("keys", "lap") in rows[KEYS].markup


def test_below_another_screen_there_is_no_hint() -> None:
    found = table("mouse", "keys")
    paused(found, KEYS)
    assert hint(found) == ""
    found.scene.resume()
    assert hint(found) != ""


def test_words_to_say_show_only_keys_that_somebody_has() -> None:
    found = table("mouse", "keys", "pad:1", game="schnattergei")
    signs = {}
    for _turn in range(3):
        turn, play = found.scene.seat_view.turn, found.scene.play
        assert isinstance(play, SchnattergeiPlay)
        play._show_keys()
        signs[turn] = word_signs(found)
        found.match.referee.table.note("turn", (turn + 1) % 3)
    assert signs[0]["slap"] == signs[0]["blue"] == ("", ""), "the mouse clicks"
    assert signs[1]["blue"] == (glyph_of("keys", current().code("keys", "word_blue")), "")
    assert signs[2]["blue"][0] == "" and signs[2]["blue"][1]


def test_somebody_alone_sees_signs_of_a_pad_only_where_there_is_one() -> None:
    found = table("", game="schnattergei")
    assert all(word_signs(found)["blue"])
    found.stage.pad_numbers = []
    key, button = word_signs(found)["blue"]
    assert key and not button
