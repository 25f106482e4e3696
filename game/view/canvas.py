"""Drawing in design units: boxes, words, icons, portraits, cards, buttons' parts.

A canvas is a surface, its frame and an origin; :meth:`Canvas.at` moves the origin to where a part of a layout
belongs in windows of another shape.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from . import shapes, text
from .i18n import _
from .letters import BESIDE, LEAST_PX, RADIUS, letter_of, put_letter
from .marks import mark_svg
from .raster import Raster, quick, render_svg
from .richtext import Part, broken, joined, parse
from .theme import (
    EDGE,
    INK,
    MARIGOLD,
    PAPER,
    SHADOW,
    SIDE,
    SLIP,
    Colour,
    Sign,
    on_seat_colour,
    rgba,
    seat_colour,
    signs,
    strong,
    veil,
)
from .units import Frame

Point = tuple[float, float]
LINE = 1.34
"""A line's height by its letters' size."""
STRONG_LINE = 1.4
"""How much wider borders are with strong contrast."""
UNKNOWN_SIGN = Sign("disc", (128, 128, 128), "?")


class Canvas:
    """All coordinates and sizes are design units, counted from the origin."""

    def __init__(self, surface: pygame.Surface, frame: Frame, raster: Raster, origin: Point = (0.0, 0.0),
                 colours: dict[str, Sign] | None = None) -> None:
        self.surface = surface
        self.frame = frame
        self.raster = raster
        self.origin = origin
        self.signs = colours or signs()

    def at(self, ax: float = 0.5, ay: float = 0.5) -> Canvas:
        """The same surface with the origin of a 1280 x 720 layout in the spare room: 0 left or top, 1 right
        or bottom."""
        spare_x, spare_y = self.frame.spare
        return Canvas(self.surface, self.frame, self.raster, (spare_x * ax, spare_y * ay), self.signs)

    def moved(self, dx: float, dy: float) -> Canvas:
        """The same surface, the origin moved by that much."""
        x, y = self.origin
        return Canvas(self.surface, self.frame, self.raster, (x + dx, y + dy), self.signs)

    # ---- where

    def point(self, x: float, y: float) -> tuple[int, int]:
        unit = self.frame.unit
        return round((x + self.origin[0]) * unit), round((y + self.origin[1]) * unit)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        left, top = self.point(x, y)
        right, bottom = self.point(x + w, y + h)
        return pygame.Rect(left, top, right - left, bottom - top)

    def px(self, units: float) -> int:
        return max(1, round(units * self.frame.unit))

    # ---- boxes

    def pill(self, x: float, y: float, w: float, h: float, radius: float | None = None,
             fill: Colour | None = PAPER, alpha: int = 255, border: Colour | None = None,
             line: float = 3) -> pygame.Rect:
        """A rounded box, fully round without ``radius``; the border lies inside it."""
        rect = self.rect(x, y, w, h)
        round_px = min(rect.w, rect.h) // 2 if radius is None else self.px(radius) if radius else 0
        line_px = self.px(line * (STRONG_LINE if strong() else 1)) if border else 0
        image = shapes.box(rect.w, rect.h, round_px, fill, alpha, border, line_px)
        return self.surface.blit(image, rect)

    def shade(self, x: float, y: float, w: float, h: float, radius: float | None = None, dx: float = 2,
              dy: float = 5, alpha: int = 110) -> None:
        """The hard shadow of a box that lies on something."""
        self.pill(x + dx, y + dy, w, h, radius, SHADOW, alpha)

    def slip(self, x: float, y: float, w: float, h: float, fill: Colour = SLIP, radius: float = 14,
             border: Colour = INK, line: float = 3) -> pygame.Rect:
        """A piece of paper with its shadow."""
        self.shade(x, y, w, h, radius)
        return self.pill(x, y, w, h, radius, fill, border=border, line=line)

    def ring(self, x: float, y: float, w: float, h: float, radius: float | None = None,
             colour: str = MARIGOLD) -> None:
        """The focus, 8 wide outside the thing; a seat's own colour gets a paper line: dark ones show too."""
        own = colour != MARIGOLD
        bands = ((11, INK, 11), (9, PAPER, 3), (6, colour, 4)) if own else ((8, INK, 8), (6, colour, 4))
        for grow, tint, line in bands:
            outer = None if radius is None else radius + grow
            self.pill(x - grow, y - grow, w + 2 * grow, h + 2 * grow, outer, None, border=tint, line=line)

    def disc(self, x: float, y: float, radius: float, fill: Colour = PAPER, border: Colour | None = None,
             line: float = 3, alpha: int = 255) -> None:
        """A circle; the border lies outside ``radius``."""
        if border is not None:
            self._disc(x, y, radius + line, border, 255)
        self._disc(x, y, radius, fill, alpha)

    def _disc(self, x: float, y: float, radius: float, fill: Colour, alpha: int) -> None:
        image = shapes.disc(self.px(2 * radius), fill, alpha)
        self.surface.blit(image, image.get_rect(center=self.point(x, y)))

    def line(self, points: Sequence[Point], colour: Colour, width: float = 3) -> None:
        pygame.draw.lines(self.surface, rgba(colour), False, [self.point(*p) for p in points], self.px(width))

    def dashed_box(self, x: float, y: float, w: float, h: float, radius: float, colour: Colour,
                   line: float = 3, on: float = 14, off: float = 10) -> None:
        """The dashed outline of an empty place."""
        unit, pad = self.frame.unit, line
        size = (self.px(w + 2 * pad), self.px(h + 2 * pad))

        def draw(big: pygame.Surface, k: int) -> None:
            big.fill(rgba(colour, 0))
            scale = unit * k
            outline = [(px * scale, py * scale) for px, py in shapes.rounded_outline(pad, pad, w, h, radius)]
            shapes.dashes(big, outline, colour, line * scale, on * scale, off * scale)
        key = ("dashes", *size, radius, colour, line, on, off)
        image = self.raster.keep(key, lambda: quick(shapes.smooth(size, draw, 2)))
        self.surface.blit(image, self.point(x - pad, y - pad))

    def veil(self, alpha: int = 130) -> None:
        """Darkness over the whole surface."""
        dark = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        dark.fill((*SHADOW, alpha))
        self.surface.blit(dark, (0, 0))

    # ---- words

    def text_px(self, size: float) -> int:
        """A text size in pixels, as large as it is wanted and never below what can be read."""
        return round(self.frame.grown(size) * self.frame.unit)

    def _plain_px(self, size: float) -> int:
        """The same, not grown: what a text may shrink to where there is no room."""
        return round(max(min(size, self.frame.grown(size)), self.frame.smallest_text) * self.frame.unit)

    def width_of(self, words: str, role: str, size: float) -> float:
        return text.width(words, role, self.text_px(size)) / self.frame.unit

    def fit(self, words: str, role: str, sizes: Sequence[float], room: float) -> float:
        """The first size at which the words fit the room, else the last. A grown text gives way first."""
        last = sizes[-1]
        grown = self.frame.grown(last) / last
        smaller = [last / (1 + (grown - 1) * step / 4) for step in (1, 2, 3, 4)] if grown > 1 else []
        every = (*sizes, *smaller)
        return next((size for size in every if self.width_of(words, role, size) <= room), every[-1])

    def write(self, words: str, role: str, size: float, colour: str, at: Point, anchor: str = "midleft",
              room: float | None = None, height: float | None = None) -> float:
        """Writes one line and returns its right end. ``room``: it grows no further, and is cut with an ellipsis if
        it is wider even when it hasn't grown; ``height``: nor is its line higher than that."""
        size = size if height is None else self.size_for_height(size, height)
        size_px, shown = self.text_px(size), words
        if room is not None:
            room_px = round(room * self.frame.unit)
            size_px = text.fit(words, role, tuple(range(size_px, self._plain_px(size) - 1, -1)), room_px)
            shown = text.cut(words, role, size_px, room_px)
        image = text.label(shown, role, size_px, colour)
        rect = pygame.Rect(0, 0, image.get_width(), text.height(role, size_px))
        setattr(rect, anchor, self.point(*at))
        return self._written(image, image.get_rect(center=rect.center), words, shown)

    def _written(self, image: pygame.Surface, rect: pygame.Rect, words: str, shown: str) -> float:
        """The one place where words come onto a picture; ``shown``: what is left of them."""
        self.surface.blit(image, rect)
        return rect.right / self.frame.unit - self.origin[0]

    def lines(self, words: str, role: str, size: float, room: float) -> tuple[str, ...]:
        return text.wrap(words, role, self.text_px(size), round(room * self.frame.unit))

    def size_for_height(self, size: float, height: float) -> float:
        """The size to ask for so that a line is no higher than that; not smaller than it is when it hasn't grown."""
        return size * max(1.0, min(self.frame.text, height / (size * LINE))) / self.frame.text

    def step(self, size: float) -> float:
        """From one line of text to the next, in units."""
        return round(self.frame.grown(size) * LINE)

    def size_within(self, words: str, role: str, size: float, room: float, height: float) -> float:
        """The size to ask for so that the wrapped words fit a box; at worst the smallest that can be read."""
        return next((each for each in self._smaller(size)
                     if len(self.lines(words, role, each, room)) * self.step(each) <= height), self._least)

    def paragraph(self, words: str, x: float, y: float, room: float, role: str = "body", size: float = 17,
                  colour: str = INK, step: float | None = None, anchor: str = "topleft",
                  height: float | None = None) -> float:
        """Wrapped words; returns the y below them. ``height``: they grow no further than that."""
        if height is not None:
            size = self.size_within(words, role, size, room, height)
        if step is None or self.frame.text > 1:
            step = max(step or 0.0, self.step(size))
        lines = self.lines(words, role, size, room)
        for i, line in enumerate(lines):
            self.write(line, role, size, colour, (x, y + i * step), anchor)
        return y + len(lines) * step

    # ---- pictures

    def art(self, name: str, x: float, y: float, w: float, h: float | None = None) -> pygame.Rect:
        """A picture with its upper left corner at x, y, as large as fits."""
        image = self.raster.svg(name, (self.px(w), self.px(h or 2 * w)))
        return self.surface.blit(image, self.point(x, y))

    def icon(self, name: str, size: float, at: Point, disc: bool = False) -> None:
        """An icon around its middle, on a paper disc if asked."""
        if disc:
            self.disc(*at, size * 0.66)
        image = self.raster.svg(f"icons/{name}", (self.px(size), self.px(size)))
        self.surface.blit(image, image.get_rect(center=self.point(*at)))

    def sign(self, colour: str | Sign, size: float, at: Point, letter: bool = False) -> None:
        """A game colour's shape; with its letter on a paper disc at the lower right if asked, here or by everybody."""
        sign = colour if isinstance(colour, Sign) else self.signs.get(colour, UNKNOWN_SIGN)
        px = self.px(size)
        image = self.raster.keep(("sign", sign, px), lambda: render_svg(mark_svg(sign), (px, px), "sign"))
        self.surface.blit(image, image.get_rect(center=self.point(*at)))
        if letter or self.raster.letters:
            x, y = self.point(*at)
            radius = max(RADIUS * px / 56, LEAST_PX)
            put_letter(self.surface, letter_of(sign), x + BESIDE[0] * px / 56, y + BESIDE[1] * px / 56, radius)

    def portrait(self, animal: str, mood: str, size: float, at: Point, turn: bool = False,
                 shadow: bool = True) -> None:
        """A seat's portrait in its ring; a marigold ring outside when it's their turn."""
        if shadow:
            self.disc(at[0] + 2, at[1] + 4, size * 0.5 + (6 if turn else 3), SHADOW, alpha=110)
        if turn:
            self.disc(*at, size * 0.5 + 6, MARIGOLD, INK, 2)
        self.disc(*at, size * 0.5 + 1.5, seat_colour(animal), INK, 2.5)
        image = self.raster.svg(f"seats/{animal}_{mood}", (self.px(size), self.px(size)))
        self.surface.blit(image, image.get_rect(center=self.point(*at)))

    def plate(self, animal: str, name: str, at: Point, count: int | None = None, size: float = 18,
              room: float = 170) -> pygame.Rect:
        """A name plate, ``at`` its middle top; with a number in the seat's colour if given."""
        size = self.fit(name, "title", (self.size_for_height(size, 34), size, 16, 15), room)
        wide = min(room, self.width_of(name, "title", size))
        w = wide + 28 + (34 if count is not None else 0)
        h = max(28 if size < 21 else size + 14, self.step(size) + 2)
        x, y = at[0] - w / 2, at[1]
        rect = self.pill(x, y, w, h, None, PAPER, border=INK)
        self.write(name, "title", size, INK, (x + 14, y + h / 2 - 0.5), room=room)
        if count is not None:
            self.pill(x + w - 34, y + h / 2 - 10, 28, 20, None, seat_colour(animal))
            self.write(str(count), "title", 16, on_seat_colour(animal), (x + w - 20, y + h / 2), "center", 26, 24)
        return rect

    def head(self, animal: str, mood: str, size: float, at: Point) -> None:
        """A small portrait for lists."""
        self.disc(*at, size * 0.5 + 1, seat_colour(animal), INK, 2)
        image = self.raster.svg(f"seats/{animal}_{mood}", (self.px(size), self.px(size)))
        self.surface.blit(image, image.get_rect(center=self.point(*at)))

    def put(self, name: str, width: float, at: Point, angle: float = 0, lift: float = 0, alpha: int = 85,
            tint: Colour | None = None, flip: bool = False) -> None:
        """A thing that lies on something, around its middle, with its soft shadow; ``lift``: how high."""
        px, unit = self.px(width), self.frame.unit
        blur = max(1, round((3 + lift / 4) * unit))
        shadow = self.raster.shadow(name, px, angle=angle, blur=blur, alpha=alpha, flip=flip)
        x, y = self.point(*at)
        below = (x + round((3 + lift / 2) * unit), y + round((5 + lift) * unit))
        self.surface.blit(shadow, shadow.get_rect(center=below))
        image = self.raster.picture(name, px, angle=angle, tint=tint, flip=flip)
        self.surface.blit(image, image.get_rect(center=(x, y)))

    def eyes(self, x: float, y: float, r: float, look: Point = (0.3, 0.1), lid: float = 0.0) -> pygame.Rect:
        """A pair of eyes in the dark; ``lid`` 0 open to 1 shut."""
        unit = self.frame.unit
        key = ("eyes", round(r * unit, 1), look, lid)
        image = self.raster.keep(key, lambda: draw_eyes(r * unit, look, lid))
        return self.surface.blit(image, image.get_rect(center=self.point(x, y)))

    # ---- signs of inputs, sentences

    def keycap_width(self, name: str, room: float = math.inf) -> float:
        return 32 if name.startswith("@") else max(32, min(room, self.width_of(_(name), "title", 16) + 18))

    def keycap(self, name: str, at: Point, fill: Colour = PAPER, room: float = math.inf) -> None:
        """A key around its middle, in the player's language; ``@arrow_left`` puts an icon on it. ``room``: its words
        grow no further than that."""
        w = self.keycap_width(name, room)
        x, y = at[0] - w / 2, at[1] - 15
        self.pill(x, y, w, 31, 8, SIDE, border=INK)
        self.pill(x, y, w, 27, 8, fill, border=INK)
        if name.startswith("@"):
            self.icon(name[1:], 17, (at[0], at[1] - 1))
        else:
            size = self.fit(_(name), "title", (16, 15), w - 10)
            self.write(_(name), "title", size, INK, (at[0], at[1] - 1.5), "center", room=w - 8)

    def glyph_width(self, glyph: str, room: float = math.inf) -> float:
        return self.keycap_width(glyph[4:], room) if glyph.startswith("key:") else 30

    def glyph(self, glyph: str, at: Point, room: float = math.inf) -> None:
        """``key:Esc`` is a key cap, no wider than ``room``; anything else an icon's name."""
        if glyph.startswith("key:"):
            self.keycap(glyph[4:], at, room=room)
        else:
            self.icon(glyph, 30, at)

    def sentence_width(self, markup: str, size: float = 20, role: str = "soft", gap: float = 8) -> float:
        return self._line_width(parse(markup), size, role, gap)

    def sentence(self, markup: str, x: float, y: float, size: float = 20, colour: str = INK,
                 role: str = "soft", gap: float = 8, anchor: str = "left", strong: str = INK,
                 room: float | None = None) -> float:
        """Words and signs in one line around height ``y`` (see :mod:`.richtext`); returns the right end. ``room``: it
        grows no further than that, and gets as small as can be read."""
        size = size if room is None else self.sentence_size(markup, size, room, role, gap)
        total = self.sentence_width(markup, size, role, gap)
        x -= {"left": 0.0, "center": total / 2, "right": total}[anchor]
        return self._parts(parse(markup), x, y, size, colour, role, gap, strong)

    def sentence_size(self, markup: str, size: float, room: float, role: str = "soft", gap: float = 8) -> float:
        """The size to ask for so that a sentence fits the room; at worst the smallest that can be read."""
        return next((each for each in self._smaller(size) if self.sentence_width(markup, each, role, gap) <= room),
                    self._least)

    def flow(self, markup: str, x: float, y: float, room: float, size: float = 17, colour: str = INK,
             role: str = "body", gap: float = 6, strong: str = INK, height: float | None = None,
             anchor: str = "left") -> float:
        """Words and signs in as many lines as they need, the first around height ``y``; returns the y of the line
        below them. ``height``: they grow no further than that. ``anchor``: left or center, of each line."""
        if height is not None:
            fits = (each for each in self._smaller(size)
                    if len(self.flow_lines(markup, each, room, role, gap)) * self.step(each) <= height)
            size = next(fits, self._least)
        step = self.step(size)
        for line in self.flow_lines(markup, size, room, role, gap):
            at = x if anchor == "left" else x + (room - self._line_width(line, size, role, gap)) / 2
            self._parts(line, at, y, size, colour, role, gap, strong)
            y += step
        return y

    def flow_lines(self, markup: str, size: float, room: float, role: str = "body", gap: float = 6) -> list[list[Part]]:
        """A sentence's parts, line by line; words of one kind that stay together are one part."""
        lines: list[list[Part]] = [[]]
        for part in parse(markup):
            words = text.words_of(part.value) if part.kind in ("text", "strong") else [part.value]
            for n, word in enumerate(words):
                found = Part(part.kind, word, part.close and n == 0)
                longer = joined(lines[-1], found, n > 0)
                if lines[-1] and self._line_width(longer, size, role, gap) > room:
                    lines[-1:] = broken(lines[-1], found)
                else:
                    lines[-1] = longer
        return lines

    def _line_width(self, parts: Sequence[Part], size: float, role: str, gap: float) -> float:
        gaps = sum(not part.close for part in parts[1:])
        return sum(self._part_width(part, size, role) for part in parts) + gap * gaps

    @property
    def _least(self) -> float:
        """The size to ask for so that a text comes out at the smallest that can be read."""
        return self.frame.smallest_text / max(1.0, self.frame.text)

    def _smaller(self, size: float) -> list[float]:
        """The size and those below it, in small steps, as far as they can be read."""
        return [each for each in (size * (1 - share / 20) for share in range(15)) if each > self._least]

    def _part_width(self, part: Part, size: float, role: str) -> float:
        if part.kind in ("sign", "icon"):
            wide = self.frame.grown(size) + 8
            return max(wide, 2 * self._letter_reach(wide)) if part.kind == "sign" and self.raster.letters else wide
        if part.kind == "glyph":
            return self.glyph_width(part.value)
        return self.width_of(part.value, "title" if part.kind == "strong" else role, size)

    def _letter_reach(self, size: float) -> float:
        """From a sign's middle to the right end of its letter."""
        return size * BESIDE[0] / 56 + max(size * RADIUS / 56, LEAST_PX / self.frame.unit) + 2

    def _parts(self, parts: Sequence[Part], x: float, y: float, size: float, colour: str, role: str, gap: float,
               strong: str) -> float:
        for n, part in enumerate(parts):
            x += gap if n and not part.close else 0
            wide = self._part_width(part, size, role)
            self._part(part, x, y, wide, size, colour, role, strong)
            x += wide
        return x

    def _part(self, part: Part, x: float, y: float, wide: float, size: float, colour: str, role: str,
              strong: str) -> None:
        middle = (x + wide / 2, y)
        if part.kind == "sign":
            self.sign(part.value, self.frame.grown(size) + 8, middle)
        elif part.kind == "icon":
            self.icon(part.value, self.frame.grown(size) + 10, middle)
        elif part.kind == "glyph":
            self.glyph(part.value, middle)
        elif part.kind == "strong":
            self.write(part.value, "title", size, strong, (x, y))
        else:
            self.write(part.value, role, size, colour, (x, y))

    def prompts(self, pairs: Sequence[tuple[str, str]], y: float = 684, x: float | None = None,
                right: float | None = None) -> pygame.Rect:
        """The foot line: a paper pill with a glyph and words for each thing the device in use can do here."""
        total = self.prompts_width(pairs)
        left = x if x is not None else right - total if right is not None else (1280 - total) / 2
        self.shade(left, y - 21, total, 42, None, 0, 4)
        rect = self.pill(left, y - 21, total, 42, None, PAPER, border=INK)
        at = left + 18
        for glyph, words in pairs:
            wide = self.glyph_width(glyph)
            self.glyph(glyph, (at + wide / 2, y))
            at += wide + 8
            if words:
                at = self.write(words, "soft", 18, INK, (at, y - 0.5)) + 22
        return rect

    def prompts_width(self, pairs: Sequence[tuple[str, str]]) -> float:
        wide = sum(self.glyph_width(glyph) + 8 + (self.width_of(words, "soft", 18) + 22 if words else 0)
                   for glyph, words in pairs)
        return wide + 18

    # ---- the face of a button

    def button_face(self, x: float, y: float, w: float, h: float, colours: tuple[str, str, str], *,
                    pressed: bool = False, off: bool = False) -> float:
        """Face over its side; returns how far the face has moved down."""
        face, side, _ = colours
        if off:
            self.pill(x, y, w, h, None, face, veil(205), border=EDGE)
            return 0
        down = 4 if pressed else 0
        self.pill(x, y, w, h + 5, None, side, border=INK)
        self.pill(x, y + down, w, h, None, face, border=INK)
        if w > h * 1.3:
            self.pill(x + h * 0.36, y + down + 6, w - h * 0.72, 4, None, "#FFFFFF", 80)
        return down


