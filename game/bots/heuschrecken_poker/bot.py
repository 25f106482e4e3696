"""A player of Heuschrecken Poker: chooses behind its hand, changes its mind, and takes what its garden needs."""

from __future__ import annotations

from random import Random

from game.bots.characters import Character, Skill
from game.bots.gaze import AWAY_ZONE, Gazer, Glance
from game.bots.reaction import between
from game.core.actions import NOBODY, Action, Release
from game.core.acts import NO_CARD
from game.core.cards import Card, Seat
from game.core.events import MatchEnded, Noted, RoundBegan, TurnBegan
from game.core.table import NEVER
from game.referee.view import SeatView
from game.rules.heuschrecken_poker.table import POKER_KINDS, Rank

from . import gazing, guessing
from .foresight import Foresight
from .guessing import Left
from .worth import Garden

RESERVE = {"ace": 0.17, "x": 0.05, "6": 0.08, "5": 0.06, "4": 0.04, "3": 0.02, "2": 0.01}
"""What a card is worth later in the round, when there are others to play first."""
SLIP = 2.2
"""How far somebody without craft misjudges a card, in tokens."""
BOLD_SPENDS = (1.8, 1.3)
"""The nervous keep what they have for later; the bold lay it now: factor on the reserve, and how boldness lowers it."""
SPITE = 0.30
"""How much it matters what the others get."""
TRIES = {False: 10, True: 16}
"""How many ways the others may play are thought through, without and with empathy."""
HARVESTS_TAKE = 12
"""With fewer garden cards to draw, not everything that grows will ripen."""
EMPATHY_FROM = 0.9
"""With so much craft somebody sees with the others' eyes."""
CLOSE = 0.08
"""Cards that are worth nearly the same can be exchanged to mislead."""


class HeuschreckenPokerPlayer(Gazer):
    def __init__(self, seat: int, view: SeatView, character: Character, skill: Skill, rng: Random) -> None:
        super().__init__(seat, view, character, skill, rng)
        poker = {face.name: face.value for face in view.printed() if face.kind in POKER_KINDS}
        self.values = {name: value for name, value in poker.items() if value is not None}
        self.left = Left(view.seats, list(poker))
        self.home, self.place, self.garden = f"hand:{seat}", f"place:{seat}", f"garden:{seat}"
        self.feinted = False
        """It has already reached for a card in this pass without meaning it."""
        self.doubts = False
        """It will look at its choice once more."""
        self.worth: dict[Rank, float] = {}
        """What its cards seem to be worth in this pass."""
        self.sight: Foresight | None = None
        """Display and gardens as they lie while all choose."""
        self.taste: dict[str, float] = {}
        """How far it misjudges each genus in this pass, in tokens."""
        self.draws: gazing.Draws = {}
        """What draws its eyes in this pass."""
        self.waits = False
        """Its choice lies there."""
        self.picker: Seat = NOBODY
        self.handlers = {
            TurnBegan: self._pass_began, Noted: self._noted, RoundBegan: self._round_began,
            MatchEnded: self._match_ended,
        }
        self._begin_to_choose(view.now)
        self._find_next()

    # What happens

    def _pass_began(self, event: TurnBegan) -> None:
        self._begin_to_choose(event.at)

    def _begin_to_choose(self, now: int) -> None:
        self.refusals = 0
        self.feinted = self.doubts = False
        self.waits = False
        self.worth, self.taste, self.draws, self.sight = {}, {}, {}, None
        self.think_soon(now, 2_000, 4_600)
        self.eyes.wander(now + between(self.eyes.dice, 250, 900))

    def _round_began(self, event: RoundBegan) -> None:
        self.left.new_round()

    def _match_ended(self, event: MatchEnded) -> None:
        self.rest()

    def _noted(self, event: Noted) -> None:
        if event.name == "shown":
            self.hand.drop()  # every hand has opened
            self._see(self.view.facts["shown_names"])
            self.eyes.close()
        elif event.name == "sweep" and event.value[0] != NOBODY:
            self._watch(event.at, event.value[0])
        elif event.name == "to_pick":
            self._watch(event.at, self.picker)
            self.picker = event.value[0] if event.value else NOBODY
            if event.value:
                self.think_at = NEVER
            if self.picker == self.seat:
                self.think_soon(event.at, 800, 2_000)

    def _watch(self, now: int, taker: Seat) -> None:
        """Somebody has taken something."""
        if taker != NOBODY and self.eyes.dice.random() < 0.3 + 0.6 * self.character.alertness:
            self.eyes.turn(now, f"garden:{taker}")

    def _see(self, names: tuple[Rank, ...]) -> None:
        """Used cards lie face down: who didn't look, or forgets, doesn't know."""
        keeps = self.skill.notice * (0.75 + 0.25 * self.character.alertness)
        for seat, rank in enumerate(names):
            if rank and (seat == self.seat or self.chance(keeps)):
                self.left.played(seat, rank)

    # What it does

    def think(self, now: int) -> Action | None:
        if self.hand.busy:
            self.think_at = self.hand.next_at + 200
            return None
        match self.view.owes.get(self.seat):
            case "choose":
                self._choose(now)
            case "take":
                self._take(now)
            case None if self.doubts:
                self._reconsider(now)
        return None

    def _choose(self, now: int) -> None:
        self.worth = self.worth or self._reckon()
        if not self.feinted and self.chance(0.08 + 0.22 * self.character.restlessness):
            self._feint(now)
            return
        self._lay(now, self._pick_card())
        self.doubts = self.chance(0.12 + 0.35 * self.character.restlessness)

    def _pick_card(self) -> Rank:
        """The best, or with cunning sometimes one that is nearly as good: whoever always lays the best can be read."""
        ranked = sorted(self.worth, key=self.worth.__getitem__, reverse=True)
        bluffs = self.chance(self.skill.cunning * (0.25 + 0.35 * self.character.boldness))
        close = [rank for rank in ranked if self.worth[ranked[0]] - self.worth[rank] <= CLOSE]
        return close[int(self.rng.random() * len(close))] if bluffs else ranked[0]

    def _feint(self, now: int) -> None:
        """Reach for a card, hold it over the place, and put it back."""
        self.feinted = True
        rng, hand = self.rng, self.view.hand
        card = hand[int(rng.random() * len(hand))]
        legs = [(between(rng, 280, 520), self.place), (between(rng, 350, 900), self.home)]
        self.gesture(now, card, self.home, legs, between(rng, 60, 160))

    def _lay(self, now: int, rank: Rank) -> None:
        rng = self.rng
        card = next(card for card in self.view.hand if self.view.face(card).name == rank)
        hold_ms = between(rng, 60, 180) + self.character.hesitation_ms
        self.gesture(now, card, self.home, [(between(rng, 280, 560), self.place)], hold_ms)
        self.think_at = self.hand.next_at + between(rng, 1_000, 1_900)

    def _reconsider(self, now: int) -> None:
        """HP-30: exchange the choice for one that is as good, as long as somebody still thinks."""
        self.doubts = False
        facts = self.view.facts
        lies = facts["own_choice"]
        if lies == NO_CARD or facts["picking"] != NOBODY or not self.worth:
            return
        now_laid = self.view.face(lies).name
        held = {self.view.face(card).name for card in self.view.hand}
        near = [rank for rank in held & self.worth.keys() if self.worth[rank] > self.worth.get(now_laid, 0.0) - CLOSE]
        if near:
            self._lay(now, max(sorted(near), key=self.worth.__getitem__))

    def _take(self, now: int) -> None:
        facts = self.view.facts
        foresight = self._foresight()
        wishes = self._wishes(foresight)
        genera = list(facts["display"])
        later = [seat for seat in facts["to_pick"] if seat != self.seat][:len(genera) - 1]
        spite = SPITE * self.skill.cunning
        best, found = -1e9, genera[0]
        for genus in genera:
            rest = [other for other in genera if other != genus]
            lost = sum(foresight.of_genus(seat, foresight.best(seat, rest)) for seat in later[:1] if rest)
            value = wishes[genus] - spite * lost
            if value > best:
                best, found = value, genus
        card: Card = facts["display"][found][-1]
        rng = self.rng
        legs = [(between(rng, 380, 700), self.garden)]
        self.gesture(self.lead(now, f"display:{found}"), card, "display", legs, between(rng, 60, 180))

    # Where it looks

    def where_to_let_go(self, release: Release) -> Release:
        """Eyes turn to those who still think when the choice lies there for all to see: a feint looks no different."""
        self.waits = self.waits or release.zone == self.place
        return release

    def glance(self, now: int) -> Glance:
        """While it chooses at what it is about; then at those who still think."""
        dice = self.eyes.dice
        if dice.random() < self.dreams:
            return Glance(AWAY_ZONE, between(dice, 700, 1_800))
        if self.waits:
            late = [seat for seat in self.view.owes if seat != self.seat]
            zone = f"seat:{late[int(dice.random() * len(late))]}" if late else self.eyes.zone
            return Glance(zone, between(dice, 2_500, 6_000))
        if not self.draws:
            self.sight = self.sight or self._foresight()
            bluffs = dice.random() < self.bluffs
            self.draws = gazing.draws(
                self.sight, self.seat, self._wishes(self.sight), self.character, bluffs, dice)
        return Glance(self.eyes.one_of(self.draws), between(dice, 600, 1_900))

    def _wishes(self, sight: Foresight) -> dict[str, float]:
        """What each genus seems to be worth to it; who looks and takes in one pass judges alike."""
        slip, dice = 0.5 * SLIP * (1.0 - self.skill.craft), self.eyes.dice
        for genus in sight.display:
            if genus not in self.taste:
                self.taste[genus] = slip * (2 * dice.random() - 1)
        return gazing.wishes(sight, self.seat, self.taste)

    # What it thinks

    def _foresight(self) -> Foresight:
        facts = self.view.facts
        gardens = [Garden(plants, hoppers)
                   for plants, hoppers in zip(facts["plants"], facts["grasshoppers"], strict=True)]
        display = {genus: len(cards) for genus, cards in facts["display"].items()}
        sees_the_end = self.skill.craft > 0.6
        horizon = min(1.0, self.view.draw_count / HARVESTS_TAKE) if sees_the_end else 1.0
        return Foresight(display, gardens, self.values, facts["x_steals_ace"], horizon)

    def _reckon(self) -> dict[Rank, float]:
        """What each own card seems to be worth now, less what it would be worth later."""
        rng, craft = self.rng, self.skill.craft
        own = [self.view.face(card).name for card in self.view.hand]
        left = {seat: self.left.of(seat) for seat in range(self.view.seats)}
        empathy = craft >= EMPATHY_FROM
        foresight = self.sight = self.sight or self._foresight()
        others = guessing.expected(foresight, self.seat, left, empathy, TRIES[False], rng)
        spite = SPITE * self.skill.cunning
        found = guessing.worths(foresight, self.seat, own, others, spite, TRIES[empathy], rng)
        later = min(1.0, (len(own) - 1) / 5, self.view.draw_count / 9)
        thrift, boldness = BOLD_SPENDS
        later *= thrift - boldness * self.character.boldness
        slip = SLIP * (1.0 - craft)
        return {
            rank: value - later * craft * RESERVE.get(rank, 0.0) + slip * (2 * rng.random() - 1)
            for rank, value in found.items()}
