"""The table of ``herd``: five sheep on the meadow, and a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.cards import Card
from game.referee.view import SeatView
from game.view.games.moemmen.words import card_words
from game.view.ground import Spread
from game.view.i18n import N_, _
from game.view.layout import Layout, Parts
from game.view.model import Moment
from game.view.pictures import Pictures
from game.view.prompt import Prompt
from game.view.things import Thing, spot_pose

from .table import DrillLook, DrillTable

RAISED = 6.0


@dataclass(slots=True)
class MeadowLook(DrillLook):
    meadow: tuple[tuple[str, str], ...] = ()
    """Picture and name by place."""
    best: int = -1
    """The place of the best exchange, once it is over."""


class MeadowTable(DrillTable):
    parts = Parts(numbered=(("meadow", 5),), ui=("title", "dots", "time"))
    plan = "drill_meadow"
    look_type = MeadowLook
    stamps: ClassVar[Mapping[str, str]] = {
        "hit": N_("the best!"), "near": N_("{share} % of the best"), "wrong": N_("{share} % of the best"),
        "missed": N_("too late")}

    def look(self, view: SeatView, moment: Moment, pictures: Pictures) -> MeadowLook:
        look = super().look(view, moment, pictures)
        assert isinstance(look, MeadowLook)
        lying: list[Card] = [card for card in view.facts["meadow"] if card >= 0]
        look.meadow = tuple((pictures.face(card), view.face(card).name) for card in lying)
        if best := view.facts["best"]:
            look.best = int(best.place.partition(":")[2])
        return look

    def prompt(self, view: SeatView, moment: Moment) -> Prompt:
        facts = view.facts
        if facts["best"]:
            return Prompt(self._best(facts, view), view.seat)
        if facts["phase"] != "shown":
            return super().prompt(view, moment)
        return Prompt(_("swap for the most · your hand now: *{points}*").format(
            points=signed(facts["before"])), view.seat)

    def _best(self, facts: Mapping[str, Any], view: SeatView) -> str:
        """What the best exchange was, and what the own one brought."""
        best, made = facts["best"], facts["made"]
        taken = facts["best_takes"]
        words = {"given": card_words(view.face(best.card)), "taken": card_words(view.face(taken)),
                 "best": signed(best.worth), "own": signed(made.worth if made else facts["before"])}
        if made and made.worth == best.worth:
            return _("best possible: *{best}*").format(**words)
        return _("Best: {given} for {taken}, *{best}* · yours {own}").format(**words)

    def spreads(self, layout: Layout) -> Sequence[Spread]:
        return (Spread("table/meadow_moemmen", layout.ui["cloth"]),)

    def stamp_at(self, layout: Layout) -> tuple[float, float]:
        cloth = layout.ui["cloth"]
        return cloth.x + cloth.w - 96, cloth.y - 6

    def things(self, look: DrillLook, layout: Layout, pictures: Pictures) -> list[Thing]:
        assert isinstance(look, MeadowLook)
        found = []
        for n, (picture, name) in enumerate(look.meadow):
            lit = n == look.best or f"meadow:{n}" in look.lit
            pose = spot_pose(layout.spots[f"meadow:{n}"])
            pose = pose._replace(y=pose.y - RAISED, lift=3.0) if lit else pose
            found.append(Thing(f"meadow:{n}", picture, pose, 60, lit=lit, cross=False, name=name))
        return found


def signed(points: int) -> str:
    """With a minus sign that is as wide as a plus."""
    return str(points).replace("-", "−")
