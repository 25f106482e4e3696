"""Which key and which button does what at the table, for each device and each person: plain data, kept in the settings.

A key is its place on the keyboard (SDL's scancode, the number of the USB standard), so that W A S D lie where they
should on every layout. A device has one key for each act; 0 is none. What holds is the first keys, on top of them what
was changed for the device, and on top of that what the person who sits there has of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import NamedTuple

MOVES = ("left", "right", "up", "down")
CHEATS = ("lap", "shoulder", "sleeve", "slip")
ACTS = (*MOVES, "accept", "back", "peek", "slap", "accuse", "object", "draw", "turn", "steal", "throw", *CHEATS,
        "pause", "help")
"""All that a hand can be told by a key."""
WORDS: dict[str, tuple[str, ...]] = {
    "schnattergei": ("word_blue", "word_yellow", "word_red", "word_brown"),
    "moemmen": ("whistle", "pass", "benny", "tim"),
    "heuschrecken_poker": tuple(f"slot_{n}" for n in range(8)),
    "heuschrecken_poker.bluff": tuple(f"name_{n}" for n in range(8)),
}
"""What only one game, or one drill, can be told: at its table these come before all other acts of a hand."""
GAME_OF = {word: game for game, words in WORDS.items() for word in words}
EVERY_ACT = (*ACTS, *GAME_OF)
CORNERS = ("keys", "corner", "ijkl", "numpad")
"""Four people share a keyboard: W A S D, the arrows, I J K L, the number pad. Their numbers count from 1."""
PADS = tuple(f"pad:{number}" for number in range(1, 10))
DEVICES = ("keyboard", *CORNERS, *PADS)
"""``keyboard``: all of it, for somebody who doesn't share it."""
PAD = "pad"
KINDS = ("keyboard", *CORNERS, PAD)
"""What a person can have keys of their own for: buttons follow to whatever pad it is."""

NONE = 0
ESCAPE, TAB, F1, F12, PRINT_SCREEN = 41, 43, 58, 69, 70
GUI = (227, 231)
RESERVED = frozenset({ESCAPE, TAB, *range(F1, F12 + 1), PRINT_SCREEN, *GUI})
"""The menus' own keys and the system's: they can't be lost."""
MOST_SCANCODE = 511
LEFT_TRIGGER, RIGHT_TRIGGER = 64, 65
STICK_LEFT, STICK_RIGHT, STICK_UP, STICK_DOWN = 66, 67, 68, 69
"""Triggers, and the four ways of the right stick, count as buttons, numbered beyond any that SDL has."""
PAD_BUTTONS = (*range(21), LEFT_TRIGGER, RIGHT_TRIGGER, STICK_LEFT, STICK_RIGHT, STICK_UP, STICK_DOWN)
PAD_OFFSET = 1
"""SDL's button 0 is A: a binding is the button plus 1."""


def _letters(text: str) -> dict[str, int]:
    return {letter: 4 + ord(letter) - ord("a") for letter in text}


SCANCODES: dict[str, int] = _letters("abcdefghijklmnopqrstuvwxyz") | {
    "1": 30, "2": 31, "3": 32, "4": 33, "5": 34, "6": 35, "7": 36, "8": 37, "9": 38, "0": 39, "return": 40,
    "backspace": 42, "space": 44, "-": 45, "=": 46, "[": 47, "]": 48, "\\": 49, ";": 51, "'": 52, ",": 54, ".": 55,
    "/": 56, "pageup": 75, "delete": 76, "pagedown": 78, "right": 79, "left": 80, "down": 81, "up": 82, "kp/": 84,
    "kp*": 85, "kp-": 86, "kp+": 87, "kpenter": 88, "kp1": 89, "kp2": 90, "kp3": 91, "kp4": 92, "kp5": 93, "kp6": 94,
    "kp7": 95, "kp8": 96, "kp9": 97, "kp0": 98, "kp.": 99, "lshift": 225, "rctrl": 228, "rshift": 229,
}
"""By what stands on a US keyboard; only to write the defaults down."""


