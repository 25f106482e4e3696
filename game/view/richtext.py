"""Sentences with signs in them: ``lay [=blue] blue or [=red] red``.

``[=blue]`` a game colour's shape, ``[@icon]`` an icon, ``[#key:Esc]`` or ``[#pad_a]`` an input's glyph,
``*words*`` stressed words. Anything else in brackets stays text.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from .i18n import p_

PLAINLY = "\u2060"
"""After a bracket or a star: it is one, and no markup. It has no width and is never drawn."""
TOKEN = re.compile(rf"\[([=@#])(key:[\[\]]|[^\]\[]{{1,40}})\]|\*(?!{PLAINLY})((?:[^*]|\*{PLAINLY})+)\*(?!{PLAINLY})")


class Part(NamedTuple):
    """``kind``: text, strong, sign, icon or glyph; ``value``: the words or the name."""

    kind: str
    value: str


NOTHING = Part("text", "")
KINDS = {"=": "sign", "@": "icon", "#": "glyph"}


@lru_cache(maxsize=512)
def parse(markup: str) -> tuple[Part, ...]:
    """The parts in order; text between them loses its outer spaces."""
    parts: list[Part] = []
    at = 0
    for found in TOKEN.finditer(markup):
        _text(parts, markup[at:found.start()])
        parts.append(Part("strong", found[3]) if found[3] else Part(KINDS[found[1]], found[2]))
        at = found.end()
    _text(parts, markup[at:])
    return tuple(parts)


def plain(markup: str) -> str:
    """The sentence as words only, for captions, tests, screen readers. A sign beside its own word says nothing more."""
    parts = parse(markup)
    said = (_word(part) for part, after in zip(parts, (*parts[1:], NOTHING), strict=False)
            if part.kind != "icon" and not (part.kind == "sign" and _names(part, after)))
    return " ".join(said).replace(PLAINLY, "")


def _names(sign: Part, after: Part) -> bool:
    return after.value.split(" ")[0].rstrip(",.") == _word(sign)


def _word(part: Part) -> str:
    if part.kind == "sign":
        return p_("colour", part.value)
    return part.value.removeprefix("key:").lstrip("@").replace("_", " ") if part.kind == "glyph" else part.value


def escape(words: str) -> str:
    """Words of a player's making, in which nothing is markup."""
    return words.replace("[", "[" + PLAINLY).replace("*", "*" + PLAINLY)


def _text(parts: list[Part], words: str) -> None:
    if words.strip():
        parts.append(Part("text", words.strip()))
