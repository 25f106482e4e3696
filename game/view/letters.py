"""Letters on colours: the language's initial on a paper disc at the lower right of each sign."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

import pygame

from game.core.cards import Colour

from . import shapes, text
from .i18n import p_
from .marks import SHAPES
from .theme import COLOUR_LETTERS, INK, PAPER, Sign, signs

RADIUS = 13
"""Of the disc, in units of a card that is 250 wide."""
LEAST_PX = 8
BESIDE = (18, 14)
"""From the middle of a sign of 56 units to the disc's."""
FONT_SHARE = 1.5
"""The letter's size, in radiuses."""

MARK = re.compile(
    rb'<g transform="translate\(([\d.]+),([\d.]+)\)(?: scale\(([\d.]+)\))?"><path d="([^"]+)" fill="#(\w{6})"')
VIEW = re.compile(rb'viewBox="0 0 ([\d.]+) ([\d.]+)"')


class Marked(NamedTuple):
    """A sign in a drawing: its middle as shares of the drawing's width, and how large it is."""

    x: float
    y: float
    size: float
    colour: str


def letters() -> dict[str, str]:
    """The letter of each colour in the language of the moment, no two alike."""
    return {
        "blue": p_("letter of the colour blue", "B"),
        "red": p_("letter of the colour red", "R"),
        "green": p_("letter of the colour green", "G"),
        "yellow": p_("letter of the colour yellow", "Y"),
        "violet": p_("letter of the colour violet", "V"),
        "brown": p_("letter of the colour brown", "N"),
    }


def letter_of(sign: Sign) -> str:
    """The language's letter, or what somebody's own deck says."""
    return letters().get(sign.word, sign.letter)


def signs_of(colours: Iterable[Colour]) -> dict[str, Sign]:
    """The signs of a deck's colours. Where the deck has letters of its own, all its letters are the deck's: translated
    ones could be the same as another's."""
    known = all(COLOUR_LETTERS.get(each.name) == each.letter for each in colours)
    return {each.name: Sign(each.shape, each.rgb, each.letter, each.name if known else "") for each in colours}


@cache
def marked(source: bytes) -> tuple[Marked, ...]:
    """The signs that an SVG draws as :mod:`.marks` does, each in the colour that it stands for."""
    view = VIEW.search(source)
    if view is None:
        return ()
    wide = float(view[1])
    known = {(SHAPES[sign.shape], "{:02X}{:02X}{:02X}".format(*sign.rgb)): name for name, sign in signs().items()}
    found = []
    for x, y, scale, path, fill in MARK.findall(source):
        colour = known.get((path.decode(), fill.decode().upper()))
        if colour:
            found.append(Marked(float(x) / wide, float(y) / wide, float(scale or 1) / wide, colour))
    return tuple(found)


def lettered(picture: pygame.Surface, source: bytes) -> pygame.Surface:
    """The picture that was drawn from that SVG, its signs with letters."""
    found = marked(source)
    if not found:
        return picture
    image, wide = picture.copy(), picture.get_width()
    apart = min((abs(a.y - b.y) for a in found for b in found if a is not b), default=1.0)
    for mark in found:
        radius = min(max(RADIUS * mark.size * wide, LEAST_PX), max(RADIUS * mark.size * wide, apart * wide / 2))
        at = [mark.x * wide + BESIDE[0] * mark.size * wide, mark.y * wide + BESIDE[1] * mark.size * wide]
        put_letter(image, letter_of(signs()[mark.colour]), at[0], at[1], radius)
    return image


def put_letter(surface: pygame.Surface, letter: str, x: float, y: float, radius: float) -> pygame.Rect:
    """All in pixels; ``x`` and ``y`` are the disc's middle."""
    line = max(1, round(radius * 0.16))
    rim = shapes.disc(round(2 * (radius + line)), INK)
    surface.blit(rim, rim.get_rect(center=(round(x), round(y))))
    face = shapes.disc(round(2 * (radius + line)) - 2 * line, PAPER)
    surface.blit(face, face.get_rect(center=(round(x), round(y))))
    image = text.label(letter, "title", round(radius * FONT_SHARE), INK)
    ink = image.get_bounding_rect()  # a capital stands higher than its line's middle
    surface.blit(image, (round(x) - ink.centerx, round(y) - ink.centery))
    return rim.get_rect(center=(round(x), round(y)))
