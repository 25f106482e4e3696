"""The tables of Schummel Hummel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tools.tables.tiled import BACK, Box, Player, TiledMap, box, card


@dataclass
class Place:
    """One seat and what belongs to it."""

    portrait: tuple[float, float]
    fan: tuple[float, float]
    facing: float
    worm: tuple[float, float]
    lap: Box
    shoulder: Box
    step: float = 26
    worm_width: float = 92

    @property
    def player(self) -> Player:
        return Player(self.portrait, self.fan, self.facing, self.step)


def _map(name: str, table: Box, cloth: Box, draw: tuple[float, float, float], discard: tuple[float, float, float],
         pollen: tuple[float, float, float], portrait: float, own_portrait: float, hand: tuple[float, float, float, float],
         hand_zone: Box, places: list[Place], gaps: list[tuple[float, float, float]], hopper: float, ui: dict[str, Box],
         many: bool = False, size: tuple[int, int] = (1280, 720), own_step: float = 46.0, back: float = BACK) -> TiledMap:
    made = TiledMap(name, size)
    dx, dy, dw = discard
    made.zone("slip", (dx - dw / 2, dy + dw * 0.7 - 12, dw, 34))
    made.zone("discard", box(dx, dy, dw + 20, dw * 1.4 + 12))
    made.zone("draw", box(draw[0], draw[1], draw[2] + 10, draw[2] * 1.4 + 10))
    made.zone("pollen", box(pollen[0], pollen[1], pollen[2] + 8, pollen[2] + 8))
    for n, place in enumerate(places):
        made.seat_zones(n, place.player, portrait if n else own_portrait)
        made.zone("worm", card(*place.worm, place.worm_width), seat=n)
        made.zone("lap", place.lap, seat=n)
        made.zone("shoulder", place.shoulder, seat=n)
    for n, (x, y, _angle) in enumerate(gaps):
        made.zone("gap", box(x, y, hopper + 12, hopper), seat=n)
    made.zone("hand", hand_zone, seat=0)
    for kind, (x, y, w) in (("draw", draw), ("discard", discard)):
        made.pile(kind, card(x, y, w))
    made.pile("pollen", box(*pollen[:2], pollen[2], pollen[2]))
    for n, (x, y, angle) in enumerate(gaps):
        made.pile("grasshopper", box(x, y, hopper, hopper * 0.75), seat=n, angle=float(angle))
    for n, place in enumerate(places):
        made.pile("worm", card(*place.worm, place.worm_width), seat=n, angle=4.0)
    players = [place.player for place in places]
    made.players(players, own_portrait, portrait)
    made.hands(players, hand, many, own_step, back)
    made.words({"table": table, "cloth": cloth} | ui)
    return made


# ---- one person at the screen: the lap is below ------------------------------------------------------------

OWN = Place((146, 524), (600, 526), 0, (955, 548), (44, 620, 1192, 100), (44, 634, 206, 86), worm_width=68)
LEFT = Place((108, 284), (186, 284), -90, (318, 290), (0, 120, 44, 420), (0, 40, 44, 80))
RIGHT = Place((1174, 284), (1096, 284), 90, (962, 290), (1236, 120, 44, 420), (1236, 540, 44, 80), step=23)
TOP = Place((580, 80), (760, 96), 180, (474, 96), (420, 0, 480, 24), (900, 0, 200, 24), step=27, worm_width=76)
TOP_LEFT = Place((372, 80), (512, 92), 180, (282, 92), (220, 0, 400, 24), (160, 0, 60, 24), step=19, worm_width=66)
TOP_RIGHT = Place((806, 80), (946, 92), 180, (718, 92), (660, 0, 400, 24), (1060, 0, 60, 24), step=19, worm_width=66)
ONE_UI: dict[str, Box] = {
    "prompt": (404, 391, 472, 40), "log": (996, 508, 214, 92), "round": (70, 42, 118, 32), "pause": (1104, 38, 52, 40),
    "help": (1166, 38, 52, 40), "hint": (404, 652, 472, 34)}


def one(seats: int) -> TiledMap:
    others = {3: [LEFT, RIGHT], 4: [LEFT, TOP, RIGHT], 5: [LEFT, TOP_LEFT, TOP_RIGHT, RIGHT]}[seats]
    upper = {3: [(640, 96, 4)], 4: [(322, 142, 8), (974, 140, -6)], 5: [(190, 134, 8), (638, 106, 4), (1082, 142, -6)]}[seats]
    return _map(f"schummel_hummel_{seats}", (44, 24, 1192, 596), (408, 178, 464, 208), (520, 283, 112), (664, 279, 120),
                (804, 280, 84), 104, 116, (600, 526, 104, 74), (240, 436, 690, 184), [OWN, *others],
                [(262, 438, -4), *upper, (992, 444, 5)], 104 if seats < 5 else 84, ONE_UI)


# ---- several people: a lap at every edge -------------------------------------------------------------------

P_OWN = Place((392, 566), (664, 578), 0, (300, 552), (84, 634, 1112, 86), (84, 640, 220, 80), step=46, worm_width=62)
P_LEFT = Place((132, 226), (146, 424), -90, (254, 300), (0, 130, 84, 400), (0, 58, 84, 72), step=24, worm_width=74)
P_RIGHT = Place((1148, 216), (1134, 404), 90, (1020, 270), (1196, 130, 84, 400), (1196, 530, 84, 72), step=20, worm_width=74)
P_TOP_LEFT = Place((300, 120), (446, 112), 180, (352, 262), (220, 0, 380, 58), (150, 0, 70, 58), step=24, worm_width=82)
P_TOP_RIGHT = Place((980, 120), (834, 112), 180, (928, 262), (680, 0, 380, 58), (1060, 0, 50, 58), step=24, worm_width=82)
P_TOP = Place((560, 118), (706, 112), 180, (400, 250), (440, 0, 420, 58), (860, 0, 120, 58), step=24, worm_width=82)
PARTY_UI: dict[str, Box] = {
    "prompt": (404, 428, 472, 40), "log": (912, 534, 222, 88), "round": (84, 14, 128, 32), "pause": (1112, 10, 52, 36),
    "help": (1172, 10, 52, 36), "hint": (424, 665, 472, 34)}


def party(seats: int) -> TiledMap:
    others = {3: [P_LEFT, P_RIGHT], 4: [P_LEFT, P_TOP, P_RIGHT], 5: [P_LEFT, P_TOP_LEFT, P_TOP_RIGHT, P_RIGHT]}[seats]
    upper = {3: [(640, 116, 4)], 4: [(270, 140, -6), (1000, 140, 6)], 5: [(196, 132, -6), (640, 116, 4), (1074, 138, 6)]}[seats]
    return _map(f"schummel_hummel_{seats}_party", (84, 58, 1112, 576), (444, 202, 392, 196), (532, 300, 100), (658, 300, 112),
                (780, 300, 74), 88, 88, (664, 578, 70, 54), (446, 512, 452, 122), [P_OWN, *others],
                [(214, 566, 6), *upper, (1046, 482, -5)], 84, PARTY_UI, many=True)


# ---- windows of 4:3: pixels of 960 x 720, in which everything is as big as in 1280 x 720 -------------------------

TALL = 4 / 3
TALL_SIZE = (1280, 960)
T_BACK = 69.0
"""As wide as backs stay quiet."""


def _t(*values: float) -> tuple[float, ...]:
    return tuple(round(value * TALL, 1) for value in values)


def _tall(place: Place) -> Place:
    x, y = _t(*place.portrait)
    fan_x, fan_y = _t(*place.fan)
    worm_x, worm_y = _t(*place.worm)
    return Place((x, y), (fan_x, fan_y), place.facing, (worm_x, worm_y), _box(*place.lap), _box(*place.shoulder),
                 place.step * TALL, place.worm_width * TALL)


def _box(x: float, y: float, w: float, h: float) -> Box:
    return (x * TALL, y * TALL, w * TALL, h * TALL)


def _three(x: float, y: float, third: float) -> tuple[float, float, float]:
    return (x * TALL, y * TALL, third * TALL)


T_OWN = Place((92, 536), (408, 540), 0, (694, 566), (33, 624, 894, 96), (33, 634, 150, 86), worm_width=54)
T_LEFT = Place((84, 290), (148, 290), -90, (244, 296), (0, 90, 33, 316), (0, 30, 33, 60), step=19, worm_width=76)
T_RIGHT = Place((876, 290), (812, 290), 90, (716, 296), (927, 90, 33, 316), (927, 406, 33, 60), step=18, worm_width=76)
T_TOP = Place((430, 84), (570, 84), 180, (346, 88), (300, 0, 380, 20), (680, 0, 150, 20), step=21, worm_width=58)
T_TOP_LEFT = Place((280, 84), (398, 84), 180, (206, 86), (160, 0, 300, 20), (110, 0, 50, 20), step=14, worm_width=52)
T_TOP_RIGHT = Place((606, 84), (724, 84), 180, (536, 80), (520, 0, 300, 20), (820, 0, 50, 20), step=14, worm_width=46)
T_ONE_UI: dict[str, Box] = {
    "prompt": (404, 546, 472, 40), "log": _box(734, 524, 184, 88), "round": (70, 38, 118, 32), "pause": (1104, 34, 52, 40),
    "help": (1166, 34, 52, 40), "hint": (404, 886, 472, 34)}


def one_tall(seats: int) -> TiledMap:
    others = {3: [T_LEFT, T_RIGHT], 4: [T_LEFT, T_TOP, T_RIGHT], 5: [T_LEFT, T_TOP_LEFT, T_TOP_RIGHT, T_RIGHT]}[seats]
    upper = {3: [(480, 92, 4)], 4: [(204, 128, 8), (756, 128, -6)], 5: [(136, 128, 8), (504, 134, 4), (848, 132, -6)]}[seats]
    gaps = [(x * TALL, y * TALL, angle) for x, y, angle in [(176, 424, -4), *upper, (784, 424, 5)]]
    return _map(f"schummel_hummel_{seats}_tall", _box(33, 20, 894, 604), _box(312, 188, 336, 184), _three(398, 282, 86),
                _three(502, 278, 96), _three(600, 280, 64), 92 * TALL, 104 * TALL, (408 * TALL, 540 * TALL, 88 * TALL, 58 * TALL),
                _box(160, 468, 500, 152), [_tall(place) for place in (T_OWN, *others)], gaps,
                (80 if seats < 5 else 64) * TALL, T_ONE_UI, size=TALL_SIZE, back=T_BACK)


TP_OWN = Place((304, 566), (548, 578), 0, (222, 556), (76, 634, 808, 86), (76, 640, 160, 80), worm_width=50)
TP_LEFT = Place((120, 222), (134, 420), -90, (226, 300), (0, 130, 76, 400), (0, 58, 76, 72), step=21, worm_width=66)
TP_RIGHT = Place((840, 216), (826, 404), 90, (724, 290), (884, 130, 76, 400), (884, 530, 76, 72), step=17, worm_width=66)
TP_TOP_LEFT = Place((236, 118), (362, 112), 180, (232, 268), (150, 0, 290, 58), (100, 0, 50, 58), step=16, worm_width=78)
TP_TOP_RIGHT = Place((724, 118), (598, 112), 180, (716, 290), (520, 0, 290, 58), (810, 0, 40, 58), step=16, worm_width=70)
TP_TOP = Place((400, 118), (540, 112), 180, (232, 262), (320, 0, 320, 58), (640, 0, 100, 58), step=20, worm_width=74)
TP_UI: dict[str, Box] = {
    "prompt": (404, 566, 472, 40), "log": _box(560, 656, 320, 25), "round": _box(76, 14, 96, 24), "pause": (1048, 16, 52, 36),
    "help": (1112, 16, 52, 36), "hint": _box(140, 656, 320, 25)}


def party_tall(seats: int) -> TiledMap:
    others = {3: [TP_LEFT, TP_RIGHT], 4: [TP_LEFT, TP_TOP, TP_RIGHT], 5: [TP_LEFT, TP_TOP_LEFT, TP_TOP_RIGHT, TP_RIGHT]}[seats]
    upper = {3: [(490, 118, 4)], 4: [(224, 130, -6), (736, 130, 6)], 5: [(138, 126, -6), (480, 118, 4), (822, 128, 6)]}[seats]
    gaps = [(x * TALL, y * TALL, angle) for x, y, angle in [(128, 560, 6), *upper, (738, 478, -5)]]
    return _map(f"schummel_hummel_{seats}_party_tall", _box(76, 58, 808, 576), _box(300, 212, 360, 176), _three(384, 300, 88),
                _three(502, 300, 98), _three(610, 300, 58), 88 * TALL, 88 * TALL, (548 * TALL, 578 * TALL, 66 * TALL, 47 * TALL),
                _box(352, 514, 396, 120), [_tall(place) for place in (TP_OWN, *others)], gaps, 72 * TALL, TP_UI, many=True,
                size=TALL_SIZE, own_step=44 * TALL, back=T_BACK)


def maps() -> Iterator[TiledMap]:
    for seats in (3, 4, 5):
        yield one(seats)
        yield party(seats)
        yield one_tall(seats)
        yield party_tall(seats)
