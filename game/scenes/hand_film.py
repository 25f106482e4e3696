"""The film of one cheat after its round: the hand on its way, large, with the card's face, as its record tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core.actions import Action, Carry, Grab, Release
from game.core.record import HUMAN, Path, Record
from game.referee.chronicle import Moment
from game.referee.referee import replay
from game.rules import GAMES
from game.settings import SeatSetting
from game.view.canvas import Canvas
from game.view.export import GIF_PX
from game.view.film import CARD, FAN_Y, FilmPoint, FilmSet, Pile, strip, to_film
from game.view.games import TABLES
from game.view.ground import draw_floor
from game.view.i18n import _
from game.view.layout import Layout, load_layout, shipped_map
from game.view.pictures import BLANK, Pictures
from game.view.theme import INK, PAPER

from .base import Stage
from .hand_ways import drawn_way

BEFORE_MS, AFTER_MS = 900, 450
SLOWNESS = 3
LONGEST_MS = 3600
"""Of the match's own time."""
PILE_ASIDE, PILE_LOWER = 190.0, 30.0
STRIP = (40.0, 118.0, 1200.0, 372.0)


class FilmWords(NamedTuple):
    """Above and below the film."""

    title: str
    text: str
    watch: str
    """Who was the Watchman then."""


def hand_way(record: Record, layout: Layout, seat: int, start_ms: int, end_ms: int) -> list[FilmPoint]:
    """The hand's way in film units. ``layout``: turned so that this seat is below.

    From its recorded path; without one from zone to zone, as the inputs say.
    """
    paths = sorted(
        (track for track in record.tracks if isinstance(track, Path) and track.seat == seat and track.points and (
            track.points[0].at <= end_ms and track.points[-1].at >= start_ms)), key=lambda path: path.points[0].at)
    points: list[tuple[int, float, float]] = []
    for path in paths:  # a hand that turns back has left its first way
        points = [point for point in points if point[0] < path.points[0].at] + _drawn(path, record, layout)
    if not points:
        points = [(at, *_place(layout, zone, seat)) for at, zone in _stations(record, seat, start_ms, end_ms)]
    inside = [point for point in sorted(points) if start_ms <= point[0] <= end_ms]
    return [_aside(FilmPoint(at, *to_film(layout, seat, x, y))) for at, x, y in inside]


def _aside(point: FilmPoint) -> FilmPoint:
    """Towards the middle of the table the way leads off to the right, or it would be hidden behind the fan."""
    share = max(0.0, (FAN_Y - point.y) / (FAN_Y - CARD * 0.7))
    return FilmPoint(point.at, point.x + PILE_ASIDE * share, point.y + PILE_LOWER * share)


def _drawn(path: Path, record: Record, layout: Layout) -> list[tuple[int, float, float]]:
    if path.points and record.kind_at(path.seat, path.points[0].at) == HUMAN:
        return [(point.at, float(point.x), float(point.y)) for point in path.points]
    way = drawn_way(path, len(record.players), lambda zone: _place(layout, zone, path.seat))
    return [(point.at, point.x, point.y) for point in way]


def _stations(record: Record, seat: int, start_ms: int, end_ms: int) -> list[tuple[int, str]]:
    return [(at, _zone(action)) for at, action in record.inputs
            if start_ms <= at <= end_ms and action.seat == seat and isinstance(action, Grab | Carry | Release)]


def _zone(action: Action) -> str:
    return action.zone if isinstance(action, Carry | Release) else f"hand:{action.seat}"


def _place(layout: Layout, zone: str, seat: int) -> tuple[float, float]:
    kind, _colon, owner = zone.partition(":")
    place = layout.seats[int(owner) if owner and int(owner) < len(layout.seats) else seat]
    if kind in ("hand", "air"):
        return place.fan.x, place.fan.y
    if kind in ("seat", "sleeve"):
        return place.portrait.x, place.portrait.y
    try:
        return layout.area(zone).centre
    except KeyError:
        return layout.table.centre


