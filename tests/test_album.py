"""The list of finished matches: quick, kind to what is starred, and calm about whatever lies in the folder."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from game.album import INDEX, KEPT, Album, Entry, summary_of
from game.clock import day_of
from game.rules import GAMES
from tests.finished import after_round, finished, on_disk


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One of each game, a day apart."""
    for number, game in enumerate(GAMES):
        path = on_disk(tmp_path, finished(game), game)
        os.utime(path, (1_700_000_000 + number * 86_400,) * 2)
    return tmp_path


def learned(album: Album) -> Album:
    while album.unknown is not None:
        album.learn(album.unknown)
    album.keep_index()
    return album


def names(album: Album) -> list[str]:
    return [entry.path.stem for entry in album.entries]


@pytest.mark.parametrize("game", GAMES)
def test_a_summary_says_who_won_and_when_it_was_best(game: str) -> None:
    record = finished(game)
    found = summary_of(record)
    assert found.players == tuple(record.players) and found.winners and found.rounds >= 1
    assert 1 <= len(found.best) <= 3 and len({best.kind for best in found.best}) == len(found.best)
    assert all(0 <= best.at <= found.length_ms for best in found.best)
    assert len(found.counts) == 2


def test_only_finished_matches_are_listed_newest_first(folder: Path) -> None:
    on_disk(folder, after_round(1), "goes on")
    assert names(Album(folder)) == list(reversed(list(GAMES)))


def test_a_summary_is_made_once(folder: Path) -> None:
    first = learned(Album(folder))
    again = Album(folder)
    assert again.unknown is None
    assert [entry.summary for entry in again.entries] == [entry.summary for entry in first.entries]


def test_a_record_that_has_changed_is_looked_into_again(folder: Path) -> None:
    learned(Album(folder))
    path = folder / "moemmen.jsonl"
    os.utime(path, (1_800_000_000, 1_800_000_000))
    assert [entry.path.stem for entry in Album(folder).entries if not entry.known] == ["moemmen"]


def test_hundreds_of_records_are_listed_at_once(folder: Path) -> None:
    data = (folder / "schnattergei.jsonl").read_bytes()
    for number in range(300):
        (folder / f"copy {number:03}.jsonl").write_bytes(data)
    learned_index(folder)
    began = time.perf_counter()
    album = Album(folder)
    assert album.unknown is None and len(album.entries) == 304
    assert time.perf_counter() - began < 1.0


def learned_index(folder: Path) -> None:
    """An index as if each had been looked into, from one that has."""
    album = Album(folder)
    model = album.learn(next(entry for entry in album.entries if entry.path.stem == "schnattergei")).summary
    for entry in album.entries:
        if not entry.known:
            entry.summary = model
    album.keep_index()


@pytest.mark.parametrize("index", [
    "", "[]", "{}", "null", '{"version":3,"matches":[]}', '{"version":3,"matches":{"moemmen.jsonl":null}}',
    '{"version":3,"matches":{"moemmen.jsonl":{"size":1}}}', "[" * 100_000, "\ud800".encode("utf-8", "replace").decode(),
])
def test_a_damaged_index_is_only_made_again(folder: Path, index: str) -> None:
    (folder / INDEX).write_text(index, encoding="utf-8")
    (folder / KEPT).write_text(index, encoding="utf-8")
    album = learned(Album(folder))
    assert all(entry.summary for entry in album.entries) and not any(entry.starred for entry in album.entries)


def test_an_index_that_lies_about_seats_isnt_believed(folder: Path) -> None:
    learned(Album(folder))
    index = json.loads((folder / INDEX).read_text())
    for row in index["matches"].values():
        row["winners"] = [17]
    (folder / INDEX).write_text(json.dumps(index))
    assert not any(entry.known for entry in Album(folder).entries)


