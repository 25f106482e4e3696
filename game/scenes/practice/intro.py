"""A drill in one sentence, one picture and three cards; its level can be fixed here."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.drills.drill import LEVELS
from game.scenes import reports
from game.scenes.menu import MenuScene, back_button, page
from game.view.canvas import Canvas
from game.view.commands import Kind
from game.view.i18n import _, told
from game.view.theme import INK, PALE, SLIP, SOFT
from game.view.widgets import Button, Stepper, Widget

from .course import Course
from .skills import SKILLS, Advice, said

PAPER_BOX = (120.0, 116.0, 1040.0, 470.0)


class IntroScene(MenuScene):
    """``start`` deals the drill."""

    name = "drill_intro"

    def __init__(self, course: Course, skill: str, start: Callable[[str], None]) -> None:
        super().__init__()
        self._course, self._skill, self._start = course, skill, start
        self._trouble = ""
        self.board.set(self._widgets(), "button:start")

    def _widgets(self) -> list[Widget]:
        fixed = self._course.fixed(self._skill)
        follows = _("follows you: {n}").format(n=self._course.level(self._skill))
        choices = [follows, *(str(level) for level in LEVELS)]
        return [
            back_button(self.back),
            Stepper("field:level", (320, 470, 250, 40), _("Difficulty"), choices=choices, index=fixed, size=18,
                    change=self._fix),
            Button("button:start", (480, 618, 320, 58), _("Start"), 0.5, 1, icon="play", style="primary", size=26,
                   act=lambda: self._start(self._skill))]

    def _fix(self, level: int) -> None:
        self._trouble = self._course.fix(self._skill, level)
        self.rebuild("field:level")

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        skill = SKILLS[self._skill]
        page(canvas, _(skill.title), self._course.drills[self._skill].game)
        middle = canvas.at()
        x, y, w, h = PAPER_BOX
        middle.slip(x, y, w, h, SLIP, 18)
        middle.art(f"title/drill_{self._skill}", x + 40, y + 34, 400, 267)
        middle.write(_(skill.length), "body", 18, SOFT, (x + 240, y + 324), "center", 400, 28)
        middle.write(_("Difficulty"), "title", 18, INK, (x + 40, 490), room=150, height=36)
        self._best(middle, x + 40, 546)
        bottom = middle.paragraph(_(skill.sentence), x + 480, y + 30, w - 520, "title", 28, INK, height=92)
        for n, advice in enumerate(skill.advice):
            _draw_advice(middle, advice, (x + 480, max(bottom + 16, y + 122) + n * 108, w - 510))
        self.board.draw(canvas)
        self.foot(canvas.at(1, 1), [(Kind.ACCEPT, _("start")), (Kind.BACK, _("back"))], 684, right=1256)
        words = told(self._trouble) or reports.delay(self.stage, self.stage.device)
        canvas.at(0, 1).paragraph(words, 30, 632, 430, "body", 16, PALE, height=80)
        return None

    def _best(self, canvas: Canvas, x: float, y: float) -> None:
        scores = [each.score for each in self._course.sessions(self._skill)]
        canvas.write(_("Your best"), "title", 18, INK, (x, y), room=150, height=36)
        less = self._course.drills[self._skill].less_is_better
        words = said(SKILLS[self._skill].score, (min if less else max)(scores)) if scores else _("not played yet")
        canvas.write(words, "title", 20, INK, (x + 160, y), room=250, height=36)


def _draw_advice(canvas: Canvas, advice: Advice, box: tuple[float, float, float]) -> None:
    x, y, w = box
    canvas.put(f"cards/{advice.card}", 66, (x + 36, y + 46), -4)
    canvas.icon(advice.sign, 34, (x + 108, y + 46), disc=True)
    canvas.write(_(advice.title), "title", 20, INK, (x + 150, y + 28), room=w - 150, height=32)
    canvas.paragraph(_(advice.line), x + 150, y + 44, w - 150, "body", 17, SOFT, height=52)
