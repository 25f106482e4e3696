"""Words as pictures: shipped fonts, cached labels, wrapping, names that do no harm. Sizes are pixels."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

import pygame

from game.assets import asset

from .theme import rgba

FACES = {"title": "Fredoka_600SemiBold", "soft": "Fredoka_500Medium", "body": "Nunito_700Bold"}
LONGEST_TEXT = 600
LONGEST_NAME = 16
NO_GLYPH = "\ue000"
NEVER = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


@cache
def font(role: str, size_px: int) -> pygame.font.Font:
    """``role``: title, soft or body."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(str(asset("fonts", FACES[role] + ".ttf")), max(1, size_px))


@lru_cache(maxsize=4096)
def _drawable(role: str, char: str) -> bool:
    if unicodedata.category(char) in NEVER:
        return False
    if not font(role, 40).size(char)[0]:
        return False  # pygame refuses to draw what has no width, such as a variation selector
    return char.isspace() or _pixels(role, char) != _pixels(role, NO_GLYPH)


@lru_cache(maxsize=4096)
def _pixels(role: str, char: str) -> bytes:
    """A missing glyph shows as a box, and says so in no other way."""
    return pygame.image.tobytes(font(role, 40).render(char, True, "white"), "RGBA")


@lru_cache(maxsize=4096)
def clean_text(words: str, role: str = "body") -> str:
    """One line that can be drawn: no control characters, no halves of characters, nothing without a glyph."""
    line = words[:LONGEST_TEXT].replace("\n", " ").replace("\t", " ")
    if line.isascii() and line.isprintable():
        return line
    line = unicodedata.normalize("NFC", "".join(c for c in line if not 0xD800 <= ord(c) <= 0xDFFF))
    return "".join(c for c in line if _drawable(role, c))


def clean_name(name: str, fallback: str = "Somebody", longest: int = LONGEST_NAME) -> str:
    """A player's name that every label can show; ``fallback`` when nothing of it is left."""
    line = " ".join(clean_text(name, "title").split())
    return line[:longest].strip() or fallback


@lru_cache(maxsize=3000)
def label(words: str, role: str, size_px: int, colour: str) -> pygame.Surface:
    """The words as a picture. Never raises: what can't be drawn is left out."""
    return font(role, size_px).render(clean_text(words, role), True, rgba(colour)).convert_alpha()


@lru_cache(maxsize=8192)
def width(words: str, role: str, size_px: int) -> int:
    """How wide :func:`label` is."""
    return font(role, size_px).size(clean_text(words, role))[0]


@lru_cache(maxsize=1024)
def wrap(words: str, role: str, size_px: int, room_px: int) -> tuple[str, ...]:
    """The words in lines of at most ``room_px``; a newline starts a paragraph, too long a word is cut."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        lines += _wrapped(words_of(paragraph), role, size_px, room_px)
    return tuple(lines)


def words_of(line: str) -> list[str]:
    """What may stand on lines of its own: a no-break space holds together, as before a French exclamation mark."""
    return [word for word in line.split(" ") if word]


def _wrapped(words: list[str], role: str, size_px: int, room_px: int) -> list[str]:
    lines = [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, role, size_px) <= room_px or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
        if width(lines[-1], role, size_px) > room_px:
            lines[-1] = cut(lines[-1], role, size_px, room_px)
    return lines


@lru_cache(maxsize=1024)
def cut(words: str, role: str, size_px: int, room_px: int) -> str:
    """The words, or as much as fits with an ellipsis."""
    if width(words, role, size_px) <= room_px:
        return words
    kept = clean_text(words, role)
    while kept and width(kept + "…", role, size_px) > room_px:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def fit(words: str, role: str, sizes_px: tuple[int, ...], room_px: int) -> int:
    """The first of the sizes at which the words fit the room, else the last."""
    return next((size for size in sizes_px if width(words, role, size) <= room_px), sizes_px[-1])
