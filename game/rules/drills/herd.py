"""Make the best exchange at the meadow against the clock: the rules and the points of Mömmen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from game.core.actions import NOT_YOURS, Refusal
from game.core.acts import NO_CARD, Act
from game.core.cards import Card, Deck, HouseValue, Seat
from game.core.events import EVERYONE
from game.core.rules import Gesture
from game.rules.moemmen import exchanging, scoring
from game.rules.moemmen.rulings import RULINGS
from game.rules.moemmen.table import MEADOW, MoemmenTable

from .dice import some_of
from .trials import NOT_NOW, Trial, Trials, TrialTable, between, draw

PLAYER: Seat = 0
WAIT_MS = (400, 800)
EASY_MS, HARD_MS = 11_500, 5_000
AHEAD = (3, 1)
"""So many points the best exchange is ahead of the next one, at level 1 and 10."""
LEAST_GAIN = 2
TRIES = 200
NEAR = 0.5
"""From this share of the best on it was nearly right."""


class Exchange(NamedTuple):
    card: Card
    place: str
    worth: int
    """What the hand is worth after it."""


class HerdTable(TrialTable, MoemmenTable):
    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        self.open_piles = (*MEADOW, "discard")
        self.before = 0
        """What the hand was worth before the exchange."""
        self.exchanges: tuple[Exchange, ...] = ()
        """All that were possible, the best first."""
        self.made: Exchange | None = None


class Herd(Trials[HerdTable]):
    slug = "moemmen.herd"
    table_type = HerdTable
    rulings: ClassVar[Mapping[str, str]] = RULINGS
    gestures: ClassVar[Mapping[tuple[str, str], Gesture]] = {("hand", "meadow"): Gesture("swap")}
    calls: ClassVar[Mapping[str, str]] = {"void": "void"}
    count = 12
    after_ms = 2200

    def answers(self, table: HerdTable) -> tuple[str, ...]:
        return ()

    def plan(self, table: HerdTable, count: int) -> list[Trial]:
        window = round(between(table, EASY_MS, HARD_MS))
        found = []
        for _ in range(count):
            meadow, hand = _deal(table)
            found.append(Trial(meadow, draw(table, *WAIT_MS), window, hand=hand))
        return found

    def clear(self, table: HerdTable) -> None:
        lying = [card for place in MEADOW for card in table.piles[place]]
        table.gather([*table.hand(PLAYER), *lying], "box")
        table.exchanges, table.made = (), None

    def lay(self, table: HerdTable) -> None:
        for card, place in zip(table.trial.shows, MEADOW, strict=True):
            table.move(card, place)
        for card in table.trial.hand:
            table.move(card, table.hands[PLAYER], 1 << PLAYER, EVERYONE)
        table.before = worth(table, table.hand(PLAYER))
        table.exchanges = tuple(_exchanges(table))

    # ---- the exchange

    def refuse_grab(self, table: HerdTable, seat: Seat, card: Card) -> Refusal | None:
        if table.where[card] != table.hands[seat]:
            return NOT_YOURS
        return None if table.phase == "shown" else NOT_NOW

    def refuse_answer(self, table: HerdTable, act: Act) -> Refusal | None:
        if table.phase != "shown" or act.verb != "swap":
            return NOT_NOW
        return exchanging.refuse(table, act)

    def do(self, table: HerdTable, act: Act) -> None:
        if act.verb != "swap":
            super().do(table, act)
            return
        made = next(each for each in table.exchanges if (each.card, each.place) == (act.card, act.zone))
        taken = table.top(act.zone)
        table.move(taken, table.hands[PLAYER])
        table.move(act.card, act.zone)
        table.made = made
        best = table.exchanges[0].worth
        share = min(1.0, max(0.0, (made.worth - table.before) / max(1, best - table.before)))
        outcome = "hit" if made.worth == best else "near" if share >= NEAR else "wrong"
        self.close(table, outcome, table.now - table.shown_ms, share=share)

    def idle(self, table: HerdTable) -> str:
        return "missed"

    def candidates(self, table: HerdTable, seat: Seat) -> Iterator[Act]:
        yield from super().candidates(table, seat)
        yield from (Act(seat, "swap", card, place) for card in table.hand(seat) for place in MEADOW)

    def facts(self, table: HerdTable, seat: Seat) -> dict[str, Any]:
        """With ``meadow`` (card by place), ``before``; after the exchange ``best`` (the best one that was possible),
        ``best_takes`` (the card it would have taken) and ``made``, else None."""
        over = table.phase == "after" and table.exchanges
        best = table.exchanges[0] if over else None
        return super().facts(table, seat) | {
            "meadow": [table.top(place) for place in MEADOW], "before": table.before,
            "best": best, "made": table.made,
            "best_takes": table.trial.shows[MEADOW.index(best.place)] if best else NO_CARD}


def worth(table: MoemmenTable, hand: Sequence[Card]) -> int:
    """MO-18, MO-19: with the colour that is best for it."""
    return scoring.worth(table, hand, scoring.best_colour(table, hand))


def _exchanges(table: HerdTable) -> list[Exchange]:
    """All that the rules allow, the best first."""
    hand, found = table.hand(PLAYER), []
    for card in hand:
        for place in MEADOW:
            if exchanging.refuse(table, Act(PLAYER, "swap", card, place)) is None:
                after = [other for other in hand if other != card] + [table.top(place)]
                found.append(Exchange(card, place, worth(table, after)))
    return sorted(found, key=lambda each: -each.worth)


def _deal(table: HerdTable) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Meadow and hand where something is to be won, and where the best is as clear as the level says."""
    ahead = round(between(table, *AHEAD))
    for _ in range(TRIES):
        cards = some_of(table, range(len(table.faces)), len(MEADOW) + table.deck.hand_size)
        meadow, hand = tuple(cards[:len(MEADOW)]), tuple(cards[len(MEADOW):])
        worths = sorted({worth(table, [*(other for other in hand if other != card), taken])
                         for card in hand if table.kind[card] != "minus" for taken in meadow}, reverse=True)
        if len(worths) > 1 and worths[0] - worth(table, hand) >= LEAST_GAIN and worths[0] - worths[1] >= ahead:
            break
    return meadow, hand
