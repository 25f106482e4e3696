"""A bot acts on what its seat knows: hidden cards can be swapped, and counting fans catches nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from random import Random
from typing import Any, get_args

import pytest

from game.bots import make_bot
from game.core.actions import Action, Call, Carry, Grab, Refusal, Release
from game.core.cards import Card, Seat
from game.core.events import CardMoved, Event, Judged, Noted
from game.core.record import Path, Track
from game.core.table import NEVER
from game.referee.match import Bot, Match
from game.referee.referee import Referee
from game.referee.view import SeatView
from tests.bots.matches import go_on, referee

SEATS = 4


def swap_hidden(judge: Referee, seat: Seat, rng: Random) -> None:
    """Deal all cards that a seat can't see anew, to the same places."""
    table = judge.table
    piles = ["draw", *(hand for other, hand in enumerate(table.hands) if other != seat)]
    cards = [card for pile in piles for card in table.piles[pile]]
    rng.shuffle(cards)
    for pile in piles:
        for place in range(len(table.piles[pile])):
            card = cards.pop()
            table.piles[pile][place] = card
            table.where[card] = pile


def hidden(judge: Referee, seat: Seat) -> dict[Card, str]:
    """Names for cards that this seat can't tell apart."""
    table = judge.table
    piles = [pile for pile in table.piles if pile not in ("discard", table.hands[seat])]
    return {card: f"{pile} {place}" for pile in piles for place, card in enumerate(table.piles[pile])
            if "prop" not in table.faces[card].traits}


def script(seat: Seat, at: int, rng: Random) -> list[tuple[int, int, str]]:
    """What the hand of another seat does: which card, and where it goes."""
    out = rng.choice([f"lap:{seat}", f"shoulder:{seat}", f"sleeve:{seat}", "slip", "table"])
    back = rng.random() < 0.6
    return [(at, rng.randrange(4), "grab"), (at + 250, 0, out),
            (at + 900, 0, f"hand:{seat}" if back else out), (at + 1_000, 0, "let go")]


def acts_of(seat: Seat, seed: int, swapped: bool) -> tuple[list[Any], set[str]]:
    """All that a bot does in its first minute while the others fidget and cheat as scripted."""
    judge = referee(SEATS, seed)
    if swapped:
        swap_hidden(judge, seat, Random(seed + 1))
    bot = make_bot("hawk:2" if seed % 2 else "nimble:3", seat, SeatView(judge, seat), seed)
    playing = Match(judge, [bot])
    tracks: list[Track] = []
    playing.listen_to_tracks(tracks.append)
    known = hidden(judge, seat)
    learned: list[int] = []
    judge.listen(lambda event: learned.append(event.at) if _teaches(event, seat) else None)
    rng = Random(seed)
    for at in range(500, 60_000, 2_000):
        other = rng.choice([each for each in range(SEATS) if each != seat])
        for when, which, what in script(other, at, rng):
            hand = judge.table.hand(other)
            if what == "grab":
                facts = SeatView(judge, other).facts
                gap = other if rng.random() < 0.5 else (other - 1) % SEATS
                greedy = which == 0 and other != facts["watchman"]
                card = facts["grasshoppers"][gap][0] if greedy else hand[which]
                playing.submit(Grab(other, card), when)
            elif what == "let go":
                zone = judge.table.held_zone[other] or "table"
                playing.submit(Release(other, zone), when)
            else:
                playing.submit(Carry(other, what), when)
    until = learned[0] if learned else NEVER
    acts: list[Any] = [
        (at, known.get(action.card, action.card) if isinstance(action, Grab) else action)
        for at, action in judge.record.inputs if action.seat == seat and at <= until]
    acts += [track for track in tracks if _starts(track) <= until]
    return acts, {type(action).__name__ for _, action in judge.record.inputs if action.seat == seat}


def _starts(track: Track) -> int:
    return track.points[0].at if isinstance(track, Path) else track.at


def _teaches(event: Event, seat: Seat) -> bool:
    """Whether this seat sees a face it hasn't seen."""
    if not isinstance(event, CardMoved) or event.source.startswith(("air:", f"hand:{seat}")):
        return False
    return bool(event.faces >> seat & 1 and event.noticed >> seat & 1) and event.source in (
        "draw", *(f"hand:{other}" for other in range(SEATS)))


@pytest.mark.parametrize("seat", range(SEATS))
def test_swapping_hidden_cards_changes_nothing_that_a_bot_does(seat: Seat) -> None:
    kinds: set[str] = set()
    longest = 0
    for seed in range(12):
        as_dealt, did = acts_of(seat, seed, swapped=False)
        otherwise, _ = acts_of(seat, seed, swapped=True)
        assert as_dealt == otherwise
        kinds |= did
        longest = max(longest, len(as_dealt))
    assert longest >= 4
    assert {"Grab", "Carry", "Release"} <= kinds
    if seat == 0:
        assert "Call" in kinds, "as Watchman it has called"


class FanCounter:
    """Plays like its player but calls only by the book: whenever a fan shows a card less than it should."""

    def __init__(self, player: Bot, view: SeatView, by_fans: bool, rng: Random) -> None:
        self.seat = player.seat
        self._player, self._view, self._by_fans, self._rng = player, view, by_fans, rng
        self._calls: list[tuple[int, Call]] = []

    @property
    def heeds(self) -> Container[type[Event]]:
        return [kind for kind in get_args(Event) if kind is Noted or kind in self._player.heeds]

    def on_event(self, event: Event) -> None:
        self._player.on_event(event)
        if self._view.facts["watchman"] == self.seat and isinstance(event, Noted) and event.name == "fan":
            others = [seat for seat in range(self._view.seats) if seat != self.seat]
            delay = 1 if self._by_fans else self._rng.randrange(8_000)
            target = event.value if self._by_fans else self._rng.choice(others)
            self._calls.append((event.at + delay, Call(self.seat, "caught", target)))

    def on_look(self, look: Any) -> None:
        self._player.on_look(look)

    def next_at(self) -> int:
        return min(self._player.next_at(), min((at for at, _ in self._calls), default=NEVER))

    def take_action(self, now: int) -> Action | Track | None:
        if self._calls and min(self._calls)[0] <= now:
            call = min(self._calls)
            self._calls.remove(call)
            return call[1]
        action = self._player.take_action(now)
        return None if isinstance(action, Call) and action.words == "caught" else action

    def on_refusal(self, action: Action, refusal: Refusal) -> None:
        self._player.on_refusal(action, refusal)


def calls_by(by_fans: bool) -> Counter[bool]:
    calls: Counter[bool] = Counter()
    for seed in range(8):
        judge = referee(SEATS, seed)
        bots: list[Bot] = []
        for seat in range(SEATS):
            view = SeatView(judge, seat)
            bots.append(FanCounter(make_bot("sly:2", seat, view, seed), view, by_fans, Random(seed)))
        judge.listen(lambda event: calls.update([event.right]) if isinstance(event, Judged) else None)
        go_on(Match(judge, bots), 5_000)
    return calls


def test_who_only_counts_fans_catches_no_more_than_chance() -> None:
    counting, guessing = calls_by(by_fans=True), calls_by(by_fans=False)
    assert min(counting.total(), guessing.total()) > 200
    assert counting[True] / counting.total() <= guessing[True] / guessing.total() + 0.03