def _keys(acts: str) -> dict[str, int]:
    pairs = (pair.split("=", 1) for pair in acts.split())
    return {act: SCANCODES[key] for act, key in pairs}


_PAD = {
    "left": 13, "right": 14, "up": 11, "down": 12, "accept": 0, "back": 1, "peek": 9, "slap": 10, "accuse": 2,
    "object": 3, "draw": 7, "turn": 8, "lap": LEFT_TRIGGER, "shoulder": RIGHT_TRIGGER, "sleeve": STICK_UP,
    "slip": STICK_DOWN, "steal": STICK_LEFT, "throw": STICK_RIGHT, "pause": 6, "help": 4,
}
DEFAULTS: dict[str, dict[str, int]] = {
    "keyboard": _keys("left=left right=right up=up down=down accept=return back=backspace peek=v slap=space accuse=c "
                      "object=o draw=d turn=t steal=g throw=f lap=q shoulder=w sleeve=e slip=r pause=p"),
    "keys": _keys("left=a right=d up=w down=s accept=e back=q peek=lshift slap=space accuse=c object=x draw=r turn=t "
                  "steal=f throw=g lap=1 shoulder=2 sleeve=3 slip=4"),
    "corner": _keys("left=left right=right up=up down=down accept=return back=backspace peek=rshift slap=rctrl "
                    "accuse=. object=/ draw=delete turn=, steal=' throw=; lap=[ shoulder=] sleeve=\\ slip=="),
    "ijkl": _keys("left=j right=l up=i down=k accept=o back=u peek=m slap=n accuse=p object=b draw=y turn=h steal=6 "
                  "throw=- lap=7 shoulder=8 sleeve=9 slip=0"),
    "numpad": _keys("left=kp4 right=kp6 up=kp8 down=kp2 accept=kp5 back=kp0 peek=kp+ slap=kpenter accuse=kp- "
                    "object=kp. draw=kp* turn=kp/ steal=pageup throw=pagedown lap=kp7 shoulder=kp9 sleeve=kp1 "
                    "slip=kp3"),
    **{pad: {act: button + PAD_OFFSET for act, button in _PAD.items()} for pad in PADS},
}
"""One hand manages each corner, and each act is one key: a keyboard that delivers two keys is enough for one person.
What a device has no default for is done by choosing and carrying."""

_COLOURS = WORDS["schnattergei"]
_ARROWS = dict(zip(_COLOURS, ("left", "up", "right", "down"), strict=True))
_SHARED = {"whistle": "slap", "pass": "object", "benny": "draw", "tim": "turn",
           **dict(zip(WORDS["heuschrecken_poker"], (*CHEATS, "draw", "turn", "steal", "throw"), strict=True))}
_NAMED = dict(zip(WORDS["heuschrecken_poker.bluff"], WORDS["heuschrecken_poker"], strict=True))
FOLLOWS: dict[str, dict[str, str]] = {
    "keyboard": {}, "keys": _SHARED | _NAMED, **dict.fromkeys(CORNERS[1:], _ARROWS | _SHARED | _NAMED),
    **dict.fromkeys(PADS, _NAMED),
}
"""Words whose first key is that of another act, wherever that act goes: one that their game has no use for."""
WORD_DEFAULTS: dict[str, dict[str, int]] = {
    "keyboard": _keys("word_blue=a word_yellow=s word_red=d word_brown=f whistle=w pass=p benny=b tim=t slot_0=1 "
                      "slot_1=2 slot_2=3 slot_3=4 slot_4=5 slot_5=6 slot_6=7 slot_7=8 name_0=1 name_1=2 name_2=3 "
                      "name_3=4 name_4=5 name_5=6 name_6=a name_7=x"),
    "keys": _keys("word_blue=a word_yellow=s word_red=d word_brown=f"),
    **{pad: {"word_blue": 3, "word_yellow": 4, "word_red": 2, "word_brown": 1, "pass": 3, "whistle": 4, "benny": 11,
             "tim": RIGHT_TRIGGER + PAD_OFFSET} for pad in PADS},
}
_CHOOSING = frozenset({*MOVES, "accept", "back", "peek"})
_NEEDED = {"schnattergei": frozenset({"accept", "back", "slap", "accuse", "object"}), "moemmen": _CHOOSING,
           "heuschrecken_poker": _CHOOSING, "heuschrecken_poker.bluff": _CHOOSING}
