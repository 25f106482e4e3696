"""The rules, a section a page; opened at the ruling that a verdict named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pygame

from game.view import text
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.i18n import _, language
from game.view.theme import BRASS, HIGHLIGHT, INK, MARIGOLD, PAPER, SIDE, SLIP, SOFT, WAITING
from game.view.widgets import Act, Box, Button, Look, Picture, Widget

from .menu import MenuScene, back_button, page
from .pause import Face
from .rulebook import Part, Rulebook, Section, load

LIST = (24.0, 112.0, 308.0, 526.0)
PAGE = (350.0, 112.0, 906.0, 526.0)
ROW = 34
TEXT_WIDE = 606
STEP = 60


class Verdict(NamedTuple):
    """Who was called by whom, in words, above the rule behind it."""

    words: str
    caller: Face
    accused: Face


class RulesScene(MenuScene):
    """``rulings``: ruling id to its short text. ``ruling``: where to open. ``back_words``: where Esc leads."""

    name = "rules"

    def __init__(self, book: Rulebook, rulings: Mapping[str, str], ruling: str = "", back_words: str = "",
                 verdict: Verdict | None = None) -> None:
        super().__init__()
        self._book, self._rulings, self._ruling, self._verdict = book, rulings, ruling, verdict
        self._back_words = back_words
        found = book.find(ruling)
        self.section, self._part = found or (0, -1)
        self.scroll = 0.0
        self._most = 0.0
        self._reveal = found is not None
        self._page: tuple[tuple[object, ...], pygame.Surface, float] | None = None
        self.board.set(self._widgets(), "button:back_to" if back_words else f"button:section:{self.section}")

    def _widgets(self) -> list[Widget]:
        widgets: list[Widget] = [back_button(self.back)]
        for i, section in enumerate(self._book.sections):
            box = (LIST[0] + 14, LIST[1] + 14 + i * ROW, LIST[2] - 28, ROW)
            widgets.append(Picture(f"button:section:{i}", box, section.title, act=self._choose(i),
                                   paint=self._painter(i, box)))
        widgets.append(Picture("field:page", PAGE, _("The page"), paint=self._paint_page, act=self._read_on))
        if self._back_words:
            widgets.append(Button("button:back_to", (1006, 20, 250, 42), self._back_words, 1, 0, icon="back",
                                  style="primary", size=20, act=self.back))
        return widgets

    def preferred(self) -> None:
        """The same page in the language of now."""
        self._book = load(self._book.game, language())
        self._back_words = _("Back to the table") if self._back_words else ""
        self._page = None
        super().preferred()

    def _choose(self, index: int) -> Act:
        return lambda: self._open(index)

    def _painter(self, index: int, box: Box) -> Callable[[Canvas, Look], None]:
        return lambda canvas, look: self._paint_row(canvas, look, index, box)

    def _open(self, index: int) -> None:
        if index != self.section:
            self.section, self._part, self.scroll, self._reveal = index, -1, 0.0, False
        self.dirty = True

    @property
    def marked_in_view(self) -> bool:
        """Whether the part of the ruling that was asked for can be seen; after the first drawing."""
        return self._page is not None and self._part >= 0 and self.scroll <= self._page[2] <= self.scroll + 380

    # ---- commands

    def handle(self, command: Command) -> None:
        reading = self.board.focus == "field:page"
        pressed = command.pressed
        if command.kind is Kind.SCROLL:
            self._move(command.amount * STEP)
        elif pressed and command.kind in (Kind.PAGE_UP, Kind.PAGE_DOWN):
            self._move(400 if command.kind is Kind.PAGE_DOWN else -400)
        elif pressed and command.kind in (Kind.FIRST, Kind.LAST):
            self._move(-1e6 if command.kind is Kind.FIRST else 1e6)
        elif pressed and reading and command.kind in (Kind.UP, Kind.DOWN):
            self._read(1 if command.kind is Kind.DOWN else -1)
        elif pressed and reading and command.kind is Kind.LEFT:
            self.board.focus, self.dirty = f"button:section:{self.section}", True
        elif pressed and self._in_list and command.kind is Kind.RIGHT:
            self.board.focus, self.dirty = "field:page", True
        elif pressed and command.kind in (Kind.NEXT_TAB, Kind.PREVIOUS_TAB):
            self._turn(1 if command.kind is Kind.NEXT_TAB else -1)
        else:
            super().handle(command)
            self._follow(command)

    @property
    def _in_list(self) -> bool:
        return self.board.focus.startswith("button:section:")

    def _follow(self, command: Command) -> None:
        """Moving along the contents opens the section at once."""
        if command.kind in (Kind.UP, Kind.DOWN, Kind.NEXT, Kind.PREVIOUS) and self._in_list:
            self._open(int(self.board.focus.rpartition(":")[2]))

    def _turn(self, step: int) -> None:
        index = (self.section + step) % len(self._book.sections)
        self._open(index)
        if self._in_list:
            self.board.focus = f"button:section:{index}"

    def _read_on(self) -> None:
        self._read(1)

    def _read(self, step: int) -> None:
        """Scrolls; at the end of a page the next one follows."""
        before = self.scroll
        self._move(step * STEP * 2)
        if self.scroll == before and 0 <= self.section + step < len(self._book.sections):
            self._open(self.section + step)
            self.scroll = 0.0 if step > 0 else 1e6

    def _move(self, by: float) -> None:
        self.scroll = max(0.0, min(self._most, self.scroll + by))
        self.dirty = True

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        page(canvas, _("Rules"), self._book.game)
        top = canvas.at(0.5, 0)
        top.art(f"title/game_{self._book.game}", 464, 12, 90, 56)
        top.pill(566, 20, 270, 40, None, PAPER, border=INK)
        top.write(self._book.title, "title", 18, INK, (701, 39.5), "center", room=240)
        middle = canvas.at()
        middle.slip(*LIST, SLIP, 16)
        middle.slip(*PAGE, PAPER, 16)
        self.board.draw(canvas)
        prompts = [(Kind.DOWN, _("read") if self.board.focus == "field:page" else _("contents")),
                   (Kind.BACK, self._back_words[:1].lower() + self._back_words[1:] or _("back"))]
        if self.stage.device.kind == "mouse":
            prompts = [(Kind.DOWN, _("wheel: read")), prompts[1]]
        self.foot(canvas.at(0.5, 1), prompts, 680)
        return None

    def _paint_row(self, canvas: Canvas, look: Look, index: int, box: Box) -> None:
        x, y, w, h = box
        if index == self.section:
            canvas.pill(x, y + 1, w, h - 2, 10, BRASS, border=INK)
        elif look.hover:
            canvas.pill(x, y + 1, w, h - 2, 10, WAITING)
        if look.focus:
            canvas.ring(x + 2, y + 3, w - 4, h - 6, 8)
            canvas.pill(x + 2, y + 3, w - 4, h - 6, 8, BRASS)
        title = self._book.sections[index].title
        canvas.write(title, "title", 17, INK, (x + 16, y + h / 2 - 0.5), room=w - 30)

    def _paint_page(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = PAGE
        if look.focus:
            canvas.ring(x, y, w, h, 16)
        section = self._book.sections[self.section]
        head = 70.0 if self._verdict else 0.0
        if self._verdict:
            self._paint_verdict(canvas, self._verdict)
        view = canvas.rect(x + 8, y + 10 + head, 664, h - 26 - head)
        content, marked = self._content(canvas, section, view.width)
        unit = canvas.frame.unit
        room = view.height / unit
        self._most = max(0.0, content.get_height() / unit - room)
        if self._reveal:
            self._reveal, self.scroll = False, max(0.0, marked - 60)
        self.scroll = max(0.0, min(self._most, self.scroll))
        canvas.surface.blit(content, view, (0, round(self.scroll * unit), view.width, view.height))
        self._paint_margin(canvas, section, head)
        if self._most:
            self._paint_bar(canvas, head, room)

    def _content(self, canvas: Canvas, section: Section, width_px: int) -> tuple[pygame.Surface, float]:
        """The section as one tall picture, and where its marked part begins; kept until something changes."""
        key = (self.section, self._part, width_px, canvas.frame.unit)
        if self._page is None or self._page[0] != key:
            tall = self._paint_section(canvas.moved(-9000, -9000), section)[0]
            picture = pygame.Surface((width_px, max(1, round((tall + 20) * canvas.frame.unit))), pygame.SRCALPHA)
            inner = Canvas(picture, canvas.frame, canvas.raster, (0, 0), canvas.signs)
            marked = self._paint_section(inner, section)[1]
            self._page = (key, picture, marked)
        return self._page[1], self._page[2]

    def _paint_section(self, canvas: Canvas, section: Section) -> tuple[float, float]:
        """Height of the section, and the y of the marked part."""
        canvas.write(section.title, "title", 32, INK, (20, 34))
        y = canvas.paragraph(section.intro, 20, 62, TEXT_WIDE, size=18) + 16
        marked = 0.0
        for i, part in enumerate(section.parts):
            if i == self._part:
                marked = y
            y = self._paint_part(canvas, part, y, i == self._part)
        return y, marked

    def _paint_part(self, canvas: Canvas, part: Part, y: float, marked: bool) -> float:
        step = round(max(17, canvas.frame.smallest_text) * 1.34)
        lines = len(canvas.lines(part.text, "body", 17, 592))
        note = _(self._rulings.get(self._ruling, "")) if marked else ""
        notes = len(canvas.lines(note, "body", 16, 570)) if note else 0
        tall = 46 + step * lines + (notes * 22 + 22 if note else 0) + 10
        if marked:
            canvas.pill(10, y, 644, tall, 12, HIGHLIGHT, border=MARIGOLD, line=3)
        right = 640.0
        for ruling in reversed(part.rulings):
            wide = canvas.width_of(ruling, "title", 15) + 20
            here = marked and ruling == self._ruling
            canvas.pill(right - wide, y + 9, wide, 26, None, BRASS if here else PAPER,
                        border=INK if marked else SIDE, line=2)
            canvas.write(ruling, "title", 15, INK if marked else SOFT, (right - wide / 2, y + 21.5), "center")
            right -= wide + 6
        size = canvas.fit(part.title, "title", (21, 19, 17), right - 34)
        canvas.write(part.title, "title", size, INK, (28, y + 22), room=right - 34)
        y = canvas.paragraph(part.text, 28, y + 40, 592, size=17)
        if note:
            canvas.line([(30, y + 12), (30, y + 10 + notes * 22)], MARIGOLD, 4)
            y = canvas.paragraph(note, 42, y + 8, 570, size=16, colour=SOFT, step=22) + 14
        return y + 16

    def _paint_verdict(self, canvas: Canvas, verdict: Verdict) -> None:
        x, y, w, _h = PAGE
        canvas.pill(x + 14, y + 14, w - 28, 56, 12, WAITING, border=INK)
        canvas.head(verdict.caller.animal, "happy", 42, (x + 46, y + 42))
        canvas.head(verdict.accused.animal, "caught", 42, (x + 94, y + 42))
        canvas.write(verdict.words, "title", 19, INK, (x + 128, y + 32), room=w - 160)
        canvas.write(_("This is the rule behind it."), "body", 16, SOFT, (x + 128, y + 55))

    def _paint_margin(self, canvas: Canvas, section: Section, head: float) -> None:
        x, y, _w, h = PAGE
        cx, count = x + 774, len(section.cards)
        below = y + head + (h - head) / 2
        wide = 124 if count == 1 else 112 if count == 2 else 96
        for i, name in enumerate(section.cards):
            at = (cx + (i - (count - 1) / 2) * 26, below - 18 + (i - (count - 1) / 2) * wide * 1.22)
            canvas.put(f"cards/{name}", wide, at, (4, -5, 6)[i % 3])
        down = below - 18 + ((count - 1) / 2 * 1.22 + 0.74) * wide + 18
        size_px = canvas.text_px(15)
        lines = text.wrap(section.caption, "body", size_px, canvas.px(200))
        for i, line in enumerate(lines):
            canvas.write(line, "body", 15, SOFT, (cx, down + i * 20), "center")

    def _paint_bar(self, canvas: Canvas, head: float, room: float) -> None:
        x, y, w, h = PAGE
        track = h - 40 - head
        canvas.pill(x + w - 22, y + 20 + head, 10, track, None, SIDE)
        share = room / (room + self._most)
        at = self.scroll / self._most * track * (1 - share)
        canvas.pill(x + w - 22, y + 20 + head + at, 10, track * share, None, SOFT)
