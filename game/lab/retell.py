"""Tells a recorded match as text: what everybody saw, what one seat knew, or everything."""

from __future__ import annotations

from game.core.actions import NOBODY
from game.core.cards import Seat
from game.core.events import Event, RoundBegan, TurnBegan
from game.core.record import Record
from game.core.table import Table
from game.referee.referee import Referee, go_through
from game.referee.story import Line, Story, known_to
from game.rules import GAMES

DEALT = "{player} is dealt: {cards}"


class RetellError(ValueError):
    """It can't be told. The text is one sentence."""


def retell(record: Record, seat_name: str | None = None, everything: bool = False) -> list[str]:
    """The story, one line a sentence with its time.

    Raises :exc:`RetellError` for a name that nobody has, for everything of a match that isn't over, and for a
    record that the rules can't follow.
    """
    if everything and not record.finished:
        raise RetellError("the match isn't over, so not everything can be told; leave out --all.")
    if record.game not in GAMES:
        raise RetellError(f"this version can't play {record.game}.")
    teller = _Teller(record, None if seat_name is None else _seat(record, seat_name), everything)
    try:
        referee = Referee(GAMES[record.game], record.fresh())
        teller.begin(referee)
        go_through(referee, record)
    except Exception as mistake:  # whatever a strange file makes the rules stumble over
        raise RetellError(f"the rules can't follow this record ({type(mistake).__name__}).") from mistake
    return [_spelled(line) for line in teller.lines]


class _Teller:
    """Listens to a match that is played again."""

    def __init__(self, record: Record, seat: Seat | None, everything: bool) -> None:
        self.lines: list[Line] = []
        self._story = Story(record.players, record.deck.faces)
        self._seat, self._everything = seat, everything
        self._hands_of = range(len(record.players)) if everything else [] if seat is None else [seat]
        self._dealing = True

    def begin(self, referee: Referee) -> None:
        self._table: Table = referee.table
        self._hear(RoundBegan(0, referee.table.round))
        self._hear(TurnBegan(0, referee.table.turn))
        referee.listen(self._hear)

    def _hear(self, event: Event) -> None:
        known = event if self._everything else known_to(self._seat, event)
        line = self._story.tell(known) if known is not None else None
        if line is not None:
            self.lines.append(line)
        if isinstance(event, RoundBegan):
            self._dealing = True
        elif isinstance(event, TurnBegan) and self._dealing:
            self._dealing = False
            self.lines += [self._dealt(event.at, seat) for seat in self._hands_of]

    def _dealt(self, at: int, seat: Seat) -> Line:
        names = sorted(self._table.faces[card].name for card in self._table.hand(seat))
        values = {"player": self._story.names[seat], "cards": ", ".join(names)}
        return Line(at, NOBODY, DEALT, values)


def _seat(record: Record, name: str) -> Seat:
    if name in record.players:
        return record.players.index(name)
    players = ", ".join(" ".join(each.split()) for each in record.players)
    raise RetellError(f"nobody is called {name[:60]!r}; the players are {players}.")


def _spelled(line: Line) -> str:
    minutes, ms = divmod(line.at, 60_000)
    card = f" [{line.card}]" if line.card else ""
    return f"{minutes:3}:{ms / 1000:06.3f}  {line.text()}{card}"
