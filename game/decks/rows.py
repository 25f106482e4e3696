"""Checks a game's colours and cards, and spells the cards out as faces."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from game.core.cards import Colour, Face
from game.decks.colour_vision import LEAST_APART, nearest
from game.decks.needs import Kind, Needs
from game.decks.problems import guess, shown
from game.decks.schema import MAX_COLOURS, MAX_COPIES, CardPart, ColourPart, read_part, word
from game.decks.source import Key, Source

_FEW = ("no", "one", "two", "three")


class Row(NamedTuple):
    """One row of ``cards``: a face, as it is printed first, and how many copies there are."""

    path: Key
    kind: str
    copies: int
    colours: tuple[str, ...]
    each_colour: bool
    value: int | None
    traits: frozenset[str]
    pattern: str


def read_colours(data: dict[str, Any], path: Key, source: Source) -> dict[str, Colour | None]:
    """The declared colours in their order; None stands for one with mistakes."""
    if len(data) > MAX_COLOURS:
        source.report(path, f"found {len(data)} colours, expected at most {MAX_COLOURS}", at_key=True)
    colours = {name: _colour(name, part, (*path, name), source) for name, part in data.items()}
    for mark in ("rgb", "shape", "letter"):
        _all_different(mark, [colour for colour in colours.values() if colour], path, source)
    return colours


def _colour(name: str, data: Any, path: Key, source: Source) -> Colour | None:
    if not _is_word(name):
        text = f"found the colour name {shown(name)}, expected one word in lower case"
        source.report(path, text, at_key=True)
    part = read_part(ColourPart, data, path, source)
    if not part.keys() >= {"rgb", "shape", "letter"}:
        return None
    red, green, blue = part["rgb"]
    return Colour(name, (red, green, blue), part["shape"], part["letter"], part.get("says"))


def _is_word(text: str) -> bool:
    try:
        return bool(word(text))
    except ValueError:
        return False


def _all_different(mark: str, colours: list[Colour], path: Key, source: Source) -> None:
    first: dict[object, Colour] = {}
    for colour in colours:
        value = colour.letter.upper() if mark == "letter" else getattr(colour, mark)
        other = first.setdefault(value, colour)
        if other is not colour:
            text = f"found the {mark} that {other.name} has, expected a different one for each colour"
            source.report((*path, colour.name, mark), text + (_alike(colour, other) if mark == "shape" else ""))


def _alike(one: Colour, other: Colour) -> str:
    """What is wrong with one shape for two colours that somebody can't tell apart; empty when everybody can."""
    apart, eyes = nearest(one.rgb, other.rgb)
    if apart >= LEAST_APART:
        return ""
    whose = f"{eyes} eyes" if eyes else "all eyes"
    return f"; to {whose} the two look alike ({apart:.0f} apart, {LEAST_APART:.0f} is enough)"


def read_rows(
    data: list[Any], path: Key, names: str, declared: list[str], needs: Needs, source: Source
) -> list[Row]:
    """The sound rows; all that is wrong with the others is reported."""
    rows = [_row(item, (*path, index), names, declared, needs, source) for index, item in enumerate(data)]
    return [row for row in rows if row]


def _row(data: Any, path: Key, names: str, declared: list[str], needs: Needs, source: Source) -> Row | None:
    before = len(source.problems)
    part = read_part(CardPart, data, path, source)
    for key in ("colours", "each_colour"):
        _check_colour_names(part.get(key, []), (*path, key), declared, source)
    if part.get("colours") and part.get("each_colour"):
        source.report((*path, "each_colour"), "found both colours and each_colour, expected one of them")
    if "kind" in part:
        _check_kind(part, path, needs, source)
    if len(source.problems) > before:
        return None
    row = Row(
        path,
        part["kind"],
        part["count"],
        tuple(part["each_colour"] or part["colours"]),
        bool(part["each_colour"]),
        part["value"],
        frozenset(part["traits"]),
        part["name"] or names,
    )
    if "{value}" in row.pattern and row.value is None:
        source.report(path, f"found no value, expected one, as the name is {shown(row.pattern)}")
        return None
    return row


def _check_colour_names(found: list[str], path: Key, declared: list[str], source: Source) -> None:
    for index, colour in enumerate(found):
        if colour not in declared:
            known = ", ".join(declared) or "none"
            text = f"found {shown(colour)}, expected a declared colour ({known}){guess(colour, declared)}"
            source.report((*path, index), text)
        elif colour in found[:index]:
            source.report((*path, index), f"found {colour} a second time, expected different colours")


