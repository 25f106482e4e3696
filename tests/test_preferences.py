"""Preferences survive a file, and a damaged one is named, never believed."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from game import settings as settings_file
from game.datadir import DataDir
from game.preferences import CHOICES, HEARD, Preferences, alike, restored, stored
from game.settings import Settings

NAMES = [each.name for each in fields(Preferences)]


def choices(name: str) -> tuple[Any, ...]:
    return CHOICES.get(name, (False, True))


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_of_every_preference_comes_back_from_a_file(name: str, tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    for value in choices(name):
        wanted = replace(Preferences(), **{name: value})
        assert settings_file.save(data, Settings(preferences=wanted)) == ""
        found, trouble = settings_file.load(data)
        assert (found.preferences, trouble) == (wanted, "")
    data.close()


@pytest.mark.parametrize("wrong", [None, "yes", 1.5, -1, 1_000_000, [], {}, "de_DE", 1, True])
@pytest.mark.parametrize("name", NAMES)
def test_a_damaged_value_is_named_and_the_defaults_are_used(name: str, wrong: object, tmp_path: Path) -> None:
    if any(wrong == value and type(wrong) is type(value) for value in choices(name)):
        return  # for this one it is right
    data = DataDir.open(tmp_path)
    settings_file.save(data, Settings())
    path = tmp_path / settings_file.FILE
    kept = json.loads(path.read_text(encoding="utf-8"))
    kept["preferences"][name] = wrong
    path.write_text(json.dumps(kept), encoding="utf-8")
    found, trouble = settings_file.load(data)
    assert found.preferences == Preferences()
    assert f"preferences.{name}" in trouble and str(path) in trouble
    data.close()


def test_an_older_file_lacks_some_and_a_newer_one_has_more() -> None:
    kept = stored(replace(Preferences(), letters=True)) | {"from_the_future": 3}
    del kept["hints"]
    assert restored(kept) == replace(Preferences(), letters=True)


def test_only_what_is_heard_leaves_the_screen_as_it_is() -> None:
    plain = Preferences()
    for name in NAMES:
        other = next(value for value in choices(name) if value != getattr(plain, name))
        assert alike(plain, replace(plain, **{name: other})) is (name in HEARD)
