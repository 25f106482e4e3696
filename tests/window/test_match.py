"""A whole match on real input: what a stranger can do with the mouse, in a real window."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.window.driver import Screen, playing

pytestmark = pytest.mark.window

BELOW = (640, 690)


def test_a_card_is_dragged_onto_the_pile_and_one_that_does_not_fit_flies_home(
    screen: Screen, tmp_path: Path
) -> None:
    with playing(screen, tmp_path, "play") as window:
        window.picture("01_table")
        pile = window.middle(window.item("pile:discard"))
        window.drag(window.card("flower green yellow"), pile)
        window.until(lambda: "SH-33" in window.seen()["prompt"], 3, "sentence that says why not")
        window.picture("02_does_not_fit")
        window.until(lambda: len(window.hand()) == 4, 3, "card at home again")
        window.drag(window.card("flower blue red"), pile, release=False)
        window.picture("03_dragging")
        window.until(lambda: window.item("zone:discard")["enabled"], 3, "pile that accepts")
        window.let_go()
        window.until(lambda: window.item("pile:discard")["label"] == "flower blue red", 3, "card on the pile")
        assert [card["face"] for card in window.hand()].count("flower blue red") == 0
        window.until(lambda: window.says("Ada lays"), 3, "line of the log")
        window.picture("04_laid")


def test_a_card_vanishes_under_the_table_and_nobody_is_told(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "play", "human,calm:1,dozer:1") as window:
        start = window.card("spider blue green")
        window.drag(start, (start[0], 560), (660, 640), BELOW, seconds=0.8, release=False)
        window.picture("05_under_the_table")
        window.until(lambda: bool(window.items("card", place="air")), 3, "card in the air")
        window.let_go()
        window.until(lambda: len(window.hand()) == 3, 3, "vanished card")
        assert not any("spider" in line for line in window.seen()["log"])
        window.picture("06_vanished")


def test_a_flick_past_the_edge_goes_over_the_shoulder_and_holding_still_goes_up_the_sleeve(
    screen: Screen,
    tmp_path: Path,
) -> None:
    with playing(screen, tmp_path, "play", "human,calm:1,dozer:1") as window:
        start = window.card("flower green yellow")
        window.drag(start, (start[0] + 20, 560), (start[0] + 120, 716), seconds=0.08, hold=0)
        window.until(lambda: len(window.hand()) == 3, 3, "card over the shoulder")
        own = window.middle(window.item("seat:Ada"))
        window.drag(window.card("spider blue green"), own, seconds=0.5, hold=0.6)
        window.until(lambda: len(window.hand()) == 2, 3, "card up the sleeve")


def test_a_hawk_catches_a_hand_that_stays_under_the_table(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "play", "human,dozer:1,hawk:3") as window:
        for _attempt in range(6):
            faces = [card["face"] for card in window.hand()]
            if window.screen != "match" or len(faces) < 2:
                break
            start = window.card(faces[-1])
            window.drag(start, (start[0], 600), BELOW, seconds=0.6, hold=0, release=False)
            caught = wait(lambda: window.screen in ("proof", "wrong"), 6)
            window.let_go()
            if caught or wait(lambda: window.screen == "proof", 3):
                break
        window.until(lambda: window.screen == "proof", 1, "proof")
        window.picture("07_caught")
        window.until(lambda: window.has("button:continue"), 8, "way on")
        window.picture("08_proof")
        window.click(window.middle(window.item("button:continue")))
        window.until(lambda: window.screen == "match", 5, "table")
        window.picture("10_after_the_call")


def test_the_watchman_sees_a_bot_cheat_clicks_it_and_gives_it_a_card(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "watchman", "human,bold:1,nimble:1") as window:
        edge = {"Ben": lambda x, y: x < 60, "Cleo": lambda x, y: x > 1220}

        seen: list[str] = []

        def cheats() -> bool:
            for item in window.items(place="air"):
                beyond = edge.get(item["seat"])
                if item["kind"] == "card" and beyond and beyond(*window.middle(item)):
                    seen.append(item["seat"])
            return bool(seen)

        window.until(cheats, 90, "bot that cheats")
        window.picture("11_a_bot_cheats")
        name = seen[-1]
        window.click(window.middle(window.item(f"seat:{name}")))
        window.until(lambda: window.screen == "proof", 3, "proof")
        window.picture("12_caught_a_bot")
        window.go_on()
        assert "Caught!" in window.seen()["prompt"]
        before = len(window.hand())
        window.drag(
            window.card("flower green yellow"),
            window.middle(window.item(f"seat:{name}")),
            seconds=0.6,
            release=False,
        )
        window.picture("13_the_gift")
        window.let_go()
        window.until(lambda: len(window.hand()) == before - 1, 3, "gift")
        window.until(lambda: not window.says("Caught!"), 3, "game that goes on")


def test_a_wrong_call_costs_a_card(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "watchman", "human,calm:1,calm:1") as window:
        window.click(window.middle(window.item("seat:Ben")))
        window.until(lambda: window.screen in ("wrong", "proof"), 3, "verdict")
        if window.screen == "wrong":
            window.picture("14_wrong_call")
            window.go_on()
            assert len(window.hand()) == 5


def test_a_grasshopper_is_carried_off(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "play", "human,dozer:1,dozer:1") as window:
        hopper = window.middle(window.item("token:gap:0"))
        window.drag(hopper, (420, 470), (600, 530), seconds=0.6, release=False)
        window.picture("15_stealing")
        window.let_go()
        window.until(lambda: not window.has("token:gap:0"), 3, "stolen grasshopper")
        window.until(lambda: window.has("token:stolen:0:0"), 6, "grasshopper at its thief")
        window.picture("16_stolen")


def test_a_wasp_is_slapped(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "wasp", "human,pedant:1,dozer:1,dozer:1,dozer:1") as window:
        window.drag(window.card("flower blue red"), window.middle(window.item("pile:discard")))
        window.until(lambda: "Slap" in window.seen()["prompt"], 40, "wasp")
        window.xdo("click", 1)
        window.until(lambda: window.says("Ada slaps"), 3, "slap")
        window.picture("17_slap")
        window.until(lambda: "Slap" not in window.seen()["prompt"], 14, "settled wasp")
        window.picture("18_photo_finish")


def test_the_worm_is_turned_after_a_card(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "watchman", "human,calm:1,calm:1") as window:
        window.drag(window.card("flower blue red"), window.middle(window.item("pile:discard")))
        window.until(lambda: window.says("Ada lays"), 3, "laid card")
        window.click(window.middle(window.item("token:worm")))
        window.until(lambda: window.says("Telescope up"), 3, "turned worm")
        window.picture("19_telescope")


def test_the_pollen_is_flicked_at_somebody(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "bee", "human,dozer:1,dozer:1") as window:
        window.drag(window.card("bee red green"), window.middle(window.item("pile:discard")), hold=0.02)
        window.until(lambda: "Throw the pollen" in window.seen()["prompt"], 3, "pollination")
        pollen = window.middle(window.item("token:pollen"))
        target = window.middle(window.item("seat:Cleo"))
        way = (pollen[0] + (target[0] - pollen[0]) * 2 // 3, pollen[1] + (target[1] - pollen[1]) * 2 // 3)
        window.drag(pollen, way, seconds=0.12, hold=0)
        window.picture("20_pollen")
        window.until(lambda: window.says("hits") or window.says("misses"), 5, "end of the throw")
        assert window.says("Ada hits Cleo") or window.says("misses")
        window.picture("21_after_the_throw")


def test_the_last_card_ends_the_round_and_every_card_is_counted(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "first") as window:
        window.drag(window.card("flower blue red"), window.middle(window.item("pile:discard")))
        window.until(lambda: window.screen == "results", 6, "results")
        assert "Ada is out" in window.seen()["prompt"]
        window.picture("22_round_over")
        window.click(window.middle(window.item("button:reveal")))
        window.until(lambda: window.screen == "reveal", 3, "reveal")
        window.picture("23_reveal")
        window.key("Escape")
        window.until(lambda: window.screen == "results", 3, "results")
        window.click(window.middle(window.item("button:next")))
        window.until(lambda: window.screen == "match" and len(window.hand()) == 8, 8, "next deal")
        window.rests()
        window.picture("24_round_two")


def test_the_match_is_over_after_the_last_round_and_a_rematch_is_dealt(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "last") as window:
        window.drag(window.card("flower blue red"), window.middle(window.item("pile:discard")))
        window.until(lambda: window.screen == "results", 6, "results")
        assert "Ada wins the match" in window.seen()["prompt"]
        window.picture("25_match_over")
        window.key("Return")
        window.until(lambda: window.screen == "match" and len(window.hand()) == 8, 8, "rematch")


def test_keys_alone_lay_a_card_and_cheat(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "play", "human,dozer:1,dozer:1") as window:
        window.key("Right")
        window.until(lambda: any(item["focus"] for item in window.items("card")), 3, "focus")
        while next(item for item in window.items("card") if item["focus"])["face"] != "flower blue red":
            window.key("Right")
            time.sleep(0.15)
        window.key("Return")
        window.until(lambda: bool(window.items("card", place="air")), 3, "lifted card")
        window.picture("26_keys")
        window.key("Return")
        window.until(lambda: window.item("pile:discard")["label"] == "flower blue red", 3, "laid card")


def test_a_drag_that_breaks_off_brings_the_card_home(screen: Screen, tmp_path: Path) -> None:
    with playing(screen, tmp_path, "play", "human,dozer:1,dozer:1") as window:
        start = window.card("spider blue green")
        window.drag(start, (start[0], 600), BELOW, release=False)
        window.key("Escape")
        window.let_go()
        window.until(lambda: len(window.hand()) == 4, 3, "card at home")


def wait(wanted: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if wanted():
            return True
        time.sleep(0.03)
    return False
