"""Writes assets/tables/*.tmx: the tables that ship with the game.

    python tools/make_tables.py [FOLDER]

Each number is a design unit of the art direction: the middle of a thing, or x, y, w, h. The maps are ordinary
Tiled files; changing them in Tiled is the intended way to make a table of one's own.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import quoteattr

Box = tuple[float, float, float, float]


@dataclass
class Seat:
    portrait: tuple[float, float]
    fan: tuple[float, float]
    facing: float
    worm: tuple[float, float]
    lap: Box
    shoulder: Box
    step: float = 26
    worm_width: float = 92


@dataclass
class Plan:
    """One table; boxes are x, y, w, h and points are middles."""

    name: str
    table: Box
    cloth: Box
    draw: tuple[float, float, float]
    discard: tuple[float, float, float]
    pollen: tuple[float, float, float]
    portrait: float
    own_portrait: float
    hand: tuple[float, float, float, float]
    hand_zone: Box
    seats: list[Seat]
    gaps: list[tuple[float, float, float]]
    hopper: float
    ui: dict[str, Box]
    size: tuple[int, int] = (1280, 720)
    many: bool = False
    lines: list[str] = field(default_factory=list)
    ids: int = 0


def box(x: float, y: float, w: float, h: float) -> Box:
    """A box of that size around a middle."""
    return (x - w / 2, y - h / 2, w, h)


def emit(plan: Plan, name: str, kind: str, area: Box, ellipse: bool = False, **facts: object) -> None:
    plan.ids += 1
    x, y, w, h = (f"{value:g}" for value in area)
    head = f'  <object id="{plan.ids}" name={quoteattr(name)} class="{kind}" x="{x}" y="{y}" width="{w}" height="{h}"'
    inside = []
    if facts:
        inside.append("   <properties>")
        for key, value in facts.items():
            type_ = "int" if isinstance(value, int) else "float"
            inside.append(f'    <property name="{key}" type="{type_}" value="{value:g}"/>')
        inside.append("   </properties>")
    if ellipse:
        inside.append("   <ellipse/>")
    if inside:
        plan.lines += [head + ">", *inside, "  </object>"]
    else:
        plan.lines.append(head + "/>")


def write_zones(plan: Plan) -> None:
    dx, dy, dw = plan.discard
    emit(plan, "slip", "zone", (dx - dw / 2, dy + dw * 0.7 - 12, dw, 34))
    emit(plan, "discard", "zone", box(dx, dy, dw + 20, dw * 1.4 + 12))
    emit(plan, "draw", "zone", box(plan.draw[0], plan.draw[1], plan.draw[2] + 10, plan.draw[2] * 1.4 + 10))
    emit(plan, "pollen", "zone", box(plan.pollen[0], plan.pollen[1], plan.pollen[2] + 8, plan.pollen[2] + 8))
    for n, seat in enumerate(plan.seats):
        size = plan.portrait if n else plan.own_portrait
        emit(plan, "seat", "zone", box(*seat.portrait, size + 16, size + 34), seat=n)
        long, high = (170, 100) if seat.facing in (0, 180) else (100, 190)
        if n:
            emit(plan, "seat", "zone", box(*seat.fan, long, high), seat=n)
        emit(plan, "worm", "zone", box(*seat.worm, seat.worm_width, seat.worm_width * 1.4), seat=n)
        emit(plan, "lap", "zone", seat.lap, seat=n)
        emit(plan, "shoulder", "zone", seat.shoulder, seat=n)
    for n, (x, y, _) in enumerate(plan.gaps):
        emit(plan, "gap", "zone", box(x, y, plan.hopper + 12, plan.hopper), seat=n)
    emit(plan, "hand", "zone", plan.hand_zone, seat=0)


def write_things(plan: Plan) -> None:
    for name, (x, y, w) in (("draw", plan.draw), ("discard", plan.discard)):
        emit(plan, name, "pile", box(x, y, w, w * 1.4))
    emit(plan, "pollen", "pile", box(*plan.pollen[:2], plan.pollen[2], plan.pollen[2]))
    for n, (x, y, angle) in enumerate(plan.gaps):
        emit(plan, "grasshopper", "pile", box(x, y, plan.hopper, plan.hopper * 0.75), seat=n, angle=float(angle))
    for n, seat in enumerate(plan.seats):
        emit(plan, "worm", "pile", box(*seat.worm, seat.worm_width, seat.worm_width * 1.4), seat=n, angle=4.0)


def write(plan: Plan, folder: Path) -> None:
    layers = []

    def layer(name: str, fill: object) -> None:
        plan.lines = []
        assert callable(fill)
        fill()
        layers.append(f' <objectgroup id="{len(layers) + 1}" name="{name}">\n' + "\n".join(plan.lines) + "\n </objectgroup>")

    def seats() -> None:
        for n, seat in enumerate(plan.seats):
            size = plan.portrait if n else plan.own_portrait
            emit(plan, "portrait", "seat", box(*seat.portrait, size, size), ellipse=True, seat=n)

    def fans() -> None:
        x, y, width, step = plan.hand
        emit(plan, "hand", "fan", box(x, y, width * 6, width * 1.4), seat=0, facing=0.0, card=float(width), step=float(step))
        for n, seat in enumerate(plan.seats):
            if n or plan.many:
                card = 58.0
                own_step = 46.0 if n == 0 else seat.step
                emit(plan, "fan", "fan", box(*seat.fan, card * 3, card * 1.4), seat=n, facing=float(seat.facing), card=card,
                     step=float(own_step))

    def ui() -> None:
        emit(plan, "table", "ui", plan.table)
        emit(plan, "cloth", "ui", plan.cloth)
        for name, area in plan.ui.items():
            emit(plan, name, "ui", area)

    layer("zones", lambda: write_zones(plan))
    layer("piles", lambda: write_things(plan))
    layer("seats", seats)
    layer("fans", fans)
    layer("ui", ui)
    width, height = plan.size
    text = (f'<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.10" tiledversion="1.11.0" orientation="orthogonal" '
            f'renderorder="right-down" width="{width // 16}" height="{height // 16}" tilewidth="16" tileheight="16" infinite="0" '
            f'nextlayerid="{len(layers) + 1}" nextobjectid="{plan.ids + 1}">\n' + "\n".join(layers) + "\n</map>\n")
    (folder / f"{plan.name}.tmx").write_text(text, encoding="utf-8")


# ---- one person at the screen: the lap is below ------------------------------------------------------------

OWN = Seat((146, 524), (600, 526), 0, (955, 548), (44, 620, 1192, 100), (44, 634, 206, 86), worm_width=68)
LEFT = Seat((108, 284), (186, 284), -90, (318, 290), (0, 120, 44, 420), (0, 40, 44, 80))
RIGHT = Seat((1174, 284), (1096, 284), 90, (962, 290), (1236, 120, 44, 420), (1236, 540, 44, 80), step=23)
TOP = Seat((580, 80), (760, 96), 180, (474, 96), (420, 0, 480, 24), (900, 0, 200, 24), step=27, worm_width=76)
TOP_LEFT = Seat((372, 80), (512, 92), 180, (282, 92), (220, 0, 400, 24), (160, 0, 60, 24), step=19, worm_width=66)
TOP_RIGHT = Seat((806, 80), (946, 92), 180, (718, 92), (660, 0, 400, 24), (1060, 0, 60, 24), step=19, worm_width=66)
ONE_UI: dict[str, Box] = {
    "prompt": (404, 391, 472, 40), "log": (996, 508, 214, 92), "round": (70, 42, 118, 32), "pause": (1104, 38, 52, 40),
    "help": (1166, 38, 52, 40), "hint": (404, 652, 472, 34)}


def one(seats: int) -> Plan:
    others = {3: [LEFT, RIGHT], 4: [LEFT, TOP, RIGHT], 5: [LEFT, TOP_LEFT, TOP_RIGHT, RIGHT]}[seats]
    upper = {3: [(640, 96, 4)], 4: [(322, 142, 8), (974, 140, -6)], 5: [(190, 134, 8), (638, 106, 4), (1082, 142, -6)]}[seats]
    return Plan(f"schummel_hummel_{seats}", (44, 24, 1192, 596), (408, 178, 464, 208), (520, 283, 112), (664, 279, 120),
                (804, 280, 84), 104, 116, (600, 526, 104, 74), (240, 436, 690, 184), [OWN, *others],
                [(262, 438, -4), *upper, (992, 444, 5)], 104 if seats < 5 else 84, ONE_UI)


# ---- several people: a lap at every edge -------------------------------------------------------------------

P_OWN = Seat((392, 566), (664, 578), 0, (300, 552), (84, 634, 1112, 86), (84, 640, 220, 80), step=46, worm_width=62)
P_LEFT = Seat((132, 226), (146, 424), -90, (254, 300), (0, 130, 84, 400), (0, 58, 84, 72), step=24, worm_width=74)
P_RIGHT = Seat((1148, 216), (1134, 404), 90, (1020, 270), (1196, 130, 84, 400), (1196, 530, 84, 72), step=20, worm_width=74)
P_TOP_LEFT = Seat((300, 120), (446, 112), 180, (352, 262), (220, 0, 380, 58), (150, 0, 70, 58), step=24, worm_width=82)
P_TOP_RIGHT = Seat((980, 120), (834, 112), 180, (928, 262), (680, 0, 380, 58), (1060, 0, 50, 58), step=24, worm_width=82)
P_TOP = Seat((560, 118), (706, 112), 180, (400, 250), (440, 0, 420, 58), (860, 0, 120, 58), step=24, worm_width=82)
PARTY_UI: dict[str, Box] = {
    "prompt": (404, 428, 472, 40), "log": (912, 534, 222, 88), "round": (84, 14, 128, 32), "pause": (1112, 10, 52, 36),
    "help": (1172, 10, 52, 36), "hint": (424, 665, 472, 34)}


def party(seats: int) -> Plan:
    others = {3: [P_LEFT, P_RIGHT], 4: [P_LEFT, P_TOP, P_RIGHT], 5: [P_LEFT, P_TOP_LEFT, P_TOP_RIGHT, P_RIGHT]}[seats]
    upper = {3: [(640, 116, 4)], 4: [(270, 140, -6), (1000, 140, 6)], 5: [(196, 132, -6), (640, 116, 4), (1074, 138, 6)]}[seats]
    return Plan(f"schummel_hummel_{seats}_party", (84, 58, 1112, 576), (444, 202, 392, 196), (532, 300, 100), (658, 300, 112),
                (780, 300, 74), 88, 88, (664, 578, 70, 54), (446, 512, 452, 122), [P_OWN, *others],
                [(214, 566, 6), *upper, (1046, 482, -5)], 84, PARTY_UI, many=True)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent / "assets" / "tables"
    folder.mkdir(parents=True, exist_ok=True)
    for seats in (3, 4, 5):
        for plan in (one(seats), party(seats)):
            write(plan, folder)


if __name__ == "__main__":
    main()
