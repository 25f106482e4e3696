"""``call`` at the screen: four words, by click, key or button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.core.actions import NOBODY
from game.core.events import Event, Said
from game.scenes.games.schnattergei import SchnattergeiPlay
from game.view.commands import Command, Kind
from game.view.games.drills.words import CallTable
from game.view.games.schnattergei.ring import HesitationRing
from game.view.games.schnattergei.words import spoken
from game.view.things import Thing

from .play import TrialPlay


class CallPlay(TrialPlay):
    table: ClassVar[CallTable]
    words = SchnattergeiPlay.words

    def built(self) -> None:
        self._ring = HesitationRing()
        self.scene.view.extra = self._ring

    def tick(self, now_ms: int, at: int) -> None:
        super().tick(now_ms, at)
        self._ring.part = self.left_part(at)
        self._ring.left_ms = max(0, self.window[0] - at)

    def note(self, event: Event, now_ms: int) -> None:
        super().note(event, now_ms)
        if isinstance(event, Said) and event.seat != NOBODY:
            self.scene.say(event.seat, spoken(event.words), now_ms)

    def say(self, name: str) -> None:
        colour = name.partition("_")[2]
        self.answer(f"say:{self.scene.seat_view.facts['words'][colour]}")

    def choosable(self, thing: Thing) -> bool:
        return False

    def first_focus(self) -> Sequence[str]:
        return ("word_blue",)

    def press(self, thing: Thing) -> bool:
        """A card says nothing."""
        return True

    def click_button(self, name: str) -> None:
        self.say(name)

    def command(self, command: Command) -> bool:
        if command.kind is not Kind.GAME:
            return False
        self.say(command.text)
        return True
