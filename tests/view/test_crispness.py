"""Cards and words are drawn at their final size: at 4K they are sharper than a 720p picture made larger."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import numpy
import pygame
import pytest

from game.view import text
from game.view.canvas import Canvas
from game.view.motion import Pose
from game.view.painter import Painter
from game.view.raster import Raster
from game.view.units import Frame
from game.view.window import open_offscreen

SMALL, LARGE = Frame(1280, 720), Frame(3840, 2160)
TIMES = LARGE.width_px // SMALL.width_px
CARDS = ["cards/schummel_hummel/flower_blue_red", "cards/moemmen/sheep_green_plus_2", "cards/schnattergei/banana_brown",
         "cards/heuschrecken_poker/poker_3_yellow"]
Drawing = Callable[[Canvas], None]


@pytest.fixture(autouse=True)
def display() -> None:
    open_offscreen((320, 180))


def drawn(frame: Frame, draw: Drawing, wide: float = 260, high: float = 220) -> pygame.Surface:
    surface = pygame.Surface((frame.px(wide), frame.px(high)))
    surface.fill("#B27A4E")
    draw(Canvas(surface, frame, Raster()))
    return surface


def sharpness(image: pygame.Surface) -> float:
    """The mean of squared steps between neighbours: blurred edges spread a step over several pixels."""
    grey = pygame.surfarray.array3d(image).astype(float).mean(axis=2)
    return float((numpy.diff(grey, axis=0) ** 2).mean() + (numpy.diff(grey, axis=1) ** 2).mean())


def card(name: str, angle: float = 0) -> Drawing:
    return lambda canvas: canvas.put(name, 104, (130, 110), angle)


def words(role: str, size: float) -> Drawing:
    return lambda canvas: canvas.write("Caught you! ÄÖß", role, size, "#33203A", (20, 100)) and None


def sign(canvas: Canvas) -> None:
    canvas.sign("violet", 40, (60, 60), letter=True)
    canvas.icon("settings", 40, (160, 60))
    canvas.pill(20, 120, 200, 50, border="#33203A")


def stamped(canvas: Canvas) -> None:
    """As the match lays a card onto its table."""
    Painter(canvas.raster, canvas.frame.unit).put(canvas.surface, CARDS[0], Pose(130, 110, 104, 3))


DRAWINGS: dict[str, Drawing] = {
    **{name: card(name) for name in CARDS},
    "a turned card": card(CARDS[0], 8),
    "a card on the table": stamped,
    "signs and boxes": sign,
    **{f"{role} {size}": words(role, size) for role, size in (("body", 15), ("soft", 20), ("title", 40))},
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_edges_at_4k_are_sharper_than_those_of_a_picture_made_larger(name: str) -> None:
    draw = DRAWINGS[name]
    large, small = drawn(LARGE, draw), drawn(SMALL, draw)
    scaled = pygame.transform.smoothscale(small, large.get_size())
    assert sharpness(large) > 2.5 * sharpness(scaled)


@pytest.mark.parametrize("draw", [pytest.param(card(CARDS[0]), id="card"), pytest.param(words("body", 17), id="words")])
def test_the_two_pictures_show_the_same(draw: Drawing) -> None:
    """Made smaller, the sharp one is the small one: it is the edges that differ."""
    small = drawn(SMALL, draw)
    brought_down = pygame.transform.smoothscale(drawn(LARGE, draw), small.get_size())
    apart = numpy.abs(pygame.surfarray.array3d(small).astype(int) - pygame.surfarray.array3d(brought_down)).mean()
    assert apart < 6


@pytest.mark.parametrize("width", [104, 312, 360])
def test_a_resting_card_is_rasterised_at_the_very_size_it_is_seen_in(width: int) -> None:
    raster = Raster()
    assert raster.picture(CARDS[0], width).get_size() == raster.svg(CARDS[0], (width, 4 * width)).get_size()
    assert raster.picture(CARDS[0], width).get_width() == width


def test_a_letter_is_three_times_as_high_at_4k() -> None:
    small, large = (text.label("H", "title", round(20 * frame.unit), "#33203A").get_bounding_rect().h
                    for frame in (SMALL, LARGE))
    assert large == pytest.approx(TIMES * small, abs=TIMES)


def test_words_in_the_smallest_window_are_at_least_thirteen_pixels_high() -> None:
    canvas = Canvas(pygame.Surface((960, 540)), Frame(960, 540), Raster())
    assert all(canvas.text_px(size) >= 13 for size in (10, 15, 17, 20))


def test_a_card_at_4k_is_drawn_in_a_moment_and_kept() -> None:
    raster = Raster()
    painter = Painter(raster, LARGE.unit)
    pose = Pose(640, 360, 104, 4)
    began = perf_counter()
    painter.stamp(CARDS[0], pose)
    assert perf_counter() - began < 1.0
    kept = raster.drawn
    assert painter.stamp(CARDS[0], pose).image is painter.stamp(CARDS[0], pose).image
    assert raster.drawn == kept


def test_a_table_of_cards_at_4k_fits_the_pictures_memory() -> None:
    """Sixty different stamps, as a full table of five may show."""
    raster = Raster()
    painter = Painter(raster, LARGE.unit)
    for n in range(60):
        painter.stamp(CARDS[n % 4], Pose(640, 360, 104, 2 * (n // 4)))
    assert not raster.crowded
