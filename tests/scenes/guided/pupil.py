"""Somebody who follows a guided hand with one device alone: reads, does what the paw shows, and lets time pass.

Real mouse, key and pad events go through the input layer to the scene on top.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import pygame

from game.scenes.base import Scene
from game.scenes.guided.places import Place, place_of
from game.scenes.guided.scene import Ends, GuidedScene
from game.scenes.guided.start import guided_scene
from game.scenes.message import Choice
from game.scenes.shots.studio import Look, Studio
from game.settings import SeatSetting
from game.view.commands import Command, Device
from tests.drawn import draw_table, drawn
from tests.one_device import OneDevice, way
from tests.pads import VirtualPad

KEYS = {
    "left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN,
    "accept": pygame.K_RETURN, "back": pygame.K_ESCAPE, "again": pygame.K_BACKSPACE, "draw": pygame.K_d,
    "accuse": pygame.K_c, "tim": pygame.K_t, "slap": pygame.K_SPACE, "whistle": pygame.K_w, "pass": pygame.K_p,
    "word_blue": pygame.K_a, "word_yellow": pygame.K_s, "word_red": pygame.K_d, "word_brown": pygame.K_f,
}
BUTTONS = {
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT, "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP, "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "accept": pygame.CONTROLLER_BUTTON_A, "back": pygame.CONTROLLER_BUTTON_B,
    "again": pygame.CONTROLLER_BUTTON_LEFTSHOULDER, "draw": pygame.CONTROLLER_BUTTON_LEFTSTICK,
    "accuse": pygame.CONTROLLER_BUTTON_X, "slap": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "pause": pygame.CONTROLLER_BUTTON_START, "whistle": pygame.CONTROLLER_BUTTON_Y, "pass": pygame.CONTROLLER_BUTTON_X,
    "word_blue": pygame.CONTROLLER_BUTTON_X, "word_yellow": pygame.CONTROLLER_BUTTON_Y,
    "word_red": pygame.CONTROLLER_BUTTON_B, "word_brown": pygame.CONTROLLER_BUTTON_A,
}
READS_MS = 2_200
"""A moderate player takes so long to read a sentence and to find the card."""


class Room(Studio):
    """A stage whose pictures are drawn, small, and whose scenes can be replaced."""

    def __init__(self, scene: Scene, size: tuple[int, int] = (1280, 720)) -> None:
        self.surface, self._drawn_ms = pygame.Surface(size), 0
        super().__init__(Look(size, raster=drawn()), scene)

    def replace(self, scene: Scene) -> None:
        self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.enter(self)

    def run(self, ms: int = 40) -> None:
        until = self.now_ms + ms
        while self.now_ms < until:
            super().run(40)
            # a slap counts from the picture that shows the card
            self._drawn_ms = draw_table(self, self.surface, self._drawn_ms)


class Pupil:
    """``kind``: ``mouse``, ``keyboard`` or ``pad`` (then the pad has to be attached)."""

    def __init__(self, game: str, kind: str = "mouse", pad: VirtualPad | None = None,
                 size: tuple[int, int] = (1280, 720)) -> None:
        self.done: list[str] = []
        """What the last card led to, or that it was left."""
        ends = Ends(lambda: self.done.append("left"),
                    lambda: [Choice("deal", "Deal", "play", lambda: self.done.append("dealt")),
                             Choice("title", "Title", "home", lambda: self.done.append("title"))])
        self.room = Room(guided_scene(game, SeatSetting(), ends), size)
        self.kind, self.device = kind, OneDevice(kind, pad)
        self.room.device = Device("pad", 1) if kind == "pad" else Device(kind)
        self.said: list[str] = []
        """Every sentence so far."""
        self._read_ms = 0

    @property
    def scene(self) -> GuidedScene:
        scene = self.room.scenes[0]
        assert isinstance(scene, GuidedScene)
        return scene

    # ---- events

    def hear(self, commands: Iterable[Command]) -> None:
        for command in commands:
            self.room.top.handle(command)

    def press(self, word: str) -> None:
        code = KEYS[word] if self.device.pad is None else BUTTONS[word]
        for down in (True, False):
            self.hear(self.device.turn(self.room.top, self.room.now_ms, code, down))
        self.room.run(40)

    def move(self, at: tuple[int, int]) -> None:
        self.hear(self.device.move(self.room.top, self.room.now_ms, at))
        self.room.run(40)

    def button(self, at: tuple[int, int], down: bool) -> None:
        self.hear(self.device.button(self.room.top, self.room.now_ms, at, down))
        self.room.run(40)

    def click(self, at: tuple[int, int]) -> None:
        self.move(at)
        self.button(at, True)
        self.button(at, False)
        self.room.run(400)

    def drag(self, start: tuple[int, int], goal: tuple[int, int]) -> None:
        self.move(start)
        self.button(start, True)
        for part in range(1, 7):
            self.move((start[0] + (goal[0] - start[0]) * part // 6, start[1] + (goal[1] - start[1]) * part // 6))
        self.room.run(240)
        self.button(goal, False)
        self.room.run(400)

    # ---- following

    def learn(self, longest_ms: int = 180_000) -> None:
        """To the card at the end, or until so much match time has passed."""
        while not self.done and self.scene.match.now < longest_ms and self.room.now_ms < 2 * longest_ms:
            self.step()
        assert self.done, f"{self.scene.match.now} ms, step {self.scene.guide.at}: {self.scene.cue}"

    def step(self) -> None:
        """Whatever is to be done on the screen on top; else a moment passes."""
        top = self.room.top
        if isinstance(top, GuidedScene):
            self._follow(top)
        else:
            self.room.run(1_600)
            if self.room.top is top:
                self._go_on(top)

    def _follow(self, scene: GuidedScene) -> None:
        self.room.run(80)
        if scene is not self.room.top:
            return
        if not self.said or self.said[-1] != scene.cue.words:
            self.said.append(scene.cue.words)
            self._read_ms = self.room.now_ms + READS_MS
        quiet = not scene.view.flying and not scene.play.holds and not scene.gestures.held
        if scene.cue.how and quiet and self.room.now_ms >= self._read_ms and not scene.guide.over:
            self.do(scene)
            self._read_ms = self.room.now_ms + READS_MS

    def _go_on(self, top: Scene) -> None:
        if self.kind != "mouse":
            self.press("accept")
            return
        x, y, w, h = next(item.rect for item in top.inspect_items() if item.focus)
        self.click((x + w // 2, y + h // 2))

    def do(self, scene: GuidedScene) -> None:
        """What the paw shows."""
        cue = scene.cue
        if self.kind == "mouse":
            start = self.pixel(scene, cue.start, cue.how in ("carry", "under"))
            if cue.goal and cue.how != "draw":
                self.drag(start, self.pixel(scene, cue.goal, False))
            else:
                self.click(start)
        elif cue.how in ("carry", "under"):
            self.carry(cue.start, cue.goal)
        elif cue.how == "call":
            self.press("accuse")
            self.steer(cue.start)
            self.press("accept")
        elif cue.how == "flip":
            self.press("accept")
        elif cue.how == "tim" and self.kind == "pad":
            self.steer(cue.start)
            self.press("accept")
        else:
            self.press(cue.how)

    def pixel(self, scene: GuidedScene, name: str, grip: bool) -> tuple[int, int]:
        place = place_of(scene, name)
        assert isinstance(place, Place), name
        unit = scene.stage.frame.unit
        x, y = (place.x - place.half_wide * 0.6, place.y) if grip else (place.x, place.y)
        return round(x * unit), round(y * unit)

    def carry(self, thing: str, zone: str) -> None:
        self.steer(thing)
        self.press("accept")
        if self.scene.input.keys.carrying:
            self.steer(zone)
        if self.scene.input.keys.carrying:
            self.press("accept")

    def steer(self, goal: str) -> None:
        """Arrow by arrow, the shortest way that the screen allows."""
        for _attempt in range(5):
            keys = self.scene.input.keys
            items = dict(keys.targets() if keys.carrying else keys.choices())
            here = keys.zone if keys.carrying else self.scene.moment.focus
            if here == goal or goal not in items or self.room.top is not self.scene:
                return
            if here not in items:
                self.press("right")
                continue
            sideways = {f"hand:{self.scene.own}"} if keys.carrying and goal not in (here,) else set()
            for word in way(items, here, goal, sideways):
                self.press(word)


@contextmanager
def pupil(game: str, kind: str) -> Iterator[Pupil]:
    """A pupil with that device, plugged in if it is a pad."""
    if kind != "pad":
        yield Pupil(game, kind)
        return
    with VirtualPad() as pad:
        yield Pupil(game, kind, pad)
