"""A round or the match is over: every card that was left, counted; the points over the rounds; and what is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.cards import Seat
from game.referee.chronicle import chronicle
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.ground import draw_floor
from game.view.i18n import _, n_
from game.view.theme import ALARM, INK, PAPER, RUST, SLIP, SOFT, Colour
from game.view.widgets import Act, Button, Widget, button_width

from .games.award import Award
from .menu import MenuScene
from .prize import FALL_MS, Prize
from .rain import Rain
from .results_chart import RULE, draw_chart
from .results_plan import Plan, plan_for
from .saving import Saver

if TYPE_CHECKING:
    from .base import Stage
    from .match import MatchScene

PALE = "#CDBFD0"
GOOD = "#C9E6C4"
TAG = 23.0
FALL = 150.0
CONSOLED = ("sly", "innocent", "angry")
"""How those look who haven't won, from the second place on; the last one is ``caught``."""


class ResultsScene(MenuScene):
    """After each round, and after the last one the whole match."""

    name = "results"
    tune = "results"
    led_by_corners = True

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
        self.saver = Saver(lambda: self.stage)
        self._story = chronicle(match.match.referee.record)
        self._medal = Prize()
        self._rain = Rain()
        self.prompt = self._title()
        self.log = [f"{match.seats[seat].name}: {self.scores[seat]}, {self.totals[seat]}" for seat in self.order]

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

    @property
    def awards(self) -> list[Award]:
        """In the language of the moment."""
        play = self.scene.play
        return play.awards(self._story) if self.over else play.round_awards(self._story)[:3]

    # ---- the screen's life

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        if self.over and not stage.settings.preferences.less_motion:
            self._medal.drop(stage.now_ms)
            if any(self.scene.seats[seat].human for seat in self.winners):  # a bot's victory is no reason to rejoice
                self._rain.begin(stage.now_ms + FALL_MS, self.scene.match.referee.record.seed)

    def preferred(self) -> None:
        self.more, self.prompt = self.scene.play.more_results(), self._title()
        super().preferred()

    @property
    def moving(self) -> bool:
        return self._medal.falling

    @property
    def raining(self) -> bool:
        """Whether petals fall for whoever has won; nothing waits for them."""
        return self._rain.falling

    def update(self, now_ms: int) -> None:
        new = self.saver.update(now_ms), self._medal.update(now_ms), self._rain.update(now_ms)
        self.dirty = self.dirty or any(new)

    def wait_ms(self, now_ms: int) -> int | None:
        return 0 if self.moving or self.raining else self.saver.wait_ms(now_ms)

    # ---- what is next

    def _widgets(self) -> list[Widget]:
        plan, onward = self.plan, self.scene.onward
        rematch = self.over and self.scene.on_rematch is not None
        words = _("Rematch") if rematch else _("Next round") if not self.over else _("Done")
        first = ("button:rematch" if rematch else "button:next", words, "shuffle" if rematch else "play",
                 self._rematch if rematch else self._next)
        if self.over and onward is not None:
            first = ("button:onward", onward.words(), onward.icon, self._go_onward)
        buttons: list[tuple[str, str, str, Act]] = [first]
        if self.more:
            buttons.append(("button:reveal", self.more[0], self.more[1], self._more))
        buttons.append(("button:picture", _("Save picture"), "save", self._save))
        if self.over:
            buttons.append(("button:title", _("Title"), "home", self._leave))
        return self._row(plan, buttons)

    def _row(self, plan: Plan, buttons: list[tuple[str, str, str, Act]]) -> list[Widget]:
        """As wide as their words, over the whole width; the first one is the way on."""
        frame, gap = self.frame, 24.0
        sizes = [26.0 if not n else 21.0 for n in range(len(buttons))]
        wides = [max(190.0 + 110 * (not n), button_width(frame, words, size, icon=True))
                 for n, ((_id, words, _icon, _act), size) in enumerate(zip(buttons, sizes, strict=True))]
        most = 1192 - gap * (len(buttons) - 1)
        if sum(wides) > most:
            wides = [wide * most / sum(wides) for wide in wides]
        found: list[Widget] = []
        x = 44.0
        for n, (name, words, icon, act) in enumerate(buttons):
            box = (x, plan.buttons_y, wides[n], 60) if not n else (x, plan.buttons_y + 4, wides[n], 54)
            found.append(Button(name, box, words, icon=icon, style="plain" if n else "primary", size=sizes[n],
                                ay=plan.ay if plan.ay == 0 else 1, act=act))
            x += wides[n] + gap
        return found

    def back(self) -> None:
        """Esc leads on like the button that loses nothing."""
        if not self.over:
            self._next()
        elif self.scene.onward is not None:
            self._go_onward()
        else:
            self._leave()

    def _go_onward(self) -> None:
        self.stage.pop()
        if self.scene.onward is not None:
            self.scene.onward.act()

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

    def _save(self) -> None:
        self._medal.land()
        name = _("{game}, results").format(game=self.scene.match.referee.record.deck.title)
        self.saver.page(name, lambda canvas: self._page(canvas, plan_for(canvas.frame)))
        self.dirty = True

    def handle(self, command: Command) -> None:
        if command.pressed and command.kind is not Kind.POINTER_MOVE:
            self._medal.land()
            self._rain.end()  # seen enough
        self._rain.forget()
        if command.pressed and command.kind is Kind.MORE:
            self._more()
        elif command.pressed and command.kind is Kind.ALT:
            self._save()
        elif command.kind is not Kind.POINTER_ALT:
            super().handle(command)

    # ---- drawing

    @property
    def plan(self) -> Plan:
        return plan_for(self.frame)

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        self._rain.draw(canvas, lambda: self._all(canvas), self.stage.now_ms, full or self.moving)
        return None

    def _all(self, canvas: Canvas) -> None:
        self._page(canvas, self.plan)
        self.board.draw(canvas)
        self.saver.draw(canvas.at(0.5, 0))

    def _page(self, canvas: Canvas, plan: Plan) -> None:
        draw_floor(canvas.surface, canvas.frame.unit)
        page = canvas.at(0.5, plan.ay)
        page.disc(74, 44, 28, PAPER, INK)
        page.icon("trophy", 42, (74, 44))
        aim, title = self.scene.play.sum_up(), self._title()
        rounds = n_("{n} round", "{n} rounds", self.round).format(n=self.round)
        words = f"{rounds} · {aim}" if self.over else aim
        size = page.fit(title, "title", (40, 34, 28), 700)
        right = page.write(title, "title", size, PAPER, (120, 40), room=760)
        page.write(words, "title", 19, PALE, (right + 26, 46), room=1236 - right - 26)
        self._rows(page, plan)
        draw_chart(page, plan.chart, self.scene.play.curve_words(), self.curves, self.scene.seats)
        self._side(page, plan)
        self._medals(page, plan)

    def _rows(self, canvas: Canvas, plan: Plan) -> None:
        x, y, w, h = plan.rows
        canvas.slip(x, y, w, h, PAPER, 12)
        heads = self.scene.play.headings()
        for words, at, anchor, room in (
            (heads[0], 230.0, "midleft", plan.score_x - 350),
            (heads[1], plan.score_x + 34, "midright", 150.0),
            (heads[2], plan.total_x, "center", 90.0),
        ):
            canvas.write(words, "body", 16, SOFT, (at, y + 22), anchor, room=room, height=28)
        for place, seat in enumerate(self.order):
            middle, step = plan.row(place, len(self.order))
            if seat in self.winners:
                canvas.pill(x + 10, middle - step / 2 + 3, w - 20, step - 6, 12, "#FBE2A6")
            elif place:
                canvas.pill(x + 18, middle - step / 2 - 1, w - 36, 3, 1, RULE)
            self._row_of(canvas, plan, seat, middle)

    def _row_of(self, canvas: Canvas, plan: Plan, seat: int, y: float) -> None:
        sitter, strong = self.scene.seats[seat], seat in self.winners
        canvas.write(str(self.rank(seat)), "title", 24, RUST if strong else SOFT, (66, y), "center", room=30)
        canvas.head(sitter.animal, self.mood(seat), 58, (116, y))
        size = canvas.fit(sitter.name, "title", (21, 18, 16, 15), 72)
        canvas.write(sitter.name, "title", size, INK, (152, y), room=72)
        cards, words = self.left[seat], self.scene.play.row_words(seat)
        left = 252.0
        if words:
            canvas.sentence(words, 228, y, 24)
            left = 292.0
        if not cards:
            canvas.write(self.scene.play.nothing_left(), "soft", 19, INK, (230, y), room=plan.cards_room)
        gap = min(58.0, (plan.cards_room + 230 - left - 24) / max(1, len(cards)))
        places = [(left + n * gap, y) for n in range(len(cards))]
        for n, (card, place) in enumerate(zip(cards, places, strict=True)):
            canvas.put(self.scene.pictures.face(card), 46, (place[0], y - 3), (2, -2)[n % 2], alpha=60)
        for card, place in zip(cards, places, strict=True):
            self._worth(canvas, seat, card, place, gap)
        canvas.write(str(self.scores[seat]), "title", 24, INK, (plan.score_x, y), "center", room=80)
        canvas.write(str(self.totals[seat]), "title", 30, RUST if strong else INK, (plan.total_x, y), "center", room=88)

    def _worth(self, canvas: Canvas, seat: int, card: int, at: tuple[float, float], gap: float) -> None:
        """A tag at the lower right of a card, above its neighbours: all of them can be read."""
        if gap <= 26:
            return
        worth, words = self.scene.play.worth(seat, card), self.scene.play.worth_words(seat, card)
        fill: Colour = GOOD if worth > 0 else PAPER if worth >= -1 else ALARM if worth <= -10 else "#F2CF98"
        size = canvas.size_for_height(15, TAG)
        wide = max(TAG, canvas.width_of(words, "title", size) + 13)
        x, y = at[0] + 12 - wide / 2, at[1] + 27
        canvas.pill(x, y - TAG / 2, wide, TAG, None, fill, border=INK)
        canvas.write(words, "title", size, PAPER if worth <= -10 else INK, (x + wide / 2, y - 0.5), "center")

    def _side(self, canvas: Canvas, plan: Plan) -> None:
        x, y, w, h = plan.side
        canvas.slip(x, y, w, h, SLIP, 12)
        awards = self.awards
        if not awards:
            self.scene.play.draw_side(canvas.moved(x - 820, y - 400 + (h - 178) / 2))
        step = (h - 10) / 3
        for n, award in enumerate(awards):
            middle = y + 5 + step * (n + 0.5)
            canvas.art("table/round_medal", x + 12, middle - 20, 30)
            canvas.head(self.scene.seats[award.seat].animal, "sly", 38, (x + 76, middle))
            words = _("{name}: {words}").format(name=self.scene.seats[award.seat].name, words=award.words)
            if canvas.width_of(words, "body", 16) > w - 120:
                words = award.words  # the portrait says who
            self._award(canvas, award.name, words, (x + 108, middle), (w - 120, step))

    def _award(self, canvas: Canvas, name: str, words: str, at: tuple[float, float], room: tuple[float, float]) -> None:
        """What a prize is called and for; the words in two lines where one is too short and there is room for them."""
        (x, middle), (wide, tall) = at, room
        two = canvas.width_of(words, "body", 16 / max(1.0, canvas.frame.text)) > wide and tall >= 80
        canvas.write(name, "title", 18, RUST, (x, middle - (26 if two else 12)), room=wide, height=24)
        if two:
            canvas.paragraph(words, x, middle - 13, wide, "body", 16, INK, height=56)
        else:
            size = canvas.fit(words, "body", (16, 15), wide)
            canvas.write(words, "body", size, INK, (x, middle + 11), room=wide, height=24)

    # ---- the ceremony

    def mood(self, seat: Seat) -> str:
        """Nobody knows yet while the medal falls; then one is happy, and the others take it as they are."""
        if self.moving:
            return "neutral"
        if seat in self.winners:
            return "happy"
        if not self.over:
            return "neutral"
        place = self.order.index(seat)
        return "caught" if place == len(self.order) - 1 else CONSOLED[place % len(CONSOLED)]

    def _medals(self, canvas: Canvas, plan: Plan) -> None:
        if not self.over:
            return
        share = self._medal.share(self.stage.now_ms)
        for place, seat in enumerate(self.order):
            if seat in self.winners:
                y = plan.row(place, len(self.order))[0]
                size = 40 * (2.2 - 1.2 * share)
                canvas.art("table/round_medal", 140 - size / 2, y + 14 - FALL * (1 - share) - size / 2, size)
