"""What a match is played with, and the last choice, kept as JSON in the data folder."""

from __future__ import annotations

import json
from collections.abc import Container, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

from game import bindings, people, timing
from game.bindings import CORNERS, PADS, Bindings
from game.core.cards import HouseValue
from game.core.record import HUMAN, kind_today
from game.core.sentence import one_by_one, say
from game.datadir import DataDir, DataError
from game.people import People
from game.preferences import Preferences, restored
from game.seat_help import NO_HELP, Help, help_from

FILE = "settings.json"


class Character(NamedTuple):
    """Somebody who plays when nobody sits there: ``kind`` as in ``--seats kind:level``, one of the bots' kinds."""

    kind: str
    name: str
    animal: str
    mood: str
    title: str
    sentence: str
    """How it plays where cards vanish below the table."""
    openly: str
    """How it plays where nobody cheats, and eyes may be read."""


CHARACTERS: tuple[Character, ...] = (
    Character("sly", "Theo", "toad", "sly", "The sly one",
              "Cheats while everybody looks at something else. Then smiles.",
              "Looks where it doesn't want to go. Then smiles."),
    Character("pedant", "Ida", "badger", "neutral", "The pedant",
              "Knows every rule, and calls the smallest slip.",
              "Knows every rule. Keeps its best for the end."),
    Character("nervous", "Pip", "mouse", "innocent", "The nervous one",
              "Its paw shakes at every card. Before a cheat it waits.",
              "Its paw shakes at every card. Stares at what it fears."),
    Character("dozer", "Otto", "hedgehog", "asleep", "The dozer",
              "Naps at the table. Wakes up when cards rustle.",
              "Looks away and dreams. What it sees, it sees late."),
    Character("hawk", "Vera", "magpie", "angry", "The hawk",
              "Sees each paw that goes below the edge. Says so.",
              "Its eyes are on you, and hardly ever off the cards."),
    Character("bold", "Rosa", "hare", "happy", "The bold one",
              "Cheats first and thinks later. Quick as nothing.",
              "Lays its best at once, and takes what it looks at."),
    Character("nimble", "Lutz", "otter", "sly", "The nimble one",
              "No grasshopper is safe next to these paws.",
              "Plays before others have looked. Lifts a card for fun."),
    Character("calm", "Berta", "fox", "neutral", "The calm one",
              "Never twitches. Waits until nobody looks.",
              "Never twitches. Its eyes say little."),
)
LEVELS = (1, 2, 3)
DEVICES = ("", "mouse", "touch", *CORNERS, *PADS)
ANIMALS = ("fox", "toad", "hare", "badger", "magpie", "hedgehog", "mouse", "otter")


