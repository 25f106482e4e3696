"""A running program for tests: the real loop, fed with posted events, on a display that nobody sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.app import App, Options
from game.datadir import DataDir
from game.decks import load_decks
from game.program import Program
from game.scenes.base import Scene
from tests.drawn import drawn
from tests.pads import VirtualPad


class Hand:
    """Posts what a mouse and a keyboard would, and lets the program take its steps."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._held = False
        app.input.button_held = lambda: self._held

    def step(self, times: int = 1) -> None:
        for _ in range(times):
            pygame.event.post(pygame.Event(pygame.USEREVENT))  # wakes the loop
            self.app.step()

    def move(self, *points: tuple[int, int]) -> None:
        for at in points:
            buttons = (int(self._held), 0, 0)
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=buttons, touch=False))
        self.step()

    def down(self, at: tuple[int, int], button: int = 1) -> None:
        self._held = button == 1
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=False))
        self.step()

    def up(self, at: tuple[int, int], button: int = 1) -> None:
        self._held = False
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=False))
        self.step()

    def click(self, at: tuple[int, int], button: int = 1) -> None:
        self.down(at, button)
        self.up(at, button)

    def lose_button(self) -> None:
        """The button is let go where the window doesn't hear of it."""
        self._held = False
        self.step()

    def key(self, key: int, mod: int = 0) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        self.step()

    def type(self, text: str) -> None:
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=text))
        self.step()

    def click_on(self, item_id: str) -> None:
        """Clicks the middle of a thing that ``--inspect`` would name."""
        scene = self.app.top
        assert scene is not None
        item = next(each for each in scene.inspect_items() if each.id == item_id)
        x, y, w, h = item.rect
        self.click((x + w // 2, y + h // 2))


@contextmanager
def running(folder: Path, *scenes: Scene, size: tuple[int, int] = (1280, 720)) -> Iterator[Hand]:
    """The program with these scenes on its stage."""
    data = DataDir.open(folder)
    app = App(data, Options(size))
    app.raster = drawn()
    pygame.event.clear()
    for scene in scenes:
        app.push(scene)
    hand = Hand(app)
    hand.step()
    try:
        yield hand
    finally:
        while app.top is not None:
            app.pop()
        data.close()
        pygame.event.clear()


@contextmanager
def one_pad(hand: Hand) -> Iterator[Callable[[int], None]]:
    """Plugs a pad in, and presses its buttons."""
    with VirtualPad() as pad:
        hand.app.start_pads()
        hand.step(3)

        def press(button: int) -> None:
            for down in (True, False):
                pad.press(button, down)
                hand.step(2)

        yield press


@contextmanager
def program(folder: Path) -> Iterator[tuple[Program, Hand]]:
    """The whole program on its title."""
    with running(folder) as hand:
        found = Program(hand.app, load_decks(), None)
        found.home()
        hand.step()
        yield found, hand


def top(hand: Hand) -> Scene:
    assert hand.app.top is not None
    return hand.app.top
