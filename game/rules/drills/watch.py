"""Watch: be the Watchman over hands that fidget, feint and cheat."""

from __future__ import annotations

from typing import ClassVar

from game.core.cards import Seat
from game.rules.schummel_hummel.table import SchummelTable

from .party import PUPIL, Party, of


class Watch(Party):
    slug = "schummel_hummel.watch"
    verbs: ClassVar[frozenset[str]] = frozenset({"play", "draw", "cheat", "accuse"})
    watchman: ClassVar[Seat] = PUPIL
    pupil_has_cards = False

    def tally(self, table: SchummelTable, seat: Seat) -> dict[str, int]:
        """``right`` and ``wrong`` calls. What went unseen is nobody's to know before the end."""
        calls = of(table).calls
        return {"right": calls.count(True), "wrong": calls.count(False)}
