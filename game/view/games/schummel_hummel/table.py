"""What lies on the table of Schummel Hummel besides cards: the worm, the grasshoppers, the pollen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.cards import Card, Seat
from game.core.events import Event
from game.referee.view import SeatView
from game.view.canvas import Canvas
from game.view.games.base import GameTable
from game.view.ground import Spread
from game.view.i18n import _
from game.view.layout import Box, Layout, Parts
from game.view.model import LogLine, Moment, SeatLook, TableLook
from game.view.motion import Pose
from game.view.painter import Painter
from game.view.pictures import Pictures
from game.view.polygons import burst
from game.view.prompt import Prompt
from game.view.sounds import Cue, Ear
from game.view.story import FaceOf
from game.view.theme import PAPER
from game.view.things import Thing, spot_pose

from . import sounds
from .prompts import prompt_of
from .story import tell

HOPPER, POLLEN = "table/grasshopper_token", "table/pollen_token"
HOPPER_WIDTH = 90.0
STOLEN_WIDTH = 46.0
CLOTH_MARGIN = 30
"""Around the 464 x 208 of the cloth's drawing."""


@dataclass(slots=True)
class SchummelLook(TableLook):
    watchman: int = 0
    telescope: bool = False
    home_hoppers: tuple[bool, ...] = ()
    pollen_home: bool = True
    wasp: str = ""
    """``plain`` or ``stinger`` while hands may slap."""
    stolen: tuple[int, ...] = ()
    """How many grasshoppers each seat has carried off."""


class SchummelTable(GameTable[SchummelLook]):
    slug = "schummel_hummel"
    parts = Parts(zones=("slip", "discard", "draw", "pollen"), seated_zones=("lap", "shoulder", "worm", "gap"),
                  piles=("draw", "discard", "pollen"), seated_piles=("grasshopper", "worm"))

    # ---- what there is to see

    def look(self, view: SeatView, moment: Moment, pictures: Pictures) -> SchummelLook:
        facts = view.facts
        hoppers, wasp, watchman = facts["grasshoppers"], str(facts["wasp"]), facts["watchman"]
        return SchummelLook(
            game=self.slug, round_words=_("Round {number} of {rounds}").format(number=view.round, rounds=view.seats),
            stands_out=bool(wasp), watchman=watchman, telescope=bool(facts["telescope"]),
            home_hoppers=_at_home(hoppers, moment),
            pollen_home="pollen" not in moment.carrying.values() and moment.held != facts["pollen"], wasp=wasp,
            stolen=tuple(sum(holder == seat for _card, holder in hoppers) for seat in range(view.seats)))

    def prompt(self, view: SeatView, moment: Moment) -> Prompt:
        prompt = prompt_of(view, moment.alone, moment.device)
        return prompt._replace(words=_("*Caught you!* who? choose a player")) if moment.accusing else prompt

    def playable(self, view: SeatView) -> set[Card] | None:
        facts = view.facts
        if view.seat in facts["giving"]:
            return set(facts["givable"])
        if facts["giving"] or facts["wasp"] or facts["pollinating"] >= 0 or view.turn != view.seat:
            return None
        return set(facts["playable"])

    def seat(self, view: SeatView, moment: Moment, seat: Seat, look: SeatLook) -> None:
        facts = view.facts
        if facts["settling"] and seat in dict(facts["giving"]).values():
            look.mark = "alarm"
        elif moment.accusing and seat != moment.own:
            look.mark = "may"

    def spreads(self, layout: Layout) -> Sequence[Spread]:
        cloth = layout.ui["cloth"]
        across, down = cloth.w / 464 * CLOTH_MARGIN, cloth.h / 208 * CLOTH_MARGIN
        box = Box(cloth.x - across, cloth.y - down, cloth.w + 2 * across, cloth.h + 2 * down)
        return (Spread("table/cloth_schummel_hummel", box),)

    def things(self, look: SchummelLook, layout: Layout, pictures: Pictures) -> list[Thing]:
        worm = "cards/schummel_hummel/watchman_worm" + ("" if look.telescope else "_plain")
        found = [Thing("worm", worm, spot_pose(layout.spots[f"worm:{look.watchman}"], 3)), *_hoppers(look, layout)]
        if look.pollen_home:
            found.append(Thing("pollen", POLLEN, spot_pose(layout.spots["pollen"]), 100))
        return found

    # ---- drawing beside things

    def draw_under(self, canvas: Canvas, painter: Painter, look: SchummelLook, layout: Layout) -> None:
        for n, home in enumerate(look.home_hoppers):
            if not home:
                spot = layout.spots[f"grasshopper:{n}"]
                w, h = spot.width * 0.92, spot.width * 0.66
                canvas.dashed_box(spot.x - w / 2, spot.y - h / 2, w, h, 10, PAPER, 3, 9, 8)
        if not look.pollen_home:
            spot = layout.spots["pollen"]
            w = spot.width * 0.9
            canvas.dashed_box(spot.x - w / 2, spot.y - w / 2, w, w, w / 2, "#D9EFEA", 3, 8, 8)
        if look.wasp:
            burst(canvas, layout.discard.x, layout.discard.y, 112, 150)

    # ---- motion and words

    def token(self, source: str, layout: Layout) -> tuple[str, float] | None:
        if source.startswith("gap"):
            return HOPPER, HOPPER_WIDTH
        return (POLLEN, layout.spots["pollen"].width) if source == "pollen" else None

    def rests_as(self, pile: str) -> str:
        return f"{pile}:0" if pile.startswith("stolen") else pile

    def cues(self, event: Event, ear: Ear) -> Sequence[Cue]:
        return sounds.cues(event, ear)

    def tell(self, event: Event, names: Sequence[str], face: FaceOf) -> LogLine | None:
        return tell(event, names, face)


def _at_home(hoppers: Sequence[tuple[Card, Any]], moment: Moment) -> tuple[bool, ...]:
    away = set(moment.carrying.values())
    return tuple(holder is None and f"gap:{gap}" not in away and card != moment.held
                 for gap, (card, holder) in enumerate(hoppers))


def _hoppers(look: SchummelLook, layout: Layout) -> list[Thing]:
    middle = layout.size[0] / 2
    found = []
    for n, home in enumerate(look.home_hoppers):
        spot = layout.spots[f"grasshopper:{n}"]
        if home:
            found.append(Thing(f"gap:{n}", HOPPER, spot_pose(spot), 90, spot.x > middle))
    for seat, count in enumerate(look.stolen):
        for n in range(count):
            found.append(Thing(f"stolen:{seat}:{n}", HOPPER, stolen_pose(layout, seat, n), 90, solid=False))
    return found


def stolen_pose(layout: Layout, seat: int, n: int) -> Pose:
    """Beside the portrait of whoever carried it off."""
    portrait = layout.seats[seat].portrait
    return Pose(
        portrait.x + portrait.width * 0.42 - n * 20, portrait.y - portrait.width * 0.42, STOLEN_WIDTH, 10 - 20 * n
    )
