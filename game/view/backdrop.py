"""What lies behind the menus: they happen under the table, whose edge and cloth hang at the top."""

from __future__ import annotations

import math
import re
from itertools import pairwise
from typing import NamedTuple

import pygame

from . import shapes
from .canvas import Canvas
from .raster import svg_source
from .theme import CLOTHS, DARK, FLOOR, INK, PAPER, SHADOW, rgba

SCALLOP = 64
CLOTH_UNITS = 120
HILLS = ((0, 470), (150, 430), (330, 478), (560, 440), (800, 500), (1010, 452), (1280, 490))
LAYERS = ("1_room", "2_under", "3_players", "4_table", "5_front")
TITLE_BAR = 72
"""Units at the foot of the title that the bar of buttons covers."""
SEEN_TO = 702
"""Row of the title drawing that lies along the bar's top."""


def draw_backdrop(canvas: Canvas, game: str = "schummel_hummel") -> None:
    """Fills the whole surface: dark floor, hills, and the game's cloth along the top."""
    size = canvas.surface.get_size()
    image = canvas.raster.keep(("backdrop", game, size), lambda: _backdrop(canvas, game))
    canvas.surface.blit(image, (0, 0))


def _backdrop(canvas: Canvas, game: str) -> pygame.Surface:
    frame = canvas.frame
    page = pygame.Surface(frame.size_px)
    page.fill(rgba(FLOOR))
    stretch, low = frame.wide / 1280, frame.tall / 720
    pygame.draw.polygon(page, rgba(DARK), [(x * frame.unit, y * frame.unit) for x, y in _hills(stretch, low)]
                        + [(frame.width_px, frame.height_px), (0, frame.height_px)])
    tile = _cloth_tile(game, frame.unit)
    shown = 2 * SCALLOP * frame.unit
    for i in range(math.ceil(frame.width_px / shown) + 1):
        page.blit(tile, (round(i * shown), 0), (_pad(frame.unit), 0, round((i + 1) * shown) - round(i * shown),
                                                tile.get_height()))
    return page.convert()


def _pad(unit: float) -> int:
    return round(SCALLOP * unit)


def _hills(stretch: float, low: float) -> list[tuple[float, float]]:
    points = []
    for (ax, ay), (bx, by) in pairwise(HILLS):
        for step in range(16):
            share = (1 - math.cos(math.pi * step / 16)) / 2
            points.append(((ax + (bx - ax) * step / 16) * stretch, (ay + (by - ay) * share) * low))
    return [*points, (1280 * stretch, 490 * low)]


def _cloth_tile(game: str, unit: float) -> pygame.Surface:
    """Two scallops of the cloth, with half a pair of neighbours on each side so that edges meet."""
    base, band, light = CLOTHS.get(game, CLOTHS["schummel_hummel"])
    width = 4 * SCALLOP * unit

    def draw(big: pygame.Surface, k: int) -> None:
        s = unit * k
        for colour, grow in (("shadow", 12), (INK, 7), (PAPER, 4), (base, 0)):
            for i in range(-1, 5):
                box = pygame.Rect(0, 0, round((2 * 32 + (4 if grow else 0)) * s), round((44 + grow * 2) * s))
                box.center = (round((i + 0.5) * SCALLOP * s), round((66 + (4 if grow == 12 else 0)) * s))
                stripe = band if grow == 0 and i % 2 == 0 else colour
                tint = rgba((*SHADOW, 120)) if colour == "shadow" else rgba(stripe)
                pygame.draw.ellipse(big, tint, box)
        for i in range(-1, 5):
            pygame.draw.rect(big, rgba(band if i % 2 == 0 else base),
                             (round(i * SCALLOP * s), 0, math.ceil(SCALLOP * s), round(67 * s)))
        wide = big.get_width()
        pygame.draw.rect(big, rgba(light), (0, round(60 * s), wide, round(3 * s)))
        for colour, y, h in ((INK, 0, 13), ("#A87047", 0, 10), ("#C8946A", 2, 2)):
            pygame.draw.rect(big, rgba(colour), (0, round(y * s), wide, max(1, round(h * s))))
    return shapes.smooth((round(width), round(CLOTH_UNITS * unit)), draw, 3)


