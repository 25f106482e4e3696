"""The ring around the pile that runs out while a word is wanted, and the pile's way to whoever has won it."""

from __future__ import annotations

import math

import pygame

from game.view import shapes
from game.view.i18n import Number
from game.view.motion import Flight, Pose
from game.view.movers import Mover
from game.view.raster import Raster
from game.view.table_view import Flying, TableView
from game.view.text import label
from game.view.theme import INK, MARIGOLD, rgba

RADIUS, WIDTH = 146.0, 13.0
USED = "#7A3B31"
PACKET, PACKET_STEP_MS, PACKET_MS = 5, 45, 260


class HesitationRing:
    """Moves over the table while somebody is expected to say a word."""

    def __init__(self) -> None:
        self.part = -1.0
        """What is left of the time; negative while nobody has to say anything."""
        self.left_ms = 0

    @property
    def moving(self) -> bool:
        return self.part >= 0

    def movers(self, view: TableView) -> list[Mover]:
        if self.part < 0:
            return []
        spot, px = view.layout.discard, view.painter.px
        ring = _ring(view.painter.art, px(RADIUS), px(WIDTH), self.part)
        found = [view.mover(ring, -(ring.get_width() // 2), -(ring.get_height() // 2), spot.x, spot.y + 2)]
        tag = _tag(view.painter.art, px(30), self.left_ms)
        found.append(view.mover(tag, -(tag.get_width() // 2), -(tag.get_height() // 2), spot.x, spot.y + RADIUS))
        return found


def _ring(art: Raster, radius: int, width: int, part: float) -> pygame.Surface:
    """A ring of which ``part`` is still left, from twelve o'clock."""
    used = art.keep(("word ring", radius, USED), lambda: _whole(radius, width, USED))
    left = art.keep(("word ring", radius, MARIGOLD), lambda: _whole(radius, width, MARIGOLD))
    if part >= 1:
        return left
    image, gone = left.copy(), used.copy()
    c = image.get_width() / 2
    slice_ = _slice(c, 1 - part)
    for surface, keep in ((image, False), (gone, True)):
        mask = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        mask.fill((255, 255, 255, 0 if keep else 255))
        if len(slice_) > 2:
            pygame.draw.polygon(mask, (255, 255, 255, 255 if keep else 0), slice_)
        surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(gone, (0, 0))
    return image


def _slice(c: float, part: float) -> list[tuple[float, float]]:
    """The part of a round, clockwise back from twelve o'clock."""
    steps = max(2, int(40 * part))
    turns = [2 * math.pi * part * n / steps for n in range(steps + 1)]
    return [(c, c), *((c - 1.5 * c * math.sin(turn), c - 1.5 * c * math.cos(turn)) for turn in turns)]


def _whole(radius: int, width: int, colour: str) -> pygame.Surface:
    def draw(big: pygame.Surface, k: int) -> None:
        big.fill(rgba(INK, 0))
        c = big.get_width() / 2
        pygame.draw.circle(big, rgba(INK), (c, c), (radius + 3) * k, (width + 6) * k)
        pygame.draw.circle(big, rgba(colour), (c, c), radius * k, width * k)
    return shapes.smooth((2 * radius + 8, 2 * radius + 8), draw, 3)


def _tag(art: Raster, height: int, left_ms: int) -> pygame.Surface:
    """``1.7 s`` in a small pill."""
    words = f"{Number(max(0, left_ms) / 1000):.1f} s"

    def build() -> pygame.Surface:
        text = label(words, "title", round(height * 0.6), INK)
        width = text.get_width() + round(height * 0.8)
        image = shapes.box(width, height, height // 2, MARIGOLD, border=INK, line=max(2, round(height * 0.1))).copy()
        image.blit(text, text.get_rect(center=(width // 2, height // 2)))
        return image
    return art.keep(("word tag", height, words), build)


def fly_packet(view: TableView, seat: int, now_ms: int) -> None:
    """The whole pile goes below a player's own, some cards of it one after the other."""
    spot, goal = view.layout.discard, view.layout.spots[f"pile:{seat}"]
    back = view.pictures.back(goal.width)
    for n in range(PACKET):
        start = Pose(spot.x + 4 * n - 8, spot.y + 3 * n, spot.width * 0.9, 9.0 * n - 18, 6)
        end = Pose(goal.x, goal.y, goal.width, 0, 1)
        view.fly(Flying("", back, Flight(start, end, now_ms + n * PACKET_STEP_MS, PACKET_MS, 20, False)), now_ms)
