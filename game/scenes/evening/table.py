"""The running table: a row for each of the company, a column for each game, points over all, the title so far."""

from __future__ import annotations

from game.evening import Evening
from game.view.canvas import Canvas
from game.view.i18n import _
from game.view.theme import INK, PAPER, RUST, SLIP, SOFT

from .parts import TILE_SHAPE, draw_twice, name_of, said_points, title_of

TABLE = (33.0, 365.0, 786.0, 256.0)
HEAD = 48.0
"""The height of its first row."""
GAMES_X, GAMES_WIDE = 250.0, 330.0
ALL_X, TITLE_X, TITLE_WIDE = 612.0, 650.0, 158.0


def draw_table(canvas: Canvas, evening: Evening) -> None:
    x, y, w, h = TABLE
    canvas.slip(x, y, w, h, SLIP, 14)
    _draw_head(canvas, evening)
    longest = max((title_of(evening, member) for member in evening.order), key=len)
    size = canvas.fit(longest, "body", (17, 16, 15), TITLE_WIDE)
    rows = len(evening.order)
    step = min(50.0, (h - HEAD - 8) / max(1, rows))
    for place, member in enumerate(evening.order):
        top = y + HEAD + place * step
        if place % 2 == 0:
            canvas.pill(x + 9, top, w - 18, step - 1, 12, PAPER)
        _draw_row(canvas, evening, member, top + step / 2, step)
        title = title_of(evening, member)
        canvas.write(title, "body", size, INK, (TITLE_X, top + step / 2), room=TITLE_WIDE, height=step - 6)


def column(evening: Evening, number: int) -> tuple[float, float]:
    """The middle and the width of a game's column."""
    wide = min(92.0, GAMES_WIDE / len(evening.playlist))
    return GAMES_X + (GAMES_WIDE - wide * len(evening.playlist)) / 2 + wide * (number + 0.5), wide


def _draw_head(canvas: Canvas, evening: Evening) -> None:
    y = TABLE[1] + HEAD / 2
    for number, game in enumerate(evening.playlist):
        middle, wide = column(evening, number)
        w = min(50.0, wide - 4)
        canvas.art(f"title/game_{game}", middle - w / 2, y - w / TILE_SHAPE / 2, w, w / TILE_SHAPE)
        if evening.counts(number) > 1:
            draw_twice(canvas, middle + w / 2 - 4, y + 9)
    size = canvas.fit(_("total"), "title", (18, 17, 16, 15, 14), 58)
    canvas.write(_("total"), "title", size, INK, (ALL_X + 2, y), "center", room=58, height=HEAD - 6)
    canvas.write(_("title so far"), "body", 16, SOFT, (TITLE_X, y), room=TITLE_WIDE, height=HEAD - 6)


def _draw_row(canvas: Canvas, evening: Evening, member: int, y: float, step: float) -> None:
    seat, tall = evening.company[member], step - 6
    mood = "happy" if evening.rank(member) == 1 and evening.played else "neutral"
    if evening.played:
        canvas.write(str(evening.rank(member)), "title", 19, SOFT, (64, y), "center", room=26, height=tall)
    canvas.head(seat.animal, mood, min(42.0, step - 8), (104, y))
    canvas.write(name_of(seat), "title", 19, INK, (134, y), room=GAMES_X - 136, height=tall)
    for number in range(len(evening.playlist)):
        middle, wide = column(evening, number)
        if number < len(evening.played) and evening.played[number].places[member]:
            words = said_points(evening.halves(member, number))
            canvas.write(words, "title", 19, INK, (middle, y), "center", room=wide - 2, height=tall)
        elif number < len(evening.played):
            canvas.write("–", "title", 19, SOFT, (middle, y), "center", room=wide - 2, height=tall)
        else:
            canvas.disc(middle, y, 2.5, SOFT, alpha=120)
    canvas.write(said_points(evening.totals[member]), "title", 22, RUST, (ALL_X, y), "center", room=66, height=tall)
