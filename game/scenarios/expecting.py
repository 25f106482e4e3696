"""What a scenario may expect: the keys, what each of them looks like, and how it is held against the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from .witness import Witness


class Kind(NamedTuple):
    """How the value of a key is written."""

    item: str
    """``name``, ``card``, ``cards`` (any order), ``pile`` (top first), ``names``, ``words`` (both any order),
    ``word``, ``number``, ``flag`` or ``any``."""
    each: str = ""
    """``player`` or ``gap`` for a map of such items."""
    whole: bool = False
    """A map that has to match with all its names."""


ANY = Kind("any")

EVERY_GAME: dict[str, Kind] = {
    "turn": Kind("name"),
    "hands": Kind("cards", "player"),
    "counts": Kind("number", "player"),
    "draw_count": Kind("number"),
    "discard_count": Kind("number"),
    "top": Kind("card"),
    "owes": Kind("word", "player", whole=True),
    "can": Kind("words", "player"),
    "round": Kind("number"),
    "round_over": Kind("flag"),
    "round_scores": Kind("number", "player"),
    "totals": Kind("number", "player"),
    "game_over": Kind("flag"),
    "winners": Kind("names"),
    "proof": ANY,
}

SOME_GAMES: dict[str, Kind] = {
    "watchman": Kind("name"),
    "telescope": Kind("flag"),
    "vanished": Kind("number", "player"),
    "web": Kind("flag"),
    "grasshoppers": Kind("word", "gap"),
    "playable": Kind("cards", "player"),
    "display": Kind("cards"),
    "gardens": Kind("cards", "player"),
    "tokens": Kind("number", "player"),
    "picking": Kind("name"),
    "shown": Kind("card", "player", whole=True),
    "ties": Kind("number"),
    "used": Kind("cards", "player"),
    "known_used": Kind("cards", "player"),
    "meadow": Kind("cards"),
    "tim": Kind("name"),
    "dealer": Kind("name"),
    "discard": Kind("pile"),
    "last_word": Kind("word"),
    "slap_open": Kind("flag"),
    "mistakes": Kind("number", "player", whole=True),
}
"""Keys that the rules of a game answer for themselves; one that isn't listed is compared as it is written."""


def kind_of(key: str) -> Kind:
    return EVERY_GAME.get(key) or SOME_GAMES.get(key, ANY)


def knows(witness: Witness, key: str) -> bool:
    """Whether this game can answer for a key."""
    if key in EVERY_GAME:
        return True
    try:
        witness.check(key)
    except KeyError:
        return False
    return True


def keys_of(witness: Witness) -> list[str]:
    return [key for key in (*EVERY_GAME, *SOME_GAMES) if knows(witness, key)]


def answer(witness: Witness, key: str) -> Any:
    """What the table has to say to a key, in plain words. A game's own answer goes before the general one."""
    try:
        return witness.check(key)
    except KeyError:
        return _GENERAL[key](witness)


def differences(witness: Witness, key: str, wanted: Any) -> list[str]:
    """Each way in which the table isn't as expected, as ``expected turn Cleo, the table has Ben``."""
    kind = kind_of(key)
    found = answer(witness, key)
    if not kind.each:
        pairs = [(key, wanted, found)]
    elif kind.whole:
        same = wanted.keys() == found.keys() and all(_same(kind, wanted[name], found[name]) for name in wanted)
        return [] if same else [f"expected {key} {told(wanted)}, the table has {told(found)}"]
    else:
        pairs = [(f"{key} {name}", value, found.get(name)) for name, value in wanted.items()]
    return [
        f"expected {label} {told(value)}, the table has {told(other)}"
        for label, value, other in pairs if not _same(kind, value, other)
    ]


def _same(kind: Kind, wanted: Any, found: Any) -> bool:
    match kind.item:
        case "cards" | "names":
            return Counter(wanted or ()) == Counter(found or ())
        case "words":
            return set(wanted or ()) == set(found or ())
        case "pile":
            return list(wanted or ()) == list(found or ())
    return type(wanted) is type(found) and bool(wanted == found)


def told(value: Any) -> str:
    """A value as a scenario file has it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {told(item)}" for name, item in value.items()) + "}"
    if isinstance(value, list | tuple | set | frozenset):
        return "[" + ", ".join(map(told, value)) + "]"
    return str(value)


def _per_seat(value: Callable[[Witness, int], Any]) -> Callable[[Witness], Any]:
    return lambda witness: {name: value(witness, seat) for seat, name in enumerate(witness.names)}


_GENERAL: dict[str, Callable[[Witness], Any]] = {
    "turn": lambda witness: witness.names[witness.table.turn],
    "hands": _per_seat(lambda witness, seat: witness.cards(witness.table.hands[seat])),
    "counts": _per_seat(lambda witness, seat: len(witness.table.hand(seat))),
    "draw_count": lambda witness: len(witness.cards("draw")),
    "discard_count": lambda witness: len(witness.cards("discard")),
    "top": lambda witness: next(iter(witness.cards("discard")), None),
    "owes": lambda witness: witness.owes(),
    "can": _per_seat(lambda witness, seat: sorted({act.verb for act in witness.referee.can(seat)})),
    "round": lambda witness: witness.table.round,
    "round_over": lambda witness: witness.table.round_over,
    "round_scores": _per_seat(lambda witness, seat: witness.table.round_scores[seat]),
    "totals": _per_seat(lambda witness, seat: witness.table.totals[seat]),
    "game_over": lambda witness: witness.table.game_over,
    "winners": lambda witness: [witness.names[seat] for seat in witness.table.winners],
    "proof": lambda witness: witness.proof,
}
