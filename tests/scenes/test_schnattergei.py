"""Schnattergei at the screen: whole matches by one device alone, and what never costs or wins anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.actions import Call, Carry, Grab, Release
from game.scenes.games.schnattergei.play import SchnattergeiPlay
from game.scenes.results import ResultsScene
from game.view.commands import KEYBOARD, Kind
from tests.pads import VirtualPad
from tests.scenes.table import Table, by_one_device

pytestmark = pytest.mark.usefixtures("display")
LONGEST_MS = 60 * 60_000
PILES: dict[str, Any] = {
    "Ada": ["blue banana", "red carrot", "brown cocoa", "red paprika"],
    "Ben": ["red banana", "brown carrot", "blue cocoa", "red cocoa"],
    "Cleo": ["yellow paprika", "blue carrot", "red elephant", "red strawberry"],
}
SETUP: dict[str, Any] = {"piles": PILES, "discard": ["red elephant"], "last_word": "strawberry"}
KEYS = {"blue": pygame.K_a, "yellow": pygame.K_s, "red": pygame.K_d, "brown": pygame.K_f, "flip": pygame.K_RETURN,
        "slap": pygame.K_SPACE}
BUTTONS = {"blue": pygame.CONTROLLER_BUTTON_X, "yellow": pygame.CONTROLLER_BUTTON_Y, "red": pygame.CONTROLLER_BUTTON_B,
           "brown": pygame.CONTROLLER_BUTTON_A, "flip": pygame.CONTROLLER_BUTTON_A,
           "slap": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER}
Press = Callable[[str], None]


def laid_out(**facts: object) -> Table:
    return Table(setup=SETUP | facts, game="schnattergei")


def play_of(table: Table) -> SchnattergeiPlay:
    play = table.scene.play
    assert isinstance(play, SchnattergeiPlay)
    return play


def counts(table: Table) -> list[int]:
    return [table.scene.seat_view.count(seat) for seat in range(table.scene.seat_view.seats)]


def right_colour(table: Table) -> str:
    """What a person who knows the game says now."""
    facts, view = table.scene.seat_view.facts, table.scene.seat_view
    face = view.face(facts["laid"][-1])
    echo = face.kind == "schnattergei" and facts["last_word"] and len(facts["laid"]) > 1
    word = facts["last_word"] if echo else facts["words"][face.colours[0]]
    colours: dict[str, str] = {each: colour for colour, each in facts["words"].items()}
    return colours[word]


def play_to_the_end(table: Table, press: Press) -> dict[str, int]:
    """Flips, words and slaps of seat 0, by name; how often each was done."""
    view, done = table.scene.seat_view, {"flip": 0, "slap": 0, "say": 0}
    while not view.round_over and table.stage.now_ms < LONGEST_MS:
        table.wait(330, 33)
        facts = view.facts
        if facts["slap"]:
            press("slap")
            done["slap"] += 1
        elif facts["word_by"] == 0:
            press(right_colour(table))
            done["say"] += 1
        elif (
            view.turn == 0
            and not table.stage.pushed
            and facts["word_by"] < 0
            and "hold" not in table.match.referee.table.deadlines
        ):
            press("flip")
            done["flip"] += 1
    table.wait(6000, 40)
    assert view.round_over and [scene.name for scene in table.stage.pushed] == ["results"]
    assert min(done.values()) > 0, done
    assert view.facts["mistakes"][0] == 0, "whoever plays rightly pays nothing"
    return done


def table_for(seed: int) -> Table:
    return Table(game="schnattergei", players=3, bots=True, seed=seed)


@pytest.mark.parametrize(("kind", "seed"), [("keyboard", 3), ("pad", 4)])
def test_a_whole_match_without_a_mouse(kind: str, seed: int, pad: VirtualPad | None) -> None:
    table = table_for(seed)
    play_to_the_end(table, by_one_device(table, kind, pad, BUTTONS if pad else KEYS))


def test_a_whole_match_by_mouse_alone() -> None:
    table = table_for(5)

    def press(name: str) -> None:
        item = {"flip": "pile:Ada", "slap": "button:slap"}.get(name, f"button:word_{name}")
        at = table.middle(item)
        table.press(at)
        table.command(Kind.POINTER_UP, at, pressed=False)

    play_to_the_end(table, press)


def test_a_card_can_be_dragged_to_the_middle_and_turns_over_there() -> None:
    table = laid_out()
    table.drag(table.middle("pile:Ada"), (600, 400), table.middle("pile:discard"))

    assert counts(table) == [3, 4, 4]
    assert table.item("pile:discard")["face"] == "blue banana"


def test_a_card_that_is_let_go_elsewhere_stays_a_secret_and_goes_home() -> None:
    table = laid_out()
    table.drag(table.middle("pile:Ada"), (300, 420))

    assert counts(table) == [4, 4, 4] and table.item("pile:discard")["face"] == "red elephant"


def test_one_press_shows_the_card_in_the_middle_and_not_before() -> None:
    table = laid_out()
    table.key(Kind.ACCEPT)
    assert table.match.referee.table.held[0] >= 0, "it is on its way, face down"
    assert table.item("pile:discard")["face"] == "red elephant"
    table.wait(200)
    assert table.item("pile:discard")["face"] == "blue banana"
    assert play_of(table).shown_ms >= 0


def test_presses_from_before_the_picture_neither_win_nor_cost() -> None:
    table = laid_out()
    table.key(Kind.ACCEPT)
    table.stage.now_ms += 200
    table.scene.update(table.stage.now_ms)  # the card lies there, and no picture has shown it
    assert len(table.scene.seat_view.facts["laid"]) == 2
    table.command(Kind.GAME, device=KEYBOARD, text="word_red")
    table.command(Kind.SLAP, device=KEYBOARD)

    assert table.scene.seat_view.facts["mistakes"] == (0, 0, 0) and table.scene.seat_view.facts["word_by"] == 0
    table.wait(16)
    table.command(Kind.GAME, device=KEYBOARD, text="word_red")
    assert table.scene.seat_view.facts["mistakes"] == (1, 0, 0), "now it counts"


def test_words_of_others_and_out_of_turn_are_dropped() -> None:
    table = laid_out()
    for colour in ("blue", "yellow", "red", "brown"):
        table.key(Kind.GAME, text=f"word_{colour}")
    assert counts(table) == [4, 4, 4] and table.scene.seat_view.facts["mistakes"] == (0, 0, 0)


def test_nothing_on_the_screen_tells_a_double_before_somebody_has_slapped() -> None:
    piles = PILES | {"Ada": ["blue elephant", "blue banana"]}
    table, other = laid_out(piles=piles), laid_out(piles=PILES | {"Ada": ["blue carrot", "blue banana"]})
    for each in (table, other):
        each.key(Kind.ACCEPT)
        each.wait(700)
    assert table.scene.seat_view.facts["slap"] == "double" and other.scene.seat_view.facts["slap"] == ""
    assert table.scene.prompt == other.scene.prompt
    looks = table.scene.view.look, other.scene.view.look
    assert [seat.turn for seat in looks[0].seats] == [seat.turn for seat in looks[1].seats]
    assert [seat.owes for seat in looks[0].seats] == [seat.owes for seat in looks[1].seats]
    assert play_of(table).ring.part == play_of(other).ring.part > 0


def test_a_slap_wins_the_double_and_shows_its_milliseconds() -> None:
    table = laid_out(piles=PILES | {"Ada": ["blue elephant", "blue banana"]})
    table.key(Kind.ACCEPT)
    table.wait(500)
    table.key(Kind.SLAP)

    assert counts(table) == [3, 4, 4]
    assert table.scene.view.overlay is not None and play_of(table).duel.winner == 0
    table.wait(4000)
    assert table.scene.view.overlay is None


def test_space_turns_a_card_over_only_where_nothing_can_be_slapped() -> None:
    table = laid_out()
    table.key(Kind.SLAP)
    table.wait(200)
    assert table.scene.seat_view.facts["mistakes"] == (1, 0, 0), "nobody has spoken: it could have been a double"

    table = laid_out(discard=[], last_word=None)
    table.key(Kind.SLAP)
    table.wait(200)
    assert len(table.scene.seat_view.facts["laid"]) == 1


def test_a_pads_button_that_comes_too_late_for_the_word_turns_no_card_over() -> None:
    table = laid_out()
    table.key(Kind.ACCEPT)
    table.wait(400)
    table.match.submit(Call(0, "say:carrot"), table.match.referee.open_from)
    table.wait(40)
    from game.view.commands import Device

    table.command(Kind.GAME, device=Device("pad", 1), text="word_brown")
    table.wait(400)
    assert len(table.scene.seat_view.facts["laid"]) == 2


def test_with_honour_people_accuse_and_own_up() -> None:
    table = Table(setup=SETUP, game="schnattergei", house={"honour": True})
    table.key(Kind.ACCEPT)
    table.wait(400)
    table.key(Kind.GAME, text="word_red")
    assert table.scene.seat_view.facts["mistakes"] == (0, 0, 0), "the referee keeps it to himself"
    table.press(table.middle("button:admit"))
    table.wait(300)
    assert table.scene.seat_view.facts["mistakes"] == (1, 0, 0)


def test_the_end_counts_cards() -> None:
    table = table_for(6)
    table.match.advance(LONGEST_MS // 30)
    table.wait(2000)
    assert not table.stage.pushed or isinstance(table.stage.pushed[-1], ResultsScene)


def test_a_flip_that_comes_too_early_says_the_same_of_a_double_as_of_any_card() -> None:
    said = []
    for card in ("blue elephant", "blue carrot"):
        table = laid_out(piles=PILES | {"Ben": [card, "red banana"]}, turn="Ben")
        referee = table.match.referee
        top = referee.table.top("pile:1")
        for action in (Grab(1, top), Carry(1, "discard"), Release(1, "discard")):
            table.match.submit(action, referee.open_from)
        table.wait(200)
        table.press(table.middle("pile:Ada"))
        table.wait(40)
        assert referee.table.held[0] < 0
        said.append(table.scene.prompt)
    assert said[0] == said[1] and "Not yet" in said[0]


def test_input_is_read_fast_while_milliseconds_count_and_only_then() -> None:
    table = laid_out()
    fast = [table.scene.racing]
    table.key(Kind.ACCEPT)
    table.wait(400)
    fast.append(table.scene.racing)  # a word is wanted
    table.key(Kind.GAME, text="word_blue")
    assert [*fast, table.scene.racing] == [False, True, False]


def test_an_empty_table_waits_without_a_race() -> None:
    table = Table(game="schnattergei", players=2)
    assert not table.scene.racing and (table.scene.wait_ms(table.stage.now_ms) or 0) > 100


def test_a_yellow_elephant_is_slapped_by_house_rule_and_the_finish_says_why() -> None:
    setup = SETUP | {"piles": PILES | {"Ada": ["yellow elephant", "red banana"]}, "discard": ["red carrot"]}
    table = Table(setup=setup, game="schnattergei", house={"yellow_elephant": True})
    table.key(Kind.ACCEPT)
    table.wait(500)
    table.key(Kind.SLAP)
    assert counts(table) == [3, 4, 4] and "yellow elephant" in play_of(table).duel._title


def test_four_equal_words_are_slapped_by_house_rule() -> None:
    piles = {"Ada": ["blue banana", "blue cocoa"], "Ben": ["blue carrot"], "Cleo": ["blue paprika"]}
    setup = {"piles": piles, "discard": ["blue cocoa"], "last_word": "elephant"}
    table = Table(setup=setup, game="schnattergei", house={"four_in_a_row": True})
    referee = table.match.referee
    for seat in range(3):
        top = referee.table.top(f"pile:{seat}")
        for action in (Grab(seat, top), Carry(seat, "discard"), Release(seat, "discard"), Call(seat, "say:elephant")):
            table.match.submit(action, referee.open_from)
        table.wait(300)
    assert table.scene.seat_view.facts["slap"] == "four"
    table.key(Kind.SLAP)
    assert "four times" in play_of(table).duel._title and table.scene.seat_view.facts["laid"] == []


def test_two_players_end_with_the_last_card_and_the_results_follow() -> None:
    setup = {"piles": {"Ada": ["blue banana"], "Ben": ["red banana", "red cocoa"]}, "discard": []}
    table = Table(setup=setup, game="schnattergei", players=2)
    table.key(Kind.ACCEPT)
    table.wait(4000)
    assert table.scene.seat_view.winners == (1,) and [scene.name for scene in table.stage.pushed] == ["results"]


def test_a_player_without_cards_can_slap_back_into_the_game() -> None:
    setup = SETUP | {"piles": PILES | {"Ada": []}, "turn": "Ben", "discard": ["blue banana"]}
    table = Table(setup=setup, game="schnattergei")
    referee = table.match.referee
    top = referee.table.top("pile:1")
    for action in (Grab(1, top), Carry(1, "discard"), Release(1, "discard")):
        table.match.submit(action, referee.open_from)
    table.wait(400)
    assert table.scene.seat_view.facts["slap"] == "double"
    table.press(table.middle("button:slap"))
    table.wait(200)
    assert counts(table)[0] == 2 and not table.scene.seat_view.round_over


def test_after_a_pause_a_race_goes_on_with_a_count_of_three() -> None:
    table = laid_out()
    table.key(Kind.ACCEPT)
    table.wait(400)
    scene = table.scene
    before = scene.time.now_ms
    scene.pause()
    scene.resume()
    said = []
    for _ in range(3):
        table.wait(200)
        said.append(scene.prompt)
        table.command(Kind.GAME, device=KEYBOARD, text="word_red")
        table.wait(200)
    assert said == ["3 …", "2 …", "1 …"] and scene.time.now_ms - before < 40
    assert scene.seat_view.facts["mistakes"] == (0, 0, 0), "nothing counts before it goes on"
    table.wait(200)
    table.command(Kind.GAME, device=KEYBOARD, text="word_blue")
    assert scene.seat_view.facts["last_word"] == "elephant"


def test_a_pause_without_a_race_goes_on_at_once() -> None:
    table = laid_out()
    table.scene.pause()
    table.scene.resume()
    assert not table.scene.count_in.running
