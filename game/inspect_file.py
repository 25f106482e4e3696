"""``--inspect FILE``: what the screen shows, as JSON for tests. Nothing in it is more than the screen shows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.datadir import DataError, write_atomically

Rect = tuple[int, int, int, int]


class Item(NamedTuple):
    """One thing on the screen. ``rect``: window pixels. ``extra``: ``seat``, ``place``, ``face`` of a card."""

    id: str
    kind: str
    """card, token, pile, zone, seat, button, field or bubble."""
    label: str
    rect: Rect
    enabled: bool = True
    focus: bool = False
    extra: tuple[tuple[str, str | None], ...] = ()

    def moved(self, dx: int, dy: int) -> Item:
        x, y, w, h = self.rect
        return self._replace(rect=(x + dx, y + dy, w, h)) if dx or dy else self

    def as_dict(self) -> dict[str, Any]:
        return {"id": self.id, "kind": self.kind, "label": self.label, "rect": list(self.rect),
                **dict(self.extra), "enabled": self.enabled, "focus": self.focus}


class Inspector:
    """Writes the file when, and only when, what it would say has changed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = ""
        self._frame = 0
        self.trouble = ""

    def show(self, screen: str, size: tuple[int, int], moving: bool, items: Sequence[Item], prompt: str,
             log: Sequence[str]) -> None:
        """A failure is kept in :attr:`trouble` and tried again at the next change."""
        content = {"screen": screen, "size": list(size), "moving": moving,
                   "items": [item.as_dict() for item in items], "prompt": prompt, "log": list(log)}
        said = json.dumps(content, ensure_ascii=True)
        if said == self._last:
            return
        self._frame += 1
        whole = {"screen": screen, "size": list(size), "frame": self._frame, **content}
        try:
            write_atomically(self._path, json.dumps(whole, ensure_ascii=True).encode("ascii"))
            self._last, self.trouble = said, ""
        except DataError as reason:
            self.trouble = str(reason)
