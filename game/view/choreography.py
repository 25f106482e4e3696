"""From events to motion: cards fly from where they were to where they lie now; paws carry what hands hold."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.core.events import CardMoved, Event, HandMoved, Noted

from .motion import DEAL_STEP_MS, LAND_MS, Flight, Pose
from .paws import Paw, WayPoint
from .table_view import Flying, TableView, zone_point
from .things import discard_pose

OPENS_MS = 90
GATHERED = 5
"""So many cards are seen of a pile that is gathered."""
SLAP_FROM = 160.0
"""So far before the pile a slapping paw is first seen."""


class Before(NamedTuple):
    """Where things were before the events."""

    poses: dict[str, Pose]
    carried: str
    """The id of what this screen's pointer held."""
    carried_pose: Pose | None
    top: str | None
    """The picture of the top card."""
    fans: list[int]


def before(view: TableView) -> Before:
    """To be asked before events change the view; what has moved then flies from here."""
    carried = view.carried.thing if view.carried else ""
    poses = {thing.id: thing.pose for thing in view.things if thing.solid or thing.id.startswith("fan")}
    return Before(poses, carried, view.carried_pose(), view.look.top, [seat.fan for seat in view.look.seats])


def hand_moved(view: TableView, event: HandMoved, own: int, way: Sequence[WayPoint]) -> None:
    """Another seat's hand: a paw that carries a back, a grasshopper or the pollen, along its way."""
    if event.seat == own:
        return
    paw = view.paws.get(event.seat)
    seat = view.look.seats[event.seat]
    fan = view.layout.seats[event.seat].fan
    if event.zone is None:
        if paw:
            paw.picture, paw.going, paw.zone, paw.way = "", True, "", []
            paw.goal = edge_point(view, event.seat)
        return
    goal = zone_point(view.layout, view.look, event.zone, event.seat)
    if paw is None:
        x, y = zone_point(view.layout, view.look, event.source, event.seat)
        paw = view.paws[event.seat] = Paw(seat.animal, fan.facing, x, y, goal)
    paw.goal, paw.going, paw.zone, paw.way = goal, False, event.zone, list(way)
    token = view.game.token(event.source, view.layout)
    if token:
        paw.picture, paw.width = token
    elif event.card is not None and event.source.partition(":")[0] in view.game.open_piles:
        spot = view.layout.spots[event.source]
        paw.picture, paw.width = view.pictures.face(event.card), spot.width
    elif event.card is not None and event.source.startswith(("hand", "air")):
        paw.picture, paw.width = view.pictures.face(event.card), view.layout.hand.card
    else:
        paw.picture, paw.width = view.pictures.back(fan.card), fan.card


def edge_point(view: TableView, seat: int) -> tuple[float, float]:
    """Beyond a seat's own edge, where its paws come from."""
    fan, (width, height) = view.layout.seats[seat].fan, view.layout.size
    match round(fan.facing) % 360:
        case 180:
            return fan.x, -90.0
        case 90:
            return width + 90.0, fan.y
        case 270:
            return -90.0, fan.y
        case _:
            return fan.x, height + 90.0


def slap(view: TableView, seat: int, rests: tuple[float, float]) -> None:
    """A paw comes down on the pile, from its seat's side. ``rests``: how far from the middle, across and along."""
    spot, start = view.layout.discard, edge_point(view, seat)
    dx, dy = spot.x - start[0], spot.y - start[1]
    length = math.hypot(dx, dy) or 1.0
    goal = (spot.x - dx / length * rests[0], spot.y - dy / length * rests[1])
    near = (goal[0] - dx / length * SLAP_FROM, goal[1] - dy / length * SLAP_FROM)
    view.paws[seat] = Paw(view.look.seats[seat].animal, -math.degrees(math.atan2(dx, -dy)), *near, goal)


def event_told(view: TableView, event: Event, old: Before, own: int, now_ms: int) -> None:
    """Anything but a hand: a card that changed its pile, or a pile that was gathered."""
    match event:
        case CardMoved():
            card_moved(view, event, old, own, now_ms)
        case Noted(name="gathered", value="draw") if {"draw", "discard"} <= view.layout.spots.keys():
            _gather(view, now_ms)
        case _:
            pass


