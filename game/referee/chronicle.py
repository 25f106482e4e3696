"""What is worth remembering of a match: its rounds, and each moment that people talk about afterwards.

Made by playing a record again, so it is the same after any break. For matches and rounds that are over: it knows
everything that was hidden.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.actions import NOBODY
from game.core.acts import Evidence
from game.core.cards import Card, Seat
from game.core.events import (
    EVERYONE,
    CardMoved,
    Event,
    HandMoved,
    Judged,
    Mask,
    MatchEnded,
    Noted,
    RoundBegan,
    RoundEnded,
    Said,
)
from game.core.record import Look, Record
from game.rules import RULES

from .referee import Referee, go_through

CHEATS = ("lap", "shoulder", "sleeve", "slip", "mistake")
"""Kinds of moments that are fouls of a hand."""
MISTAKES = ("wrong_word", "hesitation", "wrong_slap", "wrong_accusation")
SAID = {
    "got_away": "theft", "objects": "objection", "hits": "hit", "moemmen": "moemmen", "benny": "benny",
    "whistles": "whistle", "passes": "pass", "skipped": "skipped", "slap": "late", "admits": "admits",
}
"""What somebody says to the kind of moment that it is."""


class Moment(NamedTuple):
    """One thing that somebody did."""

    at: int
    """Milliseconds since the deal."""
    seat: Seat
    kind: str
    """One of :data:`CHEATS` and :data:`MISTAKES`, a value of :data:`SAID`, or ``caught`` and ``wrong`` (calls),
    ``slap``, ``word``, ``heap``, ``harvest``, ``invasion``, ``sweep``, ``clash``, ``herd``, ``minus``, ``end``."""
    value: int = 0
    """Of a cheat the milliseconds in the open, of a slap or word those since the card, of a harvest its prizes, of an
    invasion the cards eaten, of a heap that was won its cards, of a herd its points, of a minus sheep its value."""
    other: Seat = NOBODY
    """Whom it concerned: the Watchman, the caught, the robbed."""
    card: Card = -1
    ended_ms: int = -1
    """When the card of a cheat was let go, or its hand opened."""
    note: str = ""
    """How a cheat ended (``unseen``, ``caught`` …), how the caught one had done it, why a sweep was one."""
    known: Mask = EVERYONE
    """Who noticed it when it happened."""
    look_ms: int = -1
    """Of an unseen cheat: so soon after it the Watchman's eyes came to this seat; -1 when they aren't recorded."""

    @property
    def cheat(self) -> bool:
        return self.kind in CHEATS

    @property
    def unseen(self) -> bool:
        """A foul that nobody called."""
        return self.cheat and self.note in ("unseen", "stands")


@dataclass(slots=True)
class Round:
    """What happened between one deal and the next. Times are milliseconds since the first deal."""

    number: int
    began_ms: int
    ended_ms: int = -1
    """-1: it isn't over."""
    scores: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    watches: list[tuple[Seat, int, int]] = field(default_factory=list)
    """Who was the Watchman, from when, until when; the last one until the round's end."""
    moments: list[Moment] = field(default_factory=list)
    """In the order of time."""

    @property
    def over(self) -> bool:
        return self.ended_ms >= 0


@dataclass(slots=True)
class Chronicle:
    """A match in its moments."""

    game: str
    players: tuple[str, ...]
    rounds: list[Round]
    length_ms: int = 0
    winners: tuple[Seat, ...] = ()

    @property
    def moments(self) -> list[Moment]:
        return [moment for each in self.rounds for moment in each.moments]

    def count(self, *kinds: str) -> int:
        return sum(moment.kind in kinds for moment in self.moments)


def chronicle(record: Record) -> Chronicle:
    """Plays the record again. Fouls of a round that isn't over are left out. What the rules stumble over they raise."""
    referee = Referee(RULES[record.game], record.fresh())
    writer = _Writer(referee, record)
    referee.listen(writer.hear)
    go_through(referee, record)
    return writer.finished(max([record.length_ms, *(at for at, _action in record.inputs[-1:])]))


