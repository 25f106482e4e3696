"""Hands that count a little later than they move, so that whoever has a reaction allowance isn't too slow.

In a race a slap counts later by what others are allowed more; a hand that cheats or throws opens later by what whoever
may answer it is allowed more. ``docs/fairness.md`` says why and what came of it.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.actions import NOBODY, Action, Call, Grab, Lean, Release
from game.core.acts import NO_CARD
from game.core.cards import Card, Seat
from game.core.record import HUMAN
from game.core.table import NEVER

from .gestures import meaning
from .referee import Referee


class Slap(NamedTuple):
    """A hand that has come down and counts a little later."""

    counts: int
    call: Call


class Opening(NamedTuple):
    """A hand that has let go and opens a little later."""

    counts: int
    release: Release
    card: Card
    pile: str
    """Where the card is until then: if it has left it, a call came first, and the hand is empty."""


class LateHands:
    """Those of one match. Without an allowance at the table there are none."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._slaps: list[Slap] = []
        """In the order in which they count."""
        self._openings: dict[Seat, Opening] = {}

    @property
    def next_due(self) -> int:
        """When (ms) the next of them counts; :data:`~game.core.table.NEVER` for none."""
        late = self._slaps[0].counts if self._slaps else NEVER
        return min([late, *(each.counts for each in self._openings.values())]) if self._openings else late

    def forget(self, seat: Seat) -> None:
        """Its player has left the table, or is back."""
        self._openings.pop(seat, None)
        self._slaps = [slap for slap in self._slaps if slap.call.seat != seat]

    # ---- slaps

    def lag_ms(self, seat: Seat) -> int:
        """How much later than it is made a slap of this seat counts now: what others are allowed more than it.

        That a slow seat's slap counts earlier is the same as that all others' count later, and nothing has to be
        undone. A mistake isn't a race; it counts at once.
        """
        table = self._referee.table
        return max(table.allow) - table.allow[seat] if self._referee.rules.races(table) else 0

    def slaps_later(self, call: Call, at: int) -> bool:
        """Whether a slap that comes down now counts later; then it is kept."""
        lag = self.lag_ms(call.seat)
        if lag:
            self._slaps = sorted([*self._slaps, Slap(at + lag, call)], key=lambda slap: slap.counts)
        return lag > 0

    # ---- hands that let go

    def opens_later(self, action: Action, at: int) -> bool:
        """Whether this hand opens later than its player wants: somebody slower has so much longer to see it.

        It is seen to hold its card until then, so that nothing has to be undone.
        """
        if not any(self._referee.table.allow):
            return False
        if type(action) is Grab and not self.opening(action.seat):
            self._openings.pop(action.seat, None)  # a call has opened it, and it takes something else
        if type(action) is not Release:
            return False
        counts = self._counts_at(action, at)
        if counts > at:
            card = self._referee.table.held[action.seat]
            self._openings[action.seat] = Opening(counts, action, card, self._referee.table.where[card])
        return counts > at

    def _counts_at(self, release: Release, at: int) -> int:
        referee, table = self._referee, self._referee.table
        seat, zone = release
        if not 0 <= seat < table.seats or table.held[seat] == NO_CARD:
            return at
        act = meaning(referee.rules, table, seat, table.held[seat], zone)
        if act is None or referee.why_not(act) is not None:
            return at
        seen = act.verb not in referee.rules.covert or table.where[act.card] == table.airs[seat]
        return referee.rules.counts_at(table, act, at) if seen else at

    def opening(self, seat: Seat) -> bool:
        """Whether this hand has let go and hasn't opened yet: a call may have opened it."""
        opening, table = self._openings.get(seat), self._referee.table
        return opening is not None and (table.held[seat], table.where[opening.card]) == (opening.card, opening.pile)

    # ---- what happens meanwhile

    def before(self, action: Action, at: int) -> None:
        """A call about a foul interrupts the game: hands that have come down count before it. One that is refused
        interrupts nothing."""
        if self._slaps and type(action) is Call:
            act = self._referee.call_meaning(action)
            if act and act.verb == "accuse" and self._referee.why_not(act) is None:
                while self._slaps:
                    self._strike(self._slaps.pop(0).call, at)

    def after(self, action: Action, at: int) -> None:
        """Whoever should see something come has ducked: nobody waits for that any longer. The hand opens after that
        instant, so that a bot has ducked when a person's hand is opened again."""
        if type(action) is Lean:
            for seat, opening in self._openings.items():
                if opening.release.zone == f"seat:{action.seat}":
                    self._openings[seat] = opening._replace(counts=min(opening.counts, at + 1))

    def count(self) -> None:
        """The next one counts. At one instant people come first, as everywhere."""
        seat = min(self._openings, key=self._order, default=NOBODY)
        if seat == NOBODY or self._slaps and (self._slaps[0].counts, True) <= self._order(seat)[:2]:
            slap = self._slaps.pop(0)
            self._strike(slap.call, slap.counts)
            return
        opens = self.opening(seat)
        opening = self._openings.pop(seat)
        if opens:
            release = self._referee.rules.at_last(self._referee.table, opening.release)
            self._referee.submit(release, max(opening.counts, self._referee.open_from))

    def _order(self, seat: Seat) -> tuple[int, bool, Seat]:
        return self._openings[seat].counts, self._referee.playing[seat] != HUMAN, seat

    def _strike(self, call: Call, at: int) -> None:
        self._referee.submit(call, max(at, self._referee.open_from))
