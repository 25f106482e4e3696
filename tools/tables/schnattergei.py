"""The tables of Schnattergei: a pile before each player, one in the middle, four words that never move.

Nobody has secrets here, so several people sit at the same table as one.
"""

from __future__ import annotations

from collections.abc import Iterator

from tools.tables.tiled import Box, Player, TiledMap, box, card

WORDS = ("blue", "yellow", "red", "brown")
PILE = 88.0

OWN = Player((116, 516), (232, 536), 0)
LEFT = Player((116, 226), (232, 246), -90)
TOP = Player((446, 98), (340, 114), 180)
RIGHT = Player((1164, 226), (1048, 246), 90)
UI: dict[str, Box] = {
    "table": (44, 24, 1192, 596), "cloth": box(640, 270, 356, 240), "prompt": (404, 436, 472, 40), "log": (640, 62, 400, 34),
    "round": (70, 42, 118, 32), "pause": (1104, 38, 52, 40), "help": (1166, 38, 52, 40), "hint": (520, 635, 472, 34),
    "slap": box(906, 268, 108, 108), "accuse": (306, 190, 138, 50), "admit": (306, 258, 138, 50)}

T_OWN = Player((116, 752), (232, 772), 0)
T_LEFT = Player((116, 306), (232, 326), -90)
T_TOP = Player((446, 110), (340, 126), 180)
T_RIGHT = Player((1164, 306), (1048, 326), 90)
TALL_UI: dict[str, Box] = UI | {
    "table": (44, 24, 1192, 836), "cloth": box(640, 360, 386, 262), "prompt": (404, 548, 472, 40), "log": (640, 62, 400, 34),
    "hint": (520, 885, 472, 34), "slap": box(906, 358, 116, 116), "accuse": (306, 262, 138, 54), "admit": (306, 334, 138, 54)}


def _map(name: str, players: list[Player], ui: dict[str, Box], words: dict[str, Box], middle: tuple[float, float, float],
         size: tuple[int, int] = (1280, 720)) -> TiledMap:
    made = TiledMap(name, size)
    x, y, width = middle
    made.zone("discard", box(x, y + 4, 330, 250))
    for n, player in enumerate(players):
        made.zone("pile", box(*player.fan, PILE + 22, PILE * 1.4 + 22), seat=n)
        made.zone("seat", box(*player.portrait, 108, 126), seat=n)
    made.zone("hand", box(*players[0].fan, PILE + 22, PILE * 1.4 + 22), seat=0)
    made.pile("discard", card(x, y, width), angle=4.0)
    for n, player in enumerate(players):
        made.pile("pile", card(*player.fan, PILE), seat=n)
    made.players(players, 108, 92)
    for n, player in enumerate(players):
        made.add("fans", "fan" if n else "hand", "fan", card(*player.fan, PILE), seat=n, facing=float(player.facing),
                 card=PILE, step=10.0)
    made.words(ui | words)
    return made


def maps() -> Iterator[TiledMap]:
    row = {f"word_{colour}": (312 + 226.0 * n, 500.0, 214.0, 92.0) for n, colour in enumerate(WORDS)}
    square = {f"word_{colour}": (318 + 314.0 * (n % 2), 616.0 + 122 * (n // 2), 296.0, 92.0) for n, colour in enumerate(WORDS)}
    for seats, others, tall in ((2, [TOP], [T_TOP]), (3, [LEFT, RIGHT], [T_LEFT, T_RIGHT]),
                                (4, [LEFT, TOP, RIGHT], [T_LEFT, T_TOP, T_RIGHT])):
        yield _map(f"schnattergei_{seats}", [OWN, *others], UI, row, (640, 266, 146))
        yield _map(f"schnattergei_{seats}_tall", [T_OWN, *tall], TALL_UI, square, (640, 356, 158), (1280, 960))
