"""The evening on disk: what was written is read, and a file that is no good is put aside in a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from game.datadir import DataDir
from game.evening import USUAL, Deeds, Evening, Played
from game.evening.file import FILE, keep, load
from game.settings import SeatSetting, default_seats

EVENING = Evening(
    (SeatSetting(name="Jürgen 🦗"), *default_seats(4)[1:]), USUAL,
    (Played("schummel_hummel", (2, 1, 3, 4), (6, 8, 4, 2), (Deeds(unseen=3), Deeds(slap_ms=231), Deeds(), Deeds())),),
    "2026-11-30 20.15.00.jsonl")


@pytest.fixture
def data(tmp_path: Path) -> Iterator[DataDir]:
    found = DataDir.open(tmp_path)
    yield found
    found.close()


def test_what_was_kept_is_read_again(data: DataDir) -> None:
    assert keep(data, EVENING) == ""
    assert load(data, USUAL) == (EVENING, "")


def test_where_nothing_was_kept_there_is_no_evening_and_no_trouble(data: DataDir) -> None:
    assert load(data, USUAL) == (None, "")


def test_where_nothing_may_be_written_a_sentence_says_so(data: DataDir) -> None:
    data.close()
    assert keep(data, EVENING) != "" and not (data.root / FILE).exists()


def stored(**changes: object) -> str:
    whole = {"version": 1, "company": [{"player": "human", "name": "Ada", "animal": "fox", "device": ""}],
             "playlist": list(USUAL), "played": [], "match": ""}
    return json.dumps(whole | changes)


DAMAGED = {
    "cut off": stored()[:40],
    "no object": "[]",
    "nothing": "",
    "another version": stored(version=2),
    "one game": stored(playlist=["moemmen"]),
    "nine games": stored(playlist=["moemmen"] * 9),
    "a game that nobody knows": stored(playlist=["moemmen", "chess"]),
    "nobody": stored(company=[]),
    "an animal that nobody knows": stored(company=[{"player": "human", "name": "Ada", "animal": "dragon"}]),
    "a result of another game": stored(played=[{"game": "moemmen", "places": [1], "halves": [2], "deeds": []}]),
    "a result without people": stored(played=[{"game": "schummel_hummel", "places": [], "halves": [], "deeds": []}]),
    "a match with a name without end": stored(match="x" * 300),
    "a match with a name that no clock gives": stored(match="🦗"),
    "a way out of the folder": stored(match="../settings.json"),
    "depth": "[" * 100_000,
    "points that are no number": stored(played=[{"game": "schummel_hummel", "places": [1], "halves": [True],
                                                 "deeds": [Deeds()._asdict()]}]),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_file_is_named_and_put_aside(data: DataDir, what: str) -> None:
    (data.root / FILE).write_text(DAMAGED[what], encoding="utf-8")
    found, trouble = load(data, USUAL)
    assert found is None
    assert trouble.startswith(str(data.root / FILE)) and "\n" not in trouble
    assert not (data.root / FILE).exists()
    assert (data.root / "evening.damaged.json").read_text(encoding="utf-8") == DAMAGED[what]
    assert load(data, USUAL) == (None, "")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(some.integers(0, 2000), some.binary(max_size=6))
def test_whatever_a_disk_does_to_the_file_it_is_an_evening_or_a_sentence(
        data: DataDir, at: int, noise: bytes) -> None:
    keep(data, EVENING)
    path = data.root / FILE
    raw = path.read_bytes()
    path.write_bytes(raw[:at] + noise + raw[at + len(noise):] if noise else raw[:at])
    found, trouble = load(data, USUAL)
    assert (found is None) == bool(trouble)
    path.unlink(missing_ok=True)