# ---- the title's room

class RoomPlace(NamedTuple):
    """How the drawing of 1280 x 720 lies in the window, in units."""

    scale: float
    x: float
    y: float


def room_place(wide: float, tall: float) -> RoomPlace:
    """As large as needed to reach from the top to the bar; at the right edge when the window is wider."""
    scale = max(1.0, (tall - TITLE_BAR) / SEEN_TO)
    x = wide - 1280 * scale if wide > 1280 * scale else (wide - 1280 * scale) / 2
    return RoomPlace(scale, x, tall - TITLE_BAR - SEEN_TO * scale)


def draw_room(canvas: Canvas) -> None:
    """The players at the table, seen from the side, and what goes on below it."""
    size = canvas.surface.get_size()
    key = "title room " + str(hash_of_layers())
    image = canvas.raster.baked(key, size, lambda _: _room(canvas))
    canvas.surface.blit(image, (0, 0))


def hash_of_layers() -> str:
    """Changes when one of the drawings does."""
    import hashlib

    digest = hashlib.sha1(usedforsecurity=False)
    for layer in LAYERS:
        digest.update(svg_source(f"title/title_{layer}"))
    return digest.hexdigest()


def _room(canvas: Canvas) -> pygame.Surface:
    frame = canvas.frame
    page = pygame.Surface(frame.size_px)
    page.fill(rgba("#2E2138"))
    place = room_place(frame.wide, frame.tall)
    size = (round(1280 * place.scale * frame.unit), round(720 * place.scale * frame.unit))
    left, top = round(place.x * frame.unit), round(place.y * frame.unit)
    for layer in LAYERS:
        image = canvas.raster.svg(f"title/title_{layer}", size)
        if layer == "1_room" and left > 0:
            page.blit(pygame.transform.flip(image, True, False), (left - size[0], top))
        page.blit(image, (left, top))
    return page.convert_alpha()


class Eyes(NamedTuple):
    """A pair in the dark: middles and radii of both eyes, in the drawing's units."""

    pairs: tuple[tuple[float, float, float, float], ...]


def hidden_eyes() -> list[Eyes]:
    """The eyes under the table, from the drawing's groups ``eyes-1`` …"""
    text = svg_source("title/title_2_under").decode("utf-8")
    found = []
    for group in re.findall(r'<g id="eyes-\d+">(.*?)</g>', text, re.DOTALL):
        ellipses = re.findall(r'<ellipse cx="([\d.]+)" cy="([\d.]+)" rx="([\d.]+)" ry="([\d.]+)"', group)
        found.append(Eyes(tuple((float(a), float(b), float(c), float(d)) for a, b, c, d in ellipses)))
    return found


def draw_lids(canvas: Canvas, eyes: Eyes) -> pygame.Rect:
    """Shuts that pair; returns the pixels it covers."""
    frame = canvas.frame
    place = room_place(frame.wide, frame.tall)
    covered: list[pygame.Rect] = []
    for cx, cy, rx, ry in eyes.pairs:
        k = place.scale * frame.unit
        box = pygame.Rect(0, 0, round((2 * rx + 5) * k), round((2 * ry + 5) * k))
        x, y = place.x + cx * place.scale, place.y + cy * place.scale
        box.center = (round(x * frame.unit), round(y * frame.unit))
        canvas.surface.blit(_lid_image(box.w, box.h), box)
        covered.append(box)
    return covered[0].unionall(covered[1:])


def _lid_image(width: int, height: int) -> pygame.Surface:
    def draw(big: pygame.Surface, k: int) -> None:
        whole = big.get_rect()
        pygame.draw.ellipse(big, rgba(INK), whole)
        pygame.draw.ellipse(big, rgba("#5A4660"), whole.inflate(-round(width * 0.14 * k), -round(width * 0.14 * k)))
        bow = pygame.Rect([round(each * k) for each in (width * 0.12, height * 0.3, width * 0.76, height * 0.42)])
        pygame.draw.arc(big, rgba(INK), bow, math.pi, 2 * math.pi, max(1, round(width * 0.1 * k)))
    return shapes.smooth((width, height), draw)
