"""The table of a drill in company: the one of Schummel Hummel, with the drill's name, time and count in its corner."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields

from game.core.cards import Seat
from game.referee.view import SeatView
from game.view.canvas import Canvas
from game.view.games.schummel_hummel import SchummelLook, SchummelTable
from game.view.i18n import N_, Number, _
from game.view.layout import Box, Layout
from game.view.model import Moment, SeatLook
from game.view.painter import Painter
from game.view.pictures import Pictures
from game.view.prompt import NONE, Prompt
from game.view.still import seat_point
from game.view.theme import INK, MARIGOLD, PAPER, SHADOW, WARNING, veil

LEFT_S, BEST = "left_s", "best"
GAZE = "gaze:"
"""Keys of ``Moment.notes``: seconds left; the best score so far; where a seat looks: at a seat, or one of the places
below."""
ON_PILES, ON_HAND, NOWHERE = -1, -2, -3
SIGNS = {"gone": "check", "caught": "caught", "right": "check", "wrong": "close", "hits": "check", "struck": "pollen",
         "kept": "grasshopper", "saved": "check"}
"""The icon of each count."""
TURNS_RED_S = 10
BEADS = 4


@dataclass(slots=True)
class PartyLook(SchummelLook):
    title: str = ""
    left: str = ""
    """What is left: of the time, or of the throws."""
    hurry: bool = False
    counts: tuple[tuple[str, str], ...] = ()
    """Icons and numbers, the best score last."""
    gazes: tuple[tuple[Seat, int], ...] = ()


class PartyTable(SchummelTable):
    """``title``: what the drill is called; ``prompts``: what to do, by kind of device, as markup; ``counts``: what of
    the tally stands in the corner; ``best``: how a score is written. All words are translated here."""

    plan = "schummel_hummel"

    def __init__(self, slug: str, title: str, prompts: Mapping[str, str], counts: tuple[str, ...],
                 best: str = N_("{n:.0f}")) -> None:
        self.slug = slug  # type: ignore[misc]
        self.title, self._prompts, self._counts, self._best = title, prompts, counts, best

    def look(self, view: SeatView, moment: Moment, pictures: Pictures) -> PartyLook:
        look = super().look(view, moment, pictures)
        shared = {each.name: getattr(look, each.name) for each in fields(look)}
        tally = view.facts["tally"]
        left_s = int(moment.notes.get(LEFT_S, 0))
        if "throws" in tally:
            left = _("{n} of {all}").format(n=min(tally["throws"] + 1, view.facts["count"]), all=view.facts["count"])
        else:
            left = f"{left_s // 60}:{left_s % 60:02}"
        return PartyLook(**shared | {
            "home_hoppers": look.home_hoppers if "kept" in tally else (),  # else nobody steals any
            "round_words": " ", "title": _(self.title), "left": left,
            "hurry": "throws" not in tally and left_s <= TURNS_RED_S,
            "counts": (*((SIGNS[name], str(tally[name])) for name in self._counts), *self._best_chip(moment)),
            "gazes": tuple((int(key.removeprefix(GAZE)), int(at))
                           for key, at in moment.notes.items() if key.startswith(GAZE))})

    def _best_chip(self, moment: Moment) -> Iterator[tuple[str, str]]:
        if BEST in moment.notes:
            yield "trophy", _(self._best).format(n=Number(moment.notes[BEST]))

    def prompt(self, view: SeatView, moment: Moment) -> Prompt:
        """What the drill is about; while pollen flies, whose it is."""
        if view.facts["pollinating"] >= 0 or moment.accusing:
            return super().prompt(view, moment)
        return NONE if view.round_over else Prompt(_(self._prompts[moment.device]), view.seat)

    def seat(self, view: SeatView, moment: Moment, seat: Seat, look: SeatLook) -> None:
        super().seat(view, moment, seat, look)
        if not view.facts["pollinating"] >= 0:
            look.turn = False  # whose turn it is doesn't matter here

    def draw_over(self, canvas: Canvas, painter: Painter, look: SchummelLook, layout: Layout) -> None:
        super().draw_over(canvas, painter, look, layout)
        assert isinstance(look, PartyLook)
        for seat, at in look.gazes:
            _draw_gaze(canvas, look, layout, seat, at)
        _draw_corner(canvas, look, layout.ui["round"])


def _draw_corner(canvas: Canvas, look: PartyLook, box: Box) -> None:
    """Name and time, and the counts below."""
    size = canvas.size_for_height(18, box.h)
    room = canvas.width_of(look.title, "title", size) + canvas.width_of(look.left, "title", size) + 44
    wide = max(box.w, room)
    middle = box.y + box.h / 2 - 0.5
    canvas.pill(box.x, box.y + 3, wide, box.h, None, SHADOW, veil(140))
    canvas.pill(box.x, box.y, wide, box.h, None, PAPER, border=INK)
    canvas.write(look.title, "title", size, INK, (box.x + 16, middle))
    canvas.write(look.left, "title", size, WARNING if look.hurry else INK, (box.x + wide - 16, middle), "midright")
    x, y = box.x, box.y + box.h + 6
    for icon, words in look.counts:
        chip = canvas.width_of(words, "title", size) + 42
        canvas.pill(x, y, chip, box.h, None, PAPER, border=INK, line=2)
        canvas.icon(icon, 20, (x + 18, y + box.h / 2))
        canvas.write(words, "title", size, INK, (x + 33, y + box.h / 2 - 0.5))
        x += chip + 6


def _draw_gaze(canvas: Canvas, look: PartyLook, layout: Layout, seat: Seat, at: int) -> None:
    """A pair of eyes above the portrait, and beads towards what they see; shut when they see nothing."""
    place = layout.seats[seat]
    start = seat_point(place, look.seats[seat])
    goal = _seen(layout, look, seat, at)
    far = math.dist(start, goal) or 1.0
    dx, dy = (goal[0] - start[0]) / far, (goal[1] - start[1]) / far
    radius, at_me = place.portrait.width * 0.5, at == look.own
    x, y = start[0], start[1] - radius
    for n in range(BEADS if at != NOWHERE else 0):
        reach = radius + 40 + 20 * n
        canvas.disc(start[0] + dx * reach, start[1] + dy * reach, 8 - n, MARIGOLD if at_me else PAPER, INK, 2)
    canvas.pill(x - 27, y - 17, 54, 34, None, MARIGOLD if at_me else INK, border=INK)
    canvas.eyes(x, y, 11, (round(dx * 0.6, 1), round(dy * 0.6, 1)), 1.0 if at == NOWHERE else 0.0)


def _seen(layout: Layout, look: PartyLook, seat: Seat, at: int) -> tuple[float, float]:
    if at == ON_HAND:
        fan = layout.seats[seat].fan
        return fan.x, fan.y
    if at < 0:
        return layout.discard.x, layout.discard.y
    if at == look.own:
        return layout.hand.x, layout.hand.y
    return layout.seats[at].portrait.x, layout.seats[at].portrait.y
