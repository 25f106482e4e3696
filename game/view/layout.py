"""The table's plan: where seats, fans, piles, zones and words are, read from a Tiled map, in design units.

A plan is made for one shape of window; :meth:`Layout.fitted` moves its things to their nearest edge for another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from game.assets import asset

from .table_file import MapObject, TableError, TableFile, read_table
from .zones import Area, ZoneMap

UI = ("table", "cloth", "prompt", "log", "round", "pause", "help", "hint")
SHARED = frozenset((*UI, "hand", "fan", "portrait", "seat"))
LAYERS = ("zones", "piles", "seats", "fans", "ui")

Move = Callable[[float], float]


class Parts(NamedTuple):
    """What a map of one game has beside seats, fans and words. Names of zones and piles alike."""

    zones: tuple[str, ...] = ()
    """Places of the table."""
    seated_zones: tuple[str, ...] = ()
    """Places that each seat has, besides its own ``seat``: objects with the property seat."""
    piles: tuple[str, ...] = ()
    seated_piles: tuple[str, ...] = ()
    numbered: tuple[tuple[str, int], ...] = ()
    """Kinds of which the table has so many, zone and pile each: objects with the property number, from 0."""
    ui: tuple[str, ...] = ()

    @property
    def known(self) -> frozenset[str]:
        kinds = (kind for kind, _count in self.numbered)
        return SHARED | {*self.zones, *self.seated_zones, *self.piles, *self.seated_piles, *kinds, *self.ui}


class Spot(NamedTuple):
    """Where one thing lies: its middle, how wide it is, and how it is turned (degrees)."""

    x: float
    y: float
    width: float
    angle: float = 0.0


class Fan(NamedTuple):
    """A hand of cards: its middle, the way it faces (0 from below, 90 from the right), card width and step."""

    x: float
    y: float
    facing: float
    card: float
    step: float


class SeatPlace(NamedTuple):
    """Where somebody sits, and their cards."""

    portrait: Spot
    fan: Fan


class Box(NamedTuple):
    """A rectangle of the plan."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        return (self.x + self.w / 2, self.y + self.h / 2)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything of a table is, in design units."""

    size: tuple[float, float]
    seats: tuple[SeatPlace, ...]
    hand: Fan
    """The own hand, face up and big (one person) or while peeking (several)."""
    spots: dict[str, Spot]
    """Where piles and tokens lie: ``draw``, ``worm:2`` (of seat 2), ``meadow:4`` (numbered)."""
    seated: frozenset[str]
    """The kinds of spots that belong to seats."""
    ui: dict[str, Box]
    zones: ZoneMap
    areas: tuple[Area, ...]

    @property
    def table(self) -> Box:
        return self.ui["table"]

    @property
    def draw(self) -> Spot:
        return self.spots["draw"]

    @property
    def discard(self) -> Spot:
        return self.spots["discard"]

    def area(self, name: str) -> Area:
        """The first area of that name; raises KeyError when the map has none."""
        for area in self.areas:
            if area.name == name:
                return area
        raise KeyError(name)

    def turned(self, own: int) -> Layout:
        """The plan with that seat below: from now on seats, gaps and zones are named by seat, not by position."""
        count = len(self.seats)
        if own == 0:
            return self

        def name(old: str) -> str:
            kind, _colon, position = old.partition(":")
            return f"{kind}:{(int(position) + own) % count}" if kind in self.seated else old
        areas = tuple(area._replace(name=name(area.name)) for area in self.areas)
        return replace(self, areas=areas, zones=ZoneMap(areas, self.zones.table),
                       seats=tuple(self.seats[(n - own) % count] for n in range(count)),
                       spots={name(old): spot for old, spot in self.spots.items()})

    def fitted(self, width: float, height: float) -> Layout:
        """The same plan in a window of so many units: things keep to their nearest edge."""
        across, down = width - self.size[0], height - self.size[1]
        if abs(across) < 0.5 and abs(down) < 0.5:
            return self
        return _moved(self, _spread(self.size[0], across), _spread(self.size[1], down), (width, height))


