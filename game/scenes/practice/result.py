"""What a session came to: one big figure with its change, four more in words, the curve, and card by card."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.scenes.days import told_date
from game.scenes.menu import MenuScene, back_button, page
from game.view.canvas import Canvas
from game.view.i18n import N_, _, told
from game.view.theme import INK, PALE, PAPER, READY, RUST, SIDE, SLIP, SOFT, WARNING
from game.view.widgets import Button, Widget

from .course import Done
from .curve import draw_curve, points
from .skills import SKILLS, said

NUMBERS, CURVE, CARDS = (30.0, 112.0, 500.0, 312.0), (546.0, 112.0, 704.0, 312.0), (30.0, 436.0, 1220.0, 164.0)
SHOWN = 24
"""Sessions on the curve."""
TALL = 74.0
DEVICES = {"mouse": N_("mouse"), "keyboard": N_("keyboard"), "pad": N_("pad"), "touch": N_("finger")}
OUTCOMES = {"hit": "#36935A", "rest": "#D8E6D2", "near": "#D8E6D2", "wrong": "#C23B2A", "false": "#C23B2A",
            "missed": "#F5B638"}
WAYS = {"lap": "cheat_table", "shoulder": "cheat_shoulder", "sleeve": "cheat_sleeve", "slip": "cheat_pile",
        "throw": "pollen", "dodge": "warning", "steal": "grasshopper", "guard": "peek", "objection": "speech"}
"""The sign below a stem, by what the trial was about."""
SIGNS = {"rest": "check", "wrong": "close", "false": "close", "missed": "clock"}


class ResultActs(NamedTuple):
    again: Callable[[], None]
    following: Callable[[], None]
    drills: Callable[[], None]


class DrillResultScene(MenuScene):
    """``following``: the skill that is next."""

    name = "drill_result"

    def __init__(self, done: Done, following: str, device: str, acts: ResultActs) -> None:
        super().__init__()
        self._done, self._next, self._device, self._acts = done, following, device, acts
        self.skill = SKILLS[done.drill.skill]
        self.board.set(self._widgets(), "button:again")

    def back(self) -> None:
        self._acts.drills()

    def _widgets(self) -> list[Widget]:
        after = _("Next: {drill}").format(drill=_(SKILLS[self._next].title))
        return [
            back_button(self.back),
            Button("button:again", (30, 622, 240, 56), _("Again"), 0.5, 1, icon="rewind", style="primary", size=24,
                   act=self._acts.again),
            Button("button:next", (290, 626, 260, 48), after, 0.5, 1, icon="step", size=20, act=self._acts.following),
            Button("button:drills", (570, 626, 200, 48), _("All drills"), 0.5, 1, icon="back", size=20,
                   act=self._acts.drills)]

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        page(canvas, _("{drill}: your result").format(drill=_(self.skill.title)), self._done.drill.game)
        middle = canvas.at()
        self._numbers(middle)
        self._curve(middle)
        self._cards(middle)
        self.board.draw(canvas)
        low = canvas.at(0.5, 1)
        low.paragraph(self._level_words(), 800, 628, 450, "body", 17, PALE, height=56)
        return None

    def _numbers(self, canvas: Canvas) -> None:
        x, y, w, h = NUMBERS
        canvas.slip(x, y, w, h, SLIP, 16)
        score = said(self.skill.score, self._done.figures.score)
        size = canvas.fit(score, "title", (72, 64, 56, 48), 250)
        canvas.write(score, "title", size, INK, (x + 24, y + 50), room=250)
        self._change(canvas, x + 282, y + 38)
        says = _(self.skill.score_says)
        size = canvas.fit(says, "body", (17, 16, 15, 14, 13), w - 50)
        canvas.write(says, "body", size, SOFT, (x + 26, y + 104), room=w - 50, height=28)
        for n, (name, (pattern, says)) in enumerate(self.skill.figures.items()):
            cx, cy, cw, ch = x + 20 + n % 2 * 234, y + 122 + n // 2 * 92, 226.0, 86.0
            canvas.pill(cx, cy, cw, ch, 10, PAPER, border=SIDE, line=2)
            value = said(pattern, self._done.figures.values[name])
            canvas.write(value, "title", 20, INK, (cx + 14, cy + 16), room=cw - 26, height=28)
            canvas.paragraph(_(says), cx + 14, cy + 29, cw - 26, "body", 15, SOFT, height=ch - 32, step=18)

    def _change(self, canvas: Canvas, x: float, y: float) -> None:
        """Against the last session; the first one has nothing to be compared with."""
        if not self._done.before:
            canvas.paragraph(_("Your first one. From now on there is a curve."), x, y - 26, 160, "body", 16, SOFT,
                             height=80)
            return
        change = self._done.figures.score - self._done.before[-1].score
        better = change < 0 if self._done.drill.less_is_better else change > 0
        words = said(self.skill.score, abs(change)) if change else _("as before")
        words = (_("{by} better") if better else _("{by} worse")).format(by=words) if change else words
        sign = "" if not change else "arrow_up" if better else "arrow_down"
        fill = READY if better or not change else WARNING
        size = canvas.fit(words, "title", (17, 16, 15, 14, 13), 152)
        wide = min(198.0, canvas.width_of(words, "title", size) + (52 if sign else 34))
        canvas.pill(x, y - 20, wide, 38, None, fill, border=INK)
        if sign:
            canvas.icon(sign, 20, (x + 20, y - 1))
        canvas.write(words, "title", size, INK, (x + (34 if sign else 16), y - 1), room=152, height=34)
        canvas.sentence(_("than last time"), x + 4, y + 36, 15, SOFT, "body", room=150)

    def _curve(self, canvas: Canvas) -> None:
        x, y, w, h = CURVE
        canvas.slip(x, y, w, h, SLIP, 16)
        right = canvas.write(_("Over your sessions"), "title", 20, INK, (x + 22, y + 28), room=w * 0.5, height=34)
        better = _("higher is faster") if self._done.drill.less_is_better else _("higher is better")
        canvas.write(better, "body", 16, SOFT, (right + 16, y + 28), room=x + w - right - 38, height=28)
        canvas.write(_(self.skill.score_says), "body", 15, SOFT, (x + 22, y + 56), room=w - 44, height=24)
        scores = [*(each.score for each in self._done.before[1 - SHOWN:]), self._done.figures.score]
        if len(scores) < 2:
            canvas.paragraph(_("Play once more, and the curve begins."), x + 22, y + 120, w - 44, "soft", 20, SOFT,
                             height=80)
            return
        box, less = (x + 96, y + 84, w - 140, h - 144), self._done.drill.less_is_better
        for value in sorted({min(scores), max(scores)}):
            level = points([value, *scores], (0, box[1], 1, box[3]), less)[0][1]
            canvas.pill(box[0] - 6, level - 1, box[2] + 12, 2, 1, SIDE)
            canvas.write(said(self.skill.score, value), "body", 15, SOFT, (box[0] - 16, level), "midright", 76, 24)
        draw_curve(canvas, scores, box, less, dots=True)
        ends = (told_date((self._done.before[1 - SHOWN:] or self._done.before)[0].played_at), _("today"))
        for words, at, anchor in ((ends[0], box[0], "midleft"), (ends[1], box[0] + box[2], "midright")):
            canvas.write(words, "body", 15, SOFT, (at, y + h - 26), anchor, 160, 24)

    def _cards(self, canvas: Canvas) -> None:
        """A stem for each answer: the quicker the higher; a sign where there was none, or a wrong one."""
        x, y, w, h = CARDS
        canvas.slip(x, y, w, h, SLIP, 16)
        canvas.write(_("One after the other"), "title", 19, INK, (x + 22, y + 24), room=360, height=32)
        trials = self._done.figures.trials
        times = [each.ms for each in trials if each.ms >= 0] or [0]
        fastest, span = min(times), max(1, max(times) - min(times))
        step = (w - 80) / max(1, len(trials))
        signs = any(trial.what in WAYS for trial in trials)
        for n, trial in enumerate(trials):
            at, floor = x + 40 + step * (n + 0.5), y + h - (38 if signs else 22)
            high = TALL * (1 - 0.8 * (trial.ms - fastest) / span) if trial.ms >= 0 else TALL * 0.3
            if trial.what in WAYS:
                canvas.icon(WAYS[trial.what], min(22.0, step), (at, floor + 17))
            if trial.outcome in SIGNS:
                canvas.icon(SIGNS[trial.outcome], min(20.0, step), (at, floor - high))
                continue
            canvas.pill(at - 1.5, floor - high, 3, high, 1, SIDE)
            canvas.disc(at, floor - high, min(6.5, step * 0.4), OUTCOMES.get(trial.outcome, RUST), INK, 2)

    def _level_words(self) -> str:
        if self._done.trouble:
            return told(self._done.trouble)
        share = round(100 * self._done.figures.success)
        words = _("Level {level}. {share} % went well; the aim is 75 %.").format(level=self._done.level, share=share)
        return words + " " + _("Played with: {device}; its delay is unknown.").format(
            device=_(DEVICES[self._device]) if self._device in DEVICES else self._device)
