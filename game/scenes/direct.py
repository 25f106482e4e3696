"""One key that does a whole gesture: the hand closes on a card, carries it somewhere and lets it go.

It takes as long as a quick hand does, and is made of the same actions: whoever watches has the same chance.
"""

from __future__ import annotations

from collections.abc import Callable

from game.view.commands import Kind
from game.view.gestures import SLEEVE_MS

OUT_MS = 180
"""From the hand to its edge."""
REST_MS = {"lap": 160, "shoulder": 160, "sleeve": SLEEVE_MS + 100, "slip": 240, "hand": 160}
"""How long the card is carried from there on, by where to; up the sleeve it has to be held still."""
CHEATS = {Kind.LAP: "lap", Kind.SHOULDER: "shoulder", Kind.SLEEVE: "sleeve", Kind.SLIP: "slip"}


def zone_of(kind: Kind, seat: int) -> str:
    """Where a way of cheating carries the card first."""
    where = CHEATS[kind]
    return where if where == "slip" else f"seat:{seat}" if where == "sleeve" else f"{where}:{seat}"


class Direct:
    """What is still to be done of such a gesture, each step at its moment in the match's time."""

    def __init__(self) -> None:
        self._steps: list[tuple[int, Callable[[], object]]] = []

    @property
    def busy(self) -> bool:
        return bool(self._steps)

    def set_out(self, now_ms: int, where: str, carry: Callable[[], object], let_go: Callable[[], object]) -> None:
        """The hand holds the card now."""
        self._steps = [(now_ms + OUT_MS, carry), (now_ms + OUT_MS + REST_MS[where], let_go)]

    def tick(self, now_ms: int) -> None:
        while self._steps and self._steps[0][0] <= now_ms:
            self._steps.pop(0)[1]()

    def reset(self) -> None:
        """Something broke in, or the hand has changed its mind."""
        self._steps = []
