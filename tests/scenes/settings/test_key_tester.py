"""The key tester asks for keys, waits, and says in words which didn't come."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.bindings import CORNERS, DEFAULTS
from game.scenes.settings import SettingsScene
from game.scenes.settings.devices import DevicesPage
from game.scenes.settings.key_tester import SHOWN_MS, WAIT_MS, KeyTester, keys, told
from game.settings import MatchSettings, SeatSetting, default_seats
from tests.stage import Hand, running


def open_tester(hand: Hand) -> KeyTester:
    scene = hand.app.top
    assert isinstance(scene, SettingsScene) and isinstance(scene.page, DevicesPage)
    if scene.page.tester is None:
        hand.click_on("button:device:keys")
        hand.click_on("button:tester")
    assert scene.page.tester is not None
    return scene.page.tester


def send(hand: Hand, code: int, down: bool = True) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.Event(kind, key=pygame.K_UNKNOWN, scancode=code, mod=0, unicode=""))
    hand.step()


def answer(hand: Hand, tester: KeyTester, missing: tuple[int, ...] = ()) -> None:
    """Hold what is asked, but what this keyboard drops; look at the answer; let go."""
    asked = [code for code in tester.asked if code not in missing]
    for code in asked:
        send(hand, code)
    if missing:
        tester.update(hand.app.now_ms + WAIT_MS + 1)
    for code in asked:
        send(hand, code, down=False)
    tester.update(hand.app.now_ms + WAIT_MS + SHOWN_MS + 2)


def test_it_asks_for_a_key_of_each_corner_and_says_when_all_work(tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        tester = open_tester(hand)
        questions = tester.questions()
        assert all(len(question) == 2 for question in questions)
        assert tester.asked == questions[0] == (pygame.KSCAN_A, pygame.KSCAN_RETURN)
        for _question in questions:
            answer(hand, tester)
        assert not tester.asked and not tester.lost and len(tester.answers) == len(questions)
        assert told(tester.answers[0]) == "[#key:A] [#key:Enter] arrive together"


def test_a_key_that_was_asked_for_and_never_came_is_lost(tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        tester = open_tester(hand)
        answer(hand, tester, missing=(pygame.KSCAN_RETURN,))
        assert tester.lost == {pygame.KSCAN_RETURN}
        assert told(tester.answers[0]) == "[#key:Enter] is lost while [#key:A] is down"


def test_a_key_that_nobody_was_asked_for_is_never_called_lost(tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        tester = open_tester(hand)
        send(hand, pygame.KSCAN_Z)
        tester.update(hand.app.now_ms + 3 * WAIT_MS)
        assert tester.held == {pygame.KSCAN_Z} and not tester.answers and not tester.lost


def test_it_begins_with_the_corners_in_which_somebody_sits_and_more_can_be_chosen(tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        seats = (SeatSetting(device="ijkl"), SeatSetting(name="Ben", animal="otter", device="numpad"),
                 *default_seats(4)[2:])
        hand.app.settings.match = MatchSettings(seats=seats)
        assert open_tester(hand).corners == ("ijkl", "numpad")
        hand.click_on("field:corners")
        assert open_tester(hand).corners in (CORNERS[:3], CORNERS[:4], CORNERS[:2])


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_LEFT, pygame.K_TAB])
def test_every_key_is_tried_and_only_esc_leaves(key: int, tmp_path: Path) -> None:
    with running(tmp_path, SettingsScene("devices")) as hand:
        tester = open_tester(hand)
        hand.key(key)
        page = hand.app.top.page  # type: ignore[union-attr]
        assert page.tester is tester
        hand.key(pygame.K_ESCAPE)
        assert page.tester is None and hand.app.top is page.scene


def test_every_key_that_a_corner_has_is_on_the_drawn_keyboard() -> None:
    drawn = {code for _x, _y, _wide, code in keys()}
    assert {code for name in CORNERS for code in DEFAULTS[name].values()} <= drawn
