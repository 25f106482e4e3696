"""What the table says: the prompt, hints, the log, speech bubbles. Each grows with its words, never onto a card."""

from __future__ import annotations

import pygame

from .canvas import Canvas
from .layout import Box
from .model import LogLine, SeatLook, TableLook
from .polygons import polygon
from .theme import INK, PAPER, RUST, SHADOW, SLIP, SOFT, seat_colour

LOG_LINES = 3
PROMPT_ROOM = 136
"""How much wider than its place on the map a prompt may be, in units."""
TWO_LINES = 58
"""As high as a prompt may be: below it lies the own hand."""
BUBBLE_LINE = 32.0
"""How high the words of a bubble may be, in units: beside it lies the prompt."""
BUBBLE_ROOM = 130.0
"""How wide words may grow in it: beyond lies the next player's plate."""
HINT_MARGIN = 40.0
LOG_MORE = 72.0
"""The same for a line of the log: beside it may lie a name plate."""
EDGE_ROOM = 60
"""What stays free at both sides of a hint, in units."""


def draw_prompt(canvas: Canvas, words: str, box: Box, seat: tuple[float, float] | None) -> None:
    """The one prompt: as wide as its words, in two lines where one would be too long; its tail points at the seat that
    is meant."""
    if not words:
        return
    room = box.w + PROMPT_ROOM
    size = canvas.sentence_size(words, canvas.size_for_height(20, box.h - 4), room)
    lines, high = 1, box.h
    if canvas.frame.grown(size) < 17 or canvas.sentence_width(words, size) > room:
        lines, high = 2, TWO_LINES
        room, size = _in_two(canvas, words, room)
    long = min(room, canvas.sentence_width(words, size))
    wide = max(160.0, long + 44)
    x, y = box.centre[0] - wide / 2, box.y
    canvas.pill(x, y + 4, wide, high, 29, SHADOW, 110)
    canvas.pill(x, y, wide, high, 29, PAPER, border=INK)
    if seat:
        _tail(canvas, (x, y, wide, high), seat)
    if lines == 1:
        canvas.sentence(words, x + (wide - long) / 2, y + high / 2, size, strong=RUST)
    else:
        canvas.flow(words, x + 22, y + high / 2 - canvas.step(size) / 2, wide - 44, size, INK, "soft", 8, RUST,
                    anchor="center")


def _in_two(canvas: Canvas, words: str, room: float) -> tuple[float, float]:
    """The width and the size of two lines of about the same length."""
    size = canvas.size_for_height(20, TWO_LINES / 2)
    while canvas.sentence_width(words, size) > 1.8 * room and canvas.frame.grown(size) > canvas.frame.smallest_text:
        size *= 0.95
    half = canvas.sentence_width(words, size) / 2
    return next((half + more for more in range(20, 400, 20)
                 if len(canvas.flow_lines(words, size, half + more, "soft", 8)) <= 2), room), size


def _tail(canvas: Canvas, pill: tuple[float, float, float, float], seat: tuple[float, float]) -> None:
    x, y, w, h = pill
    middle = pygame.Vector2(x + w / 2, y + h / 2)
    way = pygame.Vector2(seat) - middle
    foot = pygame.Vector2(max(x + 40, min(x + w - 40, seat[0])), y + h - 4 if way.y > 0 else y + 4)
    out = pygame.Vector2(seat) - foot
    if out.length() < 50 or abs(out.y) < 20:
        return
    out.x = max(-abs(out.y) * 0.8, min(abs(out.y) * 0.8, out.x))  # never flatter than a tail can be
    tip = foot + out.normalize() * 32
    side = pygame.Vector2(11, 0)
    image_points = [foot - side, tip, foot + side]
    polygon(canvas, [(p.x, p.y) for p in [foot - side * 1.36, tip + out.normalize() * 4, foot + side * 1.36]], INK)
    polygon(canvas, [(p.x, p.y) for p in image_points], PAPER)
    canvas.pill(foot.x - 15, foot.y - (8 if way.y > 0 else 0), 30, 8, 0, PAPER)


def draw_hint(canvas: Canvas, words: str, box: Box, table: tuple[float, float]) -> None:
    """``table``: width and height of it all."""
    _pill_around(canvas, words, box, 17, HINT_MARGIN, table[0] - 2 * EDGE_ROOM)


def hint_left(canvas: Canvas, words: str, box: Box, table: tuple[float, float]) -> float:
    """Where a hint begins: what is written beside it has to end before."""
    return _around(canvas, words, box, 17, HINT_MARGIN, table[0] - 2 * EDGE_ROOM)[0]


def draw_pill(canvas: Canvas, words: str, box: Box, size: float, before: float | None = None,
              room: float | None = None) -> None:
    """A sentence on paper, around the middle of a box: as wide as its words; further left if it has to end
    ``before``."""
    _pill_around(canvas, words, box, size, 36, room or box.w + 2 * PROMPT_ROOM, before)


def _around(canvas: Canvas, words: str, box: Box, size: float, margin: float,
            room: float) -> tuple[float, float, float]:
    """The left end, the width and the size of the words of a pill around the middle of a box."""
    size = canvas.sentence_size(words, canvas.size_for_height(size, box.h - 4), room - margin)
    wide = canvas.sentence_width(words, size) + margin
    return max(8.0, min(box.centre[0] - wide / 2, canvas.frame.wide - wide - 8)), wide, size


