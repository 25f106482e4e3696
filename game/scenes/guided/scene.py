"""The match scene of a guided first hand: the same table, gestures, referee and bots; a mouse tells what is next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from game import playing
from game.bindings import PAD_OFFSET
from game.core.events import Event
from game.inspect_file import Item
from game.referee.match import Match
from game.scenes.base import Stage
from game.scenes.match import MatchScene
from game.scenes.message import Choice
from game.settings import SeatSetting
from game.view.bindings import current, profile, told_truly
from game.view.canvas import Canvas
from game.view.commands import Command, Kind, glyph
from game.view.i18n import _
from game.view.layout import Box, Layout
from game.view.model import TableLook

from .drawing import Told, draw_progress, draw_slip, draw_veil, draw_way
from .lesson import Cue, Lesson, Progress
from .over import GuideOverScene
from .paw import PointingPaw
from .places import Place, leaves, place_of
from .ways import way

AGAIN, LEAVE = "guide:again", "guide:leave"
FEWER_STEP, ASIDE = 62.0, 44.0
"""The own hand makes room for the slip: its cards lie closer, and further to the left;"""
OWN_WORM, WORM_ASIDE = "worm:0", 116.0
"""so does the Watchman card, beside the own portrait."""
LOOK_MS = 200
"""How often a cue is thought over while nothing happens: a hand may have come below an edge."""
OVER_MS = 1_600
"""How long the end of the last step is looked at."""
FOOT_Y, FOOT_RIGHT = 686.0, 1235.0


@dataclass(frozen=True, slots=True)
class Ends:
    """Where a guided hand leads: what Esc does, and what its last card offers."""

    leave: Callable[[], None]
    choices: Callable[[], Sequence[Choice]]


class GuidedScene(MatchScene):
    """Nothing is kept of it, and it isn't counted."""

    name = "guided"

    def __init__(self, lesson: Lesson, match: Match, seats: Sequence[SeatSetting], ends: Ends, at: int = 0) -> None:
        """``at``: the step that it begins with; the match has to stand where that step began."""
        self.lesson, self.ends = lesson, ends
        super().__init__(match, seats, on_leave=ends.leave)
        self.guide = Progress(lesson, self.seat_view, tuple(seat.name for seat in seats), at)
        self.game_keys = {pygame.KSCAN_BACKSPACE: AGAIN}
        self.game_buttons = {pygame.CONTROLLER_BUTTON_LEFTSHOULDER: AGAIN}
        self.cue = Cue("")
        self.paw = PointingPaw()
        self._way: tuple[Place, ...] = ()
        self._lights: tuple[Place, ...] = ()
        self._foot: dict[str, pygame.Rect] = {}
        self._began = self._moment()
        self._noted = 0
        """How many events there were."""
        self._seen: tuple[int, bool, str, int] | None = None
        self._signs_shown = ""
        self._over_at = -1
        self._ended = False
        """The card at the end lies over it."""

    # ---- the scene's life

    @property
    def layout(self) -> Layout:
        return self._layout

    @layout.setter
    def layout(self, plan: Layout) -> None:
        """The own hand lies beside the slip."""
        self._layout = plan
        if self.lesson.makes_room:
            hand = plan.hand._replace(x=plan.hand.x - ASIDE, step=min(plan.hand.step, FEWER_STEP))
            worm = plan.spots[OWN_WORM]._replace(x=plan.seats[0].portrait.x + WORM_ASIDE, y=plan.hand.y + 16)
            self._layout = replace(plan, hand=hand, spots={**plan.spots, OWN_WORM: worm})

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        if self.match.now == 0:
            self.view.deal(stage.now_ms)
        self._teach(stage.now_ms)

    def _build(self) -> None:
        super()._build()
        self.view.veil, self.view.pointing = self._paint, self.paw
        self.cue, self._seen = Cue(""), None
        self.view.stale()

    def update(self, now_ms: int) -> None:
        super().update(now_ms)
        self._teach(now_ms)

    def wait_ms(self, now_ms: int) -> int | None:
        waits = super().wait_ms(now_ms)
        return waits if self._over_at < 0 or waits is None else max(1, min(waits, self._over_at - now_ms))

    def _note(self, event: Event, now_ms: int) -> None:
        super()._note(event, now_ms)
        self.guide.note(event)
        self._noted += 1

    def refresh(self) -> None:
        super().refresh()
        if not self.passing.notice_words:
            self.prompt = self.cue.words

    def _look(self) -> TableLook:
        """The slip says it all: the table's own hints are away, but for what was refused or is being told."""
        look = super()._look()
        look.hint, look.log, look.banner = "", [], ""
        if not self.passing.notice_words and not self.play.holds:
            look.prompt = ""
        return look

    def show_results(self) -> None:
        """The guided hand has an end of its own."""

    # ---- teaching

    def _teach(self, now_ms: int) -> None:
        """Follow what happened; the picture changes when the cue does."""
        if self.guide.over:
            self._end(now_ms)
        self.paw.hidden = self.gestures.held is not None or self.view.flying != [] or self.view.overlay is not None
        self.paw.tick(now_ms)
        self.paw.still = self.stage.settings.preferences.less_motion
        seen = (self._noted, self.play.holds, self.stage.device.kind, now_ms // LOOK_MS)
        if seen != self._seen:
            self._seen = seen
            self._tell()
        self._aim(now_ms)

    def _tell(self) -> None:
        """Something has happened, or a while has passed: on to the next step, or to other words."""
        if self.guide.settle(self.play.holds):
            self._began = self._moment()
        cue = self.guide.cue() if not self.guide.over else Cue(_("Well done!"))
        signs = told_truly(way(cue.how, self.stage.device.kind), self.hands.shown_keys)
        if (cue, signs) != (self.cue, self._signs_shown):
            self.cue, self.prompt, self._signs_shown = cue, cue.words, signs
            self.view.stale()
            self.dirty = True

    def _aim(self, now_ms: int) -> None:
        cue = self.cue if self.view.overlay is None else Cue("")
        start, goal, light = (place_of(self, name) if name else None for name in (cue.start, cue.goal, cue.light))
        places = tuple(each for each in (start, goal) if each), tuple(each for each in (start, goal, light) if each)
        if places != (self._way, self._lights):
            self._way, self._lights = places
            self.view.stale()
            self.dirty = True
        begin = (start.grip if goal else start.edge) if start else None
        self.paw.aim(begin, goal.rim(start) if start and goal else None, now_ms)

    def _end(self, now_ms: int) -> None:
        if self._over_at < 0:
            self._over_at = now_ms + OVER_MS
        elif now_ms >= self._over_at and not self.view.flying and not self.play.holds:
            self._over_at = now_ms + 60_000
            self._ended = True
            self.view.stale()
            self._put_back()
            self.stage.push(GuideOverScene(self.ends.choices(), self.ends.leave))

    # ---- once more

    def _moment(self) -> tuple[int, int]:
        """How long the record is now: where this step begins."""
        return len(self.match.referee.record.inputs), max(0, self.match.referee.open_from - 1)

    def once_more(self) -> None:
        """This step from its beginning: the record up to there, played again."""
        whole = self.match.referee.record
        inputs, length_ms = self._began
        record = whole.fresh()
        record.inputs, record.length_ms = whole.inputs[:inputs], length_ms
        match = playing.resume(record)
        playing.open_hands(match)
        self.stage.replace(GuidedScene(self.lesson, match, self.seats, self.ends, self.guide.at))

    # ---- people

    def handle(self, command: Command) -> None:
        if command.pressed and self._own_command(command):
            return
        super().handle(command)

    def _own_command(self, command: Command) -> bool:
        """Once more, or away; everything else is the match's."""
        asked = command.text if command.kind is Kind.GAME else ""
        if command.kind is Kind.POINTER_DOWN and not self.gestures.held:
            asked = next((name for name, rect in self._foot.items() if rect.collidepoint(command.at)), "")
        if command.kind is Kind.BACK and not self.gestures.held:
            if self.play.back():
                self.refresh()
                return True
            asked = LEAVE
        if asked == AGAIN:
            self.once_more()
        elif asked == LEAVE:
            self._put_back()
            self.quit_match()
        return asked in (AGAIN, LEAVE)

    # ---- drawing

    def _paint(self, canvas: Canvas) -> None:
        """Over the still table; what moves is above it."""
        draw_veil(canvas, self._lights)
        if len(self._way) == 2:
            start, goal = self._way
            draw_way(canvas, start.grip, goal.rim(start), leaves(start, goal.rim(start)))
        draw_progress(canvas, self.guide.at, len(self.lesson.steps))
        if not self._ended:
            mood = "happy" if self.guide.over or not self.cue.how else "neutral"
            told = Told(self.cue.words, self._signs_shown, mood)
            draw_slip(canvas.at(*self.lesson.anchor), Box(*self.lesson.slip), told)
        self._draw_foot(canvas.at(1, 1))

    def _draw_foot(self, canvas: Canvas) -> None:
        """Two pills that can be clicked as well; not while the game tells something there."""
        self._foot = {}
        if self.play.holds or self.guide.over:
            return
        right = FOOT_RIGHT
        for name, words in ((LEAVE, _("leave the guide")), (AGAIN, _("once more"))):
            pairs = [(self._glyph(name), words)]
            wide = canvas.prompts_width(pairs)
            self._foot[name] = canvas.prompts(pairs, FOOT_Y, right - wide)
            right -= wide + 12

    def _glyph(self, name: str) -> str:
        device = self.stage.device
        if device.kind == "mouse":
            return "rewind" if name == AGAIN else "home"
        if name == AGAIN:
            return "shoulder_left" if device.kind == "pad" else "key:" + _("Backspace")
        words = current().words(profile(device), self.word_game)
        taken = device.kind == "pad" and pygame.CONTROLLER_BUTTON_B + PAD_OFFSET in words
        return glyph(Kind.PAUSE if taken else Kind.BACK, device)

    def inspect_items(self) -> list[Item]:
        extra = [Item(f"button:{name.partition(':')[2]}", "button", words, _box(self._foot[name]))
                 for name, words in ((AGAIN, _("once more")), (LEAVE, _("leave the guide"))) if name in self._foot]
        return [*super().inspect_items(), *extra]


def _box(rect: pygame.Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.w, rect.h
