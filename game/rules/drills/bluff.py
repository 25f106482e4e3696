"""Name what another player of Heuschrecken Poker will lay. The positions come from real matches, with what was
really chosen; the set-up brings them, and nobody sees more than the others at that table did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from game.core.actions import Refusal
from game.core.acts import Act
from game.core.cards import Card, Deck, HouseValue, Seat
from game.core.rules import SetupError
from game.core.setup import expect_keys
from game.rules.heuschrecken_poker.table import POKER_KINDS

from .trials import LEVELS, NOT_NOW, Result, Trial, Trials, TrialTable, between, draw, whole_number

PLAYERS = 3
WAIT_MS = (500, 900)
EASY_MS, HARD_MS = 11_500, 6_000
GARDENS = tuple(f"bed:{player}" for player in range(PLAYERS))


class Position(NamedTuple):
    """A moment of a real match, as everybody at the table knew it. Cards by name."""

    display: tuple[str, ...]
    gardens: tuple[tuple[str, ...], ...]
    left: tuple[tuple[str, ...], ...]
    """For each player what it still has."""
    tokens: tuple[int, ...]
    asked: int
    """The player whose card is to be named."""
    laid: str
    """What it laid: nobody's to know before it is revealed."""


class BluffTable(TrialTable):
    def __init__(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> None:
        super().__init__(deck, seats, seed, house)
        self.piles |= {pile: [] for pile in ("display", *GARDENS)}
        self.open_piles = ("display", "discard", *GARDENS)
        self.positions: list[Position] = []

    @property
    def position(self) -> Position:
        return self.positions[self.number]


class Bluff(Trials[BluffTable]):
    slug = "heuschrecken_poker.bluff"
    table_type = BluffTable
    calls: ClassVar[Mapping[str, str]] = {"name": "answer", "void": "void"}
    count = 12
    after_ms = 2400

    def lay_out(self, table: BluffTable, names: list[str], setup: Mapping[str, Any]) -> None:
        expect_keys(setup, ("level", "positions"))
        table.level = whole_number(setup, "level", table.level, LEVELS)
        table.positions = [_position(each, n) for n, each in enumerate(setup.get("positions", ()))]
        self._begin(table, len(table.positions))

    def deal(self, table: BluffTable) -> None:
        raise SetupError("this drill needs positions of real matches", ("positions",))

    def plan(self, table: BluffTable, count: int) -> list[Trial]:
        window = round(between(table, EASY_MS, HARD_MS))
        return [Trial((), draw(table, *WAIT_MS), window, position.laid) for position in table.positions]

    def answers(self, table: BluffTable) -> tuple[str, ...]:
        """What the asked player still has."""
        return table.position.left[table.position.asked]

    def refuse_answer(self, table: BluffTable, act: Act) -> Refusal | None:
        return super().refuse_answer(table, act) if table.phase == "shown" else NOT_NOW

    def idle(self, table: BluffTable) -> str:
        return "missed"

    def clear(self, table: BluffTable) -> None:
        table.gather([card for pile in ("display", "discard", *GARDENS) for card in table.piles[pile]], "box")

    def lay(self, table: BluffTable) -> None:
        """Display and gardens are there at once."""
        position = table.position
        for pile, names in (("display", position.display), *zip(GARDENS, position.gardens, strict=True)):
            for name in names:
                table.move(_of(table, name), pile)

    def closed(self, table: BluffTable, result: Result) -> None:
        """What was really laid is turned over."""
        table.move(_of(table, table.position.laid, table.position.asked), "discard")

    def facts(self, table: BluffTable, seat: Seat) -> dict[str, Any]:
        """With ``asked`` (the player), ``display``, ``beds`` (cards), ``left`` (names), ``tokens`` by player, and
        ``chance``: of naming the right one blindly. Empty before the position is shown."""
        position, shown = table.position, table.phase != "ready"
        return super().facts(table, seat) | {
            "asked": position.asked if shown else -1, "display": list(table.piles["display"]),
            "beds": [list(table.piles[pile]) for pile in GARDENS],
            "left": position.left if shown else (), "tokens": position.tokens if shown else (),
            "answers": self.answers(table) if shown else (),
            "chance": 1 / len(self.answers(table)) if shown else 0.0}


def _of(table: BluffTable, name: str, player: int = -1) -> Card:
    """A card of that name that isn't on the table; a poker card of that player's colour."""
    colour = table.deck.colours[player].name if player >= 0 else ""
    return next(card for card, face in enumerate(table.faces) if face.name == name and table.where[card] == "box"
                and (face.kind not in POKER_KINDS or not colour or colour in face.colours))


def _position(value: Any, number: int) -> Position:
    wrong = SetupError("this isn't a position of a match", ("positions", number))
    try:
        found = Position(
            tuple(value["display"]), tuple(tuple(cards) for cards in value["gardens"]),
            tuple(tuple(ranks) for ranks in value["left"]), tuple(value["tokens"]), value["asked"], value["laid"])
        sound = found.laid in found.left[found.asked] and len(found.gardens) == len(found.left) == PLAYERS
    except (TypeError, KeyError, IndexError) as reason:
        raise wrong from reason
    if not sound:
        raise wrong
    return found
