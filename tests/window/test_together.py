"""Two people at one window at the same moment: one drags with the mouse, the other one has W A S D."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.driver import Screen, Window, playing

pytestmark = pytest.mark.window

MOUSE_AND_KEYS = "human@mouse,human@keys,dozer:1"


def carried(window: Window, name: str) -> bool:
    return any(item["seat"] == name for item in window.items("card", place="air"))


def width_of_cards(window: Window, name: str) -> int:
    return int(window.items("card", place="hand", seat=name)[0]["rect"][2])


def peek_and_lift(window: Window, face: str) -> tuple[int, int]:
    """The mouse's player holds the right button to see the own cards, and closes the hand on one."""
    window.xdo("mousemove", 640, 400, "mousedown", 3)
    window.until(lambda: bool(window.hand()), 3, "own faces")
    at = window.card(face)
    window.xdo("mousemove", *at, "sleep", 0.06, "mousedown", 1, "sleep", 0.05, "mousemove", at[0] + 20, at[1] - 60,
               "mouseup", 3)
    window.until(lambda: carried(window, "Ada"), 3, "card in Ada's hand")
    return at


def test_a_cheat_by_keys_while_the_mouse_drags_is_called_with_the_mouse(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "watchman", MOUSE_AND_KEYS) as window:
        at = peek_and_lift(window, "flower blue red")
        covered = width_of_cards(window, "Ben")
        window.xdo("keydown", "Shift_L")
        window.until(lambda: width_of_cards(window, "Ben") > covered, 3, "larger cards that show their faces")
        window.picture("50_peek_by_keys")
        window.xdo("keyup", "Shift_L")
        window.until(lambda: width_of_cards(window, "Ben") == covered, 3, "covered hand")
        window.xdo("keydown", "1", "mousemove", at[0], at[1] - 140, "sleep", 0.05,
                   "mousemove", at[0] + 60, at[1] - 180)  # under the table, with the card that comes first
        window.until(lambda: carried(window, "Ben"), 3, "card in Ben's hand")
        window.until(lambda: carried(window, "Ada"), 3, "card that the mouse still has")
        assert all(item["face"] is None for item in window.items("card", place="air")), "both carry backs"
        window.picture("50_two_hands")
        window.xdo("mousemove", at[0], at[1] - 100, "keyup", "1", "sleep", 0.05, "mouseup", 1)
        window.click(window.middle(window.item("seat:Ben")))
        window.until(lambda: window.screen == "proof", 4, "proof")
        window.picture("51_caught_together")
        assert "Ben" in window.seen()["prompt"] or window.says("Ben")
        window.go_on()
        assert not window.hand(), "after the call every hand is covered"


def test_keys_call_a_mouse_that_hides_a_card_while_it_still_holds_it(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "second_watchman", MOUSE_AND_KEYS) as window:
        at = peek_and_lift(window, "flower green yellow")
        below = window.middle(window.item("zone:lap:Ada"))
        window.xdo("mousemove", at[0], (at[1] + below[1]) // 2, "sleep", 0.05, "mousemove", *below, "sleep", 0.2,
                   "mousemove", below[0] + 6, below[1], "sleep", 0.1)
        assert carried(window, "Ada")
        window.xdo("key", "c", "sleep", 0.1, "key", "d", "sleep", 0.1, "key", "e")  # the first one would be Cleo
        window.until(lambda: window.screen == "proof", 4, "proof")
        window.picture("54_caught_by_keys")
        assert "Ben" in window.seen()["prompt"] and "Ada" in window.seen()["prompt"]
        window.let_go()


def test_the_last_card_by_the_mouse_while_keys_hold_one_leads_to_the_results(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "first", MOUSE_AND_KEYS) as window:
        window.xdo("key", "d", "sleep", 0.1, "key", "e")
        window.until(lambda: carried(window, "Ben"), 3, "card in Ben's hand")
        at = peek_and_lift(window, "flower blue red")
        window.until(lambda: carried(window, "Ben"), 3, "card in Ben's hand still")
        pile = window.middle(window.item("pile:discard"))
        window.xdo("mousemove", *at, "sleep", 0.03, "keydown", "d", "mousemove", (at[0] + pile[0]) // 2,
                   (at[1] + pile[1]) // 2, "sleep", 0.03, "keyup", "d", "mousemove", *pile, "sleep", 0.1, "mouseup", 1)
        window.until(lambda: window.screen == "results", 6, "results")
        assert "Ada is out" in window.seen()["prompt"]
        window.picture("52_results_together")
