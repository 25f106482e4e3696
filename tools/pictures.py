"""Makes the README's pictures anew, from the running program: python -m tools.pictures

Each is one of `shots`, with its colours rounded to six bits: nobody sees that, and the files are a quarter smaller.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"


def shown() -> list[str]:
    """The shots that the README shows."""
    return re.findall(r"docs/pictures/(\w+)\.png", (ROOT / "README.md").read_text(encoding="utf-8"))


def rounded(level: int) -> int:
    return min(255, (level + 2) // 4 * 4)


def main() -> int:
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    from game.decks import load_decks
    from game.scenes.shots import write_shots
    from game.scenes.shots.studio import Look

    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        shots = {path.stem: path for path in write_shots(Path(folder), Look((1280, 720)), load_decks())}
        for name in shown():
            picture = PICTURES / f"{name}.png"
            with Image.open(shots[name]) as shot:
                shot.convert("RGB").point(rounded).save(picture, optimize=True)
            print(f"{picture} ({picture.stat().st_size // 1000} kB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
