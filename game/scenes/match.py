"""The match: a table, the referee behind it, and whoever sits at this screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game.clock import MatchTime
from game.core.actions import NOBODY, Action, NextRound, Refusal
from game.core.cards import Card, Face
from game.core.events import CardMoved, Event, HandMoved, Judged, RoundBegan, RoundEnded, Sat, seen_from
from game.core.record import Look, PathPoint, Track
from game.core.record import Path as HandPath
from game.inspect_file import Item
from game.referee.match import Match
from game.referee.view import SeatView
from game.settings import SeatSetting
from game.view import choreography
from game.view.bindings import profile, told_truly
from game.view.canvas import Canvas
from game.view.commands import ARROWS, Command, Kind
from game.view.gestures import Gestures
from game.view.hand_order import HandOrder
from game.view.i18n import _, told
from game.view.layout import Layout, load_layout, shipped_map
from game.view.letters import signs_of
from game.view.look import look_of
from game.view.model import Moment, TableLook
from game.view.moods import MOOD_MS, moods
from game.view.motion import pace_of
from game.view.names import shown_name
from game.view.pathlog import HandPoint, PathLog
from game.view.paws import WayPoint
from game.view.pictures import Pictures
from game.view.refusals import sentence
from game.view.richtext import plain
from game.view.table_view import TableView, zone_point

from .banter import Banter
from .base import Onward, Scene, Stage
from .company import Company, playing_now
from .count_in import CountIn
from .covered_hand import CoveredHand
from .duties import Duties
from .following import Following
from .games import PLAYS
from .games.base import GamePlay
from .hand_ways import drawn_way
from .hands import Hands, first_below
from .hearing import Keeper, at_this_screen, totals_by_round
from .match_input import TableInput
from .match_inspect import Serials, match_items
from .match_life import MatchLife
from .match_log import MatchLog
from .match_sound import MatchSound
from .passing import Passing
from .race import Race

READY_MS = 4
"""Between two pictures that are drawn ahead: what somebody does comes first."""


class MatchScene(Scene):
    """Shows one match and lets people play it."""

    name = "match"
    table = True

    def __init__(self, match: Match, seats: Sequence[SeatSetting], *, table_map: Path | None = None,
                 keeper: Keeper | None = None, on_leave: Callable[[], None] | None = None,
                 on_rematch: Callable[[], None] | None = None) -> None:
        """``table_map``: a Tiled map of one's own; it has to be sound (see load_layout). ``on_leave``: where the
        way out leads, ``on_rematch``: deals the same seats anew; without them the scene is simply left."""
        super().__init__()
        self.match, self.keeper = match, keeper
        self.company, self.seats = Company(self, seats), playing_now(self, seats)
        self.humans = [seat for seat, each in enumerate(self.seats) if each.human]
        self.own, self.alone = first_below(self.seats, self.humans), len(self.humans) <= 1
        self._map = table_map
        self.on_leave: Callable[[], None] = on_leave or (lambda: self.stage.pop())
        self.on_rematch = on_rematch
        self.on_guide: Callable[[], None] | None = None  # to the guided hand of this game, where there is one
        self.onward: Onward | None = None  # where the results lead first, instead of a rematch
        self.time, self.moment = MatchTime(match.now), Moment(self.own, self.alone, peek=self.alone)
        self._sit(self.own)
        self.paths = PathLog(len(self.seats))
        self.ways: dict[int, list[WayPoint]] = {}
        """Where the bots' hands are going."""
        self.serials, self.passing, self.story = Serials(), Passing(self), MatchLog(self)
        self._events: list[Event] = []
        self.curves = totals_by_round(match)
        """Each seat's total after each round."""
        self.play: GamePlay = PLAYS[match.referee.record.game](self)
        """What only this game has."""
        self.hands, self.race, self.count_in, self.sound = Hands(self), Race(self), CountIn(self), MatchSound(self)
        self.covered = CoveredHand(self)
        self.duties, self.banter, self.following = Duties(self), Banter(self), Following(self)
        self.overlaid = False
        """Another screen lies above the table."""
        self.split_keyboard, self.corners = self.hands.split, self.hands.corners
        self.word_game = self.play.words
        match.referee.listen(self._heard)
        match.listen_to_tracks(self._track)

    @property
    def in_window(self) -> bool:
        """It is on a stage."""
        return self._stage is not None

    @property
    def at_table(self) -> tuple[SeatSetting, ...]:
        return self.seats

    def view_of(self, seat: int) -> SeatView:
        """What somebody who sits here may know."""
        return self.seat_view if seat == self.own else SeatView(self.match.referee, seat)

    def below(self) -> int:
        """Who sits below; where nobody is left, nobody moves."""
        return first_below(self.seats, self.humans) if self.humans else self.own

    def sit(self, seat: int) -> None:
        """Somebody else takes the mouse: the table turns to them, their hand covered."""
        self._put_back()
        self._sit(seat)
        self.moment.peek = self.alone and bool(self.humans)
        self._build()

    def quit_match(self) -> None:
        """Leave the table; the record stays, and the match can go on later."""
        self.on_leave()

    def _sit(self, seat: int) -> None:
        """This seat has the pointer and the keys from now on."""
        self.own = self.moment.own = seat
        self.seat_view = SeatView(self.match.referee, seat)
        self.order = HandOrder()

    # ---- the scene's life

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.pictures = Pictures(stage.raster, self.match.referee.record.deck)
        self._signs = signs_of(self.match.referee.record.deck.colours)
        self._build()
        pygame.mouse.set_visible(False)
        if self.match.now == 0 and self.match.referee.record.setup is None:
            self.view.deal(stage.now_ms)
        self.following.round_over(stage.now_ms)  # it may have been left then, and goes on there

    def _build(self) -> None:
        """The table for this window; what was in the air has landed."""
        self.ways = {}
        frame = self.stage.frame
        path = self._map or shipped_map(self.play.table.plan or self.pictures.deck.game, len(self.seats),
                                        many=not self.alone, aspect=frame.width_px / frame.height_px)
        plan = load_layout(path, len(self.seats), self.play.table.parts).turned(self.own)
        self.layout: Layout = plan.fitted(frame.wide, frame.tall)
        canvas = Canvas(pygame.Surface((1, 1)), frame, self.stage.raster, colours=self._signs)
        self.gestures = Gestures(self.own, self.layout.zones, self.submit)
        self.input = TableInput(self)
        self.view = TableView(self.play.table, canvas, self.layout, self.pictures, self._look())
        self.view.lifts = self.input.lifts if self.table and self.humans else tuple
        self.view.pace = pace_of(self.stage.settings.preferences)
        self.view.reach = self.layout.zones.reach = self.seats[self.own].help.targets / 100
        self.life = MatchLife(self)
        self.play.built()
        self.refresh()

    def leave(self) -> None:
        pygame.mouse.set_visible(True)
        self._keep()
        if self.keeper:
            self.keeper.close()

    def pause(self) -> None:
        self.overlaid = True
        self._put_back()
        self.refresh()  # the picture below the next screen is taken from this
        self.time.pause()
        pygame.mouse.set_visible(True)

    def resume(self) -> None:
        super().resume()
        self.overlaid = False
        self.refresh()
        pygame.mouse.set_visible(False)
        self.view.stale()
        self.hands.look_for_pads()
        self.count_in.begin()

    def rebound(self) -> None:
        if self.in_window:
            self.refresh()

    def resized(self) -> None:
        self._put_back()
        self._build()

    def preferred(self) -> None:
        """What was said is told again in the language of now; a bubble in another one is gone."""
        self.moment.bubbles.clear()
        self.story.retell()
        super().preferred()

    def _put_back(self) -> None:
        """Whatever breaks in: the card is back in the hand, and nothing counts."""
        self.gestures.cancel(self.time.now_ms)
        self.input.reset()
        self.input.cover()
        self.race.reset()
        self.hands.cover()
        self.play.reset()

    # ---- time

    def update(self, now_ms: int) -> None:
        at = self._run(now_ms)
        referee = self.match.referee
        until = self.race.until(at)
        if until >= referee.open_from and not self.following.verdict and not self.play.holds:
            old = choreography.before(self.view)
            self.match.advance(until)
            self._after(old, now_ms)
        self.race.tick(at)
        self.input.tick(at)
        self.hands.tick(at)
        self.play.tick(now_ms, at)
        self.duties.tick(now_ms)
        self.life.tick(now_ms)
        self.passing.tick(now_ms)
        self._keep()
        if self.view.update(now_ms, at):
            self.dirty = True
        if not (self.view.flying or self.input.busy):
            self.view.get_ready()
        self.following.tick(now_ms)

    def _run(self, now_ms: int) -> int:
        """The match's own time; it stands still while something is shown that everybody has to see."""
        if self.play.holds or self.count_in.running:
            self.time.pause()
            return self.time.now_ms
        return self.time.run(now_ms)

    def _keep(self) -> None:
        if self.keeper:
            try:
                self.keeper.keep_up()
            except OSError as trouble:
                self.keeper = None
                self.notice(told(str(trouble)))

    @property
    def moving(self) -> bool:
        return self.view.moving

    def wait_ms(self, now_ms: int) -> int | None:
        if self.view.moving or self.input.busy or self.hands.busy:
            return 0
        match = self.match
        due = match.next_due
        if self.play.holds:
            due = self.time.now_ms + 60_000
        waits = [due - self.time.now_ms, self.race.wait_ms(), self.life.wait_ms(now_ms), self.play.wait_ms(now_ms),
                 self.duties.wait_ms(now_ms), *self.passing.waits(now_ms), *self.following.waits(now_ms)]
        if self.view.unready:
            waits.append(READY_MS)
        return max(1, min(min(waits), 60_000))

    @property
    def racing(self) -> bool:  # type: ignore[override]
        return self.play.racing if self._stage else False

    # ---- the referee

    def submit(self, action: Action, at_ms: int | None = None) -> Refusal | None:
        """A person's action, now or at a moment that is still open. The screen follows before this returns."""
        old = choreography.before(self.view)
        at = max(self.time.now_ms if at_ms is None else at_ms, self.match.referee.open_from)
        refusal = self.match.submit(action, at)
        self._after(old, self.stage.now_ms)
        if refusal:
            self.sound.refused()
            self.notice(sentence(refusal, self.seat_view.rulings))
        self.dirty = True
        return refusal

    def _heard(self, event: Event) -> None:
        self.sound.hear(event)
        seen = seen_from(event, self.own) if self.alone else at_this_screen(event, self.own, self.moment.peek)
        self._events += [] if seen is None else [seen]

    def _track(self, track: Track) -> None:
        if isinstance(track, Look):
            self.play.gaze()
            self.life.looked(track)
        elif track.seat != self.own and not self.seats[track.seat].human:
            self.ways[track.seat] = drawn_way(track, len(self.seats), lambda zone: self._place(zone, track.seat))
            for point in self.ways[track.seat]:
                self.paths.add(track.seat, HandPoint(point.at, point.x, point.y, "", True))

    def _place(self, zone: str, seat: int) -> tuple[float, float]:
        return zone_point(self.layout, self.view.look, zone, seat)

    def _after(self, old: choreography.Before, now_ms: int) -> None:
        """The table changed: show it, and let things fly to where they are now."""
        events, self._events = self._events, []
        if not events:
            return
        for event in events:
            self._note(event, now_ms)
        self.refresh()
        self.view.late_top = old.top
        for event in events:
            if isinstance(event, HandMoved):
                if event.seat == self.hands.pointed and event.zone is None:
                    self._own_hand(events, now_ms)
                choreography.hand_moved(self.view, event, self.hands.pointed, self.ways.get(event.seat, ()))
                self._remember(event)
            else:
                choreography.event_told(self.view, event, old, self.own, now_ms)
        self.play.gaze()

    def _remember(self, event: HandMoved) -> None:
        """A hand whose way nobody told is remembered from zone to zone, for the proof."""
        if event.zone is None or event.seat == self.hands.pointed or event.seat in self.ways:
            return
        x, y = self._place(event.zone, event.seat)
        self.paths.add(event.seat, HandPoint(event.at, x, y, event.zone, True))

    def _own_hand(self, events: list[Event], now_ms: int) -> None:
        """The own hand has opened: whoever opened it, nothing is held any more."""
        self.moment.held, self.moment.lit = -1, frozenset()
        self.gestures.taken()
        self.input.opened()
        self.refresh()
        carried = self.view.carried
        if carried and any(isinstance(event, CardMoved) and choreography.stands_for(carried.thing, event, self.own)
                           for event in events):
            self.view.carried = None  # it flies on by itself
        else:
            self.view.drop(now_ms)

    def _note(self, event: Event, now_ms: int) -> None:
        """What an event means for words, moods and what comes next."""
        self.story.note(event)
        match event:
            case HandMoved(seat=seat, zone=zone, source=source) if seat != self.hands.pointed:
                if zone is None:
                    self.moment.carrying.pop(seat, None)
                else:
                    self.moment.carrying[seat] = source
            case Judged():
                self.following.verdict = event
                self.say(event.accuser, _("Caught you!"), now_ms)
            case Sat():
                self.company.changed(event)
            case RoundBegan():
                self.order = HandOrder()
                self.serials = Serials()
            case RoundEnded(totals=totals):
                self.following.round_over(now_ms + self.play.round_over_ms)
                for curve, total in zip(self.curves, totals, strict=True):
                    curve.append(total)
        for face in moods(event):
            self.mood(face.seat, face.mood, now_ms, face.lasts_ms)
        self.play.note(event, now_ms)
        if not self.play.tells_all:
            self.life.note(event, now_ms)

    def face(self, card: Card) -> Face:
        return self.match.referee.record.deck.faces[card]

    def called(self, seat: int) -> str:
        """A player's name, fit for a sentence with signs."""
        return shown_name(self.seats[seat].name)

    # ---- what is shown

    def refresh(self) -> None:
        """Show the table as it is now."""
        self.view.show(self._look())
        if self.table and self.input.keys.settle():  # a replay has buttons only
            self.view.show(self._look())
        self.prompt = plain(self.view.look.prompt)
        self.dirty = True

    def _look(self) -> TableLook:
        self.moment.hint, self.moment.device = self.input.hint(), self.hands.shown_keys.kind
        self.moment.keys, self.moment.pads = profile(self.hands.shown_keys), bool(self.stage.pad_numbers)
        look = self.look_at(self.moment)
        if self.passing.notice_words:
            look.prompt, look.prompt_seat = self.passing.notice_words, NOBODY
        return look

    def look_at(self, moment: Moment) -> TableLook:
        """The table at this moment, or at one that is only imagined."""
        keys = self.hands.shown_keys
        look = look_of(self.play.table, self.seat_view, self.seats, self.pictures, self.order, moment)
        look.hint, look.prompt = told_truly(look.hint, keys), told_truly(look.prompt, keys)
        return look

    def notice(self, words: str) -> None:
        """A sentence in place of the prompt, for a moment."""
        self.passing.notice(words)

    def mood(self, seat: int, mood: str, now_ms: int, lasts_ms: int = MOOD_MS) -> None:
        self.passing.mood(seat, mood, now_ms, lasts_ms)

    def say(self, seat: int, words: str, now_ms: int) -> None:
        self.passing.say(seat, words, now_ms)

    def expect(self, name: str, after_ms: int) -> None:
        """Something of the screen's own is due later."""
        self.passing.expect(name, after_ms)

    def later(self, after_ms: int, then: Callable[[], object]) -> None:
        """Do something after a while of the window's time."""
        self.passing.later(after_ms, then)

    # ---- where this leads

    def show_results(self) -> None:
        """Of the round that is over."""
        from .results import ResultsScene

        if self.seat_view.game_over and self.keeper:
            self.keeper.finish()
        self.stage.push(ResultsScene(self))

    def next_round(self) -> None:
        """Clear the table and deal again."""
        self.submit(NextRound())
        self.view.land_all()
        self.view.deal(self.stage.now_ms)

    # ---- people

    def handle(self, command: Command) -> None:
        if self.count_in.running:
            return
        self.time.run(command.time_ms)
        if self.hands.takes(command):
            return
        pressed = command.pressed and command.kind in (Kind.POINTER_DOWN, Kind.ACCEPT)
        if pressed and self.following.hurry():
            return
        if self.hands.shown_keys.kind != self.moment.device:
            before = self.moment.focus
            self.refresh()  # the signs of the device that is used now
            if command.kind in ARROWS and not before:
                self.view.pointer = None
                return  # the first arrow only shows where the focus is
        elif self.hands.addressed != self.input.addressed:
            self.refresh()
        self.input.handle(command)

    def keep_path(self, points: Sequence[HandPoint]) -> None:
        """The way of the own hand during a gesture goes into the record."""
        if len(points) > 1:
            way = tuple(PathPoint(point.at, round(point.x), round(point.y)) for point in points)
            self.match.track(HandPath(self.own, way))

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        self.play.drawn()
        return self.view.draw(canvas, self.stage.now_ms, full)

    def inspect_items(self) -> list[Item]:
        return match_items(self)
