"""The programs that draw the art. What they write lies in assets/ and is committed; this is where to change it."""

from pathlib import Path

from . import cards, icons, seats

ASSETS = Path(__file__).parents[2] / "assets"


def drawings() -> dict[str, bytes]:
    """Every generated file, as seen from the assets folder, to its bytes."""
    texts = cards.drawings() | icons.drawings() | seats.drawings()
    return {file: text.encode() for file, text in texts.items()}


def stale() -> list[str]:
    """The files of assets/ that are not what their source draws."""
    return [file for file, data in drawings().items()
            if not (ASSETS / file).is_file() or (ASSETS / file).read_bytes() != data]