def _pill_around(canvas: Canvas, words: str, box: Box, size: float, margin: float, room: float,
                 before: float | None = None) -> None:
    x, wide, size = _around(canvas, words, box, size, margin, room)
    if before is not None:
        x = max(8.0, min(x, before - wide))
    canvas.pill(x, box.y + 4, wide, box.h, None, SHADOW, 110)
    canvas.pill(x, box.y, wide, box.h, None, PAPER, border=INK)
    canvas.sentence(words, x + margin / 2, box.y + box.h / 2, size, strong=RUST)


def draw_log_line(canvas: Canvas, look: TableLook, box: Box) -> None:
    """The last deed alone, where there is room for one line only."""
    line = look.log[0]
    known = 0 <= line.seat < len(look.seats)
    name = (line.name or look.seats[line.seat].name) if known else ""
    size = canvas.size_for_height(16, box.h - 4)
    head = canvas.width_of(name, "title", size) + 26 if known else 0.0
    size = canvas.sentence_size(line.words, size, box.w + LOG_MORE - head - 34)
    wide = head + canvas.sentence_width(line.words, size) + 34
    x = box.centre[0] - wide / 2
    canvas.pill(x, box.y + 4, wide, box.h, None, SHADOW, 110)
    canvas.pill(x, box.y, wide, box.h, None, PAPER, border=INK)
    y = box.y + box.h / 2
    if known:
        canvas.disc(x + 22, y, 6, seat_colour(look.seats[line.seat].animal), INK, 2)
        canvas.write(name, "title", size, INK, (x + 35, y - 0.5))
    canvas.sentence(line.words, x + 17 + head, y, size, SOFT)


def draw_log(canvas: Canvas, look: TableLook, box: Box) -> None:
    """The last deeds on a slip, the newest on top; fewer of them where words are large."""
    if not look.log:
        return
    if box.h < 40:
        draw_log_line(canvas, look, box)
        return
    size = canvas.size_for_height(15, (box.h - 8) / 2)
    step = max(26.0, canvas.step(size))
    count = max(1, min(LOG_LINES, int((box.h - 8) / step)))
    canvas.slip(box.x, box.y, box.w, box.h, SLIP, 12)
    for n, line in enumerate(look.log[:count]):
        y = box.y + box.h / 2 + (n - (min(count, len(look.log)) - 1) / 2) * step
        x = box.x + 14
        if 0 <= line.seat < len(look.seats):
            x = _log_name(canvas, look.seats[line.seat], line, box, y)
        canvas.sentence(line.words, x, y, size, SOFT, "body", 5, room=box.x + box.w - 14 - x)


def _log_name(canvas: Canvas, seat: SeatLook, line: LogLine, box: Box, y: float) -> float:
    """Who did it; where there is no room for the name beside the deed, the head says so. Returns where the words
    begin."""
    name = line.name or seat.name
    wide = min(70.0, canvas.width_of(name, "title", 15)) + canvas.sentence_width(line.words, 15, "body", 5) + 46
    if canvas.frame.grown(15) > 15 or wide > box.w:
        canvas.head(seat.animal, "neutral", 20, (box.x + 22, y))
        return box.x + 42
    canvas.disc(box.x + 18, y, 6, seat_colour(seat.animal), INK, 2)
    return canvas.write(name, "title", 15, INK, (box.x + 32, y), room=70) + 5


def bubble(canvas: Canvas, words: str, seat: tuple[float, float], portrait: float, size: tuple[float, float],
           left: bool = True) -> None:
    """A speech bubble beside a portrait, towards the middle of the table; its tail ends at the mouth. ``left``: whether
    there is room at the left of those who sit above."""
    letters = canvas.size_for_height(18, BUBBLE_LINE)
    narrower = BUBBLE_ROOM / max(BUBBLE_ROOM, canvas.width_of(words, "title", letters))
    letters = max(18 / canvas.frame.text, letters * narrower)
    wide, high = canvas.width_of(words, "title", letters) + 34, max(38.0, canvas.step(letters) + 8)
    top = seat[1] < size[1] * 0.22
    right = seat[0] < size[0] * 0.4
    if top:
        x, y = seat[0] - portrait / 2 - wide - 18, seat[1] - 18
        tip, root = (seat[0] - portrait * 0.36, seat[1] + 4), (x + wide - 10, y + high / 2)
        if x < 8 or not left:
            x = seat[0] + portrait / 2 + 18
            tip, root = (seat[0] + portrait * 0.36, seat[1] + 4), (x + 10, y + high / 2)
        side = (0.0, 9.0)
    else:
        x = seat[0] + 4 if right else seat[0] - wide - 4
        y = seat[1] - portrait / 2 - high - 16
        tip, root = (seat[0], seat[1] - portrait * 0.42), (x + 24 if right else x + wide - 24, y + high - 6)
        side = (9.0, 0.0)
    x = max(8.0, min(size[0] - wide - 8, x))
    canvas.pill(x + 2, y + 4, wide, high, high / 2, SHADOW, 90)
    outer = [
        (root[0] - side[0] * 1.4, root[1] - side[1] * 1.4),
        tip,
        (root[0] + side[0] * 1.4, root[1] + side[1] * 1.4),
    ]
    polygon(canvas, outer, INK)
    canvas.pill(x, y, wide, high, high / 2, PAPER, border=INK)
    toward = (tip[0] + (root[0] - tip[0]) * 0.22, tip[1] + (root[1] - tip[1]) * 0.22)
    polygon(canvas, [(root[0] - side[0], root[1] - side[1]), toward, (root[0] + side[0], root[1] + side[1])], PAPER)
    canvas.write(words, "title", letters, INK, (x + wide / 2, y + high / 2 - 0.5), "center")
