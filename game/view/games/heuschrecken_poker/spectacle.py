"""What moves over the gardens: cards that turn over, grasshoppers that jump in and bite, the rest of a stack."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

import pygame

from game.core.cards import Seat
from game.view import raster, shapes
from game.view.motion import Pose, ease_out
from game.view.movers import Mover
from game.view.table_view import TableView
from game.view.theme import rgba

from . import places

TOKEN = "table/grasshopper_token"
TURN_MS, HOP_MS, EATEN_MS = 220, 350, 1350
HOPS = ((92.0, 10.0), (100.0, -8.0), (92.0, 10.0))
"""How wide each grasshopper is, and how it is turned."""
LEAF_SIZES = (18.0, 22.0)
LEAF = "table/leaf"


class Turn(NamedTuple):
    """A card that turns over in its place."""

    back: str
    face: str
    pose: Pose
    began_ms: int


class Invasion(NamedTuple):
    seat: Seat
    began_ms: int
    plants: tuple[Pose, ...]
    """What there is to bite."""


class Rest(NamedTuple):
    """The other cards of a stack that is carried: pictures, the lowest first."""

    pictures: tuple[str, ...]
    seat: Seat
    """Whose hand carries it; -1 for this screen's pointer."""


class PokerExtra:
    """Moves over the table; the play says when."""

    def __init__(self) -> None:
        self.now_ms = 0
        self.turns: list[Turn] = []
        self.invasion: Invasion | None = None
        self.rest: Rest | None = None
        self._cold: list[tuple[str, Pose, bool]] = []

    @property
    def moving(self) -> bool:
        return bool(self.turns) or self.invasion is not None

    def tick(self, now_ms: int) -> None:
        self.now_ms = now_ms
        self.turns = [turn for turn in self.turns if now_ms < turn.began_ms + TURN_MS]

    def warm(self, view: TableView) -> None:
        """Draw one more of the invasion's pictures ahead of time, so that it doesn't begin with a hitch."""
        if self._cold:
            picture, pose, flip = self._cold.pop()
            view.painter.stamp(picture, pose, alpha=90 if picture == TOKEN else 50, flip=flip)

    def chill(self) -> None:
        """Another window: its pictures have another size."""
        hops = [(TOKEN, Pose(0, 0, width, angle, 9), n != 0) for n, (width, angle) in enumerate(HOPS)]
        leaves = [(LEAF, Pose(0, 0, size, float(turn), 3), False) for size in LEAF_SIZES for turn in range(0, 360, 30)]
        self._cold = [*leaves, *hops]

    def clear(self) -> None:
        self.turns, self.invasion = [], None

    def movers(self, view: TableView) -> list[Mover]:
        return [*self._rest(view), *(self._turn(view, turn) for turn in self.turns), *self._invasion(view)]

    # ---- a stack

    def _rest(self, view: TableView) -> list[Mover]:
        rest = self.rest
        if rest is None:
            return []
        paw = view.paws.get(rest.seat)
        if rest.seat < 0 and view.carried:
            x, y, width, angle = view.carried.x, view.carried.y, view.carried.width, view.carried.angle
        elif paw is not None and paw.picture:
            x, y, width, angle = paw.x, paw.y, paw.width, paw.angle
        else:
            return []
        found = []
        for n, picture in enumerate(rest.pictures[-3:]):
            away = len(rest.pictures[-3:]) - n
            pose = Pose(x, y, round(width / 2) * 2, angle - 4.0 * away, 9)
            found.append(view.mover(*view.painter.stamp(picture, pose), x - 6 * away, y - 5 * away))
        return found

    # ---- all at once

    def _turn(self, view: TableView, turn: Turn) -> Mover:
        share = max(0.0, min(1.0, (self.now_ms - turn.began_ms) / TURN_MS))
        squash = abs(math.cos(math.pi * share))
        picture = turn.face if share > 0.5 else turn.back
        image = view.painter.stamp(picture, turn.pose._replace(lift=6)).image
        wide = max(2, round(image.get_width() * max(0.06, squash)))
        high = round(image.get_height() * (1 + 0.06 * math.sin(math.pi * share)))
        flat = pygame.transform.smoothscale(image, (wide, high))
        rise = 10 * math.sin(math.pi * share)
        return view.mover(flat, -(wide // 2), -(high // 2), turn.pose.x, turn.pose.y - rise)

    # ---- the invasion

    def _invasion(self, view: TableView) -> list[Mover]:
        eaten = self.invasion
        if eaten is None:
            return []
        past = self.now_ms - eaten.began_ms
        return [*self._bites(view, eaten, past), *self._leaves(view, eaten, past), *self._hoppers(view, eaten, past)]

    def _bites(self, view: TableView, eaten: Invasion, past: int) -> list[Mover]:
        """Round pieces of earth show where there were plants."""
        dice = random.Random(eaten.seat + 11)
        spots = [
            (pose, dice.uniform(-0.4, 0.4), dice.uniform(-0.55, 0.55)) for pose in eaten.plants for _bite in range(3)
        ]
        dice.shuffle(spots)
        share = max(0.0, min(1.0, (past - HOP_MS) / (EATEN_MS - HOP_MS - 150)))
        found = []
        for pose, dx, dy in spots[: round(share * len(spots))]:
            image = _bite(view, max(4, view.painter.px(pose.width * 0.44)))
            half = image.get_width() // 2
            found.append(view.mover(image, -half, -half, pose.x + dx * pose.width, pose.y + dy * pose.width))
        return found

    def _leaves(self, view: TableView, eaten: Invasion, past: int) -> list[Mover]:
        box, dice = places.bed(view.layout, eaten.seat), random.Random(eaten.seat + 3)
        found = []
        for n in range(10):
            born = HOP_MS + n * 70
            age = past - born
            start = (box.x + box.w * dice.uniform(0.1, 0.9), box.centre[1] + dice.uniform(-30, 30))
            way, turn, size = (
                (dice.uniform(-90, 90), dice.uniform(-90, -30)),
                dice.randrange(0, 360, 30),
                dice.choice(LEAF_SIZES),
            )
            if 0 <= age < 700:
                share = ease_out(age / 700)
                fall = 46 * (age / 700) ** 2
                pose = Pose(start[0] + way[0] * share, start[1] + way[1] * share + fall, size, float(turn), 3)
                found.append(view.mover(*view.painter.stamp(LEAF, pose, alpha=50), pose.x, pose.y))
        return found

    def _hoppers(self, view: TableView, eaten: Invasion, past: int) -> list[Mover]:
        """They jump in one after the other, from beyond the bed, and chew."""
        box = places.bed(view.layout, eaten.seat)
        found = []
        for n in range(len(HOPS)):
            began = n * 90
            share = max(0.0, min(1.0, (past - began) / (HOP_MS - 60)))
            if share <= 0:
                continue
            end = (box.x + box.w * (0.2, 0.54, 0.84)[n], box.centre[1] + (26, 4, -34)[n])
            side = -1 if n == 0 else 1
            start = (end[0] + side * 120, box.y - 70)
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            y -= 60 * math.sin(math.pi * share)
            chew = math.sin((past + n * 90) / 55) * 3 if share >= 1 else 0.0
            pose = Pose(x, y, *HOPS[n], 9)
            found.append(view.mover(*view.painter.stamp(TOKEN, pose, alpha=90, flip=n != 0), x, y + chew))
        return found


def _bite(view: TableView, size: int) -> pygame.Surface:
    """Three round teeth marks in one."""

    def draw(big: pygame.Surface, k: int) -> None:
        big.fill(rgba("#6E4433", 0))
        unit = big.get_width()
        for x, y, r in ((0.42, 0.45, 0.30), (0.68, 0.58, 0.26), (0.30, 0.68, 0.23)):
            pygame.draw.circle(big, rgba("#6E4433"), (x * unit, y * unit), r * unit)

    return view.painter.art.keep(("bite", size), lambda: raster.quick(shapes.smooth((size, size), draw, 3)))
