"""Raster, pixel cache and text: what is drawn, what is refused, and what can't hurt."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.view import text
from game.view.pixel_cache import PixelCache
from game.view.raster import Raster, RasterError, check_svg, render_svg
from game.view.units import Frame
from game.view.window import open_offscreen

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="10" height="14"><rect width="10" height="14" fill="#f00"/></svg>'
CARD = "cards/schummel_hummel/bumblebee_red_green"


@pytest.fixture(autouse=True)
def display() -> None:
    open_offscreen((320, 180))


def test_pygame_is_the_community_edition() -> None:
    assert pygame.IS_CE


def test_a_picture_keeps_its_shape() -> None:
    assert Raster().svg(CARD, (104, 400)).get_size() == (104, 146)


@pytest.mark.parametrize("head", [
    b'<svg width="60000" height="10">', b'<svg width="10" height="60000px">', b'<svg viewBox="0 0 60000 10">',
    b'<svg width="10" height="10" viewBox="0 0 9e9 4">', b"<svg>", b"no picture at all",
    b"<svg width='5000' height='1'>"])
def test_an_svg_that_could_kill_the_program_is_refused_before_it_is_drawn(head: bytes) -> None:
    with pytest.raises(RasterError, match=r"bad\.svg"):
        check_svg(head + b"</svg>", "bad.svg")


def test_a_broken_svg_is_a_sentence_and_not_a_crash() -> None:
    with pytest.raises(RasterError):
        render_svg(b'<svg width="10" height="10"><path d=', (0, 0), "broken.svg")


def test_a_second_start_takes_the_pixels_from_disk(tmp_path: Path) -> None:
    first = Raster(PixelCache(tmp_path)).svg(CARD, (60, 200))
    assert len(list(tmp_path.glob("*.px"))) == 1
    second = Raster(PixelCache(tmp_path)).svg(CARD, (60, 200))
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")


@pytest.mark.parametrize("damage", [b"", b"UTTP", b"x" * 5000, b"UTTP" + b"\xff" * 12 + b"abc"])
def test_damage_in_the_cache_is_drawn_over(tmp_path: Path, damage: bytes) -> None:
    fresh = pygame.image.tobytes(Raster(PixelCache(tmp_path)).svg(CARD, (60, 200)), "RGBA")
    kept = next(iter(tmp_path.glob("*.px")))
    kept.write_bytes(damage)
    assert pygame.image.tobytes(Raster(PixelCache(tmp_path)).svg(CARD, (60, 200)), "RGBA") == fresh
    assert kept.read_bytes() != damage


def test_one_changed_byte_in_the_cache_is_noticed(tmp_path: Path) -> None:
    fresh = pygame.image.tobytes(Raster(PixelCache(tmp_path)).svg(CARD, (60, 200)), "RGBA")
    kept = next(iter(tmp_path.glob("*.px")))
    data = bytearray(kept.read_bytes())
    data[900] ^= 0x55
    kept.write_bytes(bytes(data))
    assert pygame.image.tobytes(Raster(PixelCache(tmp_path)).svg(CARD, (60, 200)), "RGBA") == fresh


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    assert Raster(PixelCache(blocked / "cache")).svg(CARD, (60, 200)).get_width() == 60


def test_memory_stays_within_its_budget() -> None:
    raster = Raster(budget_bytes=200_000)
    for width in range(40, 120, 4):
        raster.svg(CARD, (width, 400))
    assert raster._held_bytes <= 200_000


def test_turning_goes_in_steps_of_two_degrees_and_is_kept() -> None:
    raster = Raster()
    assert raster.picture(CARD, 50, angle=7.1) is raster.picture(CARD, 50, angle=8.4)
    assert raster.picture(CARD, 50, angle=-2) is raster.picture(CARD, 50, angle=358)


def test_wrapped_lines_fit_their_room_even_with_a_word_that_is_too_long() -> None:
    lines = text.wrap("a few words and " + "W" * 90 + " in between", "body", 17, 160)
    assert all(text.width(line, "body", 17) <= 160 for line in lines)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1280, 800), (1024, 768), (2560, 1080), (3840, 2160)])
def test_the_whole_layout_fits_every_window(size: tuple[int, int]) -> None:
    frame = Frame(*size)
    assert frame.wide >= 1280 - 1e-6
    assert frame.tall >= 720 - 1e-6
    assert frame.rect(1180, 620, 100, 100, 1, 1).bottomright == size
    assert frame.rect(0, 0, 100, 100, 0, 0).topleft == (0, 0)
    assert frame.smallest_text * frame.unit >= 13


@given(st.integers(960, 4000), st.integers(540, 2400), st.floats(0, 1280), st.floats(0, 720),
       st.sampled_from([0, 0.5, 1]))
def test_units_and_pixels_lead_back_to_each_other(w: int, h: int, x: float, y: float, a: float) -> None:
    frame = Frame(w, h)
    back = frame.units(frame.point(x, y, a, a), a, a)
    assert abs(back[0] - x) <= 0.51 / frame.unit
    assert abs(back[1] - y) <= 0.51 / frame.unit