class HandFilm:
    """The film of a cheat as a page of 1280 x 720 units; see :class:`game.view.export.Clip`."""

    def __init__(self, record: Record, seats: Sequence[SeatSetting], moment: Moment, words: FilmWords,
                 stage: Stage) -> None:
        self.moment, self.words = moment, words
        before = replay(GAMES[record.game], record, until=max(0, moment.at - 1)).table
        self._count, self._top = before.owned(moment.seat), before.top("discard")
        self._sitter = seats[moment.seat]
        self._stage = stage
        self._pictures = Pictures(stage.raster, record.deck)
        game = TABLES[record.game]
        plan = load_layout(shipped_map(record.game, len(seats), many=False, aspect=16 / 9), len(seats), game.parts)
        self._layout = plan.turned(moment.seat)
        self.let_go_ms = moment.ended_ms if moment.ended_ms >= 0 else moment.at
        self.start_ms = max(moment.at - BEFORE_MS, self.let_go_ms - LONGEST_MS)
        self.end_ms = self.let_go_ms + AFTER_MS
        self._way = hand_way(record, self._layout, moment.seat, self.start_ms, self.let_go_ms + 40)
        self._telescope = f"cards/{record.game}/watchman_worm"
        self._small: Canvas | None = None
        self._films: dict[float, FilmSet] = {}

    @property
    def length_ms(self) -> int:
        return (self.end_ms - self.start_ms) * SLOWNESS

    def rewind(self) -> None:
        """Every moment can be drawn at any time."""

    def picture(self, at_ms: int) -> pygame.Surface:
        """The page as it is saved."""
        if self._small is None:
            from .replay_table import Window

            self._small = Canvas(pygame.Surface(GIF_PX), Window(GIF_PX, self._stage).frame, self._stage.raster)
        self.draw(self._small, at_ms, heading=True)
        return self._small.surface

    def draw(self, canvas: Canvas, at_ms: float, heading: bool = False) -> None:
        """Floor, film and words. ``heading``: with the title that a screen has of its own."""
        draw_floor(canvas.surface, canvas.frame.unit)
        middle = canvas.at()
        middle.head(self._sitter.animal, "sly", 64, (86, 62))
        middle.write(self.words.title, "title", 34, PAPER, (132, 62), room=1100)
        strip(middle, *STRIP)
        film = self._film(canvas)
        image = film.draw(round(self.start_ms + at_ms / SLOWNESS), self.moment.at, self.let_go_ms)
        canvas.surface.blit(image, middle.point(60, STRIP[1] + 36))
        middle.pill(57, STRIP[1] + 33, 1166, 306, 8, None, border=INK)
        middle.slip(40, 524, 1200 if heading else 780, 160, PAPER, 12)
        middle.put(self._pictures.face(self.moment.card), 92, (108, 604), 4, lift=2)
        middle.paragraph(self.words.text, 184, 556, 1030 if heading else 610, size=24)

    def still(self, canvas: Canvas, w: float, h: float) -> pygame.Surface:
        """The moment when the card vanishes, cut out around the hand: for a small picture."""
        image = self._film(canvas).draw(self.let_go_ms - 30, self.moment.at, self.let_go_ms, words=False)
        size = (canvas.px(w), canvas.px(h))
        zoom = 1.5
        cut = pygame.Rect(0, 0, min(image.get_width(), round(size[0] * zoom)),
                          min(image.get_height(), round(size[1] * zoom)))
        end = self._way[-1] if self._way else FilmPoint(0, 400, 150)
        cut.center = canvas.px(end.x), canvas.px(end.y)
        cut.clamp_ip(image.get_rect())
        return pygame.transform.smoothscale(image.subsurface(cut).convert(24), size)

    def _film(self, canvas: Canvas) -> FilmSet:
        unit = canvas.frame.unit
        if unit not in self._films:
            fan = self._layout.seats[self.moment.seat].fan
            way = self._way or [FilmPoint(self.moment.at, *to_film(self._layout, self.moment.seat, fan.x, fan.y))]
            watch = (self.words.watch, self._telescope) if self.words.watch else None
            self._films[unit] = FilmSet(
                canvas, self._sitter.animal, self._sitter.name, max(1, self._count),
                self._pictures.back(CARD * canvas.frame.unit), way, watch, self._pile(),
                self._pictures.face(self.moment.card))
        return self._films[unit]

    def _pile(self) -> Pile | None:
        if self.moment.kind != "slip":
            return None
        spot = self._layout.spots["discard"]
        place = _aside(FilmPoint(0, *to_film(self._layout, self.moment.seat, spot.x, spot.y)))
        return Pile(place.x, place.y - 8, self._pictures.face(self._top) if self._top >= 0 else BLANK)


def watch_words(name: str) -> str:
    return _("{name} watches").format(name=name)