@dataclass(frozen=True, slots=True)
class SeatSetting:
    """One seat: ``player`` is ``human`` or ``kind:level``."""

    player: str = HUMAN
    name: str = "Ada"
    animal: str = "fox"
    device: str = ""
    """What moves a person's hand where several sit: ``mouse``, ``touch``, ``keys`` (W A S D), ``corner`` (arrows),
    ``ijkl``, ``numpad`` or ``pad:1`` to ``pad:9``; empty shares the mouse. Somebody alone has them all."""
    help: Help = NO_HELP

    @property
    def human(self) -> bool:
        return self.player == HUMAN

    @property
    def kind(self) -> str:
        return self.player.partition(":")[0]

    @property
    def level(self) -> int:
        level = self.player.partition(":")[2]
        return int(level) if level in ("1", "2", "3") else 2


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """All that a match starts from. Seat 0 sits below; the others follow clockwise.

    ``seed`` None: a fresh one each time. Several humans at one screen share the mouse and cover their hands.
    """

    game: str = "schummel_hummel"
    seats: tuple[SeatSetting, ...] = field(default_factory=lambda: default_seats(4))
    seed: int | None = None
    house: tuple[tuple[str, HouseValue], ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats with a person."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.human)

    @property
    def shares_mouse(self) -> bool:
        return len(self.humans) > 1


def sitters(seats: Sequence[SeatSetting]) -> tuple[tuple[str, str], ...]:
    """Whose device each is, the first seat first: what :meth:`Bindings.seated` takes. Somebody alone has the whole
    keyboard and every pad."""
    people = [seat for seat in seats if seat.human]
    found = [(seat.device, seat.name) for seat in people if seat.device in (*CORNERS, *PADS)]
    whole = [(device, people[0].name) for device in ("keyboard", *PADS)] if len(people) == 1 else []
    return tuple(dict.fromkeys(found + whole))


def drawn_as(name: str, taken: Container[str]) -> str:
    """The animal of the character of that name; for anybody else, or when it sits there already, the first free one."""
    own = next((each.animal for each in CHARACTERS if each.name == name), "")
    return own if own and own not in taken else next(animal for animal in ANIMALS if animal not in taken)


def default_seats(players: int) -> tuple[SeatSetting, ...]:
    """One person and ``players - 1`` bots."""
    return (SeatSetting(), *(bot_seat(character, 2) for character in CHARACTERS[:players - 1]))


def seated_within(seats: tuple[SeatSetting, ...], players: tuple[int, int]) -> tuple[SeatSetting, ...]:
    """The same company at a game for so many: the last bots leave, then the last people; other bots join."""
    least, most = players
    found = list(seats)
    while len(found) > most:
        bots = [n for n, seat in enumerate(found) if not seat.human]
        del found[bots[-1] if bots else -1]
    for each in CHARACTERS:
        if len(found) < least and all(seat.animal != each.animal for seat in found):
            found.append(bot_seat(each, 2))
    return tuple(found)


def one_person(seats: tuple[SeatSetting, ...]) -> tuple[SeatSetting, ...]:
    """The first person with every device; bots at the others' seats, with the same animals."""
    kinds = {seat.kind for seat in seats}
    free = iter([each for each in CHARACTERS if each.kind not in kinds])
    found: list[SeatSetting] = []
    for seat in seats:
        if not seat.human:
            found.append(seat)
        elif any(each.human for each in found):
            found.append(replace(bot_seat(next(free), 2), animal=seat.animal))
        else:
            found.append(replace(seat, device=""))
    return tuple(found)


def bot_seat(character: Character, level: int) -> SeatSetting:
    """``level``: 1 to 3."""
    return SeatSetting(f"{character.kind}:{level}", character.name, character.animal)


def character(kind: str) -> Character:
    """The character of that kind; the first one for a kind that nobody knows."""
    return next((each for each in CHARACTERS if each.kind == kind), CHARACTERS[0])


@dataclass(slots=True)
class Settings:
    """The player's choices. :func:`load` reads them, :func:`save` keeps them."""

    match: MatchSettings = field(default_factory=MatchSettings)
    fullscreen: bool = False
    finished: int = 0
    """Matches played to the end."""
    houses: dict[str, dict[str, HouseValue]] = field(default_factory=dict)
    """House rules of each game, as far as they differ from the printed ones."""
    preferences: Preferences = field(default_factory=Preferences)
    bindings: Bindings = field(default_factory=Bindings)
    """Keys and buttons, as far as somebody has changed them."""
    people: People = field(default_factory=People)
    """Who sat with which device."""
    reports_ms: dict[str, float] = field(default_factory=dict)
    """How often each device reports, as far as that was measured."""


def load(data: DataDir, games: Mapping[str, tuple[int, int]] | None = None) -> tuple[Settings, str]:
    """The kept settings and an empty string; or the defaults and a sentence that says what was wrong, and where a
    damaged file lies now."""
    path = data.root / FILE
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, UnicodeDecodeError) as reason:
        said = say("{path} can't be read ({why}); the defaults are used.", path=path, why=type(reason).__name__)
        return Settings(), one_by_one(said, "" if isinstance(reason, OSError) else _put_aside(data, path))
    try:
        return _settings(json.loads(text), games or {"schummel_hummel": (3, 5)}), ""
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as reason:
        said = say("{path} is damaged ({what}); the defaults are used.", path=path, what=_what(reason))
        return Settings(), one_by_one(said, _put_aside(data, path))


