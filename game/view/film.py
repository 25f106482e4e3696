"""A strip of film with a scene in it: somebody's edge of the table, turned so that it is below, larger than life."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from . import shapes, text
from .canvas import Canvas
from .ground import planks
from .i18n import _
from .layout import Fan, Layout
from .motion import Pose
from .painter import Painter
from .paws import paw_stamp
from .polygons import polygon
from .raster import blurred
from .still import tag
from .theme import INK, MARIGOLD, PAPER, SHADOW, UNDER, rgba

EDGE_Y, FAN_X, FAN_Y = 168.0, 318.0, 100.0
START_X, PORTRAIT_X = FAN_X + 90, 112.0
CARD = 84.0
CORNER = 22 / 250
"""How round a card is, by its width."""
GHOST_MS = 400
WIDE, HIGH = 1160.0, 300.0


class FilmPoint(NamedTuple):
    """A hand in the film: milliseconds, and film units from the upper left corner."""

    at: int
    x: float
    y: float


def to_film(layout: Layout, seat: int, x: float, y: float) -> tuple[float, float]:
    """A point of the table, turned so that this seat's edge is below and its fan at the left."""
    fan, table, portrait = layout.seats[seat].fan, layout.table, layout.seats[seat].portrait
    along, out = _from_fan(fan, x, y)
    left = _from_fan(fan, portrait.x, portrait.y)[0]
    wide = min(1.2, (PORTRAIT_X - START_X) / left) if left < 0 else 1.2  # a wide fan's portrait is in the film too
    facing = round(fan.facing) % 360
    edge = {0: table.y + table.h - fan.y, 180: fan.y - table.y, 90: table.x + table.w - fan.x}.get(
        facing, fan.x - table.x
    )
    edge = max(20.0, edge)
    depth = FAN_Y + out * (EDGE_Y - FAN_Y) / edge if out <= edge else EDGE_Y + (out - edge) * 1.4
    slant = 1.7 * max(0.0, depth - FAN_Y)  # seen from the side, so that the way doesn't hide behind the fan
    return max(40.0, min(1000.0, START_X + along * wide + slant)), max(CARD * 0.7, min(HIGH - 56, depth))


def _from_fan(fan: Fan, x: float, y: float) -> tuple[float, float]:
    """How far a point is to the right of a fan's middle, and outwards, as its owner sees it."""
    turn = math.radians(-fan.facing)
    dx, dy = x - fan.x, y - fan.y
    return dx * math.cos(turn) + dy * math.sin(turn), dy * math.cos(turn) - dx * math.sin(turn)


class Pile(NamedTuple):
    """The discard pile in the film, for a card that goes below it: its middle in film units, and its top card."""

    x: float
    y: float
    picture: str


