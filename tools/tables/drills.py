"""The tables of the drills: one player, and what is shown in the middle."""

from __future__ import annotations

from collections.abc import Iterator

from tools.tables.tiled import Box, Player, TiledMap, box, card

OWN = (146.0, 524.0)
UI: dict[str, Box] = {
    "table": (44, 24, 1192, 596), "cloth": (408, 178, 464, 208), "prompt": (404, 530, 472, 40), "log": (996, 500, 214, 96),
    "round": (70, 42, 118, 32), "pause": (1104, 38, 52, 40), "help": (1166, 38, 52, 40), "hint": (404, 652, 472, 34),
    "title": (70, 40, 270, 36), "dots": (350, 40, 660, 36)}
WORDS = ("blue", "yellow", "red", "brown")
RANKS = 8
BEDS = (76.0, 472.0, 868.0)
"""Left edges of three gardens in a row, with their players."""
TALL = 240.0
"""So much higher is the tall table; the middle moves by a quarter of it, what lies below by all of it."""


class Plan:
    """One shape of a map under way."""

    def __init__(self, name: str, tall: bool, portrait: tuple[float, float] = OWN) -> None:
        self.made = TiledMap(f"{name}_1_tall" if tall else f"{name}_1", (1280, 960) if tall else (1280, 720))
        self.middle, self.low = (TALL / 4, TALL) if tall else (0.0, 0.0)
        self.ui = dict(UI)
        x, y = portrait[0], portrait[1] + self.low
        self.made.zone("seat", box(x, y, 132, 150), seat=0)
        self.made.players([Player((x, y), (x, y), 0)], 116, 104)
        self.ui["table"] = (44, 24, 1192, 596 + self.low)
        self.put("log", UI["log"], self.low)
        self.put("hint", UI["hint"], self.low)
        self.put("prompt", UI["prompt"], self.middle * 3)
        self.put("cloth", UI["cloth"], self.middle)

    def put(self, name: str, area: Box, down: float = 0.0) -> None:
        self.ui[name] = (area[0], area[1] + down, area[2], area[3])

    def hand(self, y: float, width: float, step: float, zone: Box) -> None:
        """The own cards, face up."""
        y += self.low
        self.made.zone("hand", (zone[0], zone[1] + self.low, zone[2], zone[3]), seat=0)
        self.made.add("fans", "hand", "fan", card(640, y, width), seat=0, facing=0.0, card=width, step=step)

    def done(self) -> TiledMap:
        self.made.words(self.ui)
        return self.made


def _pile(plan: Plan, x: float, y: float, width: float, draw: bool = True) -> None:
    """Where things are shown, and the pile they come from."""
    y += plan.middle
    plan.made.zone("discard", box(x, y, 330, 260))
    if draw:
        plan.made.pile("draw", card(478, y + 7, 112))
    plan.made.pile("discard", card(x, y, width), angle=3.0)


def reaction(tall: bool) -> TiledMap:
    """A flat hand: a pile, and the line of time."""
    plan = Plan("drill", tall)
    _pile(plan, 662, 276, 144)
    plan.put("line", (252, 450, 704, 66), 2 * plan.middle)
    plan.hand(560, 84, 72, (440, 610, 400, 60))
    return plan.done()


def pair(tall: bool) -> TiledMap:
    """Two cards side by side."""
    plan = Plan("drill_pair", tall)
    plan.put("cloth", (318, 178, 644, 208), plan.middle)
    plan.made.zone("discard", box(690, 276 + plan.middle, 400, 260))
    plan.made.pile("draw", card(400, 283 + plan.middle, 112))
    plan.made.pile("discard", card(748, 276 + plan.middle, 144), angle=3.0)
    plan.put("line", (252, 450, 704, 66), 2 * plan.middle)
    plan.hand(560, 84, 72, (440, 610, 400, 60))
    return plan.done()


def words(tall: bool) -> TiledMap:
    """Four words below the pile."""
    plan = Plan("drill_words", tall, (120, 520))
    _pile(plan, 662, 276, 144)
    for n, colour in enumerate(WORDS):
        plan.put(f"word_{colour}", (232 + 232 * n, 472, 218, 92), plan.low)
    plan.put("prompt", (404, 574, 472, 38), plan.low)
    plan.hand(560, 84, 72, (440, 610, 400, 60))
    return plan.done()


def hand(tall: bool) -> TiledMap:
    """The worm beside the pile, a hand below."""
    plan = Plan("drill_hand", tall)
    plan.put("cloth", (378, 150, 524, 208), plan.middle)
    _pile(plan, 640, 250, 136, draw=False)
    plan.made.zone("worm", box(438, 250 + plan.middle, 150, 200), seat=0)
    plan.made.pile("worm", card(438, 250 + plan.middle, 118), seat=0, angle=-3.0)
    plan.put("time", (760, 302, 128, 22), plan.middle)
    plan.put("prompt", (404, 396, 472, 40), 2 * plan.middle)
    plan.hand(534, 104, 92, (228, 446, 880, 174))
    return plan.done()


def meadow(tall: bool) -> TiledMap:
    """Five sheep on the meadow, a hand below."""
    plan = Plan("drill_meadow", tall)
    y = 232 + plan.middle
    plan.put("cloth", box(640, 232, 610, 214), plan.middle)
    for n, angle in enumerate((-2.0, 1.5, -1.0, 2.0, -1.5)):
        x = 640 + (n - 2) * 106
        plan.made.zone("meadow", box(x, y - 4, 104, 160), number=n)
        plan.made.pile("meadow", card(x, y - 4, 96), number=n, angle=angle)
    plan.put("time", (576, 344, 128, 22), plan.middle)
    plan.put("prompt", (404, 392, 472, 40), 2 * plan.middle)
    plan.hand(534, 104, 92, (228, 446, 880, 174))
    return plan.done()


def beds(tall: bool) -> TiledMap:
    """Three gardens, the display, and the cards that the asked player may lay."""
    plan = Plan("drill_beds", tall, (120, 524))
    up = plan.middle / 2
    for n, x in enumerate(BEDS):
        plan.put(f"bed_{n}", (x + 94, 96, 240, 132), up)
        plan.put(f"head_{n}", (x, 104, 80, 80), up)
        plan.put(f"left_{n}", (x, 236, 334, 28), up)
    y = 352 + plan.middle
    plan.put("cloth", (440, 288, 400, 128), plan.middle)
    plan.made.pile("display", card(640, y, 76))
    plan.made.pile("discard", card(1010, y, 88), angle=3.0)
    plan.put("time", (206, 340, 128, 22), plan.middle)
    plan.put("prompt", (404, 432, 472, 38), 2 * plan.middle)
    for n in range(RANKS):
        plan.put(f"answer_{n}", (234 + 112 * n, 482, 88, 130), plan.low - plan.middle / 2)
    plan.hand(560, 84, 72, (440, 620, 400, 60))
    return plan.done()


def maps() -> Iterator[TiledMap]:
    for tall in (False, True):
        for plan in (reaction, pair, words, hand, meadow, beds):
            yield plan(tall)
