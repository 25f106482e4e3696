"""Plans die when events make them void, and somebody who waits for a person stays lively."""

from __future__ import annotations

from collections.abc import Callable

from game.bots import make_bot
from game.bots.player import Player
from game.core.actions import Action, Call, Carry, Grab, NextRound, Release
from game.core.events import Event, HandMoved, TurnBegan
from game.core.record import Look
from game.referee.match import Match
from game.referee.view import SeatView
from tests.bots.matches import go_on, match, referee


def with_a_person(seats: int, seed: int, kind: str = "sly:3") -> Match:
    """Seat 0, Watchman and first to play, is a person."""
    judge = referee(seats, seed)
    return Match(judge, [make_bot(kind, seat, SeatView(judge, seat), seed) for seat in range(1, seats)])


def until(playing: Match, seen: Callable[[Event], bool], limit_ms: int = 600_000) -> None:
    """Let time pass to an event."""
    found: list[Event] = []
    playing.referee.listen(lambda event: found.append(event) if seen(event) else None)
    while not found and playing.now < limit_ms:
        playing.advance(playing.now + 10)
    assert found


def lifted_over(event: Event, *kinds: str) -> bool:
    return isinstance(event, HandMoved) and (event.zone or "").partition(":")[0] in kinds


def inputs(playing: Match) -> list[tuple[int, Action]]:
    return playing.referee.record.inputs


def test_while_a_person_thinks_the_others_fidget_cheat_and_steal_now_and_then() -> None:
    playing = with_a_person(4, seed=3)
    playing.advance(180_000)
    grabs = [action for _, action in inputs(playing) if isinstance(action, Grab)]
    assert 5 < len(grabs) < 120
    assert all(act.verb != "play" or act.seat == 0 for act in playing.referee.can(0))


def test_a_wrong_call_sends_the_hand_home_and_the_gesture_is_over() -> None:
    playing = with_a_person(3, seed=1)
    until(playing, lambda event: lifted_over(event, "table", "lap", "sleeve", "shoulder", "slip"))
    seat = next(seat for seat in (1, 2) if playing.referee.table.held[seat] >= 0)
    at = playing.now + 1
    playing.submit(Call(0, "caught", seat), at)
    assert playing.referee.table.held[seat] == -1
    playing.advance(at + 150)
    late = [action for when, action in inputs(playing) if at < when and isinstance(action, Carry | Release)]
    assert not [action for action in late if action.seat == seat]


def test_whoever_is_called_in_the_middle_of_its_turn_plays_on_afterwards() -> None:
    playing = match(["hawk:2", "sly:2", "calm:2"], seed=5)
    until(playing, lambda event: isinstance(event, TurnBegan) and event.seat == 1)
    until(playing, lambda event: isinstance(event, HandMoved) and event.seat == 1 and event.zone == "discard")
    watchman = SeatView(playing.referee, 0).facts["watchman"]
    if watchman != 1:
        playing.submit(Call(watchman, "caught", 1), playing.now + 1)
    until(playing, lambda event: isinstance(event, TurnBegan) and event.seat == 2)


def test_nobody_stirs_when_the_round_is_over() -> None:
    playing = match(["sly:1", "hawk:2", "bold:3"], seed=2)
    go_on(playing, 5_000, rounds=1)
    done = len(inputs(playing)), len(playing.referee.record.tracks)
    ended = playing.now
    playing.advance(ended + 3_600_000)
    assert (len(inputs(playing)), len(playing.referee.record.tracks)) == done
    playing.submit(NextRound(), playing.now + 1)
    playing.advance(playing.now + 20_000)
    assert len(inputs(playing)) > done[0] + 1


def test_refusals_never_pile_up() -> None:
    worst = 0
    for seed in range(20):
        playing = match(["sly:1", "dozer:1", "bold:1", "nervous:1"], seed)
        bots = [bot for bot in playing.bots if isinstance(bot, Player)]
        while not playing.referee.table.round_over:
            playing.advance(playing.now + 100)
            worst = max(worst, *(bot.refusals for bot in bots))
    assert 0 < worst <= 4


def test_every_bot_tells_where_it_looks_while_a_round_is_on() -> None:
    playing = match(["hawk:3", "sly:2", "calm:2", "bold:2"], seed=4)
    told: list[Look] = []
    playing.listen_to_tracks(lambda track: told.append(track) if isinstance(track, Look) else None)
    go_on(playing, 5_000)
    assert {look.seat for look in told} == {0, 1, 2, 3}
    assert {look.zone for look in told if look.seat == 1} <= {"discard", "hand:1", "off", "seat:0", "seat:2", "seat:3"}
