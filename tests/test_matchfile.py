"""Record files: appended as the match goes on, cut off, damaged, full disks, hostile names."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from game.core.record import header_line, lines, parse
from game.matchfile import DAMAGED, MatchFile, MatchFileError, load, look_through, put_aside, read
from game.playing import begin, resume
from tests.lab.people import play_along, record, whole_match

HOSTILE = ["Jürgen 🦗", "a\nb", "nul\0", "", "x" * 200, "half \udc80", "\u2028", '"quotes"\\', "../../etc", "\x1b[2J"]


def file_of(folder: Path, *kinds: str, seed: int = 1, until_ms: int = 20_000, stamp: str = "now") -> Path:
    match = begin(record(*kinds, seed=seed))
    file = MatchFile.start(folder, match.referee.record, stamp)
    play_along(match, seed, until_ms, file.keep_up)
    file.close()
    return file.path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return file_of(tmp_path, "human", "sly:2", "hawk:3")


def test_what_was_appended_line_by_line_is_the_record(tmp_path: Path) -> None:
    match = begin(record("human", "sly:2", "hawk:3"))
    file = MatchFile.start(tmp_path, match.referee.record, "now")
    play_along(match, 1, 30_000, file.keep_up)
    file.close()
    kept, whole = read(file.path), match.referee.record
    assert (kept.inputs, kept.players, kept.kinds, kept.seed) == (whole.inputs, whole.players, whole.kinds, whole.seed)
    assert sorted(kept.tracks, key=repr) == sorted(whole.tracks, key=repr)
    assert kept.deck == whole.deck and kept.house == whole.house
    assert whole.length_ms - kept.length_ms < 2100


def test_each_input_is_on_the_disk_as_soon_as_it_happened(tmp_path: Path) -> None:
    match = begin(record("human", "sly:2", "hawk:3"))
    file = MatchFile.start(tmp_path, match.referee.record, "now")

    def frame() -> None:
        file.keep_up()
        assert read(file.path).inputs == match.referee.record.inputs

    play_along(match, 3, 30_000, frame)
    file.close()


def test_its_first_line_warns_of_what_is_in_it(path: Path) -> None:
    first = json.loads(path.read_text(encoding="utf-8").split("\n")[0])
    assert list(first)[:2] == ["under_the_table", "warning"] and "hidden cards" in first["warning"]


def test_a_record_survives_being_written_and_read(path: Path) -> None:
    once = read(path)
    assert lines(parse("".join(f"{line}\n" for line in lines(once)))) == lines(once)


@pytest.mark.parametrize("name", HOSTILE)
def test_players_may_be_called_anything(name: str, tmp_path: Path) -> None:
    strange = record("sly:1", "hawk:2", "dozer:3")
    strange.players[1] = name
    file = MatchFile.start(tmp_path, strange, "now")
    file.close()
    assert read(file.path).players[1] == name
    assert look_through(tmp_path).resumable[0].players[1] == name


def test_two_matches_of_one_second_have_two_files(tmp_path: Path) -> None:
    paths = {file_of(tmp_path, "sly:1", "sly:2", "sly:3", until_ms=0) for _ in range(3)}
    assert len(paths) == 3


def test_the_newest_unfinished_match_comes_first_and_finished_ones_are_left_out(tmp_path: Path) -> None:
    paths = [file_of(tmp_path, "sly:1", "sly:2", "sly:3", stamp=name) for name in ("b", "a", "c")]
    for age, path in enumerate(paths):
        os.utime(path, (1000 - age, 1000 - age))
    finished = MatchFile(paths[1], read(paths[1]))
    finished.finish()
    finished.close()
    shelf = look_through(tmp_path)
    assert [saved.path for saved in shelf.resumable] == [paths[0], paths[2]]
    assert shelf.trouble == ()
    assert shelf.resumable[0].title == "Schummel Hummel" and shelf.resumable[0].round == 1


def test_the_round_is_known_without_playing_the_match(tmp_path: Path) -> None:
    match = whole_match("sly:1", "hawk:3", "bold:2")
    MatchFile.start(tmp_path, match.referee.record, "now").close()
    assert look_through(tmp_path).resumable[0].round == 3


def test_a_folder_that_is_not_there_holds_no_matches(tmp_path: Path) -> None:
    assert look_through(tmp_path / "nowhere").resumable == ()


@pytest.mark.parametrize("number", range(60))
def test_a_file_cut_off_at_any_byte_loses_at_most_its_last_line(number: int, path: Path) -> None:
    data = path.read_bytes()
    head = data.index(b"\n") + 1
    cut = Random(number).randrange(head, len(data))
    path.write_bytes(data[:cut])
    kept, whole = read(path), parse(data.decode())
    assert kept.inputs == whole.inputs[: len(kept.inputs)]
    lost = len(whole.inputs) - len(kept.inputs)
    assert lost <= data[cut:].count(b"\n")
    resume(kept)


def test_a_file_cut_off_in_its_header_is_damaged(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:200])
    with pytest.raises(MatchFileError, match="is damaged: expected a header line, found none"):
        read(path)


BAD_LINES = {
    "no JSON": b"{nonsense",
    "not UTF-8": b'[1,"call",0,"\xff",1]',
    "unknown input": b'[999999,"fly",0]',
    "no such card": b'[999999,"grab",0,999]',
    "negative card": b'[999999,"grab",0,-1]',
    "no such seat": b'[999999,"grab",9,1]',
    "nobody grabs": b'[999999,"grab",-1,1]',
    "no such zone": b'[999999,"carry",0,"moon"]',
    "a fraction": b'[999999.5,"grab",0,1]',
    "truth for a number": b'[999999,"grab",true,1]',
    "too far in the future": b'[99999999999999999999,"grab",0,1]',
    "too few fields": b'[999999,"grab",0]',
    "a stranger called": b'[999999,"call",0,"caught",77]',
    "a plain number": b"17",
    "null": b"null",
    "a bottomless list": b"[" * 100_000,
    "path of nobody": b'{"path":9,"points":[]}',
    "an odd point": b'{"path":0,"points":[[1,2]]}',
    "an empty line": b"",
}


@pytest.mark.parametrize("row", BAD_LINES.values(), ids=list(BAD_LINES))
def test_a_damaged_line_is_named_and_the_file_put_aside(row: bytes, path: Path) -> None:
    rows = path.read_bytes().split(b"\n")
    rows.insert(3, row)
    path.write_bytes(b"\n".join(rows))
    with pytest.raises(MatchFileError, match=r"is damaged: line 4 can't be read: .*put aside") as caught:
        load(path)
    assert len(str(caught.value)) < 600 and not path.exists()
    assert (path.parent / DAMAGED / path.name).exists()


def test_time_that_runs_backwards_is_damage(path: Path) -> None:
    rows = path.read_bytes().rstrip(b"\n").split(b"\n")
    path.write_bytes(b"\n".join([*rows, b'[0,"grab",0,1]', b'[0,"grab",0,1]', b""]))
    with pytest.raises(MatchFileError, match=rf"line {len(rows) + 1} can't be read: .*put aside"):
        load(path)


@pytest.mark.parametrize(("row", "what"), [
    (b'[1,"grab" 0]', "line 4 can't be read: at column 11 it isn't JSON"), (b"[" * 100_000, "nested too deeply"),
    (b'{"look":0}', "'at' is missing")])
def test_a_damaged_line_is_told_with_its_column_in_words(row: bytes, what: str, path: Path) -> None:
    rows = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*rows[:3], row, *rows[3:]]))
    with pytest.raises(MatchFileError, match=what):
        read(path)


@pytest.mark.parametrize("head", [
    b"{}", b"[]", b"null", b"\xff\xfe", b'{"under_the_table":1}', b'{"under_the_table":1,"deck":{},"players":3}', b"",
])
def test_a_damaged_header_is_put_aside_and_the_others_are_listed(head: bytes, path: Path) -> None:
    bad = path.with_name("bad.jsonl")
    bad.write_bytes(head + b"\n")
    shelf = look_through(path.parent)
    assert [saved.path for saved in shelf.resumable] == [path]
    assert len(shelf.trouble) == 1 and "line 1" in shelf.trouble[0] and "put aside" in shelf.trouble[0]
    assert look_through(path.parent).trouble == ()


def test_a_record_of_another_version_says_so_and_stays(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"under_the_table":1', b'"under_the_table":2', 1))
    with pytest.raises(MatchFileError, match="has version 2, this program reads version 1"):
        load(path)
    assert path.exists()
    assert len(look_through(path.parent).trouble) == 1 and path.exists()


@pytest.mark.parametrize(("key", "value"), [
    ("players", ["a"]), ("players", ["a"] * 99), ("kinds", ["human"]), ("game", "moemmen"), ("seed", "x"),
    ("seed", 1.5), ("house", {"catch_seconds": -1}), ("house", {"nonsense": 1}), ("house", [1]), ("setup", [1]),
    ("deck", None),
])
def test_an_impossible_header_is_damage(key: str, value: object, path: Path) -> None:
    first, rest = path.read_bytes().split(b"\n", 1)
    head = json.loads(first)
    head[key] = value
    path.write_bytes(json.dumps(head).encode() + b"\n" + rest)
    with pytest.raises(MatchFileError, match="line 1 can't be read"):
        read(path)


@pytest.mark.parametrize(("key", "value"), [
    ("faces", [["x", "flower", [["blue"]], None, []]]), ("faces", [[["x"], "flower", [], None, []]]),
    ("faces", [["x", "flower", [], "7", []]]), ("colours", [["blue", [1, 2, 300], "drop", "B", None]]),
    ("colours", [["blue", [1, 2], "drop", "B", None]]), ("colours", [["blue", [1, 2, 3], "blob", "B", None]]),
    ("scores", {"flower": "much"}), ("house_rules", [[1, "bool", True, None, None, []]]),
])
def test_an_impossible_deck_is_damage(key: str, value: object, path: Path) -> None:
    first, rest = path.read_bytes().split(b"\n", 1)
    head = json.loads(first)
    head["deck"][key] = value
    path.write_bytes(json.dumps(head).encode() + b"\n" + rest)
    with pytest.raises(MatchFileError, match="line 1 can't be read"):
        read(path)


def test_what_is_no_file_is_answered_with_a_sentence(tmp_path: Path) -> None:
    for odd in (tmp_path, tmp_path / "nothing", tmp_path / "nul\0"):
        with pytest.raises(MatchFileError):
            read(odd)


def test_the_old_file_stays_until_the_new_one_is_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(MatchFileError, match=r"isn't being saved: .*no space left on device"):
        MatchFile(path, read(path))
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@contextmanager
def disk_with_room_for(more: int, path: Path) -> Iterator[None]:
    """No file may grow beyond this one's size and so many bytes."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + more, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_disk_that_fills_up_is_told_once_and_play_goes_on(tmp_path: Path) -> None:
    match = begin(record("human", "sly:2", "hawk:3"))
    file = MatchFile.start(tmp_path, match.referee.record, "now")
    with disk_with_room_for(100, file.path):
        match.advance(20_000)
        with pytest.raises(MatchFileError, match=r"now\.jsonl can't be written"):
            file.keep_up()
        match.advance(40_000)
        file.keep_up()  # quiet from now on
    kept = read(file.path)
    assert kept.inputs == match.referee.record.inputs[: len(kept.inputs)]
    assert resume(kept).now <= match.now


@pytest.mark.skipif(os.name == "nt", reason="there an open file can't be deleted")
def test_a_file_that_is_deleted_while_the_match_is_on_is_written_anew(tmp_path: Path) -> None:
    match = begin(record("human", "sly:2", "hawk:3"))
    file = MatchFile.start(tmp_path / "matches", match.referee.record, "now")
    match.advance(5_000)
    file.keep_up()
    shutil.rmtree(tmp_path / "matches")
    match.advance(20_000)
    file.keep_up()
    match.advance(30_000)
    file.keep_up()
    file.close()
    again = read(file.path)
    assert again.inputs == match.referee.record.inputs and len(again.inputs) > 5


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(MatchFileError, match="can't be written"):
        MatchFile.start(tmp_path / "file" / "matches", record("sly:1", "sly:2", "sly:3"), "now")


def test_what_cannot_be_put_aside_is_said(path: Path) -> None:
    (path.parent / DAMAGED).write_text("in the way")
    assert "couldn't" in put_aside(path)
    assert path.exists()


def test_a_header_holds_no_input() -> None:
    assert "inputs" not in json.loads(header_line(record("sly:1", "sly:2", "sly:3")))
