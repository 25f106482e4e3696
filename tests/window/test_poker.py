"""A short match of Heuschrecken Poker in a real window, by the mouse alone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.window.driver import TABLES, Screen, Window

pytestmark = pytest.mark.window


@contextmanager
def playing(screen: Screen, folder: Path) -> Iterator[Window]:
    seats = ["--seats", "human,sly:2,hawk:2", "--seed", "3"]
    window = Window(screen, folder, ["play", "heuschrecken_poker", *seats, "--scenario", str(TABLES / "poker.yaml")])
    try:
        window.until(lambda: window.screen == "match", 20, "table")
        yield window
    finally:
        window.close()


def stacks(window: Window) -> list[str]:
    return [item["id"] for item in window.items("card") if item["id"].startswith("pile:display")]


def test_a_match_from_choosing_to_its_results(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path) as window:
        window.picture("30_poker_table")
        start, place = window.card("5"), window.middle(window.item("zone:place:Ada"))
        window.drag(start, place, release=False)
        window.picture("31_poker_choosing")
        window.until(lambda: window.item("zone:place:Ada")["enabled"], 3, "place that accepts")
        window.let_go()
        window.until(lambda: all(card["face"] != "5" for card in window.hand()), 3, "card on its place")
        window.picture("32_poker_chosen")
        pictures, end = 33, time.monotonic() + 150
        while window.screen == "match" and time.monotonic() < end:
            prompt = window.seen()["prompt"]
            if "Your pick" in prompt and stacks(window):
                window.drag(
                    window.middle(window.item(stacks(window)[0])), window.middle(window.item("zone:garden:Ada"))
                )
                window.until(lambda: "Your pick" not in window.seen()["prompt"], 3, "stack in the bed")
            elif "lay one card" in prompt and window.hand():
                window.drag(window.card(window.hand()[-1]["face"]), window.middle(window.item("zone:place:Ada")))
            if (
                any(word in prompt for word in ("Harvest", "Invasion", "Most plants", "At once", "cancel"))
                and pictures < 45
            ):
                window.picture(f"{pictures}_poker")
                pictures += 1
            time.sleep(0.25)
        assert window.screen == "results"
        window.picture("45_poker_results")
