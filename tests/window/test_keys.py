"""Everything that a mouse does, by keys alone in a real window: rearrange, cheat, throw, steal, look things up."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.window.driver import Screen, Window, playing

pytestmark = pytest.mark.window


def lift(window: Window, wanted: str) -> None:
    window.focus(wanted)
    window.key("Return")
    window.until(lambda: bool(window.items("card", place="air")), 3, "lifted card")
    time.sleep(0.4)  # it glides to where it fits



def test_the_focus_is_there_from_the_first_key_on(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "play", "human,calm:1,dozer:1") as window:
        window.key("Right")
        window.until(lambda: bool(window.focused()), 3, "focus")
        window.picture("30_focus")
        for key in ("Right", "Up", "Left", "Down", "Tab", "F1", "Escape", "p", "Escape"):
            window.key(key)
            time.sleep(0.15)
            assert window.screen != "match" or window.focused(), f"no focus after {key}"


def test_a_card_changes_its_place_in_the_hand(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "play", "human,calm:1,dozer:1") as window:
        before = [card["face"] for card in window.hand()]
        window.key("Right")
        lift(window, before[0])
        while "hand" not in over(window):
            window.key("Down")
            time.sleep(0.3)
        window.key("Right")
        time.sleep(0.3)
        window.picture("31_gap")
        window.key("Return")
        window.until(lambda: len(window.hand()) == len(before), 3, "card in the hand")
        assert [card["face"] for card in window.hand()] == [before[1], before[0], *before[2:]]


def over(window: Window) -> str:
    """Which of the places the card in the air is over: ``hand`` or the id of a zone."""
    x, y = window.middle(window.items("card", place="air")[0])
    for item in window.items("zone"):
        left, top, wide, tall = item["rect"]
        if left <= x < left + wide and top <= y < top + tall:
            return str(item["id"])
    return ""


def cheat_under_the_table(window: Window) -> None:
    lift(window, "spider blue green")
    for _press in range(8):
        if "zone:lap:Ada" in over(window):
            break
        window.key("Down")
        time.sleep(0.25)
    window.picture("32_under_the_table_by_keys")
    window.key("Return")
    window.until(lambda: len(window.hand()) == 3, 3, "vanished card")


def cheat_up_the_sleeve(window: Window) -> None:
    lift(window, "flower green yellow")
    for _press in range(8):
        if over(window) == "zone:seat:Ada":
            break
        window.key("Tab")
        time.sleep(0.25)
    time.sleep(0.6)
    window.picture("33_up_the_sleeve_by_keys")
    window.key("Return")
    window.until(lambda: len(window.hand()) == 3, 3, "card up the sleeve")


def called(window: Window) -> bool:
    """Whether the Watchman has called: the words, the proof, or the gift that follows."""
    return window.screen != "match" or any(window.says(words) for words in ("catches", "Caught", "is the Watchman"))


@pytest.mark.parametrize("cheat", [cheat_under_the_table, cheat_up_the_sleeve])
def test_a_card_vanishes_by_keys(screen: Screen, tmp_path: Path, cheat: Callable[[Window], None]) -> None:
    """The Watchman may catch it, as Watchmen do; then it is tried at another table."""
    for seed in range(5, 11):
        folder = tmp_path / str(seed)
        folder.mkdir()
        with playing(screen, folder, "play", "human,calm:1,dozer:1", seed) as window:
            window.key("Right")
            try:
                cheat(window)
            except (AssertionError, IndexError):
                if not called(window):
                    raise
                continue
            assert not any("spider" in line for line in window.seen()["log"])
            return
    raise AssertionError("caught at every table")


def test_the_pollen_is_thrown_by_a_key_that_is_held_and_let_go(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "bee", "human,dozer:1,dozer:1") as window:
        window.key("Right")
        lift(window, "bee red green")
        window.key("Return")
        window.until(lambda: "Throw the pollen" in window.seen()["prompt"], 3, "pollination")
        window.xdo("keydown", "1", "sleep", 0.2)
        window.picture("34_aiming_by_key")
        window.xdo("keyup", "1")
        window.until(lambda: window.says("hits") or window.says("misses"), 5, "end of the throw")


def test_a_grasshopper_is_stolen_by_keys(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "play", "human,dozer:1,dozer:1") as window:
        window.key("Right")
        window.focus("token:gap:0")
        window.key("Return")
        time.sleep(0.4)
        window.picture("35_stealing_by_keys")
        window.key("Return")
        window.until(lambda: not window.has("token:gap:0"), 3, "stolen grasshopper")


def test_the_watchman_calls_by_a_key_and_a_number(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "watchman", "human,calm:1,calm:1") as window:
        window.key("c")
        window.until(lambda: "who?" in window.seen()["prompt"], 3, "question")
        window.picture("36_whom")
        window.key("1")
        window.until(lambda: window.screen in ("wrong", "proof"), 4, "verdict")
        window.go_on()
