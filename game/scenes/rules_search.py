"""Finding words in the rulebooks: accents and capitals don't matter, every word has to be there."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .rulebook import Part, Rulebook

MOST_HITS = 40
AROUND = 30
"""Letters shown before and after what was found."""


class Hit(NamedTuple):
    """A part of a rulebook that has all the words. ``part`` -1: the words stand in the section's own text."""

    game: str
    section: int
    part: int
    title: str
    snippet: str


def folded(words: str) -> str:
    """Without accents and capitals, letter for letter: as long as before."""
    return "".join(_plain(letter) for letter in words)


def _plain(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter)[0].lower()
    return base if len(base) == 1 else letter


def search(books: Sequence[Rulebook], words: str) -> list[Hit]:
    """The hits in reading order, those of the first book first; nothing for fewer than two letters."""
    wanted = folded(words).split()
    if len("".join(wanted)) < 2:
        return []
    return [hit for book in books for hit in _in_book(book, wanted)][:MOST_HITS]


def _in_book(book: Rulebook, wanted: Sequence[str]) -> Iterator[Hit]:
    for s, section in enumerate(book.sections):
        if _has(f"{section.title} {section.intro}", wanted):
            yield Hit(book.game, s, -1, section.title, snippet(section.intro, wanted))
        for p, part in enumerate(section.parts):
            if _has(_all_of(part), wanted):
                yield Hit(book.game, s, p, part.title, snippet(part.text, wanted))


def _all_of(part: Part) -> str:
    return f"{part.title} {part.text} {' '.join(part.rulings)}"


def _has(text: str, wanted: Sequence[str]) -> bool:
    plain = folded(text)
    return all(word in plain for word in wanted)


def snippet(text: str, wanted: Sequence[str]) -> str:
    """The words around the first that is found, else how the text begins."""
    places = [at for at in (folded(text).find(word) for word in wanted) if at >= 0]
    at = min(places, default=0)
    start = text.rfind(" ", 0, max(0, at - AROUND)) + 1 if at > AROUND else 0
    end = text.find(" ", at + AROUND)
    return f"{'… ' if start else ''}{text[start:end if end > 0 else len(text)]}{' …' if end > 0 else ''}"


def found_in(line: str, wanted: Sequence[str]) -> list[tuple[int, int]]:
    """Where the words stand in a line, first letter and end, in order; what overlaps is one."""
    plain = folded(line)
    spans: list[tuple[int, int]] = []
    for word in wanted:
        at = plain.find(word)
        while at >= 0:
            spans.append((at, at + len(word)))
            at = plain.find(word, at + 1)
    joined: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined
