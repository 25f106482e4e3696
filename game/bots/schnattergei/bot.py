"""A player of Schnattergei: sees the card when everybody does, and is as quick and as wrong as people are."""

from __future__ import annotations

from random import Random

from game.bots.characters import Character, Skill
from game.bots.gaze import AWAY_ZONE, Gazer, Glance
from game.bots.player import Impulse
from game.bots.reaction import between, reaction_ms
from game.core.actions import NOBODY, Action, Call
from game.core.acts import NO_CARD
from game.core.cards import Seat
from game.core.events import CardMoved, DeadlineSet, HandMoved, Noted, RoundEnded, Said, TurnBegan
from game.core.table import NEVER
from game.referee.view import SeatView

from . import naming
from .reading import Reading

FALSE_SLAP = 0.26
"""Part of the false alarms that the slapping hand follows."""
COMPARE_MS = (40, 400)
"""To tell that two pictures are one motif takes as long for the quick as for the slow."""
LOOK_AGAIN_MS = (1_400, 4_600)
"""When a double that was overlooked is found after all."""
ABSENT_MS, STEADY_MS = (650, 2_200), (1_300, 3_200)
"""So long the eyes wander off the pile, stretched by the tempo, and so long they rest on it while nobody flips."""
WANDERS = 1.35
"""Waiting for a card is dull: so much oftener than elsewhere."""
DREAM_MS, TURN_MS = (280, 850), (150, 480)
"""How much later a card is seen out of a dream, and from something else at the table."""
FOLLOWS = 0.3
"""How often they go to the hand that is about to flip."""
RUSTLE = 0.6
"""How often a hand that flips calls them back."""
PILE = "discard"
TOO_LATE_TO_STOP_MS = 180
"""A hand on its way can't be held back."""


