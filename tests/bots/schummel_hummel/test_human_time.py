"""Nothing happens faster than a person could do it, and turns take a person's time."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

from game.bots.reaction import LEAST_MS
from game.core.actions import Call, Carry, Grab, Lean, Release
from game.core.events import Event, HandMoved, Judged, Leaned, Noted, Said, TurnBegan
from game.core.record import Look, Path
from game.referee.match import Match
from tests.bots.matches import play

KINDS = ["hawk:3", "sly:3", "nimble:3", "bold:3"]


def matches(count: int, listen: list[Event]) -> list[Match]:
    return [play(KINDS, seed, listen=listen.append) for seed in range(count)]


def test_nobody_slaps_objects_or_calls_before_120_ms_have_passed() -> None:
    story: list[Event] = []
    matches(8, story)
    wasp_at = stolen_at = -1
    crossed: dict[int, int] = {}
    slaps = objections = calls = 0
    for event in story:
        match event:
            case Noted(at, "phase", "wasp" | "stinger"):
                wasp_at = at
            case Said(at, _, "slaps"):
                slaps += 1
                assert at - wasp_at >= LEAST_MS
            case HandMoved(at, source=source, zone=zone) if source.startswith("gap:") and zone == source:
                stolen_at = at
            case Said(at, _, "objects"):
                objections += 1
                assert at - stolen_at >= LEAST_MS
            case HandMoved(at, seat, _, str(zone)) if zone.partition(":")[0] in ("lap", "shoulder", "sleeve", "slip"):
                crossed[seat] = at
            case Judged(at, accused=accused, right=True):
                calls += 1
                assert at - crossed[accused] >= LEAST_MS
    assert min(slaps, objections, calls) > 5


def test_hands_take_human_time() -> None:
    """A flick over the shoulder, a slow hand under the table, a sleeve that is held still."""
    holds: dict[str, list[int]] = {}
    for playing in matches(4, []):
        since: dict[int, tuple[int, str]] = {}
        for at, action in playing.referee.record.inputs:
            if isinstance(action, Carry):
                since[action.seat] = (at, action.zone)
            elif isinstance(action, Release) and action.seat in since:
                began, zone = since[action.seat]
                if zone == action.zone:
                    holds.setdefault(zone.partition(":")[0], []).append(at - began)
            elif isinstance(action, Grab):
                since.pop(action.seat, None)
    assert 120 <= min(holds["shoulder"]) <= max(holds["shoulder"]) <= 250
    assert min(holds["sleeve"]) >= 350
    assert min(hold for hold in holds["lap"] if hold > 250) >= 400
    assert max(holds["lap"]) <= 1_200


def test_a_turn_takes_a_persons_time() -> None:
    story: list[Event] = []
    matches(3, story)
    began = [event.at for event in story if isinstance(event, TurnBegan)]
    turns = [after - before for before, after in pairwise(began) if 0 < after - before < 20_000]
    assert 1_500 < mean(turns) < 4_500
    assert min(turns) > 700


def test_whoever_ducks_sits_up_again() -> None:
    story: list[Event] = []
    matches(6, story)
    down: dict[int, int] = {}
    for event in story:
        if isinstance(event, Leaned):
            if event.side:
                down[event.seat] = event.at
            else:
                assert 400 <= event.at - down.pop(event.seat) <= 800
    assert any(isinstance(event, Leaned) for event in story)


def test_the_watchmans_gaze_is_shown_and_moves_no_faster_than_eyes_do() -> None:
    for playing in matches(2, []):
        looks = [track for track in playing.referee.record.tracks if isinstance(track, Look)]
        assert len(looks) > 100
        last: dict[int, int] = {}
        for look in looks:
            assert look.at - last.get(look.seat, -1_000) >= 130
            last[look.seat] = look.at


def test_each_gesture_tells_its_way() -> None:
    playing = play(KINDS, 1)
    ways = [track for track in playing.referee.record.tracks if isinstance(track, Path)]
    grabs = [(at, action.seat) for at, action in playing.referee.record.inputs if isinstance(action, Grab)]
    begun = {(way.points[0].at, way.seat) for way in ways}
    assert set(grabs) <= begun
    assert all(2 <= len(way.points) <= 9 for way in ways)


def test_calls_and_ducks_are_the_only_things_said() -> None:
    playing = play(KINDS, 2)
    words = {action.words for _, action in playing.referee.record.inputs if isinstance(action, Call)}
    assert words <= {"caught", "object", "slap", "knock"}
    assert all(action.side in (-1, 0, 1) for _, action in playing.referee.record.inputs if isinstance(action, Lean))
