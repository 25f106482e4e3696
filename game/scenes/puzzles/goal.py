"""The goal of a puzzle and what is left of its time, on a strip above the table."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.layout import Box
from game.view.theme import INK, PAPER, WARNING

TOP, HIGH, MOST_WIDE, HURRY_S = 4.0, 32.0, 1120.0, 10
SIZES = (19, 18, 17, 16, 15, 14)


def clock(left_s: int) -> str:
    """Seconds as minutes and seconds."""
    return f"{left_s // 60}:{left_s % 60:02}"


def draw_goal(canvas: Canvas, words: str, left_s: int) -> Box:
    """``canvas`` is anchored at the upper middle; returns the strip's box."""
    left = clock(left_s)
    timed = max(64.0, canvas.width_of(left, "title", 18) + 34)
    size = canvas.fit(words, "soft", SIZES, MOST_WIDE - timed - 62)
    size = min(size, canvas.size_for_height(size, HIGH - 4))
    room = min(MOST_WIDE - timed - 62, canvas.width_of(words, "soft", size))
    wide = 44 + room + 18 + timed
    x, middle = 640 - wide / 2, TOP + HIGH / 2
    canvas.shade(x, TOP, wide, HIGH, None, 0, 4)
    canvas.pill(x, TOP, wide, HIGH, None, PAPER, border=INK)
    canvas.icon("star", 22, (x + 24, middle))
    canvas.write(words, "soft", size, INK, (x + 44, middle - 0.5), room=room + 1, height=HIGH - 4)
    canvas.pill(x + wide - timed - 4, TOP + 4, timed, HIGH - 8, None, WARNING if left_s <= HURRY_S else PAPER)
    canvas.icon("clock", 17, (x + wide - timed + 8, middle))
    canvas.write(left, "title", 17, INK, (x + wide - 14, middle - 0.5), "midright", timed - 26, HIGH - 6)
    return Box(x, TOP, wide, HIGH)
