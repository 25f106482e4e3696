"""Whatever a file holds, it is answered with what was found, where, and what was expected."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.scenarios import scenario_command

from .conftest import HEAD

WHOLE = HEAD + "steps:\n  - {by: Ada, do: play, card: flower blue red}\n  - {expect: {turn: Ben}}\n"


def refused(outcome: Any, place: str, *words: str) -> None:
    """Exit status 2, and one message there with these words."""
    assert outcome.status == 2
    assert all(re.match(r"my\.yaml:\d+:\d+: (?=.*found ).*expected ", line) for line in outcome.err), outcome.err
    lines = [line for line in outcome.err if line.startswith(f"my.yaml:{place}: ")]
    assert len(lines) == 1, outcome.err
    assert all(word in lines[0] for word in words), lines[0]


@pytest.mark.parametrize(("old", "new", "place", "words"), [
    ("scenario: a table\n", "", "1:1", ["no scenario"]),
    ("scenario: a table", "scenario: [a]", "1:11", ["a list of 1", "a text"]),
    ("game: schummel_hummel", "game: schummel", "2:7", ["'schummel'", "schummel_hummel"]),
    ("game: schummel_hummel", "game: null", "2:7", ["nothing"]),
    ("[Ada, Ben, Cleo]", "Ada", "3:10", ["'Ada'", "a list of names"]),
    ("[Ada, Ben, Cleo]", "[]", "3:10", ["a list of 0"]),
    ("[Ada, Ben, Cleo]", "[Ada, Ben, Ada]", "3:21", ["'Ada' a second time"]),
    ("[Ada, Ben, Cleo]", "[Ada, Ben, {}]", "3:21", ["a mapping"]),
    ("setup:", "rules: {catch_secs: 3}\nsetup:", "4:9", ["catch_secs", "catch_seconds"]),
    ("setup:", "rules: {catch_seconds: true}\nsetup:", "4:24", ["catch_seconds", "seconds"]),
    ("setup:", "rules: [1]\nsetup:", "4:8", ["a list of 1", "house rules"]),
    ("setup:", "puzzle: {seat: Ada}\nsetup:", "4:9", ["seat, goal, within"]),
    ("setup:", "puzzle: {seat: Zoe, goal: win, within: 20}\nsetup:", "4:16", ["'Zoe'", "Ada, Ben, Cleo"]),
    ("setup:", "puzzle: {seat: Ada, goal: win, within: soon}\nsetup:", "4:40", ["'soon'", "seconds"]),
    ("setup:", "bonus: 1\nsetup:", "4:1", ["unknown key 'bonus'"]),
    ("setup:", "refused: 1\nsetup:", "4:10", ["1", "true or false"]),
    ("draw:", "drawn:", "10:3", ["drawn", "draw"]),
    ("    Cleo:", "    Zoe:", "8:5", ["Zoe", "Ada, Ben, Cleo"]),
    ("flower green yellow]", "flower green pink]", "6:28", ["flower green pink"]),
    ("[flower blue green]", "[bee blue red]", "8:12", ["bee blue red"]),
    ("[flower blue green]", "[bee blue green, bee blue green]", "8:12", ["bee blue green"]),
    ("[flower blue green]", "flower blue green", "8:11", ["a list of cards"]),
    ("{by: Ada, do: play", "{by: Zoe, do: play", "12:10", ["'Zoe'", "Ada, Ben, Cleo"]),
    ("{by: Ada, do: play", "{do: play", "12:5", ["no by"]),
    ("do: play", "do: plya", "12:19", ["'plya'", "did you mean play?"]),
    ("do: play", "do: [play]", "12:19", ["a list of 1"]),
    ("card: flower blue red}", "card: flower}", "12:31", ["'flower'", "Schummel Hummel"]),
    ("card: flower blue red}", "card: [flower blue red]}", "12:31", ["a list", "the name of a card"]),
    ("card: flower blue red}", "kard: flower blue red}", "12:25", ["'kard'", "card"]),
    ("card: flower blue red}", "card: flower blue red, refused: maybe}", "12:57", ["'maybe'", "true or false"]),
    ("do: play, card: flower blue red", "do: accuse", "12:5", ["no player"]),
    ("do: play, card: flower blue red", "do: cheat, card: bee blue red", "12:32", ["bee blue red"]),
    ("do: play, card: flower blue red", "do: cheat, card: bee blue green, how: magic", "12:53", ["under_table"]),
    ("do: play, card: flower blue red", "do: next_round", "12:6", ["'by'"]),
    ("by: Ada, do: play, card: flower blue red", "wait: -1", "12:12", ["-1", "seconds"]),
    ("by: Ada, do: play, card: flower blue red", "wait: .inf", "12:12", ["seconds"]),
    ("by: Ada, do: play, card: flower blue red", "wait: 1, by: Ada", "12:15", ["'by'"]),
    ("by: Ada, do: play, card: flower blue red", "sing: 1", "12:5", ["a mapping", "do"]),
    ("{by: Ada, do: play, card: flower blue red}", "play", "12:5", ["'play'", "a mapping"]),
    ("turn: Ben", "trun: Ben", "13:15", ["'trun'", "did you mean turn?"]),
    ("turn: Ben", "turn: Zoe", "13:21", ["'Zoe'"]),
    ("turn: Ben", "turn: [Ben]", "13:21", ["a list of 1"]),
    ("turn: Ben", "counts: 3", "13:23", ["3", "a mapping"]),
    ("turn: Ben", "counts: {Zoe: 3}", "13:24", ["'Zoe'"]),
    ("turn: Ben", "counts: {Ben: '3'}", "13:29", ["'3'", "a whole number"]),
    ("turn: Ben", "counts: {Ben: true}", "13:29", ["true", "a whole number"]),
    ("turn: Ben", "top: flower", "13:20", ["'flower'"]),
    ("turn: Ben", "hands: {Ben: bee}", "13:28", ["'bee'", "a list of cards"]),
    ("turn: Ben", "can: {Ben: play}", "13:26", ["'play'", "a list"]),
    ("turn: Ben", "web: 1", "13:20", ["1", "true or false"]),
    ("turn: Ben", "grasshoppers: {Ben-Ada: home}", "13:30", ["'Ben-Ada'", "Ada-Ben"]),
    ("{turn: Ben}", "[turn]", "13:14", ["a list of 1", "a mapping"]),
    ("turn: Ben", "turn: Ben, turn: Ben", "13:26", ["'turn' a second time"]),
])
def test_a_mistake_is_named_with_its_place(run_text: Any, old: str, new: str, place: str, words: list[str]) -> None:
    assert WHOLE.count(old) == 1
    refused(run_text(WHOLE.replace(old, new)), place, *words)


@pytest.mark.parametrize(("content", "place", "words"), [
    (b"", "1:1", ["no scenario"]),
    (b"# nothing\n---\n---\n", "1:1", ["no scenario"]),
    (b"- 1\n", "1:1", ["a list of 1"]),
    (b"hello", "1:1", ["'hello'"]),
    (b"scenario: caf\xe9\n", "1:14", ["0xe9", "UTF-8"]),
    (b"scenario: a\0b\n", "1:12", ["control character"]),
    (b"scenario: [a\n", "2:1", ["broken YAML"]),
    (b"scenario: \t- x: [}\n", "1:12", ["broken YAML"]),
    (b"a: &a [1]\nb: *a\n", "2:4", ["the alias 'a'"]),
    (b"a: !!python/object:os.system x\n", "1:4", ["tag"]),
    (b"{" * 300, "1:11", ["nesting"]),
    (b"a: [" + b"1," * 200_001 + b"]", "1:399999", ["more than 200000 values"]),
    (b"? [a]\n: 1\n", "1:3", ["a list or mapping as a key"]),
])
def test_what_is_no_scenario_file_is_answered_in_one_line(
    run_text: Any, content: bytes, place: str, words: list[str]
) -> None:
    refused(run_text(content), place, *words)


def test_steps_are_a_list(run_text: Any) -> None:
    refused(run_text(HEAD + "steps: 5\n"), "11:8", "5", "a list of steps")
    refused(run_text(HEAD), "1:1", "no steps")


def test_a_bomb_of_aliases_is_not_unfolded(run_text: Any) -> None:
    bomb = "a: &a [x, x]\n" + "".join(
        f"{new}: &{new} [{', '.join([f'*{old}'] * 9)}]\n" for old, new in zip("abcdefgh", "bcdefghi", strict=True))
    assert run_text(bomb).status == 2


def test_what_is_no_file_is_answered_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "big.yaml").write_bytes(b"#" * 1_048_577)
    (tmp_path / "empty").mkdir()
    found_there = {
        "none.yaml": "no such file", "big.yaml": "more than", "empty": "no scenario", "a\0b": "no such file",
        "x" * 300: "can't be read"}
    for name, found in found_there.items():
        err, out = io.StringIO(), io.StringIO()
        assert scenario_command([tmp_path / name], False, None, out, err) == 2
        assert err.getvalue().count("\n") == 1
        assert found in err.getvalue()
        assert out.getvalue() == ""


def test_several_documents_and_folders(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "b.yaml").write_text(f"{WHOLE}---\n{WHOLE.replace('turn: Ben', 'turn: Ada')}---\n")
    (tmp_path / "sub" / "a.yaml").write_text(WHOLE.replace("a table", "in a folder"))
    (tmp_path / "notes.txt").write_text("no scenario")
    out, err = io.StringIO(), io.StringIO()
    assert scenario_command([tmp_path], False, None, out, err) == 1
    assert out.getvalue().splitlines() == [
        "ok    a table", "FAIL  a table: step 2: expected turn Ada, the table has Ben", "ok    in a folder",
        "2 passed, 1 failed"]


def test_the_other_files_run_when_one_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("[")
    (tmp_path / "b.yaml").write_text(WHOLE)
    out, err = io.StringIO(), io.StringIO()
    assert scenario_command([tmp_path], False, None, out, err) == 2
    assert out.getvalue().splitlines() == ["ok    a table", "1 passed, 0 failed"]
    assert "a.yaml:" in err.getvalue()


def test_a_faulty_deck_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text("schummel_hummel: 5\n")
    (tmp_path / "a.yaml").write_text(WHOLE)
    out, err = io.StringIO(), io.StringIO()
    assert scenario_command([tmp_path / "a.yaml"], False, tmp_path / "cards.yaml", out, err) == 2
    assert "cards.yaml:1:18" in err.getvalue()


def test_hundreds_of_mistakes_are_not_all_told(run_text: Any) -> None:
    outcome = run_text(HEAD + "steps:\n" + "  - {wait: x}\n" * 60)
    assert outcome.status == 2
    assert len(outcome.err) == 51
    assert outcome.err[-1] == "and 10 more mistakes"


def test_players_may_be_called_by_numbers_everywhere(run_text: Any) -> None:
    text = HEAD.replace("[Ada, Ben, Cleo]", "[1, '2', 3.5]").replace("Ada:", "1:").replace("Ben:", "'2':")
    text = text.replace("Cleo:", "3.5:").replace("setup:\n", "setup:\n  turn: 3.5\n  watchman: 1\n  starter: 2\n")
    steps = (
        "steps:\n  - {by: 2, do: cheat, card: flower red violet}\n  - {by: 1, do: accuse, player: '2'}\n"
        "  - {by: '1', do: give, card: flower green yellow, to: 2}\n"
        "  - {expect: {turn: 3.5, watchman: 2, counts: {1: 1, '2': 3}, grasshoppers: {1-2: home}}}\n")
    outcome = run_text(text + steps)
    assert outcome.status == 0, outcome


def test_a_puzzle_is_verified_like_any_other(run_text: Any) -> None:
    puzzle = WHOLE.replace("setup:", 'puzzle: {seat: Ada, goal: "lay a card", within: 20}\nsetup:')
    assert run_text(puzzle).status == 0
    assert run_text(puzzle.replace("turn: Ben", "turn: Ada")).status == 1


def test_a_name_that_the_terminal_cannot_show_is_spelled_out(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(WHOLE.replace("a table", "Mömmen 🐑"), encoding="utf-8")
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")
    assert scenario_command([tmp_path / "a.yaml"], False, None, out, io.StringIO()) == 0
    out.flush()
    assert raw.getvalue().splitlines()[0] == rb"ok    M\xf6mmen \U0001f411"


# Anything that YAML can hold, in any place of a sound file

ODD = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10**20) | st.floats() | st.sampled_from([
        "", "Ada", "Ben", "flower blue red", "home", "\u2028", "draw", "x" * 500]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from(["Ada", "hands", "do", "by", "card", "turn", "wait", "expect", "null", "1"]), inner,
        max_size=3),
    max_leaves=6)

SOUND: dict[str, Any] = yaml.safe_load(WHOLE) | {"rules": {"catch_seconds": 3.0}}
SOUND["setup"] |= {"turn": "Ada", "watchman": "Ada", "telescope": False, "starter": "Ada", "round": 1,
                   "totals": {"Ada": 0}, "top_played": True}


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, item in items for place in _places(item, (*path, key)))]


def _put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = _put(value[path[0]], path[1:], new)
    return copy


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.sampled_from(_places(SOUND)), odd=ODD)
def test_nothing_that_stands_in_a_file_breaks_the_program(run_text: Any, place: tuple[Any, ...], odd: Any) -> None:
    outcome = run_text(yaml.safe_dump(_put(SOUND, place, odd), allow_unicode=True))
    assert outcome.status in (0, 1, 2)
    assert (outcome.status == 2) == bool(outcome.err)
    assert not any("the program failed" in line for line in outcome.out)
