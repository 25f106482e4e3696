"""What a game must say about itself. Rules are stateless: all state is on the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

from .actions import NOBODY, Refusal, Release
from .acts import Act, OpenAct, Verdict
from .cards import Card, Deck, HouseValue, Seat
from .table import Table

TableT = TypeVar("TableT", bound=Table)


class SetupError(ValueError):
    """A set-up that can't be laid out. ``path`` leads to the mistake: ``("hands", "Ada", 2)``."""

    def __init__(self, message: str, path: tuple[str | int, ...] = ()) -> None:
        super().__init__(message)
        self.path = path


class Gesture(NamedTuple):
    """What letting go somewhere amounts to, and at whose place it has to be."""

    verb: str
    whose: Literal["own", "other", "any"] = "any"


class Rules(ABC, Generic[TableT]):
    """One game. The referee calls :meth:`refuse` before :meth:`do`, always."""

    slug: ClassVar[str]
    table_type: type[TableT]
    """The game's own table, which has all its state."""
    rulings: ClassVar[Mapping[str, str]]
    """Ruling id to its short text, as verdicts and refusals show it."""
    gestures: ClassVar[Mapping[tuple[str, str], Gesture]]
    """(kind of pile the card lies in, kind of zone it is let go in) to what that means."""
    calls: ClassVar[Mapping[str, str]] = {}
    """Words of a :class:`~game.core.actions.Call` to the verb; one word more may follow: ``say:banana``."""
    least_spare: ClassVar[int | None] = None
    """With so few cards beyond those dealt a match can still be played; None: only with the whole pack."""
    covert: ClassVar[frozenset[str]] = frozenset()
    """Verbs that are fouls: real until caught. The referee keeps their windows."""

    def new_table(self, deck: Deck, seats: int, seed: int, house: dict[str, HouseValue]) -> TableT:
        """An empty table, all cards in the box. Raises :exc:`SetupError` for a wrong number of seats."""
        least, most = deck.players
        if not least <= seats <= most:  # SH-01, MO-24
            raise SetupError(f"{deck.title} is for {least} to {most} players, found {seats}", ("players",))
        return self.table_type(deck, seats, seed, deck.house(house))

    @abstractmethod
    def deal(self, table: TableT) -> None:
        """Shuffle and deal the first round."""

    @abstractmethod
    def lay_out(self, table: TableT, names: list[str], setup: Mapping[str, Any]) -> None:
        """Lay out a scenario's set-up instead of a deal. Raises :exc:`SetupError`."""

    @abstractmethod
    def next_round(self, table: TableT) -> None:
        """Gather everything and deal the next round."""

    @abstractmethod
    def refuse_grab(self, table: TableT, seat: Seat, card: Card) -> Refusal | None:
        """Why this hand may not close on this card; None if it may."""

    @abstractmethod
    def refuse(self, table: TableT, act: Act) -> Refusal | None:
        """Why nothing would happen; None if the act is possible (legal or foul)."""

    def refuse_start(self, table: TableT, act: Act) -> Refusal | None:
        """Why a covert act can't even begin; by default as :meth:`refuse`."""
        return self.refuse(table, act)

    @abstractmethod
    def do(self, table: TableT, act: Act) -> None:
        """Do an act that isn't refused. The card has already been let go."""

    def settle(self, table: TableT, verdict: Verdict) -> None:
        """What follows from a verdict, for the hands in the air too. The called card is back in its hand."""

    @abstractmethod
    def expire(self, table: TableT, deadline: str) -> None:
        """A deadline of this game ran out; ``table.now`` is the instant it was due."""

    @abstractmethod
    def candidates(self, table: TableT, seat: Seat) -> Iterator[Act]:
        """Every act the seat might try now, refused ones included; what isn't among them is never accepted."""

    @abstractmethod
    def owes(self, table: TableT) -> dict[Seat, str]:
        """Who must act before the game goes on, each with the verb."""

    @abstractmethod
    def facts(self, table: TableT, seat: Seat) -> dict[str, Any]:
        """This game's own facts as the seat may know them, for views and bots."""

    @abstractmethod
    def check(self, table: TableT, names: list[str], key: str) -> Any:
        """The value of a scenario's own ``expect`` key. Raises :exc:`KeyError` for an unknown one."""

    def catch_ms(self, table: TableT) -> int:
        """How long a foul can be called after it was let go."""
        return 0

    def races(self, table: TableT) -> bool:
        """Whether the first of several slaps gains something now: then each counts earlier by its seat's allowance."""
        return False

    def counts_at(self, table: TableT, act: Act, at: int) -> int:
        """When (ms) an accepted act counts whose player lets go at a moment: later, if somebody slower may react."""
        return at

    def at_last(self, table: TableT, release: Release) -> Release:
        """What letting go amounts to when it counts later, as :meth:`counts_at` says."""
        return release

    def guard(self, table: TableT) -> Seat:
        """Who may call fouls."""
        return NOBODY

    def act_for(self, table: TableT, act: Act) -> Act:
        """Complete an act that the referee has read from a gesture, for example its target."""
        return act

    def recover(self, table: TableT, act: OpenAct) -> None:
        """Put the card of a called foul back into its hand."""

    def ruling_of_call(self, act: OpenAct | None) -> str:
        """The ruling that decides a call: of this foul, or of none."""
        return ""

    def turn_over(self, table: TableT, seat: Seat, card: Card) -> Act | None:
        """What turning this card over amounts to."""
        return None


