"""YAML text as plain data, with the line and column of everything in it.

Read by the YAML 1.2 words: only ``true`` and ``false`` are truth values, so ``no`` stays a word; numbers are
plain decimals. Aliases, tags and deep nesting have no use in our files and are refused unbuilt.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import yaml

from game.decks.problems import DECK_FILE, DeckError, Problem, shown

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
    """A YAML document's data and where each part of it stands, by its path of keys and list indices."""

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
    sources = _parse(raw, name, DECK_FILE, MAX_NODES, lambda text: [yaml.compose(text, Loader=_LOADER)])
    return sources[0] if sources else Source(name)


def parse_all(raw: bytes, name: str, wanted: str, max_nodes: int) -> list[Source]:
    """The data of every document in a file; empty ones are left out. Otherwise as :func:`parse`."""
    return _parse(raw, name, wanted, max_nodes, lambda text: yaml.compose_all(text, Loader=_LOADER))


def _parse(
    raw: bytes, name: str, wanted: str, max_nodes: int, compose: Callable[[str], Iterable[yaml.Node | None]]
) -> list[Source]:
    text = _decoded(raw, name)
    nodes: list[yaml.Node] = []
    try:
        problems = _scan(text, name, wanted, max_nodes)
        if not problems:
            nodes = [node for node in compose(text) if node]
    except yaml.MarkedYAMLError as error:
        problems = [_broken(error, name)]
    except yaml.YAMLError as error:
        problems = [Problem(name, 1, 1, f"found broken YAML ({error}), expected well-formed YAML")]
    if problems:
        raise DeckError(problems)
    sources = [Source(name) for _ in nodes]
    for node, source in zip(nodes, sources, strict=True):
        source.data = _value(node, (), source)
    return [source for source in sources if source.data is not None or source.problems]


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


def _scan(text: str, name: str, wanted: str, max_nodes: int) -> list[Problem]:
    """Walk the events without building anything, and find what must not be built."""
    problems = []
    depth = nodes = 0
    for event in yaml.parse(text, Loader=_LOADER):
        if isinstance(event, yaml.AliasEvent):
            found = f"the alias {shown(event.anchor)}, expected the value itself, written out"
            problems.append(Problem(name, *_mark(event), f"found {found}"))
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        nodes += isinstance(event, yaml.NodeEvent)
        if depth > MAX_DEPTH or nodes > max_nodes:
            found = "too deep a nesting" if depth > MAX_DEPTH else f"more than {max_nodes} values"
            problems.append(Problem(name, *_mark(event), f"found {found}, expected {wanted}"))
            break
    return problems


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
