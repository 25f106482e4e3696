"""Bot matches by the thousand, without a window, through the same door as a match on the screen."""

from __future__ import annotations

import json
import multiprocessing
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from game.bots import KINDS, LEVELS
from game.core.actions import NextRound
from game.core.cards import Deck, HouseValue
from game.core.record import Record
from game.core.table import NEVER
from game.lab.tally import Tally
from game.playing import begin
from game.referee.match import Match
from game.rules import GAMES

STEP_MS = 5000
VARIANT_EVERY = 10
SHORT_EVERY = 50
LONGEST_MS = 6 * 3_600_000
"""A match that takes longer than this will never end."""


@dataclass(frozen=True, slots=True)
class Plan:
    """So many matches: each seating in turn, each match with the next seed."""

    deck: Deck
    seatings: list[list[str]]
    """Kinds of bots, a list for each number of players that takes its turn."""
    games: int
    seed: int = 0
    allow: tuple[int, ...] = ()
    """Each seat's reaction allowance (ms), for seatings of one length."""

    def record(self, number: int) -> Record:
        """What is dealt in the match of this number."""
        kinds = self.seatings[number % len(self.seatings)]
        names = [f"Seat {seat + 1}" for seat in range(len(kinds))]
        deck = self._deck(number, len(kinds))
        return Record(deck, names, kinds, self.seed + number, deck.house(self._variant(number)),
                      allow=self.allow)

    def _deck(self, number: int, seats: int) -> Deck:
        """One match in fifty has a short pack, so that draw piles run dry."""
        spare = GAMES[self.deck.game].least_spare
        if spare is None or number % SHORT_EVERY != SHORT_EVERY - 1:
            return self.deck
        return short_pack(self.deck, seats, spare)

    def _variant(self, number: int) -> dict[str, HouseValue]:
        """As printed; but one match in ten tries another choice of one house rule, so that its rulings are reached."""
        variants = other_choices(self.deck)
        if number % VARIANT_EVERY != VARIANT_EVERY - 1 or not variants:
            return {}
        return variants[number // VARIANT_EVERY % len(variants)]


def other_choices(deck: Deck) -> list[dict[str, HouseValue]]:
    """Each switch turned over and each other choice taken, one house rule at a time."""
    variants: list[dict[str, HouseValue]] = []
    for rule in deck.house_rules:
        if rule.type == "bool":
            variants.append({rule.name: not rule.default})
        variants += [{rule.name: choice} for choice in rule.choices if choice != rule.default]
    return variants


def short_pack(deck: Deck, seats: int, spare: int) -> Deck:
    """The deck thinned out evenly, props aside, to what is dealt and so many cards more."""
    pack = [card for card, face in enumerate(deck.faces) if "prop" not in face.traits]
    wanted = min(len(pack), deck.hand_size * seats + spare)
    kept = {pack[number * len(pack) // wanted] for number in range(wanted)}
    return replace(deck, faces=tuple(
        face for card, face in enumerate(deck.faces) if card in kept or "prop" in face.traits))


def mixed_seatings(counts: list[int]) -> list[list[str]]:
    """Seatings in which every kind of bot meets others at every seat, with these numbers of players in turn.

    Each comes the other way round as well: no seat has the better players, so wins by seat can be compared.
    """
    kinds = [f"{kind}:{level}" for kind in KINDS for level in LEVELS]
    step = len(LEVELS) + 1  # the neighbour is of another kind and another level
    return [
        [kinds[(first + seat * step) % len(kinds)] for seat in range(count)][::way]
        for first in range(len(kinds)) for count in counts for way in (1, -1)]


def play(match: Match) -> bool:
    """Let bots play a match to its end. False when nothing will ever happen again."""
    table = match.referee.table
    while not table.game_over:
        if table.round_over:
            match.submit(NextRound(), match.referee.open_from)
            continue
        ahead = match.next_due
        if ahead >= NEVER or ahead > LONGEST_MS:
            return False
        match.advance(max(ahead, table.now) + STEP_MS)
    return True


def simulate(plan: Plan, number: int) -> Tally:
    """Play one match of the plan, and count. An exception is counted too, and told on the error output."""
    tally = Tally()
    try:
        match = begin(plan.record(number))
        tally = Tally(match.referee)
        tally.match_over(play(match))
    except Exception:  # one broken match out of thousands is a figure, not the end
        print(f"Seed {plan.seed + number}:\n{traceback.format_exc()}", file=sys.stderr)
        tally = Tally()
        tally.plain.update(games=1, exceptions=1)
    return tally


def simulate_command(plan: Plan, jobs: int, as_json: bool) -> int:
    """Play them all, with a progress bar on a terminal, and print the figures.

    Returns the exit status: 1 when a match stalled, lost a card or raised an exception.
    """
    began = time.perf_counter()
    total = Tally()
    for tally in _watched(_tallies(plan, jobs), plan.games):
        total.add(tally)
    figures = total.figures(GAMES[plan.deck.game], time.perf_counter() - began)
    print(json.dumps(figures, indent=1) if as_json else as_text(figures))
    return int(any(figures[name] for name in ("stalls", "exceptions", "lost_cards")))


def _tallies(plan: Plan, jobs: int) -> Iterator[Tally]:
    play_one = partial(simulate, plan)
    if jobs == 1:
        yield from map(play_one, range(plan.games))
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play_one, range(plan.games), chunksize=4)


def _watched(tallies: Iterator[Tally], games: int) -> Iterator[Tally]:
    if not sys.stderr.isatty():
        yield from tallies
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(tallies, "Playing", total=games, console=Console(stderr=True), transient=True)


def as_text(figures: dict[str, Any]) -> str:
    """One line a figure; a group is indented."""
    rows = []
    for name, value in figures.items():
        if isinstance(value, dict):
            rows.append(f"{_words(name)}:")
            rows += [f"  {_words(key):<36} {number:>12,}" for key, number in value.items()]
        else:
            rows.append(f"{_words(name):<26} {value:>12,}")
    return "\n".join(rows)


def _words(name: str) -> str:
    return name.replace("_", " ")
