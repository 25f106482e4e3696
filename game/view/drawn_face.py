"""The face of a card without art, drawn from what the deck file says."""

from __future__ import annotations

import pygame

from game.core.cards import Face

from . import shapes
from .canvas import Canvas
from .card_words import kind_word
from .raster import Raster
from .theme import EDGE, INK, PAPER, SOFT, Sign
from .units import Frame

RATIO = 350 / 250


def draw_face(face: Face, size: tuple[int, int], signs: dict[str, Sign], raster: Raster) -> pygame.Surface:
    """A face without a drawing: its colours as shapes with letters, its kind in words, its value."""
    width = max(8, min(size[0], round(size[1] / RATIO)))
    surface = pygame.Surface((width, round(width * RATIO)), pygame.SRCALPHA)
    unit = width / 250
    canvas = Canvas(surface, Frame(max(1, round(1280 * unit)), max(1, round(720 * unit))), raster, colours=signs)
    px = [round(each * unit) for each in (22, 3, 13, 224, 324)]
    surface.blit(shapes.box(*surface.get_size(), px[0], PAPER, 255, EDGE, max(1, px[1])), (0, 0))
    tone = _panel_tone(face, signs)
    surface.blit(shapes.box(px[3], px[4], px[2], tone), (px[2], px[2]))
    _tab(canvas, face)
    _middle(canvas, face)
    return surface


def _panel_tone(face: Face, signs: dict[str, Sign]) -> tuple[int, int, int]:
    """A pale mixture of the card's colours and paper."""
    rgb = [signs[name].rgb for name in face.colours if name in signs] or [(180, 170, 180)]
    mixed = [sum(each[i] for each in rgb) / len(rgb) for i in range(3)]
    r, g, b = (round(each * 0.22 + paper * 0.78) for each, paper in zip(mixed, (255, 245, 225), strict=True))
    return r, g, b


def _tab(canvas: Canvas, face: Face) -> None:
    marks = len(face.colours) + (face.value is not None)
    if marks:
        canvas.pill(10, 10, 60, 12 + 55 * marks, 16, PAPER)
    y = 40.0
    for name in face.colours:
        canvas.sign(name, 52, (38, y))
        y += 55
    if face.value is not None:
        words = _value(face)
        canvas.write(words, "title", canvas.fit(words, "title", (40, 32, 26), 50), INK, (38, y), "center")


def _middle(canvas: Canvas, face: Face) -> None:
    names = face.colours[:2] or ("",)
    for i, name in enumerate(names):
        x = 134 + (i - (len(names) - 1) / 2) * 88
        if name:
            canvas.sign(name, 88, (x, 164), letter=True)
    if not face.colours and face.value is not None:
        canvas.write(_value(face), "title", 110, INK, (125, 165), "center")
    words = kind_word(face.kind).replace("_", " ").capitalize()
    size = canvas.fit(words, "title", (34, 28, 22, 18), 210)
    canvas.write(words, "title", size, INK, (125, 282), "center", room=214)
    traits = sorted(face.traits - {"prop"})  # that one says how it is dealt, not what it does
    if traits:
        canvas.write(", ".join(traits), "body", 20, SOFT, (125, 314), "center", room=214)


def _value(face: Face) -> str:
    value = face.value or 0
    return f"{value:+d}".replace("-", "−") if face.kind == "sheep" else str(value).replace("-", "−")
