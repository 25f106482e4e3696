"""A round or the match is over: every card that was left, counted; the points over the rounds; and what is next."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.inspect_file import Item
from game.view import shapes
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.focus import Board
from game.view.ground import draw_floor
from game.view.i18n import _, n_
from game.view.still import tag
from game.view.theme import ALARM, INK, PAPER, RUST, SLIP, SOFT, Colour, rgba, seat_colour
from game.view.widgets import Button

from .base import Scene

if TYPE_CHECKING:
    from .match import MatchScene

PALE = "#CDBFD0"
RULE = "#EBDCC0"
GOOD = "#C9E6C4"
ROW_MOST = 112.0


class ResultsScene(Scene):
    """After each round, and after the last one the whole match."""

    name = "results"
    tune = "results"

    def __init__(self, match: MatchScene) -> None:
        super().__init__()
        self.scene = match
        view = match.seat_view
        self.over = view.game_over
        self.left: list[list[int]] = match.play.left()
        self.scores, self.totals, self.round = view.round_scores, view.totals, view.round
        self.order = sorted(range(view.seats), key=lambda seat: -self.totals[seat])
        self.winners = view.winners if self.over else tuple(
            seat for seat in range(view.seats) if self.scores[seat] == max(self.scores))
        self.curves = match.curves
        self.more = match.play.more_results()
        self.board = Board()
        self.prompt = self._title()
        self.log = [f"{match.seats[seat].name}: {self.scores[seat]}, {self.totals[seat]}" for seat in self.order]
        self._set_buttons()

    def rank(self, seat: int) -> int:
        """From 1; who is level shares a place."""
        return 1 + sum(total > self.totals[seat] for total in self.totals)

    def _title(self) -> str:
        names = _(" and ").join(self.scene.seats[seat].name for seat in self.winners)
        if self.over:
            return (_("{names} win the match") if len(self.winners) > 1 else _("{names} wins the match")).format(
                names=names
            )
        return self.scene.play.round_title() or _("Round {number} is over").format(number=self.round)

    def _set_buttons(self) -> None:
        rematch = self.over and self.scene.on_rematch is not None
        first = (
            Button(
                "button:rematch",
                (44, 614, 300, 60),
                _("Rematch"),
                icon="shuffle",
                style="primary",
                size=26,
                ay=1,
                act=self._rematch,
            )
            if rematch
            else Button(
                "button:next",
                (44, 614, 300, 60),
                _("Next round") if not self.over else _("Done"),
                icon="play",
                style="primary",
                size=26,
                ay=1,
                act=self._next,
            )
        )
        buttons = [first]
        if self.more:
            words, icon, _scene = self.more
            buttons.append(Button("button:reveal", (372, 618, 230, 54), words, icon=icon, ay=1, act=self._more))
        if self.over:
            x = 622 if self.more else 372
            buttons.append(Button("button:title", (x, 618, 200, 54), _("Title"), icon="home", ay=1, act=self._leave))
        self.board.set(buttons, first.id)

    def _next(self) -> None:
        self.stage.pop()
        if self.over:
            self.scene.quit_match()
        else:
            self.scene.next_round()

    def _rematch(self) -> None:
        self.stage.pop()
        if self.scene.on_rematch:
            self.scene.on_rematch()

    def _leave(self) -> None:
        self.stage.pop()
        self.scene.quit_match()

    def _more(self) -> None:
        if self.more:
            self.stage.push(self.more[2])

    def handle(self, command: Command) -> None:
        if self.board.handle(command, self.stage.frame):
            self.dirty = True
        elif command.pressed and command.kind is Kind.MORE:
            self._more()
        self.dirty = self.dirty or self.board.changed
        self.board.changed = False

    def inspect_items(self) -> list[Item]:
        return self.board.items(self.stage.frame)

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        draw_floor(canvas.surface, canvas.frame.unit)
        middle = canvas.at()
        middle.disc(74, 44, 28, PAPER, INK)
        middle.icon("trophy", 42, (74, 44))
        size = middle.fit(self._title(), "title", (40, 34, 28), 640)
        right = middle.write(self._title(), "title", size, PAPER, (120, 40))
        aim = self.scene.play.sum_up()
        rounds = n_("{n} round", "{n} rounds", self.round).format(n=self.round)
        words = aim if not self.over else f"{rounds} · {aim}"
        middle.write(words, "title", 19, PALE, (right + 26, 46))
        self._rows(middle)
        self._chart(middle)
        middle.slip(820, 400, 420, 178, SLIP, 12)
        self.scene.play.draw_side(middle)
        self.board.draw(canvas)
        return None

    def _rows(self, canvas: Canvas) -> None:
        step = min(ROW_MOST, 450.0 / len(self.order))
        canvas.slip(40, 84, 760, 494, PAPER, 12)
        heads = self.scene.play.headings()
        for words, x, anchor in (
            (heads[0], 230, "midleft"),
            (heads[1], 660, "center"),
            (heads[2], 744, "center"),
        ):
            canvas.write(words, "body", 16, SOFT, (x, 106), anchor)
        for place, seat in enumerate(self.order):
            y = 84 + 36 + step * (place + 0.5)
            if seat in self.winners:
                canvas.pill(50, y - step / 2 + 3, 740, step - 6, 12, "#FBE2A6")
            elif place:
                canvas.pill(58, y - step / 2 - 1, 724, 3, 1, RULE)
            self._row(canvas, seat, y)

    def _row(self, canvas: Canvas, seat: int, y: float) -> None:
        sitter, strong = self.scene.seats[seat], seat in self.winners
        canvas.write(str(self.rank(seat)), "title", 24, RUST if strong else SOFT, (66, y), "center")
        canvas.head(sitter.animal, "happy" if strong else "neutral", 58, (116, y))
        canvas.write(sitter.name, "title", 21, INK, (156, y), room=70)
        cards = self.left[seat]
        words = self.scene.play.row_words(seat)
        left = 252.0
        if words:
            canvas.sentence(words, 228, y, 24)
            left = 292.0
        if not cards:
            canvas.write(self.scene.play.nothing_left(), "soft", 19, INK, (236, y))
        gap = min(58.0, 390.0 / max(1, len(cards)))
        for n, card in enumerate(cards):
            self._card(canvas, seat, card, (left + n * gap, y), (2, -2)[n % 2], gap)
        canvas.write(str(self.scores[seat]), "title", 24, INK, (660, y), "center")
        canvas.write(str(self.totals[seat]), "title", 30, RUST if strong else INK, (744, y), "center")

    def _card(self, canvas: Canvas, seat: int, card: int, at: tuple[float, float], angle: float, gap: float) -> None:
        play = self.scene.play
        worth, (x, y) = play.worth(seat, card), at
        canvas.put(self.scene.pictures.face(card), 46, (x, y - 3), angle, alpha=60)
        fill: Colour = GOOD if worth > 0 else PAPER if worth >= -1 else ALARM if worth <= -10 else "#F2CF98"
        if gap > 26:
            tag(
                canvas,
                play.worth_words(seat, card),
                (x + 12, y + 27),
                15,
                str(fill),
                PAPER if worth <= -10 else INK,
                border=INK,
                height=23,
            )

    def _chart(self, canvas: Canvas) -> None:
        canvas.slip(820, 84, 420, 300, PAPER, 12)
        canvas.write(self.scene.play.curve_words(), "title", 20, INK, (840, 107))
        rounds = max(1, len(self.curves[0]))
        values = [0, *(value for curve in self.curves for value in curve)]
        high = max(values)
        low = min(min(values), high - 10)
        if min(values) >= 0:
            high, low = max(high, 3), 0
        x0, x1, y0, y1 = 872.0, 1172.0, 140.0, 336.0

        def spot(n: int, value: int) -> tuple[float, float]:
            return x0 + (x1 - x0) * n / rounds, y0 + (y1 - y0) * (high - value) / (high - low)
        for part in range(4):
            value = round(high + (low - high) * part / 3)
            y = spot(0, value)[1]
            canvas.pill(x0, y - 1, x1 - x0, 2, 1, RULE)
            canvas.write(str(value), "body", 15, SOFT, (x0 - 8, y), "midright")
        self._curves(canvas, spot)
        for seat in self.order:
            at = spot(rounds, self.totals[seat])
            canvas.head(self.scene.seats[seat].animal, "neutral", 30, (1206, max(y0, min(y1, at[1]))))
        for n in range(1, rounds + 1):
            canvas.write(str(n), "body", 15, SOFT, (spot(n, high)[0], 360), "center")

    def _curves(self, canvas: Canvas, spot) -> None:  # type: ignore[no-untyped-def]
        unit = canvas.frame.unit
        box = canvas.rect(820, 84, 420, 300)

        def paint(big: pygame.Surface, k: int) -> None:
            for seat, curve in enumerate(self.curves):
                points = [spot(n, value) for n, value in enumerate((0, *curve))]
                pixels = [((x - 820) * unit * k, (y - 84) * unit * k) for x, y in points]
                for width, tone in ((8, INK), (4.5, seat_colour(self.scene.seats[seat].animal))):
                    for a, b in pairwise(pixels):
                        pygame.draw.line(big, rgba(tone), a, b, max(1, round(width * unit * k)))
                    for at in pixels:
                        pygame.draw.circle(big, rgba(tone), at, width * unit * k * 0.6)
        canvas.surface.blit(shapes.smooth(box.size, paint, 3), box)