def strip(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """The film itself: dark, with its holes."""
    canvas.pill(x, y + 8, w, h, 18, "#120816", 170)
    canvas.pill(x, y, w, h, 18, "#1C1022", border=INK)
    at = x + 22
    while at + 24 < x + w - 6:
        for hole in (y + 10, y + h - 28):
            canvas.pill(at, hole, 24, 18, 5, "#EAD9C0")
        at += 42


class FilmSet:
    """Draws the moments of one film onto a surface of its own."""

    def __init__(self, canvas: Canvas, animal: str, name: str, count: int, back: str, path: Sequence[FilmPoint],
                 watch: tuple[str, str] | None, pile: Pile | None = None, face: str = "") -> None:
        """``watch``: the Watchman's name and card, when eyes were somewhere else; None to leave them out. ``pile``:
        what the card is slipped under; ``face``: the card's, where all is over and it may be seen."""
        unit = canvas.frame.unit
        self.size = (round(WIDE * unit), round(HIGH * unit))
        self.painter = Painter(canvas.raster, unit)
        self.animal, self.back, self.path, self.pile = animal, back, list(path), pile
        self.shown = face or back
        self._base = pygame.Surface(self.size)
        self._canvas = Canvas(self._base, canvas.frame, canvas.raster)
        self._draw_base(name, count, watch)
        self.surface = self._base.copy()
        self._on = Canvas(self.surface, canvas.frame, canvas.raster)

    def _draw_base(self, name: str, count: int, watch: tuple[str, str] | None) -> None:
        canvas, unit = self._canvas, self.painter.unit
        edge = round(EDGE_Y * unit)
        boards = planks(self.size[0] + round(200 * unit), edge + round(PLANKS_ABOVE * unit), unit)
        self._base.fill(rgba("#2E2140"))
        self._base.blit(boards, (-round(100 * unit), edge - boards.get_height()))
        for dy, high, tone in ((0, 20, "#6B4029"), (2, 5, "#8D5A3A"), (18, 4, INK)):
            pygame.draw.rect(
                self._base, rgba(tone), (0, edge + round(dy * unit), self.size[0], max(1, round(high * unit)))
            )
        for i in range(round(26 * unit)):
            shade = pygame.Surface((self.size[0], 1), pygame.SRCALPHA)
            shade.fill((0x12, 8, 0x18, int(150 * (1 - i / (26 * unit)))))
            self._base.blit(shade, (0, edge + round(22 * unit) + i))
        if watch:
            self._draw_watch(canvas, *watch)
        for i in range(min(count, 5)):
            u = i - (min(count, 5) - 1) / 2
            pose = Pose(FAN_X + u * 46, FAN_Y + abs(u) ** 1.6 * 2, CARD, -u * 5, 1)
            self.painter.put(self._base, self.back, pose, alpha=70)
        self._draw_pile(self._base)
        canvas.portrait(self.animal, "innocent", 96, (PORTRAIT_X, 88))
        canvas.plate(self.animal, name, (PORTRAIT_X, 130), count)

    def _draw_pile(self, surface: pygame.Surface) -> None:
        if self.pile:
            self.painter.put(surface, self.pile.picture, Pose(self.pile.x, self.pile.y, CARD, 4, 3), alpha=100)

    def _draw_watch(self, canvas: Canvas, words: str, card: str) -> None:
        unit = self.painter.unit
        light = pygame.Surface(self.size, pygame.SRCALPHA)
        light.fill((0xFF, 0xF0, 0xC0, 0))
        pygame.draw.circle(light, (0xFF, 0xF0, 0xC0, 90), (1050 * unit, 96 * unit), 76 * unit)
        soft = blurred(light, round(6 * unit))
        self._base.set_clip((0, 0, self.size[0], round(EDGE_Y * unit)))
        self._base.blit(soft, (0, 0))
        self._base.set_clip(None)
        self.painter.put(self._base, card, Pose(918, 74, 78, -4, 1))
        tag(canvas, words, (1058, 110), 16, PAPER, INK, border=INK)

    def draw(self, now_ms: int, began_ms: int, let_go_ms: int, words: bool = True) -> pygame.Surface:
        """The moment ``now_ms``: the way so far in dots and ghosts, and the card where it is."""
        self.surface.blit(self._base, (0, 0))
        here = self._at(now_ms)
        if here is None or not self.path or now_ms < self.path[0].at:
            return self.surface
        self._dots([point for point in self.path if point.at <= now_ms], here)
        self._ghosts(began_ms, now_ms)
        below = here.y > EDGE_Y
        pose = Pose(here.x, here.y, CARD, max(-34.0, min(0.0, (START_X - here.x) * 0.14)), 4)
        self._ring(pose)
        self.painter.put(self.surface, self.shown, pose, alpha=140, tint=UNDER if below else None)
        if self.pile and math.dist(here[1:], self.pile[:2]) < CARD:
            self._draw_pile(self.surface)
        away = max(0, now_ms - let_go_ms) * 0.9
        if away < 260:
            image, dx, dy = paw_stamp(self.painter, self.animal, not away, -14, 80)
            self.surface.blit(image, (self.painter.px(here.x + 26) + dx, self.painter.px(here.y + 22 + away) + dy))
        if words:
            at = (min(1060.0, here.x + 138), here.y + 6)
            tag(self._on, _("this card"), at, 17, MARIGOLD, INK, border=INK, height=30)
        return self.surface

    def _at(self, now_ms: float) -> FilmPoint | None:
        last: FilmPoint | None = None
        for point in self.path:
            if point.at > now_ms:
                if last is None:
                    return point
                share = (now_ms - last.at) / max(1, point.at - last.at)
                return FilmPoint(
                    round(now_ms), last.x + (point.x - last.x) * share, last.y + (point.y - last.y) * share
                )
            last = point
        return last

    def _dots(self, so_far: list[FilmPoint], here: FilmPoint) -> None:
        points = [(p.x, p.y) for p in so_far] + [(here.x, here.y)]
        run = 0.0
        for a, b in pairwise(points):
            length = math.dist(a, b)
            done = -run
            while done + 16 <= length:
                done += 16
                share = done / length
                self._on.disc(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, 3, PAPER)
            run = length - done

    def _ghosts(self, began_ms: int, now_ms: int) -> None:
        """Where the card was every 400 ms, unless it hardly moved."""
        px = self.painter.px(CARD)
        image = self.painter.art.picture(self.shown, px, angle=-6)
        ghost = self.painter.art.keep(("ghost", self.shown, px), lambda: _faded(image))
        last: FilmPoint | None = None
        now = self._at(now_ms)
        for at in range(self.path[0].at, now_ms, GHOST_MS):
            point = self._at(at)
            if point is None or now is None or math.dist(point[1:], now[1:]) < 46:
                continue
            if last is not None and math.dist(point[1:], last[1:]) < 46:
                continue
            last = point
            self.surface.blit(ghost, ghost.get_rect(center=(self.painter.px(point.x), self.painter.px(point.y))))
            if at >= began_ms:
                tag(
                    self._on,
                    _("{ms} ms").format(ms=at - began_ms),
                    (point.x + 34, point.y - 62),
                    15,
                    INK,
                    PAPER,
                    height=24,
                )

    def _ring(self, pose: Pose) -> None:
        """The ring of what has the focus, as round and as slanted as the card."""
        w, h, turn = pose.width, pose.width * 1.4, math.radians(-pose.angle)
        for grow, tone in ((8.0, INK), (6.0, MARIGOLD), (2.0, INK)):
            outline = shapes.rounded_outline(-w / 2 - grow, -h / 2 - grow, w + 2 * grow, h + 2 * grow,
                                             w * CORNER + grow)
            polygon(self._on, [(pose.x + x * math.cos(turn) - y * math.sin(turn),
                                pose.y + x * math.sin(turn) + y * math.cos(turn)) for x, y in outline], tone)


PLANKS_ABOVE = 40


def _faded(image: pygame.Surface) -> pygame.Surface:
    ghost = image.copy()
    ghost.fill((255, 255, 255, 120), special_flags=pygame.BLEND_RGBA_MULT)
    return ghost


def stamp(canvas: Canvas, words: str, at: tuple[float, float], colour: str, angle: float = 10) -> None:
    """A rubber stamp's mark."""
    px = canvas.px
    label_px = canvas.text_px(30)
    label = text.label(words, "title", label_px, colour)
    size = (label.get_width() + px(40), label.get_height() + px(20))

    def build() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        image.fill(rgba(colour, 0))
        image.blit(shapes.box(*size, px(11), None, border=colour, line=px(5)), (0, 0))
        inner = (size[0] - px(16), size[1] - px(16))
        image.blit(shapes.box(*inner, px(7), None, border=colour, line=max(1, px(2))), (px(8), px(8)))
        image.blit(label, label.get_rect(center=(size[0] // 2, size[1] // 2)))
        return pygame.transform.rotozoom(image, angle, 1)
    image = canvas.raster.keep(("rubber", words, size, colour, angle), build)
    canvas.surface.blit(image, image.get_rect(center=canvas.point(*at)))


def veil_with_holes(canvas: Canvas, alpha: int, holes: Sequence[tuple[float, float, float]]) -> None:
    """Darkness over all but round holes (x, y, radius) of light."""
    half = canvas.frame.unit / 2
    width, height = canvas.surface.get_size()

    def build() -> pygame.Surface:
        dark = pygame.Surface((width // 2 + 1, height // 2 + 1), pygame.SRCALPHA)
        dark.fill((*SHADOW, alpha))
        for x, y, radius in holes:
            pygame.draw.circle(dark, (*SHADOW, 0), (x * half, y * half), radius * half)
        return pygame.transform.gaussian_blur(dark, max(1, round(4 * half)))
    soft = canvas.raster.keep(("veil", width, height, alpha, tuple(holes)), build)
    canvas.surface.blit(pygame.transform.scale(soft, (width, height)), (0, 0))


def trail(canvas: Canvas, start: tuple[float, float], end: tuple[float, float], dot: float = 4,
          gap: float = 17) -> None:
    """Dots from one point to another, with an arrow head at the end."""
    length = math.dist(start, end)
    if length < 1:
        return
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    along = 0.0
    while along < length - 22:
        canvas.disc(start[0] + ux * along, start[1] + uy * along, dot, MARIGOLD)
        along += gap
    tip, size = end, 13.0
    base = (tip[0] - ux * size * 1.5, tip[1] - uy * size * 1.5)
    for grow, tone in ((4.0, INK), (0.0, MARIGOLD)):
        polygon(
            canvas,
            [
                (tip[0] + ux * grow, tip[1] + uy * grow),
                (base[0] - uy * (size * 0.8 + grow) - ux * grow, base[1] + ux * (size * 0.8 + grow) - uy * grow),
                (base[0] + uy * (size * 0.8 + grow) - ux * grow, base[1] - ux * (size * 0.8 + grow) - uy * grow),
            ],
            tone,
        )
