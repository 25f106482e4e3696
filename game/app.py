"""The program's loop: a stack of scenes, input in, pictures out; asleep while nothing moves."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pygame

from game import crash, rubbish
from game import settings as settings_file
from game.bindings import Bindings
from game.clock import Clock
from game.datadir import DataDir
from game.devices import Pads
from game.inspect_file import Inspector
from game.preferences import Preferences, alike
from game.scenes import ticking
from game.scenes.base import Scene
from game.settings import SeatSetting, sitters
from game.view import bindings, looks
from game.view.arrivals import Arrivals
from game.view.canvas import Canvas
from game.view.commands import MOUSE, Command, Device, Kind
from game.view.i18n import use
from game.view.input import Input
from game.view.pixel_cache import PixelCache
from game.view.raster import Raster
from game.view.sounds import Sounds, Speaker
from game.view.units import Frame
from game.view.wait import RACE_POLL_MS, Waiter
from game.view.window import Window

IDLE_MS = 60_000
MOST_CRASHES = 3


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line says about the window."""

    size: tuple[int, int] | None = None
    fullscreen: bool = False
    inspect: Path | None = None
    games: Mapping[str, tuple[int, int]] | None = None
    """The games that can be played, with their fewest and most players: a kept choice has to be one of them."""


class App:
    """Shows scenes until the last one is left. It is the :class:`~game.scenes.base.Stage` of all of them."""

    def __init__(self, data: DataDir, options: Options | None = None) -> None:
        """Opens the window. Raises NoDisplay when there is none."""
        options = options or Options()
        self.data = data
        self.settings, self.settings_trouble = settings_file.load(data, options.games)
        self.window = Window.open(options.size, options.fullscreen or self.settings.fullscreen)
        self.raster = Raster(PixelCache(data.cache()))
        self.device: Device = MOUSE
        self.sounds = Sounds(lambda: self.settings.preferences, Speaker())
        self.on_crash: Callable[[crash.Note], Scene] | None = None
        """Makes the scene that tells about an unexpected exception; without it the program ends."""
        self._clock = Clock()
        self.input = Input()
        self._pads = Pads()
        self.input.pad_number = self._pads.number
        self.arrivals = Arrivals(self.settings.reports_ms)
        self.arrivals.number, self.arrivals.identity = self._pads.number, self._pads.identity
        self._waiter = Waiter(lambda: self._clock.moment_ms())
        self._inspector = Inspector(options.inspect) if options.inspect else None
        self._scenes: list[Scene] = []
        self._below: pygame.Surface | None = None
        self._full = True
        self._running = True
        bindings.use(self.settings.bindings)
        self._sat: tuple[SeatSetting, ...] = ()
        """Whose own keys are in force."""
        self._asked_ms = 0
        self._next_frame_ms = self._frame_ms = 0
        self._swallow = False
        self._crashes = 0
        self.prefer(self.settings.preferences)

    # ---- the stage

    @property
    def frame(self) -> Frame:
        return self.window.frame

    @property
    def pads(self) -> int:
        return self._pads.count

    @property
    def pad_numbers(self) -> list[int]:
        return self._pads.numbers

    def pad_identity(self, number: int) -> str:
        return self._pads.identity(number)

    @property
    def now_ms(self) -> int:
        return self._clock.now_ms

    @property
    def lost_ms(self) -> int:
        return self._clock.lost_ms

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def depth(self) -> int:
        """How many screens lie upon each other."""
        return len(self._scenes)

    def push(self, scene: Scene) -> None:
        if self.top is not None:
            self.top.pause()
            self._below = None if scene.covers else self._still()
        self._scenes.append(scene)
        self._show(scene)

    def pop(self) -> None:
        self._scenes.pop().leave()
        if self.top is None:
            self._running = False
            return
        self._changed()
        self._below = None if self.top.covers else self._still_below()
        self._tune(self.top)
        self.top.resume()

    def replace(self, scene: Scene) -> None:
        self._scenes.pop().leave()
        self._scenes.append(scene)
        self._below = None if scene.covers else self._still_below()
        self._show(scene)

    def home(self, scene: Scene) -> None:
        while self._scenes:
            self._scenes.pop().leave()
        self._below = None
        self._scenes.append(scene)
        self._show(scene)

    def quit(self) -> None:
        self._running = False

    def fill_screen(self, on: bool) -> None:
        if on != self.window.fullscreen:
            self.window.toggle_fullscreen()
            self.settings.fullscreen = self.window.fullscreen
            self._resize(force=True)

    def prefer(self, preferences: Preferences) -> None:
        before, self.settings.preferences = self.settings.preferences, preferences
        if self._scenes and alike(before, preferences):
            return  # only what is heard: nothing has to be drawn anew
        use(preferences.language)
        looks.prefer(preferences, self.raster)
        self.window.prefer(preferences.text_percent / 100, preferences.edge_percent / 100)
        self.input.origin = self.window.inset.topleft
        self._frame_ms = 1000 // preferences.frame_rate
        self._full = True
        for scene in self._scenes:
            scene.preferred()
        if self.top is not None and not self.top.covers:
            self._below = self._still_below()

    def _show(self, scene: Scene) -> None:
        self._changed()
        self._tune(scene)
        scene.enter(self)

    def _tune(self, scene: Scene) -> None:
        """At a table no tune is played."""
        if scene.table or scene.tune:
            self.sounds.tune(scene.tune)

    def _changed(self) -> None:
        """Another scene is on top: what was pressed on the last one must not act on this one."""
        self._full = self._swallow = True

    def _canvas(self, surface: pygame.Surface) -> Canvas:
        return Canvas(surface, self.window.frame, self.raster)

    def _still(self) -> pygame.Surface:
        """What the top scene shows now, as a picture to draw over."""
        return self._still_of(len(self._scenes) - 1)

    def _still_below(self) -> pygame.Surface | None:
        return self._still_of(len(self._scenes) - 2) if len(self._scenes) > 1 else None

    def _still_of(self, index: int) -> pygame.Surface:
        surface = pygame.Surface(self.window.frame.size_px)
        first = index
        while first > 0 and not self._scenes[first].covers:
            first -= 1
        for scene in self._scenes[first:index + 1]:
            scene.draw(self._canvas(surface), True)
        return surface

    # ---- the loop

    def run(self, first: Scene, over: list[Scene] | None = None) -> None:
        """Shows ``first`` (and scenes over it) and returns when the last scene was left."""
        for scene in [first, *(over or [])]:
            self._guard(partial(self.push, scene))
        self._guard(self._draw)
        self.start_pads()
        try:
            with rubbish.swept_while_asleep():
                while self._running:
                    self._guard(self.step)
        finally:
            while self._scenes:
                self._guard(self._scenes.pop().leave)
            self.sounds.close()
            settings_file.save(self.data, self.settings)

    def start_pads(self) -> None:
        """Looks for pads; not before the first frame, since it takes a while."""
        self._pads.start()

    def step(self) -> None:
        """One round: sleep, read, update, draw."""
        self._sleep()
        self._read()
        if self.top is not None and self._running:
            now_ms = self._clock.tick()
            self.sounds.tick(now_ms)
            self.top.update(now_ms)
        self._draw()

    def _sleep(self) -> None:
        top = self.top
        if top is None or top.dirty or self._full:
            wait_ms = 0
        else:
            asked = top.wait_ms(self._clock.now_ms)
            wait_ms = IDLE_MS if asked is None else max(0, asked)
            if asked is not None and wait_ms < self._frame_ms:
                wait_ms = max(0, self._next_frame_ms - self._clock.tick())
            due = self.input.next_repeat_ms()
            if due is not None:
                wait_ms = min(wait_ms, max(0, due - self._clock.now_ms))
            heard = self.sounds.wait_ms(self._clock.now_ms)
            wait_ms = wait_ms if heard is None else min(wait_ms, heard)
        if top is not None and top.racing:
            wait_ms = min(wait_ms, RACE_POLL_MS)
        self._asked_ms = wait_ms
        rubbish.sweep(wait_ms)
        self._waiter.wait(wait_ms, self._pads.count)

    def _read(self) -> None:
        events, seen, pads = self._waiter.read()
        self.arrivals.read(events, seen, pads)
        now_ms = self._clock.tick(self._asked_ms)
        self._asked_ms = 0
        self._window_events(events)
        self._sit()
        top = self.top
        self.input.table = bool(top and top.table)
        self.input.game_keys, self.input.game_buttons = (top.game_keys, top.game_buttons) if top else ({}, {})
        self.input.word_game = top.word_game if top else ""
        self.input.typing = bool(top and top.typing)
        self.input.split, self.input.led = self._corners(top)
        self.input.resting = top.corners - self.input.split if top else frozenset()
        self.input.listening = bool(top and top.listening)
        inset = self.window.inset
        self.input.fingers.size = (inset.w + 2 * inset.x, inset.h + 2 * inset.y)
        commands = self._pads.read(events, self.input, now_ms) if events else []
        for command in commands + self.input.read(events, now_ms):
            self._deliver(command)

    def _corners(self, top: Scene | None) -> tuple[frozenset[int], bool]:
        """Which corners of the keyboard are somebody's on this screen, and whether they only lead through it."""
        if top is None or not top.led_by_corners:
            return (top.split_keyboard if top else frozenset()), False
        return next((scene.corners for scene in reversed(self._scenes) if scene.corners), frozenset()), True

    def bind(self, changed: Bindings) -> None:
        self.settings.bindings = changed.seated(())
        bindings.use(changed)
        for scene in self._scenes:
            scene.rebound()

    @property
    def seats(self) -> tuple[SeatSetting, ...]:
        return next((scene.at_table for scene in reversed(self._scenes) if scene.at_table), self.settings.match.seats)

    def _sit(self) -> None:
        """The people at the table have keys of their own."""
        if self._sat is not self.seats:
            self._sat = self.seats
            if bindings.sit(sitters(self._sat)):
                for scene in self._scenes:
                    scene.rebound()

    def _window_events(self, events: list[pygame.Event]) -> None:
        for event in events:
            match event.type:
                case pygame.QUIT:
                    self._running = False
                case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED | pygame.WINDOWRESIZED:
                    self._resize()
                case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWSHOWN:
                    self._full = True
                case pygame.WINDOWFOCUSGAINED | pygame.WINDOWFOCUSLOST:
                    self.sounds.focus(event.type == pygame.WINDOWFOCUSGAINED)
                case pygame.KEYDOWN if _fills_screen(event):
                    self.fill_screen(not self.window.fullscreen)
                case _:
                    pass

    def _resize(self, force: bool = False) -> None:
        if not (self.window.resized() or force):
            return
        self._full = True
        self.input.origin = self.window.inset.topleft
        for scene in self._scenes:
            scene.resized()
        if self.top is not None and not self.top.covers:
            self._below = self._still_below()

    def _deliver(self, command: Command) -> None:
        top = self.top
        if top is None or not self._running:
            return
        if command.kind is Kind.POINTER_DOWN:
            if self._swallow and command.double:
                return
            self._swallow = False
        nudged = command.kind is Kind.POINTER_MOVE and len(command.path) <= 2
        if command.pressed and not nudged:
            self._use(command.device, top)
        heard = ticking.before(top)
        top.handle(command)
        ticking.after(heard, command, self.sounds)

    def _use(self, device: Device, top: Scene) -> None:
        if device.kind != self.device.kind:
            self.device = device
            top.dirty = True

    def _draw(self) -> None:
        top = self.top
        if top is None or not (top.dirty or self._full):
            return
        full, self._full, top.dirty = self._full, False, False
        if self._below is not None:
            self.window.surface.blit(self._below, (0, 0))
        rects = top.draw(self._canvas(self.window.surface), full or self._below is not None)
        self.window.present(None if full or self._below is not None else rects)
        self._next_frame_ms = self._clock.now_ms + self._frame_ms
        if self._inspector is not None:
            inset = self.window.inset
            items = [item.moved(inset.x, inset.y) for item in top.inspect_items()]
            size = (inset.w + 2 * inset.x, inset.h + 2 * inset.y)
            self._inspector.show(top.name, size, top.moving, items, top.prompt, top.log)

    # ---- when something goes wrong

    def _guard(self, part: Callable[[], None]) -> None:
        """An unexpected exception becomes a note, one sentence, and a scene that leads back to the match."""
        try:
            part()
        except Exception as error:
            note = crash.write_note(self.data, error)
            print(note.sentence, file=sys.stderr)
            self._crashes += 1
            if self.on_crash is None or self._crashes > MOST_CRASHES:
                raise SystemExit(1) from None
            self._recover(note)

    def _recover(self, note: crash.Note) -> None:
        assert self.on_crash is not None
        scenes, self._scenes, self._below = self._scenes, [], None
        for scene in reversed(scenes):
            try:
                scene.leave()
            except Exception as error:
                crash.write_note(self.data, error)
        self.push(self.on_crash(note))


def _fills_screen(event: pygame.Event) -> bool:
    """F11, or Alt with Enter."""
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))
