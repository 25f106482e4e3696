"""The one place where pygame's events become commands.

One pointer, one keyboard, any number of pads. JOY* events are ignored: every pad sends CONTROLLER* events as
well, and those are the ones with an agreed meaning.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping

import pygame

from .bindings import (
    BUTTONS,
    HELD,
    JOIN_KEYS,
    KEYS,
    LEFT_CORNER,
    MENU_BUTTONS,
    MENU_KEYS,
    RIGHT_CORNER,
    SEAT_KEYS,
    TABLE_BUTTONS,
    TABLE_KEYS,
)
from .commands import KEYBOARD, MOUSE, Command, Device, Kind

STICK_ON, STICK_OFF = 0.6, 0.35
AIM_DEAD = 0.25
AXIS_FULL = 32767
REPEAT_FIRST_MS, REPEAT_NEXT_MS = 400, 110
DOUBLE_MS, DOUBLE_PX = 350, 8
MOST_KEYS = 3
"""With more keys down at once a plain keyboard reports some that nobody presses, and drops others:
a word is none of them."""
NEVER: tuple[int, tuple[int, int]] = (-10_000, (0, 0))


class Input:
    """Turns events into commands. ``table``: the bindings of a match, else of menus; ``typing``: a text field
    has the keyboard."""

    def __init__(self) -> None:
        self.button_held: Callable[[], bool] = lambda: bool(pygame.mouse.get_pressed()[0])
        """What the system says about the left button; tests that post events say it themselves."""
        self.table = False
        self.typing = False
        self.game_keys: Mapping[int, str] = {}
        self.game_buttons: Mapping[int, str] = {}
        """What keys and pad buttons mean in the game on the table, before anything else."""
        self.split = False
        """Two people share the keyboard at the table, each in a corner."""
        self.pad_number: Callable[[int], int] = lambda instance_id: instance_id
        """Which pad an instance of SDL is: it keeps its number when it was unplugged and comes back."""
        self._keys_down: set[int] = set()
        self._down = False
        self._path: list[tuple[int, int]] = []
        self._at = (0, 0)
        self.origin = (0, 0)
        """Where the drawn surface begins in the window, in pixels: positions count from there."""
        self._last_click = NEVER
        self._sticks: dict[tuple[int, str], float] = {}
        self._leaning: dict[tuple[int, str], Kind] = {}
        self._repeat: dict[Device, tuple[Kind, int]] = {}

    def read(self, events: Iterable[pygame.Event], now_ms: int) -> list[Command]:
        """The commands of these events. Motion is merged into one command that keeps the whole path."""
        commands: list[Command] = []
        for event in events:
            if event.type == pygame.MOUSEMOTION:
                self._motion(event, now_ms, commands)
                continue
            self._flush(now_ms, commands)
            commands += self._translate(event, now_ms)
        self._flush(now_ms, commands)
        self._lost_release(now_ms, commands)
        commands += self._repeats(now_ms)
        return commands

    def next_repeat_ms(self) -> int | None:
        """When a held arrow speaks again, in the same milliseconds as ``now_ms``."""
        return min((due for _, due in self._repeat.values()), default=None)

    # ---- the pointer

    def _motion(self, event: pygame.Event, now_ms: int, commands: list[Command]) -> None:
        if self._down and not event.buttons[0]:
            self._flush(now_ms, commands)
            self._down = False
            commands.append(Command(Kind.POINTER_LOST, MOUSE, False, now_ms, self._at))
        self._at = self._place(event)
        self._path.append(self._at)

    def _place(self, event: pygame.Event) -> tuple[int, int]:
        return int(event.pos[0]) - self.origin[0], int(event.pos[1]) - self.origin[1]

    def _flush(self, now_ms: int, commands: list[Command]) -> None:
        if self._path:
            path = tuple(self._path)
            commands.append(Command(Kind.POINTER_MOVE, MOUSE, self._down, now_ms, path[-1], path))
            self._path = []

    def _lost_release(self, now_ms: int, commands: list[Command]) -> None:
        """A release outside the window may never arrive."""
        if self._down and not self.button_held() and not pygame.event.peek(pygame.MOUSEBUTTONUP):
            self._down = False
            commands.append(Command(Kind.POINTER_LOST, MOUSE, False, now_ms, self._at))

    def _button(self, event: pygame.Event, now_ms: int) -> list[Command]:
        at = self._place(event)
        self._at = at
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.button == 3:
            return [Command(Kind.POINTER_ALT, MOUSE, down, now_ms, at)]
        if event.button != 1 or down == self._down:
            return []
        self._down = down
        if not down:
            return [Command(Kind.POINTER_UP, MOUSE, False, now_ms, at)]
        last_ms, last_at = self._last_click
        double = now_ms - last_ms <= DOUBLE_MS and math.dist(at, last_at) <= DOUBLE_PX
        self._last_click = (now_ms, at)
        return [Command(Kind.POINTER_DOWN, MOUSE, True, now_ms, at, double=double)]

    # ---- everything

    def _translate(self, event: pygame.Event, now_ms: int) -> list[Command]:
        match event.type:
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return self._button(event, now_ms)
            case pygame.MOUSEWHEEL:
                return [Command(Kind.SCROLL, MOUSE, True, now_ms, self._at, amount=-float(event.precise_y))]
            case pygame.KEYDOWN | pygame.KEYUP:
                return self._key(event, now_ms)
            case pygame.TEXTINPUT if self.typing:
                return [Command(Kind.TEXT, KEYBOARD, True, now_ms, text=event.text)]
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                return self._pad_button(event, now_ms)
            case pygame.CONTROLLERAXISMOTION:
                return self._axis(event, now_ms)
            case pygame.WINDOWFOCUSLOST:
                return self._let_go(now_ms)
            case _:
                return []

    def _let_go(self, now_ms: int) -> list[Command]:
        """The window lost the focus: nothing is held any more."""
        self._repeat.clear()
        self._keys_down.clear()
        self._down = False
        return [Command(Kind.POINTER_LOST, MOUSE, False, now_ms, self._at),
                Command(Kind.PEEK, KEYBOARD, False, now_ms)]

    def lost(self, instance_id: int, now_ms: int) -> list[Command]:
        """A pad was unplugged."""
        device = Device("pad", self.pad_number(instance_id))
        self._repeat.pop(device, None)
        for table in (self._sticks, self._leaning):
            for key in [key for key in table if key[0] == device.number]:
                del table[key]
        return [Command(Kind.PEEK, device, False, now_ms), Command(Kind.DEVICE_LOST, device, False, now_ms)]

    # ---- keys

    def _key(self, event: pygame.Event, now_ms: int) -> list[Command]:
        down = event.type == pygame.KEYDOWN
        (self._keys_down.add if down else self._keys_down.discard)(event.key)
        self._last_click = NEVER  # a key between two clicks parts them
        if event.key == pygame.K_TAB:
            return self._tab(event, now_ms) if down else []
        at_table = self.table and not self.typing
        word = self.game_keys.get(event.key) if at_table else None
        if word and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            heard = down and len(self._keys_down) <= MOST_KEYS
            return [Command(Kind.GAME, self._corner(event.key), True, now_ms, text=word)] if heard else []
        if at_table and self.split and (kind := {**LEFT_CORNER, **RIGHT_CORNER}.get(event.key)):
            return self._press(kind, self._corner(event.key), down, now_ms)
        if not self.table and not self.typing and event.key in JOIN_KEYS and down:
            return [Command(Kind.JOIN, Device("keyboard", JOIN_KEYS[event.key]), True, now_ms)]
        if self.typing and event.key == pygame.K_BACKSPACE and down:
            return [Command(Kind.ERASE, KEYBOARD, True, now_ms)]
        if not self.typing and self.table and event.key in SEAT_KEYS:
            number = SEAT_KEYS.index(event.key) + 1
            return [Command(Kind.SEAT, KEYBOARD, down, now_ms, number=number)]
        kind = KEYS.get(event.key)
        if kind is None and not self.typing:
            kind = (TABLE_KEYS if self.table else MENU_KEYS).get(event.key)
        if kind is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return []
        return self._press(kind, KEYBOARD, down, now_ms)

    def _corner(self, key: int) -> Device:
        """Whose key it is on a shared keyboard."""
        return Device("keyboard", 2 if key in RIGHT_CORNER else 1) if self.split else KEYBOARD

    def _tab(self, event: pygame.Event, now_ms: int) -> list[Command]:
        back, jump = event.mod & pygame.KMOD_SHIFT, event.mod & pygame.KMOD_CTRL
        if event.mod & pygame.KMOD_ALT:
            return []
        kinds = (Kind.PREVIOUS_TAB, Kind.NEXT_TAB) if jump else (Kind.PREVIOUS, Kind.NEXT)
        return [Command(kinds[0] if back else kinds[1], KEYBOARD, True, now_ms)]

    def _press(self, kind: Kind, device: Device, down: bool, now_ms: int) -> list[Command]:
        if kind in (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT):
            if down:
                self._repeat[device] = (kind, now_ms + REPEAT_FIRST_MS)
            elif self._repeat.get(device, (None, 0))[0] is kind:
                del self._repeat[device]
        if not down and kind not in HELD:
            return []
        return [Command(kind, device, down, now_ms)]

    def _repeats(self, now_ms: int) -> list[Command]:
        commands = []
        for device, (kind, due_ms) in list(self._repeat.items()):
            if now_ms >= due_ms:
                commands.append(Command(kind, device, True, now_ms, repeat=True))
                self._repeat[device] = (kind, now_ms + REPEAT_NEXT_MS)
        return commands

    # ---- pads

    def _pad_button(self, event: pygame.Event, now_ms: int) -> list[Command]:
        word = self.game_buttons.get(event.button) if self.table else None
        if word:
            device = Device("pad", self.pad_number(event.instance_id))
            return (
                [Command(Kind.GAME, device, True, now_ms, text=word)]
                if event.type == pygame.CONTROLLERBUTTONDOWN
                else []
            )
        kind = BUTTONS.get(event.button)
        if kind is None:
            kind = (TABLE_BUTTONS if self.table else MENU_BUTTONS).get(event.button)
        if kind is None:
            return []
        down = event.type == pygame.CONTROLLERBUTTONDOWN
        return self._press(kind, Device("pad", self.pad_number(event.instance_id)), down, now_ms)

    def _axis(self, event: pygame.Event, now_ms: int) -> list[Command]:
        name = {pygame.CONTROLLER_AXIS_LEFTX: "lx", pygame.CONTROLLER_AXIS_LEFTY: "ly",
                pygame.CONTROLLER_AXIS_RIGHTX: "rx", pygame.CONTROLLER_AXIS_RIGHTY: "ry"}.get(event.axis)
        if name is None:
            return []
        device = Device("pad", self.pad_number(event.instance_id))
        value = max(-1.0, event.value / AXIS_FULL)
        before = self._aim(device)
        self._sticks[device.number, name] = value
        if name in ("lx", "ly"):
            return self._lean(device, name, value, now_ms)
        vector = self._aim(device)
        if not self.table:
            return self._scroll(name, value, device, now_ms)
        if vector == before:
            return []
        return [Command(Kind.AIM, device, vector != (0.0, 0.0), now_ms, vector=vector)]

    def _aim(self, device: Device) -> tuple[float, float]:
        x, y = (self._sticks.get((device.number, name), 0.0) for name in ("rx", "ry"))
        return (x, y) if math.hypot(x, y) > AIM_DEAD else (0.0, 0.0)

    def _scroll(self, name: str, value: float, device: Device, now_ms: int) -> list[Command]:
        if name != "ry" or abs(value) < AIM_DEAD:
            return []
        return [Command(Kind.SCROLL, device, True, now_ms, self._at, amount=value)]

    def _lean(self, device: Device, name: str, value: float, now_ms: int) -> list[Command]:
        """The left stick is four arrows, with some give so that it doesn't chatter."""
        kinds = (Kind.LEFT, Kind.RIGHT) if name == "lx" else (Kind.UP, Kind.DOWN)
        held = self._leaning.get((device.number, name))
        if held is not None and abs(value) < STICK_OFF:
            del self._leaning[device.number, name]
            return self._press(held, device, False, now_ms)
        if held is None and abs(value) > STICK_ON:
            kind = kinds[1] if value > 0 else kinds[0]
            self._leaning[device.number, name] = kind
            return self._press(kind, device, True, now_ms)
        return []
