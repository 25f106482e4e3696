"""A killed match goes on as if nothing had happened: every event, the bots' gaze and all dice included."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.core.actions import Call, Grab, NextRound
from game.core.events import Event
from game.core.record import HUMAN, Record, Track
from game.matchfile import MatchFile, read
from game.playing import ResumeError, resume
from game.referee.match import Match
from tests.lab.people import begin, play_along, record

ROOT = Path(__file__).parents[1]
KINDS = ("human", "sly:2", "hawk:3", "bold:1")
UNTIL_MS = 240_000


class Witness:
    """Everything that happens in a match, and every look of a bot."""

    def __init__(self, match: Match) -> None:
        self.events: list[Event] = []
        self.tracks: list[Track] = []
        match.referee.listen(self.events.append)
        match.listen_to_tracks(self.tracks.append)


def state(match: Match) -> object:
    bots = [(bot.next_at(), vars(bot).get("rng") and vars(bot)["rng"].getstate()) for bot in match.bots]
    table = match.referee.table
    return table.fingerprint(), table.rng.getstate(), table.evidence, bots, match.looks


def go_on(match: Match, whole: Record) -> None:
    """Make the inputs that people made in the whole match and that this one doesn't have yet."""
    def by_people(inputs: Sequence[tuple[int, object]]) -> list[tuple[int, object]]:
        return [(at, action) for at, action in inputs if action.seat < 0 or whole.kinds[action.seat] == HUMAN]  # type: ignore[attr-defined]

    done = len(by_people(match.referee.record.inputs))
    for at, action in by_people(whole.inputs)[done:]:
        match.submit(action, at)  # type: ignore[arg-type]
    match.advance(whole.length_ms)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Match, Witness, bytes]:
    """A match that nobody killed, and its file."""
    path = tmp_path_factory.mktemp("whole") / "match.jsonl"
    match = begin(record(*KINDS, seed=5))
    witness = Witness(match)
    file = MatchFile(path, match.referee.record)
    play_along(match, 5, UNTIL_MS, file.keep_up)
    file.close()
    return match, witness, path.read_bytes()


def check_goes_on(cut: Record, whole: Match, seen: Witness) -> None:
    match = resume(cut)
    witness = Witness(match)
    go_on(match, whole.referee.record)
    assert match.referee.record.inputs == whole.referee.record.inputs
    assert state(match) == state(whole)
    assert seen.events[len(seen.events) - len(witness.events):] == witness.events
    looks = seen_looks(seen)
    assert looks[len(looks) - len(witness.tracks):] == witness.tracks


def seen_looks(seen: Witness) -> list[Track]:
    """The tracks that bots make; a person's hand isn't made again."""
    return [track for track in seen.tracks if getattr(track, "seat", 0) != 0]


def test_the_match_played_for_this_has_people_and_bots_in_it(played: tuple[Match, Witness, bytes]) -> None:
    whole, seen, _ = played
    by_seat = {action.seat for _, action in whole.referee.record.inputs}
    assert by_seat >= {0, 1, 2, 3}
    assert len(seen.events) > 500 and len(seen_looks(seen)) > 50


@pytest.mark.parametrize("number", range(40))
def test_a_match_cut_off_anywhere_goes_on_event_for_event(
    number: int, played: tuple[Match, Witness, bytes], tmp_path: Path,
) -> None:
    whole, seen, data = played
    head = data.index(b"\n") + 1
    cut = Random(number).randrange(head, len(data))
    path = tmp_path / "cut.jsonl"
    path.write_bytes(data[:cut])
    check_goes_on(read(path), whole, seen)


