"""The table of ``bluff``: three gardens, the display, and the cards that the asked player may lay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.cards import Card
from game.referee.view import SeatView
from game.view.bindings import sign_of
from game.view.canvas import Canvas
from game.view.ground import Spread
from game.view.i18n import N_, _
from game.view.layout import Box, Layout, Parts
from game.view.model import ButtonLook, Moment
from game.view.motion import Pose
from game.view.painter import Painter
from game.view.pictures import Pictures
from game.view.prompt import Prompt
from game.view.theme import INK, MARIGOLD, PAPER, SHADOW, SIDE, SOFT
from game.view.things import Thing

from .table import CLOTH_MARGIN, DrillLook, DrillTable

RANKS = ("1", "2", "3", "4", "5", "6", "ace", "x")
"""As the answers lie, from left to right."""
NAMES = ("Theo", "Ida", "Pip")
PLAYERS = len(NAMES)
SITTERS = ("toad", "badger", "mouse")
"""Who sits at the other table."""
COLOURS = ("blue", "red", "yellow")
BED_CARD, DISPLAY_STEP = 50.0, 92.0
"""How wide a plant in a garden is, and how far apart the columns of the display are."""
UP = 12.0
"""How much higher the next card of a column lies."""


@dataclass(slots=True)
class BedsLook(DrillLook):
    asked: int = -1
    display: tuple[str, ...] = ()
    beds: tuple[tuple[str, ...], ...] = ()
    """Pictures, of one genus after the other."""
    genera: tuple[tuple[str, ...], ...] = ()
    """Their names; the display's are the last ones."""
    left: tuple[tuple[str, ...], ...] = ()
    tokens: tuple[int, ...] = ()
    named: str = ""
    revealed: bool = False


class BedsTable(DrillTable):
    parts = Parts(piles=("display", "discard"), ui=(
        "title", "dots", "time", *(f"answer_{n}" for n in range(len(RANKS))),
        *(f"{part}_{n}" for part in ("bed", "head", "left") for n in range(PLAYERS))))
    plan = "drill_beds"
    look_type = BedsLook
    stamps: ClassVar[Mapping[str, str]] = {"hit": N_("right!"), "wrong": N_("no"), "missed": N_("too late")}

    def look(self, view: SeatView, moment: Moment, pictures: Pictures) -> BedsLook:
        look = super().look(view, moment, pictures)
        assert isinstance(look, BedsLook)
        facts = view.facts
        piles: list[list[Card]] = [_sorted(view, cards) for cards in (*facts["beds"], facts["display"])]
        look.asked, look.left, look.tokens = facts["asked"], facts["left"], facts["tokens"]
        look.beds = tuple(tuple(pictures.face(card) for card in cards) for cards in piles[:-1])
        look.display = tuple(pictures.face(card) for card in piles[-1])
        look.genera = tuple(tuple(view.face(card).name for card in cards) for cards in piles)
        look.revealed = facts["phase"] == "after"
        look.named = facts["results"][-1].word if look.revealed else ""
        return look

    def buttons(self, facts: dict[str, Any], moment: Moment) -> tuple[ButtonLook, ...]:
        """Only what the asked player still has."""
        if facts["phase"] != "shown":
            return ()
        keys = moment.device in ("keyboard", "pad")
        return tuple(
            ButtonLook(f"answer_{n}", rank, "help", sign_of(moment.keys, f"name_{n}") if keys else "")
            for n, rank in enumerate(RANKS) if rank in facts["answers"])

    def prompt(self, view: SeatView, moment: Moment) -> Prompt:
        asked = view.facts["asked"]
        if asked < 0:
            return super().prompt(view, moment)
        if view.facts["phase"] == "after":
            return Prompt(_("*{name}* laid this").format(name=NAMES[asked]), view.seat)
        return Prompt(_("What will *{name}* lay?").format(name=NAMES[asked]), view.seat)

    def spreads(self, layout: Layout) -> Sequence[Spread]:
        cloth = layout.ui["cloth"]
        across, down = cloth.w / 464 * CLOTH_MARGIN, cloth.h / 208 * CLOTH_MARGIN
        beds = [Spread("table/bed_heuschrecken_poker", layout.ui[f"bed_{n}"]) for n in range(PLAYERS)]
        box = Box(cloth.x - across, cloth.y - down, cloth.w + 2 * across, cloth.h + 2 * down)
        return (Spread("table/cloth_heuschrecken_poker", box), *beds)

    def stamp_at(self, layout: Layout) -> tuple[float, float]:
        spot = layout.discard
        return spot.x + spot.width * 0.5 + 8, spot.y

    def things(self, look: DrillLook, layout: Layout, pictures: Pictures) -> list[Thing]:
        assert isinstance(look, BedsLook)
        found = []
        for n, bed in enumerate(look.beds):
            box = layout.ui[f"bed_{n}"]
            where = (*box.centre, box.w - 20)
            found += _columns(f"bed:{n}", bed, look.genera[n], where, BED_CARD, BED_CARD + 3)
        spot = layout.spots["display"]
        where = (spot.x, spot.y, 372.0)
        return found + _columns("display", look.display, look.genera[-1] if look.genera else (), where, spot.width,
                                DISPLAY_STEP)

    # ---- beside things

    def draw_under(self, canvas: Canvas, painter: Painter, look: DrillLook, layout: Layout) -> None:
        """Who is asked, and who else sits there."""
        assert isinstance(look, BedsLook)
        for n in range(PLAYERS):
            box = layout.ui[f"head_{n}"]
            asked = n == look.asked
            if asked:
                canvas.disc(*box.centre, box.w / 2 + 8, MARIGOLD, INK, 2)
            mood = "sly" if asked and not look.revealed else "neutral"
            canvas.portrait(SITTERS[n], mood, box.w, box.centre)
            tokens = look.tokens[n] if look.tokens else 0
            canvas.plate(SITTERS[n], NAMES[n], (box.centre[0], box.y + box.h - 2), tokens, 16)

    def draw_over(self, canvas: Canvas, painter: Painter, look: DrillLook, layout: Layout) -> None:
        super().draw_over(canvas, painter, look, layout)
        assert isinstance(look, BedsLook)
        for n, ranks in enumerate(look.left):
            _draw_left(canvas, ranks, layout.ui[f"left_{n}"])
        if look.asked >= 0:
            self._draw_answers(canvas, look, layout)

    def _draw_answers(self, canvas: Canvas, look: BedsLook, layout: Layout) -> None:
        """What the asked player has laid already is pale; after the answer the named one keeps its ring."""
        for n, rank in enumerate(RANKS):
            box = layout.ui[f"answer_{n}"]
            if rank not in look.left[look.asked]:
                canvas.dashed_box(box.x + 4, box.y + 4, box.w - 8, box.h - 14, 10, PAPER, 2, 7, 7)
                canvas.write(_shown(rank), "title", 22, PAPER, box.centre, "center", box.w - 16, 40)
            elif look.revealed:
                _draw_answer(canvas, look, n, box, look.named == rank)

    def draw_button(self, canvas: Canvas, look: DrillLook, button: ButtonLook, box: Box) -> bool:
        assert isinstance(look, BedsLook)
        n = int(button.id.partition("_")[2])
        _draw_answer(canvas, look, n, box, button.id in (look.focus, look.hover))
        if button.glyph:
            canvas.glyph(button.glyph, (box.centre[0] - canvas.glyph_width(button.glyph) / 2, box.y + box.h - 6))
        return True


