"""A real window under Xvfb, driven by xdotool and read through ``--inspect``.

Pictures are left in ``tests/window/pictures``.
"""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PICTURES = Path(__file__).resolve().parent / "pictures"
TABLES = Path(__file__).resolve().parent / "tables"
SIZE = (1280, 720)
PATIENCE = 5
"""Waiting longer costs nothing where all is well, and a busy machine takes its time."""

Point = tuple[int, int]


class Screen:
    """An X server without a screen, as large as the window."""

    def __init__(self) -> None:
        self.number = ""
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"],
            pass_fds=(write,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read, encoding="ascii") as answer:
            self.number = f":{answer.readline().strip()}"

    def stop(self) -> None:
        if self._server:
            self._server.terminate()
            self._server.wait(10)


class Window:
    """The program on a screen."""

    def __init__(self, screen: Screen, folder: Path, arguments: list[str], program: str = "main.py") -> None:
        self.folder = folder / "data"
        self._inspect = folder / "inspect.json"
        self._log = folder / "window.log"
        self.env = os.environ | {
            "DISPLAY": screen.number,
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEO_WINDOW_POS": "0,0",
        }
        self.env.pop("SDL_VIDEODRIVER", None)
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    program,
                    *arguments,
                    "--inspect",
                    str(self._inspect),
                    "--data-dir",
                    str(self.folder),
                    "--size",
                    f"{SIZE[0]}x{SIZE[1]}",
                ],
                cwd=ROOT,
                env=self.env,
                stdout=log,
                stderr=log,
            )
        self.until(lambda: bool(self.seen()["items"]), 30, "a window")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(10)

    # ---- what it shows

    def seen(self) -> dict[str, Any]:
        try:
            found: dict[str, Any] = json.loads(self._inspect.read_text(encoding="utf-8"))
        except (FileNotFoundError, json.JSONDecodeError):
            assert self.process.poll() is None, self._log.read_text(encoding="utf-8", errors="replace")
            return {"screen": "", "items": [], "prompt": "", "log": [], "moving": True}
        return found

    @property
    def screen(self) -> str:
        return str(self.seen()["screen"])

    def items(self, kind: str = "", **facts: object) -> list[dict[str, Any]]:
        return [
            item
            for item in self.seen()["items"]
            if (not kind or item["kind"] == kind) and all(item.get(key) == value for key, value in facts.items())
        ]

    def item(self, item_id: str) -> dict[str, Any]:
        found = next((item for item in self.seen()["items"] if item["id"] == item_id), None)
        assert found is not None, f"{item_id} isn't on the screen"
        return found

    def has(self, item_id: str) -> bool:
        return any(item["id"] == item_id for item in self.seen()["items"])

    def hand(self) -> list[dict[str, Any]]:
        """The own cards, face up."""
        return [item for item in self.items("card", place="hand") if item["face"]]

    def middle(self, item: dict[str, Any]) -> Point:
        x, y, w, h = item["rect"]
        return x + w // 2, y + h // 2

    def card(self, face: str) -> Point:
        """A point of an own card that no other card covers: near its left edge."""
        found = next((item for item in self.hand() if item["face"] == face), None)
        assert found is not None, f"no {face} in {[item['face'] for item in self.hand()]}"
        x, y, _w, h = found["rect"]
        return x + 22, y + h // 2

    def until(self, wanted: Callable[[], bool], seconds: float, what: str) -> None:
        """``seconds`` are those of a machine that has nothing else to do."""
        end = time.monotonic() + seconds * PATIENCE
        while not wanted():
            assert self.process.poll() is None, self._log.read_text(encoding="utf-8", errors="replace")
            if time.monotonic() > end:
                self.picture("failed")
                seen = self.seen()
                raise AssertionError(
                    f"no {what} within {seconds} s: {seen['screen']}, {seen['prompt']!r}, {seen['log']}"
                )
            time.sleep(0.02)

    def says(self, words: str) -> bool:
        seen = self.seen()
        return words in seen["prompt"] or any(words in line for line in seen["log"])

    def rests(self, seconds: float = 6) -> None:
        self.until(lambda: not self.seen()["moving"], seconds, "rest")

    # ---- what hands do

    def xdo(self, *words: object) -> None:
        subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.env,
            check=True,
            timeout=60,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def key(self, name: str) -> None:
        self.xdo("key", name)

    def click(self, at: Point) -> None:
        self.xdo("mousemove", *at, "sleep", 0.06, "mousedown", 1, "sleep", 0.05, "mouseup", 1)

    def choose(self, item_id: str) -> None:
        """Clicks it as soon as it is there."""
        self.until(lambda: self.has(item_id), 4, item_id)
        self.click(self.middle(self.item(item_id)))

    def go_on(self) -> None:
        """From a proof back to the table. What has only just come up isn't left by a press that was meant for the
        table: it is pressed again."""
        above = self.screen
        for _press in range(8):
            self.until(lambda: self.has("button:continue") or self.screen != above, 8, "way on")
            if self.screen == above:
                self.key("Return")
            with suppress(AssertionError):
                self.until(lambda: self.screen != above, 1 / PATIENCE, "table")
                break
        self.until(lambda: self.screen == "match", 4, "table")

    def drag(self, *points: Point, seconds: float = 0.4, hold: float = 0.08, release: bool = True) -> None:
        """Press at the first point, move along all of them, and let go."""
        words: list[object] = ["mousemove", *points[0], "sleep", 0.06, "mousedown", 1, "sleep", 0.05]
        steps = 8
        pause = max(0.004, seconds / steps / (len(points) - 1))
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            for n in range(1, steps + 1):
                words += [
                    "mousemove",
                    ax + (bx - ax) * n // steps,
                    ay + (by - ay) * n // steps,
                    "sleep",
                    round(pause, 3),
                ]
        words += ["sleep", hold] + (["mouseup", 1] if release else [])
        self.xdo(*words)

    def let_go(self) -> None:
        self.xdo("mouseup", 1)

    def focused(self) -> dict[str, Any]:
        return next((item for item in self.seen()["items"] if item["focus"]), {})

    def focus(self, wanted: str) -> None:
        """Tab until the focus is on a card with that face, or a thing with that id."""
        for _press in range(24):
            before = self.focused()
            if wanted in (before.get("face"), before.get("id")):
                return
            self.key("Tab")
            self.until(lambda: self.focused().get("id") != before.get("id"), 2, "next focus")  # noqa: B023
        raise AssertionError(f"the focus never comes to {wanted}")

    def picture(self, name: str) -> None:
        """What the screen shows now, for people to look at."""
        PICTURES.mkdir(exist_ok=True)
        program = shutil.which("import")
        if program:
            subprocess.run(
                [program, "-window", "root", str(PICTURES / f"{name}.png")],
                env=self.env,
                check=False,
                timeout=30,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )


@contextmanager
def title(screen: Screen, folder: Path, program: str = "main.py") -> Iterator[Window]:
    """The title, as somebody finds it who leaves a match."""
    with playing(screen, folder, "play", program=program) as window:
        window.key("Escape")
        window.until(lambda: window.screen == "pause", 4, "pause")
        window.choose("button:leave")
        window.until(lambda: window.screen == "title", 4, "title")
        yield window


@contextmanager
def playing(
    screen: Screen, folder: Path, table: str, seats: str = "human,sly:1,dozer:1", seed: int = 5, *more: str,
    program: str = "main.py",
) -> Iterator[Window]:
    """A match that begins with one of the set-ups in ``tables``."""
    window = Window(
        screen,
        folder,
        [
            "play",
            "schummel_hummel",
            "--seats",
            seats,
            "--seed",
            str(seed),
            "--scenario",
            str(TABLES / f"{table}.yaml"),
            *more,
        ],
        program,
    )
    try:
        window.until(lambda: window.screen == "match", 20, "table")
        yield window
    finally:
        window.close()
