"""After the round: a timeline of every cheat and theft, what came of it, and the film of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.cards import Seat
from game.referee.chronicle import Moment, Round, chronicle
from game.view.canvas import Canvas
from game.view.card_words import card_name
from game.view.commands import Command, Kind, glyph
from game.view.ground import draw_floor
from game.view.i18n import N_, _, n_, p_
from game.view.still import tag
from game.view.theme import ALARM, INK, MARIGOLD, PAPER, RUST, SLIP, SOFT, seat_colour
from game.view.widgets import Button, Widget, button_width

from .clips import AFTER_MS, BEFORE_MS, SHOWN, TableClip
from .film_scene import FilmScene, ShownClip
from .games.award import Award
from .hand_film import FilmWords, HandFilm, watch_words
from .menu import MenuScene
from .proof import HOW
from .reveal_plan import FINDS, Plan, Spot, clock, plan_for
from .saving import Saver

if TYPE_CHECKING:
    from game.scenes.base import Stage

    from .match import MatchScene

ICONS = {
    "lap": "cheat_table", "shoulder": "cheat_shoulder", "sleeve": "cheat_sleeve", "slip": "cheat_pile",
    "mistake": "warning", "theft": "grasshopper", "wrong": "close",
}
OTHERS = {"theft": N_("a grasshopper"), "wrong": N_("a wrong call")}
PALE, RULE, WATCH = "#CDBFD0", "#EBDCC0", "#FBE2A6"
DISC = 19.0
STILLS = 5
TAG_ROOM = 124.0
CLOSE_MS = 3000
"""As long as it could have been called."""
THEFT_MS = 4500
"""A theft counts when nobody has objected: it was done so much earlier."""


class RevealScene(MenuScene):
    """Everything that was hidden in the last round. It is over: faces may be shown."""

    name = "reveal"
    led_by_corners = True

    def __init__(self, match: MatchScene) -> None:
        super().__init__()
        self.scene = match
        self.record = match.match.referee.record
        self.story = chronicle(self.record)
        self.round: Round = self.story.rounds[-1]
        self.lasts = max(1000, (self.round.ended_ms if self.round.over else match.match.now) - self.round.began_ms)
        self.finds: list[Moment] = [moment for moment in self.round.moments if moment.kind in FINDS]
        self.chosen = next((n for n, find in enumerate(self.finds) if find.unseen), 0)
        self.saver = Saver(lambda: self.stage)
        self._device = ""
        self._films: dict[int, HandFilm] = {}
        self._speak()

    def _speak(self) -> None:
        """All that is told in words, in the language of now."""
        self.awards: list[Award] = self.scene.play.round_awards(self.story)[:3]
        self._films.clear()
        self.prompt = self.words
        self.log = [self._line(find) for find in self.finds]

    def preferred(self) -> None:
        self._speak()
        super().preferred()

    # ---- words

    @property
    def words(self) -> str:
        unseen = sum(find.unseen or find.kind == "theft" for find in self.finds)
        things = n_("{count} thing that nobody saw", "{count} things that nobody saw", unseen).format(count=unseen)
        seconds = self.lasts // 1000
        return _("Round {number} · {minutes} min {seconds} s · {things}").format(
            number=self.round.number, minutes=seconds // 60, seconds=seconds % 60, things=things)

    def _at(self, find: Moment) -> str:
        return clock(max(0, find.at - self.round.began_ms))

    def _how(self, find: Moment) -> str:
        return _(OTHERS[find.kind]) if find.kind in OTHERS else _(HOW.get(find.kind, find.kind))

    def _line(self, find: Moment) -> str:
        return _("{time}  {name}, {how}").format(time=self._at(find), name=self.scene.seats[find.seat].name,
                                                 how=self._how(find))

    def _told(self, find: Moment) -> str:
        other = self.scene.seats[find.other].name if find.other >= 0 else ""
        if find.kind == "theft":
            return _("It was {name}'s. Nobody objected in time.").format(name=other)
        if find.kind == "wrong":
            return _("{name} was innocent, for once. The call cost a card.").format(name=other)
        card = card_name(self.record.deck.faces[find.card])
        if find.kind == "mistake":
            words = _("{card}: it didn't fit, and it was called.") if find.note == "caught" else _(
                "{card}: it didn't fit, and nobody said a word.")
        elif find.note == "caught":
            words = _("{card}: {ms} ms in the open, and {name} saw it.")
        elif 0 <= find.look_ms <= CLOSE_MS:
            words = _("{card}: {ms} ms in the open. {name} looked over {late} ms too late.")
        else:
            words = _("{card}: {ms} ms in the open. {name} was looking elsewhere.")
        words = words.format(card=card, ms=find.value, name=other or _("Nobody"), late=find.look_ms)
        return words[:1].upper() + words[1:]

    # ---- what it leads to

    def _film(self, n: int) -> ShownClip:
        """The hand's film of a cheat; of a theft or a call the table around it."""
        find, stage = self.finds[n], self.stage
        if not find.cheat:
            before = THEFT_MS if find.kind == "theft" else BEFORE_MS
            size = self.frame.px(SHOWN[2]), self.frame.px(SHOWN[3])
            clip = TableClip(self.record, self.scene.seats, stage, find.at - before, find.at + AFTER_MS // 2, size=size,
                             finish=False)
            clip.title, clip.text = self._line(find), self._told(find)
            clip.animal = self.scene.seats[find.seat].animal
            return clip
        return self._hand_film(n, stage)

    def _hand_film(self, n: int, stage: Stage) -> HandFilm:
        if n not in self._films:
            find = self.finds[n]
            watch = watch_words(self.scene.seats[find.other].name) if find.other >= 0 else ""
            words = FilmWords(self._line(find), self._told(find), watch)
            self._films[n] = HandFilm(self.record, self.scene.seats, find, words, stage)
        return self._films[n]

    @property
    def file_name(self) -> str:
        title = self.record.deck.title
        return _("{game}, round {number}").format(game=title, number=self.round.number)

    def watch(self) -> None:
        """The film of the chosen find."""
        if self.finds:
            self.stage.push(FilmScene(self._film(self.chosen), self.file_name))

    def _save_gif(self) -> None:
        if self.finds:
            self.saver.clip(self.file_name, self._film(self.chosen))

    def _save_picture(self) -> None:
        """The timeline above a strip of the boldest moments."""
        self.saver.page(self.file_name, lambda canvas: self._page(canvas, plan_for(canvas.frame), picture=True))

    # ---- the screen's life

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.board.focus = "button:watch" if self.finds else "button:continue"

    @property
    def plan(self) -> Plan:
        return plan_for(self.frame)

    def _widgets(self) -> list[Widget]:
        plan, frame, device = self.plan, self.frame, self.stage.device
        self._device = device.kind
        enter = glyph(Kind.ACCEPT, device)
        x, y, w, _h = plan.buttons
        found: list[Widget] = []
        if self.finds:
            wide = max(190.0, button_width(frame, p_("film", "Watch"), 21, icon=True, glyph=60))
            dx, dy, dw, dh = plan.detail
            found.append(Button("button:watch", (dx + dw - wide - 18, dy + dh / 2 - 40, wide, 50), p_("film", "Watch"),
                                icon="film", glyph=enter, size=21, ay=plan.ay, act=self.watch))
        gif = max(94.0, button_width(frame, _("GIF"), 20))
        save = "" if device.kind == "mouse" else glyph(Kind.ALT, device)
        if plan.row or button_width(frame, _("Picture"), 20, icon=True, glyph=40) > w - gif - 16:
            save = ""
        if plan.row:
            third = (w - 40) / 3
            found += [Button("button:picture", (x, y, third, 52), _("Picture"), icon="save", size=20, ay=plan.ay,
                             act=self._save_picture),
                      Button("button:gif", (x + third + 20, y, third, 52), _("GIF"), icon="film", size=20, ay=plan.ay,
                             act=self._save_gif),
                      Button("button:continue", (x + 2 * third + 40, y, third, 52), _("Continue"), icon="play",
                             style="primary", size=24, ay=plan.ay, act=self.back)]
            return found
        found += [Button("button:picture", (x, y, w - gif - 16, 46), _("Picture"), icon="save", size=20, glyph=save,
                         ay=plan.ay, act=self._save_picture),
                  Button("button:gif", (x + w - gif, y, gif, 46), _("GIF"), size=20, ay=plan.ay, act=self._save_gif),
                  Button("button:continue", (x, y + 70, w, 58), _("Continue"), icon="play", style="primary", size=24,
                         ay=plan.ay, act=self.back)]
        return found

    def update(self, now_ms: int) -> None:
        self.dirty = self.saver.update(now_ms) or self.dirty

    def wait_ms(self, now_ms: int) -> int | None:
        return self.saver.wait_ms(now_ms)

    def leave(self) -> None:
        self.saver.cancel()

    def handle(self, command: Command) -> None:
        step = {Kind.LEFT: -1, Kind.RIGHT: 1}.get(command.kind, 0)
        if step and command.pressed and self.finds and self.board.focus == "button:watch":
            self._choose((self.chosen + step) % len(self.finds))
        elif command.kind is Kind.POINTER_DOWN and (found := self._under(command)) >= 0:
            self._choose(found)
        elif command.pressed and command.kind is Kind.ALT:
            self._save_picture()
            self.dirty = True
        elif command.pressed and command.kind is Kind.MORE:
            self._save_gif()
            self.dirty = True
        else:
            super().handle(command)

    def _choose(self, n: int) -> None:
        self.chosen, self.dirty = n, True

    def _under(self, command: Command) -> int:
        """The find below the pointer; of a stack the one after the chosen one. -1 for none."""
        plan = self.plan
        x, y = self.stage.frame.units(command.at, 0.5, plan.ay)
        spots = self.spots(plan)
        near = [n for n, spot in enumerate(spots) if abs(x - spot.x) <= 22 and abs(y - spot.y) <= 22]
        if not near:
            return -1
        if self.chosen in near:
            return near[(near.index(self.chosen) + 1) % len(near)]
        return near[-1]

    # ---- drawing

    def spots(self, plan: Plan) -> list[Spot]:
        return plan.spots([(find.seat, find.at - self.round.began_ms) for find in self.finds], self.lasts,
                          len(self.scene.seats))

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        plan = self.plan
        if self.stage.device.kind != self._device:
            self.rebuild()  # other glyphs
        self._page(canvas, plan)
        self.board.draw(canvas)
        self.saver.draw(canvas.at(0.5, 0))
        return None

    def _page(self, canvas: Canvas, plan: Plan, picture: bool = False) -> None:
        draw_floor(canvas.surface, canvas.frame.unit)
        page = canvas.at(0.5, plan.ay)
        right = page.write(_("The reveal"), "title", 40, PAPER, (44, 40), room=420)
        page.write(self.words, "title", 19, PALE, (right + 26, 46), room=1236 - right - 26)
        x, y, w, h = plan.chart
        page.slip(x, y, w, h, PAPER, 12)
        self._grid(page, plan)
        for seat in range(len(self.scene.seats)):
            self._lane(page, plan, seat)
        self._finds(page, plan, picture)
        if picture:
            self._strip(page, plan)
        else:
            self._detail(page, plan)
        for n, award in enumerate(self.awards):
            self._prize(page, award, plan.prize(n))
        if picture:
            page.write("Under the Table", "title", 26, PALE, (plan.buttons[0] + plan.buttons[2] / 2, 640), "center",
                       room=plan.buttons[2])

    def _grid(self, canvas: Canvas, plan: Plan) -> None:
        _x, y, _w, h = plan.chart
        step = next((each for each in (10, 20, 30, 60, 120, 300) if self.lasts / 1000 / each <= 8), 600)
        for second in range(0, self.lasts // 1000 + 1, step):
            at = plan.x(second * 1000, self.lasts)
            canvas.pill(at - 1.5, y + 12, 3, h - 46, 1, RULE)
            words = clock(second * 1000) if second else _("deal")
            canvas.write(words, "body", 15, SOFT, (at, y + h - 18), "center", room=90, height=26)

    def _lane(self, canvas: Canvas, plan: Plan, seat: Seat) -> None:
        y, sitter = plan.lane(seat, len(self.scene.seats)), self.scene.seats[seat]
        mine = [find for find in self.finds if find.seat == seat]
        unseen = sum(find.unseen or find.kind == "theft" for find in mine)
        wrong = sum(find.kind == "wrong" for find in mine)
        canvas.head(sitter.animal, "sly" if unseen else "innocent", 46, (76, y))
        canvas.write(sitter.name, "title", 20, INK, (106, y - 11), room=122, height=26)
        words = n_("{n} wrong call", "{n} wrong calls", wrong).format(n=wrong) if wrong and not unseen else _(
            "{n} unseen").format(n=unseen)
        canvas.write(words, "body", 15, SOFT, (106, y + 12), room=122, height=22)
        canvas.pill(plan.left, y - 2, plan.right - plan.left, 4, 2, seat_colour(sitter.animal))
        for guard, start, end in self.round.watches:
            if guard == seat:
                self._watched(canvas, plan, start, end, y)

    def _watched(self, canvas: Canvas, plan: Plan, start_ms: int, end_ms: int, y: float) -> None:
        end_ms = end_ms if end_ms >= 0 else self.round.began_ms + self.lasts
        a, b = (plan.x(at - self.round.began_ms, self.lasts) for at in (start_ms, end_ms))
        canvas.pill(a, y - 21, max(34.0, b - a), 42, 12, WATCH)
        canvas.icon("worm", 26, (a + 17, y))
        words_end = a + 46 + canvas.width_of(_("Watchman"), "soft", 15)
        here = [spot.x for spot in self.spots(plan) if abs(spot.base_y - y) < 1]
        free = all(not a < x + DISC < words_end + 2 * DISC for x in here)
        room = b - a - 46
        if free and words_end <= b:
            canvas.write(_("Watchman"), "soft", 15, SOFT, (a + 36, y), room=room, height=24)

    def _finds(self, canvas: Canvas, plan: Plan, picture: bool) -> None:
        spots = self.spots(plan)
        for n in sorted(range(len(spots)), key=lambda n: n == self.chosen):
            self._find(canvas, n, spots[n], picture)
        stacks = {spot.stack: spot for spot in spots if spot.of > 1}
        for spot in stacks.values():
            tag(canvas, f"×{spot.of}", (spot.base_x + 19, spot.base_y + 24), 15, INK, PAPER, height=22)
        tagged: list[Spot] = []
        for n in sorted(range(len(spots)), key=lambda n: n != self.chosen):
            self._tag(canvas, self.finds[n], spots[n], tagged)

    def _tag(self, canvas: Canvas, find: Moment, spot: Spot, tagged: list[Spot]) -> None:
        """What came of it, where no other tag of the lane is in the way."""
        caught = find.note == "caught"
        if not (caught or find.kind == "wrong") or any(
                abs(other.base_y - spot.base_y) < 1 and abs(other.x - spot.x) < TAG_ROOM for other in tagged):
            return
        tagged.append(spot)
        if caught:
            tag(canvas, _("caught"), (spot.x, spot.y - 33), 15, ALARM, PAPER, border=INK, height=23)
        else:
            tag(canvas, _("wrong call"), (spot.x, spot.y + 33), 15, PAPER, INK, border=INK, height=23)

    def _find(self, canvas: Canvas, n: int, spot: Spot, picture: bool) -> None:
        find = self.finds[n]
        caught = find.note == "caught"
        if n == self.chosen and not picture:
            canvas.disc(spot.x, spot.y, DISC + 8, MARIGOLD, INK, 2)
        canvas.disc(spot.x, spot.y, DISC, "#F7DCCB" if caught else PAPER, ALARM if caught else INK)
        canvas.icon(ICONS.get(find.kind, "warning"), 29, (spot.x, spot.y))

    # ---- below: the chosen one, or a strip of the boldest

    def _detail(self, canvas: Canvas, plan: Plan) -> None:
        x, y, w, h = plan.detail
        canvas.slip(x, y, w, h, SLIP, 12)
        if not self.finds:
            canvas.paragraph(_("Nobody cheated in this round. Or nobody at all was that good."), x + 30, y + 50, w - 60,
                             size=20, role="soft", height=80)
            return
        find = self.finds[self.chosen]
        left = x + 26
        if find.cheat and find.card >= 0:
            self._frame(canvas, self.chosen, (x + 14, y + 13, 174, 114))
            canvas.put(self.scene.pictures.face(find.card), 74, (x + 234, y + 70), 4, lift=2)
            left = x + 292
        watch = self.board.get("button:watch")
        right = watch.box[0] if watch else x + w
        room = right - left - 16
        canvas.write(self._line(find), "title", 22, INK, (left, y + 30), room=room, height=32)
        canvas.paragraph(self._told(find), left, y + 50, room, size=17, height=80)
        words = _("{n} of {all}").format(n=self.chosen + 1, all=len(self.finds))
        canvas.sentence(f"[@arrow_left] [@arrow_right] {words}", (right + x + w - 18) / 2, y + h - 22, 16, "#6A4A70",
                        anchor="center", room=x + w - right)

    def _frame(self, canvas: Canvas, n: int, box: tuple[float, float, float, float]) -> None:
        """A single picture of the film: where the card vanishes."""
        x, y, w, h = box
        canvas.pill(x, y, w, h, 10, "#1C1022", border=INK)
        for hole in range(round((w - 10) // 20)):
            for top in (y + 5, y + h - 14):
                canvas.pill(x + 9 + hole * 20, top, 13, 9, 3, "#EAD9C0")
        still = self._hand_film(n, self.stage).still(canvas, w - 16, h - 36)
        canvas.surface.blit(still, canvas.point(x + 8, y + 18))

    def _strip(self, canvas: Canvas, plan: Plan) -> None:
        x, y, w, _h = plan.detail
        best = sorted((n for n, find in enumerate(self.finds) if find.unseen and find.card >= 0),
                      key=lambda n: -self.finds[n].value)[:STILLS]
        step = (w + 8) / STILLS
        for place, n in enumerate(sorted(best)):
            find = self.finds[n]
            self._frame(canvas, n, (x + place * step, y, step - 8, 112))
            words = _("{time} · {ms} ms").format(time=self._at(find), ms=find.value)
            canvas.head(self.scene.seats[find.seat].animal, "sly", 24, (x + place * step + 14, y + 127))
            canvas.write(words, "body", 15, PALE, (x + place * step + 34, y + 127), room=step - 44)

    def _prize(self, canvas: Canvas, award: Award, box: tuple[float, float, float, float]) -> None:
        x, y, w, h = box
        sitter = self.scene.seats[award.seat]
        canvas.slip(x, y, w, h, PAPER, 12)
        canvas.head(sitter.animal, "happy" if award.seat == self._watcher else "sly", 76, (x + 56, y + h / 2 + 3))
        canvas.art("table/round_medal", x + w - 48, y + 16, 34)
        size = canvas.fit(award.name, "title", (23, 20, 18, 16), w - 162)
        canvas.write(award.name, "title", size, RUST, (x + 108, y + 33), room=w - 162, height=34)
        canvas.write(sitter.name, "title", 19, INK, (x + 108, y + 65), room=w - 124, height=28)
        canvas.paragraph(award.words, x + 108, y + 80, w - 120, size=16, colour=SOFT, height=h - 84)

    @property
    def _watcher(self) -> Seat:
        return self.awards[-1].seat if self.awards else -1


