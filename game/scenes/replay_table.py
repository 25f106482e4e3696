"""A recorded match on a table of its own: it does what its record says, at any pace, seen with anybody's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.core.actions import Action, Refusal
from game.core.cards import Card, Seat
from game.core.events import CardMoved, Event, HandMoved, sides
from game.core.record import Look, Record, Track
from game.referee.match import Match
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import GAMES
from game.settings import SeatSetting
from game.view import choreography
from game.view.canvas import Canvas
from game.view.commands import Command
from game.view.model import OtherHand, TableLook
from game.view.paws import WayPoint
from game.view.units import Frame

from .base import Stage
from .match import MatchScene
from .still_stage import StillStage

PACES = (0.25, 0.5, 1.0, 2.0, 4.0)
EVERYBODY = -1
"""Nobody's eyes and all of them: every card lies open."""
SMALL_TEXT = 19.0
LEAST_SHOWN_PX = 430
"""What is lower isn't looked at in the window, but saved."""
NOT_NOW = Refusal("not_now")


class Playback(Match):
    """A match that does what its record says, and nothing else."""

    def __init__(self, record: Record) -> None:
        super().__init__(Referee(GAMES[record.game], record.fresh()), [])
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


class OpenView(SeatView):
    """A seat's view of what is over: every card lies open, and every count is the true one."""

    def sees(self, card: Card) -> bool:
        return True

    def count(self, seat: Seat) -> int:
        return self._table.owned(seat)

    def public_count(self, seat: Seat) -> int:
        return self._table.owned(seat)


