"""A record in the window: the match again, hand for hand, at any pace."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.actions import Action, Refusal
from game.core.events import CardMoved, Event, HandMoved
from game.core.record import Look, Record, Track
from game.inspect_file import Item
from game.referee.match import Match
from game.referee.referee import Referee
from game.rules import GAMES
from game.settings import SeatSetting
from game.view import choreography
from game.view.canvas import Canvas
from game.view.commands import Command, Kind
from game.view.focus import Board
from game.view.i18n import _
from game.view.model import TableLook
from game.view.paws import WayPoint
from game.view.theme import INK, MARIGOLD, PAPER, SIDE
from game.view.widgets import Button, IconButton

from .match import MatchScene

if TYPE_CHECKING:
    from collections.abc import Sequence

PACES = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
JUMP_MS = 5000
NOT_NOW = Refusal("not_now")


class Playback(Match):
    """A match that does what its record says, and nothing else."""

    def __init__(self, record: Record) -> None:
        again = Record(record.deck, record.players, record.kinds, record.seed, record.house, record.setup)
        super().__init__(Referee(GAMES[record.game], again), [])
        self._inputs = list(record.inputs)
        self._tracks = sorted(record.tracks, key=_begins)
        self._next_input = self._next_track = 0
        self.length_ms = max([record.length_ms, *(at for at, _action in self._inputs)], default=0)

    def submit(self, action: Action, at: int) -> Refusal | None:
        """Nobody plays along."""
        return NOT_NOW

    def advance(self, to: int) -> None:
        """Everything that was recorded until then happens."""
        while self._next_input < len(self._inputs) and self._inputs[self._next_input][0] <= to:
            at, action = self._inputs[self._next_input]
            self._next_input += 1
            self._tell(at)
            self.referee.submit(action, max(at, self.referee.open_from))
        self._tell(to)
        if to >= self.referee.open_from:
            self.referee.advance(to)

    def _tell(self, until: int) -> None:
        while self._next_track < len(self._tracks) and _begins(self._tracks[self._next_track]) <= until:
            self.track(self._tracks[self._next_track])
            self._next_track += 1


def _begins(track: Track) -> int:
    return track.at if isinstance(track, Look) else track.points[0].at if track.points else 0


class ReplayScene(MatchScene):
    """Looks at the table from the first person's seat, or seat 0."""

    name = "replay"
    table = False

    def __init__(self, record: Record, seats: Sequence[SeatSetting]) -> None:
        self.record = record
        self.playback = Playback(record)
        super().__init__(self.playback, seats)
        self.moment.watching = True
        self.pace = PACES.index(1.0)
        self.held = False
        self._last_ms: int | None = None
        self._clock = 0.0
        self.board = Board()
        self._buttons()

    def _buttons(self) -> None:
        y = 660
        self.board.set(
            [
                IconButton(
                    "button:back",
                    (330, y, 46, 40),
                    _("Five seconds back"),
                    ay=1,
                    icon="rewind",
                    act=lambda: self._jump(-JUMP_MS),
                ),
                IconButton(
                    "button:hold",
                    (384, y, 46, 40),
                    _("Hold"),
                    ay=1,
                    icon="pause" if not self.held else "play",
                    act=self._hold,
                ),
                IconButton(
                    "button:on",
                    (438, y, 46, 40),
                    _("Five seconds on"),
                    ay=1,
                    icon="step",
                    act=lambda: self._jump(JUMP_MS),
                ),
                Button(
                    "button:pace", (780, y, 110, 40), f"× {PACES[self.pace]:g}", ay=1, size=19, act=self._faster
                ),
                Button(
                    "button:leave", (900, y, 130, 40), _("Leave"), ay=1, icon="close", size=19, act=self.quit_match
                ),
            ],
            self.board.focus if self.board.widgets else "button:hold",
        )
        self.dirty = True

    # ---- time

    def update(self, now_ms: int) -> None:
        if self._last_ms is not None and not self.held and not self.play.holds:
            self._clock = min(float(self.playback.length_ms), self._clock + (now_ms - self._last_ms) * PACES[self.pace])
        self._last_ms = now_ms
        self._play_to(round(self._clock), now_ms)
        self.play.tick(now_ms, round(self._clock))
        self.life.tick(now_ms)
        self._expire(now_ms)
        if self.view.update(now_ms, round(self._clock)):
            self.dirty = True
        if not self.held:
            self.dirty = True

    def _play_to(self, at: int, now_ms: int) -> None:
        if at >= self.match.referee.open_from:
            old = choreography.before(self.view)
            self.match.advance(at)
            self._after(old, now_ms)
        self.time.now_ms = at

    def wait_ms(self, now_ms: int) -> int | None:
        return super().wait_ms(now_ms) if self.held else 0

    def _follow(self, now_ms: int) -> None:
        """Nothing interrupts a replay."""

    def _jump(self, by_ms: int) -> None:
        """Forward by playing on; back by playing again from the deal."""
        goal = max(0.0, min(float(self.playback.length_ms), self._clock + by_ms))
        if goal < self._clock:
            self.match = self.playback = Playback(self.record)
            self.match.referee.listen(self._heard)
            self.match.listen_to_tracks(self._track)
            self._sit(self.own)
        self._clock = goal
        self.moment.carrying.clear()
        self.moment.log.clear()
        self.view.paws.clear()
        self._play_to(round(goal), self.stage.now_ms)
        self.play.catch_up()
        self.view.land_all()
        self.refresh()

    # ---- hands: all of them are the record's

    def _after(self, old: choreography.Before, now_ms: int) -> None:
        events, self._events = self._events, []
        for event in events:
            self._note(event, now_ms)
            if isinstance(event, HandMoved) and event.seat == self.own:
                self._own_source(event)
        if not events:
            return
        self.refresh()
        self.view.late_top = old.top
        for event in events:
            self._move(event, old, now_ms)
        self._verdict = None
        self.play.gaze()

    def _own_source(self, event: HandMoved) -> None:
        if event.zone is None:
            self.moment.carrying.pop(event.seat, None)
        else:
            self.moment.carrying[event.seat] = event.source

    def _move(self, event: Event, old: choreography.Before, now_ms: int) -> None:
        if isinstance(event, HandMoved):
            choreography.hand_moved(self.view, event, -1, self.ways.get(event.seat, ()))
        elif isinstance(event, CardMoved):
            choreography.card_moved(self.view, event, old, self.own, now_ms)

    def _track(self, track: Track) -> None:
        if isinstance(track, Look):
            super()._track(track)
        elif self.seats[track.seat].human:
            self.ways[track.seat] = [WayPoint(point.at, point.x, point.y) for point in track.points]
        else:
            super()._track(track)

    def _look(self) -> TableLook:
        look = super()._look()
        look.hint = ""
        return look

    # ---- people

    def handle(self, command: Command) -> None:
        if command.kind in (Kind.POINTER_MOVE, Kind.POINTER_DOWN, Kind.POINTER_UP):
            self.view.pointer = self.input.point(command.at)
            self.dirty = True
        if self.board.handle(command, self.stage.frame):
            pass
        elif command.pressed and command.kind is Kind.BACK:
            self.quit_match()
        elif command.pressed and command.kind in (Kind.PAUSE, Kind.MORE):
            self._hold()
        self.board.changed = False
        self.dirty = True

    def _hold(self) -> None:
        self.held = not self.held
        self._buttons()

    def _faster(self) -> None:
        self.pace = (self.pace + 1) % len(PACES)
        self._buttons()

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        super().draw(canvas, True)
        foot = canvas.at(0.5, 1)
        foot.pill(310, 650, 740, 62, 31, "#1C1022", 150)
        x, y, w = 500.0, 672.0, 264.0
        foot.pill(x, y, w, 16, 8, SIDE, border=INK)
        share = self._clock / max(1, self.playback.length_ms)
        foot.pill(x, y, max(16.0, w * share), 16, 8, MARIGOLD, border=INK)
        words = f"{_clock_words(self._clock)} / {_clock_words(self.playback.length_ms)}"
        foot.write(words, "title", 16, PAPER, (x + w / 2, y + 27), "center")
        self.board.draw(canvas)
        return None

    def inspect_items(self) -> list[Item]:
        return [*super().inspect_items(), *self.board.items(self.stage.frame)]


def _clock_words(ms: float) -> str:
    seconds = int(ms / 1000)
    return f"{seconds // 60}:{seconds % 60:02d}"