def load_layout(path: Path, seats: int, parts: Parts) -> Layout:
    """The plan of a map for a game with these parts. Raises TableError naming the file, the object and the remedy."""
    return _Reader(read_table(path), seats, parts).layout()


def shipped_map(game: str, seats: int, *, many: bool, aspect: float) -> Path:
    """The map that comes with the game; ``many`` people sit around it, in a window of that width by height.
    A game without secrets needs no map of its own for them."""
    names = [f"{game}_{seats}_party", f"{game}_{seats}"] if many else [f"{game}_{seats}"]
    if aspect < 1.5:
        names = [each for name in names for each in (f"{name}_tall", name)]
    folder = asset("tables")
    return next((path for name in names if (path := folder / f"{name}.tmx").is_file()), folder / f"{names[-1]}.tmx")


class _Reader:
    def __init__(self, file: TableFile, seats: int, parts: Parts) -> None:
        self.file, self.count, self.parts = file, seats, parts
        self.known = parts.known
        self.numbered = dict(parts.numbered)
        self.seated = frozenset(("seat", "hand", *parts.seated_zones, *parts.seated_piles))
        self.found: dict[tuple[str, str, int], MapObject] = {}
        for each in file.objects:
            self._note(each)

    def layout(self) -> Layout:
        areas = self._areas()
        table = self._area(self._need("ui", "table"), "table")
        return Layout(
            size=(float(self.file.size[0]), float(self.file.size[1])),
            seats=tuple(self._seat(n) for n in range(self.count)),
            hand=self._fan(self._need("fans", "hand", 0)), spots=self._spots(), seated=self.seated,
            ui={name: _box(self._need("ui", name)) for name in (*UI, *self.parts.ui)},
            zones=ZoneMap(areas, table), areas=areas)

    def _note(self, each: MapObject) -> None:
        if each.layer not in LAYERS:
            return
        if each.name not in self.known:
            raise self._wrong(each, "Its name means nothing here; use one of " + ", ".join(sorted(self.known)))
        key = (each.layer, each.name, self._index(each))
        if key in self.found and (each.layer, each.name) != ("zones", "seat"):
            raise self._wrong(each, "It is there twice; remove one or give it another seat")
        self.found.setdefault(key, each)

    def _index(self, each: MapObject) -> int:
        """The seat of what belongs to a seat, the number of what is numbered, else -1."""
        count = self.numbered.get(each.name)
        if count is None or each.layer not in ("zones", "piles"):
            return self._seat_of(each)
        number = each.facts.get("number")
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < count:
            raise self._wrong(each, f"Its property number is a whole number from 0 to {count - 1}")
        return number

    def _seat_of(self, each: MapObject) -> int:
        seat = each.facts.get("seat", -1)
        if not isinstance(seat, int) or isinstance(seat, bool) or not -1 <= seat < 5:
            raise self._wrong(each, "Its property seat is a whole number, clockwise from 0 below to at most 4")
        if seat >= self.count:
            raise self._wrong(each, f"This table has {self.count} seats, 0 to {self.count - 1}; remove the object")
        return seat

    def _spots(self) -> dict[str, Spot]:
        parts = self.parts
        found = {name: _spot(self._need("piles", name)) for name in parts.piles}
        for kinds, count in ((parts.seated_piles, self.count), *(((kind,), count) for kind, count in parts.numbered)):
            what = "seat" if kinds is parts.seated_piles else "number"
            found |= {f"{kind}:{n}": _spot(self._need("piles", kind, n, what)) for kind in kinds for n in range(count)}
        return found

    def _areas(self) -> tuple[Area, ...]:
        for name in self.parts.zones:
            self._need("zones", name)
        for name in ("seat", *self.parts.seated_zones):
            for seat in range(self.count):
                self._need("zones", name, seat)
        for name, count in self.parts.numbered:
            for number in range(count):
                self._need("zones", name, number, "number")
        self._need("zones", "hand", 0)
        zones = [each for each in self.file.objects if each.layer == "zones"]
        return tuple(self._area(each, self._zone_name(each)) for each in zones)

    def _zone_name(self, each: MapObject) -> str:
        if each.name in self.parts.zones:
            return each.name
        if each.name in self.numbered:
            return f"{each.name}:{each.facts['number']}"
        if "seat" not in each.facts:
            raise self._wrong(each, "Give it the property seat, a whole number")
        return f"{each.name}:{each.facts['seat']}"

    def _area(self, each: MapObject, name: str) -> Area:
        return Area(name, each.x, each.y, each.x + each.width, each.y + each.height, each.ellipse)

    def _seat(self, n: int) -> SeatPlace:
        fan = self.found.get(("fans", "fan", n)) or (
            self._need("fans", "hand", 0) if n == 0 else self._need("fans", "fan", n)
        )
        return SeatPlace(_spot(self._need("seats", "portrait", n)), self._fan(fan))

    def _fan(self, each: MapObject) -> Fan:
        facing, card, step = (self._number(each, key) for key in ("facing", "card", "step"))
        if not 20 <= card <= 200 or not 2 <= step <= 200:
            raise self._wrong(each, "Its properties card (20 to 200) and step (2 to 200) are units")
        return Fan(each.x + each.width / 2, each.y + each.height / 2, facing, card, step)

    def _number(self, each: MapObject, key: str) -> float:
        value = each.facts.get(key)
        if not isinstance(value, int | float) or isinstance(value, bool) or not -1000 < value < 1000:
            raise self._wrong(each, f"Give it the property {key}, a number")
        return float(value)

    def _need(self, layer: str, name: str, index: int = -1, what: str = "seat") -> MapObject:
        found = self.found.get((layer, name, index))
        if found is None:
            whose = f" with {what} {index}" if index >= 0 else ""
            wanted = f", with the property {what} = {index}" if whose else ""
            raise TableError(self.file.path, f'there is no object "{name}"{whose} in layer "{layer}"',
                             f"Draw a rectangle there, name it {name}{wanted}")
        return found

    def _wrong(self, each: MapObject, remedy: str) -> TableError:
        return TableError(self.file.path, each.label(), remedy)


