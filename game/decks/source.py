"""YAML text as plain data, with the line and column of everything in it.

Read by the YAML 1.2 words: only ``true`` and ``false`` are truth values, so ``no`` stays a word; numbers are
plain decimals. Aliases, tags and deep nesting have no use in a deck and are refused before anything is built.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from typing import Any

import yaml

from game.decks.problems import DeckError, Problem, shown

Key = tuple[str | int, ...]
Mark = tuple[int, int]

MAX_DEPTH = 10
MAX_NODES = 20_000

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_CONTROL = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_LINE_END = re.compile("\r\n|[\r\n]")
_WHOLE = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_TRUTH = {"true": True, "false": False}
_YAML = "tag:yaml.org,2002:"
_TEXT_TAGS = {f"{_YAML}{tag}" for tag in ("str", "timestamp", "merge", "value", "int", "float", "bool")}


@dataclass(slots=True)
class Source:
    """A deck file's data and where each part of it stands, by its path of keys and list indices."""

    name: str
    data: Any = None
    values: dict[Key, Mark] = field(default_factory=dict)
    keys: dict[Key, Mark] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def report(self, path: Key, text: str, *, at_key: bool = False) -> None:
        """Note a mistake at the value (or key) of ``path``, or at the nearest thing around it."""
        marks = (self.keys, self.values) if at_key else (self.values, self.keys)
        around = [path[:length] for length in range(len(path), -1, -1)]
        line, column = next((m[part] for part in around for m in marks if part in m), (1, 1))
        lead = f"{'.'.join(str(part)[:40] for part in path)}: " if path else ""
        lead = lead if lead.isprintable() else ""
        self.problems.append(Problem(self.name, line, column, lead + text))


def parse(raw: bytes, name: str) -> Source:
    """The data of a deck file. Raises DeckError when it isn't UTF-8, not YAML, or built to hurt.

    Mistakes that leave the rest readable, such as duplicate keys, are noted in the source's ``problems``.
    """
    text = _decoded(raw, name)
    source = Source(name)
    try:
        _scan(text, source)
        node = None if source.problems else yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        source.problems.append(_broken(error, name))
        node = None
    except yaml.YAMLError as error:
        source.problems.append(Problem(name, 1, 1, f"found broken YAML ({error}), expected well-formed YAML"))
        node = None
    if source.problems:
        raise DeckError(source.problems)
    source.data = _value(node, (), source) if node else None
    return source


def _decoded(raw: bytes, name: str) -> str:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line, column = _place(raw[: error.start].decode("utf-8-sig", "replace"))
        found = f"the byte 0x{raw[error.start]:02x}, which isn't UTF-8 text"
        wanted = "expected a file saved as UTF-8"
        raise DeckError([Problem(name, line, column, f"found {found}, {wanted}")]) from None
    problems = []
    for control in list(_CONTROL.finditer(text))[:20]:
        line, column = _place(text[: control.start()])
        found = f"the control character {control.group()!a}"
        problems.append(Problem(name, line, column, f"found {found}, expected readable text"))
    if problems:
        raise DeckError(problems)
    return text


def _place(before: str) -> Mark:
    lines = _LINE_END.split(before)
    return len(lines), len(lines[-1]) + 1


def _scan(text: str, source: Source) -> None:
    """Walk the events without building anything, and note what must not be built."""
    depth = nodes = 0
    for event in yaml.parse(text, Loader=_LOADER):
        if isinstance(event, yaml.AliasEvent):
            text = f"found the alias {shown(event.anchor)}, expected the value itself, written out"
            source.problems.append(Problem(source.name, *_mark(event), text))
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        nodes += isinstance(event, yaml.NodeEvent)
        if depth > MAX_DEPTH or nodes > MAX_NODES:
            found = "too deep a nesting" if depth > MAX_DEPTH else f"more than {MAX_NODES} values"
            text = f"found {found}, expected a deck file like cards.yaml"
            source.problems.append(Problem(source.name, *_mark(event), text))
            return


def _broken(error: yaml.MarkedYAMLError, name: str) -> Problem:
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    said = ", ".join(part for part in (error.context, error.problem) if part)
    return Problem(name, line, column, f"found broken YAML ({said}), expected well-formed YAML up to here")


def _value(node: yaml.Node, path: Key, source: Source) -> Any:
    source.values[path] = _mark(node)
    if isinstance(node, yaml.MappingNode) and node.tag == f"{_YAML}map":
        return _mapping(node, path, source)
    if isinstance(node, yaml.SequenceNode) and node.tag == f"{_YAML}seq":
        return [_value(item, (*path, index), source) for index, item in enumerate(node.value)]
    if isinstance(node, yaml.ScalarNode):
        if node.tag == f"{_YAML}null":
            return None
        if node.tag in _TEXT_TAGS:
            return _scalar(node)
    source.report(path, f"found the tag {shown(node.tag)}, expected a plain value")
    return None


def _mapping(node: yaml.MappingNode, path: Key, source: Source) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key_node, value_node in node.value:
        if not isinstance(key_node, yaml.ScalarNode):
            source.values[(*path, "?")] = _mark(key_node)
            source.report((*path, "?"), "found a list or mapping as a key, expected a word")
            continue
        key = key_node.value
        if key in found:
            line, column = _mark(key_node)
            first = source.keys[(*path, key)][0]
            text = f"found the key {shown(key)} a second time, expected it once (first in line {first})"
            source.problems.append(Problem(source.name, line, column, text))
            continue
        source.keys[(*path, key)] = _mark(key_node)
        found[key] = _value(value_node, (*path, key), source)
    return found


def _scalar(node: yaml.ScalarNode) -> bool | int | float | str:
    text: str = node.value
    if node.tag == f"{_YAML}bool":
        return _TRUTH.get(text.lower(), text)
    if node.tag == f"{_YAML}int" and _WHOLE.fullmatch(text):
        return int(text)
    if node.tag == f"{_YAML}float":
        try:
            number = float(text)
        except ValueError:
            return text
        return number if math.isfinite(number) else text
    return text


def _mark(part: yaml.Node | yaml.Event) -> Mark:
    mark = part.start_mark
    return (mark.line + 1, mark.column + 1) if mark else (1, 1)
