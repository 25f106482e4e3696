"""The still layer: the table and everything that rests on it, as one opaque surface; what has changed is drawn anew."""

from __future__ import annotations

import math
from collections.abc import Container
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from . import shapes
from .blink import register_blink
from .canvas import Canvas
from .gaze import Gaze, draw_gaze
from .layout import Box, Layout, SeatPlace
from .model import ButtonLook, SeatLook, TableLook
from .painter import Painter
from .raster import AIR, blurred
from .sheet import Sheet
from .speech import LOG_MORE, bubble, draw_hint, draw_log, draw_pill, draw_prompt
from .theme import (
    ALARM,
    BRASS,
    BRASS_SIDE,
    FORBIDDEN,
    INK,
    MARIGOLD,
    PAPER,
    RUST,
    SHADOW,
    SIDE,
    on_seat_colour,
    rgba,
    seat_colour,
    strong,
    veil,
)
from .things import Thing

if TYPE_CHECKING:
    from .games.base import GameTable

DODGE = 130.0
"""How far (units) a portrait ducks aside."""
PLATE_LINE = 24
"""How high a line on a name plate may be, in units."""
UNLIT = (
    "seat",
    "sleeve",
    "shoulder",
    "table",
    "off",
    "worm",
    "hand",
    "draw",
    "pile",
    "place",
    "garden",
    "meadow",
    "display",
    "tim",
)
"""Zones that show otherwise that they accept: portraits wear a ring; the shoulder is a flick, not a place."""