def _spot(each: MapObject) -> Spot:
    angle = each.facts.get("angle", 0.0)
    turn = float(angle) if isinstance(angle, int | float) else 0.0
    return Spot(each.x + each.width / 2, each.y + each.height / 2, each.width, turn)


def _box(each: MapObject) -> Box:
    return Box(each.x, each.y, each.width, each.height)


def _spread(size: float, extra: float) -> Move:
    """Before the first 28 % nothing moves, after 65 % all of the extra room, between them half."""
    def move(value: float) -> float:
        return value + (0 if value < size * 0.28 else extra if value > size * 0.65 else extra / 2)
    return move


def _moved(plan: Layout, x: Move, y: Move, size: tuple[float, float]) -> Layout:
    def spot(old: Spot) -> Spot:
        return old._replace(x=x(old.x), y=y(old.y))

    def fan(old: Fan) -> Fan:
        return old._replace(x=x(old.x), y=y(old.y))

    def middle(old: Box) -> Box:
        return Box(x(old.centre[0]) - old.w / 2, y(old.centre[1]) - old.h / 2, old.w, old.h)

    def edges(old: Box) -> Box:
        left, top = x(old.x), y(old.y)
        return Box(left, top, x(old.x + old.w) - left, y(old.y + old.h) - top)

    def area(old: Area) -> Area:
        if old.kind in ("lap", "table"):
            return old._replace(left=x(old.left), top=y(old.top), right=x(old.right), bottom=y(old.bottom))
        dx, dy = x(old.centre[0]) - old.centre[0], y(old.centre[1]) - old.centre[1]
        return old._replace(left=old.left + dx, top=old.top + dy, right=old.right + dx, bottom=old.bottom + dy)

    seats = tuple(SeatPlace(spot(s.portrait), fan(s.fan)) for s in plan.seats)
    ui = {name: edges(box) if name == "table" else middle(box) for name, box in plan.ui.items()}
    areas: Sequence[Area] = tuple(area(old) for old in plan.areas)
    return replace(plan, size=size, seats=seats, hand=fan(plan.hand), ui=ui, areas=tuple(areas),
                   spots={name: spot(old) for name, old in plan.spots.items()},
                   zones=ZoneMap(areas, area(plan.zones.table)))
