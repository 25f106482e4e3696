"""The table of the drills: one player, a pile, the place where things are shown, and the line of time."""

from __future__ import annotations

from collections.abc import Iterator

from tools.tables.tiled import Box, Player, TiledMap, box, card

OWN = Player((146, 524), (146, 524), 0)
UI: dict[str, Box] = {
    "table": (44, 24, 1192, 596), "cloth": (408, 178, 464, 208), "prompt": (404, 530, 472, 40), "log": (996, 500, 214, 96),
    "round": (70, 42, 118, 32), "pause": (1104, 38, 52, 40), "help": (1166, 38, 52, 40), "hint": (404, 652, 472, 34),
    "title": (70, 40, 250, 36), "dots": (350, 40, 660, 36), "line": (252, 450, 704, 66)}
ANSWERS = 4


def maps() -> Iterator[TiledMap]:
    for tall in (False, True):
        down = 60 if tall else 0
        made = TiledMap("drill_1_tall" if tall else "drill_1", (1280, 960) if tall else (1280, 720))
        made.zone("discard", box(662, 276 + down, 330, 260))
        made.zone("seat", box(OWN.portrait[0], OWN.portrait[1] + 4 * down, 132, 150), seat=0)
        made.zone("hand", box(640, 640 + 4 * down, 400, 60), seat=0)
        made.pile("draw", card(478, 283 + down, 112))
        made.pile("discard", card(662, 276 + down, 144), angle=3.0)
        made.players([Player((OWN.portrait[0], OWN.portrait[1] + 4 * down), OWN.fan, 0)], 116, 104)
        made.add("fans", "hand", "fan", card(640, 560 + 4 * down, 84), seat=0, facing=0.0, card=84.0, step=72.0)
        moved = {name: (x, y + _down(name, down), w, h) for name, (x, y, w, h) in UI.items()}
        if tall:
            moved["table"] = (44, 24, 1192, 836)
        wide = 168.0
        for n in range(ANSWERS):
            moved[f"answer_{n}"] = (640 - ANSWERS * (wide + 12) / 2 + n * (wide + 12) + 6, 456 + 2 * down, wide, 64.0)
        made.words(moved)
        yield made


def _down(name: str, down: float) -> float:
    return {"cloth": down, "line": 2 * down, "prompt": 3 * down, "log": 4 * down, "hint": 4 * down}.get(name, 0.0)
