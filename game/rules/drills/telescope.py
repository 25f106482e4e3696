"""Lay everything that may be laid, by the real rule of Schummel Hummel; the worm turns in between.

A trial is a hand. Each card that is laid becomes the top one. What doesn't fit goes back and is counted. Nothing tells
which cards fit: the table takes any card, and judges.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from game.core.actions import NOBODY, NOT_YOURS, Refusal
from game.core.acts import Act
from game.core.cards import Card, Deck, HouseValue, Seat
from game.core.events import EVERYONE
from game.core.rules import Gesture
from game.rules.schummel_hummel import playing
from game.rules.schummel_hummel.table import SchummelTable

from .dice import chance, some_of
from .trials import NOT_NOW, Trial, Trials, TrialTable, between, draw

PLAYER: Seat = 0
KINDS = ("flower", "spider", "bumblebee", "butterfly", "wasp", "bee")
"""All that has colours. A web may always be laid, so there is nothing to look for."""
WAIT_MS = (500, 900)
EASY_MS, HARD_MS = 7_300, 4_000
HAND = (6, 8)
"""Cards, at level 1 and 10."""
TURNS = (0.45, 1.0)
"""In how many of the hands the worm turns while they are laid."""
LEAST_FITS = 3


class Lay(NamedTuple):
    """A card that was laid, or tried. ``first``: nothing was laid of this hand; ``turned``: since the worm turned."""

    number: int
    fits: bool
    ms: int
    """Since the table last changed."""
    first: bool
    turned: bool


class TelescopeTable(TrialTable, SchummelTable):
    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        self.watchman = NOBODY  # so bumblebees are nobody's: a trap
        self.turn_after: list[int] = []
        """For each trial after how many laid cards the worm turns; 0: not while it is laid."""
        self.lays: tuple[Lay, ...] = ()
        self.changed_ms = 0
        self.turned = False
        """The worm has turned since the last card was laid."""

    def laid_now(self) -> int:
        """How many cards of this hand lie."""
        return sum(lay.fits for lay in self.lays if lay.number == self.number)


class Telescope(Trials[TelescopeTable]):
    slug = "schummel_hummel.telescope"
    table_type = TelescopeTable
    gestures: ClassVar[Mapping[tuple[str, str], Gesture]] = {("hand", "discard"): Gesture("play")}
    calls: ClassVar[Mapping[str, str]] = {"void": "void"}
    count = 20

    def answers(self, table: TelescopeTable) -> tuple[str, ...]:
        return ()

    def plan(self, table: TelescopeTable, count: int) -> list[Trial]:
        window, size = round(between(table, EASY_MS, HARD_MS)), round(between(table, *HAND))
        table.turn_after = [1 + int(table.rng.random() * 3) if chance(table, between(table, *TURNS)) else 0
                            for _ in range(count)]
        pack = [card for card in table.pack if table.kind[card] in KINDS]
        found = []
        for _ in range(count):
            top, *hand = some_of(table, pack, size + 1)
            found.append(Trial((top,), draw(table, *WAIT_MS), window, hand=tuple(hand)))
        return found

    # ---- a hand

    def clear(self, table: TelescopeTable) -> None:
        """A hand that begins anew isn't counted."""
        table.gather([*table.hand(PLAYER), *table.piles["discard"]], "box")
        if table.phase == "shown":
            table.lays = tuple(lay for lay in table.lays if lay.number != table.number)

    def lay(self, table: TelescopeTable) -> None:
        super().lay(table)
        for card in table.trial.hand:
            table.move(card, table.hands[PLAYER], 1 << PLAYER, EVERYONE)
        if len(playing.playable(table, PLAYER)) < LEAST_FITS:
            self._renew(table)
        table.changed_ms, table.turned = table.now, False

    def _renew(self, table: TelescopeTable) -> None:
        """Enough of the hand fits, as the worm lies now."""
        left = [card for card in table.pack if table.kind[card] in KINDS and table.where[card] == "box"]
        fits = [card for card in left if playing.may_lay(table, PLAYER, card)]
        for card in some_of(table, fits, LEAST_FITS):
            table.gather([table.hand(PLAYER)[0]], "box")
            table.move(card, table.hands[PLAYER], 1 << PLAYER, EVERYONE)

    def _turn_worm(self, table: TelescopeTable) -> None:
        table.note("telescope", not table.telescope)
        table.changed_ms, table.turned = table.now, True

    # ---- laying

    def refuse_grab(self, table: TelescopeTable, seat: Seat, card: Card) -> Refusal | None:
        if table.where[card] != table.hands[seat]:
            return NOT_YOURS
        return None if table.phase == "shown" else NOT_NOW

    def refuse_answer(self, table: TelescopeTable, act: Act) -> Refusal | None:
        """Whether it fits is judged when it lies."""
        return None if act.verb == "play" and table.phase == "shown" else NOT_NOW

    def do(self, table: TelescopeTable, act: Act) -> None:
        if act.verb != "play":
            super().do(table, act)
            return
        fits = playing.may_lay(table, act.seat, act.card)
        lay = Lay(table.number, fits, table.now - table.changed_ms, not table.laid_now(), table.turned)
        table.note("lays", (*table.lays, lay))
        if not fits:
            table.say(act.seat, "wrong")
            return
        table.move(act.card, "discard")
        table.changed_ms, table.turned = table.now, False
        if table.laid_now() == table.turn_after[table.number] and table.hand(PLAYER):
            self._turn_worm(table)
        if not playing.playable(table, PLAYER):
            self.close(table, self.idle(table), table.now - table.shown_ms)

    def idle(self, table: TelescopeTable) -> str:
        """``missed``: something was left that fits."""
        if playing.playable(table, PLAYER):
            return "missed"
        return "hit" if all(lay.fits for lay in table.lays if lay.number == table.number) else "wrong"

    def expire(self, table: TelescopeTable, deadline: str) -> None:
        """Between two hands the worm turns now and then as well."""
        if deadline == "after" and chance(table, 0.5):
            table.note("telescope", not table.telescope)
        super().expire(table, deadline)

    def candidates(self, table: TelescopeTable, seat: Seat) -> Iterator[Act]:
        yield from super().candidates(table, seat)
        yield from (Act(seat, "play", card, "discard") for card in table.hand(seat))

    def facts(self, table: TelescopeTable, seat: Seat) -> dict[str, Any]:
        """With ``telescope``, ``worm`` (its card), and ``lays``. Which cards fit is for the player to see."""
        own = {"telescope": table.telescope, "worm": table.worm, "lays": table.lays}
        return super().facts(table, seat) | own
