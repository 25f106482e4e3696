"""Sentences with signs in them: ``lay [=blue] blue or [=red] red``.

``[=blue]`` a game colour's shape, ``[@icon]`` an icon, ``[#key:Esc]`` or ``[#pad_a]`` an input's glyph,
``*words*`` stressed words. Anything else in brackets stays text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from .i18n import p_

PLAINLY = "\u2060"
"""After a bracket or a star: it is one, and no markup. It has no width and is never drawn."""
TOKEN = re.compile(rf"\[([=@#])(key:[\[\]]|[^\]\[]{{1,40}})\]|\*(?!{PLAINLY})((?:[^*]|\*{PLAINLY})+)\*(?!{PLAINLY})")


class Part(NamedTuple):
    """``kind``: text, strong, sign, icon or glyph; ``value``: the words or the name. ``close``: only punctuation lies
    between it and the one before it, no space."""

    kind: str
    value: str
    close: bool = False


NOTHING = Part("text", "")
KINDS = {"=": "sign", "@": "icon", "#": "glyph"}
CLOSING, OPENING = tuple(",.;:!?)…“”»'’"), tuple("(„“«")
"""Punctuation that stands close to what is before it, and to what is after it."""


@lru_cache(maxsize=512)
def parse(markup: str) -> tuple[Part, ...]:
    """The parts in order; text between them loses its outer spaces."""
    parts: list[Part] = []
    at = 0
    for found in TOKEN.finditer(markup):
        _text(parts, markup[at:found.start()])
        kind, value = ("strong", found[3]) if found[3] else (KINDS[found[1]], found[2])
        parts.append(Part(kind, value, at < found.start() and markup[:found.start()].endswith(OPENING)))
        at = found.end()
    _text(parts, markup[at:])
    return tuple(parts)


def plain(markup: str) -> str:
    """The sentence as words only, for captions, tests, screen readers. A sign beside its own word says nothing more."""
    parts = parse(markup)
    said = (("" if part.close else " ") + _word(part) for part, after in zip(parts, (*parts[1:], NOTHING), strict=False)
            if part.kind != "icon" and not (part.kind == "sign" and _names(part, after)))
    return "".join(said).strip().replace(PLAINLY, "")


def _names(sign: Part, after: Part) -> bool:
    return after.value.split(" ")[0].rstrip(",.") == _word(sign)


def _word(part: Part) -> str:
    if part.kind == "sign":
        return p_("colour", part.value)
    return part.value.removeprefix("key:").lstrip("@").replace("_", " ") if part.kind == "glyph" else part.value


def escape(words: str) -> str:
    """Words of a player's making, in which nothing is markup."""
    return words.replace("[", "[" + PLAINLY).replace("*", "*" + PLAINLY)


def joined(line: Sequence[Part], part: Part, glued: bool) -> list[Part]:
    """The line and one part more; a word that is ``glued`` goes on with the one before it."""
    if glued and line:
        return [*line[:-1], line[-1]._replace(value=f"{line[-1].value} {part.value}")]
    return [*line, part]


def broken(line: Sequence[Part], part: Part) -> tuple[list[Part], list[Part]]:
    """Two lines where one more part doesn't fit: what it stands close to goes with it."""
    *rest, last = line
    if not part.close:
        return [*line], [part]
    before, _space, word = last.value.rpartition(" ") if last.kind in ("text", "strong") else ("", "", last.value)
    rest = [*rest, last._replace(value=before)] if before else rest
    return (rest, [last._replace(value=word), part]) if rest else ([*line], [part])


def _text(parts: list[Part], words: str) -> None:
    if words.strip():
        parts.append(Part("text", words.strip(), bool(parts) and words.startswith(CLOSING)))
