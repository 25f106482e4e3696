"""Begins a match, and goes on with one that was cut off: the same dice, the same bots, the same next thought."""

from __future__ import annotations

from game.bots import make_bot
from game.core.actions import Action, Release
from game.core.acts import NO_CARD
from game.core.cards import Seat
from game.core.record import HUMAN, Path, Record
from game.core.sentence import say
from game.referee.match import Bot, Match
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import RULES


class ResumeError(ValueError):
    """This match can't go on. The text is one sentence and names no card."""


def begin(record: Record) -> Match:
    """Deal (or lay out the set-up of) a record without inputs, and let its bots sit down."""
    referee = Referee(RULES[record.game], record)
    bots: list[Bot] = [
        make_bot(kind, seat, SeatView(referee, seat), record.seed)
        for seat, kind in enumerate(record.kinds) if kind != HUMAN
    ]

    def sit_down(kind: str, seat: Seat) -> Bot:
        """Its dice are its own: those of whoever sat here before have been thrown."""
        return make_bot(kind, seat, SeatView(referee, seat), record.seed + referee.table.now + 1)

    return Match(referee, bots, sit_down)


def resume(record: Record) -> Match:
    """The match as it was at the end of its record, with a record of its own that is as long.

    People's inputs are made again; bots are not read from the record but play again, and must do what the record
    says. Its last instant stays open, so that nothing that was about to happen in it is skipped.
    Raises :exc:`ResumeError`.
    """
    if record.game not in RULES:
        raise ResumeError(say("This version can't play {game}.", game=record.game))
    try:
        return _play_again(record)
    except ResumeError:
        raise
    except Exception as mistake:  # whatever a strange file makes the rules stumble over
        raise ResumeError(say("This record can't be played again ({why}).", why=type(mistake).__name__)) from mistake


def open_hands(match: Match) -> None:
    """Whoever goes on with a match holds nothing: what people were carrying when it broke off is back where it lay."""
    referee = match.referee
    for seat, card in enumerate(referee.table.held):
        if card != NO_CARD and referee.playing[seat] == HUMAN:
            home = referee.table.where[card]
            match.submit(Release(seat, home if home in referee.table.zones else f"hand:{seat}"), referee.open_from)


def _play_again(record: Record) -> Match:
    match = begin(record.fresh())
    again = match.referee.record
    match.referee.record.tracks.extend(track for track in record.tracks if _by_person(record, track))
    for at, action in record.by_people():
        match.submit_counted(action, at)
    last = record.inputs[-1][0] if record.inputs else -1
    end = record.length_ms - 1 if last == record.length_ms else record.length_ms
    if end >= match.referee.open_from:
        match.advance(end)
    _compare(record.inputs, again.inputs, match.referee.open_from)
    again.finished = record.finished
    return match


def _by_person(record: Record, track: object) -> bool:
    if not isinstance(track, Path):
        return False
    began = track.points[0].at if track.points else 0
    return record.kind_at(track.seat, began) == HUMAN


def _compare(recorded: list[tuple[int, Action]], again: list[tuple[int, Action]], open_from: int) -> None:
    """What was recorded must have happened again; only the instant that is still open may lack some of it."""
    for old, new in zip(recorded, again, strict=False):
        if old != new:
            raise ResumeError(_differs(min(old[0], new[0])))
    rest = recorded[len(again):]
    if rest and rest[0][0] < open_from:
        raise ResumeError(_differs(rest[0][0]))


def _differs(at_ms: int) -> str:
    return say("From {seconds} s on, the bots don't play as the record says; another version may have written it.",
               seconds=f"{at_ms / 1000:.3f}")
