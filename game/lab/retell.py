"""Tells a recorded match as text: what everybody saw, what one seat knew, or everything."""

from __future__ import annotations

from game.core.cards import Seat
from game.core.events import Event, RoundBegan
from game.core.record import Record
from game.referee.referee import Listener, replay
from game.referee.story import Line, Story, known_to
from game.rules import GAMES


class RetellError(ValueError):
    """It can't be told. The text is one sentence."""


def retell(record: Record, seat_name: str | None = None, everything: bool = False) -> list[str]:
    """The story, one line a sentence with its time.

    Raises :exc:`RetellError` for a name that nobody has, for everything of a match that isn't over, and for a
    record that the rules can't follow.
    """
    if everything and not record.finished:
        raise RetellError("the match isn't over, so not everything can be told; leave out --all.")
    seat = None if seat_name is None else _seat(record, seat_name)
    story = Story(record.players, record.deck.faces)
    told: list[Line] = []

    def listen(event: Event) -> None:
        known = event if everything else known_to(seat, event)
        line = story.tell(known) if known is not None else None
        if line is not None:
            told.append(line)

    if record.setup is None:
        listen(RoundBegan(0, 1))
        story.dealt()
    _play(record, listen)
    return [_spelled(line) for line in told]


def _play(record: Record, listen: Listener) -> None:
    if record.game not in GAMES:
        raise RetellError(f"this version can't play {record.game}.")
    try:
        replay(GAMES[record.game], record, listener=listen)
    except Exception as mistake:  # whatever a strange file makes the rules stumble over
        raise RetellError(f"the rules can't follow this record ({type(mistake).__name__}).") from mistake


def _seat(record: Record, name: str) -> Seat:
    if name in record.players:
        return record.players.index(name)
    raise RetellError(f"nobody is called {name[:60]!r}; the players are {', '.join(record.players)}.")


def _spelled(line: Line) -> str:
    minutes, ms = divmod(line.at, 60_000)
    card = f" [{line.card}]" if line.card else ""
    return f"{minutes:3}:{ms / 1000:06.3f}  {line.text()}{card}"
