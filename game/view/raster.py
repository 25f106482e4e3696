"""Pictures from SVG: drawn once, kept in memory and on disk, with their turned, tinted and shadow variants.

All sizes are pixels. A display mode must be set before anything is drawn.
"""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame

from game.assets import asset, data_root

from .letters import lettered
from .pixel_cache import PixelCache
from .theme import SHADOW, Colour, rgba

LARGEST_SVG = 4096
ANGLE_STEP = 2
SOURCE_STEP = 64
BUDGET_BYTES = 256 << 20
SHADOW_PAD = 12
SOLID = 60
"""From this alpha on a pixel casts a shadow."""
FINE_BLUR = 3
"""Wider blurs are made at a half, a third … of the size: nobody sees the difference, and it takes a fraction."""
AIR = 2
"""Clear pixels around what is turned."""
FAINT = 4
"""Below this alpha nobody sees a pixel, but each one is blended."""

Size = tuple[int, int]
Builder = Callable[[Size], pygame.Surface]


class RasterError(ValueError):
    """A picture can't be drawn. Its text is one sentence with the file and the reason."""


class Raster:
    """Draws and keeps pictures. ``name`` is a path below ``assets`` without ``.svg``, or a registered name."""

    def __init__(self, disk: PixelCache | None = None, budget_bytes: int = BUDGET_BYTES) -> None:
        self._disk = disk or PixelCache(None)
        self._budget_bytes = budget_bytes
        self._held: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._held_bytes = 0
        self.drawn = 0
        """How many pictures had to be drawn so far."""
        self._builders: dict[str, Builder] = {}
        self._letters = ""

    @property
    def letters(self) -> str:
        """The language in which signs of colours show their letters; empty for none."""
        return self._letters

    @letters.setter
    def letters(self, language: str) -> None:
        if language != self._letters:
            self._letters = language
            self.forget()

    def forget(self) -> None:
        """Everything is drawn anew: what pictures look like has changed."""
        self._held.clear()
        self._held_bytes = 0

    def register(self, name: str, build: Builder) -> None:
        """Give a name to a picture that code draws: it has all variants that an SVG has."""
        self._builders.setdefault(name, build)

    def svg(self, name: str, size: Size) -> pygame.Surface:
        """The picture in its own shape, as large as fits into ``size``. Raises RasterError."""
        return self.keep(("svg", name, size), lambda: self._drawn(name, size))

    def picture(self, name: str, width: int, *, angle: float = 0, tint: Colour | None = None,
                flip: bool = False, height: int | None = None, moving: bool = False) -> pygame.Surface:
        """A variant: turned counter-clockwise in steps of 2 degrees, multiplied by ``tint``, mirrored.

        Turned pictures come from twice the size and stay sharp. ``moving``: it won't keep this size for long, so it
        comes from a size that all its neighbours share (see :meth:`moving_source`).
        """
        step = round(angle / ANGLE_STEP) * ANGLE_STEP % 360
        tone = None if tint is None else tuple(rgba(tint))
        if moving and step:
            return self._variant(name, width, height, step, tint, flip, moving)  # what moves keeps it with its shadow
        key = ("picture", name, width, height, step, tone, flip, moving)
        return self.keep(key, lambda: self._variant(name, width, height, step, tint, flip, moving))

    def moving_source(self, name: str, width: int) -> pygame.Surface:
        """What a picture is scaled from while it moves. Drawing it takes a while: ask for it before it is needed."""
        wide = -(-width * 3 // 2 // SOURCE_STEP) * SOURCE_STEP
        return self.svg(name, (wide, 4 * wide))

    def shadow(self, name: str, width: int, *, angle: float = 0, blur: int = 3, alpha: int = 85,
               flip: bool = False, height: int | None = None) -> pygame.Surface:
        """The soft shadow of :meth:`picture`: larger by 12 pixels and the blur on each side."""
        step = round(angle / ANGLE_STEP) * ANGLE_STEP % 360
        key = ("shadow", name, width, height, step, blur, alpha, flip)
        return self.keep(key, lambda: self.shadow_of(
            self.picture(name, width, angle=step, flip=flip, height=height), blur, alpha))

    def shadow_of(self, image: pygame.Surface, blur: int, alpha: int, angle: int = 0) -> pygame.Surface:
        """The soft shadow of any picture, then turned; around the same middle, without what nobody sees.

        A blur costs many times a turn: pictures of the same outline share theirs.
        """
        outline: Any = pygame.mask.from_surface(image, SOLID)  # a buffer, which its type hints don't say
        key = ("soft", image.get_size(), bytes(outline), blur, alpha)
        soft = self.keep(key, lambda: soft_shadow(image, blur, alpha))
        return self.keep(("seen", soft, angle), lambda: without_margins(
            pygame.transform.rotozoom(soft, angle, 1) if angle else soft))

    def baked(self, key: str, size: Size, build: Builder) -> pygame.Surface:
        """A whole picture that code composes, kept on disk too. ``key`` names everything that goes into it."""
        return self.keep(("baked", key, size), lambda: self._baked(key, size, build))

    def keep(self, key: Hashable, build: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of that key from memory, else built and kept; the longest unused ones go first."""
        held = self._held.get(key)
        if held is not None:
            self._held.move_to_end(key)
            return held
        built = build()
        self.drawn += 1
        self._held[key] = built
        self._held_bytes += _bytes(built)
        while self._held_bytes > self._budget_bytes and len(self._held) > 1:
            _, dropped = self._held.popitem(last=False)
            self._held_bytes -= _bytes(dropped)
        return built

    @property
    def crowded(self) -> bool:
        """Only a quarter of the memory is left: a bad moment to draw ahead."""
        return self._held_bytes > self._budget_bytes * 3 // 4

    def _drawn(self, name: str, size: Size) -> pygame.Surface:
        build = self._builders.get(name)
        if build is not None:
            return build(size).convert_alpha()
        source = svg_source(name)
        key = hashlib.sha1(source, usedforsecurity=False).digest() + b"%dx%d" % size
        found = self._disk.get(key)
        if found is None:
            found = render_svg(source, size, name)
            self._disk.put(key, found)
        return lettered(found, source) if self._letters else found

    def _variant(self, name: str, width: int, height: int | None, step: int, tint: Colour | None,
                 flip: bool, moving: bool) -> pygame.Surface:
        if moving:
            image = self.moving_source(name, width)
        elif step:
            image = self.svg(name, (2 * width, 2 * (height or 4 * width)))
        else:
            image = self.svg(name, (width, height or 4 * width))
        if flip:
            image = pygame.transform.flip(image, True, False)
        if step or moving:
            scale = width / image.get_width() if moving else 0.5
            image = pygame.transform.rotozoom(_with_air(image) if step else image, step, scale)
        if tint is not None:
            image = image.copy()
            image.fill(rgba(tint), special_flags=pygame.BLEND_RGBA_MULT)
        return image

    def _baked(self, key: str, size: Size, build: Builder) -> pygame.Surface:
        disk_key = f"{key} {size[0]}x{size[1]}".encode()
        found = self._disk.get(disk_key)
        if found is None:
            found = build(size)
            self._disk.put(disk_key, found)
        return found


def _with_air(image: pygame.Surface) -> pygame.Surface:
    """A clear rim around it: a turn smooths no edge that coincides with the picture's."""
    width, height = image.get_size()
    wide = pygame.Surface((width + 2 * AIR, height + 2 * AIR), pygame.SRCALPHA)
    wide.fill((*image.get_at((width // 2, 0))[:3], 0))
    inside = wide.subsurface((AIR, AIR, width, height))
    inside.fill((0, 0, 0, 0))
    inside.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return wide


def quick(surface: pygame.Surface) -> pygame.Surface:
    """A run-length encoded twin for pictures that are drawn often. Never give it another global alpha."""
    twin = surface.copy()
    twin.set_alpha(255, pygame.RLEACCEL)
    pygame.Surface((1, 1)).blit(twin, (0, 0))  # encoded now, not in the middle of a match
    return twin


def without_margins(surface: pygame.Surface) -> pygame.Surface:
    """The same around the same middle, without faint pixels and without margins of them."""
    inside = surface.get_bounding_rect(FAINT)
    width, height = surface.get_size()
    left = min(inside.left, width - inside.right)
    top = min(inside.top, height - inside.bottom)
    image = pygame.Surface((width - 2 * left, height - 2 * top), pygame.SRCALPHA)
    image.fill((*SHADOW, 0))
    seen = pygame.mask.from_surface(surface, FAINT - 1)
    return seen.to_surface(image, setsurface=surface, unsetcolor=None, dest=(-left, -top))


def soft_shadow(image: pygame.Surface, blur: int = 3, alpha: int = 85) -> pygame.Surface:
    """The blurred silhouette of ``image``, padded by :data:`SHADOW_PAD` and the blur on every side."""
    pad = SHADOW_PAD + blur
    blot = pygame.Surface((image.get_width() + 2 * pad, image.get_height() + 2 * pad), pygame.SRCALPHA)
    blot.fill((*SHADOW, 0))
    mask = pygame.mask.from_surface(image, SOLID)
    mask.to_surface(blot, setcolor=(*SHADOW, alpha), unsetcolor=None, dest=(pad, pad))
    return blurred(blot, blur)


def blurred(image: pygame.Surface, blur: int) -> pygame.Surface:
    """A soft version of the same size; ``blur`` in pixels, 0 for none."""
    shrink = blur // FINE_BLUR
    if shrink <= 1:
        return pygame.transform.gaussian_blur(image, blur) if blur else image
    width, height = image.get_size()
    small = pygame.transform.smoothscale(image, (max(1, width // shrink), max(1, height // shrink)))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, round(blur / shrink)), (width, height))


def render_svg(source: bytes, size: Size, name: str = "picture") -> pygame.Surface:
    """Draws SVG bytes as large as fits into ``size``. Raises RasterError for what would harm the program."""
    check_svg(source, name)
    if not (0 < size[0] <= 2 * LARGEST_SVG and 0 < size[1] <= 4 * LARGEST_SVG):
        raise RasterError(f"{name}: a picture of {size[0]} x {size[1]} pixels is out of bounds.")
    try:
        return pygame.image.load_sized_svg(BytesIO(source), size).convert_alpha()
    except pygame.error as reason:
        raise RasterError(f"{name}: this SVG can't be drawn ({reason}).") from reason


def check_svg(source: bytes, name: str) -> None:
    """Raises RasterError unless width, height and viewBox are stated and at most 4096."""
    head = re.search(rb"<svg\b[^>]*>", source)
    if head is None:
        raise RasterError(f"{name}: no <svg> element was found.")
    numbers = [float(n) for n in re.findall(rb"\b(?:width|height)\s*=\s*[\"']\s*([\d.]+)", head[0])]
    box = re.search(rb"\bviewBox\s*=\s*[\"']([^\"']*)", head[0])
    numbers += [abs(float(n)) for n in re.findall(rb"-?[\d.]+(?:e[+-]?\d+)?", box[1])] if box else []
    if not numbers:
        raise RasterError(f"{name}: an SVG has to state its width and height, or a viewBox.")
    if max(numbers) > LARGEST_SVG:
        raise RasterError(f"{name}: an SVG may measure {LARGEST_SVG} at most, this one says {max(numbers):.0f}.")


@cache
def svg_source(name: str) -> bytes:
    """The bytes of ``assets/<name>.svg``. Raises AssetError when it isn't there."""
    path = Path(f"{name}.svg")
    return asset(*path.parts).read_bytes()


@cache
def has_svg(name: str) -> bool:
    """Whether ``assets/<name>.svg`` is shipped."""
    return (data_root() / "assets" / f"{name}.svg").is_file()


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
