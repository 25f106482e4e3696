"""A pointer in, actions out: press, move and let go become grab, carry and release. Knows no pixels, no pygame.

The table lets a hand do things; nothing here asks whether they are allowed. A gesture that breaks off (focus or
button lost, window resized, dialog opened) always brings the card back to the hand, and counts for nothing.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.core.actions import Action, Carry, Grab, Refusal, Release

from .zones import Point, ZoneMap

CLICK_UNITS = 7.0
CLICK_MS = 350
DOUBLE_MS = 320
FLICK_UNITS_PER_MS = 1.1
SPEED_WINDOW_MS = 90
SLEEVE_MS = 350
SLIP_MS = 150
"""A card on its way to the pile passes the strip below it; only one that stays, or is let go, is slipped under."""

Send = Callable[[Action], Refusal | None]


@dataclass(slots=True)
class Held:
    """What one pointer holds."""

    thing: int
    source: str
    """The pile it was taken from, where it goes home to."""
    zone: str
    at: Point
    pressed_at: Point
    pressed_ms: int
    sticky: bool = False
    """Lifted by a click: it follows without a button until the next click."""
    moved: bool = False
    entered_ms: int = 0
    slip_ms: int = -1
    """Since when it is over the strip below the pile; -1 while it isn't."""
    trail: deque[tuple[int, Point]] = field(default_factory=lambda: deque(maxlen=32))


class Gestures:
    """The hand of one seat, moved by one pointer."""

    def __init__(self, seat: int, zones: ZoneMap, send: Send) -> None:
        self.seat, self.zones, self.send = seat, zones, send
        self.held: Held | None = None
        self._last_drop: tuple[int, Point] = (-10_000, (0.0, 0.0))

    @property
    def sleeve(self) -> str:
        return f"sleeve:{self.seat}"

    def press(self, at: Point, now_ms: int, thing: int | None, source: str) -> bool:
        """A button goes down on ``thing`` (None: on nothing that can be lifted). True when the hand now holds it."""
        if self.held is not None:
            if self.held.sticky:
                self.move([at], now_ms)
                self._drop(now_ms)
            return False
        dropped_ms, dropped_at = self._last_drop
        if thing is None or (now_ms - dropped_ms < DOUBLE_MS and math.dist(at, dropped_at) <= CLICK_UNITS):
            return False  # the second half of a double click acts no more
        if self.send(Grab(self.seat, thing)) is not None:
            return False
        self.held = Held(thing, source, source, at, at, now_ms, entered_ms=now_ms)
        self.held.trail.append((now_ms, at))
        return True

    def move(self, path: Sequence[Point], now_ms: int) -> None:
        """The pointer moved along these points; every zone on the way is entered."""
        for point in path:
            held = self.held
            if held is None:
                return
            held.moved = held.moved or math.dist(point, held.pressed_at) > CLICK_UNITS
            for zone in self.zones.crossed(held.at, point) if held.moved else ():
                self._pass(zone, now_ms)
            if self.held is held:
                held.at = point
                held.trail.append((now_ms, point))

    def tick(self, now_ms: int) -> None:
        """Time passes: holding still at the own portrait slips the card up the sleeve."""
        held = self.held
        if held and held.zone == f"seat:{self.seat}" and now_ms - held.entered_ms >= SLEEVE_MS:
            self._enter(self.sleeve, now_ms)
        elif held and 0 <= held.slip_ms <= now_ms - SLIP_MS:
            self._enter("slip", now_ms)

    def lift(self, at: Point, now_ms: int, tap: bool = False) -> bool:
        """The button came up. A click lifts the card until the next click, and so does every press with ``tap``; True
        when it did."""
        held = self.held
        if held is None or held.sticky:
            return False
        self.move([at], now_ms)
        if self.held is None:
            return False
        if tap or (not held.moved and now_ms - held.pressed_ms <= CLICK_MS):
            held.sticky = True
            return True
        self._drop(now_ms)
        return False

    def carry(self, way: Sequence[str], now_ms: int) -> None:
        """Keys and pads name the zones themselves, one after the other."""
        for zone in way:
            if self.held is not None:
                self._enter(zone, now_ms)

    def drop(self, now_ms: int) -> None:
        """Let go where the hand is."""
        if self.held is not None:
            self._let_go(self.held.zone, now_ms)

    def cancel(self, now_ms: int) -> None:
        """The gesture broke off: the card goes home, and nothing counts."""
        if self.held is not None:
            self._let_go(self.held.source, now_ms)

    def taken(self) -> None:
        """The referee took the card out of the hand."""
        self.held = None

    def velocity(self, now_ms: int) -> tuple[float, float]:
        """Units per millisecond over the last moments; (0, 0) for a hand that rests."""
        if self.held is None:
            return (0.0, 0.0)
        recent = [(at, point) for at, point in self.held.trail if now_ms - at <= SPEED_WINDOW_MS]
        if len(recent) < 2 or recent[-1][0] == recent[0][0]:
            return (0.0, 0.0)
        (t0, (x0, y0)), (_, (x1, y1)) = recent[0], recent[-1]
        lasts = max(1, now_ms - t0)
        return ((x1 - x0) / lasts, (y1 - y0) / lasts)

    def flicked(self, now_ms: int) -> bool:
        return math.hypot(*self.velocity(now_ms)) >= FLICK_UNITS_PER_MS

    def _pass(self, zone: str, now_ms: int) -> None:
        """The pointer crosses into a zone."""
        held = self.held
        if held is None:
            return
        if zone == "slip":
            held.slip_ms = now_ms
            return
        held.slip_ms = -1
        self._enter(zone, now_ms)

    def _enter(self, zone: str, now_ms: int) -> None:
        held = self.held
        if held is None or held.zone == zone or (zone == f"seat:{self.seat}" and held.zone == self.sleeve):
            return
        held.zone, held.entered_ms = zone, now_ms
        self.send(Carry(self.seat, zone))

    def _drop(self, now_ms: int) -> None:
        held = self.held
        if held is None:
            return
        if held.slip_ms >= 0:
            self._enter("slip", now_ms)
        if held.zone == f"lap:{self.seat}" and self.flicked(now_ms):
            self._enter(f"shoulder:{self.seat}", now_ms)
        self._let_go(held.zone, now_ms)

    def _let_go(self, zone: str, now_ms: int) -> None:
        """The hand opens first: an answer that puts the card elsewhere must not find it still held."""
        if self.held is not None:
            self._last_drop = (now_ms, self.held.at)
        self.held = None
        self.send(Release(self.seat, zone))