_YOUNG = {"numpad": frozenset({"steal", "throw"}), PAD: frozenset({"sleeve", "slip", "steal", "throw"})}
"""Defaults that came later: they make way where somebody has used their keys before."""


class Use(NamedTuple):
    """What a key is for. ``name``: whose it is, of those who sit there; empty for whoever comes."""

    device: str
    act: str
    name: str = ""


class Clash(NamedTuple):
    """One key for two at one moment: the first has it, the second goes without."""

    code: int
    first: Use
    second: Use


class Handed(NamedTuple):
    """Who has which key: acts and words by device, and who goes without."""

    acts: dict[str, dict[int, str]]
    words: dict[tuple[str, str], dict[int, str]]
    clashes: list[Clash]


Layer = Mapping[str, Mapping[str, int]]
"""By device (or kind of device) and act: the key, or a pad's button plus 1."""


class Bindings:
    """What was changed on top of :data:`DEFAULTS`. It never changes; every change is another one.

    ``changed``: by device and act, for everybody. ``own``: by person, kind of device and act. ``sitters``: who sits at
    which device now, the first seat first; it isn't kept.
    """

    def __init__(self, changed: Layer | None = None, own: Mapping[str, Layer] | None = None,
                 sitters: Sequence[tuple[str, str]] = ()) -> None:
        self.sitters = tuple(sitters)
        self._names = dict(reversed(self.sitters))
        self.changed = _beyond(changed or {}, {})
        self.own = {name: kept for name, kinds in (own or {}).items() if (kept := _beyond(kinds, self.changed))}
        self._known: dict[str, dict[str, int]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bindings) and (other.changed, other.own, other.sitters) == (
            self.changed, self.own, self.sitters)

    def __hash__(self) -> int:
        return hash(repr((sorted(self.changed.items()), sorted(self.own.items()), self.sitters)))

    def codes(self, device: str) -> Mapping[str, int]:
        """The key of each act, or :data:`NONE`; two may want one key."""
        if device not in self._known:
            layers = (self.own_keys(self.name_at(device), device), self.changed.get(device, {}))
            self._known[device] = {act: _code(device, act, *layers) for act in EVERY_ACT}
        return self._known[device]

    @cached_property
    def _handed(self) -> Handed:
        """A key does one thing at a time. Who sits first has it, and what was chosen comes before what was there."""
        found = Handed({}, {}, [])
        seated = [device for device, _name in self.sitters]
        holders: dict[int, list[Use]] = {}
        for device in dict.fromkeys((*seated, *DEVICES)):
            if device in CORNERS and device not in seated:
                held: dict[int, list[Use]] = {}  # nobody there: it takes no key from anybody
            else:
                held = holders
            codes = self.codes(device)
            given = [use.act for use in self._uses(device) if self._has(use, held, found.clashes)]
            found.acts[device] = {codes[act]: act for act in given if act in ACTS}
            for game, words in WORDS.items():
                found.words[device, game] = {codes[act]: act for act in given if act in words}
        return found

    def _uses(self, device: str) -> list[Use]:
        name, codes = self.name_at(device), self.codes(device)
        own = self.own_keys(name, device)
        acts = sorted((act for act in EVERY_ACT if codes[act] != NONE), key=lambda act: act not in own)
        return [Use(device, act, name) for act in acts]

    def _has(self, use: Use, held: dict[int, list[Use]], clashes: list[Clash]) -> bool:
        code = self.code(use.device, use.act)
        others = held.setdefault(code, [])
        first = next((each for each in others if meet(each.device, each.act, use.device, use.act)), None)
        if first is None:
            others.append(use)
        else:
            clashes.append(Clash(code, first, use))
        return first is None

    # ---- who sits where

    def seated(self, sitters: Sequence[tuple[str, str]]) -> Bindings:
        """What holds while these people (device and name) sit there."""
        return self if tuple(sitters) == self.sitters else Bindings(self.changed, self.own, sitters)

    def name_at(self, device: str) -> str:
        """Who sits there; empty for nobody."""
        return self._names.get(device, "")

    def own_keys(self, name: str, device: str) -> Mapping[str, int]:
        """What that person has of their own for such a device."""
        return self.own.get(name, {}).get(kind_of_device(device), {}) if name else {}

    # ---- what holds

    def code(self, device: str, act: str) -> int:
        """The key of that act, or :data:`NONE`."""
        return self.codes(device)[act]

    def acts(self, device: str) -> Mapping[int, str]:
        """What each key of a device does."""
        return self._handed.acts[device]

    def words(self, device: str, game: str) -> Mapping[int, str]:
        """What each key of a device says in that game, before anything else."""
        return self._handed.words.get((device, game), {})

    def clashes(self) -> list[Clash]:
        """Keys that two people who sit there want, or one person for two acts; each said once, and not again for words
        that only go along."""
        found: dict[object, Clash] = {}
        pairs = {clash[1:] for clash in self._handed.clashes}
        for clash in self._handed.clashes:
            leaders = set(product(*([use, *self._leaders(use)] for use in clash[1:]))) - {clash[1:]}
            if not leaders & pairs:
                sides = [(kind_of_device(use.device), *use[1:]) for use in clash[1:]]
                found.setdefault((clash.code, *sides), clash)
        return list(found.values())

    def _leaders(self, use: Use) -> Iterator[Use]:
        """The acts whose key a word has because it follows them."""
        codes, leader = self.codes(use.device), FOLLOWS[use.device].get(use.act, "")
        while leader and codes[leader] == codes[use.act]:
            yield use._replace(act=leader)
            leader = FOLLOWS[use.device].get(leader, "")

    def clash(self, device: str, act: str, code: int) -> Use | None:
        """Who else has that key, of those that are used at one moment: this device, and the other corners. Somebody who
        sits in one needs no key of a corner where nobody sits: see :meth:`clashes`."""
        together = CORNERS if device in CORNERS else ()
        beside = [other for other in together if other != device and (self.name_at(other) or not self.name_at(device))]
        moved = self._moved(device, act)
        for each in (device, *beside):
            for other, taken in self.codes(each).items():
                if taken == code != NONE and not (each == device and other in moved) and any(
                        meet(device, one, each, other) for one in moved):
                    return Use(each, other, self.name_at(each))
        return None

    def _moved(self, device: str, act: str) -> tuple[str, ...]:
        """The act, and the words that go wherever it goes."""
        layers = (self.changed.get(device, {}), self.own_keys(self.name_at(device), device))
        found = [act]
        for leader in found:  # it grows: a word may follow a word
            found += [word for word, each in FOLLOWS[device].items()
                      if each == leader and not any(word in layer for layer in layers)]
        return tuple(found)

    # ---- other keys

    def bound(self, device: str, act: str, code: int, name: str = "") -> Bindings:
        """With another key for an act: of that person, or of the device. Others that have it keep it, too: see
        :meth:`clash`."""
        if not name:
            return Bindings(_with(self.changed, device, act, code), self.own, self.sitters)
        own: dict[str, Layer] = {**self.own, name: _with(self.own.get(name, {}), kind_of_device(device), act, code)}
        return Bindings(self.changed, own, self.sitters)

    def swapped(self, device: str, act: str, code: int, name: str = "") -> Bindings:
        """With that key for the act, and the act's old key for whoever had it, if nobody else needs it there."""
        had, found = self.code(device, act), self.bound(device, act, NONE, name)
        old = NONE if had == code else had
        while (taken := found.clash(device, act, code)) is not None:
            free = found.bound(*taken[:2], NONE, taken.name)
            other = free.bound(*taken[:2], old, taken.name)
            found = free if free.clash(*taken[:2], old) else other
        return found.bound(device, act, code, name)

    def reset(self, device: str, name: str = "") -> Bindings:
        """With the device's first keys again; with a name, the device's keys for that person. What had taken one of
        them gives it back."""
        if not name:
            changed = {each: acts for each, acts in self.changed.items() if each != device}
            return Bindings(_given_back(changed), self.own, self.sitters)
        kinds = {each: acts for each, acts in self.own.get(name, {}).items() if each != kind_of_device(device)}
        found = Bindings(self.changed, {**self.own, name: kinds}, self.sitters)
        for act in EVERY_ACT:
            taken = found.clash(device, act, found.code(device, act))
            if taken is not None and taken.act in found.layer(taken.device, taken.name):
                found = found.without(taken)
        return found

    def renamed(self, before: str, name: str) -> Bindings:
        """Somebody is called otherwise from now on, and keeps their keys; those of a person of that name stay."""
        if before not in self.own or name in self.own:
            return self
        own = {name if each == before else each: kinds for each, kinds in self.own.items()}
        return Bindings(self.changed, own, self.sitters)

    def layer(self, device: str, name: str = "") -> Mapping[str, int]:
        """What was changed there: for that person, or for everybody."""
        return self.own_keys(name, device) if name else self.changed.get(device, {})

    def without(self, use: Use) -> Bindings:
        """That act goes back to the key below: the device's, or the first one."""
        rest = {act: code for act, code in self.layer(use.device, use.name).items() if act != use.act}
        if not use.name:
            return Bindings({**self.changed, use.device: rest}, self.own, self.sitters)
        kinds = {**self.own.get(use.name, {}), kind_of_device(use.device): rest}
        return Bindings(self.changed, {**self.own, use.name: kinds}, self.sitters)


