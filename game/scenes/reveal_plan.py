"""Where things are on the reveal: side by side in a wide window, one below the other in a high one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.cards import Seat
from game.referee.chronicle import CHEATS
from game.view.units import Frame

Box = tuple[float, float, float, float]
FINDS = (*CHEATS, "theft", "wrong")
"""Kinds of moments on the timeline."""
NEAR = 44.0
"""Discs that would lie closer are stacked."""
STACK_X, STACK_Y, STACK_MOST = 5.0, -6.0, 3
LANE_MOST = 100.0
HIGH = 880
"""From so many units on, a window is high."""


class Spot(NamedTuple):
    """Where a disc lies. ``base``: the lowest one of its stack, ``of``: how many that stack has."""

    x: float
    y: float
    base_x: float
    base_y: float
    stack: int
    of: int


class Plan(NamedTuple):
    chart: Box
    detail: Box
    buttons: Box
    left: float
    right: float
    row: bool
    """Prizes and buttons lie in a row each, below."""
    ay: float
    """The page's share of the spare height above it."""

    def x(self, at_ms: float, lasts_ms: int) -> float:
        """Where a moment of the round is."""
        return self.left + 22 + (self.right - self.left - 44) * max(0.0, min(1.0, at_ms / lasts_ms))

    def lane(self, seat: Seat, seats: int) -> float:
        _x, y, _w, h = self.chart
        step = min(LANE_MOST, (h - 54) / seats)
        return y + 8 + step * (seat + 0.5)

    def prize(self, n: int) -> Box:
        if self.row:
            return 40 + n * 407.0, 716.0, 386.0, 132.0
        return 944.0, 76 + n * 158.0, 296.0, 146.0

    def spots(self, finds: Sequence[tuple[Seat, int]], lasts_ms: int, seats: int) -> list[Spot]:
        """For each (seat, when) in the order of time."""
        stacks: list[list[int]] = []
        last: dict[Seat, int] = {}
        bases: list[float] = []
        for n, (seat, at) in enumerate(finds):
            x = self.x(at, lasts_ms)
            open_stack = last.get(seat)
            if open_stack is not None and x - bases[open_stack] < NEAR:
                stacks[open_stack].append(n)
            else:
                last[seat] = len(stacks)
                stacks.append([n])
                bases.append(x)
        found: dict[int, Spot] = {}
        for stack, members in enumerate(stacks):
            y = self.lane(finds[members[0]][0], seats)
            for place, n in enumerate(members):
                up = min(place, STACK_MOST)
                found[n] = Spot(bases[stack] + up * STACK_X, y + up * STACK_Y, bases[stack], y, stack, len(members))
        return [found[n] for n in range(len(finds))]


def plan_for(frame: Frame) -> Plan:
    """High windows have prizes and buttons below the chart, wide ones beside it."""
    if frame.tall >= HIGH:
        return Plan((40, 76, 1200, 470), (40, 560, 1200, 140), (40, 870, 1200, 52), 232, 1210, True, 0.0)
    return Plan((40, 76, 880, 464), (40, 558, 880, 140), (944, 560, 296, 128), 232, 890, False, 0.5)


def clock(ms: float) -> str:
    """Minutes and seconds."""
    seconds = int(ms / 1000)
    return f"{seconds // 60}:{seconds % 60:02d}"
