"""What the screens of an evening share: points, titles and names in words, the tile of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.evening import Evening, Title
from game.scenes.game_tile import GameTile
from game.settings import SeatSetting
from game.view.canvas import Canvas
from game.view.i18n import N_, _
from game.view.text import clean_name
from game.view.theme import BRASS, INK, PAPER
from game.view.widgets import Box

Games = Mapping[str, GameTile]
"""What can be played, by game."""
FEWEST_SEATS, MOST_SEATS = 2, 5
NARROW = 200.0
"""A tile that is less wide has its name below it."""
TILE_SHAPE = 170 / 106
"""The width of a tile by its height."""


class TitleWords(NamedTuple):
    name: str
    reason: str
    """With ``{n}``."""


TITLE_WORDS = {
    "slowest_liar": TitleWords(N_("slowest liar"), N_("{n} ms in full light, and nobody saw it")),
    "never_caught": TitleWords(N_("never caught"), N_("cards gone unseen: {n}")),
    "fastest_paw": TitleWords(N_("fastest paw"), N_("{n} ms from card to slap")),
    "sharpest_eye": TitleWords(N_("sharpest eye"), N_("right calls: {n}")),
    "light_fingers": TitleWords(N_("light fingers"), N_("grasshoppers carried off: {n}")),
    "quickest_beak": TitleWords(N_("quickest beak"), N_("{n} ms for a word, usually")),
    "fullest_barn": TitleWords(N_("fullest barn"), N_("harvests: {n}")),
    "biggest_herd": TitleWords(N_("biggest herd"), N_("points in one round: {n}")),
    "loudest_whistle": TitleWords(N_("loudest whistle"), N_("whistles: {n}")),
    "red_handed": TitleWords(N_("red-handed"), N_("times caught: {n}")),
    "best_fodder": TitleWords(N_("best cook for grasshoppers"), N_("cards eaten: {n}")),
    "feathers": TitleWords(N_("head full of feathers"), N_("mistakes: {n}")),
}
SENTENCES = {
    "schummel_hummel": N_("Lose your cards, the honest way or the other."),
    "heuschrecken_poker": N_("Lay what nobody else lays, and harvest."),
    "moemmen": N_("Six sheep of one colour make a herd."),
    "schnattergei": N_("Flip, name, slap: the quickest beak wins."),
}


def said_points(halves: int) -> str:
    """Half points as a number: 7 is 3½."""
    whole = str(halves // 2) if halves >= 2 or not halves else ""
    return f"{whole}½" if halves % 2 else whole


def name_of(seat: SeatSetting) -> str:
    return clean_name(seat.name)


def title_of(evening: Evening, member: int) -> str:
    """The finest title so far; empty for nobody's."""
    found = next((each for each in evening.titles if each.member == member), None)
    return _(TITLE_WORDS[found.kind].name) if found else ""


def reason_of(title: Title) -> str:
    return _(TITLE_WORDS[title.kind].reason).format(n=title.value)


def draw_twice(canvas: Canvas, x: float, y: float, radius: float = 10) -> None:
    """The mark of the finale: its points count twice."""
    canvas.disc(x, y, radius, PAPER, INK, 2)
    canvas.write("×2", "title", 15, INK, (x, y - 0.5), "center", height=20)


def draw_tile(canvas: Canvas, game: GameTile, box: Box, *, now: bool = False, done: bool = False,
              pressed: bool = False) -> None:
    """A game's picture and, across its lower edge, its name if there is room: dark when it is done, on brass when it
    is next."""
    x, y, w, h = box
    round_ = 12 * w / 170
    canvas.shade(x, y, w, h, round_)
    canvas.art(f"title/game_{game.game}", x, y, w, h)
    if done:
        canvas.pill(x, y, w, h, round_, INK, 120)
    if w < NARROW:
        return
    size = canvas.fit(game.title, "title", (19, 18, 17, 16, 15), w - 20)
    words = min(canvas.width_of(game.title, "title", size), w - 20)
    wide, high = words + 24, max(29.0, canvas.step(size) + 3)
    left, top = x + (w - wide) / 2, y + h - high / 2 - 4 + (3 if pressed else 0)
    canvas.pill(left, top, wide, high, None, BRASS if now else PAPER, border=INK)
    canvas.write(game.title, "title", size, INK, (left + wide / 2, top + high / 2 - 0.5), "center", room=words + 2)
