"""Drawn pictures kept on disk as raw pixels: reading them is many times faster than drawing them.

A file is a header (magic, width, height, checksum) and RGBA bytes. A damaged file counts as absent; a folder
that can't be written is read only and never tried again.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import struct
import zlib
from pathlib import Path

import pygame

from game import __version__

MAGIC = b"UTTP"
HEADER = struct.Struct("<4sIII")
LIMIT_BYTES = 256 << 20


class PixelCache:
    """Pictures by key below ``folder``; without a folder nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._writable = folder is not None
        self._swept = False

    def get(self, key: bytes) -> pygame.Surface | None:
        """The picture of that key, converted for the display, or None."""
        path = self._path(key)
        if path is None:
            return None
        try:
            data = path.read_bytes()
        except OSError:
            return None
        return _decode(data)

    def put(self, key: bytes, surface: pygame.Surface) -> None:
        """Keep the picture; a failure only means that it isn't kept."""
        path = self._path(key)
        if path is None or not self._writable:
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._sweep(path.parent)
            part = path.with_suffix(f".{os.getpid()}")
            part.write_bytes(_encode(surface))
            part.replace(path)
        except OSError:
            self._writable = False

    def _path(self, key: bytes) -> Path | None:
        if self._folder is None:
            return None
        name = hashlib.sha1(key + __version__.encode(), usedforsecurity=False).hexdigest()
        return self._folder / f"{name}.px"

    def _sweep(self, folder: Path) -> None:
        """Once a run: drop the oldest pictures beyond the limit."""
        if self._swept:
            return
        self._swept = True
        entries = sorted(((entry.stat().st_mtime, entry.stat().st_size, entry.path) for entry in os.scandir(folder)),
                         reverse=True)
        total = 0
        for _, size, path in entries:
            total += size
            if total > LIMIT_BYTES:
                with contextlib.suppress(OSError):
                    Path(path).unlink()


def _encode(surface: pygame.Surface) -> bytes:
    pixels = pygame.image.tobytes(surface, "RGBA")
    return HEADER.pack(MAGIC, *surface.get_size(), zlib.adler32(pixels)) + pixels


def _decode(data: bytes) -> pygame.Surface | None:
    if len(data) < HEADER.size:
        return None
    magic, width, height, checksum = HEADER.unpack_from(data)
    pixels = memoryview(data)[HEADER.size:]
    if magic != MAGIC or len(pixels) != width * height * 4 or zlib.adler32(pixels) != checksum:
        return None
    return pygame.image.frombuffer(pixels, (width, height), "RGBA").convert_alpha()
