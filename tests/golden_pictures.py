"""Pictures to compare with: ``UPDATE_GOLDEN=1 pytest …`` draws them anew; look at them before you commit them."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pygame

FOLDER = Path(__file__).parent / "golden"
CLOSE = 12
"""A difference of a colour channel that nobody sees: edges differ a little between processors."""
MOST_DIFFERENT = 0.004
"""The share of pixels that may differ more than that."""


def check(surface: pygame.Surface, name: str) -> None:
    """Fails when the picture differs from ``tests/golden/<name>.png``; then it lies beside it as ``.new.png``."""
    path = FOLDER / f"{name}.png"
    if os.environ.get("UPDATE_GOLDEN") == "1":
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(surface, str(path))
    assert path.exists(), f"{path.name} is missing; UPDATE_GOLDEN=1 draws it"
    wanted = pygame.image.load(str(path))
    assert surface.get_size() == wanted.get_size()
    share = difference(surface, wanted)
    if share > MOST_DIFFERENT:
        pygame.image.save(surface, str(path.with_suffix(".new.png")))
    assert share <= MOST_DIFFERENT, f"{share:.2%} of {name} differ"


def difference(a: pygame.Surface, b: pygame.Surface) -> float:
    """The share of pixels that differ visibly, 0 to 1."""
    one, two = (np.frombuffer(pygame.image.tobytes(each, "RGB"), np.uint8).astype(np.int16) for each in (a, b))
    return float((np.abs(one - two).reshape(-1, 3).max(axis=1) > CLOSE).mean())
