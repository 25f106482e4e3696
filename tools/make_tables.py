"""Writes assets/tables/*.tmx: the tables that ship with the game.

    python -m tools.make_tables [FOLDER]

Each number is a design unit of the art direction: the middle of a thing, or x, y, w, h. The maps are ordinary
Tiled files; changing them in Tiled is the intended way to make a table of one's own.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.tables import drills, heuschrecken_poker, moemmen, schnattergei, schummel_hummel

GAMES = (schummel_hummel, heuschrecken_poker, moemmen, schnattergei, drills)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent / "assets" / "tables"
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        for made in game.maps():
            made.write(folder)


if __name__ == "__main__":
    main()
