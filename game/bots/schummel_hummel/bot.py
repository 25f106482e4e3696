"""A player of Schummel Hummel follows what happens: what it means, what it notices, what it can't help doing."""

from __future__ import annotations

from random import Random

from game.bots.attention import AWAY, HAND, PILES, Habits
from game.bots.characters import Character, Skill
from game.bots.reaction import between
from game.core.actions import Call, Lean
from game.core.acts import NO_CARD
from game.core.cards import Card, Seat
from game.core.events import CardMoved, HandMoved, Judged, Noted, RoundBegan, RoundEnded, Said, TurnBegan
from game.core.record import Look
from game.referee.view import SeatView

from . import cheating, watching
from .plans import QUIET_MS, UNKNOWN, Planner
from .watching import Watch

AT_EASE = 2.4
"""Who isn't Watchman lets the eyes rest so much longer: one can see where they are, and use it."""
ASLEEP = 0.05
"""Part of the lapses in which a wasp goes by unseen."""
STRAY_SLAP = 0.002
OWN_WASP = 0.01


class SchummelHummelPlayer(Planner):
    def __init__(self, seat: Seat, view: SeatView, character: Character, skill: Skill, rng: Random) -> None:
        super().__init__(seat, view, character, skill, rng)
        self.watch = Watch(view.seats, self.eyes, self.memory, character, skill, rng)
        away = 0.5 + 0.5 * character.alertness
        self._alert = Habits(skill.lapse / away, 0.10, 0.15)
        self._at_ease = Habits(skill.lapse / away, 0.35, 0.30, AT_EASE)
        self._seat_zones = {f"seat:{other}": other for other in range(view.seats)} | {"discard": PILES}
        self.handlers = {
            HandMoved: self._hand_moved, CardMoved: self._card_moved, TurnBegan: self._turn_began,
            Noted: self._noted, Said: self._said, Judged: self._judged,
            RoundBegan: self._round_began, RoundEnded: self._round_ended,
        }
        self._be_watchman(view.now)
        self._mind_turn(view.now)
        self._take_over(view.now)
        self._find_next()

    def _take_over(self, now: int) -> None:
        """Whoever sits down in the middle of it does what is owed."""
        if self.phase:
            self._phase_began(now)
        elif self.duty() == "give":
            self.think_soon(now, 800, 1_700)

    # Turns and rounds

    def _turn_began(self, event: TurnBegan) -> None:
        self.turn = event.seat
        self.phase = ""
        self.waits = 0
        self.refusals = 0
        if self.shows_gaze and self.turn == self.seat:
            self.eyes.turn_to(event.at, HAND)  # what to lay? Now is the time to cheat
        self._mind_turn(event.at)

    def _mind_turn(self, now: int) -> None:
        if self.turn == self.seat:
            self.think_soon(now, 1_000, 2_600)
            return
        self.itches = self.chance(self.itch())
        if not self.itches:
            self.idle_until(now + between(self.rng, *QUIET_MS))
        elif self.noise_at == now and self.chance(0.35):
            self.idle_until(now + between(self.rng, *cheating.NOISE_MS))
        else:
            self.idle_until(now + between(self.rng, 500, 2_200))

    def _round_began(self, event: RoundBegan) -> None:
        self.phase, self.settling, self.giving = "", False, {}
        self.shows_gaze = True
        self.memory.new_round()
        self.guard.forget()
        self.watch.forget()

    def _round_ended(self, event: RoundEnded) -> None:
        self.rest()
        self.shows_gaze = False

    # The game's own facts

    def _noted(self, event: Noted) -> None:
        match event.name:
            case "watchman":
                self.watchman = event.value
                self.on_guard = self.watchman == self.seat
                self._be_watchman(event.at)
            case "phase":
                self.phase = event.value
                self._phase_began(event.at)
            case "giving":
                self.giving = event.value
                self.forget("slap")
                if self.seat in self.giving:
                    self.think_soon(event.at, 800, 1_700)
            case "telescope":
                self.telescope = event.value
            case "web":
                self.web = event.value
            case "settling":
                self.settling = event.value >= 0
                if self.duty():
                    self.think_soon(event.at, 900, 1_900)

    def _be_watchman(self, now: int) -> None:
        """The worm card came or went: from now on the gaze wanders otherwise."""
        self.shows_gaze = not self.view.round_over
        self.habits = self._alert if self.on_guard else self._at_ease
        self.watch.forget()
        self.forget("accuse")
        self.seen_gaze = UNKNOWN
        self.eyes.until = now + between(self.rng, 150, 400)

    def _phase_began(self, now: int) -> None:
        mine = self.turn == self.seat
        match self.phase:
            case "wasp" if not mine and not self.chance(ASLEEP * self.skill.lapse):
                self.react(now, "slap", Call(self.seat, "slap"), self._lost_in_thought(now))
            case "stinger" if not mine and self.chance(self.skill.rashness * (0.4 + 0.8 * self.character.nerves)):
                self.react(now, "slap", Call(self.seat, "slap"))
            case "wasp" if mine and self.chance(OWN_WASP * self.character.nerves):
                self.react(now, "twitch", Call(self.seat, "slap"))
            case "pollen" if mine:
                self.think_at = now + between(self.rng, 400, 1_000)

    def _lost_in_thought(self, now: int) -> int:
        """How much later something is seen that lies where the eyes are not."""
        if not self.shows_gaze:
            self.eyes.look_around(now, self.habits, self.memory.suspicion)
        return int(350 * (1.0 - self.eyes.clarity(PILES)) * self.rng.random())

    # What others do

    def _hand_moved(self, event: HandMoved) -> bool:
        seat, source = event.seat, event.source
        if seat == self.seat:
            return event.zone is None and self._let_go(event.at)
        if self.on_guard and self.shows_gaze and source[:1] in "ha":  # a hand's card, one in the air, or just let go
            return self._saw(event, self.watch.see(event))
        if source[:3] == "gap":
            return self.guard.is_at(int(source[4:]), seat) and self._glimpse(event.at, seat)
        if source == "pollen" and event.zone == "table":
            self._pollen_flies(event.at)
            return True
        return False

    def _let_go(self, now: int) -> bool:
        """The own hand is empty; in the middle of a gesture it was sent home, and whatever it was is off."""
        if not self.hand.busy:
            return False
        self.hand.drop()
        if self.duty():
            self.think_soon(now, 400, 900)
        return True

    def _saw(self, event: HandMoved, impression: int) -> bool:
        if impression == watching.CALL and not self.settling:
            self._accuse_soon(event.at, event.seat)
        elif impression == watching.RETURNED:
            self.forget("accuse")
        return impression != watching.NOTHING

    def _accuse_soon(self, now: int, seat: Seat) -> None:
        if not any(impulse.tag == "accuse" for impulse in self.impulses):
            self.react(now, "accuse", Call(self.seat, "caught", seat), between(self.rng, 0, 350))

    def looked(self, now: int) -> None:
        focus = self.eyes.focus
        if self.on_guard and focus >= 0 and self.watch.glance(focus) == watching.CALL:
            self._accuse_soon(now, focus)

    def _glimpse(self, now: int, thief: Seat) -> bool:
        """Is the hand at the own grasshopper noticed? Each move of it is a chance."""
        if not self.shows_gaze:
            self.eyes.look_around(now, self.habits, self.memory.suspicion)
        if not self.guard.sees_theft(self.rng, self.eyes, thief, self._notice() * 0.5):
            return False
        self.react(now, "object", Call(self.seat, "object", thief), between(self.rng, 250, 600))
        return True

    def _pollen_flies(self, now: int) -> None:
        if self.chance(0.25 + 0.5 * self._notice()):
            self.react(now, "duck", Lean(self.seat, 1 if self.chance(0.5) else -1))

    def _card_moved(self, event: CardMoved) -> bool:
        target, source = event.target, event.source
        if target == "discard":
            if source[:5] == "hand:":
                self._card_laid(event)
                return True
            if source in ("draw", "discard") and event.card is not None:
                self.see_top(event.card)  # turned up at the deal, or uncovered again
        elif target[:7] == "stolen:":
            thief = int(target[7:])
            return self.guard.gone(int(source[4:]), thief) and self._glimpse(event.at, thief)
        elif source[:7] == "stolen:" and target[:4] == "gap:":
            self.guard.settled(int(target[4:]))
        return False

    def _card_laid(self, event: CardMoved) -> None:
        """Something was laid openly: remember it, and use the noise."""
        assert event.card is not None
        before = self.top
        self.see_top(event.card)
        self.memory.saw_played(self.reading.of(event.card).kind)
        self.noise_at = event.at
        if self.chance(STRAY_SLAP * self.character.nerves):
            self.react(event.at, "twitch", Call(self.seat, "slap"))
        if self.on_guard and self.turn != self.seat and self._looks_wrong(event.card, before):
            self._accuse_soon(event.at, self.turn)

    def _looks_wrong(self, card: Card, before: Card) -> bool:
        """A card that doesn't fit and was left lying is there for all to see, and yet may be overlooked."""
        if self.web or before == NO_CARD or self.reading.fits(card, before, self.telescope):
            return False
        return self.chance(self._notice())

    def _said(self, event: Said) -> None:
        if event.words == "got_away" and event.target == self.seat:
            self.guard.too_late(event.seat)

    def _judged(self, event: Judged) -> None:
        self.hand.drop()
        self.forget("accuse")
        self.watch.forget()
        if event.right:
            self.memory.saw_caught(event.accused)
        elif event.accuser == self.seat:
            self.memory.suspect(event.accused, -0.5)
        if self.duty():
            self.think_soon(event.at, 900, 1_800)

    def on_look(self, look: Look) -> None:
        """The Watchman's eyes are on the table: everybody may use them."""
        if look.seat != self.watchman:
            return
        self.seen_gaze = self._seat_zones.get(look.zone, AWAY)
        if self.seen_gaze == self.seat and self.deed == "cheat" and self.hand.busy:
            if self.chance(self.skill.cunning * 0.7):
                self.react(look.at, "turn back", None)
                self._find_next()
