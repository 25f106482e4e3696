"""A finger of somebody whose hand isn't the mouse's: it drags, taps and peeks at its own seat.

The gestures are the mouse's own; on the screen the hand is a paw like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.actions import Action, Refusal, Release, TurnOver
from game.core.acts import NO_CARD
from game.core.cards import Card
from game.view.commands import Command, Kind
from game.view.gestures import Gestures

if TYPE_CHECKING:
    from .side_hand import SideHand

POINTER = (Kind.POINTER_DOWN, Kind.POINTER_MOVE, Kind.POINTER_UP, Kind.POINTER_LOST, Kind.POINTER_ALT)
Point = tuple[float, float]


class SidePointer:
    """The pointer of one :class:`~game.scenes.side_hand.SideHand`."""

    def __init__(self, hand: SideHand) -> None:
        self.hand = hand
        self._gestures = Gestures(hand.seat, hand.scene.layout.zones, self._send)

    @property
    def gestures(self) -> Gestures:
        """What the finger holds; the hand may have been opened meanwhile, and the window have another size."""
        if self._gestures.zones is not self.hand.scene.layout.zones:
            self._gestures = Gestures(self.hand.seat, self.hand.scene.layout.zones, self._send)
        if self._gestures.held is not None and self.hand.held == NO_CARD:
            self._gestures.taken()
        return self._gestures

    def _send(self, action: Action) -> Refusal | None:
        """Whoever ducks isn't hit."""
        if isinstance(action, Release) and self.hand.holds_pollen and action.zone.startswith("seat:"):
            if self.hand.view.leaning(int(action.zone[5:])):
                action = Release(action.seat, "table")
        return self.hand.scene.submit(action)

    @property
    def busy(self) -> bool:
        """Time matters to what is held: the sleeve, the strip below the pile."""
        return self.gestures.held is not None

    def tick(self, now_ms: int) -> None:
        self.gestures.tick(now_ms)

    def handle(self, command: Command) -> None:
        now, point, gestures = self.hand.scene.time.now_ms, self._point(command), self.gestures
        match command.kind:
            case Kind.POINTER_MOVE:
                gestures.move([point], now)
            case Kind.POINTER_DOWN if not command.double or gestures.held is None:
                self._press(point, now)
            case Kind.POINTER_UP:
                self._lift(point, now)
            case Kind.POINTER_LOST:
                gestures.cancel(now)
                self.hand.peek(False)
            case Kind.POINTER_ALT if command.pressed and gestures.held is not None:
                gestures.cancel(now)
            case Kind.POINTER_ALT:
                self.hand.peek(command.pressed)

    def _point(self, command: Command) -> Point:
        return self.hand.scene.input.point(command.at)

    def _press(self, point: Point, now_ms: int) -> None:
        gestures = self.gestures
        card, source = (None, "") if gestures.held is not None else self._at(point)
        if not gestures.press(point, now_ms, card, source) and card is None and gestures.held is None:
            self._tap(point)

    def _lift(self, point: Point, now_ms: int) -> None:
        held = self.gestures.held
        if held is not None and held.source == "draw" and not held.moved:
            self.gestures.carry([f"hand:{self.hand.seat}"], now_ms)
            self.gestures.drop(now_ms)
        elif held is not None:
            self.gestures.lift(point, now_ms, self.hand.scene.stage.settings.preferences.tap)

    def _at(self, point: Point) -> tuple[Card | None, str]:
        """What lies under the finger: an own card in the fan, or a thing on the table; and its pile."""
        scene, seat = self.hand.scene, self.hand.seat
        thing = scene.view.thing_at(point)
        if thing is not None and not thing.id.startswith("card:") and thing.solid:
            kind, _colon, number = thing.id.partition(":")
            slaps = kind == "discard" and scene.seat_view.facts.get("wasp")
            card, source = scene.play.card_of(kind, number)
            return (None, "") if card is None or slaps else (card, source)
        index = self._in_fan(point)
        cards = self.hand.places()
        if index < 0 or not cards:
            return None, ""
        return cards[min(index, len(cards) - 1)], f"hand:{seat}"  # backs say what all believe: there may be too many

    def _in_fan(self, point: Point) -> int:
        """The place in the own fan, or -1."""
        own = f"fan:{self.hand.seat}:"
        backs = [thing for thing in self.hand.scene.view.things if thing.id.startswith(own)]
        for thing in reversed(backs):
            pose, half = thing.pose, thing.pose.width * 0.75
            if abs(point[0] - pose.x) <= half and abs(point[1] - pose.y) <= half:
                near = min(backs, key=lambda each: abs(each.pose.x - point[0]) + abs(each.pose.y - point[1]))
                return int(near.id[len(own):])
        return -1

    def _tap(self, point: Point) -> None:
        """On a player, the pile, the worm."""
        scene, seat = self.hand.scene, self.hand.seat
        thing, other = scene.view.thing_at(point), scene.view.seat_at(point)
        if thing is not None and thing.id.startswith("discard"):
            scene.play.slap_for(seat)
        elif thing is not None and thing.id == "worm":
            scene.submit(TurnOver(seat, self.hand.view.facts["worm"]))
        elif other >= 0 and other != seat:
            robbed = any(thief == other and victim == seat
                         for _gap, thief, victim in self.hand.view.facts.get("thefts", ()))
            if robbed:
                scene.play.object_for(seat)
            else:
                self.hand.point_at(other)
