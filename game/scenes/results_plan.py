"""Where things are on the results: beside each other in a wide window, the chart below in a high one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.view.units import Frame

from .reveal_plan import HIGH, Box

ROW_MOST = 112.0


class Plan(NamedTuple):
    """Where things lie, in units of the design."""

    rows: Box
    chart: Box
    side: Box
    buttons_y: float
    cards_room: float
    """Units from x 230 on for what was left."""
    score_x: float
    total_x: float
    ay: float

    def row(self, place: int, count: int) -> tuple[float, float]:
        """The middle of a row and its height."""
        _x, y, _w, h = self.rows
        step = min(ROW_MOST, (h - 44) / count)
        return y + 36 + step * (place + 0.5), step


def plan_for(frame: Frame) -> Plan:
    """High windows have the chart below the rows, wide ones beside them."""
    if frame.tall >= HIGH:
        return Plan((40, 84, 1200, 440), (40, 544, 740, 300), (800, 544, 440, 300), 876, 800, 1070, 1176, 0.0)
    return Plan((40, 84, 760, 494), (820, 84, 420, 300), (820, 400, 420, 178), 614, 390, 660, 744, 0.5)


def spread_out(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """The same places, moved apart so far that none is closer than ``gap`` to the next, if there is room for it."""
    if not wanted:
        return []
    gap = min(gap, (high - low) / max(1, len(wanted) - 1))
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    found = [min(high, max(low, wanted[n])) for n in order]
    for n in range(1, len(found)):
        found[n] = max(found[n], found[n - 1] + gap)
    found[-1] = min(found[-1], high)
    for n in range(len(found) - 2, -1, -1):
        found[n] = min(found[n], found[n + 1] - gap)
    places = [0.0] * len(wanted)
    for place, n in enumerate(order):
        places[n] = found[place]
    return places
