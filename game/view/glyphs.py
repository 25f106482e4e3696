"""Which characters a font can draw, read from its character map: asking the font draws a box instead of an answer."""

from __future__ import annotations

import struct
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache

from game.assets import asset

BEST_FIRST = ((3, 10), (0, 4), (0, 6), (3, 1), (0, 3))
"""Character maps by platform and encoding; those of all Unicode before those of its first plane."""


class Coverage:
    """The characters of one font: ``char in coverage``."""

    def __init__(self, ranges: list[tuple[int, int]]) -> None:
        ranges.sort()
        self._firsts = [first for first, _ in ranges]
        self._lasts = [last for _, last in ranges]

    def __contains__(self, char: str) -> bool:
        at = bisect_right(self._firsts, ord(char)) - 1
        return at >= 0 and ord(char) <= self._lasts[at]


@cache
def coverage(face: str) -> Coverage:
    """``face``: a path below ``assets/fonts`` without ``.ttf``. Raises AssetError when it isn't there."""
    path = asset("fonts", *f"{face}.ttf".split("/"))
    with path.open("rb") as file:
        tables = struct.unpack(">4xH", file.read(6))[0]
        file.seek(12)
        entries = struct.iter_unpack(">4sIII", file.read(16 * tables))
        start, length = next((start, length) for tag, _, start, length in entries if tag == b"cmap")
        file.seek(start)
        return Coverage(list(_ranges(file.read(length))))


def _ranges(cmap: bytes) -> Iterator[tuple[int, int]]:
    count = struct.unpack_from(">H", cmap, 2)[0]
    maps = {(platform, encoding): at for platform, encoding, at in struct.iter_unpack(">HHI", cmap[4:4 + 8 * count])}
    table = cmap[next(maps[kind] for kind in BEST_FIRST if kind in maps):]
    if struct.unpack_from(">H", table)[0] == 12:
        groups = struct.unpack_from(">I", table, 12)[0]
        return ((first, last) for first, last, _ in struct.iter_unpack(">III", table[16:16 + 12 * groups]))
    return _segments(table)


def _segments(table: bytes) -> Iterator[tuple[int, int]]:
    """Format 4: segments in four columns; where one leads to a list, a glyph 0 in it is a gap."""
    count = struct.unpack_from(">H", table, 6)[0] // 2
    numbers = struct.unpack(f">{(len(table) - 14) // 2}H", table[14:14 + (len(table) - 14) // 2 * 2])
    offsets_at = 3 * count + 1  # the columns' ends are followed by one empty number
    for n in range(count):
        last, first, offset = numbers[n], numbers[count + 1 + n], numbers[offsets_at + n]
        if first == 0xFFFF:
            return
        if not offset:
            yield first, last
            continue
        glyphs = offsets_at + n + offset // 2
        yield from ((char, char) for char in range(first, last + 1) if numbers[glyphs + char - first])
