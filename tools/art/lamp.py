"""The lamp over the table, 128 x 72: white in the upper middle, darker and cooler at the rim.

The screen scales it up and multiplies it over everything that lies on the table.
"""

import math
import struct
import zlib

WIDTH, HEIGHT = 128, 72


def light(x: int, y: int) -> tuple[int, int, int]:
    glow = max(0.0, min(1.0, 1.15 - math.hypot((x - 60) / 64, (y - 30) / 40)))
    return int(205 + 50 * glow), int(196 + 54 * glow), int(192 + 46 * glow)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _stored(body: bytes) -> bytes:
    """A zlib stream of one block without compression: the same bytes whatever zlib is installed."""
    size = struct.pack("<HH", len(body), len(body) ^ 0xFFFF)
    return b"\x78\x01\x01" + size + body + struct.pack(">I", zlib.adler32(body))


def png() -> bytes:
    rows = b"".join(b"\0" + bytes(c for x in range(WIDTH) for c in light(x, y)) for y in range(HEIGHT))
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", _stored(rows)) + _chunk(b"IEND", b"")