class ReplayTable(MatchScene):
    """The table of a record. It has no buttons and takes no commands; its owner moves its time on."""

    name = "replay"
    table = False

    def __init__(self, record: Record, seats: Sequence[SeatSetting], eyes: Seat = EVERYBODY) -> None:
        """``eyes``: whose; with :data:`EVERYBODY` all cards lie open, so what is shown has to be over."""
        self.eyes = eyes
        self.source = record
        self.playback = Playback(record)
        super().__init__(self.playback, seats)
        self.alone = self.moment.peek = True
        self.moment.alone = eyes >= 0  # with all eyes nobody is "you"
        self.split_keyboard = frozenset()
        self.moment.watching = True
        if eyes >= 0:
            self._sit(eyes)
        self.pace = 1.0
        self.held = False
        self.clock_ms = 0.0
        self._last_ms: int | None = None

    # ---- whose eyes

    def _sit(self, seat: int) -> None:
        super()._sit(seat)
        if self.eyes == EVERYBODY:
            self.seat_view = OpenView(self.match.referee, seat)

    def look_with(self, eyes: Seat) -> None:
        """Turns the table to this seat, or back to the first person with every card open."""
        self.eyes, self.moment.alone = eyes, eyes >= 0
        self._sit(eyes if eyes >= 0 else self.humans[0] if self.humans else 0)
        self.seek(self.clock_ms)
        self._build()

    def _heard(self, event: Event) -> None:
        if self.eyes == EVERYBODY:
            self.sound.hear(event)
            self._events.append(sides(event)[0])
        else:
            super()._heard(event)

    # ---- the scene's life

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        pygame.mouse.set_visible(True)

    def resume(self) -> None:
        super().resume()
        pygame.mouse.set_visible(True)

    def moved_to(self, stage: Stage) -> None:
        """The window has another size."""
        self._stage = stage
        self.resized()

    # ---- time

    @property
    def length_ms(self) -> int:
        return self.playback.length_ms

    @property
    def running(self) -> bool:
        """Its time goes on."""
        return not (self.held or self.over)

    @property
    def over(self) -> bool:
        return self.clock_ms >= self.length_ms

    def update(self, now_ms: int) -> None:
        if self._last_ms is not None and not self.held and not self.play.holds:
            self.clock_ms = min(float(self.length_ms), self.clock_ms + (now_ms - self._last_ms) * self.pace)
        self._last_ms = now_ms
        self._play_to(round(self.clock_ms), now_ms)
        self.play.tick(now_ms, round(self.clock_ms))
        self.life.tick(now_ms)
        self.passing.tick(now_ms)
        if self.view.update(now_ms, round(self.clock_ms)) or self.running:
            self.dirty = True

    def step_on(self, ms: float) -> None:
        """A little further, whether it is held or not; hands go on with it."""
        self.clock_ms = min(float(self.length_ms), self.clock_ms + ms)
        self._play_to(round(self.clock_ms), self.stage.now_ms)
        self.refresh()

    def _play_to(self, at: int, now_ms: int) -> None:
        if at >= self.match.referee.open_from:
            old = choreography.before(self.view)
            self.match.advance(at)
            self._after(old, now_ms)
        self.time.now_ms = at

    def wait_ms(self, now_ms: int) -> int | None:
        """Nothing is drawn ahead and no bot thinks: while it is held, only what has begun to move goes on."""
        if self.running or self.view.moving:
            return 0
        waits = [self.life.wait_ms(now_ms), self.play.wait_ms(now_ms), *self.passing.waits(now_ms)]
        return max(1, min(waits))

    def seek(self, at_ms: float) -> None:
        """Forward by playing on; back by playing again from the deal."""
        goal = max(0.0, min(float(self.length_ms), at_ms))
        if goal <= self.clock_ms:
            self._again()
        self.clock_ms = goal
        self._forget()
        self._play_to(round(goal), self.stage.now_ms)
        self._forget()
        self.play.catch_up()
        self._place_paws()
        self.view.land_all()
        self.refresh()

    def _place_paws(self) -> None:
        """Hands that hold something are where they hold it; the others have gone."""
        for seat, paw in list(self.view.paws.items()):
            if paw.going:
                del self.view.paws[seat]
            elif not paw.way:
                paw.x, paw.y = paw.goal

    def _forget(self) -> None:
        """What was said and felt belongs to another moment. Hands are where they are."""
        self.moment.bubbles.clear()
        self.moment.moods.clear()
        self.passing.clear()

    def _again(self) -> None:
        self.seats = self.company.kept
        self.moment.carrying.clear()
        self.story.clear()
        self.view.paws.clear()
        self.match = self.playback = Playback(self.source)
        self.match.referee.listen(self._heard)
        self.match.listen_to_tracks(self._track)
        self._events.clear()
        self._sit(self.own)

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

    # ---- what is shown

    def _look(self) -> TableLook:
        if self.eyes == EVERYBODY:
            self._open_hands()
        else:
            self.moment.others.clear()
        look = super()._look()
        look.hint, look.watched, look.buttons = "", True, ()
        look.seats[self.own].name = self.seats[self.own].name
        look.hand = [card._replace(allowed=True) for card in look.hand]
        for seat in look.seats:
            seat.laid_open, seat.device = True, ""
        if look.prompt_seat < 0 and not self.passing.notice_words:
            look.prompt = ""  # it would tell the own player what to do
        return look

    def _open_hands(self) -> None:
        for seat in range(len(self.seats)):
            if seat == self.own or not self.play.lays_open:
                continue
            held = self.seat_view.held(seat)
            cards = [card for card in self.playback.referee.table.hand(seat) if not held or card != held[0]]
            self.moment.others[seat] = OtherHand("", tuple(self.pictures.face(card) for card in cards))

    def handle(self, command: Command) -> None:
        """Nobody plays along."""


class SmallFrame(Frame):
    """A picture smaller than any window: words shrink with it, or they would cover the table."""

    @property
    def smallest_text(self) -> float:
        return SMALL_TEXT


class Window(StillStage):
    """A stage within another: the same program, but of another size and with a clock of its own. It is silent."""

    def __init__(self, size: tuple[int, int], stage: Stage) -> None:
        super().__init__(size, stage.raster, stage.device)
        self.frame = SmallFrame(*size) if size[1] < LEAST_SHOWN_PX else replace(
            stage.frame, width_px=size[0], height_px=size[1])
        quiet = replace(stage.settings.preferences, captions=False)
        self.settings = replace(stage.settings, preferences=quiet)
        self.now_ms = stage.now_ms


def table_picture(record: Record, seats: Sequence[SeatSetting], at_ms: float, size: tuple[int, int], stage: Stage,
                  eyes: Seat = EVERYBODY) -> pygame.Surface:
    """One moment of a match that is over."""
    table, window = ReplayTable(record, seats, eyes), Window(size, stage)
    table.enter(window)
    table.seek(at_ms)
    surface = pygame.Surface(size)
    table.draw(Canvas(surface, window.frame, stage.raster), True)
    return surface
