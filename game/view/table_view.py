"""The table on the screen: a still layer and what moves over it. It follows a look and events, and decides nothing."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from .ahead import Lift, draw_ahead, soon_needed
from .canvas import Canvas
from .carried import HELD_GROWTH, UNDER_LIFT, Carried, stepped
from .eye_signs import EyeSign, eye_movers
from .gaze import Gaze
from .ground import ground
from .layout import Layout
from .model import TableLook
from .motion import DEAL_STEP_MS, LAND_MS, Flight, Pace, Pose, between, follow
from .movers import Mover, Movers
from .painter import Painter, Stamp
from .paws import PAW_LIFT, PAW_WIDTH, SIDE_PAW_WIDTH, Paw, paw_stamp
from .pictures import Pictures
from .still import Still, seat_point
from .theme import UNDER
from .things import Thing, resting, thing_at

if TYPE_CHECKING:
    from .games.base import GameTable

GAZE_HALF_MS = 110.0


@dataclass(slots=True)
class Flying:
    """A thing on its way to where it will rest."""

    thing: str
    """The id that stays away from the still layer until it lands; empty for none."""
    picture: str
    flight: Flight
    turns_to: str = ""
    """Another picture from half way on: the card is turned over."""
    alpha: int = 85
    opens_ms: int = 0
    """Turned over at the beginning: from an edge to its whole width in this time."""
    exact: bool = False
    """The match waits for it: it takes its time whatever the pace."""


TREMBLE, TREMBLE_MS = 1.8, 45
"""How far (units) a nervous paw shakes, and how long one way."""


class Extra(Protocol):
    """What only one game moves over the table: a ring that runs out, the way of a throw."""

    @property
    def moving(self) -> bool: ...
    def movers(self, view: TableView) -> list[Mover]: ...


class TableView:
    """One table in one window; a new one for each size."""

    def __init__(
        self, game: GameTable[Any], canvas: Canvas, layout: Layout, pictures: Pictures, look: TableLook
    ) -> None:
        self.game, self.layout, self.pictures = game, layout, pictures
        self.painter = Painter(canvas.raster, canvas.frame.unit)
        size = canvas.frame.size_px
        self.still = Still(game, self.painter, layout, ground(self.painter, layout.table, game.spreads(layout), size))
        self._still_canvas = Canvas(self.still.surface, canvas.frame, canvas.raster, colours=canvas.signs)
        self.look = look
        self.things: list[Thing] = resting(game, look, layout, pictures)
        self.flying: list[Flying] = []
        self.carried: Carried | None = None
        self.paws: dict[int, Paw] = {}
        self.pointer: tuple[float, float] | None = None
        """Where this screen's own paw is; None while nobody moves the mouse."""
        self.reach = 1.0
        """How much larger things are to the pointer where nothing else lies."""
        self.gaze: Gaze | None = None
        self.gaze_goal: Gaze | None = None
        self.movers = Movers()
        self.pace = Pace()
        self.late_top: str | None = None
        """What still lies on the discard pile while a card is on its way there."""
        self.overlay: Callable[[Canvas], None] | None = None
        """Drawn last onto the still layer: the photo finish."""
        self.caption: Mover | None = None
        """What has just been heard, in words."""
        self.extra: Extra | None = None
        """What the game itself moves over the table."""
        self.veil: Callable[[Canvas], None] | None = None
        """Drawn over the whole still layer, below what moves: the dark of a guided hand."""
        self.eye_signs: dict[int, EyeSign] = {}
        """Where each bot looks, by seat."""
        self.pointing: Extra | None = None
        """What moves above everything but the own pointer: a paw that points."""
        self._shut: set[int] = set()
        """Whose eyes are shut for a moment."""
        self._stale = True
        self.lifts: Callable[[], Iterable[Lift]] = tuple
        """What the hand below may lift now."""
        self._ahead: Iterator[None] | None = self._soon()
        self._last_ms = 0

    # ---- what is shown

    def blink(self, seat: int, shut: bool) -> None:
        """Shut or open somebody's eyes; nobody blinks in the dark of a guided hand."""
        shut = shut and not self.veil
        (self._shut.add if shut else self._shut.discard)(seat)
        self._stale = True

    def show(self, look: TableLook) -> None:
        """Another moment; one that looks the same changes nothing."""
        if look == self.look and not self.flying:
            return
        seen, self.look = self.look, look
        self.things = resting(self.game, look, self.layout, self.pictures)
        self._stale = True
        own = look.seats[look.own].turn and not seen.seats[seen.own].turn
        if own or seen.hand != look.hand:
            self._ahead = self._soon()

    def stale(self) -> None:
        """The still layer has to be drawn anew."""
        self._stale = True

    def thing(self, name: str) -> Thing | None:
        return next((thing for thing in reversed(self.things) if thing.id == name), None)

    def thing_at(self, point: tuple[float, float]) -> Thing | None:
        """What reacts there. A thing that is still landing reacts where it will lie: a hurry loses nothing."""
        held = self.carried.thing if self.carried else ""
        return thing_at([thing for thing in self.things if thing.id != held], point, self.reach)

    def seat_at(self, point: tuple[float, float]) -> int:
        """The seat whose portrait is there, or -1."""
        for seat, place in enumerate(self.layout.seats):
            x, y = seat_point(place, self.look.seats[seat])
            if math.dist(point, (x, y + 8)) <= place.portrait.width * 0.58 + 6:
                return seat
        return -1

    @property
    def away(self) -> set[str]:
        """Ids of things that are in the air."""
        away = {each.thing for each in self.flying if each.thing}
        if self.carried:
            away.add(self.carried.thing)
        return away

    # ---- motion

    @property
    def moving(self) -> bool:
        if (
            self.flying
            or (self.extra and self.extra.moving)
            or (self.pointing and self.pointing.moving)
            or (self.carried and abs(self.carried.angle) > 0.5)
        ):
            return True
        return self.gaze != self.gaze_goal or any(not paw.there for paw in self.paws.values())

    def fly(self, flying: Flying, now_ms: int | None = None) -> None:
        """``now_ms``: for a flight that doesn't begin at once."""
        if not flying.exact:
            flying.flight = self.pace.timed(flying.flight, flying.flight.began_ms if now_ms is None else now_ms)
        self.flying = [each for each in self.flying if not flying.thing or each.thing != flying.thing]
        self.flying.append(flying)
        self._stale = True

    def land_all(self) -> None:
        """Somebody is in a hurry: everything is where it belongs."""
        self.flying = []
        self._stale = True

    def land(self, names: str) -> None:
        """Whatever is on its way as one of these (``card:``, ``fan:2:``) is there: a hand that is covered now shows
        no face in the air either."""
        self.flying = [each for each in self.flying if not each.thing.startswith(names)]
        self._stale = True

    def deal(self, now_ms: int) -> None:
        """All hands fly out of the draw pile, one card after the other."""
        if "draw" not in self.layout.spots:
            return
        source = self._pose_of("draw")
        kinds = ("card:", "fan:", "meadow:", "display:")
        cards = [thing for thing in self.things if thing.id.startswith(kinds)]
        seats = max(1, len(self.look.seats))
        lanes = sorted(range(len(cards)), key=lambda n: self._deal_rank(cards, n, seats))
        for order, n in enumerate(lanes):
            thing = cards[n]
            back = self.pictures.back(thing.pose.width)
            turn = (order * 37) % 23 - 11
            start = source._replace(width=thing.pose.width, angle=float(turn))
            flight = Flight(start, thing.pose, now_ms + order * DEAL_STEP_MS, LAND_MS + 60)
            face = "" if thing.id.startswith("fan:") else thing.picture
            self.fly(Flying(thing.id, back, flight, face), now_ms)

    def _deal_rank(self, cards: list[Thing], n: int, seats: int) -> tuple[int, int]:
        kind = cards[n].id.split(":")
        if kind[0] == "fan":
            return int(kind[2]), int(kind[1])
        if kind[0] != "card":
            return len(cards), int(kind[1])  # the table's own places come last
        own = [thing.id for thing in cards if thing.id.startswith("card:")]
        return own.index(cards[n].id), self.look.own % seats

    def _pose_of(self, name: str) -> Pose:
        found = self.thing(name)
        if found:
            return found.pose
        spot = self.layout.spots[name]
        return Pose(spot.x, spot.y, spot.width)

    def update(self, now_ms: int, match_ms: int = 0) -> bool:
        """Time goes on; True when something has to be drawn. ``match_ms``: the match's own time, for its hands."""
        dt, self._last_ms = max(0, min(100, now_ms - self._last_ms)), now_ms
        busy = self.moving or self._stale
        landed = [each for each in self.flying if each.flight.over(now_ms)]
        if landed:
            self.flying = [each for each in self.flying if each not in landed]
            self._stale = True
        self._move_paws(dt, match_ms)
        self._move_gaze(dt)
        if self.carried:
            self.carried.swing(dt)
        return busy or self._stale

    def _move_paws(self, dt: int, match_ms: int) -> None:
        for seat, paw in list(self.paws.items()):
            paw.step(dt, match_ms)
            if paw.going and paw.there:
                del self.paws[seat]

    def _move_gaze(self, dt: int) -> None:
        goal, gaze = self.gaze_goal, self.gaze
        if goal == gaze:
            return
        self._stale = True
        if goal is None or gaze is None or goal.eye != gaze.eye:
            self.gaze = goal
            return
        x, y = (follow(a, b, dt, GAZE_HALF_MS) for a, b in zip(gaze.target, goal.target, strict=True))
        self.gaze = goal if math.dist((x, y), goal.target) < 3 else Gaze(goal.eye, (x, y))

    # ---- drawing ahead

    @property
    def unready(self) -> bool:
        """There is something to draw ahead: call :meth:`get_ready` while nothing moves."""
        return self._ahead is not None

    def get_ready(self) -> None:
        """Draw one thing that will soon be needed."""
        if self._ahead is not None and next(self._ahead, self) is self:
            self._ahead = None

    def _soon(self) -> Iterator[None]:
        return draw_ahead(self.painter.art, soon_needed(self))

    def rehearse(self, lift: Lift) -> bool:
        """Put on the sheet, for nobody to see, what will be there once this thing is lifted."""
        look = lift.look()
        things = resting(self.game, look, self.layout, self.pictures)
        self.still.build(self._still_canvas, look, things, {lift.thing.id})
        return True

    # ---- own pointer

    def lift(self, thing: Thing, point: tuple[float, float], seat: int, face_down: bool = False) -> None:
        """The pointer has grabbed this thing: it keeps the offset at which it was grabbed."""
        self.flying = [each for each in self.flying if each.thing != thing.id]
        width = thing.pose.width * HELD_GROWTH
        picture = self.pictures.back(width) if face_down else thing.picture
        ratio = 0.86 if thing.token else 1.4
        self.carried = Carried(thing.id, picture, width, thing.pose.x, thing.pose.y, thing.pose.x - point[0],
                               thing.pose.y - point[1], ratio, thing.pose.angle, seat=seat)
        self._stale = True

    def drag(self, point: tuple[float, float], zone: str, speed: float) -> None:
        carried = self.carried
        if carried is None:
            return
        carried.x, carried.y = point[0] + carried.grab_dx, point[1] + carried.grab_dy
        carried.zone, carried.speed = zone, speed

    def carried_pose(self) -> Pose | None:
        return self.carried.pose if self.carried else None

    def drop(self, now_ms: int) -> None:
        """The hand opened: what it held flies to where the look says that it lies now."""
        carried, self.carried = self.carried, None
        self._stale = True
        if carried is None:
            return
        home = self.thing(carried.thing)
        if home is not None:
            self.fly(Flying(carried.thing, carried.picture, Flight(carried.pose, home.pose, now_ms), home.picture))

    # ---- drawing

    def draw(self, canvas: Canvas, now_ms: int, full: bool) -> list[pygame.Rect] | None:
        """Returns the rectangles that changed, or None for all."""
        changed = self._drawn_anew() if self._stale else []
        return self.movers.draw(canvas.surface, self.still.surface, self._all_movers(now_ms), full, changed)

    def _drawn_anew(self) -> list[pygame.Rect]:
        """Where the still layer now looks different."""
        self._stale = False
        look = replace(self.look, log=[], hint="") if self.overlay else self.look  # it would lie half below it
        self.still.build(self._still_canvas, look, self._resting(), self.away, self.gaze, self._shut)
        for cover in (self.veil, self.overlay):
            if cover:
                cover(self._still_canvas)
        return self.still.surface.finish()

    def _resting(self) -> list[Thing]:
        """The card that was on top stays in sight until the next one lands on it."""
        if not self.late_top or not any(each.thing == "discard" for each in self.flying):
            return self.things
        found = []
        for thing in self.things:
            if thing.id == "discard":
                found.append(thing._replace(id="discard:late", picture=self.late_top))
            found.append(thing)
        return found

    def _all_movers(self, now_ms: int) -> list[Mover]:
        movers: list[Mover] = self.extra.movers(self) if self.extra else []
        if not (self.overlay or self.veil):
            movers += eye_movers(self.painter, self.layout.seats, self.look.seats, self.eye_signs)
        for each in self.flying:
            if now_ms >= each.flight.began_ms:
                movers += self._fading(each, now_ms) if self.pace.fades else [self._flying(each, now_ms)]
        for paw in self.paws.values():
            movers += self._paw(paw)
        if self.carried:
            movers += self._carried(self.carried)
        if self.pointing:
            movers += self.pointing.movers(self)
        if self.caption:
            movers.append(self.caption)
        if self.pointer:
            animal = self.look.seats[self.look.own].animal
            stamp = paw_stamp(self.painter, animal, self.carried is not None, 0, PAW_WIDTH)
            movers.append(self.mover(stamp.image, stamp.dx, stamp.dy, *self.pointer))
        return movers

    def mover(self, image: pygame.Surface, dx: int, dy: int, x: float, y: float,
              clip: pygame.Rect | None = None) -> Mover:
        """An image with its upper left corner so many pixels beside a point of the plan."""
        return Mover(image, (self.painter.px(x) + dx, self.painter.px(y) + dy), clip)

    def _fading(self, each: Flying, now_ms: int) -> list[Mover]:
        """It vanishes where it was and appears where it will lie."""
        share = max(0.0, min(1.0, (now_ms - each.flight.began_ms) / max(1, each.flight.lasts_ms)))
        ends = ((each.picture, each.flight.start, 1 - share), (each.turns_to or each.picture, each.flight.end, share))
        return [self._faint(picture, pose, part) for picture, pose, part in ends]

    def _faint(self, picture: str, pose: Pose, part: float) -> Mover:
        stamp = self.painter.stamp(picture, stepped(pose), moving=True)
        image = stamp.image.copy()
        image.set_alpha(round(255 * part))
        return self.mover(image, stamp.dx, stamp.dy, pose.x, pose.y)

    def _flying(self, each: Flying, now_ms: int) -> Mover:
        pose = each.flight.at(now_ms)
        half = now_ms - each.flight.began_ms > each.flight.lasts_ms / 2
        picture = each.turns_to if each.turns_to and half else each.picture
        stamp = self.painter.stamp(picture, stepped(pose), alpha=each.alpha, moving=True)
        open_part = (now_ms - each.flight.began_ms) / each.opens_ms if each.opens_ms else 1.0
        return self.mover(*(stamp if open_part >= 1 else _narrowed(stamp, open_part)), pose.x, pose.y)

    def _paw(self, paw: Paw) -> list[Mover]:
        movers = []
        if paw.picture:
            under = paw.zone.startswith(("lap", "shoulder"))
            pose = Pose(paw.x, paw.y, paw.width, paw.angle, PAW_LIFT)
            stamp = self.painter.stamp(paw.picture, pose, tint=UNDER if under else None, moving=True)
            movers.append(self.mover(*stamp, paw.x, paw.y, self._beyond(paw.zone) if under else None))
        stamp = paw_stamp(self.painter, paw.animal, bool(paw.picture), paw.angle, SIDE_PAW_WIDTH)
        shake = TREMBLE * (1 if self._last_ms // TREMBLE_MS % 2 else -1) if paw.trembles else 0.0
        movers.append(self.mover(*stamp, paw.x + shake, paw.y))
        return movers

    def _carried(self, carried: Carried) -> list[Mover]:
        pose = stepped(carried.pose)
        if carried.zone.startswith(("lap", "shoulder")):
            stamp = self.painter.stamp(carried.picture, pose._replace(lift=UNDER_LIFT), tint=UNDER, moving=True)
            return [self.mover(*stamp, pose.x, pose.y, self._beyond(carried.zone))]
        return [self.mover(*self.painter.stamp(carried.picture, pose, moving=True), pose.x, pose.y)]

    def _beyond(self, zone: str) -> pygame.Rect:
        """The part of the window beyond that seat's edge: the table hides what is below it."""
        width, height = self.still.surface.get_size()
        px, table = self.painter.px, self.layout.table
        seat = int(zone.partition(":")[2])
        facing = self.layout.seats[seat].fan.facing
        if facing == 0:
            top = px(table.y + table.h)
            return pygame.Rect(0, top, width, height - top)
        if facing == 180:
            return pygame.Rect(0, 0, width, px(table.y))
        if facing < 0:
            return pygame.Rect(0, 0, px(table.x), height)
        left = px(table.x + table.w)
        return pygame.Rect(left, 0, width - left, height)


def zone_point(layout: Layout, look: TableLook, zone: str, seat: int) -> tuple[float, float]:
    """Where somebody's hand is drawn while it is in a zone."""
    kind, _, owner = zone.partition(":")
    if kind == "seat" and owner:
        return seat_point(layout.seats[int(owner)], look.seats[int(owner)])
    if kind in ("hand", "air") and owner:
        fan = layout.seats[int(owner)].fan
        return fan.x, fan.y
    if kind == "sleeve" and owner:
        portrait = layout.seats[int(owner)].portrait
        return portrait.x + portrait.width * 0.2, portrait.y + portrait.width * 0.2
    try:
        return layout.area(zone).centre
    except KeyError:
        fan = layout.seats[seat].fan
        middle = layout.table.centre
        here = between(Pose(fan.x, fan.y, 1), Pose(*middle, 1), 0.3)
        return here.x, here.y


def _narrowed(stamp: Stamp, open_part: float) -> Stamp:
    """A card that is being turned over: narrow at first, and never so narrow that its face can't be seen."""
    image = stamp.image
    width = max(1, round(image.get_width() * (0.35 + 0.65 * max(0.0, open_part))))
    return Stamp(pygame.transform.scale(image, (width, image.get_height())), -(width // 2), stamp.dy)
