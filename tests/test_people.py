"""Whom a device remembers, and what damage does to that: nothing but a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game import settings
from game.datadir import DataDir
from game.people import FIRST_NAMES, MOST_GUESTS, MOST_NAMES, Guest, People
from game.seat_help import Help
from game.settings import Settings

ZOE, KIM = Guest("Zoë", "hare", Help(allow_ms=150)), Guest("Kim", "toad")


def test_whoever_sat_last_with_a_device_is_known() -> None:
    people = People().sat("keys", ZOE).sat("pad a 1", KIM).sat("keys", KIM)
    assert people.at("keys") == people.at("pad a 1") == KIM and people.at("pad a 2") is None


def test_no_list_grows_for_ever() -> None:
    people = People()
    for n in range(100):
        people = people.sat(f"pad {n}", ZOE).named(f"name {n}")
    assert len(people.guests) == MOST_GUESTS and len(people.names) == MOST_NAMES
    assert people.at("pad 99") == ZOE and people.names[0] == "name 99"


def test_names_that_were_typed_come_before_others_and_those_of_a_known_device_last() -> None:
    people = People().named("Mo").named("Zoë").sat("keys", ZOE)
    assert people.free_name([]) == "Mo"
    assert people.free_name(["Mo"]) == "Zoë"
    assert people.free_name(["Mo", "Zoë", FIRST_NAMES[0]]) == FIRST_NAMES[1]
    assert people.free_name(["Mo", "Zoë", *FIRST_NAMES]) == FIRST_NAMES[0]


def test_it_is_there_again_at_the_next_start(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    kept = Settings(people=People().sat("keys", ZOE).named("Zoë"))
    assert settings.save(data, kept) == ""
    assert settings.load(data) == (kept, "")
    data.close()


def load(folder: Path, people: Any) -> tuple[Settings, str]:
    data = DataDir.open(folder)
    settings.save(data, Settings())
    path = folder / settings.FILE
    text = json.loads(path.read_text(encoding="utf-8"))
    text["people"] = people
    path.write_text(json.dumps(text), encoding="utf-8")
    found = settings.load(data)
    data.close()
    return found


def test_older_settings_know_nobody(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    settings.save(data, Settings())
    path = tmp_path / settings.FILE
    older = {key: value for key, value in json.loads(path.read_text(encoding="utf-8")).items() if key != "people"}
    path.write_text(json.dumps(older), encoding="utf-8")
    assert settings.load(data) == (Settings(), "")
    data.close()


@pytest.mark.parametrize("people", [
    None, [], 5, {"who": []}, {"guests": {}}, {"names": "Ada"}, {"names": [5]}, {"names": ["x" * 201]}, {"names": [""]},
    {"guests": [["keys"]]}, {"guests": [["keys", {"name": "A", "animal": "dragon"}]]},
    {"guests": [["keys", {"name": 5, "animal": "fox"}]]}, {"guests": [[5, {"name": "A", "animal": "fox"}]]},
    {"guests": [["keys", {"name": "A", "animal": ["fox"]}]]},
    {"guests": [["keys", {"name": "A", "animal": "fox", "help": {"allow_ms": -1}}]]}])
def test_damage_is_one_sentence(tmp_path: Path, people: Any) -> None:
    found, said = load(tmp_path, people)
    assert found == Settings() and settings.FILE in said and "\n" not in said
