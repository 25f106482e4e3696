"""The tables of Mömmen: a meadow of five places in the middle, four buttons at the lower right."""

from __future__ import annotations

from collections.abc import Iterator

from tools.tables.tiled import Box, Player, TiledMap, box, card

PLACES, ANGLES = 5, (-2.0, 1.5, -1.0, 2.0, -1.5)
BUTTONS = ("benny", "tim", "whistle", "pass")

OWN = Player((126, 520), (540, 532), 0)
LEFT = Player((108, 270), (190, 280), -90)
RIGHT = Player((1172, 270), (1090, 280), 90)
TOP = Player((430, 92), (566, 84), 180)
TOP_LEFT = Player((300, 92), (434, 84), 180)
TOP_RIGHT = Player((860, 92), (726, 84), 180)
ONE_UI: dict[str, Box] = {
    "table": (44, 24, 1192, 596), "cloth": box(640, 276, 610, 214), "prompt": (634, 392, 472, 40), "log": (520, 130, 240, 32),
    "round": (70, 42, 118, 32), "pause": (1104, 38, 52, 40), "help": (1166, 38, 52, 40), "hint": (664, 635, 472, 34),
    "collect": (164, 635, 472, 34)}

P_OWN = Player((176, 556), (540, 578), 0)
P_LEFT = Player((132, 206), (146, 366), -90)
P_RIGHT = Player((1148, 206), (1134, 366), 90)
P_TOP = Player((430, 118), (566, 110), 180)
P_TOP_LEFT = Player((300, 118), (434, 110), 180)
P_TOP_RIGHT = Player((980, 118), (846, 110), 180)
PARTY_UI: dict[str, Box] = {
    "table": (84, 58, 1112, 576), "cloth": box(640, 306, 580, 204), "prompt": (404, 424, 472, 40), "log": (520, 164, 240, 32),
    "round": (84, 14, 128, 32), "pause": (1112, 10, 52, 36), "help": (1172, 10, 52, 36), "hint": (664, 658, 472, 34),
    "collect": (164, 658, 472, 34)}


def _others(seats: int, left: Player, top: Player, top_left: Player, top_right: Player, right: Player) -> list[Player]:
    return {2: [top], 3: [left, right], 4: [left, top, right], 5: [left, top_left, top_right, right]}[seats]


def _common(made: TiledMap, players: list[Player], y: float, meadow: tuple[float, float], piles: tuple[float, float, float],
            hand_zone: Box) -> None:
    """``meadow``: width of a card and step from place to place; ``piles``: x of draw and discard pile, and width."""
    width, step = meadow
    places = [(640 + (n - 2) * step, y - 4) for n in range(PLACES)]
    draw_x, discard_x, pile = piles
    for name in ("discard", "tim"):
        made.zone(name, box(discard_x, y, pile + 40, pile * 1.4 + 40))
    for n, (x, place_y) in enumerate(places):
        made.zone("meadow", box(x, place_y, step - 2, width * 1.4 + 24), number=n)
    for n, player in enumerate(players):
        made.seat_zones(n, player, 88 if n else 108)
    made.zone("hand", hand_zone, seat=0)
    made.pile("draw", card(draw_x, y, pile))
    made.pile("discard", card(discard_x, y, pile), angle=3.0)
    made.pile("tim", card(discard_x - 2, y - 6, pile + 8), angle=5.0)
    for n, (x, place_y) in enumerate(places):
        made.pile("meadow", card(x, place_y, width), number=n, angle=ANGLES[n])


def _buttons(x: float, y: float, w: float, h: float, dx: float, dy: float) -> dict[str, Box]:
    return {name: (x + n % 2 * dx, y + n // 2 * dy, w, h) for n, name in enumerate(BUTTONS)}


def one(seats: int) -> TiledMap:
    """One person at the screen."""
    made = TiledMap(f"moemmen_{seats}")
    players = [OWN, *_others(seats, LEFT, TOP, TOP_LEFT, TOP_RIGHT, RIGHT)]
    _common(made, players, 276, (92, 102), (290, 990, 76), (228, 444, 624, 176))
    made.players(players, 108, 88)
    made.hands(players, (540, 532, 104, 88), many=False)
    made.words(ONE_UI | _buttons(880, 464, 158, 52, 170, 68))
    return made


def party(seats: int) -> TiledMap:
    """Several people: hands lie covered at the edges, the peeked one is small."""
    made = TiledMap(f"moemmen_{seats}_party")
    players = [P_OWN, *_others(seats, P_LEFT, P_TOP, P_TOP_LEFT, P_TOP_RIGHT, P_RIGHT)]
    _common(made, players, 306, (88, 97), (292, 988, 72), (320, 506, 440, 128))
    made.players(players, 88, 88)
    made.hands(players, (540, 568, 76, 64), many=True)
    made.words(PARTY_UI | _buttons(806, 496, 158, 48, 168, 64))
    return made


def maps() -> Iterator[TiledMap]:
    for seats in (2, 3, 4, 5):
        yield one(seats)
        yield party(seats)
