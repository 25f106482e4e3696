"""The record: what was dealt and every input with its time. It is the match.

A record is a header line and input lines, each one JSON value. Beside the inputs it carries tracks that
rules never read: the paths of the hands and where bots looked.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .actions import NOBODY, Action, Call, Carry, Grab, Lean, NextRound, Release, Sit, TurnOver
from .cards import SHAPES, Colour, Deck, Face, HouseRule, HouseValue, Seat
from .sentence import say
from .zones import Zone, zones

VERSION = 1
KIND = re.compile("[a-z]{1,20}(:[0-9])?")
HUMAN = "human"
"""The kind of a seat at which a person plays."""
FORMER = {"prickly": "pedant", "timid": "nervous", "dozy": "dozer"}
"""What bots were called in older files."""
MOST_ALLOW_MS = 3000
WARNING = "This file holds the whole table, hidden cards too. Don't read on while the match is on."

_NAMES: dict[type[Any], str] = {
    Grab: "grab", Carry: "carry", Release: "release", TurnOver: "turn", Call: "call", Lean: "lean",
    NextRound: "next_round", Sit: "sit",
}
_ACTIONS: dict[str, Any] = {name: kind for kind, name in _NAMES.items()}
_FIELDS: dict[str, tuple[type, ...]] = {
    "grab": (int, int), "carry": (int, str), "release": (int, str), "turn": (int, int), "call": (int, str, int),
    "lean": (int, int), "next_round": (int,), "sit": (int, str),
}


def kind_today(kind: str) -> str:
    """What a file calls a player, in today's words."""
    name, colon, level = kind.partition(":")
    return FORMER.get(name, name) + colon + level


class RecordError(ValueError):
    """A record that can't be read; ``line`` counts from 1."""

    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.line = line


class VersionError(RecordError):
    """A sound record that another version of the program wrote."""


class PathPoint(NamedTuple):
    """Where a hand was: table units of 1280 x 720."""

    at: int
    x: int
    y: int


class Path(NamedTuple):
    """The way of one hand during one gesture."""

    seat: Seat
    points: tuple[PathPoint, ...]


class Look(NamedTuple):
    """A bot's eyes went to a zone."""

    at: int
    seat: Seat
    zone: str


Track = Path | Look


@dataclass
class Record:
    """A match in full. Everything else follows from it."""

    deck: Deck
    players: list[str]
    kinds: list[str]
    """Who sat at each seat at the deal: :data:`HUMAN`, or a bot and its level: ``sly:2``."""
    seed: int
    house: dict[str, HouseValue] = field(default_factory=dict)
    setup: dict[str, Any] | None = None
    """A scenario's set-up, laid out instead of a deal."""
    inputs: list[tuple[int, Action]] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    length_ms: int = 0
    finished: bool = False
    """The match was played to its end: nothing in it is secret any more."""
    allow: tuple[int, ...] = ()
    """Each seat's reaction allowance (ms, up to :data:`MOST_ALLOW_MS`); empty when nobody has one."""

    @property
    def game(self) -> str:
        return self.deck.game

    @property
    def zones(self) -> Mapping[str, Zone]:
        """The zones that a hand can be carried to."""
        return zones(len(self.players))

    def kind_at(self, seat: Seat, at: int) -> str:
        """Who played at a seat at a moment: somebody may have left their hand to a bot, or come back."""
        kind = self.kinds[seat]
        for then, action in self.inputs:
            if type(action) is Sit and action.seat == seat and then <= at:
                kind = action.kind
        return kind

    def by_people(self) -> Iterator[tuple[int, Action]]:
        """The inputs that no bot made; changes at a seat are always somebody's wish."""
        playing = list(self.kinds)
        for at, action in self.inputs:
            if type(action) is Sit:
                playing[action.seat] = action.kind
                yield at, action
            elif action.seat < 0 or playing[action.seat] == HUMAN:
                yield at, action

    def fresh(self) -> Record:
        """The same deal with nothing played yet."""
        return Record(self.deck, self.players, self.kinds, self.seed, self.house, self.setup, allow=self.allow)


def header_line(record: Record) -> str:
    """The first line: the deal and all that decides it."""
    return _json({
        "under_the_table": VERSION, "warning": WARNING, "game": record.game, "players": record.players,
        "kinds": record.kinds, "seed": record.seed, "house": record.house, "setup": record.setup,
        **({"allow": record.allow} if any(record.allow) else {}),
        "deck": _deck_to_json(record.deck),
    })


