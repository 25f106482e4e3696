"""Everything that rests on the table, in drawing order, with its pose: for drawing, for pointing and for tests."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from .fans import RISE
from .layout import Layout, Spot
from .model import TableLook
from .motion import Pose
from .pictures import BLANK, Pictures

if TYPE_CHECKING:
    from .games.base import GameTable

PILE_LAYERS = 6
HOVER_RISE = 2.0


class Thing(NamedTuple):
    """One resting thing."""

    id: str
    """``card:12`` (own card), ``fan:2:3`` (a back), ``draw``, ``discard``; else a pile's name: ``gap:1``."""
    picture: str
    pose: Pose
    alpha: int = 85
    flip: bool = False
    allowed: bool = True
    solid: bool = True
    """Can be pointed at; the lower layers of a pile can't."""
    lit: bool = False
    """Would take what is held: it wears the ring."""
    cross: bool = True
    """What isn't allowed is crossed out; else only dimmed."""
    name: str = ""
    """Of a face that everybody sees."""
    raised: bool = False
    """Lies above everything else on the table, portraits too."""

    @property
    def token(self) -> bool:
        """Round, or nearly: a token, not a card."""
        return "token" in self.picture

    def grown(self, reach: float) -> Thing:
        return self._replace(pose=self.pose._replace(width=self.pose.width * reach))

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether a point lies on it, turned as it is."""
        dx, dy = point[0] - self.pose.x, point[1] - self.pose.y
        turn = math.radians(self.pose.angle)
        x = dx * math.cos(turn) - dy * math.sin(turn)
        y = dx * math.sin(turn) + dy * math.cos(turn)
        if self.token:
            return math.hypot(x, y) <= self.pose.width * 0.52
        return abs(x) <= self.pose.width / 2 and abs(y) <= self.pose.width * 0.7


def spot_pose(spot: Spot, lift: float = 1.0) -> Pose:
    return Pose(spot.x, spot.y, spot.width, spot.angle, lift)


def resting(game: GameTable[Any], look: TableLook, layout: Layout, pictures: Pictures) -> list[Thing]:
    """All things of the moment, the lowest first."""
    fans, piles = _fans(game, look, layout, pictures), _piles(game, look, layout, pictures)
    return [*fans, *game.things(look, layout, pictures), *piles, *_hand(game, look, layout)]


def _fans(game: GameTable[Any], look: TableLook, layout: Layout, pictures: Pictures) -> list[Thing]:
    found = []
    for seat, each in enumerate(look.seats):
        if seat == look.own and look.hand_up:
            continue
        for n, pose in enumerate(game.fan_poses(look, layout, seat)):
            picture = each.open[n] if n < len(each.open) else pictures.back(pose.width)
            if not picture:
                continue  # a gap
            peeked = n < len(each.open) and not each.laid_open
            found.append(Thing(f"fan:{seat}:{n}", picture, pose, 70, solid=False, raised=peeked))
    return found


def _piles(game: GameTable[Any], look: TableLook, layout: Layout, pictures: Pictures) -> list[Thing]:
    found = []
    if draw := layout.spots.get("draw"):
        layers = min(PILE_LAYERS, look.draw_count)
        for n in range(layers):
            pose = Pose(draw.x + 4 - n * 1.2, draw.y + 4 - n * 2, draw.width)
            top = n == layers - 1
            found.append(Thing("draw" if top else f"draw:{n}", pictures.back(draw.width), pose, 40, solid=top))
    if discard := layout.spots.get("discard"):
        for n, (dx, dy, angle) in enumerate(((-4, 0, -9), (4, 5, 7), (-2, -1, -12))):
            if game.blank_below and look.discard_count > 3 - n:
                under = Pose(discard.x + dx, discard.y + dy, discard.width - 4, angle)
                found.append(Thing(f"discard:{n}", BLANK, under, 60, solid=False))
        if look.top:
            found.append(Thing("discard", look.top, discard_pose(layout, look.stands_out)))
    return found


def discard_pose(layout: Layout, stands_out: bool = False) -> Pose:
    """A card that waits for hands stands out."""
    width = layout.discard.width * (1.18 if stands_out else 1.0)
    return Pose(layout.discard.x, layout.discard.y, width, 3, 6 if stands_out else 3)


def _hand(game: GameTable[Any], look: TableLook, layout: Layout) -> list[Thing]:
    if not look.hand_up:
        return []
    found = []
    for card, pose in zip(look.hand, game.hand_poses(look, layout), strict=True):
        name = f"card:{card.card}"
        rise = RISE if name == look.focus else HOVER_RISE if name == look.hover else 0.0
        found.append(Thing(name, card.picture, raised(pose, rise), allowed=card.allowed))
    return found


def raised(pose: Pose, rise: float) -> Pose:
    """A card of the own hand that is so much higher than it lies."""
    return pose._replace(y=pose.y - rise, lift=6.0 if rise > 5 else 3.0) if rise else pose


def thing_at(things: list[Thing], point: tuple[float, float], reach: float = 1.0) -> Thing | None:
    """The uppermost thing below a point: the one that is drawn last reacts. ``reach``: where nothing lies, the nearest
    one that would if all were so much larger."""
    found = next((thing for thing in reversed(things) if thing.solid and thing.holds(point)), None)
    if found is not None or reach <= 1:
        return found
    near = [thing for thing in things if thing.solid and thing.grown(reach).holds(point)]
    return min(near, key=lambda thing: math.dist((thing.pose.x, thing.pose.y), point), default=None)
