"""Checks a game's house rules."""

from __future__ import annotations

from typing import Any

from game.core.cards import HouseRule
from game.decks.needs import Needs
from game.decks.problems import guess, shown
from game.decks.schema import RulePart, read_part
from game.decks.source import Key, Source

MAX_SECONDS = 3600

_WANTED = {"bool": "true or false", "int": "a whole number", "seconds": "a number of seconds"}


def read_house_rules(data: dict[str, Any], path: Key, needs: Needs, source: Source) -> tuple[HouseRule, ...]:
    """The sound house rules in their order; reported are faulty, unknown and missing ones."""
    rules = []
    for name, item in data.items():
        if name not in needs.house_rules:
            known = ", ".join(needs.house_rules) or "none"
            text = f"found the unknown house rule {shown(name)}, expected one of {known}"
            source.report((*path, name), text + guess(name, needs.house_rules), at_key=True)
            continue
        rule = _rule(name, item, (*path, name), needs.house_rules[name], source)
        if rule:
            rules.append(rule)
    for name in needs.house_rules:
        if name not in data:
            source.report(path, f"found no {name}, expected it among the house rules", at_key=True)
    return tuple(rules)


def _rule(name: str, data: Any, path: Key, known: str | tuple[str, ...], source: Source) -> HouseRule | None:
    before = len(source.problems)
    part = read_part(RulePart, data, path, source)
    kind = "choice" if isinstance(known, tuple) else known
    if "type" in part and part["type"] != kind:
        source.report((*path, "type"), f"found {part['type']}, expected {kind}, as the rules read it")
    elif kind == "choice":
        _check_choices(part, path, known, source)
    else:
        _check_simple(part, path, kind, source)
    if len(source.problems) > before:
        return None
    value = float(part["default"]) if kind == "seconds" else part["default"]
    return HouseRule(name, kind, value, part["least"], part["most"], tuple(part["choices"]))


def _check_choices(part: dict[str, Any], path: Key, known: str | tuple[str, ...], source: Source) -> None:
    for bound in ("least", "most"):
        _check_absent(part, bound, "choice", path, source)
    choices = part.get("choices")
    if choices is None:
        return
    if not choices:
        source.report(path, f"found no choices, expected some of {', '.join(known)}", at_key=True)
        return
    for index, choice in enumerate(choices):
        if choice not in known:
            text = f"found {shown(choice)}, expected one of {', '.join(known)}{guess(choice, known)}"
            source.report((*path, "choices", index), text)
        elif choice in choices[:index]:
            source.report((*path, "choices", index), f"found {choice} a second time, expected it once")
    if "default" in part and part["default"] not in choices:
        text = f"found {shown(part['default'])}, expected one of its choices: {', '.join(choices)}"
        source.report((*path, "default"), text + guess(part["default"], choices))


def _check_simple(part: dict[str, Any], path: Key, kind: str, source: Source) -> None:
    _check_absent(part, "choices", kind, path, source)
    if kind == "bool":
        for bound in ("least", "most"):
            _check_absent(part, bound, kind, path, source)
        _check_type(part, kind, bool, path, source)
        return
    for bound in ("least", "most"):
        if bound in part and part[bound] is None:
            source.report(path, f"found no {bound}, expected both bounds, least and most", at_key=True)
    sound = _check_type(part, kind, int if kind == "int" else (int, float), path, source)
    _check_bounds(part, kind, sound, path, source)


def _check_absent(part: dict[str, Any], key: str, kind: str, path: Key, source: Source) -> None:
    if part.get(key):
        text = f"found {key} on a rule of type {kind}, expected none there"
        source.report((*path, key), text, at_key=True)


def _check_type(
    part: dict[str, Any], kind: str, wanted: type | tuple[type, ...], path: Key, source: Source
) -> bool:
    """Is there a default of the wanted type? Reports one of another type."""
    if "default" not in part:
        return False
    value = part["default"]
    if isinstance(value, wanted) and (kind == "bool" or not isinstance(value, bool)):
        return True
    source.report((*path, "default"), f"found {shown(value)}, expected {_WANTED[kind]}")
    return False


def _check_bounds(part: dict[str, Any], kind: str, sound: bool, path: Key, source: Source) -> None:
    least, most = part.get("least"), part.get("most")
    if least is not None and most is not None and least > most:
        source.report((*path, "least"), f"found {least:g}, expected at most {most:g}, which is its most")
    elif sound:
        value = part["default"]
        if least is not None and value < least or most is not None and value > most:
            bounds = {"least": least, "most": most}
            wanted = " and ".join(
                f"at {word} {bound:g}" for word, bound in bounds.items() if bound is not None
            )
            source.report((*path, "default"), f"found {value}, expected {wanted}")
    if kind == "seconds":
        for bound in ("least", "most"):
            if not 0 <= (part.get(bound) or 0) <= MAX_SECONDS:
                text = f"found {part[bound]:g}, expected 0 to {MAX_SECONDS} seconds"
                source.report((*path, bound), text)