def input_line(at: int, action: Action) -> str:
    """What a hand did, at a moment in match milliseconds."""
    return _json([at, _NAMES[type(action)], *action])


def track_line(track: Track) -> str:
    """How a hand or a bot's eyes moved; no input, so that the match is the same without it."""
    match track:
        case Path(seat, points):
            return _json({"path": seat, "points": [list(point) for point in points]})
        case Look(at, seat, zone):
            return _json({"look": seat, "at": at, "zone": zone})


def length_line(length_ms: int) -> str:
    """Match time has passed up to here without an input."""
    return _json({"time": length_ms})


def finished_line() -> str:
    """The last line of a match that came to its end."""
    return _json({"finished": True})


def lines(record: Record) -> list[str]:
    """The whole record as lines, tracks after the inputs of the same instant."""
    items: list[tuple[int, int, str]] = [(at, 0, input_line(at, action)) for at, action in record.inputs]
    items += [(_track_time(track), 1, track_line(track)) for track in record.tracks]
    items.sort(key=lambda item: item[:2])
    last = [length_line(record.length_ms), *([finished_line()] if record.finished else [])]
    return [header_line(record), *(line for _, _, line in items), *last]


def parse(text: str) -> Record:
    """Read a record. A cut-off last line is dropped; anything else wrong raises :exc:`RecordError`."""
    rows = text.split("\n")
    complete = rows[:-1]
    if not complete:
        raise RecordError(say("expected a header line, found none"))
    record = _header(complete[0])
    for number, row in enumerate(complete[1:], start=2):
        try:
            _read_line(record, row)
        except (ValueError, TypeError, KeyError, RecursionError) as mistake:
            what = say("line {line} can't be read: {what}", line=number, what=_what(mistake))
            raise RecordError(what, number) from mistake
    return record


def _read_line(record: Record, row: str) -> None:
    value = json.loads(row)
    if isinstance(value, list):
        at, action = _action(value)
        if at < record.length_ms:
            raise ValueError(f"time runs backwards, from {record.length_ms} to {at}")
        _check_action(record, action)
        record.inputs.append((at, action))
        record.length_ms = at
    elif isinstance(value, dict) and "time" in value:
        record.length_ms = max(record.length_ms, _whole(value["time"]))
    elif isinstance(value, dict) and "look" in value:
        record.tracks.append(Look(_whole(value["at"]), _seat(record, value["look"]), str(value["zone"])))
    elif isinstance(value, dict) and "path" in value:
        points = tuple(PathPoint(*map(_whole, point)) for point in value["points"])
        record.tracks.append(Path(_seat(record, value["path"]), points))
    elif value == {"finished": True}:
        record.finished = True
    else:
        raise ValueError("expected an input or a track")


def _check_action(record: Record, action: Action) -> None:
    match action:
        case NextRound():
            return
        case Grab(_, card) | TurnOver(_, card) if not 0 <= card < len(record.deck.faces):
            raise ValueError(f"no such card {card}")
        case Carry(_, zone) | Release(_, zone) if zone not in record.zones:
            raise ValueError(f"no such zone {zone!r}")
        case Call(_, _, target) if target != NOBODY:
            _seat(record, target)
        case Sit(_, kind) if not KIND.fullmatch(kind):
            raise ValueError(f"expected human, or a bot such as sly:2, found {kind[:30]!r}")
    _seat(record, action.seat)


def _seat(record: Record, seat: Any) -> Seat:
    if not 0 <= _whole(seat) < len(record.players):
        raise ValueError(f"no such seat {seat}")
    return int(seat)


def _action(value: list[Any]) -> tuple[int, Action]:
    at, name, *fields = value
    kinds = _FIELDS.get(name) if isinstance(name, str) else None
    if kinds is None:
        raise ValueError(f"unknown input {name!r}")
    if len(fields) != len(kinds) or not all(type(item) is kind for item, kind in zip(fields, kinds, strict=True)):
        raise ValueError(f"{name} wants {len(kinds)} fields: {', '.join(kind.__name__ for kind in kinds)}")
    action: Action = _ACTIONS[name](*fields)
    if type(action) is Sit:
        action = action._replace(kind=kind_today(action.kind))
    return _whole(at), action


