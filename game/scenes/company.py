"""Somebody leaves their hand to a bot in the middle of a match, and comes back: who plays at each seat now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.actions import Sit
from game.core.cards import Seat
from game.core.events import Sat
from game.core.record import HUMAN
from game.settings import CHARACTERS, SeatSetting
from game.view.bindings import sign_of
from game.view.i18n import _

if TYPE_CHECKING:
    from .match import MatchScene

LEVEL = 2


def playing_now(scene: MatchScene, seats: Sequence[SeatSetting]) -> tuple[SeatSetting, ...]:
    """Who plays at each seat of a match that may have gone on for a while; names and animals stay."""
    referee = scene.match.referee
    now = zip(seats, referee.record.kinds, referee.playing, strict=True)
    return tuple(seat if kind == first else replace(seat, player=kind) for seat, first, kind in now)


class Company:
    """The people of a match scene, those that are away among them."""

    def __init__(self, scene: MatchScene, seats: Sequence[SeatSetting]) -> None:
        self.scene = scene
        self.kept = tuple(seats)
        """As they sat down at first."""

    @property
    def away(self) -> list[Seat]:
        """Seats of people for whom a bot plays."""
        kinds = self.scene.match.referee.record.kinds
        return [seat for seat, each in enumerate(self.scene.seats) if kinds[seat] == HUMAN and not each.human]

    def leave(self, seat: Seat) -> None:
        """A bot takes this player's hand, as it is."""
        taken = {each.kind for each in self.scene.seats}
        kind = next((each.kind for each in CHARACTERS if each.kind not in taken), CHARACTERS[0].kind)
        self.scene.submit(Sit(seat, f"{kind}:{LEVEL}"))

    def come_back(self, seat: Seat) -> None:
        """The hand is theirs again; what the bot was about to do it doesn't do."""
        self.scene.submit(Sit(seat, HUMAN))

    def owner_of(self, device: str) -> Seat:
        """Whose device it is, or was before they left; -1 for nobody's."""
        return next((seat for seat, each in enumerate(self.kept) if each.human and device and each.device == device),
                    -1)

    def changed(self, event: Sat) -> None:
        """Somebody else plays: the table follows."""
        scene, seat = self.scene, event.seat
        seats = list(scene.seats)
        seats[seat] = replace(seats[seat], player=event.kind)
        scene.seats = tuple(seats)
        scene.ways.pop(seat, None)
        if scene.table:
            self._turn(event)

    def _turn(self, event: Sat) -> None:
        """Whoever has the mouse now sits below; somebody alone plays with an open hand."""
        scene = self.scene
        scene.humans = [seat for seat, each in enumerate(scene.seats) if each.human]
        alone = len(scene.humans) <= 1
        changes = alone != scene.alone or not scene.humans or scene.humans == [event.seat]
        scene.alone = scene.moment.alone = alone
        scene.hands.reseat()
        below = scene.below()
        if changes or below != scene.own:
            scene.sit(below)
        if event.kind != HUMAN:
            self.tell_way_back(event.seat)

    def tell_way_back(self, seat: Seat) -> None:
        """Which key of theirs leads to the pause, where they can come back."""
        words = _("*{name}* can come back: {sign} opens the pause")
        self.scene.notice(words.format(name=self.scene.called(seat), sign=f"[#{way_back(self.kept[seat].device)}]"))


def way_back(device: str) -> str:
    """The glyph of what pauses for somebody away."""
    return sign_of(device, "pause") or sign_of(device, "back") or "key:Esc"
