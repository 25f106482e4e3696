"""Real pads without hardware: SDL's own virtual joysticks, in the very SDL that pygame loaded."""

from __future__ import annotations

import ctypes
from types import TracebackType
from typing import Any

import pygame

from game.bindings import LEFT_TRIGGER, STICK_LEFT, STICK_RIGHT, STICK_UP
from game.view.wait import sdl

GAME_CONTROLLER, AXES, BUTTONS, HATS = 1, 6, 15, 0


class VirtualPad:
    """A pad that is attached while the ``with`` block runs. Open it (``Pads.start``) before pressing."""

    def __init__(self) -> None:
        self._sdl: Any = sdl()
        assert self._sdl is not None, "this SDL can't be reached"
        self._sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self._sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        self._sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        self._index = -1
        self.instance_id = -1

    def __enter__(self) -> VirtualPad:
        pygame.joystick.init()
        self._index = self._sdl.SDL_JoystickAttachVirtual(GAME_CONTROLLER, AXES, BUTTONS, HATS)
        assert self._index >= 0
        self.instance_id = self._sdl.SDL_JoystickGetDeviceInstanceID(self._index)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.detach()

    def detach(self) -> None:
        """Pulls the plug."""
        if self._index >= 0:
            self._index = -1
            places = range(self._sdl.SDL_NumJoysticks())  # they move up when one before them goes
            mine = [at for at in places if self._sdl.SDL_JoystickGetDeviceInstanceID(at) == self.instance_id]
            for at in mine:
                self._sdl.SDL_JoystickDetachVirtual(at)

    def press(self, button: int, down: bool = True) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._handle(), button, int(down))

    def lean(self, axis: int, value: float) -> None:
        """``value``: -1 to 1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._handle(), axis, round(value * 32767))

    def use(self, button: int, down: bool = True) -> None:
        """A button as bindings number them: triggers and the ways of the right stick are among them."""
        if button < LEFT_TRIGGER:
            self.press(button, down)
        elif button < STICK_LEFT:
            self.lean(pygame.CONTROLLER_AXIS_TRIGGERLEFT + button - LEFT_TRIGGER, 1.0 if down else -1.0)
        else:
            axis = pygame.CONTROLLER_AXIS_RIGHTX if button <= STICK_RIGHT else pygame.CONTROLLER_AXIS_RIGHTY
            away = -1.0 if button in (STICK_LEFT, STICK_UP) else 1.0
            self.lean(axis, away if down else 0.0)

    def _handle(self) -> int:
        handle = self._sdl.SDL_JoystickFromInstanceID(self.instance_id)
        assert handle, "the pad isn't open"
        return int(handle)
