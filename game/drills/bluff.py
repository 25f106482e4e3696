"""Bluff: name what another player will lay. Positions and choices are those of real matches between bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any, ClassVar

from game.bots import make_bot
from game.core.actions import NOBODY
from game.core.cards import Card, Deck
from game.core.events import Event, Noted, TurnBegan
from game.core.record import Record
from game.referee.match import Match
from game.referee.referee import Referee, replay
from game.referee.view import SeatView
from game.rules import GAMES
from game.rules.drills import DRILLS
from game.rules.drills.bluff import PLAYERS, BluffTable
from game.rules.heuschrecken_poker.table import PokerTable

from .drill import Drill, Figures, Trial
from .formulas import above_chance, share

KINDS = ("sly:3", "calm:3", "hawk:3")
LEFT_EASY, LEFT_HARD, LEFT_RANGE = 3.0, 7.0, 1
"""How many cards the asked player still has, at level 1 and 10, and how many more it may be."""
FROM_ONE_MATCH = 6
COUNT = 12
STEP_MS = 20_000


class BluffDrill(Drill):
    slug = "heuschrecken_poker.bluff"
    figures: ClassVar[tuple[str, ...]] = ("above_chance", "right", "by_chance", "median_ms", "missed")

    def record(self, deck: Deck, names: list[str], seed: int, level: int) -> Record:
        record = super().record(deck, names, seed, level)
        record.setup = {"level": level, "positions": positions(deck, seed, level, COUNT)}
        return record

    def measure(self, record: Record) -> Figures:
        """``above_chance``: of what luck alone wouldn't have got, the share that was got, in percent; ``by_chance``:
        how many would have been right by luck."""
        table = replay(DRILLS[self.slug], record).table
        assert isinstance(table, BluffTable)
        results = table.results
        chances = [1 / len(table.positions[each.number].left[table.positions[each.number].asked]) for each in results]
        right = sum(each.outcome == "hit" for each in results)
        times = [each.ms for each in results if each.ms >= 0]
        values = {
            "above_chance": 100 * above_chance(right, chances),
            "right": float(right), "by_chance": sum(chances),
            "median_ms": float(median(times)) if times else 0.0,
            "missed": float(sum(each.outcome == "missed" for each in results)),
        }
        trials = tuple(Trial(each.outcome, each.ms, table.positions[each.number].laid) for each in results)
        return Figures(values["above_chance"], share(right, len(results)), values, trials)


def positions(deck: Deck, seed: int, level: int, count: int) -> list[dict[str, Any]]:
    """So many moments of real matches, each with what one of the players laid."""
    rng = Random(f"{seed} bluff")
    least = round(LEFT_EASY + (LEFT_HARD - LEFT_EASY) * (level - 1) / 9)
    found: list[dict[str, Any]] = []
    while len(found) < count:
        fit = [each for each in _moments(deck, int(rng.random() * 2**32))
               if least <= len(each["left"][0]) <= least + LEFT_RANGE and each["display"]]
        for _ in range(min(FROM_ONE_MATCH, len(fit), count - len(found))):
            found.append(_asking(fit.pop(int(rng.random() * len(fit))), int(rng.random() * PLAYERS)))
    return found


def _asking(moment: dict[str, Any], asked: int) -> dict[str, Any]:
    laid = moment.pop("laid")
    return moment | {"asked": asked, "laid": laid[asked]}


def _moments(deck: Deck, seed: int) -> Iterator[dict[str, Any]]:
    """Each choice of a match between bots: what everybody knew, and what was laid. Each bot saw its own view alone."""
    match = _match(deck, seed)
    table = match.referee.table
    assert isinstance(table, PokerTable)
    before, found = [_known(table)], []

    def note(event: Event) -> None:
        match event:
            case TurnBegan(seat=seat) if seat == NOBODY and not table.game_over:
                before[:] = [_known(table)]
            case Noted(name="shown", value=shown) if before and all(card >= 0 for card in shown):
                found.append(before.pop() | {"laid": [table.name[card] for card in shown]})

    match.referee.listen(note)
    while not table.game_over:
        match.advance(match.now + STEP_MS)
    return iter(found)


def _match(deck: Deck, seed: int) -> Match:
    names = ["Theo", "Ida", "Pip"]
    referee = Referee(GAMES[deck.game], Record(deck, names, list(KINDS), seed, deck.house()))
    return Match(referee, [make_bot(kind, seat, SeatView(referee, seat), seed) for seat, kind in enumerate(KINDS)])


def _known(table: PokerTable) -> dict[str, Any]:
    """Hands are known to whoever has kept count of what was laid."""
    def names(cards: list[Card]) -> list[str]:
        return [table.name[card] for card in cards]

    return {
        "display": names(table.piles["display"]),
        "gardens": [names(table.piles[pile]) for pile in table.gardens],
        "left": [names(sorted(table.hand(seat))) for seat in range(PLAYERS)],
        "tokens": list(table.totals),
    }