def kind_of_device(device: str) -> str:
    """One of :data:`KINDS`."""
    return PAD if device in PADS else device


def meet(device: str, act: str, other_device: str, other: str) -> bool:
    """Whether one key can't be for both: they are used at one moment, and none of them is said before the other."""
    if device != other_device and not (device in CORNERS and other_device in CORNERS):
        return False
    game, other_game = GAME_OF.get(act, ""), GAME_OF.get(other, "")
    if bool(game) == bool(other_game) or device != other_device:
        return not (game and other_game) or game == other_game
    needed, plain = _NEEDED[game or other_game], other if game else act
    if device in PADS and "schnattergei" in (game, other_game):
        return plain == "slap"  # while no word is wanted, a pad's buttons mean what they always do
    return plain in needed


def _code(device: str, act: str, *layers: Mapping[str, int]) -> int:
    """From the uppermost layer that has it, else the first key."""
    for layer in layers:
        if act in layer:
            return layer[act]
    leader = FOLLOWS[device].get(act)
    if leader is not None:
        return _code(device, leader, *layers)
    return DEFAULTS[device].get(act, WORD_DEFAULTS.get(device, {}).get(act, NONE))


def _beyond(layer: Layer, below: Layer) -> dict[str, dict[str, int]]:
    """What is another key than without it. A person's buttons lie above those of whichever pad it will be."""
    found = {}
    for device, acts in layer.items():
        kept = {act: code for act, code in acts.items()
                if device == PAD or code != _code(device, act, _but(acts, act), below.get(device, {}))}
        if kept:
            found[device] = kept
    return found