def _put_aside(data: DataDir, path: Path) -> str:
    """The next choice would overwrite it: names and keys that somebody may still want to read out of it."""
    aside = path.with_suffix(".damaged.json")
    if not data.writable:
        return ""
    try:
        path.replace(aside)
    except OSError:
        return ""
    return say("It lies in {path} now.", path=aside)


def _what(reason: Exception) -> str:
    if isinstance(reason, json.JSONDecodeError):
        return say("line {line}, column {column}", line=reason.lineno, column=reason.colno)
    return str(reason) if type(reason) is ValueError else say("something is missing or isn't what it should be")


def save(data: DataDir, settings: Settings) -> str:
    """Keeps them; a sentence when that failed, else an empty string."""
    stored = asdict(replace(settings, match=replace(settings.match, seed=None), bindings=Bindings()))
    stored["bindings"], stored["own_keys"] = settings.bindings.changed, settings.bindings.own
    text = json.dumps(stored, indent=1, ensure_ascii=True)
    try:
        data.write(data.root / FILE, (text + "\n").encode("utf-8"))
    except DataError as reason:
        return str(reason)
    return ""


def _settings(data: Any, games: Mapping[str, tuple[int, int]]) -> Settings:
    match = data["match"]
    game = _one_of(match["game"], tuple(games), "game")
    seats = apart(tuple(seat_from(each) for each in match["seats"]))
    least, most = games[game]
    if not least <= len(seats) <= most:
        raise ValueError(f"match.seats: {least} to {most} seats")
    house = tuple((_text(name, 60, "house rule"), _house(value)) for name, value in match["house"])
    finished = data["finished"]
    if not isinstance(finished, int) or isinstance(finished, bool) or finished < 0:
        raise ValueError("finished: a whole number")
    houses = {
        _one_of(name, tuple(games), "game"): {
            _text(rule, 60, "house rule"): _house(value) for rule, value in rules.items()
        }
        for name, rules in data.get("houses", {}).items()
    }
    return Settings(MatchSettings(game, seats, None, house), data["fullscreen"] is True, finished, houses,
                    restored(data.get("preferences", {})),
                    bindings.restored(data.get("bindings", {}), data.get("own_keys", {})),
                    people.restored(data.get("people", {}), ANIMALS), timing.restored(data.get("reports_ms", {})))


def seat_from(data: Any) -> SeatSetting:
    """A seat as it was kept. Raises ValueError, KeyError or TypeError for anything else."""
    player = kind_today(_text(data["player"], 20, "player"))
    kinds = [HUMAN, *(f"{each.kind}:{level}" for each in CHARACTERS for level in LEVELS)]
    return SeatSetting(_one_of(player, tuple(kinds), "player"), _text(data["name"], 200, "name"),
                       _one_of(data["animal"], ANIMALS, "animal"), _one_of(data.get("device", ""), DEVICES, "device"),
                       help_from(data.get("help", {})))


def apart(seats: tuple[SeatSetting, ...]) -> tuple[SeatSetting, ...]:
    """No two with one animal, and no two people with one device, whatever a file says: the first one has it."""
    animals, devices, found = list(ANIMALS), set[str](), []
    for seat in seats:
        if seat.animal not in animals:
            others = {each.animal for each in seats}
            seat = replace(seat, animal=next((each for each in animals if each not in others), seat.animal))
        if seat.human and seat.device in devices:
            seat = replace(seat, device="")
        animals = [each for each in animals if each != seat.animal]
        devices |= {seat.device} if seat.human else set()
        found.append(seat)
    return tuple(found)


def _one_of(value: Any, known: tuple[str, ...], what: str) -> str:
    if value not in known:
        raise ValueError(f"{what}: {str(value)[:30]!r} isn't known")
    return str(value)


def _text(value: Any, longest: int, what: str) -> str:
    if not isinstance(value, str) or len(value) > longest:
        raise ValueError(f"{what}: a text of at most {longest} characters")
    return value


def _house(value: Any) -> HouseValue:
    if not isinstance(value, bool | int | float | str):
        raise ValueError("house rule: a number, a text or true or false")
    return value
