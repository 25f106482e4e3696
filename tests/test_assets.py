"""Shipped pictures and fonts: drawn as meant, found by name, what their sources draw."""

from __future__ import annotations

import ast
import io
import json
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import numpy
import pygame
import pytest
import resvg_py

import game
import tools.art
from game.assets import AssetError, asset, cards_yaml, data_root

ASSETS = Path(__file__).parents[1] / "assets"
SVGS = sorted(ASSETS.rglob("*.svg"))
BY_NAME = {str(path.relative_to(ASSETS)): path for path in SVGS}

DRAWN = {"svg", "g", "path", "circle", "ellipse", "rect"}
"""What pygame's renderer draws; it leaves out everything else without a word."""
IGNORED = {"opacity", "style", "class", "filter", "mask", "clip-path"}
LARGEST = 4096
TOLERANCE = 2.5
"""Mean difference of a colour channel, of 255; edges are smoothed differently."""


def units(root: ET.Element) -> tuple[list[float], list[float]]:
    """Width and height, and the view box."""
    size = [float(root.attrib[name]) for name in ("width", "height")]
    return size, [float(number) for number in root.attrib["viewBox"].split()]


@pytest.mark.parametrize("name", BY_NAME)
def test_an_svg_uses_only_what_the_renderer_draws(name: str) -> None:
    for element in ET.parse(BY_NAME[name]).iter():
        assert element.tag.rsplit("}", 1)[-1] in DRAWN
        assert not IGNORED & set(element.attrib)


@pytest.mark.parametrize("name", BY_NAME)
def test_an_svg_has_a_sane_size(name: str) -> None:
    size, box = units(ET.parse(BY_NAME[name]).getroot())
    assert all(0 < side <= LARGEST for side in [*size, *box[2:]])
    assert size[0] / size[1] == pytest.approx(box[2] / box[3], rel=0.01)


def on_grey(image: pygame.Surface) -> numpy.ndarray:
    sheet = pygame.Surface(image.get_size())
    sheet.fill((128, 128, 128))
    sheet.blit(image, (0, 0))
    return pygame.surfarray.array3d(sheet).astype(int)


@pytest.mark.parametrize("name", BY_NAME)
def test_pygame_draws_an_svg_like_the_reference_renderer(name: str) -> None:
    text = BY_NAME[name].read_text(encoding="utf-8")
    (width, height), _ = units(ET.fromstring(text))
    scale = 0.5 if width > 200 else 1  # whole pixels: the two round a broken side differently
    ours = pygame.image.load_sized_svg(BY_NAME[name], (width * scale, height * scale))
    png = bytes(resvg_py.svg_to_bytes(svg_string=text, width=round(width * scale)))
    theirs = pygame.image.load(io.BytesIO(png), "reference.png")
    assert ours.get_size() == theirs.get_size()
    assert abs(on_grey(ours) - on_grey(theirs)).mean() < TOLERANCE


def index() -> dict[str, dict]:
    return json.loads((ASSETS / "cards" / "cards.json").read_text(encoding="utf-8"))["games"]


def named(entry: dict) -> Iterator[str]:
    for files in entry["cards"].values():
        yield from files
    yield from (entry[key] for key in ("back", "back_quiet", "token") if key in entry)


@pytest.mark.parametrize("title", index())
def test_every_card_name_leads_to_files_and_every_file_has_a_name(title: str) -> None:
    entry = index()[title]
    there = {f"{title}/{path.name}" for path in (ASSETS / "cards" / title).glob("*.svg")}
    assert set(named(entry)) == there
    assert all(entry["cards"].values())


def test_every_other_drawing_is_on_some_screen() -> None:
    """By its name, alone for an icon, or as a name with a hole in it: ``title/game_{slug}``."""
    strings = {node.value for path in (ASSETS.parent / "game").rglob("*.py")
               for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
               if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    families = tuple(text for text in strings if re.fullmatch(r"(title|table|seats)/\w+_", text))
    words = {word for text in strings for word in re.findall(r"[\w/]+", text)}
    names = {name.removesuffix(".svg").removeprefix("icons/") for name in BY_NAME if not name.startswith("cards/")}
    assert sorted(name for name in names - words if not name.startswith((*families, "seats/"))) == []


def test_the_art_is_what_its_sources_draw() -> None:
    assert tools.art.stale() == []


@pytest.mark.parametrize("font", sorted((ASSETS / "fonts").glob("*.ttf")), ids=lambda path: path.stem)
def test_a_font_has_the_letters_of_all_four_languages_and_its_licence(font: Path) -> None:
    pygame.font.init()
    letters = pygame.font.Font(font, 20).metrics("AZaz09ÄÖÜäöüßéèêçàùìòŒœ×–…!?")
    assert None not in letters
    family = font.stem.partition("_")[0]
    assert "SIL OPEN FONT LICENSE" in (ASSETS / "fonts" / f"OFL-{family}.txt").read_text(encoding="utf-8")


# --- where data lies ---

@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package as if it lay in a folder without assets."""
    package = tmp_path / "site" / "game"
    package.mkdir(parents=True)
    monkeypatch.setattr(game, "__file__", str(package / "__init__.py"))
    data_root.cache_clear()
    yield package
    data_root.cache_clear()


def test_the_source_tree_serves_its_own_assets() -> None:
    assert asset("cards", "cards.json") == ASSETS / "cards" / "cards.json"
    assert cards_yaml() == ASSETS.parent / "cards.yaml"


def test_an_installed_package_serves_the_data_beside_it(elsewhere: Path) -> None:
    (elsewhere / "_data" / "assets").mkdir(parents=True)
    assert data_root() == elsewhere / "_data"


def test_a_frozen_bundle_comes_first(
    elsewhere: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (elsewhere / "_data" / "assets").mkdir(parents=True)
    (tmp_path / "bundle" / "assets").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "bundle"), raising=False)
    assert data_root() == tmp_path / "bundle"


def test_a_missing_assets_folder_is_said_in_a_sentence(elsewhere: Path) -> None:
    with pytest.raises(AssetError, match="assets folder was not found in"):
        data_root()


def test_a_missing_file_is_named() -> None:
    with pytest.raises(AssetError, match=r"unicorn\.svg is missing from the installation"):
        asset("cards", "unicorn.svg")


def test_a_missing_deck_file_is_named(elsewhere: Path) -> None:
    (elsewhere / "_data" / "assets").mkdir(parents=True)
    with pytest.raises(AssetError, match=r"cards\.yaml is missing"):
        cards_yaml()
