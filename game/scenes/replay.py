"""A record in the window: the match again, hand for hand, at any pace, with anybody's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.cards import Seat
from game.core.record import Record
from game.referee.chronicle import Chronicle, Moment, chronicle
from game.settings import SeatSetting
from game.view.bindings import places
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.ground import draw_floor
from game.view.i18n import N_, _
from game.view.theme import INK, PAPER, RUST, SLIP, SOFT
from game.view.widgets import Act, Button, IconButton, Stepper, Widget, button_width

from .clips import AFTER_MS, BEFORE_MS, TableClip
from .menu import MenuScene, back_button
from .moment_words import ICONS, on_the_line, rank, tell
from .replay_parts import Eyes, HoldButton, TimeLine
from .replay_table import EVERYBODY, PACES, ReplayTable, Window
from .reveal_plan import clock
from .saving import Saver

if TYPE_CHECKING:
    from .base import Stage

LEAD_MS = 1000
"""So much before a moment its film begins."""
FRAME_MS = 1000 / 60
CLOCK_ROOM = 140.0
SIDES, BELOW = 240.0, 154.0
"""Units beside and below the table."""
RIM = (207, 202, 195)
"""How the lamp leaves the floor at the table's rim."""
PACE_WORDS = (N_("slow, 1/4"), N_("slow, 1/2"), N_("as it was"), N_("fast, 2 ×"), N_("fast, 4 ×"))
KEYS = {pygame.K_COMMA: "frame:-1", pygame.K_PERIOD: "frame:1", pygame.K_g: "gif", pygame.K_a: "all"}
PAD = {
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "moment:-1", pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "moment:1",
    pygame.CONTROLLER_BUTTON_X: "hold", pygame.CONTROLLER_BUTTON_Y: "gif",
}


