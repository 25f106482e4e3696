"""A line of any script as runs, each with a shipped font that can draw it, in the order in which they are seen.

Every language of the program is drawn by the main fonts; the others are for names.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from .glyphs import coverage

FACES = {"title": "Fredoka_600SemiBold", "soft": "Fredoka_500Medium", "body": "Nunito_700Bold"}
FALLBACKS = (
    "Nunito_700Bold",  # Cyrillic
    "Fredoka_600SemiBold",  # Hebrew
    *(f"fallback/{name}" for name in (
        "NotoSans_700Bold", "DroidSansFallback_Full", "NanumGothic_700Bold", "NotoEmoji_700Bold",
        "NotoSansArabic_700Bold", "NotoSansDevanagari_700Bold", "NotoSansThai_700Bold", "NotoSansBengali_700Bold",
        "NotoSansTamil_700Bold", "NotoSansTelugu_700Bold", "NotoSansMalayalam_700Bold", "NotoSansGurmukhi_700Bold",
        "NotoSansArmenian_700Bold", "NotoSansGeorgian_700Bold", "NotoSansKhmer_700Bold", "NotoSansLao_700Bold")),
)
SHAPED = {
    "HEBREW": "Hebr", "ARABIC": "Arab", "DEVANAGARI": "Deva", "BENGALI": "Beng", "GURMUKHI": "Guru", "TAMIL": "Taml",
    "TELUGU": "Telu", "MALAYALAM": "Mlym", "THAI": "Thai", "LAO": "Laoo", "KHMER": "Khmr",
}
"""Scripts whose letters change beside each other: the first word of their characters' names, and their ISO 15924."""
WHOLE = {"GREEK": "fallback/NotoSans_700Bold"}
"""Scripts of which other fonts have a few letters only: a word shows one hand."""
JOINERS = "\u200c\u200d"
HALF = "\ufffd"
"""Stands for half a character, which is no text and has no picture."""
LONGEST_CLUSTER = 12
SIGN = ""
"""The face of a run that no font can draw: one neutral sign for each character."""


class Run(NamedTuple):
    """``face``: the font, or :data:`SIGN`; ``script`` is empty where it makes no difference."""

    face: str
    script: str
    rtl: bool
    words: str


@lru_cache(maxsize=4096)
def clean_text(words: str) -> str:
    """One line: what moves a cursor or a direction is gone, every character of the text is kept."""
    if words.isascii() and words.isprintable():
        return words
    return unicodedata.normalize("NFC", "".join(map(_in_line, words)))


def _in_line(char: str) -> str:
    kind = unicodedata.category(char)
    if char in "\n\t" or kind in ("Zl", "Zp"):
        return " "
    if kind == "Cs":
        return HALF
    return "" if kind == "Cc" or kind == "Cf" and char not in JOINERS else char


def clusters(words: str) -> list[str]:
    """What a person calls letters: with their accents, emoji with all that belongs to them. Cutting anywhere else
    would leave halves."""
    if words.isascii():
        return list(words)
    found: list[str] = []
    for char in words:
        if found and len(found[-1]) < LONGEST_CLUSTER and (_extends(char) or _waits(found[-1])):
            found[-1] += char
        else:
            found.append(char)
    return found


@lru_cache(maxsize=4096)
def _extends(char: str) -> bool:
    return unicodedata.category(char)[0] == "M" or char in JOINERS or "\U0001f3fb" <= char <= "\U0001f3ff"


def _waits(cluster: str) -> bool:
    """Joined to what follows, or the first half of a flag."""
    return cluster[-1] == "\u200d" or len(cluster) == 1 and "\U0001f1e6" <= cluster <= "\U0001f1ff"


@lru_cache(maxsize=4096)
def plain(role: str, char: str) -> bool:
    """Whether the role's own font draws the character alone and from left to right."""
    return (char in coverage(FACES[role]) and not _extends(char) and _script(char) not in WHOLE
            and unicodedata.bidirectional(char) not in ("R", "AL"))


@lru_cache(maxsize=1024)
def runs(words: str, role: str) -> tuple[Run, ...]:
    """The runs of a clean line from left to right."""
    pieces = [_piece(cluster, role) for cluster in clusters(words)]
    joined = [Run(face, script, rtl, "".join(piece.words for piece in same)) for (face, script, rtl), same
              in groupby((piece for piece in pieces if piece.words), key=lambda piece: piece[:3])]
    return tuple(_as_seen(joined))


@lru_cache(maxsize=4096)
def _piece(cluster: str, role: str) -> Run:
    base = cluster[0]
    if _silent(base):
        return Run(SIGN, "", False, "")
    if base.isspace():
        return Run(FACES[role], "", False, " ")
    if base == HALF or unicodedata.category(base)[0] == "M":
        return Run(SIGN, "", False, base)
    marks = "".join(mark for mark in cluster[1:] if not _silent(mark))
    faces = (WHOLE.get(_script(base), FACES[role]), FACES[role], *FALLBACKS)
    for drawn, letters in ((base + marks, cluster), (base, base), *_plainer(base)):
        face = next((face for face in faces if _has(face, drawn)), None)
        if face:
            return Run(face, *_ways(base), letters)
    return Run(SIGN, "", False, base)


def _plainer(base: str) -> list[tuple[str, str]]:
    """The ordinary letter of a fancy one."""
    letter = unicodedata.normalize("NFKC", base)
    return [(letter, letter)] if len(letter) == 1 else []


def _ways(base: str) -> tuple[str, bool]:
    return SHAPED.get(_script(base), ""), unicodedata.bidirectional(base) in ("R", "AL")


def _script(base: str) -> str:
    return unicodedata.name(base, "").split(" ")[0]


def _silent(char: str) -> bool:
    """It only tells how others are drawn."""
    return char in JOINERS or "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _has(face: str, chars: str) -> bool:
    there = coverage(face)
    return all(char in there for char in chars)


def _as_seen(found: list[Run]) -> list[Run]:
    """Runs from right to left next to each other, with spaces between them, are seen in the opposite order."""
    line: list[Run] = []
    at = 0
    while at < len(found):
        end = at
        while end < len(found) and (found[end].rtl or not found[end].words.strip()):
            end += 1
        while end > at and not found[end - 1].rtl:
            end -= 1
        line += reversed(found[at:end]) if end > at else found[at:at + 1]
        at = max(end, at + 1)
    return line
