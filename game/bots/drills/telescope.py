"""Telescope: looks through its hand for a card that fits, lays it, and looks again."""

from __future__ import annotations

from random import Random

from game.bots.characters import Character, Skill
from game.bots.reaction import between, reaction_ms
from game.core.actions import Action
from game.core.cards import Card, Seat
from game.core.events import Noted
from game.referee.view import SeatView

from .trainee import Trainee

SEARCH = 1.1
"""To look through a hand takes so many reaction times."""
TURN_MS = (150, 500)
"""To take in that the worm has turned, for somebody without craft; the best need half of it."""
WRONG, STALE = 0.10, 0.45
"""Chance to take a card that doesn't fit, and to go on by the old side of the worm, without any notice."""
AGAIN_MS = (500, 900)


class TelescopePlayer(Trainee):
    def __init__(self, seat: Seat, view: SeatView, character: Character, skill: Skill, rng: Random) -> None:
        super().__init__(seat, view, character, skill, rng)
        self.home = f"hand:{seat}"
        self._turned = False

    def _noted(self, event: Noted) -> None:
        if event.name == "telescope" and self.view.facts["phase"] == "shown":
            self._turned = True
            self._search(event.at, between(self.rng, *TURN_MS))
        elif event.name == "lays":
            self._search(event.at, 0)
        else:
            super()._noted(event)

    def shown(self, now: int) -> None:
        self._turned = False
        self._search(now, 200 + self.late_ms())

    def _search(self, now: int, more_ms: int) -> None:
        slow = 1.5 - 0.5 * self.skill.craft
        self.think_at = now + reaction_ms(self.rng, self.skill.reaction_ms * SEARCH) + int(more_ms * slow)

    def think(self, now: int) -> Action | None:
        if self.hand.busy or self.view.facts["phase"] != "shown":
            self.think_at = self.hand.next_at + 50 if self.hand.busy else self.think_at
            return None
        card = self._card()
        if card is None:
            self.think_at = now + between(self.rng, *AGAIN_MS)
        else:
            self.gesture(now, card, self.home, [(between(self.rng, 180, 320), "discard")], between(self.rng, 30, 90))
        return None

    def _card(self) -> Card | None:
        """One that seems to fit."""
        blind = 1.0 - self.skill.notice
        stale = self._turned and self.chance(STALE * blind)
        self._turned = self._turned and stale
        side = self.view.facts["telescope"] != stale
        hand = self.view.hand
        fits = [card for card in hand if self._fits(card, side)]
        if hand and self.chance(WRONG * blind):
            fits = hand
        return fits[int(self.rng.random() * len(fits))] if fits else None

    def _fits(self, card: Card, telescope: bool) -> bool:
        face, top = self.view.face(card), self.view.face(self.view.top)
        return face.kind != "bumblebee" and bool({*face.colours} & {*top.colours}) != telescope
