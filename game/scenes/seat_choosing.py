"""What each person at the seats screen is about: an animal, a name, help, or leaving. All of them at one moment."""

from __future__ import annotations

from collections.abc import Iterator

from .seat_editors import Editor

CHOOSING_MS = 2500
"""So long after the last step somebody who turns animals is still choosing."""
AGAIN_MS = 2000
"""So long the same press once more leaves."""


class Choosing:
    """People go by their device, or ``seat:0`` for those who share the mouse."""

    def __init__(self) -> None:
        self.editors: dict[str, Editor] = {}
        """Whose card shows letters or help."""
        self._turns: dict[str, tuple[int, int]] = {}
        """Who has turned their animal just now: the way, and until when (ms) they are said to choose."""
        self._leaves: dict[str, int] = {}
        """Who was asked whether they leave, and until when (ms)."""

    def turned(self, who: str, step: int, now_ms: int) -> None:
        self._leaves.pop(who, None)
        self._turns[who] = (step, now_ms + CHOOSING_MS)

    def settled(self, who: str) -> bool:
        """They have chosen; False when they weren't choosing."""
        return self._turns.pop(who, None) is not None

    def chooses(self, who: str) -> bool:
        return who in self._turns or who in self.editors

    def way(self, who: str) -> int:
        """The side to which they have turned their animal last."""
        return self._turns[who][0] if who in self._turns else 0

    def asked(self, who: str) -> bool:
        """Whether one more press leaves."""
        return who in self._leaves

    def again(self, who: str, now_ms: int) -> bool:
        """The same press again: True when it had been asked already."""
        if self._leaves.pop(who, None) is not None:
            return True
        self._turns.pop(who, None)
        self._leaves[who] = now_ms + AGAIN_MS
        return False

    def forget(self, who: str) -> None:
        """They have left."""
        for table in (self.editors, self._turns, self._leaves):
            table.pop(who, None)

    def update(self, now_ms: int) -> bool:
        """Whether somebody's time is over."""
        over = [who for who, (_step, until) in self._turns.items() if now_ms >= until]
        late = [who for who, until in self._leaves.items() if now_ms >= until]
        for who in over:
            del self._turns[who]
        for who in late:
            del self._leaves[who]
        return bool(over or late)

    def wait_ms(self, now_ms: int) -> int | None:
        return min((max(1, until - now_ms) for until in self._untils()), default=None)

    def _untils(self) -> Iterator[int]:
        yield from (until for _step, until in self._turns.values())
        yield from self._leaves.values()
