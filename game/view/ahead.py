"""Draws ahead, while nothing moves, what will soon be needed: the first lift shall be as quick as the last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from .blink import register_blink
from .carried import HELD_GROWTH, UNDER_LIFT, leaning_poses
from .fans import RISE
from .model import TableLook
from .motion import Pose
from .paws import PAW_LIFT, PAW_WIDTH, SIDE_PAW_WIDTH, paw_stamp
from .raster import Raster
from .theme import MOODS, UNDER
from .things import HOVER_RISE, Thing, raised

if TYPE_CHECKING:
    from .table_view import TableView

Step = Callable[[], object]
"""Draws something, unless it is there already. True: it took a while in any case."""


class Lift(NamedTuple):
    """A thing that the hand below may lift now."""

    thing: Thing
    picture: str
    """What is seen of it in the hand."""
    look: Callable[[], TableLook]
    """The table while it is held."""


def draw_ahead(art: Raster, steps: Iterable[Step]) -> Iterator[None]:
    """Yields after each step that took a while. Ends early when many pictures are kept already."""
    for step in steps:
        if art.crowded:
            return
        drawn = art.drawn
        if step() is True or art.drawn != drawn:
            yield


def soon_needed(view: TableView) -> Iterator[Step]:
    """The likeliest first: what is below the pointer, what is held, the table meanwhile, what others may do."""
    found = list(view.lifts())
    yield from _own_hand(view)
    for pose, lift in _held(found):
        yield partial(view.painter.stamp, lift.picture, pose, moving=True)
    for lift in found:
        yield partial(view.rehearse, lift)
    yield from _others(view)
    yield from _places_of_others(view)


def _own_hand(view: TableView) -> Iterator[Step]:
    animal = view.look.seats[view.look.own].animal
    for closed in (True, False):
        yield partial(paw_stamp, view.painter, animal, closed, 0, PAW_WIDTH)
    for thing in _hand(view):
        for rise in (HOVER_RISE, RISE):
            yield partial(view.painter.stamp, thing.picture, raised(thing.pose, rise))
    if not view.look.hand_up:  # it is held face down
        width = view.layout.hand.card * HELD_GROWTH
        for pose in leaning_poses(width):
            yield partial(view.painter.stamp, view.pictures.back(width), pose, moving=True)


def _held(lifts: Iterable[Lift]) -> list[tuple[Pose, Lift]]:
    """All things upright, then all of them leaning a little, and so on."""
    poses = [(list(leaning_poses(lift.thing.pose.width * HELD_GROWTH)), lift) for lift in lifts]
    most = max((len(each) for each, _ in poses), default=0)
    return [(each[n], lift) for n in range(most) for each, lift in poses]


def _others(view: TableView) -> Iterator[Step]:
    """Everybody's faces, the others' paws, and a card that they carry over the table and below its edge."""
    painter, seats = view.painter, list(zip(view.look.seats, view.layout.seats, strict=True))
    for seat, (look, place) in enumerate(seats):
        size = painter.px(place.portrait.width)
        for name in (*(f"seats/{look.animal}_{mood}" for mood in MOODS), register_blink(painter.art, look.animal)):
            yield partial(painter.art.svg, name, (size, size))
        if seat == view.look.own and view.look.hand_up:
            continue
        facing = place.fan.facing
        for closed in (True, False):
            yield partial(paw_stamp, painter, look.animal, closed, facing, SIDE_PAW_WIDTH)
        pose, back = Pose(0, 0, place.fan.card, facing, PAW_LIFT), view.pictures.back(place.fan.card)
        for tint in (None, UNDER):
            yield partial(painter.stamp, back, pose, tint=tint, moving=True)
        tokens = {view.game.token(spot, view.layout) for spot in view.layout.spots}
        for picture, width in filter(None, tokens):
            yield partial(painter.stamp, picture, Pose(0, 0, width, facing, PAW_LIFT), moving=True)


def _places_of_others(view: TableView) -> Iterator[Step]:
    """Own cards in each other's places, where they are after one has been played; and below the table's edge."""
    hand = _hand(view)
    for thing in hand:
        for other in hand:
            yield partial(view.painter.stamp, thing.picture, other.pose)
    for thing in hand:
        upright = next(leaning_poses(thing.pose.width * HELD_GROWTH))._replace(lift=UNDER_LIFT)
        yield partial(view.painter.stamp, thing.picture, upright, tint=UNDER, moving=True)


def _hand(view: TableView) -> list[Thing]:
    return [thing for thing in view.things if thing.id.startswith("card:")]
