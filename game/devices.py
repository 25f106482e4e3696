"""Pads: found at any moment, lost at any moment, told apart by SDL's instance id."""

from __future__ import annotations

from collections.abc import Collection
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
        self._kinds: dict[int, tuple[str, int]] = {}
        """Instance id to what SDL knows of its make, and its place among the pads of that make, from 1."""
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

    def identity(self, number: int) -> str:
        """What a pad is by make and port, so that it is known again on another evening; a second one of the same
        make has a sign more. Empty for one that isn't attached."""
        found = next((instance_id for instance_id, each in self._numbers.items() if each == number), None)
        make, place = self._kinds.get(-1 if found is None else found, ("", 1))
        return make + f" {place}" * (place > 1)

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
                for table in (self._open, self._numbers, self._kinds):
                    del table[event.instance_id]
        return commands

    def _attach(self, index: int) -> int | None:
        """The instance id of a pad that was not open yet."""
        if self._module is None:
            return None
        try:
            if not self._module.is_controller(index):
                return None
            pad = self._module.Controller(index)
            joystick = pad.as_joystick()
            instance_id, make = int(joystick.get_instance_id()), str(joystick.get_guid() or joystick.get_name())
        except (pygame.error, AttributeError):
            return None
        if instance_id in self._open:
            return None
        self._open[instance_id] = pad
        self._numbers[instance_id] = _first_free(self._numbers.values())
        self._kinds[instance_id] = make, _first_free([place for each, place in self._kinds.values() if each == make])
        return instance_id


def _first_free(taken: Collection[int]) -> int:
    return next(n for n in range(1, len(taken) + 2) if n not in taken)