class _Writer:
    """Listens to a match that is played again."""

    def __init__(self, referee: Referee, record: Record) -> None:
        self.referee, self.table, self.faces = referee, referee.table, record.deck.faces
        self.result = Chronicle(record.game, tuple(record.players), [])
        self.box = record.deck.box
        self._out_ms: dict[Seat, int] = {}
        """When the card that a hand holds left that hand's own place."""
        self._left: dict[tuple[Seat, Card], list[int]] = {}
        self._flip_ms = 0
        """When what can be slapped or named was turned up."""
        self._looks: dict[Seat, list[Look]] = {}
        for track in record.tracks:
            if isinstance(track, Look):
                self._looks.setdefault(track.seat, []).append(track)
        self._begin(0, referee.table.round)

    def _begin(self, at: int, number: int) -> None:
        self.round = Round(number, at)
        self.result.rounds.append(self.round)
        self._left.clear()
        facts = self.referee.rules.facts(self.table, 0)
        if "watchman" in facts:
            self.round.watches.append((facts["watchman"], at, -1))

    def finished(self, length_ms: int) -> Chronicle:
        self.result.length_ms = length_ms
        for each in self.result.rounds:
            each.moments.sort(key=lambda moment: moment.at)
        return self.result

    def add(self, at: int, seat: Seat, kind: str, value: int = 0, other: Seat = NOBODY, card: Card = -1,
            note: str = "") -> None:
        self.round.moments.append(Moment(at, seat, kind, value, other, card, note=note))

    def hear(self, event: Event) -> None:
        match event:
            case HandMoved():
                self._hand(event)
            case CardMoved(card=int()):
                self._card(event)
            case Judged(at, accuser, accused, right, _ruling, how):
                self.add(at, accuser, "caught" if right else "wrong", other=accused, note=how)
            case Said():
                self._said(event)
            case Noted():
                self._noted(event)
            case RoundBegan(at, number):
                self._begin(at, number)
            case RoundEnded():
                self._end(event)
            case MatchEnded(at, winners):
                self.result.winners = winners
                self.add(at, winners[0] if winners else NOBODY, "end")

    def _hand(self, event: HandMoved) -> None:
        """Remembers when each carried card left the place that it belongs to."""
        if event.zone is None or event.zone == f"hand:{event.seat}":
            self._out_ms.pop(event.seat, None)
        elif event.seat not in self._out_ms and event.card is not None:
            self._out_ms[event.seat] = event.at
            self._left.setdefault((event.seat, event.card), []).append(event.at)

    def _card(self, event: CardMoved) -> None:
        source, target = event.source.partition(":")[0], event.target.partition(":")[0]
        if (source, target) == ("pile", "discard"):
            self._flip_ms = event.at
        elif target == "pile" and source in ("discard", "under"):
            self._one_more(event.at, int(event.target.partition(":")[2]), "heap")
        elif (source, target) == ("garden", "discard"):
            self._eaten(event.at, int(event.source.partition(":")[2]))
        elif (source, target) == ("meadow", "hand") and event.card is not None:
            face = self.faces[event.card]
            if face.kind == "minus":
                self.add(event.at, int(event.target.partition(":")[2]), "minus", face.value or 0, card=event.card)

    def _one_more(self, at: int, seat: Seat, kind: str) -> None:
        """Another card of the same heap."""
        last = self.round.moments[-1:]
        if last and last[0][:3] == (at, seat, kind):
            self.round.moments[-1] = last[0]._replace(value=last[0].value + 1)
        else:
            self.add(at, seat, kind, 1)

    def _eaten(self, at: int, seat: Seat) -> None:
        """A card leaves a garden: eaten, unless it was harvested."""
        if self.round.moments and self.round.moments[-1][:3] == (at, seat, "invasion"):
            self._one_more(at, seat, "invasion")

    def _said(self, event: Said) -> None:
        at, seat, words = event.at, event.seat, event.words
        if words in MISTAKES:
            self._mistake(event)
        elif words == "slaps":
            self.add(at, seat, "slap", at - self._flip_ms)
        elif words in SAID:
            self.add(at, seat, SAID[words], at - self._flip_ms if words == "slap" else 0, event.target)
        elif self.box == "schnattergei" and any(face.kind == words for face in self.faces):
            self.add(at, seat, "word", at - self._flip_ms, note=words)

    def _mistake(self, event: Said) -> None:
        """A slap that was a mistake isn't one of the good ones, a wrong word not one of the quick ones."""
        self.round.moments = [
            moment for moment in self.round.moments
            if (moment.at, moment.seat) != (event.at, event.target) or moment.kind not in ("slap", "word")]
        self.add(event.at, event.target, event.words)

    def _noted(self, event: Noted) -> None:
        at, value = event.at, event.value
        match event.name:
            case "watchman":
                seat, since, _until = self.round.watches[-1]
                self.round.watches[-1] = (seat, since, at)
                self.round.watches.append((int(value), at, -1))
            case "phase" if value in ("wasp", "stinger"):
                self._flip_ms = at
            case "harvest":
                seat, _genus, tokens = value
                self.add(at, seat, "harvest", tokens)
            case "invaded":
                self.add(at, int(value), "invasion")
            case "sweep" if value[1]:
                self.add(at, value[0], "sweep", note=value[1])
            case "cancelled":
                for seat in value:
                    self.add(at, seat, "clash")

    def _end(self, event: RoundEnded) -> None:
        self.round.ended_ms, self.round.scores, self.round.totals = event.at, event.scores, event.totals
        if self.round.watches:
            seat, since, _until = self.round.watches[-1]
            self.round.watches[-1] = (seat, since, event.at)
        self.round.moments += self._fouls()
        for seat in self.referee.rules.facts(self.table, 0).get("herds", ()):
            self.add(event.at, seat, "herd", event.scores[seat])

    def _fouls(self) -> Iterator[Moment]:
        if self.box != "schummel_hummel":
            return
        for each in self.table.evidence:
            done = each.let_go_ms if each.let_go_ms >= 0 else each.ended_ms
            began = self._left_hand(each) if each.how == "slip" else each.began_ms
            value, known = max(0, done - began), 1 << each.seat
            looked = self._looked(each, done) if each.outcome == "unseen" else -1
            yield Moment(began, each.seat, each.how, value, each.watchman, each.card, done, each.outcome, known, looked)

    def _looked(self, foul: Evidence, done_ms: int) -> int:
        """How soon after it the Watchman's eyes came to whoever had cheated."""
        looks = self._looks.get(foul.watchman, [])
        first = bisect_left(looks, done_ms, key=lambda look: look.at)
        return next((look.at - done_ms for look in looks[first:] if look.zone.endswith(f":{foul.seat}")), -1)

    def _left_hand(self, foul: Evidence) -> int:
        """A slip goes over the open table, and is a foul only at its end: it is in the open since it left the hand."""
        times = [at for at in self._left.get((foul.seat, foul.card), ()) if at <= foul.began_ms]
        return times[-1] if times else foul.began_ms
