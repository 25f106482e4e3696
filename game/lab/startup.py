"""How long the program takes from its process's start to its first frame."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

WARM_STARTS = 3
LONGEST_S = 20.0
POLL_S = 0.002


def measure_starts(game: str, warm_starts: int = WARM_STARTS) -> tuple[float, float]:
    """Milliseconds until the table is on the screen: the first time, and with the pictures that the first time kept."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _start(game, folder, folder / "compiling")  # an installed program is compiled
        first, *warm = (_start(game, folder, folder / "data") for _ in range(1 + warm_starts))
    return first, median(warm)


def _start(game: str, folder: Path, data: Path) -> float:
    """The inspect file appears right after the first frame has been shown."""
    sign = folder / "shown.json"
    sign.unlink(missing_ok=True)
    program = [sys.executable, "-c", "from game.cli import main; raise SystemExit(main())", "play", game,
               "--data-dir", str(data), "--inspect", str(sign), "--seed", "1"]
    environment = dict(os.environ)
    if not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")) and sys.platform.startswith("linux"):
        environment.setdefault("SDL_VIDEODRIVER", "dummy")
    home = str(Path(__file__).parents[2])  # the program runs from anywhere
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH")]))
    environment["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.perf_counter()
    process = subprocess.Popen(program, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not sign.exists() and process.poll() is None and time.perf_counter() - began < LONGEST_S:
            time.sleep(POLL_S)
        return (time.perf_counter() - began) * 1000 if sign.exists() else float("nan")
    finally:
        process.kill()
        process.wait()
