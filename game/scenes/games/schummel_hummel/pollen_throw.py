"""Throwing the pollen: a flick, a stick that snaps back, or a key that is held and let go.

Whether it hits is a matter of aim and ducking, whatever it is thrown with: while a key is held the aim swings past
its target to both sides, as far as somebody who ducks can go.
"""

from __future__ import annotations

import math
from collections import deque
from typing import TYPE_CHECKING

from game.view.games.schummel_hummel.pollen import PollenExtra
from game.view.games.schummel_hummel.table import POLLEN
from game.view.motion import Flight, Pose
from game.view.still import seat_point
from game.view.table_view import Flying

if TYPE_CHECKING:
    from game.scenes.match import MatchScene

LEAST_SPEED = 0.45
"""Units in a millisecond; slower is no throw, and the pollen goes back."""
FLIGHT_MS = 260
REACH = 1500.0
HIT_RADIUS = 66.0
SWING_UNITS = 150.0
"""How far beside its target a throw by keys swings."""
SWING_MS = 1500
AIM_UNITS = 260.0
LEAST_PULL = 0.5
SNAP_MS = 150


class PollenThrow:
    def __init__(self, scene: MatchScene, extra: PollenExtra) -> None:
        self.scene, self.extra = scene, extra
        self._start: tuple[float, float] | None = None
        self._end: tuple[float, float] = (0.0, 0.0)
        self._lands_ms = 0
        self._pulls: deque[tuple[int, tuple[float, float]]] = deque()
        """The last pulls of a stick: when, and how far each way."""
        self._target = -1
        self._swing_ms = -1
        """Since when a key has been held; -1: none is."""

    @property
    def flying(self) -> bool:
        return self._start is not None

    @property
    def pulled(self) -> bool:
        """A stick is pulled back: it aims, whatever else that way of it means."""
        return bool(self._pulls)

    @property
    def swinging(self) -> bool:
        return self._swing_ms >= 0

    def reset(self) -> None:
        self._start, self._target, self._swing_ms = None, -1, -1
        self._pulls.clear()

    def release(self, at: tuple[float, float], velocity: tuple[float, float], now_ms: int) -> None:
        """The hand opened while it moved: the pollen flies on along its way."""
        speed = math.hypot(*velocity)
        if speed < LEAST_SPEED:
            self.scene.gestures.cancel(now_ms)
            return
        self._fly(at, (velocity[0] / speed, velocity[1] / speed), now_ms)

    def aim(self, vector: tuple[float, float], now_ms: int) -> None:
        """Pull a stick back and let it go: the pollen flies the other way."""
        held = self.scene.gestures.held
        if held is None or held.source != "pollen" or self.flying:
            return
        if vector != (0.0, 0.0):
            self._note_pull(vector, now_ms)
            length = math.hypot(*vector)
            self._aim_along(held.at, (-vector[0] / length, -vector[1] / length), AIM_UNITS * min(1.0, length))
            return
        x, y = max((pull for _at, pull in self._pulls), key=lambda pull: math.hypot(*pull), default=(0.0, 0.0))
        length = math.hypot(x, y)
        if length > LEAST_PULL:
            self._fly(held.at, (-x / length, -y / length), now_ms)
        self._pulls.clear()
        self.extra.aim = None

    def _note_pull(self, vector: tuple[float, float], now_ms: int) -> None:
        """A stick snaps back through weaker pulls, one axis after the other: where it was held counts."""
        self._pulls.append((now_ms, vector))
        while len(self._pulls) > 1 and self._pulls[1][0] < now_ms - SNAP_MS:
            self._pulls.popleft()

    def choose(self, seat: int) -> None:
        """Aim at a player, without swinging yet."""
        held = self.scene.gestures.held
        if held is None or self.flying or self.swinging:
            return
        self._target = seat
        self._aim_at_target(held.at, 0.0)

    def swing(self, now_ms: int) -> None:
        """A key goes down: the aim begins to swing, far beside its target."""
        if self._target >= 0 and not self.flying and not self.swinging:
            self._swing_ms = now_ms

    def swung(self, now_ms: int) -> None:
        """The key comes up: the pollen flies where the aim is now."""
        held = self.scene.gestures.held
        if held is None or not self.swinging or self.flying:
            return
        way = self._way_to_target(held.at, self._aside(now_ms))
        self._swing_ms, self.extra.aim = -1, None
        self._fly(held.at, way, now_ms)

    def _aside(self, now_ms: int) -> float:
        return SWING_UNITS * math.cos((now_ms - self._swing_ms) / SWING_MS * math.tau)

    def _way_to_target(self, start: tuple[float, float], aside: float) -> tuple[float, float]:
        """To a point beside the target's own place, whether or not it has ducked."""
        portrait = self.scene.layout.seats[self._target].portrait
        dx, dy = portrait.x - start[0], portrait.y - start[1]
        length = math.hypot(dx, dy) or 1.0
        dx, dy = dx - dy / length * aside, dy + dx / length * aside
        length = math.hypot(dx, dy) or 1.0
        return dx / length, dy / length

    def _aim_at_target(self, start: tuple[float, float], aside: float) -> None:
        portrait = self.scene.layout.seats[self._target].portrait
        self._aim_along(start, self._way_to_target(start, aside), math.dist(start, (portrait.x, portrait.y)))

    def _aim_along(self, start: tuple[float, float], way: tuple[float, float], far: float = AIM_UNITS) -> None:
        self.extra.aim = (start, (start[0] + way[0] * far, start[1] + way[1] * far))
        self.scene.dirty = True

    def _fly(self, at: tuple[float, float], way: tuple[float, float], now_ms: int) -> None:
        """To the player that the way leads to, or out of sight."""
        far = min((along for along, aside in self._seats_along(at, way) if aside <= HIT_RADIUS * 1.6), default=REACH)
        self._start, self._lands_ms = at, now_ms + FLIGHT_MS
        self._end = (at[0] + way[0] * far, at[1] + way[1] * far)
        carried = self.scene.view.carried
        width = carried.width if carried else 80.0
        flight = Flight(
            Pose(*at, width, 0, 13),
            Pose(*self._end, width * 0.9, 40, 3),
            self.scene.stage.now_ms,
            FLIGHT_MS,
            30,
            False,
        )
        self.scene.view.carried = None
        self.scene.view.fly(Flying("pollen", POLLEN, flight, exact=True))

    def _seats_along(self, at: tuple[float, float], way: tuple[float, float]) -> list[tuple[float, float]]:
        """For each other player: how far along the way, and how far aside of it."""
        found = []
        for seat in range(self.scene.seat_view.seats):
            if seat != self.scene.own:
                x, y = self.scene.input.seat_place(seat)
                dx, dy = x - at[0], y - at[1]
                along = dx * way[0] + dy * way[1]
                if along > 0:
                    found.append((along, abs(dx * way[1] - dy * way[0])))
        return found

    def tick(self, now_ms: int) -> None:
        """It lands: a hit only if the player is still there."""
        held = self.scene.gestures.held
        if self.swinging and held:
            self._aim_at_target(held.at, self._aside(now_ms))
        if self._start is None or now_ms < self._lands_ms:
            return
        self._start = None
        gestures = self.scene.gestures
        if gestures.held is None:
            return
        look, layout = self.scene.view.look, self.scene.layout
        zone = "table"
        for seat, place in enumerate(layout.seats):
            if seat != self.scene.own and math.dist(self._end, seat_point(place, look.seats[seat])) <= HIT_RADIUS:
                zone = f"seat:{seat}"
        gestures.carry([zone], now_ms)
        gestures.drop(now_ms)
