"""All drills at a glance: what each is about, the last and the best, and which one is next."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.scenes.menu import MenuScene, back_button, page
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.i18n import _
from game.view.theme import BRASS, INK, PAPER, READY, SLIP, SOFT
from game.view.widgets import Act, Box, Button, Look, Picture, Stepper, Widget

from .course import Course
from .curve import draw_curve
from .skills import SKILLS, said

COLUMNS, CARD = 5, (30.0, 110.0, 234.0, 250.0)
STEP_X, STEP_Y = 246.0, 262.0


class PracticeActs(NamedTuple):
    """``start`` deals a drill (the first time by way of its introduction), ``about`` introduces it, ``numbers`` opens
    the statistics, ``profile`` changes who practises, ``puzzles`` opens the puzzles."""

    start: Callable[[str], None]
    about: Callable[[str], None]
    numbers: Callable[[], None]
    profile: Callable[[str], None]
    puzzles: Callable[[], None]


class PracticeScene(MenuScene):
    """The drills of one profile."""

    name = "practice"

    def __init__(self, course: Course, acts: PracticeActs) -> None:
        super().__init__()
        self._course, self._acts = course, acts
        self.skills = [skill for skill in SKILLS if skill in course.drills]
        self.next = course.next_up()
        self.board.set(self._widgets(), f"button:drill:{self.next}")

    def resume(self) -> None:
        """Back from a session: another one may be next."""
        self.next = self._course.next_up()
        self.rebuild()
        super().resume()

    def _widgets(self) -> list[Widget]:
        names = self._profiles
        found: list[Widget] = [
            back_button(self.back),
            Stepper("field:profile", (860, 20, 220, 40), _("Who practises?"), 1, 0, choices=names,
                    index=names.index(self._course.profile), icon="person", change=self._change_profile),
            Button("button:numbers", (1096, 20, 160, 40), _("Numbers"), 1, 0, icon="chart", size=18,
                   act=self._acts.numbers),
            Button("button:puzzles", (660, 20, 184, 40), _("Puzzles"), 1, 0, icon="star", size=18,
                   act=self._acts.puzzles)]
        for n, skill in enumerate(self.skills):
            box = (CARD[0] + n % COLUMNS * STEP_X, CARD[1] + n // COLUMNS * STEP_Y, CARD[2], CARD[3])
            found.append(Picture(f"button:drill:{skill}", box, _(SKILLS[skill].title), act=self._starter(skill),
                                 paint=self._painter(skill, box)))
        found.append(Button("button:start", (474, 648, 170, 48), _("Start"), 0.5, 1, icon="play", style="primary",
                            size=22, act=self._starter(self.next)))
        return found

    @property
    def _profiles(self) -> list[str]:
        known = self._course.history.profiles()
        return known if self._course.profile in known else [self._course.profile, *known]

    def _change_profile(self, index: int) -> None:
        self._acts.profile(self._profiles[index])
        self.next = self._course.next_up()
        self.rebuild("field:profile")

    def _starter(self, skill: str) -> Act:
        return lambda: self._acts.start(skill)

    def _painter(self, skill: str, box: Box) -> Callable[[Canvas, Look], None]:
        return lambda canvas, look: self._paint(canvas, look, skill, box)

    @property
    def chosen(self) -> str:
        """The drill that has the focus, or else the next one."""
        found = self.board.focus.rpartition(":")[2] if self.board.focus.startswith("button:drill:") else ""
        return found or self.next

    def handle(self, command: Command) -> None:
        if command.pressed and command.kind in (Kind.MORE, Kind.ALT, Kind.HELP):
            self._acts.about(self.chosen)
        else:
            super().handle(command)

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        page(canvas, _("Practice"))
        low = canvas.at(0.5, 1)
        low.slip(30, 640, 630, 64, PAPER, 32)
        low.put("cards/schummel_hummel/watchman_worm", 34, (66, 672), -4)
        words = _("Next for you: {drill}").format(drill=_(SKILLS[self.next].title))
        low.write(words, "title", 19, INK, (100, 660), room=360, height=28)
        low.write(self._why(), "body", 16, SOFT, (100, 686), room=360, height=26)
        self.board.draw(canvas)
        self.foot(low, [(Kind.ACCEPT, _("start")), (Kind.MORE, _("about")), (Kind.BACK, _("back"))], 672, right=1256)
        return None

    def _why(self) -> str:
        sessions = self._course.sessions(self.next)
        if not sessions:
            return _("Never played yet.")
        last, best = sessions[-1].score, self._course.best(self.next)
        return _("Your last one was behind your best.") if last != best else _("Not played for a while.")

    def _tall(self, canvas: Canvas, room: float, h: float) -> float:
        """How high the pictures are: all alike, so that the longest sentence has its place."""
        lines = max(len(canvas.lines(_(SKILLS[skill].sentence), "body", 16, room)) for skill in self.skills)
        return max(70.0, min(124.0, h - 92 - lines * canvas.step(16)))

    def _paint(self, canvas: Canvas, look: Look, skill: str, box: Box) -> None:
        x, y, w, h = box
        y += look.lift
        words, sessions = SKILLS[skill], self._course.sessions(skill)
        if look.focus:
            canvas.ring(x, y, w, h, 16)
        canvas.slip(x, y, w, h, SLIP, 16)
        tall = self._tall(canvas, w - 36, h)
        canvas.art(f"title/drill_{skill}", x + (w - tall * 1.5) / 2, y + 14, tall * 1.5, tall)
        canvas.write(_(words.title), "title", 21, INK, (x + 18, y + tall + 32), room=w - 36, height=32)
        canvas.paragraph(_(words.sentence), x + 18, y + tall + 48, w - 36, "body", 16, SOFT,
                         height=h - tall - 90)
        low = y + h - 24
        if skill == self.next:
            wide = min(canvas.width_of(_("next up"), "title", 15), w - 40) + 24
            canvas.pill(x + w - 6 - wide, y + 6, wide, 28, None, BRASS, border=INK)
            canvas.write(_("next up"), "title", 15, INK, (x + w - 6 - wide / 2, y + 19.5), "center", wide - 12, 24)
        if not sessions:
            wide = min(canvas.width_of(_("new"), "title", 16), w - 60) + 24
            canvas.pill(x + 18, low - 13, wide, 27, None, READY, border=INK)
            canvas.write(_("new"), "title", 16, INK, (x + 18 + wide / 2, low), "center", wide - 12, 24)
            return
        scores = [each.score for each in sessions]
        drill, best = self._course.drills[skill], self._course.best(skill)
        right = canvas.write(said(words.score, scores[-1]), "title", 18, INK, (x + 18, low), room=88, height=28)
        canvas.icon("trophy", 20, (right + 18, low))
        canvas.write(f"{best:.0f}", "body", 16, SOFT, (right + 32, low), room=44, height=26)
        draw_curve(canvas, scores[-12:], (x + w - 76, low - 14, 56, 24), drill.less_is_better, line=4)