def _but(acts: Mapping[str, int], act: str) -> dict[str, int]:
    return {each: code for each, code in acts.items() if each != act}


def _with(layer: Layer, device: str, act: str, code: int) -> dict[str, Mapping[str, int]]:
    return {**layer, device: {**layer.get(device, {}), act: code}}


def _clashes_of_all(changed: Layer) -> list[Clash]:
    """What clashes where somebody sits in each corner: a file must have none of that."""
    return Bindings(changed, sitters=[(corner, "") for corner in CORNERS]).clashes()


def _given_back(changed: Layer) -> Layer:
    """Each key that two have goes back to whose it was at first; that may take one from a third."""
    while clashes := _clashes_of_all(changed):
        use = next(found for each in reversed(clashes[0][1:]) if (found := _chosen(each, changed)))
        rest = {act: code for act, code in changed[use.device].items() if act != use.act}
        changed = {**changed, use.device: rest}
    return changed


def _chosen(use: Use, changed: Layer) -> Use | None:
    """What was changed to give that act its key: its own, or that of the act that it follows; None for a first key."""
    act = use.act
    while act and act not in changed.get(use.device, {}):
        act = FOLLOWS[use.device].get(act, "")
    return use._replace(act=act) if act else None


def may_bind(device: str, code: int) -> bool:
    """Whether this device has such a key, and menus don't need it."""
    if device == PAD or device in PADS:
        return code - PAD_OFFSET in PAD_BUTTONS
    return 0 < code <= MOST_SCANCODE and code not in RESERVED


