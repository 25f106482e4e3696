"""What the list of replays shows: a row for each match, and the best moments of the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.album import Best, Entry, Summary
from game.clock import day_of
from game.view.canvas import Canvas
from game.view.i18n import _, n_, told
from game.view.theme import INK, PAPER, SLIP, SOFT
from game.view.widgets import Look, Widget

from .days import told_day
from .moment_words import BEST, COUNT_ICONS, ICONS, count_words
from .reveal_plan import clock

STAR_X, GO_X = 660.0, 708.0
"""From the left edge of a row."""
WINNERS_X = 480.0
"""So far from the left edge of a row its winners may reach."""


def told_length(summary: Summary) -> str:
    """``3 rounds, 12 min``; games of one round say only how long."""
    minutes = max(1, round(summary.length_ms / 60_000))
    if summary.rounds < 2:
        return _("{minutes} min").format(minutes=minutes)
    return n_("{n} round, {minutes} min", "{n} rounds, {minutes} min", summary.rounds).format(
        n=summary.rounds, minutes=minutes)


def winners_of(summary: Summary) -> str:
    return _(" and ").join(summary.players[seat] for seat in summary.winners)


def best_words(best: Best) -> str:
    return _(BEST.get(best.kind, best.kind))


@dataclass
class Row(Widget):
    """A match in the list; its star and its arrow are pressed by themselves. ``animals``: who sat there."""

    entry: Entry = field(kw_only=True)
    animals: Sequence[str] = ()
    chosen: bool = False
    star: Callable[[], None] = lambda: None
    repeats = True

    def click(self, at: tuple[float, float]) -> None:
        inside = at[0] - self.box[0]
        if STAR_X - 6 <= inside < GO_X - 10:
            self.star()
        elif inside >= GO_X - 10:
            self.accept()

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        y += look.lift
        if look.focus:
            canvas.ring(x, y, w, h, 14)
        canvas.slip(x, y, w, h, PAPER if self.chosen else SLIP, 14)
        canvas.icon("star" if self.entry.starred else "star_empty", 32, (x + STAR_X + 14, y + h / 2))
        if self.entry.summary is None:
            self._unreadable(canvas, x, y)
        else:
            self._match(canvas, self.entry.summary, x, y)

    def _unreadable(self, canvas: Canvas, x: float, y: float) -> None:
        trouble = self.entry.trouble
        canvas.icon("warning" if trouble else "clock", 46, (x + 68, y + 48))
        if trouble:
            canvas.write(_("This record can't be shown"), "title", 19, INK, (x + 146, y + 22), room=500, height=28)
            canvas.paragraph(told(trouble), x + 146, y + 38, 500, size=15, colour=SOFT, height=48)
        else:
            canvas.write(self.entry.path.stem, "body", 17, SOFT, (x + 146, y + 48), room=500)

    def _match(self, canvas: Canvas, summary: Summary, x: float, y: float) -> None:
        canvas.pill(x + 10, y + 9, 118, 76, 10, INK)
        canvas.art(f"title/game_{summary.game}", x + 12, y + 11, 114, 72)
        canvas.write(summary.title, "title", 20, INK, (x + 146, y + 21), room=300, height=28)
        when = _("{day} · {length}").format(day=told_day(day_of(self.entry.modified)), length=told_length(summary))
        canvas.write(when, "body", 16, SOFT, (x + 146, y + 45), room=310, height=22)
        self._heads(canvas, summary, x, y + 74)
        self._counts(canvas, summary, x + 462, y)
        canvas.icon("arrow_right", 26, (x + GO_X + 14, y + self.box[3] / 2))

    def _heads(self, canvas: Canvas, summary: Summary, x: float, y: float) -> None:
        for n, animal in enumerate(self.animals):
            canvas.head(animal, "neutral", 28, (x + 160 + n * 32, y))
        along = 160 + 32 * len(summary.players)
        canvas.icon("trophy", 26, (x + along + 8, y))
        canvas.write(winners_of(summary), "title", 17, INK, (x + along + 26, y), room=WINNERS_X - along - 26, height=26)

    def _counts(self, canvas: Canvas, summary: Summary, x: float, y: float) -> None:
        for n, (name, count) in enumerate(summary.counts):
            icon, words = COUNT_ICONS.get(name, "star"), count_words(name)
            middle = x + 48 + n * 96
            canvas.icon(icon, 32, (middle - 16, y + 36))
            canvas.write(str(count), "title", 19, INK, (middle + 8, y + 36), room=36)
            canvas.write(words, "body", 15, SOFT, (middle, y + 68), "center", room=95, height=22)


@dataclass
class BestMoment(Widget):
    """A moment worth seeing again, and the ``animal`` that it is about."""

    best: Best = field(kw_only=True)
    animal: str = ""

    def draw(self, canvas: Canvas, look: Look) -> None:
        x, y, w, h = self.box
        y += look.lift
        if look.focus:
            canvas.ring(x, y, w, h, 10)
        canvas.pill(x, y, w, h, 10, SLIP)
        canvas.icon(ICONS.get(self.best.kind, "star"), 28, (x + 22, y + h / 2))
        canvas.head(self.animal, "sly", 28, (x + 60, y + h / 2))
        canvas.write(best_words(self.best), "body", 18, INK, (x + 84, y + h / 2), room=w - 160, height=h - 8)
        canvas.write(clock(self.best.at), "title", 17, SOFT, (x + w - 14, y + h / 2), "midright", room=70, height=h - 8)
