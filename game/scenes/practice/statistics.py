"""Somebody's numbers: every skill with its curve, spread and best, what was practised when; saved as a table."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.datadir import DataDir, DataError
from game.drills.table import as_csv
from game.scenes.days import told_date
from game.scenes.menu import MenuScene, back_button, page
from game.view.canvas import Canvas
from game.view.commands import Kind
from game.view.i18n import _, n_, told
from game.view.theme import BRASS, INK, PALE, PAPER, SIDE, SLIP, SOFT
from game.view.widgets import Act, Box, Button, Look, Picture, Stepper, Widget

from .course import Course
from .curve import draw_curve
from .skills import SKILLS, TIMES, said

TABLE = "practice.csv"
LIST = (356.0, 112.0, 894.0, 526.0)
ROW = 50.0


class StatisticsScene(MenuScene):
    """``start`` deals a drill."""

    name = "statistics"

    def __init__(self, course: Course, data: DataDir, start: Callable[[str], None]) -> None:
        super().__init__()
        self._course, self._data, self._start = course, data, start
        self.skills = [skill for skill in SKILLS if skill in course.drills]
        self.note = ""
        self.board.set(self._widgets(), f"button:skill:{course.next_up()}")

    def _widgets(self) -> list[Widget]:
        known = self._course.history.profiles()
        names = known if self._course.profile in known else [self._course.profile, *known]
        found: list[Widget] = [
            back_button(self.back),
            Stepper("field:profile", (800, 20, 220, 40), _("Who practises?"), 1, 0, choices=names,
                    index=names.index(self._course.profile), icon="person", change=lambda n: self._change(names[n])),
            Button("button:table", (1036, 20, 220, 40), _("Save as table"), 1, 0, icon="save", size=18, act=self._save)]
        for n, skill in enumerate(self.skills):
            box = (LIST[0] + 12, LIST[1] + 16 + n * ROW, LIST[2] - 24, ROW - 4)
            found.append(Picture(f"button:skill:{skill}", box, _(SKILLS[skill].title), act=self._starter(skill),
                                 paint=self._painter(skill, box)))
        return found

    def _change(self, name: str) -> None:
        self._course.profile = name
        self.rebuild()

    def _starter(self, skill: str) -> Act:
        return lambda: self._start(skill)

    def _painter(self, skill: str, box: Box) -> Callable[[Canvas, Look], None]:
        return lambda canvas, look: self._row(canvas, look, skill, box)

    def _save(self) -> None:
        path = self._data.root / TABLE
        try:
            self._data.write(path, as_csv(self._course.history).encode("utf-8"))
            self.note = _("Saved: {path}").format(path=path)
        except DataError as reason:
            self.note = told(str(reason))
        self.dirty = True

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        page(canvas, _("{name}'s numbers").format(name=self._course.profile))
        middle = canvas.at()
        self._summary(middle)
        middle.slip(*LIST, SLIP, 16)
        self.board.draw(canvas)
        low = canvas.at(0.5, 1)
        if self.note:
            low.write(self.note, "body", 16, PALE, (640, 656), "center", 1180, 26)
        self.foot(low, [(Kind.ACCEPT, _("practise")), (Kind.BACK, _("back"))], 684)
        return None

    def _summary(self, canvas: Canvas) -> None:
        x, y, w, h = 30.0, 112.0, 306.0, 526.0
        canvas.slip(x, y, w, h, SLIP, 16)
        canvas.icon("chart", 84, (x + w / 2, y + 74), disc=True)
        canvas.write(self._course.profile, "title", 24, INK, (x + w / 2, y + 150), "center", w - 40, 36)
        sessions = [each for each in self._course.sessions("") if each.drill in self._course.drills]
        played = {each.drill for each in sessions}
        facts = [(str(len(sessions)), n_("session", "sessions", len(sessions))),
                 (_("{n} of {all}").format(n=len(played), all=len(self.skills)), _("skills tried")),
                 (str(max((each.level for each in sessions), default=0)), _("highest level")),
                 (told_date(sessions[-1].played_at) if sessions else "–", _("last time"))]
        for n, (value, says) in enumerate(facts):
            top = y + 184 + n * 82
            canvas.pill(x + 20, top, w - 40, 72, 10, PAPER, border=SIDE, line=2)
            canvas.write(value, "title", 24, INK, (x + 36, top + 24), room=w - 72, height=36)
            canvas.write(says, "body", 16, SOFT, (x + 36, top + 54), room=w - 72, height=26)

    def _row(self, canvas: Canvas, look: Look, skill: str, box: Box) -> None:
        x, y, w, h = box
        if look.focus:
            canvas.ring(x + 2, y + 2, w - 4, h - 4, 12)
            canvas.pill(x + 2, y + 2, w - 4, h - 4, 12, BRASS)
        words, drill = SKILLS[skill], self._course.drills[skill]
        middle = y + h / 2
        canvas.art(f"title/drill_{skill}", x + 12, y + 3, 60, 40)
        canvas.write(_(words.title), "title", 19, INK, (x + 88, middle), room=180, height=h)
        sessions = self._course.sessions(skill)
        if not sessions:
            canvas.write(_("not played yet"), "body", 17, SOFT, (x + w - 18, middle), "midright", 240, h)
            return
        scores = [each.score for each in sessions]
        draw_curve(canvas, scores[-20:], (x + 290, y + 10, 190, h - 20), drill.less_is_better, line=4)
        best = (min if drill.less_is_better else max)(scores)
        canvas.icon("trophy", 22, (x + 514, middle))
        canvas.write(said(words.score, best), "body", 17, SOFT, (x + 532, middle), room=104, height=h)
        level = _("level {n}").format(n=sessions[-1].level)
        canvas.write(level, "body", 17, SOFT, (x + 642, middle), room=86, height=h)
        spread = sessions[-1].figures.get("spread_ms")
        last = middle if spread is None else middle - 8
        canvas.write(said(words.score, scores[-1]), "title", 19, INK, (x + w - 18, last), "midright", 110, h / 2)
        if spread is not None:
            canvas.write(said(TIMES["spread_ms"][0], spread), "body", 15, SOFT, (x + w - 18, middle + 13), "midright",
                         110, h / 2 - 2)
