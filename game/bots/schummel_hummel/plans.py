"""What a player makes up its mind to do: its turn, what it owes, and mischief in between."""

from __future__ import annotations

from random import Random
from typing import Any

from game.bots.attention import PILES
from game.bots.characters import Character, Skill
from game.bots.player import Impulse, Player
from game.bots.reaction import between
from game.core.actions import NOBODY, Action, Call, Lean, Release, TurnOver
from game.core.acts import NO_CARD
from game.core.cards import Card, Seat
from game.core.table import NEVER
from game.referee.view import SeatView

from . import cheating, choosing, stealing
from .choosing import Reading

UNKNOWN = -9
MISREAD = 0.015
"""Chance, at full drowsiness, to lay a card that doesn't fit."""
FALSE_OBJECTION = 0.2
"""Part of the false alarms that are about grasshoppers."""
MOST_WAITS = 3
QUIET_MS = (4_000, 9_000)
"""How long nothing comes to its mind while the game stands still."""
RISKY_FEINT = 0.25
RECKLESS = 0.2
"""How often the boldest cheats twice in a row."""


def _phase_of(facts: dict[str, Any]) -> str:
    """What is going on besides an ordinary turn, as everybody sees."""
    if facts["pollinating"] >= 0:
        return "pollen"
    if facts["giving"]:
        return "gifts"
    wasp: str = facts["wasp"]
    return "wasp" if wasp == "plain" else wasp