def draw_eyes(r: float, look: Point, lid: float) -> pygame.Surface:
    """A pair of eyes, ``r`` pixels each."""
    def draw(big: pygame.Surface, k: int) -> None:
        middle_y = big.get_height() / 2
        for side in (-1, 1):
            mid = (big.get_width() / 2 + side * r * 1.09 * k, middle_y)
            pygame.draw.circle(big, rgba(INK), mid, r * 1.13 * k)
            pygame.draw.circle(big, rgba("#FFFDF6"), mid, r * k)
            pupil = (mid[0] + look[0] * r * k, mid[1] + look[1] * r * k)
            pygame.draw.circle(big, rgba(INK), pupil, r * 0.5 * k)
            spark = (pupil[0] - r * 0.18 * k, pupil[1] - r * 0.18 * k)
            pygame.draw.circle(big, rgba("#FFFFFF"), spark, r * 0.16 * k)
            if lid:
                _lid(big, mid, r * k, lid)
    return shapes.smooth((round(r * 4.5 + 4), round(r * 2.4 + 4)), draw)


def _lid(big: pygame.Surface, mid: Point, r: float, lid: float) -> None:
    cap = pygame.Surface(big.get_size(), pygame.SRCALPHA)
    pygame.draw.circle(cap, rgba("#574878"), mid, r)
    edge = mid[1] - r + 2 * r * lid
    cap.fill((0, 0, 0, 0), (0, int(edge), big.get_width(), big.get_height()))
    big.blit(cap, (0, 0))
    half = (max(0.0, r * r - (edge - mid[1]) ** 2)) ** 0.5
    pygame.draw.line(big, rgba(INK), (mid[0] - half, edge), (mid[0] + half, edge), max(1, round(r * 0.14)))
