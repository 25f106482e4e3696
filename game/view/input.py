"""The one place where pygame's events become commands.

One mouse, a finger, one keyboard, any number of pads. JOY* events are ignored: every pad sends CONTROLLER* events as
well, and those are the ones with an agreed meaning.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping

import pygame

from game.bindings import (
    LEFT_TRIGGER,
    PAD_OFFSET,
    PADS,
    RIGHT_TRIGGER,
    STICK_DOWN,
    STICK_LEFT,
    STICK_RIGHT,
    STICK_UP,
)

from .bindings import (
    BUTTONS,
    HELD,
    KEYS,
    MENU_BUTTONS,
    MENU_KEYS,
    SEAT_KEYS,
    corner_name,
    corner_of,
    current,
    joins,
    kind_of,
    scancode,
    word_of,
)
from .commands import ARROWS, KEYBOARD, MOUSE, Command, Device, Kind
from .fingers import Fingers

STICK_ON, STICK_OFF = 0.6, 0.35
AIM_DEAD = 0.25
AXIS_FULL = 32767
REPEAT_FIRST_MS, REPEAT_NEXT_MS = 400, 110
DOUBLE_MS, DOUBLE_PX = 350, 8
MOST_KEYS, EACH_CORNER = 3, 2
"""With more keys down at once a plain keyboard reports some that nobody presses, and drops others:
a word is none of them. Each further corner may hold so many more."""
LEADING = frozenset({*ARROWS, Kind.ACCEPT, Kind.BACK})
"""What a corner's own keys do in a menu above its table."""
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: LEFT_TRIGGER, pygame.CONTROLLER_AXIS_TRIGGERRIGHT: RIGHT_TRIGGER}
SHORTCUT = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
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
        """What keys and pad buttons mean on this screen, before anything else."""
        self.word_game = ""
        """The game on the table, whose own words come next."""
        self.split: frozenset[int] = frozenset()
        """The corners of the keyboard in which somebody sits, from 1."""
        self.resting: frozenset[int] = frozenset()
        """The corners of those who have left their hand to a bot: at the table the key that goes back pauses."""
        self.led = False
        """In a menu above a table: those corners lead through it, and nobody sits down."""
        self.listening = False
        """Whatever is pressed is told as it is: somebody chooses a key, or tries them. Only Esc goes back."""
        self.pad_number: Callable[[int], int] = lambda instance_id: instance_id
        """Which pad an instance of SDL is: it keeps its number when it was unplugged and comes back."""
        self.fingers = Fingers(self)
        self._keys_down: set[int] = set()
        self._triggers: set[tuple[int, int]] = set()
        self._tilted: dict[int, int] = {}
        """The way in which each pad's right stick is pressed, as a button."""
        self._down = False
        self._path: list[tuple[int, int]] = []
        self._at = (0, 0)
        self.origin = (0, 0)
        """Where the drawn surface begins in the window, in pixels: positions count from there."""
        self._last_click = NEVER
        self._sticks: dict[tuple[int, str], float] = {}
        self._leaning: dict[tuple[int, str], Kind] = {}
        self._repeat: dict[Device, tuple[Kind, int]] = {}
        self._repeats_for: dict[int, Device] = {}
        """Keys that are held down on an arrow."""

    def read(self, events: Iterable[pygame.Event], now_ms: int) -> list[Command]:
        """The commands of these events. Motion is merged into one command that keeps the whole path."""
        commands: list[Command] = []
        for event in events:
            if getattr(event, "touch", False) is True:
                continue  # the finger itself is heard
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
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                return self.fingers.read(event, now_ms)
            case pygame.WINDOWFOCUSLOST:
                return self._let_go(now_ms)
            case _:
                return []

    def _let_go(self, now_ms: int) -> list[Command]:
        """The window lost the focus: nothing is held any more."""
        self._repeat.clear()
        lifted = [Command(Kind.KEY, KEYBOARD, False, now_ms, number=code) for code in self._keys_down if self.listening]
        self._keys_down.clear()
        self._down = False
        parts = [KEYBOARD, *(Device("keyboard", part) for part in sorted(self.split))]
        return [Command(Kind.POINTER_LOST, MOUSE, False, now_ms, self._at), *self.fingers.let_go(now_ms), *lifted,
                *(Command(Kind.PEEK, part, False, now_ms) for part in parts)]

    def lost(self, instance_id: int, now_ms: int) -> list[Command]:
        """A pad was unplugged."""
        device = Device("pad", self.pad_number(instance_id))
        self._repeat.pop(device, None)
        for table in (self._sticks, self._leaning):
            for key in [key for key in table if key[0] == device.number]:
                del table[key]
        self._triggers = {key for key in self._triggers if key[0] != device.number}
        self._tilted.pop(device.number, None)
        return [Command(Kind.PEEK, device, False, now_ms), Command(Kind.DEVICE_LOST, device, False, now_ms)]

    # ---- keys

    def _key(self, event: pygame.Event, now_ms: int) -> list[Command]:
        down, code = event.type == pygame.KEYDOWN, scancode(event)
        (self._keys_down.add if down else self._keys_down.discard)(code)
        self._last_click = NEVER  # a key between two clicks parts them
        if not down and code in self._repeats_for:
            self._repeat.pop(self._repeats_for.pop(code), None)  # whatever screen is shown by now
        if self.listening and event.key != pygame.K_ESCAPE:
            return [Command(Kind.KEY, KEYBOARD, down, now_ms, number=code)]
        if event.key == pygame.K_TAB:
            return self._tab(event, now_ms) if down else []
        if self.typing:
            return self._typed(event, down, now_ms)
        read = self._at_table if self.table else self._in_menu
        commands = read(event, code, down, now_ms)
        if down and commands and commands[0].kind in ARROWS:
            self._repeats_for[code] = commands[0].device
        return commands

    def _typed(self, event: pygame.Event, down: bool, now_ms: int) -> list[Command]:
        if event.key == pygame.K_BACKSPACE and down:
            return [Command(Kind.ERASE, KEYBOARD, True, now_ms)]
        return self._fixed(event, KEYS, down, now_ms)

    def _at_table(self, event: pygame.Event, code: int, down: bool, now_ms: int) -> list[Command]:
        """A corner's own keys come first, then those of the whole keyboard, then what keys mean everywhere."""
        part = corner_of(code, self.split)
        shortcut = bool(event.mod & SHORTCUT) and not part  # one player's Ctrl is no shortcut for another
        said = (part, self.game_keys[code]) if code in self.game_keys else word_of(code, self.split, self.word_game)
        if said and (said[0] or not shortcut):
            heard = down and len(self._keys_down) <= MOST_KEYS + EACH_CORNER * max(0, len(self.split) - 1)
            device = Device("keyboard", said[0])
            return [Command(Kind.GAME, device, True, now_ms, text=said[1])] if heard else []
        kind = kind_of(corner_name(part), code) if part else None
        if kind is not None:
            return self._press(kind, Device("keyboard", part), down, now_ms)
        if shortcut:
            return []
        if (gone := corner_of(code, self.resting)) and kind_of(corner_name(gone), code) in (Kind.PAUSE, Kind.BACK):
            return self._press(Kind.PAUSE, Device("keyboard", gone), down, now_ms)
        if len(self.split) < 2:
            if (kind := kind_of("keyboard", code)) is not None:
                return self._press(kind, KEYBOARD, down, now_ms)
            if code in SEAT_KEYS:
                return [Command(Kind.SEAT, KEYBOARD, down, now_ms, number=SEAT_KEYS.index(code) + 1)]
        return self._fixed(event, KEYS, down, now_ms)

    def _in_menu(self, event: pygame.Event, code: int, down: bool, now_ms: int) -> list[Command]:
        """Keys of the corners where somebody sits are theirs; menus' own can't be taken away otherwise. Others sit
        down."""
        if self.led:
            return self._led(event, code, down, now_ms)
        part, joining = corner_of(code, self.split), joins().get(code)
        if joining and (joining == part or event.key not in KEYS and event.key not in MENU_KEYS):
            return [Command(Kind.JOIN, Device("keyboard", joining), True, now_ms)] if down else []
        kind = kind_of(corner_name(part), code) if part else None
        if kind is not None:
            return self._press(kind, Device("keyboard", part), down, now_ms)
        return self._fixed(event, {**KEYS, **MENU_KEYS}, down, now_ms)

    def _led(self, event: pygame.Event, code: int, down: bool, now_ms: int) -> list[Command]:
        part = corner_of(code, self.split)
        kind = kind_of(corner_name(part), code) if part else None
        if kind in LEADING:
            return self._press(kind, Device("keyboard", part), down, now_ms)
        return self._fixed(event, {**KEYS, **MENU_KEYS}, down, now_ms)

    def _fixed(self, event: pygame.Event, keys: Mapping[int, Kind], down: bool, now_ms: int) -> list[Command]:
        kind = keys.get(event.key)
        return [] if kind is None or event.mod & SHORTCUT else self._press(kind, KEYBOARD, down, now_ms)

    def _tab(self, event: pygame.Event, now_ms: int) -> list[Command]:
        back, jump = event.mod & pygame.KMOD_SHIFT, event.mod & pygame.KMOD_CTRL
        if event.mod & pygame.KMOD_ALT:
            return []
        kinds = (Kind.PREVIOUS_TAB, Kind.NEXT_TAB) if jump else (Kind.PREVIOUS, Kind.NEXT)
        return [Command(kinds[0] if back else kinds[1], KEYBOARD, True, now_ms)]

    def _press(self, kind: Kind, device: Device, down: bool, now_ms: int) -> list[Command]:
        if kind in ARROWS:
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
        device = Device("pad", self.pad_number(event.instance_id))
        return self._button_of(device, event.button, event.type == pygame.CONTROLLERBUTTONDOWN, now_ms)

    def _button_of(self, device: Device, button: int, down: bool, now_ms: int) -> list[Command]:
        if self.listening:
            return [Command(Kind.BUTTON, device, down, now_ms, number=button + PAD_OFFSET)]
        code, name = button + PAD_OFFSET, f"pad:{device.number}" if f"pad:{device.number}" in PADS else PADS[0]
        word = self._word_of_pad(name, button) if self.table else ""
        if word:
            return [Command(Kind.GAME, device, True, now_ms, text=word)] if down else []
        if self.table:
            kind = kind_of(name, code)
        else:
            kind = BUTTONS.get(button) or MENU_BUTTONS.get(button)
        return [] if kind is None else self._press(kind, device, down, now_ms)

    def _word_of_pad(self, name: str, button: int) -> str:
        words = current().words(name, self.word_game)
        return self.game_buttons.get(button) or words.get(button + PAD_OFFSET, "")

    def _axis(self, event: pygame.Event, now_ms: int) -> list[Command]:
        device = Device("pad", self.pad_number(event.instance_id))
        value = max(-1.0, event.value / AXIS_FULL)
        if event.axis in TRIGGERS:
            return self._trigger(device, TRIGGERS[event.axis], value, now_ms)
        name = {pygame.CONTROLLER_AXIS_LEFTX: "lx", pygame.CONTROLLER_AXIS_LEFTY: "ly",
                pygame.CONTROLLER_AXIS_RIGHTX: "rx", pygame.CONTROLLER_AXIS_RIGHTY: "ry"}.get(event.axis)
        if name is None:
            return []
        before = self._aim(device)
        self._sticks[device.number, name] = value
        if name in ("lx", "ly"):
            return self._lean(device, name, value, now_ms)
        vector = self._aim(device)
        if self.listening:
            return self._tilt(device, now_ms)
        if not self.table:
            return self._scroll(name, value, device, now_ms)
        aims = [] if vector == before else [Command(Kind.AIM, device, vector != (0.0, 0.0), now_ms, vector=vector)]
        return aims + self._tilt(device, now_ms)

    def _tilt(self, device: Device, now_ms: int) -> list[Command]:
        """The right stick is four buttons at the table: the way that it leans most, until it is nearly upright."""
        x, y = (self._sticks.get((device.number, name), 0.0) for name in ("rx", "ry"))
        far, held = max(abs(x), abs(y)), self._tilted.get(device.number)
        if held is None and far > STICK_ON:
            ways = (STICK_RIGHT, STICK_LEFT, x) if abs(x) >= abs(y) else (STICK_DOWN, STICK_UP, y)
            self._tilted[device.number] = ways[0] if ways[2] > 0 else ways[1]
            return self._button_of(device, self._tilted[device.number], True, now_ms)
        if held is not None and far < STICK_OFF:
            del self._tilted[device.number]
            return self._button_of(device, held, False, now_ms)
        return []

    def _trigger(self, device: Device, button: int, value: float, now_ms: int) -> list[Command]:
        """A trigger is a button, with some give."""
        key = (device.number, button)
        if key not in self._triggers and value > STICK_ON:
            self._triggers.add(key)
            return self._button_of(device, button, True, now_ms)
        if key in self._triggers and value < STICK_OFF:
            self._triggers.discard(key)
            return self._button_of(device, button, False, now_ms)
        return []

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