def test_a_match_killed_at_50_random_moments_goes_on_event_for_event(tmp_path: Path) -> None:
    whole = begin(record(*KINDS, seed=11))
    seen = Witness(whole)
    play_along(whole, 11, UNTIL_MS)
    lengths = set()
    with subprocess.Popen([sys.executable, "-c", PROGRAM.format(kinds=KINDS, until=UNTIL_MS)], cwd=ROOT, text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as nursery:
        for number in range(50):
            path = tmp_path / f"{number}.jsonl"
            kill_while_playing(nursery, path, after_s=Random(number).random() * 0.15)
            cut = read(path)
            lengths.add(len(cut.inputs))
            check_goes_on(cut, whole, seen)
    assert len(lengths) > 10, "the kills came at many different moments"


PROGRAM = """
import os, signal, sys
from pathlib import Path
from game.matchfile import MatchFile
from tests.lab.people import begin, play_along, record
for path in sys.stdin:
    child = os.fork()
    if child == 0:
        match = begin(record(*{kinds!r}, seed=11))
        file = MatchFile(Path(path.strip()), match.referee.record)
        print("playing", os.getpid(), flush=True)
        play_along(match, 11, {until}, file.keep_up)
        signal.pause()
    os.waitpid(child, 0)
    print("killed", flush=True)
"""
"""Loads the program once; a process of its own plays into each file that it is told."""


def kill_while_playing(nursery: subprocess.Popen[str], path: Path, after_s: float) -> None:
    assert nursery.stdin and nursery.stdout
    print(path, file=nursery.stdin, flush=True)
    word, process = nursery.stdout.readline().split()
    assert word == "playing"
    time.sleep(after_s)
    os.kill(int(process), signal.SIGKILL)
    assert nursery.stdout.readline() == "killed\n"


def test_going_on_twice_is_the_same_as_once(played: tuple[Match, Witness, bytes], tmp_path: Path) -> None:
    data = played[2]
    path = tmp_path / "cut.jsonl"
    path.write_bytes(data[: len(data) // 3])
    first = resume(read(path))
    file = MatchFile(path, first.referee.record)
    first.advance(first.referee.open_from + 2000)
    file.keep_up()
    file.close()
    second = resume(read(path))
    assert state(second) == state(resume(read(path)))
    assert second.referee.record.inputs == first.referee.record.inputs[: len(second.referee.record.inputs)]


def test_a_resumed_match_keeps_the_way_of_every_persons_hand(
    played: tuple[Match, Witness, bytes], tmp_path: Path,
) -> None:
    whole, _, data = played
    path = tmp_path / "whole.jsonl"
    path.write_bytes(data)
    again = resume(read(path)).referee.record
    assert [t for t in again.tracks if t.seat == 0] == [t for t in whole.referee.record.tracks if t.seat == 0]


def test_bots_that_play_otherwise_than_recorded_are_named_with_the_instant(
    played: tuple[Match, Witness, bytes], tmp_path: Path,
) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(played[2])
    strange = read(path)
    index = next(i for i, (_, action) in enumerate(strange.inputs) if isinstance(action, Grab) and action.seat == 2)
    at, action = strange.inputs[index]
    strange.inputs[index] = (at + 1, action)
    with pytest.raises(ResumeError, match=rf"From {at / 1000:.3f} s on, the bots don't play as the record says"):
        resume(strange)


def test_an_input_that_was_never_possible_is_named(played: tuple[Match, Witness, bytes], tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(played[2])
    strange = read(path)
    strange.inputs.insert(1, (strange.inputs[0][0], NextRound()))
    with pytest.raises(ResumeError):
        resume(strange)


@pytest.mark.parametrize("spoil", [
    lambda r: setattr(r, "kinds", ["human", "wizard:2", "hawk:3", "bold:1"]),
    lambda r: setattr(r, "setup", {"hands": {"Ada": ["no such card"]}}),
    lambda r: setattr(r, "house", {}),
    lambda r: r.inputs.insert(0, (0, Call(0, "caught", 3))),
    lambda r: setattr(r, "seed", r.seed + 1),
])
def test_a_strange_record_is_answered_with_a_sentence(
    spoil: Callable[[Record], None], played: tuple[Match, Witness, bytes], tmp_path: Path,
) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(played[2])
    strange = read(path)
    spoil(strange)
    try:
        resume(strange)
    except ResumeError as reason:
        assert str(reason).endswith(".") and "\n" not in str(reason)
    else:
        assert strange.house == {}, "only an empty set of house rules stands for the defaults"


def test_a_game_that_this_version_does_not_know_is_named() -> None:
    known = record(*KINDS)
    with pytest.raises(ResumeError, match="can't play chess"):
        resume(Record(replace(known.deck, game="chess"), known.players, known.kinds, 0))