class Planner(Player):
    """Knows how the game stands for its seat, and plans with it. Events are followed elsewhere."""

    def __init__(self, seat: Seat, view: SeatView, character: Character, skill: Skill, rng: Random) -> None:
        super().__init__(seat, view, character, skill, rng)
        facts = view.facts
        self.home = f"hand:{seat}"
        self.others = [(seat + step) % view.seats for step in range(1, view.seats)]
        self.reading = Reading(view)
        self.guard = stealing.Guard(seat, view.seats)
        self.watchman: Seat = facts["watchman"]
        self.on_guard = self.watchman == seat
        self.turn: Seat = view.turn
        self.phase = _phase_of(facts)
        self.telescope: bool = facts["telescope"]
        self.web: bool = facts["web"]
        self.top = NO_CARD
        """What was seen to lie uppermost on the discard pile."""
        self.see_top(view.top)
        self.settling = bool(facts["settling"])
        self.giving: dict[Seat, Seat] = facts["giving"]
        self.seen_gaze = UNKNOWN
        """Where the Watchman is seen to look: a seat, the piles, or :data:`UNKNOWN`."""
        self.itches = False
        """Up to some mischief when its mind is idle next."""
        self.idle_at = 0
        self.lies_low_until = 0
        """After a cheat nobody cheats again at once."""
        self.deed = ""
        """What the hand is at: ``cheat``, ``feint``, ``throw`` …"""
        self.waits = 0
        self.noise_at = -NEVER
        """When a card was last laid openly."""
        self._aimed_at: Seat = NOBODY

    def see_top(self, card: Card) -> None:
        """Another card lies uppermost: read it while it does."""
        self.top = card
        if card != NO_CARD:
            self.reading.of(card)

    def duty(self) -> str:
        """What the table waits for from this seat, if for anything."""
        if self.view.round_over:
            return ""
        if self.settling:
            return "give" if self.on_guard else ""
        if self.seat in self.giving:
            return "give"
        if self.turn == self.seat:
            return {"": "turn", "pollen": "throw"}.get(self.phase, "")
        return ""

    def think(self, now: int) -> Action | None:
        if self.hand.busy:
            self.think_at = self.hand.next_at + 200
            return None
        if self.view.held(self.seat):  # it has let go, but for a slower player's sake the hand opens later
            self.think_at = now + 200
            return None
        match self.duty():
            case "turn":
                return self._take_turn(now)
            case "give":
                self._give(now)
            case "throw":
                self._throw(now)
            case _:
                return self._idle(now)
        return None

    def set_out(self, now: int, deed: str, card: Card, source: str, gesture: cheating.Gesture) -> None:
        self.deed = deed
        self.gesture(now, card, source, gesture.legs, gesture.hold_ms)

    # The own turn

    def _take_turn(self, now: int) -> Action | None:
        if not self.on_guard and self.refusals == 0 and self.chance(0.6 * self._appetite()):
            self._mischief(now)
            if self.hand.busy:
                return None
        thief = self.guard.look(self.rng, self._notice())
        if thief is not None:
            self.react(now, "object", Call(self.seat, "object", thief))
        elif self.chance(FALSE_OBJECTION * self.skill.false_alarm):
            self.react(now, "twitch", Call(self.seat, "object", self.others[0]))
        facts = self.view.facts
        playable: list[Card] = facts["playable"]
        if playable and not self._misreads():
            if self.on_guard and facts["may_turn"] and self._better_turned(facts, len(playable)):
                return self._turn_worm(now, facts)
            card = self._card_to_lay(playable, facts)
            self._lay(now, card)
        elif self.view.hand and playable:
            self._lay(now, self.view.hand[int(self.rng.random() * len(self.view.hand))])
        elif self.on_guard and facts["may_turn"] and self._better_turned(facts, 0):
            return self._turn_worm(now, facts)
        else:
            return self._draw(now)
        return None

    def _misreads(self) -> bool:
        return self.refusals == 0 and self.chance(MISREAD * self.skill.lapse)

    def _card_to_lay(self, playable: list[Card], facts: dict[str, Any]) -> Card:
        craft = 0.0 if self.refusals > 1 else self.skill.craft
        spiders = self.memory.played.get("spider", 0)
        return choosing.card_to_lay(
            self.reading, playable, self.view.hand, facts["telescope"], spiders, craft, self.rng)

    def _lay(self, now: int, card: Card) -> None:
        rng = self.rng
        if self.shows_gaze:
            self.eyes.turn_to(now, PILES)
        way = [(between(rng, 260, 520), "discard")]
        self.set_out(now, "play", card, self.home, cheating.Gesture(way, between(rng, 60, 160)))

    def _draw(self, now: int) -> Action | None:
        card = self.view.draw_top
        if card == NO_CARD:
            self.think_soon(now, 900, 1_500)
            return Call(self.seat, "knock")
        way = [(between(self.rng, 300, 560), self.home)]
        self.set_out(now, "draw", card, "draw", cheating.Gesture(way, between(self.rng, 50, 120)))
        return None

    def _better_turned(self, facts: dict[str, Any], playable: int) -> bool:
        """Whether the other side of the worm leaves more to lay."""
        top = self.view.top
        if facts["web"] or top == NO_CARD or not self.chance(self.skill.craft):
            return False
        return self.reading.fitting(self.view.hand, top, not facts["telescope"]) > playable

    def _turn_worm(self, now: int, facts: dict[str, Any]) -> Action:
        self.think_soon(now, 500, 900)
        return TurnOver(self.seat, facts["worm"])

    # What is owed

    def _give(self, now: int) -> None:
        facts = self.view.facts
        givable: list[Card] = facts["givable"]
        if not givable:
            self.think_soon(now, 800, 1_200)
            return
        rng, craft = self.rng, self.skill.craft
        to = facts["giving"].get(self.seat, NOBODY)
        if to == NOBODY:
            to = choosing.seat_to_burden(self.view, self.others, self.watchman, craft, rng)
        card = choosing.card_to_give(self.reading, givable, craft, rng)
        way = [(between(rng, 300, 560), f"seat:{to}")]
        self.set_out(now, "give", card, self.home, cheating.Gesture(way, between(rng, 60, 160)))

    def _throw(self, now: int) -> None:
        rng = self.rng
        self._aimed_at = choosing.seat_to_burden(self.view, self.others, NOBODY, self.skill.craft, rng)
        pollen: Card = self.view.facts["pollen"]
        way = [(between(rng, 200, 450), "table")]
        self.set_out(now, "throw", pollen, "pollen", cheating.Gesture(way, between(rng, 160, 420)))

    def where_to_let_go(self, release: Release) -> Release:
        """A throw flies where it was aimed, if the aim was good and nobody ducked."""
        if self.deed != "throw":
            return release
        target = self._aimed_at
        hits = self.chance(self.skill.aim * (0.2 if self.view.leaning(target) else 1.0))
        return Release(self.seat, f"seat:{target}") if hits else release

    # Mischief

    def _idle(self, now: int) -> Action | None:
        """Nothing is owed: now is the time for what one shouldn't do, or what looks like it."""
        if self.view.round_over:
            return None
        if now < self.idle_at:
            self.think_at = self.idle_at
            return None
        tempted = self.itches or self.chance(self.itch())
        self.itches = False
        self.idle_until(now + between(self.rng, *QUIET_MS))
        if not tempted or self.settling or self.phase == "pollen":
            return None
        if self.on_guard:
            return self._guard_idle(now)
        self._mischief(now)
        return None

    def idle_until(self, at: int) -> None:
        """Keep quiet until then, and see what one feels like."""
        self.idle_at = self.think_at = at

    def itch(self) -> float:
        """How likely it is up to something when somebody's turn begins, or goes on and on."""
        if self.on_guard:
            return 0.05 + 0.5 * self._fidgets()
        return self._appetite() + self._greed() + self._fidgets()

    def _guard_idle(self, now: int) -> Action | None:
        facts = self.view.facts
        if facts["may_turn"] and not facts["web"] and self.chance(0.4):
            return TurnOver(self.seat, facts["worm"])
        self._feint(now, over_the_edge=False)
        return None

    def _mischief(self, now: int) -> None:
        u = self.rng.random() * (self._appetite() + self._greed() + self._fidgets())
        if u < self._appetite():
            self._cheat(now)
        elif u < self._appetite() + self._greed():
            self._steal(now)
        else:
            self._feint(now, self.chance(RISKY_FEINT))

    def _cheat(self, now: int) -> None:
        """Wait until nobody looks, if cunning enough; then a card vanishes."""
        if now < self.lies_low_until:
            self._feint(now, over_the_edge=False)
            return
        if self._watched():
            if self.waits < MOST_WAITS and self.chance(self.skill.cunning):
                self.waits += 1
                if self.duty() != "turn":
                    self.itches = True
                    self.idle_until(now + between(self.rng, 350, 900))
                return
            if self.chance(self.skill.cunning):
                self._feint(now, self.chance(RISKY_FEINT))
                return
        hand = self.view.hand
        if len(hand) < 2 and not (hand and self.chance(0.02)):  # the last card: a bluff at best
            return
        noisy = now - self.noise_at < cheating.NOISE_MS[1]
        how = cheating.method(self.rng, self.character, noisy, self.seen_gaze == PILES)
        card = choosing.card_to_hide(self.reading, hand, self.view.facts["playable"], self.skill.craft, self.rng)
        if not self.chance(RECKLESS * self.character.boldness):
            self.lies_low_until = now + between(self.rng, *cheating.LIE_LOW_MS)
        gesture = cheating.vanish(self.rng, self.seat, how)
        self.set_out(now, "cheat", card, self.home, cheating.hesitant(gesture, self.character.hesitation_ms))

    def _feint(self, now: int, over_the_edge: bool) -> None:
        hand = self.view.hand
        if hand:
            card = hand[int(self.rng.random() * len(hand))]
            self.set_out(now, "feint", card, self.home, cheating.feint(self.rng, self.seat, over_the_edge))

    def _steal(self, now: int) -> None:
        reach = stealing.within_reach(self.seat, self.view.seats, self.view.facts, self.turn)
        if reach is not None:
            gap, grasshopper = reach
            self.set_out(now, "steal", grasshopper, f"gap:{gap}", stealing.snatch(self.rng, self.seat))

    def _watched(self) -> bool:
        """The Watchman looks here; of a person nobody can tell, so it may be so."""
        if self.seen_gaze == UNKNOWN:
            return self.view.held(self.watchman) is None and self.chance(0.4)
        return self.seen_gaze == self.seat

    def _appetite(self) -> float:
        """How likely a cheat is, each time somebody's turn begins."""
        if self.on_guard:
            return 0.0
        return (0.10 + 0.22 * self.character.boldness) * (0.7 + 0.5 * self.skill.craft)

    def _greed(self) -> float:
        return 0.0 if self.on_guard else 0.08 * self.character.greed

    def _fidgets(self) -> float:
        return 0.08 * self.character.restlessness

    def _notice(self) -> float:
        return self.skill.notice * (0.5 + 0.5 * self.character.alertness)

    # Impulses

    def still_wants(self, impulse: Impulse, now: int) -> Action | None:
        match impulse.tag:
            case "accuse":
                return impulse.action if self.on_guard and not self.settling else None
            case "object":
                call = impulse.action
                return call if isinstance(call, Call) and self.guard.robbed_by(call.target) else None
            case "slap":
                return impulse.action if self.phase in ("wasp", "stinger") else None
            case "duck":
                self.feel(now + between(self.rng, 450, 700), "sit up", Lean(self.seat, 0))
            case "turn back":
                if self.deed == "cheat" and self.hand.busy and self.view.held(self.seat):
                    self.deed = "feint"
                    self.put_back(now)
        return impulse.action
