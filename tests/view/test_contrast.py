"""Words can be read: 4.5 : 1 everywhere, 7 : 1 with strong contrast."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain, product
from typing import NamedTuple

import numpy
import pygame
import pytest

from game.decks import load_decks
from game.preferences import Preferences
from game.scenes.shots.menus import menus
from game.scenes.shots.settings import settings
from game.scenes.shots.studio import Look
from game.scenes.still_stage import StillStage
from game.scenes.title import GameTile
from game.settings import ANIMALS
from game.view import looks, theme
from game.view.canvas import Canvas
from game.view.ground import ground
from game.view.layout import Box
from game.view.painter import Painter
from game.view.raster import Raster

LEAST, LEAST_STRONG = 4.5, 7.0
DARK_WORDS = {"INK": theme.INK, "SOFT": theme.SOFT, "RUST": theme.RUST}
PAPERS = {"PAPER": theme.PAPER, "SLIP": theme.SLIP, "BOT_SLIP": theme.BOT_SLIP}
PAIRS = [
    *product(DARK_WORDS.values(), PAPERS.values()),
    *product([theme.INK], [theme.SIDE, theme.TAB, theme.READY, theme.WAITING, theme.WARNING, theme.HIGHLIGHT,
                           theme.MARIGOLD]),
    *product([theme.PAPER, theme.PALE, theme.FAINT], [theme.INK, theme.FLOOR, theme.DARK]),
    *product([theme.PAPER], [theme.READY_SIDE, theme.ALARM]),
    *((words, face) for face, _side, words in theme.BUTTONS.values()),
    (theme.GREEN, theme.PAPER), (theme.DIMMED, theme.PAPER),
]


@pytest.fixture(autouse=True)
def plain_again() -> Iterator[None]:
    yield
    looks.prefer(Preferences(), Raster())


def light(colour: theme.Colour) -> float:
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
                        for part in (each / 255 for each in tuple(theme.rgba(colour))[:3]))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: theme.Colour, other: theme.Colour) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_ratio_is_that_of_the_web_s_guidelines() -> None:
    assert ratio("#000000", "#FFFFFF") == pytest.approx(21)
    assert ratio("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("strong", [False, True])
@pytest.mark.parametrize(("words", "paper"), PAIRS)
def test_words_stand_out_from_their_ground(words: str, paper: str, strong: bool) -> None:
    theme.set_strong(strong)
    assert ratio(words, paper) >= (LEAST_STRONG if strong else LEAST)


class Written(NamedTuple):
    words: str
    place: pygame.Rect
    colour: tuple[int, ...]
    ground: tuple[int, ...]


@dataclass
class Watched:
    """What is written on a canvas, and the middle tone of what lies below the letters."""

    found: list[Written] = field(default_factory=list)

    def written(self, canvas: Canvas, image: pygame.Surface, rect: pygame.Rect, words: str) -> None:
        place = image.get_bounding_rect(128).move(rect.topleft)
        if not place.w or not canvas.surface.get_clip().contains(place) or canvas.surface.get_at((0, 0)).a < 255:
            return  # nothing of it is seen here, or this is a part of a picture whose ground comes later
        below = pygame.surfarray.array3d(canvas.surface.subsurface(place)).reshape(-1, 3)
        line = next((each for each in self.found if each.words == words and _same_place(each.place, place)), None)
        ground = tuple(int(each) for each in numpy.median(below, axis=0))
        if line is not None:
            self.found.remove(line)
            ground = line.ground if line.colour == _colour(image) else line.colour  # letters within their outline
        self.found.append(Written(words, place, _colour(image), ground))

    def poor(self, least: float) -> dict[str, float]:
        """The words that stand out too little."""
        poor = {}
        for each in self.found:
            low, high = sorted(_light_of(tone) for tone in (each.colour, each.ground))
            found = (high + 0.05) / (low + 0.05)
            if found < (LEAST if each.ground in SEATS else least):
                poor[each.words] = round(found, 2)
        return poor


def _same_place(one: pygame.Rect, other: pygame.Rect) -> bool:
    return abs(one.centerx - other.centerx) <= 8 and abs(one.centery - other.centery) <= 8


SEATS = {tuple(pygame.Color(theme.seat_colour(animal)))[:3] for animal in ANIMALS}
"""A number on a player's colour is told by the plate too; with strong contrast the colours stay as they are."""


def _colour(image: pygame.Surface) -> tuple[int, ...]:
    alpha = pygame.surfarray.array_alpha(image)
    x, y = numpy.unravel_index(int(alpha.argmax()), alpha.shape)
    return tuple(image.get_at((int(x), int(y))))[:3]


def _light_of(colour: tuple[int, ...]) -> float:
    part = [each / 255 / 12.92 if each <= 10 else ((each / 255 + 0.055) / 1.055) ** 2.4 for each in colour]
    return 0.2126 * part[0] + 0.7152 * part[1] + 0.0722 * part[2]


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    found = Watched()
    plainly: Callable[..., float] = Canvas._written

    def write(canvas: Canvas, image: pygame.Surface, rect: pygame.Rect, words: str, shown: str) -> float:
        found.written(canvas, image, rect, words)
        return plainly(canvas, image, rect, words, shown)
    monkeypatch.setattr(Canvas, "_written", write)
    return found


@pytest.mark.parametrize("strong", [False, True])
def test_all_words_of_the_menus_stand_out(strong: bool, watched: Watched) -> None:
    decks = load_decks()
    tiles = [GameTile(game, deck.title, deck.players) for game, deck in decks.items()]
    look = Look((1280, 720), Preferences(strong_contrast=strong))
    for name, _picture in chain(menus(decks["schummel_hummel"], tiles, look), settings(look)):
        assert watched.poor(LEAST_STRONG if strong else LEAST) == {}, name
        watched.found.clear()


def test_strong_contrast_is_taken_over_and_given_up_at_once() -> None:
    stage = StillStage((1280, 720))
    surface = pygame.Surface((200, 40))
    found = []
    for on in (False, True, False):
        stage.prefer(Preferences(strong_contrast=on))
        surface.fill("black")
        canvas = Canvas(surface, stage.frame, stage.raster)
        canvas.pill(0, 0, 200, 40, 8, theme.SLIP, border=theme.EDGE)
        canvas.write("softly", "body", 17, theme.SOFT, (12, 20))
        found.append(pygame.image.tobytes(surface, "RGB"))
    assert found[0] == found[2] != found[1]


def test_the_table_is_plain_wood_without_a_lamp() -> None:
    art = StillStage((320, 180)).raster
    theme.set_strong(True)
    table = ground(Painter(art, 0.25), Box(44, 24, 1192, 596), (), (320, 180))
    assert len({tuple(table.get_at((x, y))) for x in range(40, 280, 8) for y in range(30, 130, 8)}) == 1
