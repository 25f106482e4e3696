"""What devices say, as a small set of commands. Scenes never see a key or a button.

``pressed`` tells press from release for what can be held (accept, slap, peek, pointer). ``time_ms`` is the
instant at which the input layer read it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple


class Kind(Enum):
    """What somebody wants, whatever key, button or pointer says it."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    ACCEPT = auto()
    BACK = auto()
    ALT = auto()
    """X on a pad."""
    MORE = auto()
    """Y on a pad."""
    NEXT = auto()
    """Tab: the next thing in reading order."""
    PREVIOUS = auto()
    NEXT_TAB = auto()
    PREVIOUS_TAB = auto()
    SCROLL = auto()
    """``amount``: notches, positive is down."""
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    FIRST = auto()
    LAST = auto()
    HELP = auto()
    PAUSE = auto()
    ADD = auto()
    """F2: one more bot."""
    FIND = auto()
    SLAP = auto()
    ACCUSE = auto()
    OBJECT = auto()
    PEEK = auto()
    """Held: ``pressed`` says whether it goes down or up."""
    TURN = auto()
    """Turn the Watchman Worm."""
    DRAW = auto()
    STEAL = auto()
    THROW = auto()
    """Held: take the pollen and aim; let go: throw."""
    LAP = auto()
    """Under the table; this and the next three take a card there at once, over as long as a hand needs."""
    SHOULDER = auto()
    SLEEVE = auto()
    SLIP = auto()
    """Under the pile."""
    KEY = auto()
    """To a scene that listens: any key, ``number`` is its scancode; ``pressed`` says whether it goes down or up."""
    BUTTON = auto()
    """The same for a pad's buttons: ``number`` is the button plus 1."""
    SEAT = auto()
    """``number`` 1 to 5: the others clockwise from the left. Held: ``pressed`` says whether it goes down or up."""
    AIM = auto()
    """A stick: ``vector`` from -1 to 1; (0, 0) when it is let go."""
    POINTER_DOWN = auto()
    POINTER_MOVE = auto()
    """``path``: each point since the last command, the last one is ``at``."""
    POINTER_UP = auto()
    POINTER_ALT = auto()
    """The right button: ``pressed``."""
    POINTER_LOST = auto()
    """The button's release was lost, or the window lost the focus: put back what is held."""
    GAME = auto()
    """A key or button that the game on the table has a meaning of its own for: ``text``."""
    TEXT = auto()
    ERASE = auto()
    JOIN = auto()
    """Somebody presses a corner of the keyboard that sits down: the device says which."""
    DEVICE_LOST = auto()
    DEVICE_FOUND = auto()


class Device(NamedTuple):
    """``kind``: mouse, keyboard or pad; ``number``: which pad, from 1; 1 to 4 are the corners of a keyboard that
    people share, else 0. Mouse 1 is a finger on the screen."""

    kind: str
    number: int = 0

    @property
    def key(self) -> str:
        return f"{self.kind}:{self.number}"


MOUSE, KEYBOARD = Device("mouse"), Device("keyboard")
TOUCH = Device("mouse", 1)
"""A pointer of its own: it does what a mouse does."""


@dataclass(frozen=True, slots=True)
class Command:
    """One thing somebody did."""

    kind: Kind
    device: Device = KEYBOARD
    pressed: bool = True
    time_ms: int = 0
    at: tuple[int, int] = (0, 0)
    """Window pixels, for pointer commands and scrolling."""
    path: tuple[tuple[int, int], ...] = ()
    number: int = 0
    amount: float = 0.0
    text: str = ""
    vector: tuple[float, float] = (0.0, 0.0)
    repeat: bool = False
    """Made by holding a key down."""
    double: bool = False
    """The second press of a double click: things that act once ignore it."""


ARROWS = {Kind.UP: (0, -1), Kind.DOWN: (0, 1), Kind.LEFT: (-1, 0), Kind.RIGHT: (1, 0)}


def glyph(kind: Kind, device: Device) -> str:
    """The picture of what makes this command on that device: an icon's name or ``key:…``."""
    return GLYPHS[device.kind].get(kind, GLYPHS["keyboard"].get(kind, "help"))


GLYPHS: dict[str, dict[Kind, str]] = {
    "keyboard": {
        Kind.ACCEPT: "key:Enter", Kind.BACK: "key:Esc", Kind.ALT: "key:X", Kind.MORE: "key:P",
        Kind.HELP: "key:F1", Kind.SLAP: "key:Space", Kind.ACCUSE: "key:C", Kind.OBJECT: "key:O",
        Kind.PEEK: "key:V", Kind.TURN: "key:T", Kind.DRAW: "key:D", Kind.PAUSE: "key:Esc",
        Kind.ADD: "key:F2", Kind.FIND: "key:F",
        Kind.UP: "key:@arrow_up", Kind.DOWN: "key:@arrow_down",
        Kind.LEFT: "key:@arrow_left", Kind.RIGHT: "key:@arrow_right",
    },
    "mouse": {
        Kind.ACCEPT: "mouse_left", Kind.BACK: "mouse_right", Kind.PEEK: "mouse_right", Kind.DOWN: "mouse_wheel",
        Kind.SLAP: "mouse_left", Kind.ACCUSE: "mouse_left", Kind.OBJECT: "mouse_left",
        Kind.DRAW: "mouse_left", Kind.TURN: "mouse_left",
    },
    "pad": {
        Kind.ACCEPT: "pad_a", Kind.BACK: "pad_b", Kind.ALT: "pad_x", Kind.MORE: "pad_y", Kind.HELP: "pad_y",
        Kind.SLAP: "shoulder_right", Kind.PEEK: "shoulder_left", Kind.ACCUSE: "pad_x", Kind.OBJECT: "pad_y",
        Kind.DOWN: "dpad", Kind.UP: "dpad", Kind.LEFT: "dpad", Kind.RIGHT: "dpad", Kind.TURN: "stick_right",
        Kind.PAUSE: "pad_start", Kind.DRAW: "pad_a",
    },
}
