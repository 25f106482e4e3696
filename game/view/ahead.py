"""Draws ahead, while nothing moves, what the next drag will need: so that its first frames are as quick as its last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .motion import Pose
from .painter import Painter
from .things import Thing


def draw_ahead(painter: Painter, hand: Sequence[Thing], held: Sequence[Pose]) -> Iterator[None]:
    """Each step draws one picture that isn't there yet: the cards in all poses in which they may be ``held``, the
    likeliest first, and in each other's places. Ends early when many pictures are kept already."""
    wanted = [(thing, pose, True) for pose in held for thing in hand]
    wanted += [(thing, other.pose, False) for thing in hand for other in hand]
    for thing, pose, moving in wanted:
        if painter.art.crowded:
            return
        drawn = painter.art.drawn
        painter.stamp(thing.picture, pose, moving=moving)
        if painter.art.drawn != drawn:
            yield
