"""The table of ``telescope``: the worm, the pile and a hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.referee.view import SeatView
from game.view.canvas import Canvas
from game.view.i18n import N_, _
from game.view.layout import Layout, Parts
from game.view.model import Moment
from game.view.painter import Painter
from game.view.pictures import Pictures
from game.view.still import tag
from game.view.theme import INK, PAPER
from game.view.things import Thing, spot_pose

from .table import DrillLook, DrillTable

WORM = "worm"
SIDES = {False: N_("one colour alike"), True: N_("no colour alike")}


@dataclass(slots=True)
class TelescopeLook(DrillLook):
    telescope: bool = False


class TelescopeTable(DrillTable):
    parts = Parts(zones=("discard",), seated_zones=("worm",), piles=("discard",), seated_piles=("worm",),
                  ui=("title", "dots", "time"))
    plan = "drill_hand"
    blank_below = True
    look_type = TelescopeLook
    stamps: ClassVar[Mapping[str, str]] = {
        "hit": N_("all laid"), "wrong": N_("all laid"), "missed": N_("something was left")}

    def look(self, view: SeatView, moment: Moment, pictures: Pictures) -> TelescopeLook:
        look = super().look(view, moment, pictures)
        assert isinstance(look, TelescopeLook)
        look.telescope = view.facts["telescope"]
        return look

    def things(self, look: DrillLook, layout: Layout, pictures: Pictures) -> list[Thing]:
        assert isinstance(look, TelescopeLook)
        return [Thing(WORM, worm_picture(look.telescope), spot_pose(layout.spots["worm:0"], 3.0), solid=False)]

    def draw_over(self, canvas: Canvas, painter: Painter, look: DrillLook, layout: Layout) -> None:
        super().draw_over(canvas, painter, look, layout)
        assert isinstance(look, TelescopeLook)
        spot = layout.spots["worm:0"]
        tag(canvas, _(SIDES[look.telescope]), (spot.x, spot.y + spot.width * 0.7 + 16), 17, PAPER, INK, border=INK,
            height=30)


def worm_picture(telescope: bool) -> str:
    return "cards/schummel_hummel/watchman_worm" + ("" if telescope else "_plain")
