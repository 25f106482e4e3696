"""Bots' portraits act their character on the seats screen: a change of face every few seconds, and sleep between."""

from __future__ import annotations

from collections.abc import Sequence

from game.settings import SeatSetting, character

STEP_MS, APART_MS = 2700, 640
"""From one face of a bot to its next, and by how much neighbours are apart."""
FACES: dict[str, tuple[str, ...]] = {
    "sly": ("neutral", "sly", "happy"),
    "pedant": ("angry", "neutral", "neutral"),
    "nervous": ("caught", "innocent", "neutral"),
    "dozer": ("asleep", "neutral", "asleep"),
    "hawk": ("neutral", "angry", "sly"),
    "bold": ("sly", "happy", "innocent"),
    "nimble": ("happy", "sly", "innocent"),
    "calm": ("neutral", "neutral", "happy"),
}
"""What follows the face that each has at rest."""


class Acting:
    """Whose face changes when. ``still``: nobody's, for those who want less motion."""

    def __init__(self) -> None:
        self._shown: dict[int, str] = {}

    def mood(self, index: int, seat: SeatSetting) -> str:
        return self._shown.get(index, character(seat.kind).mood)

    def update(self, seats: Sequence[SeatSetting], now_ms: int, still: bool) -> list[int]:
        """The seats whose face is another one now."""
        faces = {} if still else {index: _face(seat, index, now_ms) for index, seat in enumerate(seats)
                                  if not seat.human}
        before, self._shown = self._shown, faces
        return [index for index, seat in enumerate(seats) if not seat.human
                and faces.get(index, character(seat.kind).mood) != before.get(index, character(seat.kind).mood)]

    def wait_ms(self, seats: Sequence[SeatSetting], now_ms: int, still: bool) -> int | None:
        if still:
            return None
        return min((STEP_MS - (now_ms + index * APART_MS) % STEP_MS for index, seat in enumerate(seats)
                    if not seat.human), default=None)


def _face(seat: SeatSetting, index: int, now_ms: int) -> str:
    faces = (character(seat.kind).mood, *FACES.get(seat.kind, ()))
    return faces[(now_ms + index * APART_MS) // STEP_MS % len(faces)]
