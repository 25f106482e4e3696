"""The pointer's own hand while it lies covered: a card of it can be taken blind, as from any fan on a real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.cards import Card, Seat
from game.view.commands import TOUCH, Device
from game.view.i18n import _
from game.view.things import Thing

if TYPE_CHECKING:
    from .match import MatchScene


class CoveredHand:
    """Which card a back stands for. The backs say what everybody believes, so there may be more of them than cards:
    whoever takes one of those too many takes the last card."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._told: set[Seat] = set()
        """Who has been told how to look."""

    @property
    def lies(self) -> bool:
        scene = self.scene
        return not scene.alone and scene.play.hides_hands and not scene.moment.peek

    def back_at(self, point: tuple[float, float]) -> Thing | None:
        """The back under a point, while the hand is covered."""
        own = f"fan:{self.scene.own}:"
        backs = [thing for thing in self.scene.view.things if thing.id.startswith(own)] if self.lies else []
        return next((thing for thing in reversed(backs) if thing.holds(point)), None)

    def card_of(self, number: str) -> Card | None:
        """``number`` is the rest of a back's id: ``0:3``."""
        seat, _colon, place = number.partition(":")
        scene = self.scene
        if int(seat) != scene.own or not self.lies:
            return None
        cards = scene.order.arranged(scene.play.table.hand(scene.seat_view, scene.moment))
        return cards[min(int(place), len(cards) - 1)] if cards else None

    def turned(self) -> None:
        """Peeking began or ended while a card is held: it has its gap among the faces, or among the backs."""
        scene, carried = self.scene, self.scene.view.carried
        if carried is None or not carried.thing.startswith(("card:", "fan:")):
            return
        card, backs = scene.moment.held, scene.view.look.seats[scene.own].fan
        place = min(scene.order.place(card), backs - 1)
        carried.thing = f"card:{card}" if scene.moment.peek else f"fan:{scene.own}:{place}"

    def tell_how_to_look(self, device: Device) -> None:
        """Once, whoever takes a card blind."""
        scene = self.scene
        if scene.own in self._told:
            return
        self._told.add(scene.own)
        if device == TOUCH:
            words = _("two fingers on the table show your cards")
        elif scene.stage.settings.preferences.tap:
            words = _("[#mouse_right] press the right button to see your cards")
        else:
            words = _("[#mouse_right] hold the right button to see your cards")
        scene.notice(words)
