"""What the other seats of a puzzle do: their steps of its solution, each when its turn has come."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from game.core.cards import Seat
from game.core.table import NEVER

from .scenario import ActStep, ExpectStep, NextRoundStep, Step, WaitStep


class Script:
    """Goes through the steps of a solution. At each act of the player it waits until the player has done something;
    that it is the very same act isn't asked."""

    def __init__(self, steps: Sequence[Step], seat: Seat) -> None:
        self.seat = seat
        self.next_at = NEVER
        """When (ms) the step of another seat is due, or the end; :data:`NEVER` while the player is waited for."""
        self.acted = False
        """The player has done something."""
        self.opened = False
        """What the others do before the player's first act is done."""
        self.plays = any(self._own(step) for step in steps)
        self._left = deque(steps)
        self._unseen = 0
        """Acts of the player for which no step has been crossed off yet."""
        self._ready_ms = 0
        self._settle()

    def _own(self, step: Step) -> bool:
        return type(step) is ActStep and step.seat == self.seat and not step.refused

    @property
    def step(self) -> ActStep | NextRoundStep | None:
        """The one that comes next; None at the end."""
        step = self._left[0] if self._left else None
        return step if isinstance(step, ActStep | NextRoundStep) else None

    @property
    def deals(self) -> bool:
        """A next round is still to come."""
        return any(type(step) is NextRoundStep for step in self._left)

    def begun(self, now: int) -> bool:
        """From now on the table may be held against what is expected: the others have done what comes first, and the
        player has done something, or has nothing to do but wait."""
        return (self.opened and self.acted) if self.plays else (not self._left and now >= self._ready_ms)

    def act(self, now: int) -> None:
        """The player has done something."""
        self.acted = True
        self._unseen += 1
        self._settle(now)

    def done(self, now: int) -> None:
        """The step that was due is done, or can't be."""
        if self._left:
            self._left.popleft()
        self._ready_ms = now
        self._settle(now)
        if not self._left and now >= self._ready_ms:
            self.next_at = NEVER

    def later(self, at: int) -> None:
        """The step that was due can't be done yet."""
        self.next_at = at

    def _settle(self, now: int = 0) -> None:
        """On to the next step that another seat has to do."""
        while self._left:
            step = self._left[0]
            if type(step) is WaitStep:
                self._ready_ms += step.ms
            elif self._own(step):
                self.opened = True
                if not self._unseen:
                    self.next_at = NEVER
                    return
                self._unseen -= 1
                self._ready_ms = now
            elif not (type(step) is ExpectStep or type(step) is ActStep and step.refused):
                break
            self._left.popleft()
        self.next_at = self._ready_ms
