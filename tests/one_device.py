"""One device alone: what is posted goes through the program's input layer, and arrows find their way on the screen."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping

import pygame

from game.devices import Pads
from game.scenes.base import Scene
from game.view.commands import Command
from game.view.focus import nearest
from game.view.input import Input
from game.view.wait import Waiter
from tests.pads import VirtualPad

KEYS = {"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN,
        "accept": pygame.K_RETURN}
BUTTONS = {"left": pygame.CONTROLLER_BUTTON_DPAD_LEFT, "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
           "up": pygame.CONTROLLER_BUTTON_DPAD_UP, "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
           "accept": pygame.CONTROLLER_BUTTON_A}
WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class OneDevice:
    """``kind``: ``mouse``, ``keyboard`` or ``pad`` (then the pad is attached). Commands of others are dropped."""

    def __init__(self, kind: str, pad: VirtualPad | None = None) -> None:
        self.kind, self.pad = kind, pad
        self.held = False
        """Whether the mouse's button is down."""
        self._input, self._pads, self._waiter = Input(), Pads(), Waiter()
        self._input.button_held = lambda: self.held
        if pad is not None:
            self._pads.start()
            self._waiter.poll_pads()
            self._pads.read(pygame.event.get(), self._input, 0)  # it is opened when SDL tells of it

    def read(self, scene: Scene, now_ms: int, *events: pygame.Event) -> list[Command]:
        """What these events, or else whatever the pad has done since, are to that scene."""
        heard, found = self._input, list(events)
        heard.table, heard.game_keys, heard.game_buttons = scene.table, scene.game_keys, scene.game_buttons
        heard.word_game = scene.word_game
        if self.pad is not None:
            self._waiter.poll_pads()
            found = pygame.event.get()
            self._pads.read(found, heard, now_ms)
        return [command for command in heard.read(found, now_ms) if command.device.kind == self.kind]

    def turn(self, scene: Scene, now_ms: int, code: int, down: bool = True) -> list[Command]:
        """A key, or a button of the pad, goes down or comes up."""
        if self.pad is None:
            kind = pygame.KEYDOWN if down else pygame.KEYUP
            return self.read(scene, now_ms, pygame.Event(kind, key=code, mod=0, unicode=""))
        self.pad.press(code, down)
        return self.read(scene, now_ms)

    def move(self, scene: Scene, now_ms: int, at: tuple[int, int]) -> list[Command]:
        event = pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(int(self.held), 0, 0), touch=False)
        return self.read(scene, now_ms, event)

    def button(self, scene: Scene, now_ms: int, at: tuple[int, int], down: bool) -> list[Command]:
        """The mouse's left one."""
        self.held = down
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        return self.read(scene, now_ms, pygame.Event(kind, pos=at, button=1, touch=False))


def way(items: Mapping[str, pygame.Rect], start: str, goal: str, sideways: Collection[str] = ()) -> list[str]:
    """The fewest arrows from one to the other; ``sideways``: where left and right mean something else."""
    ways: dict[str, list[str]] = {start: []}
    queue = deque([start])
    while queue and goal not in ways:
        here = queue.popleft()
        for word, (dx, dy) in WAYS.items():
            if dx and here in sideways:
                continue
            found = nearest(items[here], [item for item in items.items() if item[0] != here], dx, dy)
            if found and found not in ways:
                ways[found] = [*ways[here], word]
                queue.append(found)
    assert goal in ways, f"no way from {start} to {goal} by arrows"
    return ways[goal]
