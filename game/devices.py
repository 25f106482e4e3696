"""Pads: found at any moment, lost at any moment, told apart by SDL's instance id."""

from __future__ import annotations

from typing import Any

import pygame

from game.view.commands import Command, Device, Kind
from game.view.input import Input


class Pads:
    """Opens every game controller that is attached. Call :meth:`start` once after the first frame."""

    def __init__(self) -> None:
        self._open: dict[int, Any] = {}
        self._numbers: dict[int, int] = {}
        """Instance id to number, from 1. A pad that comes back gets the lowest free one: mostly its own."""
        self._module: Any = None

    @property
    def count(self) -> int:
        return len(self._open)

    @property
    def numbers(self) -> list[int]:
        """Of the pads that are attached."""
        return sorted(self._numbers.values())

    def number(self, instance_id: int) -> int:
        return self._numbers.get(instance_id, 0)

    def start(self) -> None:
        """Listens for pads; without support for them the program goes on without."""
        try:
            from pygame._sdl2 import controller
            controller.init()
        except (ImportError, pygame.error):
            return
        self._module = controller
        for index in range(pygame.joystick.get_count()):
            self._attach(index)

    def read(self, events: list[pygame.Event], devices: Input, now_ms: int) -> list[Command]:
        """Attach and detach; the commands tell the scenes. A pad that comes back has a new number."""
        commands: list[Command] = []
        for event in events:
            if event.type == pygame.CONTROLLERDEVICEADDED:
                found = self._attach(event.device_index)
                if found is not None:
                    commands.append(Command(Kind.DEVICE_FOUND, Device("pad", self._numbers[found]), True, now_ms))
            elif event.type == pygame.CONTROLLERDEVICEREMOVED and event.instance_id in self._open:
                commands += devices.lost(event.instance_id, now_ms)
                del self._open[event.instance_id], self._numbers[event.instance_id]
        return commands

    def _attach(self, index: int) -> int | None:
        """The instance id of a pad that was not open yet."""
        if self._module is None:
            return None
        try:
            if not self._module.is_controller(index):
                return None
            pad = self._module.Controller(index)
            instance_id = int(pad.as_joystick().get_instance_id())
        except (pygame.error, AttributeError):
            return None
        if instance_id in self._open:
            return None
        self._open[instance_id] = pad
        self._numbers[instance_id] = next(
            n for n in range(1, len(self._numbers) + 2) if n not in self._numbers.values()
        )
        return instance_id
