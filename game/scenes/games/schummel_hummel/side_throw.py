"""The pollen in the hand of somebody without the mouse: choose a player, hold a key while the aim swings, let go."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.core.actions import Carry, Release
from game.view.commands import Command, Kind

from .pollen_throw import FLIGHT_MS, HIT_RADIUS, SWING_MS, SWING_UNITS

if TYPE_CHECKING:
    from game.scenes.match import MatchScene
    from game.scenes.side_hand import SideHand
    from game.view.games.schummel_hummel.pollen import PollenExtra

HOLDS = (Kind.ACCEPT, Kind.THROW)


class SideThrow:
    """Only one player throws at a time, so there is one of these at a match scene."""

    def __init__(self, scene: MatchScene, extra: PollenExtra) -> None:
        self.scene, self.extra = scene, extra
        self._hand: SideHand | None = None
        self._target = -1
        self._swing_ms = self._lands_ms = -1
        self._hits = False

    @property
    def busy(self) -> bool:
        return self._swing_ms >= 0 or self._lands_ms >= 0

    def reset(self) -> None:
        if self._hand is not None:
            self.extra.aim = None
        self._hand, self._target, self._swing_ms, self._lands_ms = None, -1, -1, -1

    def command(self, hand: SideHand, command: Command) -> bool:
        """True when it was about the throw."""
        if self.scene.seat_view.facts["pollinating"] != hand.seat:
            return False
        holds = self._hand is hand and hand.holds_pollen
        if self._lands_ms >= 0:
            return command.kind is not Kind.BACK
        step = {Kind.LEFT: -1, Kind.RIGHT: 1}.get(command.kind, 0)
        if not command.pressed:
            if command.kind in HOLDS and not self.scene.stage.settings.preferences.tap:
                self._swung()
            return command.kind in HOLDS
        if step and holds:
            self._aim_at(self._next(hand, step))
        elif command.kind is Kind.THROW or (command.kind is Kind.ACCEPT and (holds or hand.focus == "pollen")):
            self._go_on(hand, holds, command.kind)
        elif command.kind is Kind.BACK:
            self.reset()
            return False
        else:
            return holds and command.kind in (Kind.UP, Kind.DOWN)
        return True

    def _go_on(self, hand: SideHand, holds: bool, kind: Kind) -> None:
        """Take it and aim; hold and let go. The throwing key does both at once."""
        if self._swing_ms >= 0:
            self._swung()  # the second press of somebody who taps
            return
        if not holds:
            if not hand.take("pollen"):
                return
            self._hand = hand
            self._aim_at((hand.seat + (hand.view.seats + 1) // 2) % hand.view.seats)
        if holds or kind is Kind.THROW:
            self._swing_ms = self.scene.time.now_ms

    def _next(self, hand: SideHand, step: int) -> int:
        count = hand.view.seats
        place = (self._target - hand.seat) % count - 1
        return (hand.seat + 1 + (place + step) % (count - 1)) % count

    def _aim_at(self, seat: int) -> None:
        self._target = seat
        self._show(0.0)
        if self._hand is not None:
            self._hand.focus = f"seat:{seat}"

    def _aside(self, now_ms: int) -> float:
        """How far beside the target the aim is, in units."""
        return SWING_UNITS * math.cos((now_ms - self._swing_ms) / SWING_MS * math.tau)

    def _show(self, aside: float) -> None:
        spot, portrait = self.scene.layout.spots["pollen"], self.scene.layout.seats[self._target].portrait
        dx, dy = portrait.x - spot.x, portrait.y - spot.y
        length = math.hypot(dx, dy) or 1.0
        self.extra.aim = ((spot.x, spot.y), (portrait.x - dy / length * aside, portrait.y + dx / length * aside))
        self.scene.dirty = True

    def _swung(self) -> None:
        if self._hand is None or self._swing_ms < 0:
            return
        now = self.scene.time.now_ms
        self._hits = abs(self._aside(now)) <= HIT_RADIUS
        self._swing_ms, self._lands_ms, self.extra.aim = -1, now + FLIGHT_MS, None
        self.scene.submit(Carry(self._hand.seat, "table"))

    def tick(self, now_ms: int) -> None:
        """It lands: a hit only if the player is still there."""
        if self._hand is None:
            return
        if not self._hand.holds_pollen:
            self.reset()
        elif self._swing_ms >= 0:
            self._show(self._aside(now_ms))
        elif 0 <= self._lands_ms <= now_ms:
            hit = self._hits and not self.scene.seat_view.leaning(self._target)
            seat, zone = self._hand.seat, f"seat:{self._target}" if hit else "table"
            self._hand.focus = ""
            self.reset()
            self.scene.submit(Carry(seat, zone))
            self.scene.submit(Release(seat, zone))
