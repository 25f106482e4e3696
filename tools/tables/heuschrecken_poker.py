"""The tables of Heuschrecken Poker: a bed and a place for everybody, the display in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tools.tables.tiled import Box, Player, TiledMap, box, card

Point = tuple[float, float]


class Place(NamedTuple):
    """One seat: middles; ``bed`` with width and height, ``card`` is how wide its plants are."""

    portrait: Point
    bed: Box
    card: float
    place: tuple[float, float, float]
    prize: Point
    paw: Point
    """Where the hand comes from."""
    facing: float


class Plan(NamedTuple):
    """One shape of table."""

    own: Place
    left: Place
    top: Place
    right: Place
    portraits: tuple[float, float]
    """The own one, and the others."""
    draw: tuple[float, float, float]
    display: tuple[float, float, float]
    hand: tuple[float, float, float, float]
    hand_zone: Box
    ui: dict[str, Box]

    def around(self, seats: int) -> list[Place]:
        others = {2: [self.top], 3: [self.left, self.right], 4: [self.left, self.top, self.right]}[seats]
        return [self.own, *others]


def _map(name: str, plan: Plan, seats: int, many: bool, size: tuple[int, int] = (1280, 720)) -> TiledMap:
    made = TiledMap(name, size)
    around = plan.around(seats)
    x, y, w = plan.display
    made.zone("display", box(x, y, 320, w * 1.4 + 40))
    for n, each in enumerate(around):
        portrait = plan.portraits[1 if n else 0]
        made.zone("seat", box(*each.portrait, portrait + 16, portrait + 34), seat=n)
        px, py, pw = each.place
        made.zone("place", box(px, py, pw + 24, pw * 1.4 + 24), seat=n)
        made.zone("garden", box(*each.bed), seat=n)
    made.zone("hand", plan.hand_zone, seat=0)
    made.pile("draw", card(*plan.draw))
    made.pile("display", card(*plan.display))
    for n, each in enumerate(around):
        made.pile("place", card(*each.place), seat=n, angle=0.0 if not n else 3.0)
        made.pile("garden", card(each.bed[0], each.bed[1], each.card), seat=n)
        made.pile("prize", box(*each.prize, 34, 34), seat=n)
    players = [Player(each.portrait, each.paw, each.facing) for each in around]
    made.players(players, *plan.portraits)
    made.hands(players, plan.hand, many)
    made.words(plan.ui)
    return made


CORNER: dict[str, Box] = {"round": (70, 42, 118, 32), "pause": (1104, 38, 52, 40), "help": (1166, 38, 52, 40)}
ONE = Plan(
    own=Place((112, 516), (318, 514, 300, 166), 54, (530, 548, 84), (112, 426), (892, 660), 0),
    left=Place((112, 140), (200, 296, 264, 146), 48, (374, 282, 66), (208, 122), (88, 296), -90),
    top=Place((432, 88), (640, 102, 264, 136), 48, (818, 100, 66), (330, 96), (818, 42), 180),
    right=Place((1168, 146), (1080, 296, 264, 146), 48, (906, 282, 66), (1072, 122), (1192, 296), 90),
    portraits=(100, 84), draw=(484, 276, 76), display=(690, 276, 84), hand=(892, 552, 84, 72),
    hand_zone=(590, 482, 610, 138),
    ui=CORNER | {"table": (44, 24, 1192, 596), "cloth": (440, 207, 402, 149), "prompt": (404, 384, 472, 40),
                 "log": (652, 440, 520, 32), "hint": (404, 652, 472, 34)})
TALL = Plan(
    own=Place((112, 756), (318, 754, 300, 166), 54, (530, 788, 84), (112, 666), (892, 900), 0),
    left=Place((112, 262), (200, 424, 264, 146), 48, (374, 410, 66), (208, 244), (88, 424), -90),
    top=Place((432, 118), (640, 132, 264, 136), 48, (818, 130, 66), (330, 126), (818, 42), 180),
    right=Place((1168, 262), (1080, 424, 264, 146), 48, (906, 410, 66), (1072, 244), (1192, 424), 90),
    portraits=(100, 84), draw=(484, 404, 76), display=(690, 404, 84), hand=(892, 792, 84, 72),
    hand_zone=(590, 722, 610, 138),
    ui=CORNER | {"table": (44, 24, 1192, 836), "cloth": (440, 335, 402, 149), "prompt": (404, 556, 472, 40),
                 "log": (652, 680, 520, 32), "hint": (404, 892, 472, 34)})

PARTY_CORNER: dict[str, Box] = {"round": (84, 14, 118, 32), "pause": (1112, 10, 52, 36), "help": (1172, 10, 52, 36)}
PARTY = Plan(
    own=Place((176, 548), (390, 540, 300, 158), 54, (594, 546, 74), (176, 466), (740, 660), 0),
    left=Place((142, 166), (232, 316, 250, 142), 44, (398, 306, 62), (236, 148), (90, 316), -90),
    top=Place((440, 122), (640, 134, 256, 130), 44, (808, 132, 60), (344, 130), (808, 42), 180),
    right=Place((1138, 166), (1048, 316, 250, 142), 44, (882, 306, 62), (1042, 148), (1190, 316), 90),
    portraits=(88, 84), draw=(496, 298, 70), display=(692, 298, 78), hand=(390, 540, 44, 52),
    hand_zone=(640, 500, 220, 110),
    ui=PARTY_CORNER | {"table": (84, 58, 1112, 576), "cloth": (448, 228, 384, 146), "prompt": (404, 402, 472, 40),
                       "log": (620, 450, 520, 32), "hint": (404, 658, 472, 34)})
PARTY_TALL = Plan(
    own=Place((176, 788), (390, 780, 300, 158), 54, (594, 786, 74), (176, 706), (740, 900), 0),
    left=Place((142, 268), (232, 436, 250, 142), 44, (398, 426, 62), (236, 250), (90, 436), -90),
    top=Place((440, 140), (640, 152, 256, 130), 44, (808, 150, 60), (344, 148), (808, 42), 180),
    right=Place((1138, 268), (1048, 436, 250, 142), 44, (882, 426, 62), (1042, 250), (1190, 436), 90),
    portraits=(88, 84), draw=(496, 418, 70), display=(692, 418, 78), hand=(390, 780, 44, 52),
    hand_zone=(640, 740, 220, 110),
    ui=PARTY_CORNER | {"table": (84, 58, 1112, 816), "cloth": (448, 348, 384, 146), "prompt": (404, 566, 472, 40),
                       "log": (620, 690, 520, 32), "hint": (404, 898, 472, 34)})


def maps() -> Iterator[TiledMap]:
    for seats in (2, 3, 4):
        name = f"heuschrecken_poker_{seats}"
        yield _map(name, ONE, seats, False)
        yield _map(f"{name}_party", PARTY, seats, True)
        yield _map(f"{name}_tall", TALL, seats, False, (1280, 960))
        yield _map(f"{name}_party_tall", PARTY_TALL, seats, True, (1280, 960))
