"""After a call: everything stands still, and the last seconds of the accused's hand run in slow motion.

The film shows the hand, its way, and the card by its back (SH-71). A wrong call has no film, so that nothing old
and nobody else's cheat is told (SH-29).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.core.events import Judged
from game.inspect_file import Item
from game.view.canvas import Canvas
from game.view.commands import Command, Kind, glyph
from game.view.film import FilmPoint, FilmSet, stamp, strip, to_film, trail, veil_with_holes
from game.view.focus import Board
from game.view.ground import draw_floor
from game.view.i18n import N_, Number, _
from game.view.polygons import polygon
from game.view.still import draw_seat, seat_point, tag
from game.view.theme import ALARM, ALARM_SIDE, GREEN, INK, MARIGOLD, PAPER, RUST
from game.view.widgets import Button, IconButton, Widget

from .base import Scene
from .match_menus import face_of, open_rules
from .rules import Verdict

if TYPE_CHECKING:
    from .match import MatchScene

FREEZE_MS, SIGN_MS, SKIP_MS = 120, 1100, 400
STAMPED_MS = 120
SLOWNESS = 4
BEFORE_MS, STEP_MS = 900, 1000 / 60
HOW = {"lap": N_("under the table"), "shoulder": N_("over the shoulder"), "sleeve": N_("up the sleeve"),
       "slip": N_("under the pile"), "mistake": N_("a card that doesn't fit"), "": ""}


class VerdictScene(Scene):
    """What both kinds of verdict share: the moment of the call, the rule, the way on."""

    covers = False
    table = True
    name = "verdict"

    def __init__(self, match: MatchScene, verdict: Judged) -> None:
        super().__init__()
        self.scene, self.verdict = match, verdict
        self.split_keyboard = match.split_keyboard
        self.accuser, self.accused = match.seats[verdict.accuser], match.seats[verdict.accused]
        self.began_ms = match.stage.now_ms
        self.now_ms = self.began_ms
        self.board = Board()
        self._speak("button:continue")

    def _speak(self, focus: str = "") -> None:
        """All that is made of words, in the language of now."""
        self.board.set(self._widgets(), focus)
        self.prompt = _("{accuser} calls {accused}: {verdict}").format(
            accuser=self.accuser.name, accused=self.accused.name,
            verdict=_("right") if self.verdict.right else _("wrong"))

    def _widgets(self) -> list[Widget]:
        return []

    def preferred(self) -> None:
        super().preferred()
        self._speak()

    @property
    def moving(self) -> bool:
        return True

    def update(self, now_ms: int) -> None:
        self.now_ms = now_ms
        self.dirty = True

    def wait_ms(self, now_ms: int) -> int | None:
        return 0

    def _on(self) -> None:
        self.stage.pop()

    def _way_on(self, box: tuple[float, float, float, float], words: str) -> Button:
        return Button("button:continue", box, words, icon="play", style="primary", size=24, act=self._on)

    def _rule(self) -> None:
        caller, accused = (face_of(self.scene, seat) for seat in (self.verdict.accuser, self.verdict.accused))
        words = _("{caller} called {accused}, and it was right.") if self.verdict.right else _(
            "{caller} called {accused}, and it was wrong.")
        open_rules(self.scene, self.verdict.ruling,
                   Verdict(words.format(caller=caller.name, accused=accused.name), caller, accused))

    def handle(self, command: Command) -> None:
        if self.stage.now_ms - self.began_ms < SKIP_MS:
            return
        if self.board.handle(command, self.stage.frame):
            self.dirty = True
        elif command.pressed and command.kind is Kind.BACK:
            self._on()
        elif command.pressed and command.kind in (Kind.MORE, Kind.OBJECT, Kind.HELP):
            self._rule()

    def inspect_items(self) -> list[Item]:
        return self.board.items(self.stage.frame)

    def _holes(self) -> list[tuple[float, float, float]]:
        layout, look = self.scene.layout, self.scene.view.look
        found = []
        for seat in (self.verdict.accused, self.verdict.accuser):
            x, y = seat_point(layout.seats[seat], look.seats[seat])
            found.append((x, y, 86.0))
        worm = layout.spots[f"worm:{self.verdict.accuser}"]
        return [*found, (worm.x, worm.y, 74.0)]

    def _call(self, canvas: Canvas, sign: bool) -> None:
        """The table goes dark but for the two; the accuser points."""
        veil_with_holes(canvas, 168, self._holes())
        look, layout = self.scene.view.look, self.scene.layout
        a, b = (
            seat_point(layout.seats[seat], look.seats[seat])
            for seat in (self.verdict.accuser, self.verdict.accused)
        )
        length = max(1.0, ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5)
        u = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
        trail(canvas, (a[0] + u[0] * 84, a[1] + u[1] * 84), (b[0] - u[0] * 84, b[1] - u[1] * 84))
        for seat, mood in ((self.verdict.accused, "caught"), (self.verdict.accuser, "angry")):
            draw_seat(canvas, replace(look.seats[seat], mood=mood, mark="chosen"), layout.seats[seat])
        if sign:
            middle = canvas.at()
            caught_sign(middle, 690, 304)
            words = _("{accuser} points at {accused}").format(accuser=self.accuser.name, accused=self.accused.name)
            tag(middle, words, (690, 402), 20, PAPER, INK, border=INK, height=36)


def caught_sign(canvas: Canvas, x: float, y: float) -> None:
    """The two words, over the middle where nothing lies that matters now."""
    import math

    for grow, tone in ((0.0, INK), (-5.0, "#FFE6C4")):
        star = []
        for i in range(52):
            radius = (300.0 if i % 2 == 0 else 250.0) + grow
            angle = math.pi * i / 26 + 0.07
            star.append((x + radius * math.cos(angle), y + radius * 0.54 * math.sin(angle)))
        polygon(canvas, star, tone)
    canvas.pill(x - 234, y - 47, 468, 108, None, ALARM_SIDE, border=INK, line=4)
    canvas.pill(x - 234, y - 54, 468, 108, None, ALARM, border=INK, line=4)
    canvas.pill(x - 194, y - 44, 388, 6, None, "#FFFFFF", 70)
    canvas.icon("caught", 74, (x - 181, y + 1))
    words = _("Caught you!")
    size = canvas.fit(words, "title", (58, 50, 42), 350)
    canvas.write(words, "title", size, PAPER, (x + 36, y), "center")


class ProofScene(VerdictScene):
    """A right call: the sign, then the film."""

    name = "proof"

    def __init__(self, match: MatchScene, verdict: Judged) -> None:
        super().__init__(match, verdict)
        self._film: FilmSet | None = None
        self._film_ms = 0.0
        self._paused = False
        self.let_go = verdict.let_go_ms if verdict.let_go_ms >= 0 else verdict.at
        self.start = verdict.began_ms - BEFORE_MS
        self.end = verdict.at

    def _widgets(self) -> list[Widget]:
        return [
            IconButton("button:rewind", (44, 478, 44, 40), _("From the start"), icon="rewind", act=self._rewind),
            IconButton("button:hold", (94, 478, 44, 40), _("Hold"), icon="pause", act=self._hold),
            IconButton("button:step", (144, 478, 44, 40), _("One step"), icon="step", act=lambda: self._step(1)),
            Button("button:rule", (868, 556, 372, 52), _("The rule"), icon="rules", act=self._rule),
            self._way_on((868, 630, 372, 60), _("Continue")),
        ]

    def resized(self) -> None:
        super().resized()
        self._film = None

    def _rewind(self) -> None:
        self._film_ms = 0.0

    def _hold(self) -> None:
        self._paused = not self._paused

    def _step(self, by: int) -> None:
        self._paused = True
        self._film_ms = max(0.0, min(float(self.end - self.start), self._film_ms + by * STEP_MS))

    def handle(self, command: Command) -> None:
        if self._showing and command.pressed and command.kind is Kind.SLAP:
            self._hold()
        elif self._steps(command):
            self._step(1 if command.kind is Kind.RIGHT else -1)
        elif not self._showing and command.pressed and command.kind not in (Kind.POINTER_MOVE,):
            if self.stage.now_ms - self.began_ms >= SKIP_MS:
                self.began_ms = self.stage.now_ms - SIGN_MS
        else:
            super().handle(command)

    def inspect_items(self) -> list[Item]:
        """Before the film there is only the sign."""
        return super().inspect_items() if self._showing else []

    def _steps(self, command: Command) -> bool:
        """Left and right go through the film by single steps, except from button to button below it."""
        return self._showing and command.kind in (Kind.LEFT, Kind.RIGHT) and self.board.focus in (
            "button:rule", "button:continue")

    @property
    def _showing(self) -> bool:
        return self.now_ms - self.began_ms >= SIGN_MS

    @property
    def moving(self) -> bool:
        return not (self._showing and (self._paused or self._film_ms >= self.end - self.start))

    def update(self, now_ms: int) -> None:
        dt, was_moving = now_ms - self.now_ms, self.moving
        if self._showing and not self._paused:
            self._film_ms = min(float(self.end - self.start), self._film_ms + dt / SLOWNESS)
        super().update(now_ms)
        self.dirty = was_moving or self.board.changed
        if was_moving and not self.moving and not self._paused:
            self.stage.sounds.play("stamp")
            self.stage.sounds.play("right", after_ms=STAMPED_MS)
        self.board.changed = False

    def wait_ms(self, now_ms: int) -> int | None:
        return 0 if self.moving else None

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        since = self.now_ms - self.began_ms
        if since < SIGN_MS:
            if since >= FREEZE_MS:
                self._call(canvas, sign=since >= FREEZE_MS + 80)
            return None
        draw_floor(canvas.surface, canvas.frame.unit)
        middle = canvas.at()
        self._heading(middle)
        strip(middle, 40, 84, 1200, 372)
        self._view(middle)
        self._bar(middle)
        self._panel(middle)
        self.board.draw(canvas)
        return None

    def _heading(self, canvas: Canvas) -> None:
        canvas.head(self.accuser.animal, "angry", 58, (84, 44))
        called = _("{name} called").format(name=self.accuser.name)
        right = canvas.write(called, "title", 26, PAPER, (128, 44), room=260)
        trail(canvas, (right + 22, 45), (right + 122, 45), dot=3, gap=15)
        canvas.head(self.accused.animal, "caught", 58, (right + 170, 44))
        how = _(HOW.get(self.verdict.how, ""))
        words = f"{self.accused.name}, {how}" if how else self.accused.name
        note, small = _("the proof, at a quarter speed"), canvas.size_for_height(18, 34)
        wide = canvas.width_of(note, "title", small) + 24
        room = 1230 - wide - right - 214
        size = canvas.fit(words, "title", (26, 23, 20, 18, 16), room)
        canvas.write(words, "title", size, PAPER, (right + 214, 44), room=room)
        tag(canvas, note, (1240 - wide / 2, 46), small, PAPER, INK, border=INK, height=34)

    def _view(self, canvas: Canvas) -> None:
        if self._film is None:
            self._film = self._make_film(canvas)
        image = self._film.draw(round(self.start + self._film_ms), self.verdict.began_ms, self.let_go)
        at = canvas.point(60, 120)
        canvas.surface.blit(image, at)
        canvas.pill(57, 117, 1166, 306, 8, None, border=INK)

    def _make_film(self, canvas: Canvas) -> FilmSet:
        scene, seat = self.scene, self.verdict.accused
        layout = scene.layout
        points = scene.paths.between(seat, self.start, self.let_go)
        fan = layout.seats[seat].fan
        way = [FilmPoint(point.at, *to_film(layout, seat, point.x, point.y)) for point in points]
        if not way:
            way = [FilmPoint(self.verdict.began_ms, *to_film(layout, seat, fan.x, fan.y))]
        count = max(1, scene.view.look.seats[seat].fan)
        worm = f"cards/{scene.pictures.deck.game}/watchman_worm" + (
            "" if getattr(scene.view.look, "telescope", False) else "_plain"
        )
        watch = (_("{name} watches").format(name=self.accuser.name), worm)
        return FilmSet(
            canvas,
            self.accused.animal,
            self.accused.name,
            count,
            scene.pictures.back(84 * canvas.frame.unit),
            way,
            watch,
        )

    def _bar(self, canvas: Canvas) -> None:
        x, y, w, h = 204.0, 488.0, 852.0, 22.0
        window_end = self.let_go + 3000 if self.verdict.let_go_ms >= 0 else self.end
        total = max(1, window_end - self.start)

        def at(ms: float) -> float:
            return x + 4 + (w - 8) * max(0.0, min(1.0, (ms - self.start) / total))
        canvas.pill(x, y, w, h, None, PAPER, border=INK)
        parts = (
            (self.start, self.verdict.began_ms, "#D9C6A4"),
            (self.verdict.began_ms, self.let_go, ALARM),
            (self.let_go, window_end, "#F2CF98"),
        )
        for a, b, colour in parts:
            if b > a:
                canvas.pill(at(a), y + 4, max(2.0, at(b) - at(a)), h - 8, 4, colour)
        called = self.end - self.let_go if self.verdict.let_go_ms >= 0 else 0
        marks = [(self.verdict.began_ms, _("leaves the hand"))]
        if self.verdict.let_go_ms >= 0:
            marks += [(self.let_go, _("let go")), (self.end, _("called after {ms} ms").format(ms=called))]
        else:
            marks.append((self.end, _("called in the air")))
        taken: list[tuple[float, float]] = []
        size = canvas.size_for_height(16, 24)
        for ms, words in marks:
            canvas.pill(at(ms) - 2, y - 5, 4, h + 10, 2, INK)
            wide = canvas.width_of(words, "title", size)
            left = max(x, at(ms) - wide / 2)
            for start, end in taken:
                if left < end + 14 and left + wide > start - 14:
                    left = end + 14
            taken.append((left, left + wide))
            canvas.write(words, "title", size, PAPER, (left, y + h + 18), room=1240 - left)
        knob = at(self.start + self._film_ms)
        canvas.disc(knob, y + h / 2, 12, MARIGOLD, INK)
        exposed = _("exposed {ms} ms").format(ms=self.let_go - self.verdict.began_ms)
        middle = max(x + 80, (at(self.verdict.began_ms) + at(self.let_go)) / 2)
        tag(canvas, exposed, (middle, y - 15), 16, ALARM, PAPER, border=INK)
        clock = _("{now:.1f} of {all:.1f} s").format(now=Number(self._film_ms / 1000),
                                                        all=Number((self.end - self.start) / 1000))
        canvas.write(clock, "title", 17, PAPER, (1150, 499), "center", 172)

    def _panel(self, canvas: Canvas) -> None:
        canvas.slip(40, 548, 800, 150, PAPER, 12)
        right = canvas.write(_("The call is right"), "title", 30, RUST, (64, 575), room=500)
        tag(canvas, self.verdict.ruling, (right + 52, 576), 16)
        rule = _(self.scene.seat_view.rulings.get(self.verdict.ruling, ""))
        canvas.paragraph(rule, 64, 596, 580, size=17, height=58)
        accused, accuser = self.scene.called(self.verdict.accused), self.scene.called(self.verdict.accuser)
        consequences = _(
            "[@back] card back to {name} [@arrow_right] {giver} gives a card [@worm] {name} becomes Watchman"
        )
        canvas.sentence(consequences.format(name=accused, giver=accuser), 64, 675, 17, room=752)
        if self._film_ms >= self.end - self.start:
            stamp(canvas, _("CAUGHT"), (740, 590), ALARM)


class WrongScene(VerdictScene):
    """A wrong call: one slip over the darkened table."""

    name = "wrong"

    def _widgets(self) -> list[Widget]:
        return [
            Button("button:rule", (456, 376, 168, 46), _("The rule"), icon="rules", act=self._rule, size=18),
            self._way_on((650, 372, 372, 52), _("Go on")),
        ]

    @property
    def moving(self) -> bool:
        return self.now_ms - self.began_ms < FREEZE_MS

    def update(self, now_ms: int) -> None:
        before = self.moving
        super().update(now_ms)
        self.dirty = before or self.board.changed
        self.board.changed = False

    def wait_ms(self, now_ms: int) -> int | None:
        return 0 if self.moving else None

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        self._call(canvas, sign=False)
        middle = canvas.at()
        middle.slip(424, 190, 632, 264, PAPER, 12)
        right = middle.write(_("The call is wrong"), "title", 32, GREEN, (456, 230), room=400)
        tag(middle, self.verdict.ruling, (right + 52, 231), 16)
        stamp(middle, _("FAIR"), (966, 246), GREEN)
        accuser = self.scene.called(self.verdict.accuser)
        words = _("{name} isn't cheating at this moment. That is all anybody is told.").format(
            name=self.scene.called(self.verdict.accused)
        )
        middle.paragraph(words, 456, 262, 440, size=17, height=66)
        follows = _("[@plus] {name} draws a card [@worm] and stays Watchman").format(name=accuser)
        middle.sentence(follows, 456, 348, 17, room=570)
        continue_button = self.board.get("button:continue")
        if isinstance(continue_button, Button):
            continue_button.glyph = glyph(Kind.ACCEPT, self.stage.device)
        self.board.draw(canvas)
        return None