def _sorted(view: SeatView, cards: Sequence[Card]) -> list[Card]:
    """Of one genus after the other, as they were laid."""
    order = list(dict.fromkeys(view.face(card).name for card in cards))
    return sorted(cards, key=lambda card: order.index(view.face(card).name))


def _columns(name: str, pictures: Sequence[str], genera: Sequence[str], where: tuple[float, float, float], width: float,
             step: float) -> list[Thing]:
    """A column for each genus; ``where``: middle and room."""
    count = Counter(genera)
    columns = list(count)
    x, y, room = where
    step = min(step, (room - width) / (len(columns) - 1)) if len(columns) > 1 else step
    found, seen = [], Counter[str]()
    for n, (picture, genus) in enumerate(zip(pictures, genera, strict=True)):
        up = min(UP, width * 0.5 / max(1, count[genus] - 1)) * (seen[genus] - (count[genus] - 1) / 2)
        seen[genus] += 1
        pose = Pose(x + (columns.index(genus) - (len(columns) - 1) / 2) * step, y - up, width)
        found.append(Thing(f"{name}:{n}", picture, pose, 60, solid=False, cross=False, name=genus))
    return found


def _shown(rank: str) -> str:
    return rank if rank.isdigit() else rank[0].upper()


def _draw_answer(canvas: Canvas, look: BedsLook, n: int, box: Box, chosen: bool) -> None:
    picture = f"cards/heuschrecken_poker/poker_{RANKS[n]}_{COLOURS[look.asked]}"
    if chosen:
        canvas.ring(box.x, box.y, box.w, box.h - 8, 12)
    canvas.put(picture, box.w - 4, (box.centre[0], box.y + (box.w - 4) * 0.7 + 2), 0, 3)


def _draw_left(canvas: Canvas, ranks: Sequence[str], box: Box) -> None:
    """Every rank as a small sign: what a player still has, and what it has laid."""
    step = box.w / len(RANKS)
    canvas.pill(box.x, box.y, box.w, box.h, None, SHADOW, 120)
    for n, rank in enumerate(RANKS):
        x, y = box.x + step * (n + 0.5), box.y + box.h / 2
        has = rank in ranks
        canvas.pill(x - 13, y - 11, 26, 22, 6, PAPER if has else SIDE, 255 if has else 60)
        canvas.write(_shown(rank), "title", 16, INK if has else SOFT, (x, y), "center", 26, 22)
