"""Say the word that the colour asks for, not the picture; a Schnattergei echoes the last right word.

The pile stays, as in the game: what is to be echoed is what was rightly said on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.core.cards import Card, Deck, HouseValue, Seat
from game.rules.schnattergei import naming
from game.rules.schnattergei.table import BIRD, SchnattergeiTable

from .dice import mixed, one_of, some_of
from .trials import Result, Trial, Trials, TrialTable, between, draw

WAIT_MS = (450, 900)
EASY_MS, HARD_MS = 2600, 950
KINDS = {"congruent": (0.36, 0.20), "incongruent": (0.34, 0.48), "neutral": (0.18, 0.04), "echo": (0.12, 0.28)}
"""How many of the cards are of each kind, at level 1 and 10."""


class CallTable(TrialTable, SchnattergeiTable):
    """One pile that grows."""

    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        self.open_piles = ()  # a pile: its top is seen


class Call(Trials[CallTable]):
    slug = "schnattergei.call"
    table_type = CallTable
    calls: ClassVar[Mapping[str, str]] = {"say": "answer", "void": "void"}
    count = 40

    def answers(self, table: CallTable) -> tuple[str, ...]:
        return table.words

    def right(self, table: CallTable) -> str:
        """SG-02, SG-04, SG-06."""
        return naming.expected(table)

    def plan(self, table: CallTable, count: int) -> list[Trial]:
        window = round(between(table, EASY_MS, HARD_MS))
        found: list[Trial] = []
        for kind in _kinds(table, count):
            card = _card(table, kind, [trial.shows[0] for trial in found])
            found.append(Trial((card,), draw(table, *WAIT_MS), window))
        return found

    def clear(self, table: CallTable) -> None:
        """The pile stays; a card whose trial begins anew is taken away."""
        if table.phase == "shown":
            table.gather([table.trial.shows[0]], "box")

    def laid(self, table: CallTable) -> tuple[Card, ...]:
        return tuple(table.piles["discard"][-1:]) if table.phase != "ready" else ()

    def closed(self, table: CallTable, result: Result) -> None:
        """SG-06: a wrong word is never echoed."""
        if result.outcome == "hit":
            table.note("last_word", result.word)

    def facts(self, table: CallTable, seat: Seat) -> dict[str, Any]:
        """With ``words`` (colour to word) and ``last_word``: the one to be echoed."""
        words = {colour.name: colour.says for colour in table.deck.colours}
        return super().facts(table, seat) | {"words": words, "last_word": table.last_word}


def kind_of(table: SchnattergeiTable, card: Card) -> str:
    """``congruent``: the picture is the word; ``incongruent``: it is another one; ``neutral``: it is none of the
    words; ``echo``: a Schnattergei."""
    if table.motif[card] == BIRD:
        return "echo"
    if table.motif[card] == table.asks[card]:
        return "congruent"
    return "incongruent" if table.motif[card] in table.words else "neutral"


def _kinds(table: CallTable, count: int) -> list[str]:
    """Mixed; never an echo first, where there is nothing to repeat, nor two in a row, which would be a double."""
    number = {kind: round(count * between(table, *share)) for kind, share in KINDS.items()}
    echoes = min(number.pop("echo"), (count - 1) // 2)
    number["incongruent"] += count - echoes - sum(number.values())
    said = mixed(table, [kind for kind, each in number.items() for _ in range(each)])
    after = set(some_of(table, range(len(said)), echoes))
    return [kind for n, each in enumerate(said) for kind in (each, "echo")[:1 + (n in after)]]


def _card(table: CallTable, kind: str, laid: list[Card]) -> Card:
    """One that isn't laid yet, and no double with the one below it, nor the word that was asked for there."""
    before = laid[-1] if laid else -1
    found = [card for card in range(len(table.faces)) if card not in laid and kind_of(table, card) == kind]
    apart = [card for card in found if before < 0 or table.motif[card] != table.motif[before]]
    other = [card for card in apart if before < 0 or table.asks[card] != table.asks[before]]
    return one_of(table, other or apart or found)
