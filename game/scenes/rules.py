"""The rules, a section a page: opened at the ruling that a verdict named, searched, or read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.view import text
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.i18n import _, language, n_
from game.view.theme import BRASS, INK, PAPER, SIDE, SLIP, SOFT, WAITING
from game.view.widgets import Act, Box, Button, Field, Look, Picture, Stepper, Widget

from .menu import MenuScene, back_button, page
from .name import NameScene
from .pause import Face
from .rulebook import Rulebook, load
from .rules_page import Marks, RulesPage, draw_margin
from .rules_search import Hit, folded, search

LIST = (24.0, 112.0, 308.0, 526.0)
PAGE = (350.0, 112.0, 906.0, 526.0)
ROW, HIT_ROW, SEARCH = 34.0, 58.0, 52.0
STEP = 60


class Verdict(NamedTuple):
    """Who was called by whom, in words, above the rule behind it."""

    words: str
    caller: Face
    accused: Face


class RulesScene(MenuScene):
    """``rulings``: ruling id to its short text. ``ruling``: where to open. ``back_words``: where Esc leads. ``games``:
    slugs of the games whose rules can be read here; the search goes through those of this one first."""

    name = "rules"

    def __init__(self, book: Rulebook, rulings: Mapping[str, str], ruling: str = "", back_words: str = "",
                 verdict: Verdict | None = None, games: Sequence[str] = ()) -> None:
        super().__init__()
        self._book, self._ruling, self._verdict = book, ruling, verdict
        self._games = tuple(games) or (book.game,)
        self._back_words = back_words
        found = book.find(ruling)
        self.section, self._part = found or (0, -1)
        self.words = ""
        """What is searched for."""
        self.hits: list[Hit] = []
        self._first_hit = 0
        self.scroll = 0.0
        self._most = 0.0
        self._reveal = found is not None
        self._page = RulesPage(rulings)
        x, y, w, _h = LIST
        self._field = Field("field:search", (x + 14, y + 12, w - 28, 40), longest=30, icon="caught",
                            change=self._searched, typed=self.look_for)
        self.board.set(self._widgets(), "button:back_to" if back_words else f"button:section:{self.section}")

    # ---- widgets

    def _widgets(self) -> list[Widget]:
        widgets: list[Widget] = [back_button(self.back)]
        if len(self._games) > 1:
            x, ax = self._game_place
            widgets.append(Stepper("field:game", (x, 20, 270, 40), _("Game"), ax, 0,
                                   choices=[load(game, language()).title for game in self._games],
                                   index=self._games.index(self._book.game), change=self._change_game))
        if self._back_words:
            widgets.append(Button("button:back_to", (966, 20, 290, 42), self._back_words, 1, 0, icon="back",
                                  style="primary", size=20, act=self.back))
        self._field.label = self._field.hint = _("Search")
        widgets.append(self._field)
        widgets += self._hit_rows() if self.words else self._contents()
        widgets.append(Picture("field:page", PAGE, _("The page"), paint=self._paint_page, act=self._read_on))
        return widgets

    @property
    def _game_place(self) -> tuple[float, float]:
        """Where the name of the game begins, and in which part of the window: at the right, or before the way back."""
        return (566.0, 0.5) if self._back_words else (986.0, 1.0)

    def _contents(self) -> list[Widget]:
        row = min(ROW, (LIST[3] - SEARCH - 24) / len(self._book.sections))
        rows: list[Widget] = []
        for i, section in enumerate(self._book.sections):
            box = (LIST[0] + 14, LIST[1] + SEARCH + 12 + i * row, LIST[2] - 28, row)
            rows.append(Picture(f"button:section:{i}", box, section.title, act=self._choose(i),
                                paint=self._painter(i, box)))
        return rows

    def _hit_rows(self) -> list[Widget]:
        rows: list[Widget] = []
        for n, hit in enumerate(self._hits_in_view()):
            box = (LIST[0] + 14, LIST[1] + SEARCH + 34 + n * HIT_ROW, LIST[2] - 28, HIT_ROW - 6)
            rows.append(Picture(f"button:hit:{self._first_hit + n}", box, hit.title, act=self._choose_hit(hit),
                                paint=self._hit_painter(hit, box), move=lambda dx: False))
        return rows

    def _hits_in_view(self) -> list[Hit]:
        shown = int((LIST[3] - SEARCH - 40) // HIT_ROW)
        return self.hits[self._first_hit:self._first_hit + shown]

    def preferred(self) -> None:
        """The same page in the language of now."""
        self._book = load(self._book.game, language())
        self._back_words = _("Back to the table") if self._back_words else ""
        self._page.forget()
        self.look_for(self.words)
        super().preferred()

    def _choose(self, index: int) -> Act:
        return lambda: self._open(index)

    def _choose_hit(self, hit: Hit) -> Act:
        def act() -> None:
            self._show_hit(hit)
            self.board.focus = "field:page"
        return act

    def _painter(self, index: int, box: Box) -> Callable[[Canvas, Look], None]:
        return lambda canvas, look: self._paint_row(canvas, look, index, box)

    def _hit_painter(self, hit: Hit, box: Box) -> Callable[[Canvas, Look], None]:
        return lambda canvas, look: self._paint_hit(canvas, look, hit, box)

    # ---- what is open

    def _open(self, index: int, part: int = -1) -> None:
        if (index, part) != (self.section, self._part):
            self.section, self._part, self.scroll, self._reveal = index, part, 0.0, part >= 0
        self.dirty = True

    def _change_game(self, index: int) -> None:
        self._open_book(self._games[index])
        self.board.set(self._widgets(), "field:game")

    def _open_book(self, game: str) -> None:
        if game != self._book.game:
            self._book, self._verdict, self.section = load(game, language()), None, -1
            self._open(0)

    def look_for(self, words: str) -> None:
        """The contents give way to what is found; nothing typed brings them back."""
        self.words = words.strip()
        if not self._field.open:
            self._field.text = self.words
        others = [load(game, language()) for game in self._games if game != self._book.game]
        self.hits, self._first_hit = search([self._book, *others], self.words), 0
        self.board.set(self._widgets())
        if self.hits:
            self._show_hit(self.hits[0])
        self.dirty = True

    def _searched(self, words: str) -> None:
        self.look_for(words)
        if self.hits:
            self.board.focus = "button:hit:0"

    def _show_hit(self, hit: Hit) -> None:
        self._open_book(hit.game)
        self._open(hit.section, hit.part)

    @property
    def marked_in_view(self) -> bool:
        """Whether the part of the ruling that was asked for can be seen; after the first drawing."""
        return self._part >= 0 and self.scroll <= self._page.marked <= self.scroll + 380

    # ---- commands

    def back(self) -> None:
        if self.words:
            self.look_for("")
        else:
            super().back()

    def handle(self, command: Command) -> None:
        reading = self.board.focus == "field:page"
        pressed = command.pressed
        if self.typing:
            super().handle(command)
        elif pressed and command.kind in (Kind.FIND, Kind.MORE):
            self._find(command)
        elif command.kind is Kind.SCROLL:
            self._move(command.amount * STEP)
        elif pressed and command.kind in (Kind.PAGE_UP, Kind.PAGE_DOWN):
            self._move(400 if command.kind is Kind.PAGE_DOWN else -400)
        elif pressed and command.kind in (Kind.FIRST, Kind.LAST):
            self._move(-1e6 if command.kind is Kind.FIRST else 1e6)
        elif pressed and reading and command.kind in (Kind.UP, Kind.DOWN):
            self._read(1 if command.kind is Kind.DOWN else -1)
        elif pressed and reading and command.kind is Kind.LEFT:
            self.board.focus, self.dirty = self._list_focus, True
        elif pressed and self._in_list and command.kind is Kind.RIGHT:
            self.board.focus, self.dirty = "field:page", True
        elif pressed and self._in_hits and command.kind in (Kind.UP, Kind.DOWN) and self._step_hits(command.kind):
            self.dirty = True
        elif pressed and command.kind in (Kind.NEXT_TAB, Kind.PREVIOUS_TAB):
            self._turn(1 if command.kind is Kind.NEXT_TAB else -1)
        else:
            super().handle(command)
            self._follow(command)

    def _find(self, command: Command) -> None:
        """Typed with keys; on a pad the letters are chosen."""
        self.board.focus, self.dirty = "field:search", True
        field = self.board.focused
        if command.device.kind == "pad":
            self.stage.push(NameScene(self.words, "", self.look_for, _("What do you look for?"), _("Search")))
        elif field is not None:
            field.accept()

    @property
    def _in_list(self) -> bool:
        return self.board.focus.startswith(("button:section:", "button:hit:"))

    @property
    def _in_hits(self) -> bool:
        return self.board.focus.startswith("button:hit:")

    @property
    def _list_focus(self) -> str:
        if not self.words:
            return f"button:section:{self.section}"
        return f"button:hit:{self._first_hit}" if self.hits else "field:search"

    def _step_hits(self, kind: Kind) -> bool:
        """One hit further, also beyond the last that is in view; False at both ends."""
        at = int(self.board.focus.rpartition(":")[2]) + (1 if kind is Kind.DOWN else -1)
        if not 0 <= at < len(self.hits):
            return False
        shown = len(self._hits_in_view())
        self._first_hit = max(min(self._first_hit, at), at - shown + 1)
        self.board.set(self._widgets(), f"button:hit:{at}")
        self._show_hit(self.hits[at])
        return True

    def _follow(self, command: Command) -> None:
        """Moving along the contents opens the section at once."""
        if command.kind not in (Kind.UP, Kind.DOWN, Kind.NEXT, Kind.PREVIOUS) or not self._in_list:
            return
        number = int(self.board.focus.rpartition(":")[2])
        if self._in_hits:
            self._show_hit(self.hits[number])
        else:
            self._open(number)

    def _turn(self, step: int) -> None:
        index = (self.section + step) % len(self._book.sections)
        self._open(index)
        if self.board.focus.startswith("button:section:"):
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
        x, ax = self._game_place
        top = canvas.at(ax, 0)
        top.art(f"title/game_{self._book.game}", x - 102, 12, 90, 56)
        if len(self._games) == 1:
            top.pill(x, 20, 270, 40, None, PAPER, border=INK)
            top.write(self._book.title, "title", 18, INK, (x + 135, 39.5), "center", room=240)
        middle = canvas.at()
        middle.slip(*LIST, SLIP, 16)
        middle.slip(*PAGE, PAPER, 16)
        if self.words:
            self._paint_count(middle)
        self.board.draw(canvas)
        self.foot(canvas.at(0.5, 1), self._prompts(), 684)
        return None

    def _prompts(self) -> list[tuple[Kind, str]]:
        way_back = _("contents") if self.words else self._back_words[:1].lower() + self._back_words[1:] or _("back")
        if self.stage.device.kind == "mouse":
            return [(Kind.DOWN, _("wheel: read")), (Kind.BACK, way_back)]
        reading = self.board.focus == "field:page"
        find = Kind.MORE if self.stage.device.kind == "pad" else Kind.FIND
        return [(Kind.DOWN, _("read") if reading else _("next place") if self.words else _("contents")),
                (find, _("search")), (Kind.BACK, way_back)]

    def _paint_count(self, canvas: Canvas) -> None:
        here = sum(hit.game == self._book.game for hit in self.hits)
        words = n_("{count} place", "{count} places", len(self.hits)) if self.hits else _("Nothing found.")
        if here != len(self.hits):
            words = _("{here} here, {count} in all")
        canvas.write(words.format(count=len(self.hits), here=here), "body", 15, SOFT,
                     (LIST[0] + 22, LIST[1] + SEARCH + 16), room=LIST[2] - 40, height=26)

    def _paint_row(self, canvas: Canvas, look: Look, index: int, box: Box) -> None:
        x, y, w, h = box
        _paint_place(canvas, look, box, index == self.section)
        canvas.write(self._book.sections[index].title, "title", 17, INK, (x + 16, y + h / 2 - 0.5), room=w - 24,
                     height=h)

    def _paint_hit(self, canvas: Canvas, look: Look, hit: Hit, box: Box) -> None:
        x, y, w, h = box
        here = (self._book.game, self.section, self._part)
        _paint_place(canvas, look, box, (hit.game, hit.section, hit.part) == here)
        icon = 38 if hit.game != self._book.game else 0
        if icon:
            canvas.art(f"title/game_{hit.game}", x + 8, y + 14, 38)
        canvas.write(hit.title, "title", 17, INK, (x + 14 + icon, y + 15), room=w - 26 - icon, height=h / 2)
        size, room = canvas.size_for_height(15, h / 2), w - 26 - icon
        line = text.cut(hit.snippet, "body", canvas.text_px(size), canvas.px(room))
        canvas.write(line, "body", size, SOFT, (x + 14 + icon, y + 37))

    def _paint_page(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = PAGE
        if look.focus:
            canvas.ring(x, y, w, h, 16)
        section = self._book.sections[self.section]
        head = 70.0 if self._verdict else 0.0
        if self._verdict:
            _paint_verdict(canvas, self._verdict)
        view = canvas.rect(x + 8, y + 10 + head, 664, h - 26 - head)
        marks = Marks(self._part, self._ruling if not self.words else "", tuple(folded(self.words).split()))
        content = self._page.picture(canvas, section, marks, view.width)
        unit = canvas.frame.unit
        room = view.height / unit
        self._most = max(0.0, content.get_height() / unit - room)
        if self._reveal:
            self._reveal, self.scroll = False, max(0.0, self._page.marked - 60)
        self.scroll = max(0.0, min(self._most, self.scroll))
        canvas.surface.blit(content, view, (0, round(self.scroll * unit), view.width, view.height))
        draw_margin(canvas, section, (x + 674, y + head + 20, 204, h - head - 40))
        if self._most:
            self._paint_bar(canvas, head, room)

    def _paint_bar(self, canvas: Canvas, head: float, room: float) -> None:
        x, y, w, h = PAGE
        track = h - 40 - head
        canvas.pill(x + w - 22, y + 20 + head, 10, track, None, SIDE)
        share = room / (room + self._most)
        at = self.scroll / self._most * track * (1 - share)
        canvas.pill(x + w - 22, y + 20 + head + at, 10, track * share, None, SOFT)


def _paint_place(canvas: Canvas, look: Look, box: Box, chosen: bool) -> None:
    x, y, w, h = box
    if chosen:
        canvas.pill(x, y + 1, w, h - 2, 10, BRASS, border=INK)
    elif look.hover:
        canvas.pill(x, y + 1, w, h - 2, 10, WAITING)
    if look.focus:
        canvas.ring(x + 2, y + 3, w - 4, h - 6, 8)
        canvas.pill(x + 2, y + 3, w - 4, h - 6, 8, BRASS)


def _paint_verdict(canvas: Canvas, verdict: Verdict) -> None:
    x, y, w, _h = PAGE
    canvas.pill(x + 14, y + 14, w - 28, 56, 12, WAITING, border=INK)
    canvas.head(verdict.caller.animal, "happy", 42, (x + 46, y + 42))
    canvas.head(verdict.accused.animal, "caught", 42, (x + 94, y + 42))
    canvas.write(verdict.words, "title", 19, INK, (x + 128, y + 31), room=w - 160, height=30)
    canvas.write(_("This is the rule behind it."), "body", 16, SOFT, (x + 128, y + 55), room=w - 160, height=26)
