"""Pictures and short loops that somebody saves: whole files below the data folder, and a sentence that says where.

Pillow writes the GIFs; it is loaded when somebody saves one, and not before.
"""

from __future__ import annotations

import io
import re
import struct
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from game.clock import stamp
from game.datadir import DataDir, DataError

from .i18n import _, told

if TYPE_CHECKING:
    from pathlib import Path

    from PIL.Image import Image

FOLDER = "pictures"
GIF_PX = (640, 360)
FRAME_MS = 80
"""GIFs count in hundredths of a second: twelve and a half pictures a second."""
LONGEST_MS = 12_000
MOST_BYTES = 3_000_000
SAMPLES = 6
"""So many pictures are looked at for the colours that all share."""
CLEAR = 255
"""The palette's place for "as before"."""
COARSER = ((1, 255), (1, 96), (2, 96), (3, 48))
"""Frames to a picture, and colours: the next one when a GIF grows too large."""


class Saved(NamedTuple):
    """``path`` is None when nothing could be saved; ``words`` say where it lies, or why not."""

    path: Path | None
    words: str


class Clip(Protocol):
    """A piece of film that can be shown again from its beginning."""

    @property
    def length_ms(self) -> int:
        """As long as it takes to watch it."""

    def rewind(self) -> None:
        """Back to the beginning."""

    def picture(self, at_ms: int) -> pygame.Surface:
        """The moment so long after the beginning; never earlier than the one before. It is drawn over by the next."""


def keep(data: DataDir, name: str, suffix: str, content: bytes) -> Saved:
    """A new file in the folder of pictures: the date, the name, and a number if need be. Never raises."""
    folder = data.root / FOLDER
    base = f"{stamp()} {safe_name(name)}".strip()
    path, number = folder / f"{base}{suffix}", 1
    while path.exists():
        number += 1
        path = folder / f"{base} ({number}){suffix}"
    try:
        data.write(path, content)
    except DataError as trouble:
        return Saved(None, _("This wasn't saved. {why}").format(why=told(str(trouble))))
    return Saved(path, _("Saved as {file} in {folder}").format(file=path.name, folder=folder))


def safe_name(name: str) -> str:
    """What every file system takes as part of a name."""
    plain = re.sub(r"[^\w ,!-]+", "", name.encode("utf-8", "ignore").decode("utf-8"))
    return " ".join(plain.split())[:60]


def png(surface: pygame.Surface) -> bytes:
    """The bytes of a PNG file."""
    file = io.BytesIO()
    pygame.image.save(surface, file, "picture.png")
    return file.getvalue()


class GifMaker:
    """Makes a looping GIF of a clip, one picture at each :meth:`step`, so that the screen stays alive."""

    def __init__(self, clip: Clip, size: tuple[int, int] = GIF_PX, most_bytes: int = MOST_BYTES) -> None:
        self._clip, self.size, self._most = clip, size, most_bytes
        self._length_ms = max(FRAME_MS, min(LONGEST_MS, clip.length_ms))
        self._try = 0
        self._samples: list[Image] = []
        self._palette: Image | None = None
        self._before: Image | None = None
        self._parts: list[bytes] = []
        self._bytes = 0
        self._at_ms = 0
        self.content = b""
        """The whole file, once it is made."""
        clip.rewind()

    @property
    def progress(self) -> float:
        """0 to 1."""
        if self.content:
            return 1.0
        share = min(1.0, self._at_ms / self._length_ms)
        return 0.25 * share if self._palette is None else 0.25 + 0.75 * share

    def step(self) -> bool:
        """One picture more; True when the file is whole."""
        if self.content:
            return True
        if self._palette is None:
            self._sample()
        else:
            self._add()
        return bool(self.content)

    def _picture(self) -> Image:
        from PIL import Image

        surface = self._clip.picture(self._at_ms)
        if surface.get_size() != self.size:
            surface = pygame.transform.smoothscale(surface.convert(24), self.size)
        return Image.frombytes("RGB", self.size, pygame.image.tobytes(surface, "RGB"))

    # ---- the colours that all pictures share

    def _sample(self) -> None:
        self._samples.append(self._picture())
        self._at_ms += max(FRAME_MS, self._length_ms // SAMPLES)
        if self._at_ms >= self._length_ms:
            self._palette = _palette(self._samples, COARSER[self._try][1])
            self._restart()

    def _restart(self) -> None:
        self._clip.rewind()
        self._at_ms, self._before, self._bytes = 0, None, 0
        self._parts = []

    # ---- the pictures

    def _add(self) -> None:
        from PIL import Image

        assert self._palette is not None
        every = COARSER[self._try][0] * FRAME_MS
        now = self._picture().quantize(palette=self._palette, dither=Image.Dither.NONE)
        self._write(now, every)
        self._before = now
        self._at_ms += every
        if self._bytes > self._most and self._try + 1 < len(COARSER):
            self._try += 1
            self._palette = _palette(self._samples, COARSER[self._try][1])
            self._restart()
        elif self._at_ms >= self._length_ms:
            self.content = b"".join([self._header(), *self._parts, b";"])

    def _write(self, now: Image, lasts_ms: int) -> None:
        """Only what is different from the picture before."""
        from PIL import GifImagePlugin

        part, corner = _difference(self._before, now)
        blocks = GifImagePlugin.getdata(part, corner, duration=lasts_ms, transparency=CLEAR, disposal=1)
        data = b"".join(blocks)
        self._parts.append(data)
        self._bytes += len(data)

    def _header(self) -> bytes:
        """Size, the shared colours, and that it goes round and round."""
        assert self._palette is not None
        colours = bytes(self._palette.getpalette() or ()).ljust(768, b"\0")[:768]
        loop = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
        return b"GIF89a" + struct.pack("<HHBBB", *self.size, 0xF7, 0, 0) + colours + loop


def _palette(samples: list[Image], colours: int) -> Image:
    """The colours of several pictures together; the last place stays free."""
    from PIL import Image

    width, height = samples[0].size
    sheet = Image.new("RGB", (width, height * len(samples)))
    for n, sample in enumerate(samples):
        sheet.paste(sample, (0, n * height))
    return sheet.quantize(colours, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _difference(before: Image | None, now: Image) -> tuple[Image, tuple[int, int]]:
    """The part that has changed and where it lies; what hasn't changed within it is clear."""
    from PIL import Image, ImageChops

    if before is None:
        return now, (0, 0)
    ours, theirs = (Image.frombytes("L", each.size, each.tobytes()) for each in (now, before))
    same = ImageChops.difference(ours, theirs).point([255] + [0] * 255)
    box = ImageChops.invert(same).getbbox() or (0, 0, 1, 1)
    part = now.crop(box)
    part.paste(CLEAR, (0, 0), same.crop(box))
    return part, (box[0], box[1])
