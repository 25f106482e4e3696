"""Menus tick: the focus that moves on, the button that goes down, the way back; and each screen has its tune."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.menu import MenuScene
from game.view.sounds import Sounds
from game.view.widgets import Button, Field, Widget
from tests.stage import Hand, running


class Spy(Sounds):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.tunes: list[str] = []

    def play(self, name: str, pan: float = 0.0, after_ms: int = 0) -> None:
        self.heard.append(name)

    def tune(self, name: str) -> None:
        self.tunes.append(name)


class Menu(MenuScene):
    def __init__(self) -> None:
        super().__init__()
        self.board.set(self._widgets())

    def _widgets(self) -> list[Widget]:
        return [Button("one", (100, 100, 200, 40), "One"), Button("two", (100, 200, 200, 40), "Two"),
                Button("off", (100, 300, 200, 40), "Off", enabled=False), Field("name", (100, 400, 200, 40), "Name")]

    def back(self) -> None:
        pass


@pytest.fixture
def hand(tmp_path: Path):  # type: ignore[no-untyped-def]
    with running(tmp_path, Menu()) as hand:
        hand.app.sounds = Spy()
        yield hand


def heard(hand: Hand) -> list[str]:
    spy = hand.app.sounds
    assert isinstance(spy, Spy)
    found, spy.heard = spy.heard, []
    return found


def test_the_focus_and_the_buttons_tick(hand: Hand) -> None:
    hand.key(pygame.K_DOWN)
    assert heard(hand) == ["focus"]
    hand.key(pygame.K_RETURN)
    assert heard(hand) == ["press"]
    hand.key(pygame.K_ESCAPE)
    assert heard(hand) == ["back"]
    hand.click_on("one")
    assert heard(hand) == ["press"]


def test_a_button_that_is_off_says_so(hand: Hand) -> None:
    hand.click_on("off")
    assert heard(hand) == ["refuse"]
    hand.key(pygame.K_RETURN)
    assert heard(hand) == ["refuse"]


def test_a_press_beside_everything_and_a_name_that_is_typed_are_silent(hand: Hand) -> None:
    hand.click((900, 600))
    assert heard(hand) == []
    hand.click_on("name")
    heard(hand)
    hand.type("Ada")
    hand.key(pygame.K_BACKSPACE)
    assert heard(hand) == []


def test_the_title_has_a_tune_other_menus_go_on_with_it_and_a_table_is_quiet(hand: Hand) -> None:
    spy = hand.app.sounds
    assert isinstance(spy, Spy)
    title, table = Menu(), Menu()
    title.tune, table.table = "title", True
    for scene in (title, Menu(), table):
        hand.app.push(scene)
    hand.app.pop()
    hand.app.pop()
    assert spy.tunes == ["title", "", "title"]


def test_the_window_tells_the_sounds_about_its_focus(hand: Hand) -> None:
    told: list[bool] = []
    hand.app.sounds.focus = told.append  # type: ignore[method-assign]
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        pygame.event.post(pygame.Event(kind))
        hand.step()
    assert told == [False, True]
