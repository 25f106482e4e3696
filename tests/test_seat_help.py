"""Help per seat: kept in the settings, and what can't be is named."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.company import allowances, as_allowed
from game.datadir import DataDir
from game.seat_help import NO_HELP, Help, help_from
from game.settings import FILE, MatchSettings, SeatSetting, Settings, default_seats, load, one_person, save

SLOW = Help(allow_ms=150, targets=125, duties=True, hints=True)
SEATS = (SeatSetting(help=SLOW), *default_seats(4)[1:])


def test_help_is_kept(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    assert save(data, Settings(MatchSettings(seats=SEATS))) == ""
    kept, trouble = load(data)
    data.close()
    assert trouble == "" and [seat.help for seat in kept.match.seats] == [SLOW, NO_HELP, NO_HELP, NO_HELP]


def test_settings_from_before_there_was_help_are_read(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    save(data, Settings(MatchSettings(seats=SEATS)))
    stored = json.loads((tmp_path / FILE).read_text())
    for seat in stored["match"]["seats"]:
        del seat["help"]
    (tmp_path / FILE).write_text(json.dumps(stored))
    kept, trouble = load(data)
    data.close()
    assert trouble == "" and not any(seat.help.some for seat in kept.match.seats)


@pytest.mark.parametrize("data", [
    7, [], {"allow_ms": -1}, {"allow_ms": 151}, {"allow_ms": True}, {"allow_ms": "150"}, {"targets": 1000},
    {"targets": 125.0}, {"duties": 1}, {"hints": None}, {"speed": 3}, {"allow_ms": [1]},
])
def test_help_that_cannot_be_is_refused(data: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        help_from(data)


def test_a_record_has_the_allowances_only_where_somebody_has_one() -> None:
    assert allowances(SEATS) == (150, 0, 0, 0)
    assert allowances(default_seats(3)) == ()


def test_a_match_that_goes_on_has_the_allowances_it_was_dealt_with() -> None:
    later = (replace(SEATS[0], help=replace(SLOW, allow_ms=500)), *SEATS[1:])
    assert as_allowed(later, (150, 0, 0, 0)) == SEATS
    assert as_allowed(later, ())[0].help == replace(SLOW, allow_ms=0)


def test_one_press_on_a_tile_keeps_the_help_of_whoever_plays() -> None:
    assert one_person(SEATS)[0].help == SLOW