def _check_kind(part: dict[str, Any], path: Key, needs: Needs, source: Source) -> None:
    name = part["kind"]
    kind = needs.kinds.get(name, needs.other)
    if kind is None:
        known = ", ".join(needs.kinds)
        text = f"found {shown(name)}, expected a kind that the rules know ({known}){guess(name, needs.kinds)}"
        source.report((*path, "kind"), text)
        return
    if "colours" in part and "each_colour" in part:
        _check_colour_count(part, name, kind, path, source)
    if "value" in part:
        _check_value(part["value"], name, kind, path, source)
    if "traits" in part:
        _check_traits(part["traits"], name, kind, path, source)


def _check_colour_count(part: dict[str, Any], name: str, kind: Kind, path: Key, source: Source) -> None:
    found = 1 if part["each_colour"] else len(part["colours"])
    if found != kind.colours:
        key = "each_colour" if part["each_colour"] else "colours"
        wanted = f"{_FEW[kind.colours]} colour{'' if kind.colours == 1 else 's'}"
        text = f"found {found} colour{'' if found == 1 else 's'}, expected {wanted} on a card of kind {name}"
        source.report((*path, key), text)


def _check_value(value: int | None, name: str, kind: Kind, path: Key, source: Source) -> None:
    if kind.value is None and value is not None:
        source.report((*path, "value"), f"found {value}, expected no value on a card of kind {name}")
    elif kind.value is not None and (value is None or not kind.value[0] <= value <= kind.value[1]):
        least, most = kind.value
        text = f"found {shown(value)}, expected a value from {least} to {most} on a card of kind {name}"
        source.report((*path, "value"), text)


def _check_traits(traits: list[str], name: str, kind: Kind, path: Key, source: Source) -> None:
    allowed = (*kind.traits, *(["prop"] if kind.prop else []))
    for index, trait in enumerate(traits):
        if trait not in allowed:
            wanted = f"one of {', '.join(allowed)}" if allowed else "no traits"
            text = f"found {shown(trait)}, expected {wanted} on a card of kind {name}{guess(trait, allowed)}"
            source.report((*path, "traits", index), text)
    if kind.prop and "prop" not in traits:
        text = f"found no trait prop, expected traits: [prop], as {name} is never shuffled in"
        source.report((*path, "traits"), text)


def count_kinds(data: list[Any]) -> Counter[str]:
    """How many cards of each kind the rows make, as far as their counts are sound, whatever else is wrong."""
    counts: Counter[str] = Counter()
    for row in data:
        count = row.get("count") if isinstance(row, dict) else None
        if isinstance(count, int) and not isinstance(count, bool) and 0 <= count <= MAX_COPIES:
            each = row.get("each_colour")
            counts[str(row.get("kind"))] += count * (len(each) if isinstance(each, list) and each else 1)
    return counts


def faces_of(rows: list[Row], declared: list[str]) -> tuple[Face, ...]:
    """One face for each physical card, in the order of the rows."""
    return tuple(_face(row, colours, declared) for row in rows for colours in _printed(row))


def _printed(row: Row) -> list[tuple[str, ...]]:
    if row.each_colour:
        return [(colour,) for colour in row.colours for _ in range(row.copies)]
    return [row.colours[::-1] if copy % 2 else row.colours for copy in range(row.copies)]


def _face(row: Row, colours: tuple[str, ...], declared: list[str]) -> Face:
    ordered = " ".join(sorted(colours, key=declared.index))
    name = row.pattern.replace("{kind}", row.kind.replace("_", " ")).replace("{colours}", ordered)
    name = name.replace("{value}", str(row.value))
    return Face(" ".join(name.split()), row.kind, colours, row.value, row.traits)


def report_shared_names(rows: list[Row], declared: list[str], needs: Needs, source: Source) -> None:
    """A name has to say what a card is; only cards of a player's own set share theirs across colours."""
    first: dict[str, tuple[Face, Key]] = {}
    for row in rows:
        for face in faces_of([row._replace(copies=min(row.copies, 1))], declared):
            colours = () if row.kind in needs.own_sets else tuple(sorted(face.colours))
            meant = face._replace(colours=colours)
            other, path = first.setdefault(face.name, (meant, row.path))
            if other != meant:
                line = source.values[path][0]
                text = f"found a second sort of card named {shown(face.name)} (first in line {line})"
                source.report(row.path, f"{text}, expected a name of its own")
                break
