"""A player of Mömmen: follows what is taken and laid, thinks when it has the turn, and moves its hand."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.bots.characters import Character, Skill
from game.bots.gaze import AWAY_ZONE, Gazer, Glance
from game.bots.reaction import between
from game.core.actions import Action, Call
from game.core.acts import NO_CARD, Act
from game.core.cards import Card, Seat
from game.core.events import CardMoved, Noted, RoundBegan, RoundEnded, TurnBegan
from game.core.table import NEVER
from game.referee.view import SeatView
from game.rules.moemmen.table import MEADOW

from . import choosing, gazing
from .choosing import Exchange
from .counting import Count, sum_plus
from .worth import Holding, Prospects, Reading, Sheep, step

STOCK = 3.4
"""What a Benny or Tim is worth in hand to somebody who knows what to do with it."""
SLIP = 4.5
"""How far somebody without craft misjudges an exchange, in points."""
FARTHER = 0.6
"""How much less it matters what a player one seat farther on collects."""
DENIAL = 0.4
ENOUGH = 1.6
"""So many that may still come for each that is missing make a colour worth collecting."""
PATIENCE = 6
"""After so many passes in a row an exchange may cost something:"""
RESTLESS = 0.4
"""so many points more with each further pass. Else three that wait for one colour would wait for ever."""
CLOSE = 4
"""So many sheep of one colour in another hand: the round may soon be over."""

BOLD_SWAPS, BOLD_STIRS = (1.6, 1.2), (0.7, 0.5)
"""The bold exchange for less and hope for more of a new meadow: a factor, and what boldness does to it."""
TURNS_TO = 0.35
"""How often a new turn draws the eyes of the others."""
AT_TURN = 0.55
"""How often they go to whoever has it; else to whose herd grows, or to Tim."""

LATE_STOCK, LATE_PROSPECT = 0.2, 0.6
"""What is left of a Benny's and of a promise's worth when somebody is close."""


class MoemmenPlayer(Gazer):
    def __init__(self, seat: Seat, view: SeatView, character: Character, skill: Skill, rng: Random) -> None:
        super().__init__(seat, view, character, skill, rng)
        printed = view.printed()
        self.colours = sorted({face.colours[0] for face in printed if face.colours})
        self.home = f"hand:{seat}"
        self.others = [(seat + far) % view.seats for far in range(1, view.seats)]
        self.reading = Reading(view)
        self.count = Count(view.seats, printed)
        self.notices = skill.notice * (0.7 + 0.3 * character.alertness)
        """Not everything that lies open is noticed: the chance that a card is."""
        self.passes = 0
        """The own passes in a row."""
        self.lying: dict[Card, tuple[str, Sheep]] = {}
        """The cards on the meadow, each with its place."""
        self.taken: Counter[str] = Counter()
        """The colours that everybody has seen it take in this round."""
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

    def _mind_turn(self, now: int, turn: Seat) -> None:
        dice = self.eyes.dice
        if turn == self.seat:
            self.think_soon(now, 1_000, 2_900)
            self.eyes.wander(now + between(dice, 200, 600))
        else:
            self.think_at = NEVER
            if dice.random() < TURNS_TO:
                self.eyes.wander(now + between(dice, 200, 700))

    def _round_began(self, event: RoundBegan) -> None:
        self.passes = 0
        self.taken.clear()
        self.count.new_round()

    def _round_ended(self, event: RoundEnded) -> None:
        self.rest()

    def _noted(self, event: Noted) -> None:
        if event.name == "gathered":
            self.count.shuffled()

    def _card_moved(self, event: CardMoved) -> bool:
        card, source, target = event.card, event.source, event.target
        goes_on = source == "draw" and target == self.home and self.view.turn == self.seat
        if goes_on:
            self.think_soon(event.at, 900, 2_000)  # Benny or Tim was played: now for the rest of the turn
        if card is not None:
            self._saw(card, source, target)
        return goes_on

    def _saw(self, card: Card, source: str, target: str) -> None:
        sheep = self.reading.known(card)
        if source[:5] == "hand:" and source != self.home:
            self.count.gave(int(source[5:]), card, sheep)
        if sheep is None:
            return
        if target[:7] == "meadow:":
            self.lying[card] = (target, sheep)
        elif source[:7] == "meadow:":
            self.lying.pop(card, None)
            if target == self.home and sheep.kind == "plus":
                self.taken[sheep.colour] += 1
            elif target[:5] == "hand:" and target != self.home and self.chance(self.notices):
                self.count.took(int(target[5:]), card, sheep)
        if target == "discard" and self.chance(self.notices):
            self.count.went(sheep)

    def _read_meadow(self) -> None:
        for place, card in self._meadow().items():
            if card != NO_CARD:
                self.lying[card] = (place, self.reading.of(card))

    def _meadow(self) -> dict[str, Card]:
        return {place: self.view.lying(place) for place in MEADOW}

    # The own turn

    def think(self, now: int) -> Action | None:
        if self.hand.busy:
            self.think_at = self.hand.next_at + 200
            return None
        if self.view.turn != self.seat or self.view.round_over:
            return None
        act = self._choose()
        self.passes = self.passes + 1 if act.verb == "pass" else 0
        if act.zone:
            self._carry_out(now, act)
            return None
        self.think_soon(now, 900, 1_900)
        return Call(self.seat, act.verb)

    def _carry_out(self, now: int, act: Act) -> None:
        rng = self.rng
        legs = [(between(rng, 300, 560), act.zone)]
        doubt = 0.25 * (1.0 - self.skill.craft) + 0.3 * self.character.restlessness
        undecided = act.verb == "swap" and self.chance(doubt)
        if undecided:
            place = MEADOW[int(rng.random() * len(MEADOW))]
            legs.insert(0, (between(rng, 260, 480), place))
        hold_ms = between(rng, 60, 180) + self.character.hesitation_ms
        self.gesture(self.lead(now, legs[0][1]), act.card, self.home, legs, hold_ms)

    def _choose(self) -> Act:
        """The next act of the turn. Whatever it is, it is one that would be accepted."""
        acts = self.view.acts()
        by_verb = {act.verb: act for act in acts if act.verb != "swap"}
        meadow = self._meadow()
        holding, prospects = self._hand()
        swaps = [act for act in acts if act.verb == "swap"]
        gains = choosing.exchanges(swaps, self.reading, meadow, holding, prospects, self._threat())
        complete = choosing.completing(swaps, self.reading, meadow, holding, len(self.view.hand))
        if complete:
            return complete
        if "tim" in by_verb and self.chance(0.3 + 0.7 * self.skill.craft):
            return by_verb["tim"]
        choice = choosing.best(swaps, gains, SLIP * (1.0 - self.skill.craft), self.rng)
        stir = by_verb.get("whistle") or by_verb.get("benny")
        if stir and self.chance(self.skill.craft) and self._hopes(meadow, holding, prospects) > _gain(choice):
            return stir
        enough = self._bold(BOLD_SWAPS, -1) * choosing.SWAP_FOR_BETTER - RESTLESS * max(0, self.passes - PATIENCE)
        if choice and (choice.gain > enough or "pass" not in by_verb):
            return choice.act
        return by_verb["pass"]

    def _hand(self) -> tuple[Holding, Prospects]:
        """The own hand, and how likely more of each colour can be had."""
        late = self._somebody_is_close()
        own = [self.reading.of(card) for card in self.view.hand]
        holding = Holding(self.colours, own, STOCK * self.skill.craft * (LATE_STOCK if late else 1.0))
        prospects = dict.fromkeys(self.colours, LATE_PROSPECT if late else 1.0)
        if self.chance(self.skill.cunning):
            for colour in self.colours:
                has = holding.counts[colour]
                needs = ENOUGH * max(1, len(own) - has)
                prospects[colour] *= min(1.0, (self.count.unseen(colour, has) + 0.5) / needs)
        return holding, prospects

    def _hopes(self, meadow: dict[str, Card], holding: Holding, prospects: Prospects) -> float:
        """What a new meadow may bring."""
        colour = holding.best(prospects)
        lying = sum_plus((self.reading.of(card), 1) for card in meadow.values() if card != NO_CARD)
        unseen = self.count.unseen(colour, holding.counts[colour]) - lying[colour]
        cards = self.view.draw_count + sum(self.view.count(other) for other in self.others)
        fresh = choosing.fresh_meadow(holding, prospects, max(0, unseen), cards, len(meadow))
        return self._bold(BOLD_STIRS, 1) * fresh

    def _bold(self, factor: tuple[float, float], sign: int) -> float:
        return factor[0] + sign * factor[1] * self.character.boldness

    # Where it looks

    def glance(self, now: int) -> Glance:
        """On its own turn over the meadow; else at who plays, whose herd grows, and Tim."""
        dice, turn = self.eyes.dice, self.view.turn
        if dice.random() < self.dreams:
            return Glance(AWAY_ZONE, between(dice, 900, 2_400))
        if turn == self.seat:
            bluffs = dice.random() < self.bluffs
            draws = gazing.meadow_draws(self.lying.values(), self.taken, self.character, bluffs)
            return Glance(self.eyes.one_of(draws) if draws else f"seat:{turn}", between(dice, 1_200, 3_200))
        if turn >= 0 and dice.random() < AT_TURN:
            return Glance(f"seat:{turn}", between(dice, 4_000, 9_000))
        minds_herds = dice.random() < self.character.alertness
        herder = max(self.others, key=self.count.most)
        return Glance(f"seat:{herder}" if minds_herds else "tim", between(dice, 4_000, 9_000))

    # The others

    def _somebody_is_close(self) -> bool:
        if not self.chance(self.skill.cunning):
            return False
        return any(has >= CLOSE for holds in self._herds() for has in holds.values())

    def _herds(self) -> list[dict[str, int]]:
        """For each of the others, next one first: how many of each colour it seems to hold."""
        herds = []
        for other in self.others:
            cards = self.view.count(other)
            herds.append({colour: self.count.collects(other, colour, cards) for colour in self.colours})
        return herds

    def _threat(self) -> choosing.Feeling:
        """How much a sheep on the meadow would help those who come next."""
        help_ = dict.fromkeys(self.colours, 0.0)
        weight = DENIAL if self.chance(self.skill.cunning) else 0.0
        for holds in self._herds() if weight else ():
            for colour, has in holds.items():
                help_[colour] = max(help_[colour], weight * step(has) if has >= 2 else 0.0)
            weight *= FARTHER
        return lambda sheep: help_[sheep.colour] if sheep.kind == "plus" else 0.0


def _gain(choice: Exchange | None) -> float:
    return choice.gain if choice else 0.0
