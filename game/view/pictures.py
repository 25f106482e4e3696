"""Which picture belongs to which card: ``cards.json`` for shipped art, a drawn face for a card without art."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pygame

from game.assets import asset
from game.core.cards import Card, Deck, Face

from . import raster, shapes
from .drawn_face import draw_face
from .letters import signs_of
from .theme import EDGE, PAPER

BLANK = "drawn/blank"


@cache
def _index() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(asset("cards", "cards.json").read_text(encoding="utf-8"))["games"]
    return found


class Pictures:
    """Pictures of one deck, as names that the raster knows. Copies of one face differ in their pose."""

    def __init__(self, art: raster.Raster, deck: Deck) -> None:
        self._art, self.deck = art, deck
        entry = _index().get(deck.box, {})
        self._files: dict[str, list[str]] = {_key(name): files for name, files in entry.get("cards", {}).items()}
        self._copy: list[int] = _ordinals(deck.faces)
        self._signs = signs_of(deck.colours)
        art.register(BLANK, _blank)

    def back(self, width_px: float) -> str:
        """A quieter back for small cards."""
        return f"cards/{self.deck.box}/" + ("back" if width_px >= 70 else "back_quiet")

    def face(self, card: Card) -> str:
        """The picture of a card that may be seen."""
        face = self.deck.faces[card]
        files = self._files.get(_key(face.name))
        if files:
            name = "cards/" + files[self._copy[card] % len(files)].removesuffix(".svg")
            if raster.has_svg(name):
                return name
        name = f"drawn/{self.deck.game}/{face.name}"
        self._art.register(name, lambda size: draw_face(face, size, self._signs, self._art))
        return name


def _key(name: str) -> str:
    """Both orders of two colours mean the same card."""
    words = name.split()
    return " ".join(sorted(words))


def _ordinals(faces: tuple[Face, ...]) -> list[int]:
    seen: dict[str, int] = {}
    found = []
    for face in faces:
        found.append(seen.get(face.name, 0))
        seen[face.name] = found[-1] + 1
    return found


def _card_size(size: tuple[int, int]) -> tuple[int, int]:
    width = min(size[0], round(size[1] / 1.4))
    return max(1, width), max(1, round(width * 1.4))


def _paper(width: int, height: int) -> pygame.Surface:
    corner, line = max(2, round(width * 0.088)), max(1, round(width * 0.012))
    return shapes.box(width, height, corner, PAPER, border=EDGE, line=line).copy()


def _blank(size: tuple[int, int]) -> pygame.Surface:
    """A card of which only the rim shows."""
    width, height = _card_size(size)
    image, gap = _paper(width, height), round(width * 0.052)
    image.blit(shapes.box(width - 2 * gap, height - 2 * gap, round(width * 0.05), "#D7E9E4"), (gap, gap))
    return image
