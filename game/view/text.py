"""Words as pictures: shipped fonts, cached labels, wrapping, names in any script. Sizes are pixels."""

from __future__ import annotations

import contextlib
from bisect import bisect_right
from functools import cache, lru_cache

import pygame

from game.assets import asset

from .i18n import _
from .scripts import FACES, SIGN, Run, clean_text, clusters, plain, runs
from .theme import rgba

__all__ = ["clean_name", "clean_text", "cut", "fit", "font", "forget", "height", "label", "width", "words_of", "wrap"]

LONGEST_TEXT = 600
LONGEST_NAME = 16
SIGN_SHARE = 0.7
"""The width of the sign for what no font can draw, as a share of the text's size."""


@cache
def font(role: str, size_px: int) -> pygame.font.Font:
    """``role``: title, soft or body."""
    return _open(FACES[role], size_px)


def _open(face: str, size_px: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(str(asset("fonts", *f"{face}.ttf".split("/"))), max(1, size_px))


@lru_cache(maxsize=256)
def _shaping(face: str, script: str, rtl: bool, size_px: int) -> pygame.font.Font:
    """A font of its own for each script, since it keeps what it was told."""
    found = _open(face, size_px)
    with contextlib.suppress(pygame.error):  # pygame without HarfBuzz draws the letters side by side
        if script:
            found.set_script(script)
        if rtl:
            found.set_direction(pygame.DIRECTION_RTL)
    return found


def clean_name(name: str, fallback: str | None = None) -> str:
    """A player's name as labels show it: one line of :data:`LONGEST_NAME` letters at most. ``fallback`` (somebody)
    stands for one that shows nothing."""
    line = "".join(clusters(" ".join(_line(name).split()))[:LONGEST_NAME]).strip()
    if line.isascii() and line or runs(line, "title"):
        return line
    return _("Somebody") if fallback is None else fallback


def _line(words: str) -> str:
    return clean_text(words[:LONGEST_TEXT])


def _simple(line: str, role: str) -> bool:
    return line.isascii() or all(plain(role, char) for char in line)


@lru_cache(maxsize=3000)
def label(words: str, role: str, size_px: int, colour: str) -> pygame.Surface:
    """The words as a picture, as high as :func:`height` or evenly higher on both sides. Never raises."""
    line = _line(words)
    if _simple(line, role):
        return font(role, size_px).render(line, True, rgba(colour)).convert_alpha()
    return _mixed(line, role, size_px, colour).convert_alpha()


def forget() -> None:
    """Labels are drawn anew: colours have changed."""
    label.cache_clear()


@lru_cache(maxsize=8192)
def width(words: str, role: str, size_px: int) -> int:
    """How wide :func:`label` is."""
    line = _line(words)
    if _simple(line, role):
        return font(role, size_px).size(line)[0]
    return sum(_run_width(run, size_px) for run in runs(line, role))


def height(role: str, size_px: int) -> int:
    """How high a line of the role's own font is."""
    return font(role, size_px).get_height()


def _run_width(run: Run, size_px: int) -> int:
    if run.face == SIGN:
        return _sign_width(size_px) * len(run.words)
    return _shaping(*run[:3], size_px).size(run.words)[0]


def _sign_width(size_px: int) -> int:
    return max(3, round(size_px * SIGN_SHARE))


def _mixed(line: str, role: str, size_px: int, colour: str) -> pygame.Surface:
    """Runs of several fonts on one baseline."""
    own = font(role, size_px)
    high, baseline = own.get_height(), own.get_ascent()
    parts = []
    for run in runs(line, role):
        image, ascent = _run_image(run, size_px, baseline, colour)
        ink = image.get_bounding_rect().move(0, baseline - ascent)
        parts.append((image, baseline - ascent, max(-ink.top, ink.bottom - high) if ink.h else 0))
    room = max(0, *(beyond for _image, _y, beyond in parts)) if parts else 0
    room = min(room, high)
    whole = pygame.Surface((sum(image.get_width() for image, *_ in parts), high + 2 * room), pygame.SRCALPHA)
    whole.fill(rgba(colour, 0))
    x = 0
    for image, y, _beyond in parts:
        whole.blit(image, (x, y + room))
        x += image.get_width()
    return whole


def _run_image(run: Run, size_px: int, baseline: int, colour: str) -> tuple[pygame.Surface, int]:
    """The picture and its baseline."""
    if run.face == SIGN:
        return _signs(len(run.words), size_px, colour), round(size_px * SIGN_SHARE)
    shaped = _shaping(*run[:3], size_px)
    if not shaped.size(run.words)[0]:
        return pygame.Surface((0, 0), pygame.SRCALPHA), 0
    return shaped.render(run.words, True, rgba(colour)), shaped.get_ascent()


def _signs(count: int, size_px: int, colour: str) -> pygame.Surface:
    """A small framed dot for each character that no font can draw."""
    wide, high = _sign_width(size_px), max(3, round(size_px * SIGN_SHARE))
    image = pygame.Surface((wide * count, high), pygame.SRCALPHA)
    image.fill(rgba(colour, 0))
    line = max(1, size_px // 14)
    for n in range(count):
        frame = pygame.Rect(n * wide + line, 0, wide - 2 * line, high)
        pygame.draw.rect(image, rgba(colour), frame, line, border_radius=max(1, size_px // 6))
        pygame.draw.circle(image, rgba(colour), frame.center, max(1, size_px // 11))
    return image


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
    """The words, or as many letters as fit with an ellipsis."""
    if width(words, role, size_px) <= room_px:
        return words
    letters = clusters(_line(words))

    def shortened(kept: int) -> str:
        return "".join(letters[:kept]).rstrip() + "…"
    most = bisect_right(range(len(letters) + 1), room_px, key=lambda kept: width(shortened(kept), role, size_px))
    return shortened(max(0, most - 1))


def fit(words: str, role: str, sizes_px: tuple[int, ...], room_px: int) -> int:
    """The first of the sizes at which the words fit the room, else the last."""
    return next((size for size in sizes_px if width(words, role, size) <= room_px), sizes_px[-1])
