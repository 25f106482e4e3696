"""Somebody who practises in company with one device: real mouse, key or pad events through the input layer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pygame

from game.company import seats_of
from game.core.record import Record
from game.playing import begin
from game.scenes.practice.session import DrillScene
from game.view.commands import Command, Device
from game.view.games.drills.party import PartyLook
from game.view.table_view import zone_point
from tests.drills.parties import session
from tests.one_device import OneDevice
from tests.pads import VirtualPad
from tests.scenes.person import Person, Room
from tests.scenes.test_schummel_devices import BUTTONS, KEYS

Point = tuple[int, int]


class Trainee(Person):
    """``kind``: ``mouse``, ``keyboard`` or ``pad`` (then the pad is attached)."""

    def __init__(self, skill: str, kind: str, pad: VirtualPad | None = None, level: int = 1, seed: int = 7) -> None:
        self.kind, self.device = kind, OneDevice(kind, pad)
        self.room = Room(Device("pad", 1) if kind == "pad" else Device(kind))
        self.seen: Counter[str] = Counter()
        self.done: list[Record] = []
        record = session(skill, level, seed)
        self.room.push(DrillScene(begin(record), seats_of(record), self.done.append, lambda: None))
        self.room.run(1_500)

    # ---- events

    def hear(self, commands: Iterable[Command]) -> None:
        for command in commands:
            self.room.top.handle(command)

    def turn(self, word: str, down: bool) -> None:
        """A key or button goes down or comes up."""
        pad = self.device.pad
        if pad is not None and word == "throw":
            pad.lean(pygame.CONTROLLER_AXIS_RIGHTX, 1.0 if down else 0.0)
            self.hear(self.device.read(self.room.top, self.room.now_ms))
        else:
            code = BUTTONS[word] if pad is not None else KEYS[word]
            self.hear(self.device.turn(self.room.top, self.room.now_ms, code, down))

    def press(self, word: str, hold_ms: int = 0) -> None:
        self.turn(word, True)
        if hold_ms:
            self.room.run(hold_ms)
        self.turn(word, False)
        self.room.run()

    def move(self, at: Point) -> None:
        self.hear(self.device.move(self.room.top, self.room.now_ms, at))
        self.room.run()

    def button(self, at: Point, down: bool) -> None:
        self.hear(self.device.button(self.room.top, self.room.now_ms, at, down))
        self.room.run()

    def click(self, at: Point) -> None:
        self.move(at)
        self.button(at, True)
        self.button(at, False)

    def drag(self, start: Point, goal: Point, steps: int = 6, rest_ms: int = 120) -> None:
        self.move(start)
        self.button(start, True)
        dx, dy = goal[0] - start[0], goal[1] - start[1]
        for part in range(1, steps + 1):
            self.move((start[0] + dx * part // steps, start[1] + dy * part // steps))
        if rest_ms:
            self.room.run(rest_ms)
        self.button(goal, False)

    # ---- the table

    def spot(self, zone: str) -> Point:
        scene = self.scene
        x, y = zone_point(scene.layout, scene.view.look, zone, scene.own)
        return round(x), round(y)

    def thing(self, name: str) -> Point:
        """Near the left edge, which no other card covers."""
        rect = dict(self.scene.input.keys.choices())[name]
        return rect.left + min(24, rect.width // 2), rect.centery

    @property
    def tally(self) -> dict[str, int]:
        return dict(self.scene.seat_view.facts["tally"])

    @property
    def look(self) -> PartyLook:
        look = self.scene.view.look
        assert isinstance(look, PartyLook)
        return look

    def until_over(self) -> Record:
        while not self.done and self.room.now_ms < 400_000:
            self.room.run(400)
        return self.done[0]
