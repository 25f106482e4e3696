"""Throwing the own seat's pollen without the mouse.

Arrows or a number choose somebody, and a key is held while the aim swings; or a stick is pulled back and let go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.cards import Seat
from game.view.commands import Command, Kind

from .pollen_throw import PollenThrow

if TYPE_CHECKING:
    from game.scenes.match import MatchScene

SWINGS = (Kind.ACCEPT, Kind.SEAT, Kind.THROW)
"""While one of these is held, the aim of a throw swings."""


class KeyThrow:
    def __init__(self, scene: MatchScene, throw: PollenThrow) -> None:
        self.scene, self.throw = scene, throw

    def take(self) -> bool:
        """Close the hand on the pollen that this seat has to throw; True when it holds it."""
        scene = self.scene
        if scene.gestures.held is None and scene.seat_view.facts["pollinating"] == scene.own:
            scene.input.keys.lift("pollen")
            self._aim_at((scene.own + (scene.seat_view.seats + 1) // 2) % scene.seat_view.seats)
        return scene.gestures.held is not None and scene.gestures.held.source == "pollen"

    def throw_at(self, seat: Seat) -> None:
        """A key goes down that means this player: the aim swings until it comes up."""
        self._aim_at(seat)
        self.throw.swing(self.scene.time.now_ms)

    def command(self, command: Command) -> bool:
        """True when it was about the throw."""
        if self._held(command):
            return True
        if command.kind is Kind.THROW and not self.throw.pulled and self.take():
            self.throw.swing(self.scene.time.now_ms)
        elif command.kind is Kind.AIM:
            self.take()
            self.throw.aim(command.vector, self.scene.time.now_ms)
        return command.kind in (Kind.THROW, Kind.AIM)

    def released(self, command: Command) -> None:
        """The key comes up, or the stick is let go."""
        if command.kind is Kind.AIM:
            self.throw.aim((0.0, 0.0), self.scene.time.now_ms)
        if command.kind in SWINGS and self.throw.swinging and not self.scene.stage.settings.preferences.tap:
            self._swung()

    def _swung(self) -> None:
        self.throw.swung(self.scene.time.now_ms)
        self.scene.moment.focus = ""

    def _held(self, command: Command) -> bool:
        """With the pollen in the hand: arrows choose somebody, Enter is held and let go."""
        held, keys = self.scene.gestures.held, self.scene.input.keys
        if held is None or held.source != "pollen" or not keys.carrying:
            return False
        if command.kind is Kind.THROW and self.throw.pulled:
            return True
        if self.throw.swinging and command.kind in SWINGS and not command.repeat:
            self._swung()  # the second press of somebody who taps
            return True
        if self.throw.flying or self.throw.swinging:
            return command.kind is not Kind.PAUSE and command.kind is not Kind.BACK
        step = {Kind.LEFT: -1, Kind.RIGHT: 1, Kind.NEXT: 1, Kind.PREVIOUS: -1}.get(command.kind, 0)
        if command.kind in (Kind.ACCEPT, Kind.THROW):
            self.throw.swing(self.scene.time.now_ms)
        elif step:
            self._aim_at(self._next_seat(step))
        return bool(step) or command.kind in (Kind.ACCEPT, Kind.THROW, Kind.UP, Kind.DOWN)

    def _next_seat(self, step: int) -> Seat:
        """Of the others from left to right, and around."""
        own, count, focus = self.scene.own, self.scene.seat_view.seats, self.scene.moment.focus
        place = (int(focus[5:]) - own) % count - 1 if focus.startswith("seat:") else 0
        return (own + 1 + (place + step) % (count - 1)) % count

    def _aim_at(self, seat: Seat) -> None:
        self.throw.choose(seat)
        self.scene.moment.focus = f"seat:{seat}"
        self.scene.refresh()
