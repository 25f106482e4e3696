"""Where the program's data lies: pictures, fonts, table maps and ``cards.yaml``.

Three homes are tried in this order: a frozen bundle, ``_data`` beside this package (an installed wheel), and
the source tree. Standard library only, so that any layer may ask without paying for an import.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import game


class AssetError(FileNotFoundError):
    """A shipped file is missing: the installation is damaged. Its text is one sentence for the player."""


def _homes() -> list[Path]:
    package = Path(game.__file__ or __file__).resolve().parent
    bundle = getattr(sys, "_MEIPASS", None)
    frozen = [Path(bundle)] if bundle else []
    return [*frozen, package / "_data", package.parent]


@cache
def data_root() -> Path:
    """The folder that holds ``assets/`` and ``cards.yaml``.

    Raises AssetError when no known place has them.
    """
    homes = _homes()
    for home in homes:
        if (home / "assets").is_dir():
            return home
    places = ", ".join(str(home) for home in homes)
    raise AssetError(f"The program's assets folder was not found in {places}. Install the program again.")


def asset(*parts: str) -> Path:
    """The path of a shipped file or folder: ``asset("cards", "cards.json")``.

    Raises AssetError when it isn't there.
    """
    return _existing(data_root().joinpath("assets", *parts))


def cards_yaml() -> Path:
    """The deck file that is shipped. Raises AssetError when it isn't there."""
    return _existing(data_root() / "cards.yaml")


def _existing(path: Path) -> Path:
    if not path.exists():
        raise AssetError(f"{path} is missing from the installation. Install the program again.")
    return path