class Still:
    """Draws one still layer after the other onto the same sheet."""

    def __init__(self, game: GameTable[Any], painter: Painter, layout: Layout, ground: pygame.Surface) -> None:
        self.game, self.painter, self.layout, self.ground = game, painter, layout, ground
        self.surface = Sheet(ground)

    def build(self, canvas: Canvas, look: TableLook, things: list[Thing], away: Container[str],
              gaze: Gaze | None = None, shut: Container[int] = ()) -> None:
        """Puts all of it on :attr:`surface`, on which ``canvas`` draws. ``away``: ids of things that are in the air,
        drawn by somebody else; ``shut``: seats that blink."""
        self.surface.clear()
        if gaze:
            draw_gaze(self.surface, self.painter, self.layout, gaze)
        self._lights(canvas, look)
        self._empty_piles(canvas, look)
        self.game.draw_under(canvas, self.painter, look, self.layout)
        here = [thing for thing in things if thing.id not in away]
        for thing in here:
            if not _above(thing):
                self._thing(canvas, thing, look)
        for seat in range(len(look.seats)):
            self._seat(canvas, look, seat, seat in shut)
        for thing in here:
            if _above(thing):
                self._thing(canvas, thing, look)
        self.game.draw_over(canvas, self.painter, look, self.layout)
        self._words(canvas, look)

    def _seat(self, canvas: Canvas, look: TableLook, seat: int, shut: bool) -> None:
        each, place, focus = look.seats[seat], self.layout.seats[seat], f"seat:{seat}" in (look.focus, *look.aims)
        if shut and each.mood == "neutral":
            register_blink(self.painter.art, each.animal)
            each = replace(each, mood="blink")
        self.surface.part(("seat", seat), (each, focus), lambda: draw_seat(canvas, each, place, focus=focus))

    def _placed(self, thing: Thing) -> tuple[pygame.Surface, pygame.Rect]:
        tint = None if thing.allowed else FORBIDDEN
        pose = thing.pose
        image, dx, dy = self.painter.stamp(thing.picture, pose, alpha=thing.alpha, tint=tint, flip=thing.flip)
        return image, image.get_rect(topleft=(self.painter.px(pose.x) + dx, self.painter.px(pose.y) + dy))

    def _thing(self, canvas: Canvas, thing: Thing, look: TableLook) -> None:
        if thing.lit or thing.id == look.focus and thing.solid or thing.id in look.aims:
            focus_ring(
                canvas.surface,
                self.painter,
                thing,
                seat_colour(look.aims[thing.id]) if thing.id in look.aims else MARIGOLD,
            )
        canvas.surface.blit(*self._placed(thing))
        if thing.id in look.aims:  # a ring's colour is never the only sign of whose it is
            high = 0.3 if thing.token else 0.56
            at = (thing.pose.x + thing.pose.width * 0.34, thing.pose.y - thing.pose.width * high)
            canvas.head(look.aims[thing.id], "neutral", 22, at)
        if not thing.allowed and thing.cross:
            x, y = thing.pose.x - thing.pose.width * 0.30, thing.pose.y + thing.pose.width * 0.46
            canvas.disc(x, y, 11, PAPER, INK, 2)
            canvas.icon("close", 16, (x, y))

    def _lights(self, canvas: Canvas, look: TableLook) -> None:
        for name in sorted(look.lit):
            if name.partition(":")[0] in UNLIT:
                continue
            area = self.layout.area(name)
            box = Box(area.left + 3, area.top + 3, area.right - area.left - 6, area.bottom - area.top - 6)
            glow(canvas, box, 34 if area.kind in ("lap", "shoulder") else 96)

    def _empty_piles(self, canvas: Canvas, look: TableLook) -> None:
        for name, empty in (("draw", not look.draw_count), ("discard", not look.top)):
            spot = self.layout.spots.get(name)
            if spot and empty:
                self._empty_pile(canvas, spot.x, spot.y, spot.width)

    def _empty_pile(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        canvas.dashed_box(x - width / 2 + 3, y - width * 0.7 + 3, width - 6, width * 1.4 - 6, 10, PAPER, 3, 9, 8)

    def _words(self, canvas: Canvas, look: TableLook) -> None:
        draw = self.layout.spots.get("draw")
        if draw and look.draw_count:
            tag(canvas, str(look.draw_count), (draw.x, draw.y + draw.width * 0.76), fill=INK, colour=PAPER)
        bubbles(canvas, look, self.layout)
        names = [(each.name, each.animal) for each in look.seats]
        self.surface.part("log", (look.banner, look.log, names), lambda: self._log(canvas, look))
        self.surface.part("prompt", (look.prompt, look.prompt_seat), lambda: self._prompt(canvas, look))
        self.surface.part("hint", look.hint, lambda: self._hint(canvas, look))
        draw_buttons(self.game, canvas, look, self.layout)
        draw_corner(canvas, look, self.layout)

    def _log(self, canvas: Canvas, look: TableLook) -> None:
        box = self.layout.ui["log"]
        if look.banner:
            draw_pill(canvas, look.banner, box, 17, room=box.w + LOG_MORE)
        else:
            draw_log(canvas, look, box)

    def _prompt(self, canvas: Canvas, look: TableLook) -> None:
        place = self.layout.seats[look.prompt_seat].portrait if look.prompt_seat >= 0 else None
        draw_prompt(canvas, look.prompt, self.layout.ui["prompt"], (place.x, place.y) if place else None)

    def _hint(self, canvas: Canvas, look: TableLook) -> None:
        if look.hint:
            draw_hint(canvas, look.hint, self.layout.ui["hint"], self.layout.size)


def _above(thing: Thing) -> bool:
    """It lies above the portraits too."""
    return thing.raised or thing.id.startswith(("card:", "stolen:"))


def focus_ring(surface: pygame.Surface, painter: Painter, thing: Thing, colour: str = MARIGOLD) -> None:
    """Marigold, or a seat's colour, between two ink lines, turned with the thing."""
    pose, ratio = thing.pose, 0.86 if thing.token else 1.4
    width, angle, gap = painter.px(pose.width), round(pose.angle / 2) * 2, painter.px(8)

    def build() -> pygame.Surface:
        k = 2
        size = (k * (width + 2 * gap + 2 * AIR), k * (round(width * ratio) + 2 * gap + 2 * AIR))
        image = pygame.Surface(size, pygame.SRCALPHA)
        image.fill(rgba(INK, 0))
        for inset, tone in ((0, INK), (2, colour), (6, INK)):
            edge = k * (painter.px(inset) + AIR)
            box = shapes.box(size[0] - 2 * edge, size[1] - 2 * edge, k * painter.px(17 - inset), tone)
            image.blit(box, (edge, edge))
        return pygame.transform.rotozoom(image, angle, 1 / k)
    image = painter.art.keep(("ring", width, angle, ratio, gap, colour), build)
    surface.blit(image, image.get_rect(center=(painter.px(pose.x), painter.px(pose.y))))


def glow(canvas: Canvas, box: Box, alpha: int) -> None:
    """A place that accepts: marigold light and a dashed outline."""
    size = (canvas.px(box.w), canvas.px(box.h))
    pad = canvas.px(14)

    def build() -> pygame.Surface:
        image = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
        image.fill(rgba(MARIGOLD, 0))
        image.blit(shapes.box(*size, canvas.px(18), MARIGOLD, alpha), (pad, pad))
        soft = blurred(image, canvas.px(6))
        edge = 4 + pad / canvas.frame.unit
        Canvas(soft, canvas.frame, canvas.raster).dashed_box(edge, edge, box.w - 8, box.h - 8, 14, MARIGOLD, 3, 10, 8)
        return soft
    image = canvas.raster.keep(("glow", size, alpha), build)
    rect = canvas.rect(box.x, box.y, box.w, box.h)
    canvas.surface.blit(image, image.get_rect(center=rect.center))


def seat_point(place: SeatPlace, look: SeatLook) -> tuple[float, float]:
    """Where a portrait is drawn: a ducking player slides along the edge."""
    if not look.lean:
        return place.portrait.x, place.portrait.y
    turn = math.radians(place.fan.facing)
    reach = look.lean * DODGE
    return place.portrait.x + reach * math.cos(turn), place.portrait.y - reach * math.sin(turn)


def draw_seat(canvas: Canvas, look: SeatLook, place: SeatPlace, focus: bool = False) -> None:
    x, y = seat_point(place, look)
    size = place.portrait.width
    ring = {"may": PAPER, "chosen": MARIGOLD, "alarm": ALARM}.get("chosen" if focus else look.mark)
    if ring or look.turn:
        canvas.disc(x, y, size / 2 + 8, ring or MARIGOLD, INK, 2)
    canvas.portrait(look.animal, look.mood, size, (x, y))
    if look.device:
        spot = (x - size * 0.44, y + size * 0.22)
        canvas.disc(*spot, 14, PAPER, INK, 3)
        canvas.icon(look.device, 21, spot)
    if look.helped:
        spot = (x - size * 0.42, y - size * 0.40)
        canvas.disc(*spot, 13, PAPER, INK, 3)
        canvas.icon("plus", 19, spot)
    if look.owes:
        spot = (x + size * 0.42, y - size * 0.40)
        canvas.disc(*spot, 16, MARIGOLD, INK, 3)
        canvas.icon(look.owes, 23, spot)
    elif look.badge:
        spot = (x + size * 0.46, y - size * 0.40)
        canvas.disc(*spot, 14, PAPER, INK, 3)
        canvas.icon(look.badge, 21, spot)
    plate = (x, y + size / 2 - 6)
    if look.bar is not None:
        draw_bar_plate(canvas, look, plate)
    else:
        canvas.plate(look.animal, look.name, plate, look.count if look.points is None else look.points)


def tag(canvas: Canvas, words: str, at: tuple[float, float], size: float = 16, fill: str = INK, colour: str = PAPER,
        border: str | None = None, height: float = 25) -> None:
    """A few words in a small pill around a point."""
    size = canvas.size_for_height(size, height)
    wide = canvas.width_of(words, "title", size) + 24
    canvas.pill(at[0] - wide / 2, at[1] - height / 2, wide, height, None, fill, border=border)
    canvas.write(words, "title", size, colour, (at[0], at[1] - 0.5), "center")


def bubbles(canvas: Canvas, look: TableLook, layout: Layout) -> None:
    for seat, each in enumerate(look.seats):
        if each.bubble:
            x, y = seat_point(layout.seats[seat], each)
            pile = layout.spots.get(f"pile:{seat}")
            bubble(canvas, each.bubble, (x + each.shake, y), layout.seats[seat].portrait.width, layout.size,
                   left=pile is None or pile.x > x)


def draw_corner(canvas: Canvas, look: TableLook, layout: Layout) -> None:
    """The round, and the two buttons that are always there."""
    box = layout.ui["round"]
    size = canvas.size_for_height(18, box.h)
    wide = max(box.w, canvas.width_of(look.round_words, "title", size) + 32)
    if look.round_words.strip():
        canvas.pill(box.x, box.y, wide, box.h, None, SHADOW, veil(140))
    canvas.write(look.round_words, "title", size, PAPER, (box.x + wide / 2, box.y + box.h / 2 - 0.5), "center")
    if look.watched:
        return
    for name, icon, tones in (("pause", "pause", (PAPER, SIDE, INK)), ("help", "help", (BRASS, BRASS_SIDE, INK))):
        at = layout.ui[name]
        if look.focus == name:
            canvas.ring(at.x, at.y, at.w, at.h + 5)
        canvas.button_face(at.x, at.y, at.w, at.h, tones)
        canvas.icon(icon, 24, at.centre)


def draw_buttons(game: GameTable[Any], canvas: Canvas, look: TableLook, layout: Layout) -> None:
    """The game's own buttons: always in their place; what can't be done now says why in a second line."""
    for button in look.buttons:
        box = layout.ui[button.id]
        if look.focus == button.id:
            canvas.ring(box.x, box.y, box.w, box.h + (0 if button.why_not else 5))
        if not game.draw_button(canvas, look, button, box):
            (_draw_shut if button.why_not else _draw_open)(canvas, button, box)


def _draw_open(canvas: Canvas, button: ButtonLook, box: Box) -> None:
    tones = (BRASS, BRASS_SIDE, INK) if button.urged else (PAPER, SIDE, INK)
    canvas.button_face(box.x, box.y, box.w, box.h, tones)
    if box.w < 100:
        canvas.icon(button.icon, 30, box.centre)
    else:
        size = canvas.fit(button.words, "title", (canvas.size_for_height(20, box.h - 6), 20, 18, 16), box.w - 54)
        wide = min(box.w - 16, canvas.width_of(button.words, "title", size) + 38)
        x = box.centre[0] - wide / 2
        canvas.icon(button.icon, 30, (x + 15, box.centre[1]))
        canvas.write(button.words, "title", size, INK, (x + 38, box.centre[1] - 0.5), room=box.w - 54)
    if button.glyph:
        canvas.glyph(button.glyph, (box.x + box.w - 12, box.y + 2))


def _draw_shut(canvas: Canvas, button: ButtonLook, box: Box) -> None:
    canvas.pill(box.x, box.y, box.w, box.h, None, SHADOW, veil(150))
    canvas.pill(box.x, box.y, box.w, box.h, None, PAPER, 0 if strong() else 60, border=INK)
    if box.w < 100:
        canvas.icon(button.icon, 30, box.centre, disc=strong())
        return
    canvas.icon(button.icon, 22 if strong() else 28, (box.x + 24, box.centre[1]), disc=strong())
    room, line = box.w - 48, box.h / 2 - 2
    canvas.write(button.words, "title", 18, PAPER, (box.x + 42, box.centre[1] - 9), room=room, height=line)
    size = canvas.fit(button.why_not, "body", (15, 14, 13), room)
    canvas.write(button.why_not, "body", size, PAPER, (box.x + 42, box.centre[1] + 10), room=room, height=line)


def draw_bar_plate(canvas: Canvas, look: SeatLook, at: tuple[float, float]) -> None:
    """Name and points, and below them a bar: how far it is to the end of the match."""
    points = str(look.points or 0).replace("-", "−")
    size, room = canvas.size_for_height(18, PLATE_LINE), 110.0
    number = max(28.0, canvas.width_of(points, "title", 16 / 18 * size) + 14)
    name = min(room, canvas.width_of(look.name, "title", size))
    w = name + number + 34
    x, y = at[0] - w / 2, at[1]
    canvas.pill(x, y, w, 38, 14, PAPER, border=INK)
    canvas.write(look.name, "title", size, INK, (x + 14, y + 14), room=room)
    canvas.pill(x + w - number - 6, y + 4, number, 20, None, seat_colour(look.animal))
    canvas.write(points, "title", 16 / 18 * size, on_seat_colour(look.animal), (x + w - number / 2 - 6, y + 14),
                 "center")
    canvas.pill(x + 12, y + 26, w - 24, 6, 3, SIDE)
    if look.bar:
        canvas.pill(x + 12, y + 26, max(6.0, (w - 24) * look.bar), 6, 3, RUST)