def _whole(value: Any) -> int:
    if type(value) is not int or abs(value) > 1 << 53:
        raise ValueError(f"expected a whole number, found {value!r}")
    return value


def _header(row: str) -> Record:
    try:
        head = json.loads(row)
        if not isinstance(head, dict) or "under_the_table" not in head:
            raise ValueError(say("this isn't a record of a match"))
        version = head["under_the_table"]
        if version != VERSION:
            raise VersionError(say("this record has version {found}, this program reads version {version}",
                                   found=repr(version), version=VERSION))
        record = Record(
            _deck_from_json(head["deck"]), [str(name) for name in head["players"]],
            [kind_today(str(kind)) for kind in head["kinds"]], _whole(head["seed"]), dict(head["house"]), head["setup"],
            allow=tuple(map(_whole, head.get("allow", ()))))
        _check_header(record, head["game"])
        return record
    except VersionError:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as mistake:
        raise RecordError(say("line {line} can't be read: {what}", line=1, what=_what(mistake))) from mistake


def _what(mistake: Exception) -> str:
    """Every row is JSON of its own, so only the column says something."""
    match mistake:
        case json.JSONDecodeError():
            return say("at column {column} it isn't JSON ({why})", column=mistake.colno,
                       why=mistake.msg[:1].lower() + mistake.msg[1:])
        case RecursionError():
            return say("it is nested too deeply")
        case KeyError():
            return say("{name} is missing", name=mistake)
        case _:
            return str(mistake)


def _check_header(record: Record, game: object) -> None:
    least, most = record.deck.players
    if len(record.players) != len(record.kinds) or not least <= len(record.players) <= most:
        raise ValueError(f"{len(record.players)} players and {len(record.kinds)} kinds of {least} to {most}")
    if len(record.allow) not in (0, len(record.players)) or not all(0 <= ms <= MOST_ALLOW_MS for ms in record.allow):
        raise ValueError(f"expected an allowance of 0 to {MOST_ALLOW_MS} ms for each seat")
    if game != record.game:
        raise ValueError(f"the game is {game!r}, the deck is for {record.game!r}")
    if record.setup is not None and not isinstance(record.setup, dict):
        raise ValueError("expected a set-up or null")
    record.house = record.deck.house(record.house)


def _track_time(track: Track) -> int:
    return track.at if isinstance(track, Look) else track.points[-1].at if track.points else 0


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _deck_to_json(deck: Deck) -> dict[str, Any]:
    return {
        "game": deck.game, "title": deck.title, "players": deck.players, "hand_size": deck.hand_size,
        "faces": [[*face[:4], sorted(face.traits)] for face in deck.faces],
        "colours": [[c.name, c.rgb, c.shape, c.letter, c.says] for c in deck.colours],
        "house_rules": [[r.name, r.type, r.default, r.least, r.most, r.choices] for r in deck.house_rules],
        "scores": deck.scores,
    }


def _deck_from_json(data: dict[str, Any]) -> Deck:
    least, most = data["players"]
    return Deck(
        str(data["game"]), str(data["title"]), (_whole(least), _whole(most)), _whole(data["hand_size"]),
        tuple(map(_face, data["faces"])), tuple(map(_colour, data["colours"])),
        tuple(HouseRule(_word(name), _word(kind), default, low, high, tuple(choices))
              for name, kind, default, low, high, choices in data["house_rules"]),
        {_word(kind): _whole(points) for kind, points in dict(data["scores"]).items()})


def _face(row: list[Any]) -> Face:
    name, kind, colours, value, traits = row
    return Face(_word(name), _word(kind), tuple(map(_word, colours)), None if value is None else _whole(value),
                frozenset(map(_word, traits)))


def _colour(row: list[Any]) -> Colour:
    name, (red, green, blue), shape, letter, says = row
    rgb = _whole(red), _whole(green), _whole(blue)
    if shape not in SHAPES or not all(0 <= each <= 255 for each in rgb):
        raise ValueError(f"the colour {name!r} can't be shown")
    return Colour(_word(name), rgb, _word(shape), _word(letter), None if says is None else _word(says))


def _word(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"expected a word, found {value!r}")
    return value