class SchnattergeiPlayer(Gazer):
    def __init__(self, seat: Seat, view: SeatView, character: Character, skill: Skill, rng: Random) -> None:
        super().__init__(seat, view, character, skill, rng)
        facts = view.facts
        self.honour: bool = facts["honour"]
        self.pile = f"pile:{seat}"
        self.reading = Reading(view)
        self.word_by: Seat = facts["word_by"]
        self.word_due = NEVER
        self.turn: Seat = view.turn
        self.flipped = False
        """The top card is this player's."""
        self.taken_at = -TOO_LATE_TO_STOP_MS
        """When the pile was last won."""
        self.handlers = {
            CardMoved: self._card_moved, Said: self._said, Noted: self._noted, TurnBegan: self._turn_began,
            DeadlineSet: self._deadline_set, HandMoved: self._hand_moved, RoundEnded: self._round_ended,
        }
        self._mind_turn(view.now, view.turn)
        self._take_over(view.now)
        self._find_next()

    def _take_over(self, now: int) -> None:
        """Whoever sits down in the middle of it looks at what lies there."""
        if self.word_by == self.seat:
            self.flipped = True
            self.think_soon(now, 300, 900)
        if self.reading.is_slap():
            self._find_slap(now, self._late_ms(now))

    # What happens

    def _turn_began(self, event: TurnBegan) -> None:
        self.refusals = 0
        self._mind_turn(event.at, event.seat)

    def _mind_turn(self, now: int, turn: Seat) -> None:
        self.turn = turn
        self.eyes.turn(now, *self.glance(now))
        if turn == self.seat:
            least, most = (700, 1_600) if self.honour else (350, 1_100)
            self.think_soon(now, least, most)
        else:
            self.think_at = NEVER

    def _round_ended(self, event: RoundEnded) -> None:
        self.rest()

    def _hand_moved(self, event: HandMoved) -> None:
        if event.seat == self.seat and event.zone is None and self.hand.busy:  # sent home: the flip is off
            self.hand.drop()
            self.think_soon(event.at, 400, 900)
        elif event.seat == self.turn != self.seat and not self._on_pile():
            if self.eyes.dice.random() < RUSTLE * self.character.alertness:
                self.eyes.turn(event.at, PILE, STEADY_MS[1])

    def _card_moved(self, event: CardMoved) -> None:
        if event.source == "discard" and event.target[:5] == "pile:":
            if self.taken_at != event.at:
                self.taken_at = event.at
                self.reading.pile_is_gone()
        elif event.target == "discard" and event.card is not None:
            self.forget()
            self.reading.see(event.card)
            self._see_card(event.at, mine=event.source == self.pile)

    def _see_card(self, now: int, mine: bool) -> None:
        late = self._late_ms(now)
        self.flipped = mine
        if self.reading.is_slap():
            sees_it = self._find_slap(now, late)
            if mine and not sees_it:
                self._find_word(now)
            return
        alarm = FALSE_SLAP * self.skill.false_alarm * (0.4 + 1.2 * self.character.nerves)
        if self.chance(alarm * (1.8 if self.reading.looks_alike() else 0.5)):
            self.react(now, "slap", self._call("slap"), late)
        if mine:
            self._find_word(now + late // 2)

    def _find_slap(self, now: int, late: int) -> bool:
        """There is something to slap; whether that is seen at once."""
        if self.chance(0.5 + 0.5 * self.skill.notice):
            self.react(now, "slap", self._call("slap"), between(self.rng, *COMPARE_MS) + late)
            return True
        if self.chance(0.7):
            self.feel(now + between(self.rng, *LOOK_AGAIN_MS), "slap", self._call("slap"))
        return False

    # Where it looks

    def glance(self, now: int) -> Glance:
        """To the pile, where the next card will lie; now and then at who flips, or away."""
        dice = self.eyes.dice
        on_pile = self._on_pile()
        u = dice.random()
        if on_pile and self.turn != self.seat and u < WANDERS * self.dreams:
            return Glance(self._elsewhere(), int(between(dice, *ABSENT_MS) * self.character.tempo))
        if self.turn != self.seat and u > 1.0 - FOLLOWS * self.character.alertness:
            return Glance(f"pile:{self.turn}", between(dice, *STEADY_MS))
        return Glance(PILE, between(dice, *STEADY_MS))

    def _elsewhere(self) -> str:
        """Dreamers look at nothing, the nervous at what they have left, all others at somebody."""
        dice, character = self.eyes.dice, self.character
        if dice.random() > character.alertness:
            return AWAY_ZONE
        if dice.random() < character.nerves:
            return self.pile
        return f"seat:{(self.seat + 1 + int(dice.random() * (self.view.seats - 1))) % self.view.seats}"

    def _on_pile(self) -> bool:
        """Whether a card is seen as soon as it lies there."""
        zone = self.eyes.zone
        return zone == PILE or zone == f"pile:{self.turn}"

    def _late_ms(self, now: int) -> int:
        """How much later than by others something is seen; from now on it has the eyes."""
        if self._on_pile():
            return 0
        late = between(self.eyes.dice, *(DREAM_MS if self.eyes.zone == AWAY_ZONE else TURN_MS))
        self.eyes.aim(now + late, PILE, STEADY_MS[1])
        return late

    def _find_word(self, now: int) -> None:
        word, after_ms = naming.find(self.rng, self.skill, self.reading)
        self.feel(now + after_ms, "say", self._call(f"say:{word}"))

    def _call(self, words: str, target: Seat = NOBODY) -> Call:
        return Call(self.seat, words, target)

    # Words

    def _noted(self, event: Noted) -> None:
        match event.name:
            case "word_by":
                self.word_by = event.value
                if event.value != self.seat:
                    self.forget("say")
                elif not self._means_to("say"):  # it had looked like a double
                    self._find_word(event.at + 400)
            case "last_word" if event.value and not self.honour:
                self._heard_right(event.at, event.value)

    def _means_to(self, tag: str) -> bool:
        return any(impulse.tag == tag for impulse in self.impulses)

    def _heard_right(self, now: int, word: str) -> None:
        self.reading.hear(word)
        if self.reading.is_fourth():
            self._find_slap(now, self._late_ms(now))

    def _deadline_set(self, event: DeadlineSet) -> None:
        if event.name != "word":
            return
        self.word_due = event.due
        if self.honour and self.word_by != self.seat and self.chance(0.5):
            at = event.due + between(self.rng, 250, 1_800)
            self.feel(at, "accuse", self._call("accuse", self.word_by))

    def _said(self, event: Said) -> None:
        if not self.honour or event.seat == NOBODY or event.words not in self.reading.motifs:
            return
        self.forget("accuse")
        right = event.words == self.reading.asked
        sharp = self.skill.notice * (0.7 + 0.3 * self.character.alertness)
        if not right and self.chance(1.0 - sharp):
            right = True
        if right:
            self._heard_right(event.at, event.words)
        self._judge(event.at, event.seat, right)

    def _judge(self, now: int, speaker: Seat, right: bool) -> None:
        """With honour: call another's wrong word, or own up to one."""
        if speaker == self.seat:
            if not right and self.chance(0.75 - 0.5 * self.character.boldness):
                self.feel(now + between(self.rng, 450, 1_300), "admit", self._call("admit"))
        elif not right or self.chance(0.3 * self.skill.false_alarm * self.character.nerves):
            self.react(now, "accuse", self._call("accuse", speaker), between(self.rng, 100, 500))

    def still_wants(self, impulse: Impulse, now: int) -> Action | None:
        match impulse.tag:
            case "slap" if self.taken_at >= 0 and not self.reading.top.picture:
                return impulse.action if now - self.taken_at < TOO_LATE_TO_STOP_MS else None
            case "say":
                if self.word_by != self.seat:
                    return impulse.action if self.flipped and self.reading.is_slap() else None
                if self.honour and now > self.word_due and self.chance(0.75 - 0.5 * self.character.boldness):
                    self.feel(now + between(self.rng, 300, 900), "admit", self._call("admit"))
        return impulse.action

    # The own flip

    def think(self, now: int) -> Action | None:
        if self.hand.busy:
            self.think_at = self.hand.next_at + 200
        elif self.word_by == self.seat:
            if not self._means_to("say"):
                self._find_word(now)
            self.think_at = now + 4_000
        elif self.view.turn == self.seat and not self.view.round_over:
            self._flip(now)
        return None

    def _flip(self, now: int) -> None:
        """Quickly, so that everybody sees the card at once; but not while a slap is waited for."""
        hold = self.view.deadline("hold")
        if hold is not None:
            self.think_at = hold + 1 + reaction_ms(self.rng, self.skill.reaction_ms)
            return
        card = self.view.facts["own_top"]
        if card != NO_CARD:
            self.gesture(now, card, self.pile, [(between(self.rng, 150, 300), "discard")], between(self.rng, 15, 60))
