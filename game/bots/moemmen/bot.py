"""A player of Mömmen: follows what is taken and laid, thinks when it has the turn, and moves its hand."""

from __future__ import annotations

from random import Random
from typing import Any

from game.bots.characters import Character, Skill
from game.bots.paths import Places
from game.bots.player import Player
from game.bots.reaction import between
from game.core.actions import Action, Call
from game.core.acts import NO_CARD, Act
from game.core.cards import Card
from game.core.events import CardMoved, Noted, RoundBegan, RoundEnded, TurnBegan
from game.core.table import NEVER
from game.referee.view import SeatView

from . import choosing
from .choosing import Exchange
from .counting import Count
from .worth import Holding, Prospects, Reading, Sheep, step

STOCK = 3.4
"""What a Benny or Tim is worth in hand to somebody who knows what to do with it."""
SLIP = 4.5
"""How far somebody without craft misjudges an exchange, in points."""
FARTHER = 0.6
"""How much less it matters what a player one seat farther on collects."""
DENIAL = 0.4
CLOSE = 4
"""So many sheep of one colour in another hand: the round may soon be over."""


class MoemmenPlayer(Player):
    def __init__(
        self, seat: int, view: SeatView, character: Character, skill: Skill, rng: Random, pace: float, places: Places,
    ) -> None:
        super().__init__(seat, view, character, skill, rng, pace, places)
        printed = view.printed()
        self.colours = sorted({face.colours[0] for face in printed if face.colours})
        self.home = f"hand:{seat}"
        self.others = [(seat + far) % view.seats for far in range(1, view.seats)]
        self.reading = Reading(view)
        self.count = Count(view.seats, printed)
        self.handlers = {
            CardMoved: self._card_moved, TurnBegan: self._turn_began, Noted: self._noted,
            RoundBegan: self._round_began, RoundEnded: self._round_ended,
        }
        self._read_meadow()
        self._mind_turn(view.now, view.turn)
        self._find_next()

    # What happens

    def _turn_began(self, event: TurnBegan) -> None:
        self.refusals = 0
        self._mind_turn(event.at, event.seat)

    def _mind_turn(self, now: int, turn: int) -> None:
        if turn == self.seat:
            self.think_soon(now, 1_200, 3_200)
        else:
            self.think_at = NEVER

    def _round_began(self, event: RoundBegan) -> None:
        self.count.new_round()

    def _round_ended(self, event: RoundEnded) -> None:
        self.rest()

    def _noted(self, event: Noted) -> None:
        if event.name == "gathered":
            self.count.shuffled()

    def _card_moved(self, event: CardMoved) -> None:
        card, source, target = event.card, event.source, event.target
        if target == self.home and source == "draw" and self.view.turn == self.seat:
            self.think_soon(event.at, 900, 2_000)  # Benny or Tim was played: now for the rest of the turn
        if card is None:
            return
        sheep = self.reading.known(card)
        if source[:5] == "hand:" and source != self.home:
            self.count.gave(int(source[5:]), card, sheep)
        if sheep is None:
            return
        if target == "discard":
            self._mind(lambda: self.count.went(card, sheep))
        elif source[:7] == "meadow:" and target != self.home:
            self._mind(lambda: self.count.took(int(target[5:]), card, sheep))

    def _mind(self, remember: Any) -> None:
        """Not everything that lies open is noticed."""
        if self.chance(self.skill.notice * (0.7 + 0.3 * self.character.alertness)):
            remember()

    def _read_meadow(self) -> None:
        for card in self.view.facts["meadow"]:
            if card != NO_CARD:
                self.reading.of(card)

    # The own turn

    def think(self, now: int) -> Action | None:
        if self.hand.busy:
            self.think_at = self.hand.next_at + 200
            return None
        if self.view.turn != self.seat or self.view.round_over:
            return None
        act = self._choose()
        if act.zone:
            self._carry_out(now, act)
            return None
        self.think_soon(now, 900, 1_900)
        return Call(self.seat, act.verb)

    def _carry_out(self, now: int, act: Act) -> None:
        rng = self.rng
        legs = [(between(rng, 300, 560), act.zone)]
        if act.verb == "swap" and self.chance(0.25 * (1.0 - self.skill.craft)):  # undecided until the last moment
            legs.insert(0, (between(rng, 260, 480), f"meadow:{int(rng.random() * 5)}"))
        self.gesture(now, act.card, self.home, legs, between(rng, 60, 180))

    def _choose(self) -> Act:
        """The next act of the turn. Whatever it is, it is one that would be accepted."""
        acts = self.view.acts()
        by_verb = {act.verb: act for act in acts if act.verb != "swap"}
        facts = self.view.facts
        holding, prospects = self._hand(facts)
        found = self._exchanges([act for act in acts if act.verb == "swap"], facts, holding, prospects)
        complete = next((one.act for one in found if one.herd), None)
        if complete:
            return complete
        if "tim" in by_verb and self.chance(0.3 + 0.7 * self.skill.craft):
            return by_verb["tim"]
        choice = choosing.best(found, SLIP * (1.0 - self.skill.craft), self.rng)
        stir = by_verb.get("whistle") or by_verb.get("benny")
        if stir and self.chance(self.skill.craft) and self._hopes(facts, holding, prospects) > _gain(choice):
            return stir
        if choice and (choice.gain > choosing.SWAP_FOR_BETTER or "pass" not in by_verb):
            return choice.act
        return by_verb["pass"]

    def _exchanges(
        self, acts: list[Act], facts: dict[str, Any], holding: Holding, prospects: Prospects,
    ) -> list[Exchange]:
        meadow: dict[str, Card] = {f"meadow:{n}": card for n, card in enumerate(facts["meadow"])}
        whole = len(self.view.hand)
        return choosing.exchanges(acts, self.reading, meadow, holding, prospects, self._threat(), whole)

    def _hand(self, facts: dict[str, Any]) -> tuple[Holding, Prospects]:
        """The own hand, and how likely more of each colour can be had."""
        hurry = 0.6 if self._somebody_is_close() else 1.0
        own = [self.reading.of(card) for card in self.view.hand]
        holding = Holding(self.colours, own, STOCK * self.skill.craft * (hurry if hurry == 1.0 else 0.2))
        prospects = dict.fromkeys(self.colours, hurry)
        if self.chance(self.skill.cunning):
            for colour in self.colours:
                missing = max(1, len(own) - holding.counts[colour])
                prospects[colour] *= min(1.0, (self._unseen(colour) + 0.5) / (1.6 * missing))
        return holding, prospects

    def _unseen(self, colour: str) -> int:
        return self.count.unseen(colour, [self.reading.of(card) for card in self.view.hand])

    def _hopes(self, facts: dict[str, Any], holding: Holding, prospects: Prospects) -> float:
        """What a new meadow may bring."""
        colour = holding.best(prospects)
        lying = sum(self.reading.of(card).colour == colour for card in facts["meadow"] if card != NO_CARD)
        cards = self.view.draw_count + sum(self.view.count(other) for other in self.others)
        places = len(facts["meadow"])
        return choosing.fresh_meadow(holding, prospects, max(0, self._unseen(colour) - lying), cards, places)

    # The others

    def _somebody_is_close(self) -> bool:
        if not self.chance(self.skill.cunning):
            return False
        return any(self._collects(other, colour) >= CLOSE for other in self.others for colour in self.colours)

    def _collects(self, seat: int, colour: str) -> int:
        return self.count.collects(seat, colour, self.view.count(seat))

    def _threat(self) -> choosing.Feeling:
        """How much a sheep on the meadow would help those who come next."""
        if not self.chance(self.skill.cunning):
            return lambda sheep: 0.0
        help_: dict[str, float] = {}
        for colour in self.colours:
            weight, most = DENIAL, 0.0
            for other in self.others:
                has = self._collects(other, colour)
                most = max(most, weight * step(has) if has >= 2 else 0.0)
                weight *= FARTHER
            help_[colour] = most

        def feeling(sheep: Sheep) -> float:
            return help_[sheep.colour] if sheep.kind == "plus" else 0.0

        return feeling


def _gain(choice: Exchange | None) -> float:
    return choice.gain if choice else 0.0
