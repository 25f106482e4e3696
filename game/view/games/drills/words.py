"""The table of ``call``: a pile that grows, four words below it, and a ring of time around the card."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.referee.view import SeatView
from game.view.canvas import Canvas
from game.view.card_words import motif_word
from game.view.games.schnattergei.table import draw_word, signs
from game.view.games.schnattergei.words import COLOURS
from game.view.i18n import _
from game.view.layout import Box, Layout, Parts
from game.view.model import ButtonLook, Moment
from game.view.painter import Painter
from game.view.pictures import Pictures
from game.view.still import tag
from game.view.theme import INK, PAPER, SOFT

from .table import DrillLook, DrillTable


@dataclass(slots=True)
class CallLook(DrillLook):
    pictures: tuple[str, ...] = ()
    """The small card on each word."""
    asked: bool = False
    """A word is wanted now."""
    signs: dict[str, tuple[str, str]] = field(default_factory=dict)


class CallTable(DrillTable):
    parts = Parts(zones=("discard",), piles=("draw", "discard"),
                  ui=("title", "dots", *(f"word_{colour}" for colour in COLOURS)))
    plan = "drill_words"
    blank_below = True
    look_type = CallLook

    def look(self, view: SeatView, moment: Moment, pictures: Pictures) -> CallLook:
        look = super().look(view, moment, pictures)
        assert isinstance(look, CallLook)
        facts = view.facts
        look.asked = facts["phase"] == "shown"
        look.signs = signs(moment)
        look.pictures = tuple(f"cards/schnattergei/{facts['words'][colour]}_{colour}" for colour in COLOURS)
        return look

    def buttons(self, facts: dict[str, Any], moment: Moment) -> tuple[ButtonLook, ...]:
        return tuple(ButtonLook(f"word_{colour}", motif_word(facts["words"][colour]).capitalize(), "speech")
                     for colour in COLOURS)

    def draw_over(self, canvas: Canvas, painter: Painter, look: DrillLook, layout: Layout) -> None:
        super().draw_over(canvas, painter, look, layout)
        if look.ghost_ms:
            at = (layout.discard.x + 250, layout.discard.y + 118)
            tag(canvas, _("best run: {ms}").format(ms=look.ghost_ms), at, 16, PAPER, SOFT, border=INK, height=28)

    def draw_button(self, canvas: Canvas, look: DrillLook, button: ButtonLook, box: Box) -> bool:
        assert isinstance(look, CallLook)
        colour = button.id.partition("_")[2]
        picture = look.pictures[COLOURS.index(colour)]
        draw_word(canvas, button.words, box, colour, picture, look.asked, look.signs[colour])
        return True
