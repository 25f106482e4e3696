"""A section of the rules as one tall picture, and the cards beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.view import text
from game.view.canvas import Canvas
from game.view.i18n import _
from game.view.theme import BRASS, HIGHLIGHT, INK, MARIGOLD, PAPER, SIDE, SOFT

from .rulebook import Part, Section
from .rules_search import found_in

TEXT_X, TEXT_WIDE, PART_WIDE, NOTE_WIDE = 28.0, 606.0, 592.0, 570.0
BADGE = 26.0


class Marks(NamedTuple):
    """What is pointed out on a page: a part, the ruling asked for, the words that were searched for."""

    part: int = -1
    ruling: str = ""
    wanted: tuple[str, ...] = ()


class RulesPage:
    """Draws a section when it is first asked for, and keeps it until something changes."""

    def __init__(self, rulings: Mapping[str, str]) -> None:
        self._rulings = rulings
        self._kept: tuple[tuple[object, ...], pygame.Surface, float] | None = None

    @property
    def marked(self) -> float:
        """The y of the marked part, after :meth:`picture`."""
        return self._kept[2] if self._kept else 0.0

    def forget(self) -> None:
        self._kept = None

    def picture(self, canvas: Canvas, section: Section, marks: Marks, width_px: int) -> pygame.Surface:
        key = (section, marks, width_px, canvas.frame)
        if self._kept is None or self._kept[0] != key:
            tall = self._section(canvas.moved(-9000, -9000), section, marks)[0]
            picture = pygame.Surface((width_px, max(1, round((tall + 20) * canvas.frame.unit))), pygame.SRCALPHA)
            inner = Canvas(picture, canvas.frame, canvas.raster, (0, 0), canvas.signs)
            self._kept = (key, picture, self._section(inner, section, marks)[1])
        return self._kept[1]

    def _section(self, canvas: Canvas, section: Section, marks: Marks) -> tuple[float, float]:
        """Height of the section, and the y of the marked part."""
        canvas.write(section.title, "title", 32, INK, (TEXT_X, 34), room=TEXT_WIDE)
        y = _text(canvas, section.intro, TEXT_X, 62, TEXT_WIDE, 18, marks.wanted) + 16
        marked = 0.0
        for i, part in enumerate(section.parts):
            if i == marks.part:
                marked = y
            y = self._part(canvas, part, y, i == marks.part, marks)
        return y, marked

    def _part(self, canvas: Canvas, part: Part, y: float, marked: bool, marks: Marks) -> float:
        step, small = canvas.step(17), canvas.step(16)
        note = _(self._rulings.get(marks.ruling, "")) if marked and marks.ruling else ""
        notes = len(canvas.lines(note, "body", 16, NOTE_WIDE)) if note else 0
        head = max(40.0, canvas.step(21) + 8)
        tall = head + 6 + step * len(canvas.lines(part.text, "body", 17, PART_WIDE)) + 10
        tall += notes * small + 22 if note else 0
        if marked:
            canvas.pill(10, y, 644, tall, 12, HIGHLIGHT, border=MARIGOLD, line=3)
        right = self._badges(canvas, part, y, marks.ruling if marked else "", marked)
        size = canvas.fit(part.title, "title", (21, 19, 17), right - 34)
        canvas.write(part.title, "title", size, INK, (TEXT_X, y + head / 2 + 2), room=right - 34)
        y = _text(canvas, part.text, TEXT_X, y + head, PART_WIDE, 17, marks.wanted)
        if note:
            canvas.line([(30, y + 12), (30, y + 10 + notes * small)], MARIGOLD, 4)
            y = canvas.paragraph(note, 42, y + 8, NOTE_WIDE, size=16, colour=SOFT) + 14
        return y + 16

    def _badges(self, canvas: Canvas, part: Part, y: float, ruling: str, marked: bool) -> float:
        """The rulings behind a part, at its right; returns where they begin."""
        right, size = 640.0, canvas.size_for_height(15, BADGE)
        for each in reversed(part.rulings):
            wide = canvas.width_of(each, "title", size) + 20
            canvas.pill(right - wide, y + 9, wide, BADGE, None, BRASS if each == ruling else PAPER,
                        border=INK if marked else SIDE, line=2)
            canvas.write(each, "title", size, INK if marked else SOFT, (right - wide / 2, y + 21.5), "center")
            right -= wide + 6
        return right


def _text(canvas: Canvas, words: str, x: float, y: float, room: float, size: float, wanted: Sequence[str]) -> float:
    """A paragraph; the words that were searched for lie on marigold."""
    step = canvas.step(size)
    for line in canvas.lines(words, "body", size, room) if wanted else ():
        for start, end in found_in(line, wanted):
            left = x + canvas.width_of(line[:start], "body", size)
            wide = canvas.width_of(line[start:end], "body", size)
            canvas.pill(left - 2, y + 1, wide + 4, step - 2, 5, MARIGOLD)
        y += step
    top = y - step * len(canvas.lines(words, "body", size, room)) if wanted else y
    return canvas.paragraph(words, x, top, room, size=size)


def draw_margin(canvas: Canvas, section: Section, box: tuple[float, float, float, float]) -> None:
    """The cards that a section is about, and what they are; ``box``: the margin."""
    x, y, w, h = box
    cx, below, count = x + w / 2, y + h / 2, len(section.cards)
    wide = 124 if count == 1 else 112 if count == 2 else 96
    for i, name in enumerate(section.cards):
        at = (cx + (i - (count - 1) / 2) * 26, below - 18 + (i - (count - 1) / 2) * wide * 1.22)
        canvas.put(f"cards/{name}", wide, at, (4, -5, 6)[i % 3])
    down = below + ((count - 1) / 2 * 1.22 + 0.74) * wide
    size = canvas.size_within(section.caption, "body", 15, w, y + h - down)
    for i, line in enumerate(text.wrap(section.caption, "body", canvas.text_px(size), canvas.px(w))):
        canvas.write(line, "body", size, SOFT, (cx, down + i * canvas.step(size)), "center")