class ReplayScene(MenuScene):
    """Space stops, left and right go from moment to moment, comma and full stop by a frame, up and down change the
    pace; on a pad the shoulders, X and Y, and everything is a button as well."""

    name = "replay"
    table = True
    game_keys = places(KEYS)
    game_buttons = PAD

    def __init__(self, record: Record, seats: Sequence[SeatSetting], start_ms: int = 0) -> None:
        """All cards are shown only where the match is over; else only what the first person saw. ``start_ms``: a
        moment to begin at."""
        super().__init__()
        self.record, self.seats = record, tuple(seats)
        first = next((seat for seat, each in enumerate(self.seats) if each.human), 0)
        self.eyes: Seat = EVERYBODY if record.finished else first
        self.story: Chronicle = chronicle(record)
        self.moments: list[Moment] = []
        self.current = -1
        """Which of the moments was begun last."""
        self.pace = PACES.index(1.0)
        self.replay = ReplayTable(record, self.seats, self.eyes)
        self.saver = Saver(lambda: self.stage)
        self._start_ms = start_ms
        self._clock_x, self._device = 376.0, ""
        self._look_again()

    def _look_again(self) -> None:
        self.moments = on_the_line(self.story, self.eyes)

    # ---- the scene's life

    def enter(self, stage: Stage) -> None:
        self._stage = stage
        self._window = self._inner(stage)
        self.replay.enter(self._window)
        self.replay.pace = PACES[self.pace]
        if self._start_ms:
            self.seek(self._start_ms)
        super().enter(stage)
        self.board.focus = "button:hold"

    def _inner(self, stage: Stage) -> Window:
        """Where the table stands; what happens on it is heard."""
        window = Window(self._size(), stage)
        window.sounds, window.settings = stage.sounds, stage.settings
        return window

    def _size(self) -> tuple[int, int]:
        frame = self.frame
        return round((frame.wide - SIDES) * frame.unit), round((frame.tall - BELOW) * frame.unit)

    def resized(self) -> None:
        self._window = self._inner(self.stage)
        self.replay.moved_to(self._window)
        super().resized()

    def leave(self) -> None:
        self.saver.cancel()
        self.replay.leave()

    @property
    def moving(self) -> bool:
        return self.replay.running

    def update(self, now_ms: int) -> None:
        if self.saver.update(now_ms):
            self.dirty = True
        if self.saver.busy:
            return
        self._window.now_ms = now_ms
        self.replay.update(now_ms)
        self.replay.view.caption = None  # it would lie below the panel
        if self.replay.dirty:
            self.replay.dirty, self.dirty = False, True
        self._follow()

    def _follow(self) -> None:
        """Which moment this is, for the panel."""
        now = self.replay.clock_ms
        current = next((n for n in range(len(self.moments) - 1, -1, -1) if self._begins(n) <= now), -1)
        if current != self.current:
            self.current, self.dirty = current, True

    def wait_ms(self, now_ms: int) -> int | None:
        waits = [each for each in (self.saver.wait_ms(now_ms), self.replay.wait_ms(now_ms)) if each is not None]
        return min(waits, default=None)

    # ---- what can be done

    def _begins(self, n: int) -> int:
        return max(0, self.moments[n].at - LEAD_MS)

    def seek(self, at_ms: float) -> None:
        self.replay.seek(at_ms)
        self.dirty = True

    def step_moment(self, step: int) -> None:
        """To the next or the last moment; back from the middle of one to its beginning."""
        now = self.replay.clock_ms
        if step > 0:
            goal = next((n for n in range(len(self.moments)) if self._begins(n) > now + 1), -1)
        else:
            goal = next((n for n in range(len(self.moments) - 1, -1, -1) if self._begins(n) < now - 600), -1)
        if goal >= 0:
            self.seek(self._begins(goal))
        elif step < 0:
            self.seek(0)

    def hold(self) -> None:
        if self.replay.over:
            self.seek(0)
            self.replay.held = False
        else:
            self.replay.held = not self.replay.held
        self.rebuild()

    def frame_step(self, step: int) -> None:
        """A sixtieth of a second; the film stands still afterwards."""
        self.replay.held = True
        now = self.replay.clock_ms
        if step > 0:
            self.replay.step_on(FRAME_MS)
        else:
            self.seek(max(0.0, now - FRAME_MS))
        self.rebuild()

    def change_pace(self, index: int) -> None:
        self.pace = max(0, min(len(PACES) - 1, index))
        self.replay.pace = PACES[self.pace]
        self.rebuild()

    def look_with(self, eyes: Seat) -> None:
        if not self.record.finished:
            return
        self.eyes = eyes
        self.replay.look_with(eyes)
        self._look_again()
        self.rebuild()

    def save_gif(self) -> None:
        """The moment that is shown, or what is on the table now, a little before and after."""
        now = round(self.replay.clock_ms)
        here = self.moments[self.current] if self.current >= 0 else None
        near = here is not None and here.at - BEFORE_MS <= now <= here.at + 2 * AFTER_MS
        at = here.at if here is not None and near else now
        pace = 0.5 if here is not None and near and here.cheat else 1.0
        clip = TableClip(self.record, self.seats, self.stage, at - BEFORE_MS, at + AFTER_MS, pace, self.eyes)
        self.saver.clip(self.record.deck.title, clip)

    def back(self) -> None:
        self.stage.pop()

    def handle(self, command: Command) -> None:
        if self.saver.busy and command.pressed and command.kind not in (Kind.BACK, Kind.POINTER_MOVE):
            return
        if not self._meant(command):
            super().handle(command)

    def _meant(self, command: Command) -> bool:
        """Keys and buttons that mean the film wherever the focus is. A pad's arrows move the focus."""
        if not command.pressed:
            return False
        focused = self.board.focused
        arrows = command.device.kind == "keyboard" and not isinstance(focused, Stepper)
        match command.kind:
            case Kind.SLAP | Kind.PAUSE if command.kind is Kind.SLAP or command.device.kind == "pad":
                self.hold()
            case Kind.GAME:
                self._word(command.text)
            case Kind.LEFT | Kind.RIGHT if arrows:
                self.step_moment(1 if command.kind is Kind.RIGHT else -1)
            case Kind.UP | Kind.DOWN if command.device.kind == "keyboard":
                self.change_pace(self.pace + (1 if command.kind is Kind.UP else -1))
            case Kind.SEAT if command.number <= len(self.seats):
                self.look_with(command.number - 1)
            case Kind.SCROLL:
                self.step_moment(1 if command.amount > 0 else -1)
            case _:
                return False
        return True

    def _word(self, word: str) -> None:
        name, _colon, step = word.partition(":")
        match name:
            case "frame":
                self.frame_step(int(step))
            case "moment":
                self.step_moment(int(step))
            case "hold":
                self.hold()
            case "gif":
                self.save_gif()
            case "all":
                self.look_with(EVERYBODY)

    # ---- widgets

    def _widgets(self) -> list[Widget]:
        why = "" if self.record.finished else _("The match isn't over: nobody else's cards are shown.")
        eyes = [(EVERYBODY, _("all"), ""), *((n, seat.name, seat.animal) for n, seat in enumerate(self.seats))]
        found: list[Widget] = [back_button(self.back)]
        for n, (seat, words, animal) in enumerate(eyes):
            found.append(Eyes(f"eyes:{seat}", (30, 126 + n * 52.0, 120, 46), words, 0, 0, not why or seat == self.eyes,
                              why, self._eyes_act(seat), animal=animal, chosen=seat == self.eyes))
        line = TimeLine("timeline", (60, 592, 1160, 36), _("Time line"), ay=1, act=self.hold,
                        length_ms=max(1, self.replay.length_ms), seek=self.seek)
        line.rounds = [(each.began_ms, _("round {n}").format(n=each.number)) for each in self.story.rounds]
        line.marks = [(each.at, ICONS.get(each.kind, "star"), rank(self.story.game, each)) for each in self.moments]
        found.append(line)
        return [*found, *self._controls()]

    def _controls(self) -> list[Widget]:
        """From left to right, each as wide as its words."""
        self._device = self.stage.device.kind
        frame, pad = self.frame, self.stage.device.kind == "pad"
        held = self.replay.held or self.replay.over
        hold = 152.0 if pad else max(152.0, button_width(frame, _("Space"), 16) + 52)
        after = 134 + hold + 14
        gif = max(120.0, button_width(frame, _("GIF"), 20, icon=True))
        self._clock_x = after + 76
        pace_x = max(524.0, self._clock_x + CLOCK_ROOM + 8)
        last_x, gif_x = pace_x + 204, 1220 - gif
        next_x = last_x + 66
        wide = min(max(200.0, button_width(frame, _("Next moment"), 19, glyph=40)), gif_x - 16 - next_x)
        return [
            IconButton("button:start", (60, 652, 60, 42), _("From the start"), ay=1, icon="rewind",
                       act=lambda: self.seek(0)),
            HoldButton("button:hold", (134, 652, hold, 42), "", ay=1, icon="play" if held else "pause",
                       style="primary", glyph="pad_x" if pad else "key:" + _("Space"), act=self.hold),
            IconButton("button:frame", (after, 652, 60, 42), _("One frame"), ay=1, icon="step",
                       act=lambda: self.frame_step(1)),
            Stepper("field:pace", (pace_x, 654, 190, 38), _("Pace"), ay=1, choices=[_(each) for each in PACE_WORDS],
                    index=self.pace, change=self.change_pace),
            IconButton("button:previous", (last_x, 652, 52, 42), _("Last moment"), ay=1, icon="arrow_left",
                       act=lambda: self.step_moment(-1)),
            Button("button:next", (next_x, 652, wide, 42), _("Next moment"), ay=1, size=19,
                   glyph="shoulder_right" if pad else "key:@arrow_right", act=lambda: self.step_moment(1)),
            Button("button:gif", (gif_x, 652, gif, 42), _("GIF"), ay=1, icon="save", size=20, act=self.save_gif),
        ]

    def _eyes_act(self, seat: Seat) -> Act:
        return lambda: self.look_with(seat)

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        if self.stage.device.kind != self._device:
            self.rebuild()  # other glyphs
        frame = canvas.frame
        draw_floor(canvas.surface, frame.unit)
        canvas.surface.fill(RIM, special_flags=pygame.BLEND_RGB_MULT)
        rect = pygame.Rect(round(SIDES / 2 * frame.unit), 0, *self._window.frame.size_px)
        inner = canvas.surface.subsurface(rect.clip(canvas.surface.get_rect()))
        self.replay.draw(Canvas(inner, self._window.frame, canvas.raster), True)
        self._caption(canvas.at(0, 1))
        self._eyes_panel(canvas.at(0, 0))
        self._moment_panel(canvas.at(1, 0))
        self._foot(canvas.at(0.5, 1))
        self.board.draw(canvas)
        self.saver.draw(canvas.at(0.5, 0), wide=860)
        return None

    def _caption(self, canvas: Canvas) -> None:
        words = self.replay.sound.caption
        if words:
            wide = min(300.0, canvas.width_of(words, "soft", 16)) + 52
            canvas.pill(20, 528, wide, 30, None, PAPER, border=INK)
            canvas.icon("sound_on", 22, (40, 543))
            canvas.write(words, "soft", 16, INK, (58, 542.5), room=wide - 52, height=26)

    def _eyes_panel(self, canvas: Canvas) -> None:
        canvas.slip(20, 84, 140, 52 + 52.0 * (len(self.seats) + 1), SLIP, 12)
        canvas.write(_("Whose eyes?"), "title", 17, INK, (90, 106), "center", room=126, height=32)

    def _moment_panel(self, canvas: Canvas) -> None:
        if self.current < 0:
            return
        moment = self.moments[self.current]
        told = tell(moment, [seat.name for seat in self.seats])
        lines = canvas.lines(told.sentence, "title", 17, 124)
        step = canvas.step(17)
        high = 74 + len(lines) * step + (62 if told.number else 8)
        canvas.slip(1120, 84, 140, high, SLIP, 12)
        canvas.icon(ICONS.get(moment.kind, "star"), 48, (1190, 118))
        for n, line in enumerate(lines):
            canvas.write(line, "title", 17, INK, (1190, 158 + n * step), "center", room=128)
        if told.number:
            y = 158 + len(lines) * step + 10
            canvas.write(told.number, "title", 24, RUST, (1190, y), "center", room=128, height=32)
            canvas.write(told.what, "body", 15, SOFT, (1190, y + 28), "center", room=136, height=24)

    def _foot(self, canvas: Canvas) -> None:
        canvas.slip(20, 566, 1240, 140, SLIP, 16)
        line = self.board.get("timeline")
        if isinstance(line, TimeLine):
            line.at_ms, line.current = self.replay.clock_ms, self.current
        words = _("{now} of {all}").format(now=clock(self.replay.clock_ms), all=clock(self.replay.length_ms))
        canvas.write(words, "title", 18, INK, (self._clock_x, 673), room=CLOCK_ROOM, height=34)
