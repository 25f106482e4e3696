"""Where cards lie at a table of Heuschrecken Poker, in units."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.core.cards import Card, Seat
from game.view.layout import Box, Layout
from game.view.motion import Pose

HOPPER = "grasshopper"
SPREAD = 310.0
"""Room for the stacks beside the draw pile."""
ROW = 24.0
PEEKED, ROW_OF = 44.0, 4
SMALL_HAND = 60.0
"""Cards that are narrower lie in two rows on the own bed."""
MARGIN = 14.0


def bed(layout: Layout, seat: Seat) -> Box:
    area = layout.area(f"garden:{seat}")
    return Box(area.left, area.top, area.right - area.left, area.bottom - area.top)


def place_pose(layout: Layout, seat: Seat, lift: float = 1.0) -> Pose:
    spot = layout.spots[f"place:{seat}"]
    return Pose(spot.x, spot.y, spot.width, spot.angle, lift)


def portrait_pose(layout: Layout, seat: Seat) -> Pose:
    spot = layout.seats[seat].portrait
    return Pose(spot.x, spot.y, 40.0)


def stack_x(layout: Layout, count: int, index: int) -> tuple[float, float]:
    """The middle of a stack on display, and how wide its cards are."""
    spot = layout.spots["display"]
    width = min(spot.width, (SPREAD - (count - 1) * 8) / max(1, count))
    step = min(spot.width + 18, width + 8)
    step = spot.width + 18 if width == spot.width else step
    return spot.x + (index - (count - 1) / 2) * step, width


def display_poses(layout: Layout, columns: Sequence[str], stacks: Mapping[str, Sequence[Card]]) -> dict[Card, Pose]:
    """Cards on display, a column each genus: the later ones lie on the earlier ones, a little higher."""
    y = layout.spots["display"].y
    columns = with_all(columns, stacks)
    found = {}
    for genus, cards in stacks.items():
        x, width = stack_x(layout, len(columns), columns.index(genus))
        for n, card in enumerate(cards):
            up = min(n, 3)
            found[card] = Pose(
                x + (up - min(len(cards) - 1, 3) / 2) * 5, y + 4 - up * 10, width, (-2.0, 3.0, -3.0)[n % 3], 1.0
            )
    return found


def with_all(columns: Iterable[str], stacks: Iterable[str]) -> list[str]:
    """The columns, and behind them what has none yet."""
    return list(dict.fromkeys((*columns, *stacks)))


def column_x(layout: Layout, seat: Seat, columns: int, index: int) -> float:
    """The middle of a column of plants."""
    box, width = bed(layout, seat), layout.spots[f"garden:{seat}"].width
    room = box.w - 2 * MARGIN - width * 1.4 - 6
    step = min(width + 5, (room - width) / (columns - 1)) if columns > 1 else 0.0
    return box.x + MARGIN + width / 2 + index * step


def hopper_place(layout: Layout, seat: Seat, n: int) -> Pose:
    """One of the three marked places at the right; the fourth grasshopper lies on the third."""
    box, width = bed(layout, seat), layout.spots[f"garden:{seat}"].width
    x, y = box.x + box.w - MARGIN - width * 0.7, box.centre[1]
    return Pose(x, y + (min(n, 2) - 1) * width * 0.68 - 2, width, 90.0, 1.0)


def bed_poses(layout: Layout, seat: Seat, stacks: Mapping[str, Sequence[Card]]) -> dict[Card, Pose]:
    """Plants in columns, a genus each; grasshoppers across, at the right."""
    box, width = bed(layout, seat), layout.spots[f"garden:{seat}"].width
    plants = {genus: cards for genus, cards in stacks.items() if genus != HOPPER}
    found: dict[Card, Pose] = {}
    for index, cards in enumerate(plants.values()):
        x = column_x(layout, seat, len(plants), index)
        row = min(ROW, (box.h - 36 - width * 1.4) / (len(cards) - 1)) if len(cards) > 2 else ROW
        top = min(box.centre[1] - 14, box.y + box.h - 16 - width * 0.7 - row * (len(cards) - 1))
        for n, card in enumerate(cards):
            found[card] = Pose(x, top + n * row, width, 0.0, 1.0)
    for n, card in enumerate(stacks.get(HOPPER, ())):
        found[card] = hopper_place(layout, seat, n)
    return found


def slot_pose(layout: Layout, own: Seat, index: int, count: int) -> Pose:
    """Where each of the own cards has its place: in a row, or in two rows on the own bed."""
    hand = layout.hand
    if hand.card >= SMALL_HAND:
        return Pose(hand.x + (index - (count - 1) / 2) * hand.step, hand.y, hand.card, 0.0, 1.0)
    return peeked_pose(layout, own, index)


def peeked_pose(layout: Layout, seat: Seat, index: int) -> Pose:
    """Where a card lies that is peeked at: on the own bed, in two rows of four."""
    box = bed(layout, seat)
    x = box.centre[0] + (index % ROW_OF - (ROW_OF - 1) / 2) * (PEEKED + 8)
    return Pose(x, box.centre[1] + (index // ROW_OF - 0.5) * (PEEKED * 1.4 + 6), PEEKED, 0.0, 3.0)
