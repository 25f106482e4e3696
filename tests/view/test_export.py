"""Pictures and loops that are saved: whole or not at all, small enough, and somewhere that one is told."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from PIL import Image

from game.datadir import DataDir
from game.view.export import FRAME_MS, GIF_PX, LONGEST_MS, GifMaker, keep, png, safe_name

COLOURS = ("#FFB02E", "#2C6E73", "#33203A")


class Bars:
    """A bar that wanders over stripes. ``noise``: every pixel is another one each time."""

    def __init__(self, length_ms: int, size: tuple[int, int] = (320, 180), noise: bool = False) -> None:
        self.length_ms, self.noise = length_ms, noise
        self.surface = pygame.Surface(size)
        self.asked: list[int] = []
        self.rewound = 0

    def rewind(self) -> None:
        self.rewound += 1
        self.asked = []

    def picture(self, at_ms: int) -> pygame.Surface:
        assert not self.asked or at_ms >= self.asked[-1], "a clip only goes forward"
        self.asked.append(at_ms)
        width, height = self.surface.get_size()
        if self.noise:
            import random

            dice = random.Random(at_ms)
            return pygame.image.frombytes(dice.randbytes(width * height * 3), (width, height), "RGB")
        for n, colour in enumerate(COLOURS):
            pygame.draw.rect(self.surface, colour, (0, n * height // 3, width, height))
        pygame.draw.rect(self.surface, "white", (at_ms * width // max(1, self.length_ms), 20, 30, 90))
        return self.surface


def made(clip: Bars, **facts: int) -> tuple[GifMaker, Image.Image]:
    maker = GifMaker(clip, **facts)
    while not maker.step():
        assert 0 <= maker.progress <= 1
    return maker, Image.open(io.BytesIO(maker.content))


def test_a_gif_has_every_picture_loops_and_shows_what_the_clip_shows() -> None:
    clip = Bars(1600)
    _maker, image = made(clip)
    assert image.size == GIF_PX and image.info["loop"] == 0
    assert getattr(image, "n_frames", 0) == 1600 // FRAME_MS
    image.seek(10)
    shown = image.convert("RGB")
    assert image.info["duration"] == FRAME_MS
    x = (10 * FRAME_MS * 320 // 1600 + 15) * 2
    assert min(shown.getpixel((x, 60))) > 200, "the bar is there"  # type: ignore[type-var, arg-type]
    red, green, blue = shown.getpixel((600, 10))  # type: ignore[misc]
    assert abs(red - 0xFF) < 24 and abs(green - 0xB0) < 24 and abs(blue - 0x2E) < 24


def test_a_long_clip_is_cut() -> None:
    clip = Bars(60_000)
    made(clip)
    assert clip.asked[-1] < LONGEST_MS


def test_a_gif_that_grows_too_large_is_made_coarser() -> None:
    rich = GifMaker(Bars(400, (160, 90), noise=True), (160, 90))
    small = GifMaker(Bars(400, (160, 90), noise=True), (160, 90), most_bytes=60_000)
    for maker in (rich, small):
        while not maker.step():
            pass
    assert len(rich.content) > 60_000
    assert len(small.content) < len(rich.content) * 0.7


def test_the_same_clip_is_the_same_file() -> None:
    assert made(Bars(800))[0].content == made(Bars(800))[0].content


def test_a_picture_is_kept_and_its_place_is_said(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    content = png(Bars(1).picture(0))
    first, second = (keep(data, "Schummel Hummel, round 2", ".png", content) for _ in range(2))
    assert first.path and second.path and first.path != second.path
    assert first.path.read_bytes() == content and first.path.parent == tmp_path / "pictures"
    assert first.path.name in first.words and str(first.path.parent) in first.words
    assert not [path for path in first.path.parent.iterdir() if path.name.startswith(".")]
    data.close()


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    (tmp_path / "pictures").write_text("a file where the folder should be")
    saved = keep(data, "x", ".png", b"content")
    assert saved.path is None and "pictures" in saved.words
    data.close()
    assert keep(data, "x", ".png", b"content").path is None


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_full_disk_leaves_nothing_half_written_and_is_said(tmp_path: Path) -> None:
    program = (
        "import resource, signal, sys; from pathlib import Path\n"
        "from game.datadir import DataDir; from game.view.export import keep\n"
        "data = DataDir.open(Path(sys.argv[1]))\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "print(keep(data, 'x', '.png', b'x' * 5000).words)")
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True)
    assert "can't be written (file too large)" in done.stdout
    assert list((tmp_path / "pictures").iterdir()) == []


def test_a_second_program_saves_nothing_and_says_why(tmp_path: Path) -> None:
    first, second = DataDir.open(tmp_path), DataDir.open(tmp_path)
    saved = keep(second, "x", ".gif", b"content")
    assert saved.path is None and "second time" in saved.words
    first.close()


@pytest.mark.parametrize(("name", "safe"), [
    ("Mömmen, Runde 3", "Mömmen, Runde 3"), ("../../etc/passwd", "etcpasswd"), ("a\0b\nc", "abc"), ("\ud800x", "x"),
    ("CON:*?", "CON"), ("z" * 300, "z" * 60),
])
def test_a_name_is_one_that_every_file_system_takes(name: str, safe: str) -> None:
    assert safe_name(name) == safe


def test_pillow_isnt_loaded_before_somebody_saves() -> None:
    program = "import game.scenes.reveal, game.scenes.replay, game.scenes.results, sys; print('PIL' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "False"
