"""Two people at one window at the same moment: one drags with the mouse, the other one has W A S D."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.window.driver import Screen, Window, playing

pytestmark = pytest.mark.window

MOUSE_AND_KEYS = "human@mouse,human@keys,dozy:1"


def carried(window: Window, name: str) -> bool:
    return any(item["seat"] == name for item in window.items("card", place="air"))


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
        time.sleep(2.5)
        window.key("Return")
        window.until(lambda: window.screen == "match", 5, "table")
        assert not window.hand(), "after the call every hand is covered"


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
