"""What a screen is, and what it may ask of the program that shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

import pygame

from game.bindings import Bindings
from game.datadir import DataDir
from game.inspect_file import Item
from game.preferences import Preferences
from game.settings import SeatSetting, Settings
from game.view.arrivals import Arrivals
from game.view.canvas import Canvas
from game.view.commands import Command, Device
from game.view.raster import Raster
from game.view.sounds import Sounds
from game.view.units import Frame


class Stage(Protocol):
    """The program, as scenes see it."""

    raster: Raster
    data: DataDir
    settings: Settings
    device: Device
    """The device that was used last: prompts show its glyphs."""
    sounds: Sounds
    """What is heard; it may be silent."""
    arrivals: Arrivals
    """How unsure the press is that is being handled, and how often each device reports."""

    @property
    def frame(self) -> Frame:
        """The window's size and its design units."""

    @property
    def pads(self) -> int:
        """How many pads are attached."""

    @property
    def pad_numbers(self) -> list[int]:
        """Which pads are attached; a number is a pad's own until it is unplugged."""

    def pad_identity(self, number: int) -> str:
        """What tells that pad apart at another start of the program, too."""

    @property
    def now_ms(self) -> int:
        """The clock at the last round of the loop."""

    @property
    def lost_ms(self) -> int:
        """Grows when the window stood still (it was dragged, the machine slept): an open race is void then."""

    def push(self, scene: Scene) -> None:
        """Shows a scene over this one, which is paused."""

    def pop(self) -> None:
        """Leaves the top scene; the one below goes on. The last one ends the program."""

    def replace(self, scene: Scene) -> None:
        """Leaves the top scene and shows another instead."""

    def home(self, scene: Scene) -> None:
        """Leaves all scenes and shows this one."""

    def quit(self) -> None:
        """Ends the program."""

    def fill_screen(self, on: bool) -> None:
        """The window fills the screen, or is a window again."""

    def bind(self, changed: Bindings) -> None:
        """Takes over other keys at once."""

    @property
    def seats(self) -> tuple[SeatSetting, ...]:
        """Who sits there: at the table that is played, else in the settings. Their own keys hold."""

    def prefer(self, preferences: Preferences) -> None:
        """Takes over somebody's choices at once: every scene shows itself anew, unless only sounds change."""


class Onward(NamedTuple):
    """Where a screen that is over leads first: what its button says (in the language of the moment), icon and act."""

    words: Callable[[], str]
    icon: str
    act: Callable[[], None]


class Scene:
    """One screen.

    Its life: ``enter``, then any number of ``pause`` and ``resume`` while others lie above it, then ``leave``.
    ``dirty`` asks for a drawing; nothing is drawn, and no time is spent, while it is False and ``wait_ms`` says
    that nothing moves.
    """

    name = "scene"
    tune = ""
    """What is played from here on; a screen without a tune of its own goes on with what is played, a table is quiet."""
    covers = True
    """False: drawn over a still picture of the scene below."""
    table = False
    """True: keys and pads speak the table's commands, not the menus'."""
    game_keys: Mapping[int, str] = {}
    game_buttons: Mapping[int, str] = {}
    """Keys and pad buttons with a meaning of this screen's own at the table, before any other."""
    word_game = ""
    """The game whose own words are said here (see ``game.bindings.WORDS``), with the keys in force."""
    split_keyboard: frozenset[int] = frozenset()
    """The corners of the keyboard in which somebody sits, from 1 (see ``game.bindings.CORNERS``)."""
    corners: frozenset[int] = frozenset()
    """Of a table: whose players lead through the screens above it."""
    led_by_corners = False
    """True of those: the keys with which a corner chooses and takes mean that here, too."""
    racing = False
    """True while a slap is open: input is read at least every 2 ms."""

    def __init__(self) -> None:
        self.dirty = True
        self.prompt = ""
        self.log: Sequence[str] = ()
        self._stage: Stage | None = None

    @property
    def stage(self) -> Stage:
        """The program; only between ``enter`` and ``leave``."""
        assert self._stage is not None, "the scene isn't on the stage"
        return self._stage

    @property
    def at_table(self) -> tuple[SeatSetting, ...]:
        """Who sits at this table: their own keys hold. Empty: whoever sits in the settings."""
        return ()

    @property
    def typing(self) -> bool:
        """Whether a text field has the keyboard."""
        return False

    @property
    def listening(self) -> bool:
        """Whether keys and buttons are told as they are (``Kind.KEY``, ``Kind.BUTTON``): somebody chooses one."""
        return False

    @property
    def moving(self) -> bool:
        """Whether something on the screen is on its way."""
        return False

    def enter(self, stage: Stage) -> None:
        self._stage = stage

    def leave(self) -> None:
        """The scene won't be shown again."""

    def pause(self) -> None:
        """Another scene covers this one, or the window lost the focus for good."""

    def resume(self) -> None:
        """On top again."""
        self.dirty = True

    def resized(self) -> None:
        """The frame changed; a full drawing follows."""
        self.dirty = True

    def preferred(self) -> None:
        """Language, text size or looks have changed: what was made from words is made anew."""
        self.resized()

    def rebound(self) -> None:
        """Somebody has changed a key."""

    def handle(self, command: Command) -> None:
        """Something that somebody did."""

    def update(self, now_ms: int) -> None:
        """Time went on. Called before each drawing and when ``wait_ms`` is over."""

    def wait_ms(self, now_ms: int) -> int | None:
        """How long nothing will move: 0 asks for frames, None for nothing until somebody does something."""
        return None

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        """Paints; returns the pixels that changed, or None for all. ``full``: nothing of the last drawing is
        there any more."""
        return None

    def inspect_items(self) -> list[Item]:
        """What can be seen, for ``--inspect``."""
        return []
