"""What was practised is kept whole or not at all, under any name, and damage costs the damaged file only."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.drills.pace import next_level
from game.history import FILE, History, HistoryError, KeptTrial, Session, rows

TRIALS = (KeptTrial("hit", 310, "wasp"), KeptTrial("rest", -1, "stinger"))
SESSION = Session("wasp", "2026-11-30T21:40", 3, 7, "mouse", 310.0, 0.8, {"median_ms": 310.0}, TRIALS)


def test_a_session_is_there_again_with_its_trials(tmp_path: Path) -> None:
    history = History.open(tmp_path / FILE)
    history.add("Ada", SESSION)
    history.close()
    again = History.open(tmp_path / FILE)
    assert again.trouble == "" and again.profiles() == ["Ada"]
    assert again.sessions("Ada", "wasp") == [Session(*[getattr(SESSION, name) for name in (
        "drill", "played_at", "level", "seed", "device", "score", "success", "figures")])]
    assert tuple(again.trials("Ada", "wasp")) == TRIALS
    assert again.sessions("Ada", "call") == [] == again.trials("Ada", "call")
    again.close()


@given(st.text(max_size=250))
@settings(max_examples=60, deadline=None)
def test_any_name_is_a_profile(name: str) -> None:
    history = History.in_memory()
    history.add(name, SESSION)
    history.add_profile(name)
    assert len(history.profiles()) == 1 and len(history.sessions(name)) == 1


@pytest.mark.parametrize("name", [
    "Jürgen 🦗", "名前", "", "a\nb", "nul\0nul", "\ud800", "x" * 200, "'; DROP TABLE trial; --"])
def test_strange_names_stay_apart(name: str) -> None:
    history = History.in_memory()
    history.add(name, SESSION)
    history.add(name + "2", SESSION)
    assert len(history.profiles()) == 2 and len(history.sessions(name)) == 1


def test_who_practised_last_comes_first() -> None:
    history = History.in_memory()
    for name in ("Ada", "Ben", "Ada"):
        history.add(name, SESSION)
    history.add_profile("Cleo")
    assert history.profiles() == ["Ada", "Ben", "Cleo"]


def test_a_fixed_level_stays_until_it_is_let_go() -> None:
    history = History.in_memory()
    assert history.fixed_level("Ada", "wasp") == 0
    history.fix_level("Ada", "wasp", 4)
    history.fix_level("Ada", "wasp", 6)
    assert (history.fixed_level("Ada", "wasp"), history.fixed_level("Ada", "call")) == (6, 0)
    history.fix_level("Ada", "wasp", 0)
    assert history.fixed_level("Ada", "wasp") == 0


def test_each_session_is_a_row_with_its_figures() -> None:
    history = History.in_memory()
    history.add("Ada", SESSION)
    assert rows(history)[0] | {"seed": 7} == {
        "profile": "Ada", "drill": "wasp", "played_at": "2026-11-30T21:40", "level": 3, "device": "mouse",
        "score": 310.0, "success": 0.8, "median_ms": 310.0, "seed": 7}


@pytest.mark.parametrize("damage", [b"not a database at all" * 99, b"\0" * 4096, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_file_is_put_aside_and_named(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / FILE
    path.write_bytes(damage)
    history = History.open(path)
    assert "damaged-1" in history.trouble and (tmp_path / "practice.damaged-1.sqlite3").read_bytes() == damage
    history.add("Ada", SESSION)
    history.close()
    path.write_bytes(damage)
    assert "damaged-2" in History.open(path).trouble


def test_a_file_cut_in_the_middle_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / FILE
    history = History.open(path)
    for _ in range(300):
        history.add("Ada", SESSION)
    history.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:len(whole) // 3] + b"\x5a" * (len(whole) // 3))
    assert "damaged" in History.open(path).trouble


def test_another_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / FILE
    base = sqlite3.connect(path)
    base.execute("PRAGMA user_version = 99")
    base.close()
    with pytest.raises(HistoryError, match="another version"):
        History.open(path)
    assert path.exists() and not list(tmp_path.glob("*damaged*"))


def test_a_folder_in_its_place_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(HistoryError, match="can't be opened"):
        History.open(tmp_path / FILE)


WRITER = """
import sys
from pathlib import Path
from game.history import History
from tests.test_history import SESSION
history = History.open(Path(sys.argv[1]))
print("ready", flush=True)
while True:
    history.add("Ada", SESSION)
"""


def test_a_kill_at_any_moment_leaves_whole_sessions(tmp_path: Path) -> None:
    path = tmp_path / FILE
    before = 0
    for turn in range(8):
        process = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE)
        assert process.stdout is not None and process.stdout.readline().strip() == b"ready"
        time.sleep(0.03 + 0.017 * turn)
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        history = History.open(path)
        found = history.sessions("Ada")
        assert history.trouble == "" and len(found) >= before
        assert all(len(history.trials("Ada", "wasp", back)) == len(TRIALS) for back in range(min(len(found), 5)))
        before = len(found)
        history.close()
    assert before > 0


def test_the_level_follows_the_player() -> None:
    assert [next_level(5, success) for success in (0.0, 0.5, 0.64, 0.75, 0.84, 0.86, 1.0)] == [3, 3, 4, 5, 5, 6, 7]
    assert next_level(1, 0.0) == 1 and next_level(10, 1.0) == 10


@pytest.mark.parametrize(("column", "value"), [
    ("level", 99), ("level", -1), ("success", 7.5), ("score", 9e99), ("score", float("inf")), ("figures", "{"),
    ("figures", "[]"), ("figures", '{"median_ms": "soon"}'), ("figures", '{"median_ms": NaN}'),
    ("figures", "1" * 5000)])
def test_a_session_that_says_something_impossible_is_left_out_and_said(
        tmp_path: Path, column: str, value: object) -> None:
    path = tmp_path / FILE
    history = History.open(path)
    history.add("Ada", SESSION)
    history.add("Ada", SESSION)
    history.close()
    base = sqlite3.connect(path)
    base.execute(f"UPDATE session SET {column} = ? WHERE id = 1", (value,))
    base.commit()
    base.close()
    again = History.open(path)
    assert "1 of 2 sessions" in again.trouble and len(again.sessions("Ada")) == 1 == len(rows(again))


def test_levels_and_letters_that_cannot_be_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / FILE
    history = History.open(path)
    history.add("Ada", SESSION)
    history.fix_level("Ada", "wasp", 1 << 40)
    assert history.fixed_level("Ada", "wasp") == 0
    history.close()
    base = sqlite3.connect(path)
    base.execute("UPDATE profile SET name = CAST(x'ff41' AS TEXT)")
    base.commit()
    base.close()
    assert History.open(path).profiles() == ["\ufffdA"]


def test_a_history_without_one_of_its_tables_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / FILE
    History.open(path).close()
    base = sqlite3.connect(path)
    base.execute("DROP TABLE fixed_level")
    base.close()
    assert "damaged-1" in History.open(path).trouble
