"""What is kept of the last choice, and what damage does to it: nothing but a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import settings
from game.datadir import DataDir
from game.settings import CHARACTERS, MatchSettings, SeatSetting, Settings, default_seats


def test_what_was_chosen_is_there_again(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    kept = Settings(MatchSettings(seats=(SeatSetting(name="Jürgen 🦗"), *default_seats(3)[1:]), house=(("pro", True),)),
                    True, 4)
    assert settings.save(data, kept) == ""
    assert settings.load(data) == (kept, "")
    data.close()


def test_a_seed_is_not_kept(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    settings.save(data, Settings(MatchSettings(seed=7)))
    assert settings.load(data)[0].match.seed is None
    data.close()


def test_the_first_start_has_no_complaint(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    assert settings.load(data) == (Settings(), "")
    data.close()


GOOD = {"match": {"game": "schummel_hummel", "seats": [{"player": "human", "name": "A", "animal": "fox"}] * 3,
                  "seed": None, "house": []}, "fullscreen": False, "finished": 0}


def changed(**what: object) -> str:
    return json.dumps({**GOOD, "match": {**GOOD["match"], **what}})  # type: ignore[dict-item]


@pytest.mark.parametrize("text", [
    "", "{", "[]", "null", "{}", "[" * 100_000, changed(game="poker"), changed(seats=[]), changed(seats=[1, 2, 3]),
    changed(seats=[{"player": "sly:9", "name": "A", "animal": "fox"}] * 3),
    changed(seats=[{"player": "human", "name": "A", "animal": "dragon"}] * 3),
    changed(seats=[{"player": "human", "name": "A" * 999, "animal": "fox"}] * 3),
    changed(seats=[{"player": "human", "name": 5, "animal": "fox"}] * 3),
    json.dumps({**GOOD, "houses": None}), json.dumps({**GOOD, "houses": []}),
    json.dumps({**GOOD, "houses": {"schummel_hummel": 5}}), changed(house=[["x"]]), changed(house=5),
    changed(house=[["x", [1]]]), json.dumps({**GOOD, "finished": -1})])
def test_damaged_settings_become_the_defaults_and_a_sentence(tmp_path: Path, text: str) -> None:
    data = DataDir.open(tmp_path)
    (tmp_path / settings.FILE).write_text(text, encoding="utf-8")
    loaded, said = settings.load(data)
    assert loaded == Settings()
    assert settings.FILE in said and "\n" not in said
    assert not (tmp_path / settings.FILE).exists()
    assert (tmp_path / "settings.damaged.json").read_text(encoding="utf-8") == text
    data.close()


def test_bots_that_had_another_name_when_the_file_was_written_are_known_again(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    seats = [{"player": player, "name": name, "animal": animal} for player, name, animal in (
        ("prickly:2", "Ida", "badger"), ("timid:1", "Pip", "mouse"), ("dozy:3", "Otto", "hedgehog"))]
    (tmp_path / settings.FILE).write_text(changed(seats=seats), encoding="utf-8")
    loaded, said = settings.load(data)
    assert said == "" and [seat.player for seat in loaded.match.seats] == ["pedant:2", "nervous:1", "dozer:3"]
    data.close()


def test_settings_that_are_no_text_are_named_and_put_aside(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    (tmp_path / settings.FILE).write_bytes(b"\xff\xfe\x00")
    assert settings.FILE in settings.load(data)[1]
    assert (tmp_path / "settings.damaged.json").read_bytes() == b"\xff\xfe\x00", "the next choice would overwrite it"
    data.close()


KEYS = st.sampled_from(["match", "seats", "game", "house", "player", "name", "animal", "fullscreen", "finished"])


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(),
                    lambda inner: st.lists(inner) | st.dictionaries(KEYS, inner)))
def test_no_json_whatever_makes_loading_fail(tmp_path_factory: pytest.TempPathFactory, value: object) -> None:
    folder = tmp_path_factory.mktemp("data")
    data = DataDir.open(folder)
    (folder / settings.FILE).write_text(json.dumps(value), encoding="utf-8")
    settings.load(data)
    data.close()


def test_characters_differ_in_kind_name_and_animal() -> None:
    for part in ("kind", "name", "animal"):
        assert len({getattr(each, part) for each in CHARACTERS}) == len(CHARACTERS)


@pytest.mark.parametrize(("text", "what"), [
    ('{"match": null}', "something is missing"), ("[]", "something is missing"), ("{", "line 1, column 2"),
    ("[" * 100_000, "something is missing")])
def test_damage_is_told_in_words_of_our_own(text: str, what: str, tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    assert f"is damaged ({what}" in settings.load(data)[1]
    data.close()


def test_how_often_devices_report_is_kept_for_the_next_evening(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    kept = Settings(reports_ms={"mouse": 8.1, "pad 0300c0ffee": 4.0})
    assert settings.save(data, kept) == "" and settings.load(data) == (kept, "")
    data.close()


def test_a_file_that_claims_an_impossible_device_says_so(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    (tmp_path / settings.FILE).write_text(json.dumps({**GOOD, "reports_ms": {"mouse": 900}}), encoding="utf-8")
    loaded, said = settings.load(data)
    assert loaded == Settings() and "reports_ms.mouse: a number from 1 to 33" in said
    data.close()


def test_a_file_cannot_give_two_people_one_device_or_one_animal(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    seat = {"player": "human", "name": "A", "animal": "fox", "device": "pad:1"}
    (tmp_path / settings.FILE).write_text(changed(seats=[seat, seat, {**seat, "animal": "toad"}]), encoding="utf-8")
    loaded, said = settings.load(data)
    assert said == "" and [each.device for each in loaded.match.seats] == ["pad:1", "", ""]
    assert [each.animal for each in loaded.match.seats] == ["fox", "hare", "toad"]
    data.close()