# ---- files

LONGEST_NAME = 200


def restored(data: object, people: object = None) -> Bindings:
    """What a file says: of devices, and of people. Raises ValueError with what is wrong and where."""
    changed = _layer(data, DEVICES, "bindings")
    if not isinstance(people or {}, dict):
        raise ValueError("own_keys: a table of people")
    own = {}
    for name, kinds in _items(people):
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
            raise ValueError(f"own_keys: a name of at most {LONGEST_NAME} characters")
        own[name] = _layer(kinds, KINDS, f"own_keys.{name[:30]}")
        for kind, acts in own[name].items():
            _no_key_twice(kind, acts, f"own_keys.{name[:30]}.{kind}")
    return Bindings(_made_way(changed), own)


def _items(data: object) -> Iterator[tuple[object, object]]:
    yield from data.items() if isinstance(data, dict) else ()


def _layer(data: object, known: Iterable[str], where: str) -> dict[str, dict[str, int]]:
    if not isinstance(data, dict):
        raise ValueError(f"{where}: a table of devices")
    for device, acts in data.items():
        if device not in known or not isinstance(acts, dict):
            raise ValueError(f"{where}: {str(device)[:30]!r} isn't a device with its keys")
        for act, code in acts.items():
            if act not in EVERY_ACT or type(code) is not int or code != NONE and not may_bind(device, code):
                raise ValueError(f"{where}.{device}.{str(act)[:30]}: {str(code)[:30]!r} isn't a key for that")
    return {device: dict(acts) for device, acts in data.items()}


def _no_key_twice(kind: str, acts: Mapping[str, int], where: str) -> None:
    device = PADS[0] if kind == PAD else kind
    for act, code in acts.items():
        for other, taken in acts.items():
            if other != act and taken == code != NONE and meet(device, act, device, other):
                raise ValueError(f"{where}: one key for {act} and {other}")


def _made_way(changed: Layer) -> Layer:
    """Defaults that came later than the file make way for what it has; other keys are for one act only."""
    while clashes := _clashes_of_all(changed):
        young = next((use for use in reversed(clashes[0][1:]) if _is_young(use, changed)), None)
        if young is None:
            first, second = clashes[0][1:]
            raise ValueError(f"bindings.{first.device}: one key for {first.act} and {second.act}")
        changed = _with(changed, young.device, young.act, NONE)
    return changed


def _is_young(use: Use, changed: Layer) -> bool:
    came_later = use.act in GAME_OF or use.act in _YOUNG.get(kind_of_device(use.device), ())
    return came_later and use.act not in changed.get(use.device, {})
