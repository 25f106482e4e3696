"""What a player remembers: who has been caught, who looks suspicious, which kinds have been played."""

from __future__ import annotations

from game.core.cards import Seat

MOST_SUSPICION = 4.0


class Memory:
    """Public knowledge and own impressions only; they fade."""

    def __init__(self, seats: int) -> None:
        self.suspicion = [1.0] * seats
        """How much each seat draws the gaze; 1 is like everybody."""
        self.played: dict[str, int] = {}
        """How often each kind was laid openly in this round."""

    def suspect(self, seat: Seat, by: float) -> None:
        """Something about that seat looked odd (or, below zero, honest)."""
        self.suspicion[seat] = min(MOST_SUSPICION, max(0.4, self.suspicion[seat] + by))

    def saw_caught(self, seat: Seat) -> None:
        self.suspect(seat, 1.0)

    def saw_played(self, kind: str) -> None:
        self.played[kind] = self.played.get(kind, 0) + 1

    def new_round(self) -> None:
        """Old cards are forgotten, and suspicion fades by half."""
        self.played.clear()
        self.suspicion = [1.0 + (doubt - 1.0) / 2 for doubt in self.suspicion]
