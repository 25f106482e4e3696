"""Which picture belongs to which card: ``cards.json`` for shipped art, a drawn face for a card without art."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pygame

from game.assets import asset
from game.core.cards import Card, Colour, Deck, Face

from . import raster, shapes, text
from .marks import mark_svg
from .theme import EDGE, INK, PAPER, Sign, rgba

BLANK = "drawn/blank"


@cache
def _index() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(asset("cards", "cards.json").read_text(encoding="utf-8"))["games"]
    return found


class Pictures:
    """Pictures of one deck, as names that the raster knows. Copies of one face differ in their pose."""

    def __init__(self, art: raster.Raster, deck: Deck) -> None:
        self._art, self.deck = art, deck
        entry = _index().get(deck.game, {})
        self._files: dict[str, list[str]] = {_key(name): files for name, files in entry.get("cards", {}).items()}
        self._copy: list[int] = _ordinals(deck.faces)
        art.register(BLANK, _blank)

    def back(self, width_px: float) -> str:
        """A quieter back for small cards."""
        return f"cards/{self.deck.game}/" + ("back" if width_px >= 70 else "back_quiet")

    def face(self, card: Card) -> str:
        """The picture of a card that may be seen."""
        face = self.deck.faces[card]
        files = self._files.get(_key(face.name))
        if files:
            name = "cards/" + files[self._copy[card] % len(files)].removesuffix(".svg")
            if raster.has_svg(name):
                return name
        name = f"drawn/{self.deck.game}/{face.name}"
        self._art.register(name, _drawn_face(face, self.deck.colours))
        return name

    def sign(self, name: str) -> Sign | None:
        """How a declared colour shows."""
        return next((Sign(c.shape, c.rgb, c.letter) for c in self.deck.colours if c.name == name), None)


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


def _drawn_face(face: Face, colours: tuple[Colour, ...]) -> Callable[[tuple[int, int]], pygame.Surface]:
    """A face for a card without art: its kind in words, its colours as signs."""
    def build(size: tuple[int, int]) -> pygame.Surface:
        width, height = _card_size(size)
        image = _blank((width, height))
        for n, name in enumerate(face.colours):
            colour = next((each for each in colours if each.name == name), None)
            if colour:
                px = max(1, round(width * 0.22))
                sign = raster.render_svg(mark_svg(Sign(colour.shape, colour.rgb, colour.letter)), (px, px), "sign")
                image.blit(sign, (round(width * 0.08), round(width * (0.08 + 0.25 * n))))
        words = face.name if face.value is None else str(face.value)
        size_px = max(8, round(width * 0.13))
        for n, line in enumerate(text.wrap(words, "title", size_px, round(width * 0.86))[:4]):
            label = text.label(line, "title", size_px, INK)
            image.blit(label, label.get_rect(center=(width / 2, height * 0.5 + n * size_px * 1.2)))
        pygame.draw.circle(image, rgba(INK), (width // 2, round(height * 0.86)), max(2, width // 30))
        return image
    return build
