"""Schummel Hummel, for somebody who learns it: one cheat goes unseen, the next is called; cheats slowly before a pupil
who watches, and then lays a wasp."""

from __future__ import annotations

from random import Random

from game.bots.companion import Companion, first_of
from game.core.actions import NOBODY, Action, Call
from game.core.acts import NO_CARD
from game.core.cards import Card, Seat
from game.core.events import HandMoved, Judged, Noted
from game.core.record import Look, Track
from game.core.table import NEVER
from game.referee.view import SeatView

COVERT = ("lap", "shoulder", "sleeve", "slip")
FREE_CHEATS = 1
"""So many cheats of the pupil go unseen."""
FRESH_MS = 2_300
"""So long after it was let go a cheat is still called."""
CALL_MS = 500
"""A hand has been below the edge so long before it is called."""
DITHER_MS, PAUSE_MS = 3_800, 3_600
"""How long the cheat's hand stays where it may be called, and how long it keeps still afterwards."""
KEEPS = 2
"""Nobody cheats with fewer cards."""
SLAP_MS, SLOWER_MS = 6_000, 2_000
"""When the first of the others slaps a wasp, and how much later the next."""
WASP_EVERY_MS = 20_000


class SchummelCompanion(Companion):
    def __init__(self, seat: Seat, view: SeatView, rng: Random) -> None:
        super().__init__(seat, view, rng)
        self._under_ms = NEVER
        """Since when the pupil's hand is where it may be called; NEVER while it isn't."""
        self._cheats = 0
        self._let_go_ms = -NEVER
        self._caught = self._called = False
        """The pupil was caught; the pupil has called rightly."""
        self._wasp_ms = -NEVER
        self._asked_ms = view.now
        self._cheats_from = 0
        self._gaze = ""
        self.handlers |= {HandMoved: self._hand_moved, Judged: self._judged, Noted: self._noted}

    # What happens

    def _hand_moved(self, event: HandMoved) -> None:
        if event.seat != self.pupil:
            return
        if event.zone is not None and event.zone.startswith(COVERT) and event.source.startswith(("hand", "air")):
            self._under_ms = min(self._under_ms, event.at)
            return
        if event.zone is None and self._under_ms != NEVER:
            self._cheats += 1
            if event.at - self._let_go_ms > FRESH_MS:  # one after the other: the first of them is what is called
                self._let_go_ms = event.at if self._cheats > FREE_CHEATS else -NEVER
        self._under_ms = NEVER

    def _judged(self, event: Judged) -> None:
        self._caught |= event.right and event.accused == self.pupil
        self._called |= event.right and event.accuser == self.pupil
        self.hand.drop()
        self._under_ms, self._let_go_ms = NEVER, -NEVER

    def _noted(self, event: Noted) -> None:
        if event.name in ("giving", "settling", "phase"):
            self._asked_ms = event.at
        if event.name == "phase" and event.value == "wasp":
            self._wasp_ms = event.at
        if event.name == "watchman":
            self._cheats_from = event.at + PAUSE_MS

    # What it does

    def play(self, now: int) -> Action | Track | None:
        facts = self.view.facts
        if self.seat in facts["giving"]:
            self._give(now, facts["giving"][self.seat], facts["givable"])
        elif facts["settling"]:
            return None
        elif facts["watchman"] == self.seat and (seen := self._watch(now)):
            return seen
        elif facts["wasp"]:
            return self._slap(now, facts["wasp_by"], facts["slapped"])
        elif self.view.turn == self.seat and not facts["giving"] and facts["pollinating"] == NOBODY:
            return self._take_turn(now, facts["playable"])
        elif facts["watchman"] == self.pupil and not facts["giving"]:
            self._dither(now)
        return None

    def _give(self, now: int, to: Seat, givable: list[Card]) -> None:
        if givable and self.waited(self._asked_ms, now):
            to = self.pupil if to == NOBODY else to
            self.carry(now, first_of(self._plain_first(givable)), self.home, f"seat:{to}")

    def _watch(self, now: int) -> Action | Track | None:
        """Look away until a cheat has gone well; then at the pupil, and call the next."""
        wary = self._cheats >= FREE_CHEATS and not self._caught
        gaze = f"seat:{self.pupil}" if wary else f"seat:{(self.seat + 1) % self.view.seats}"
        if gaze != self._gaze and self._under_ms == NEVER:
            self._gaze = gaze
            return Look(now, self.seat, gaze)
        under = self._under_ms != NEVER and now - self._under_ms >= CALL_MS
        fresh = CALL_MS <= now - self._let_go_ms <= FRESH_MS
        return Call(self.seat, "caught", self.pupil) if wary and (under or fresh) else None

    def _slap(self, now: int, wasp_by: Seat, slapped: tuple[Seat, ...]) -> Action | None:
        others = [seat for seat in range(self.view.seats) if seat not in (wasp_by, self.pupil)]
        if self.seat not in others or self.seat in slapped:
            return None
        due = self._wasp_ms + SLAP_MS + SLOWER_MS * others.index(self.seat)
        return Call(self.seat, "slap") if now >= due else None

    def _take_turn(self, now: int, playable: list[Card]) -> Action | None:
        if not self.waited(self.turn_at, now):
            return None
        top = self.view.draw_top
        if playable:
            self.carry(now, first_of(self._plain_first(playable)), self.home, "discard")
        elif top == NO_CARD:
            return Call(self.seat, "knock")
        else:
            self.carry(now, top, "draw", self.home)
        return None

    def _plain_first(self, cards: list[Card]) -> list[Card]:
        """Flowers before everything else, and wasps last: unless it is time for one."""
        stings = self._called and self.view.now - self._wasp_ms > WASP_EVERY_MS

        def rank(card: Card) -> int:
            kind = self.view.face(card).kind
            return -1 if kind == "wasp" and stings else {"flower": 0, "spider": 1, "wasp": 3}.get(kind, 2)
        return sorted(cards, key=rank)

    def _dither(self, now: int) -> None:
        """Whoever holds most cards dips below the edge, and stays there for a while."""
        others = [seat for seat in range(self.view.seats) if seat != self.pupil]
        most = max(reversed(others), key=self.view.public_count)
        if most != self.seat or now < self._cheats_from or len(self.view.hand) <= KEEPS:
            return
        self._cheats_from = now + DITHER_MS + 1_000 + PAUSE_MS
        card = self._plain_first(self.view.hand)[-1]
        self.gesture(now, card, self.home, [(1_000, f"lap:{self.seat}")], DITHER_MS)