@pytest.mark.parametrize(("text", "says"), [
    ('{"under_the_table":1}\n{"finished":true}\n', "damaged"),
    ('not json\n{"finished":true}\n', "damaged"),
    ('{"under_the_table":99}\n{"finished":true}\n', "version"),
    ('{"finished":true}\n', "damaged"),
])
def test_a_hostile_record_says_so_in_its_row(folder: Path, text: str, says: str) -> None:
    (folder / "strange.jsonl").write_text(text)
    album = learned(Album(folder))
    strange = next(entry for entry in album.entries if entry.path.stem == "strange")
    assert strange.summary is None and says in strange.trouble and "strange.jsonl" in strange.trouble
    again = learned(Album(folder))
    assert next(entry for entry in again.entries if entry.path.stem == "strange").trouble == strange.trouble


def test_a_record_that_the_rules_cant_follow_says_so(folder: Path) -> None:
    rows = (folder / "moemmen.jsonl").read_text(encoding="utf-8").splitlines()
    head = json.loads(rows[0])
    head["deck"]["faces"] = head["deck"]["faces"][:3]
    (folder / "thin.jsonl").write_text("\n".join([json.dumps(head), rows[-1], ""]), encoding="utf-8")
    album = learned(Album(folder))
    assert "thin.jsonl" in next(entry for entry in album.entries if entry.path.stem == "thin").trouble


def starred(album: Album) -> list[str]:
    return [entry.path.stem for entry in album.entries if entry.starred]


def entry_of(album: Album, name: str) -> Entry:
    return next(entry for entry in album.entries if entry.path.stem == name)


def test_stars_outlive_the_index(folder: Path) -> None:
    album = Album(folder)
    assert album.star(entry_of(album, "moemmen"))
    (folder / INDEX).unlink(missing_ok=True)
    assert starred(Album(folder)) == ["moemmen"]
    assert album.star(entry_of(album, "moemmen"))
    assert starred(Album(folder)) == []


def test_old_ones_go_but_never_a_starred_one_or_one_that_goes_on(folder: Path) -> None:
    going_on = on_disk(folder, after_round(1), "goes on")
    album = Album(folder)
    oldest = album.entries[-1].path.stem
    album.star(album.entries[-1])
    assert album.prune(1) == 2
    assert names(Album(folder)) == [names(album)[0], oldest] and going_on.exists()


def test_a_deleted_one_is_gone_with_its_star(folder: Path) -> None:
    album = Album(folder)
    entry = entry_of(album, "moemmen")
    album.star(entry)
    assert album.delete(entry) == "" and not entry.path.exists()
    assert json.loads((folder / KEPT).read_text()) == {"kept": []}


def test_where_nothing_may_be_written_nothing_is_thrown_away(folder: Path) -> None:
    album = Album(folder, writable=False)
    assert album.prune(0) == 0 and "moemmen.jsonl" in album.delete(entry_of(album, "moemmen"))
    assert not album.star(album.entries[0])
    assert len(Album(folder).entries) == len(GAMES) and not (folder / KEPT).exists()


def test_a_folder_that_isnt_there_is_an_empty_album(tmp_path: Path) -> None:
    assert Album(tmp_path / "nowhere").entries == []


@pytest.mark.parametrize(("what", "value"), [
    ("counts", [["cheats", float("inf")]]), ("counts", [["dragons", 3]]), ("length_ms", float("nan")),
    ("rounds", 10**40), ("best", [[5, 0, "slap", 1]] * 9), ("players", ["Ada"] * 40)])
def test_an_index_that_says_what_cannot_be_isnt_believed(folder: Path, what: str, value: object) -> None:
    learned(Album(folder))
    index = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    for row in index["matches"].values():
        row[what] = value
        row["kinds"] = ["human"] * len(row["players"])
    (folder / INDEX).write_text(json.dumps(index), encoding="utf-8")
    assert all(not entry.known for entry in Album(folder).entries)


@pytest.mark.parametrize("seconds", [-1e12, 0.0, 1e12, 1e300])
def test_a_file_of_any_age_has_a_day(seconds: float) -> None:
    assert 1 <= day_of(seconds).month <= 12
