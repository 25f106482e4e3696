"""Faulty maps: one error that names the file, the object and the remedy. The shipped ones are sound."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game.assets import asset
from game.view.games.schummel_hummel import SchummelTable
from game.view.layout import Layout
from game.view.layout import load_layout as load_any_layout
from game.view.table_file import TableError

SHIPPED = sorted(asset("tables").glob("schummel_hummel_*.tmx"))
GOOD = asset("tables", "schummel_hummel_4.tmx").read_text(encoding="utf-8")


def load_layout(path: Path, seats: int) -> Layout:
    return load_any_layout(path, seats, SchummelTable.parts)


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.tmx"
    path.write_text(text, encoding="utf-8")
    return path


def seats_of(path: Path) -> int:
    found = re.search(r"_(\d)", path.stem)
    assert found
    return int(found[1])


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_shipped_tables_are_sound_and_complete(path: Path) -> None:
    seats = seats_of(path)
    plan = load_layout(path, seats)
    assert len(plan.seats) == seats
    assert plan.zones.zone_at(plan.area("lap:0").centre) == "lap:0"
    for seat in range(seats):
        assert plan.zones.zone_at(plan.seats[seat].portrait[:2]) == f"seat:{seat}"
    assert plan.zones.zone_at((plan.hand.x, plan.hand.y)) == "hand:0"
    assert plan.zones.zone_at((plan.discard.x, plan.discard.y)) == "discard"


def test_a_table_can_be_seen_from_every_seat() -> None:
    plan = load_layout(asset("tables", "schummel_hummel_5.tmx"), 5)
    turned = plan.turned(2)
    assert turned.seats[2] == plan.seats[0]
    assert turned.area("lap:2") == plan.area("lap:0")._replace(name="lap:2")
    assert turned.area("gap:1") == plan.area("gap:4")._replace(name="gap:1")


def test_moving_a_thing_in_tiled_moves_it_on_the_table(tmp_path: Path) -> None:
    moved = GOOD.replace('name="pollen" class="pile" x="762"', 'name="pollen" class="pile" x="700"')
    assert moved != GOOD
    before, after = (load_layout(write(tmp_path, text), 4).spots["pollen"] for text in (GOOD, moved))
    assert after.x == before.x - 62


def test_type_is_read_as_well_as_class(tmp_path: Path) -> None:
    assert load_layout(write(tmp_path, GOOD.replace(" class=", " type=")), 4).seats


def test_a_taller_window_moves_things_to_their_nearest_edge() -> None:
    plan = load_layout(asset("tables", "schummel_hummel_4.tmx"), 4)
    tall = plan.fitted(1280, 800)
    assert tall.seats[2].portrait.y == plan.seats[2].portrait.y
    assert tall.discard.y == plan.discard.y + 40
    assert tall.hand.y == plan.hand.y + 80
    assert tall.table.h == plan.table.h + 80


def with_layer(data: str) -> Callable[[str], str]:
    """A tile layer before everything else."""
    layer = f' <layer id="98" name="floor" width="80" height="45"><data encoding={data}</data></layer>\n <objectgroup'
    return lambda text: text.replace(" <objectgroup", layer, 1)


def with_picture(text: str) -> str:
    picture = ' <imagelayer id="99" name="p"><image source="../../secret.png"/></imagelayer>\n <objectgroup'
    return text.replace(" <objectgroup", picture, 1)


def with_a_twin(text: str) -> str:
    twin = '<object id="900" name="slip" class="zone" x="9" y="9" width="9" height="9"/>\n  <object id="1" '
    return text.replace('<object id="1" ', twin)


def swapped(old: str, new: str, count: int = -1) -> Callable[[str], str]:
    return lambda text: text.replace(old, new, count)


POLYGON = '<polygon points="0,0 5,5 9,1"/></object>'
FAULTS: dict[str, tuple[Callable[[str], str], str]] = {
    "a zone is missing": (swapped('name="lap" class="zone"', 'name="seat" class="zone"', 1), "lap"),
    "a name means nothing": (swapped('name="slip"', 'name="slop"'), "slop"),
    "a thing is there twice": (with_a_twin, "twice"),
    "an absurd size": (swapped('width="80"', 'width="99999999"', 1), "width"),
    "a size of a thousand digits": (swapped('width="80"', f'width="{"9" * 5000}"', 1), "width"),
    "a size in raised figures": (swapped('width="80"', 'width="²"', 1), "width"),
    "a strange encoding": (
        lambda text: '<?xml version="1.0" encoding="utf-7"?>' + text[text.index("<map"):], "encoding"),
    "a turned object": (swapped('<object id="1" ', '<object id="1" rotation="45" '), "turned by 45"),
    "a picture with a name without end": (
        swapped(" <objectgroup", f' <imagelayer id="99"><image source="{"x" * 5000}"/></imagelayer>\n <objectgroup', 1),
        "isn't there"),
    "a size that isn't a number": (swapped('width="80"', 'width="wide"', 1), "width"),
    "an object outside": (
        swapped('name="discard" class="zone" x="594"', 'name="discard" class="zone" x="5940"'), "outside"),
    "an object without a size": (swapped('width="120" height="34"', 'width="0" height="34"'), "size"),
    "a seat that isn't there": (swapped('type="int" value="3"', 'type="int" value="4"'), "seats"),
    "a seat in words": (swapped('type="int" value="1"', 'value="left"'), "whole number"),
    "broken XML": (lambda text: text[:-20], "line"),
    "not a map": (lambda text: "<svg/>", "outermost"),
    "entities": (swapped("<map", '<!DOCTYPE m [<!ENTITY a "aaaa">]><map', 1), "DOCTYPE"),
    "a picture outside the folder": (with_picture, "outside the map's folder"),
    "a template that is missing": (swapped('<object id="1" ', '<object id="1" template="none.tx" '), "isn't there"),
    "a short CSV layer": (with_layer('"csv">1,2,3'), "3 tiles"),
    "words in a CSV layer": (with_layer('"csv">1,x,3'), '"x"'),
    "a base64 layer": (with_layer('"base64">AAAA'), "CSV"),
    "a polygon": (swapped('width="120" height="34"/>', f'width="120" height="34">{POLYGON}', 1), "polygon"),
    "an infinite map": (swapped('infinite="0"', 'infinite="1"'), "infinite"),
    "a fan without a step": (
        swapped('name="step" type="float" value="74"', 'name="stop" type="float" value="74"'), "step"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_map_is_named_with_file_and_remedy(fault: str, tmp_path: Path) -> None:
    change, names = FAULTS[fault]
    text = change(GOOD)
    assert text != GOOD, "the fault was really made"
    path = write(tmp_path, text)
    with pytest.raises(TableError) as caught:
        load_layout(path, 4)
    words = str(caught.value)
    assert str(path) in words
    assert names in words
    assert caught.value.remedy


def test_a_map_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="can't be read"):
        load_layout(tmp_path / "none.tmx", 4)


def test_in_no_encoding_can_entities_hide(tmp_path: Path) -> None:
    path = tmp_path / "wide.tmx"
    path.write_bytes(('<!DOCTYPE m [<!ENTITY a "aaaa">]>' + GOOD[GOOD.index("<map"):]).encode("utf-16"))
    with pytest.raises(TableError, match="isn't UTF-8"):
        load_layout(path, 4)


@pytest.mark.parametrize("name", ["/dev/zero", "pipe", "ring", "x" * 5000, "a\0b", "."])
@pytest.mark.timeout(5)
def test_what_is_no_file_is_refused_unread(name: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "ring").symlink_to("ring")
    with pytest.raises(TableError):
        load_layout(tmp_path / name, 4)