def _gather(view: TableView, now_ms: int) -> None:
    """The discard pile becomes the draw pile: some of its cards are turned over on their way."""
    start, goal = view.layout.discard, view.layout.draw
    back = view.pictures.back(goal.width)
    for n in range(GATHERED):
        first = Pose(start.x + 5 * n - 10, start.y + 3 * n, start.width * 0.9, 9.0 * n - 18, 6)
        flight = Flight(first, Pose(goal.x, goal.y, goal.width), now_ms + n * DEAL_STEP_MS, LAND_MS + 60, 20, False)
        view.fly(Flying("", back, flight), now_ms)


def card_moved(view: TableView, event: CardMoved, old: Before, own: int, now_ms: int) -> None:
    """A card changed its pile: it flies there. The view already shows the table as it is now."""
    kind, _, owner = event.target.partition(":")
    start = _start(view, event, old, own)
    home = old.carried if stands_for(old.carried, event, own) else ""
    goal = _goal(view, event, kind, owner, own, home)
    if start is None or goal is None:
        return
    thing, end, picture = goal
    shown = picture
    if event.source == "draw" or (kind == "hand" and event.card is None):
        shown = view.pictures.back(end.width)
    elif (
        kind == "hand"
        and event.card is not None
        and int(owner) != own
        and not event.source.startswith(("hand", "air", "gone"))
    ):
        shown = view.pictures.face(event.card)  # it lay open, and is turned over on its way into the hand
    elif (
        kind == "hand"
        and event.source.startswith(("hand", "air", "gone"))
        and event.card is not None
        and int(owner) == own
    ):
        shown = view.pictures.back(end.width) if not event.source.endswith(f":{own}") else picture
    lasts = LAND_MS + (60 if kind in ("discard", "hand") else 20)
    opens = OPENS_MS if view.game.opens(event) else 0
    view.fly(
        Flying(thing, shown, Flight(start, end, now_ms, lasts), picture if shown != picture else "", opens_ms=opens)
    )


def stands_for(thing: str, event: CardMoved, own: int) -> bool:
    """Whether it was this thing that moved: the card itself, the top of its pile, or a back of the covered own hand."""
    blind = thing.startswith(f"fan:{own}:") and event.source in (f"hand:{own}", f"air:{own}")
    return blind or thing in (f"card:{event.card}", event.source)


def _start(view: TableView, event: CardMoved, old: Before, own: int) -> Pose | None:
    kind, _, owner = event.source.partition(":")
    mine = f"card:{event.card}"
    if old.carried_pose and stands_for(old.carried, event, own):
        return old.carried_pose
    if kind == "pile" and owner and int(owner) != own and (hand := view.paws.get(int(owner))):
        return Pose(hand.x, hand.y, hand.width, hand.angle, 9)
    if kind in ("hand", "air", "gone") and owner:
        seat = int(owner)
        if seat == own:
            return old.poses.get(mine)
        paw = view.paws.get(seat)
        if paw is not None:
            return Pose(paw.x, paw.y, paw.width, paw.angle, 9)
        return old.poses.get(f"fan:{seat}:{max(0, old.fans[seat] - 1)}") or _fan_pose(view, seat)
    return old.poses.get(event.source) or old.poses.get(kind) or _pile_pose(view, event.source)


def _pile_pose(view: TableView, pile: str) -> Pose | None:
    spot = view.layout.spots.get(pile)
    return Pose(spot.x, spot.y, spot.width) if spot else None


def _fan_pose(view: TableView, seat: int) -> Pose:
    fan = view.layout.seats[seat].fan
    return Pose(fan.x, fan.y, fan.card, fan.facing)


def _goal(view: TableView, event: CardMoved, kind: str, owner: str, own: int,
          home: str) -> tuple[str, Pose, str] | None:
    """The id that is on its way, where it goes, and its picture there. ``home``: as what it lay in the own hand."""
    if kind == "discard":
        top = view.look.top
        shown = top and event.card is not None and "discard" in view.layout.spots
        return ("discard", discard_pose(view.layout), top) if top and shown else None
    if kind == "hand" and owner:
        seat = int(owner)
        if seat == own:
            found = view.thing(f"card:{event.card}") or view.thing(home)
            return (found.id, found.pose, found.picture) if found else _to_fan(view, seat)
        return _to_fan(view, seat)
    for name in (view.game.rests_as(event.target), kind):
        found = view.thing(name)
        if found:
            return found.id, found.pose, found.picture
    return None


def _to_fan(view: TableView, seat: int) -> tuple[str, Pose, str] | None:
    last = view.look.seats[seat].fan - 1
    found = view.thing(f"fan:{seat}:{last}")
    return (found.id, found.pose, found.picture) if found else None
