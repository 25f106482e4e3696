"""What lies on the table of a drill: a pile, what is shown, a dot for every trial, and the line of time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.cards import Seat
from game.core.events import CardMoved, Event
from game.referee.view import SeatView
from game.view.canvas import Canvas
from game.view.games.base import GameTable
from game.view.ground import Spread
from game.view.i18n import N_, _
from game.view.layout import Box, Layout, Parts
from game.view.model import ButtonLook, LogLine, Moment, SeatLook, TableLook
from game.view.motion import Pose
from game.view.painter import Painter
from game.view.pictures import Pictures
from game.view.polygons import burst
from game.view.prompt import Prompt
from game.view.sounds.cue import Cue, Ear
from game.view.story import FaceOf
from game.view.theme import INK, MARIGOLD, PAPER, READY, SHADOW, SIDE, SOFT, WAITING, WARNING
from game.view.things import Thing

from . import sounds

CLOTH_MARGIN = 30
GOOD = ("hit", "rest", "near")
DOTS = {"hit": "#36935A", "rest": "#D8E6D2", "near": "#D8E6D2",
        "wrong": "#C23B2A", "false": "#C23B2A", "missed": "#F5B638", "": "#4A3548"}
"""The colour of a dot by what became of the trial; wrong and late ones have a bar as well."""
LINE_STEP_MS = 200
GHOST, LAST = "ghost", 5
TOO_EARLY = "early"
"""Keys of ``Moment.notes``: the median of the best run (ms), and when somebody was too early."""
STAMPS = {"hit": N_("{ms} ms"), "rest": N_("right"), "wrong": N_("wrong"), "false": N_("hands off!"),
          "missed": N_("too late")}
PILE = "stack"
"""The id of the pile that cards come from; its top can be pointed at."""


@dataclass(slots=True)
class DrillLook(TableLook):
    title: str = ""
    count: int = 0
    number: int = 0
    outcomes: tuple[str, ...] = ()
    laid: tuple[tuple[str, str], ...] = ()
    """Picture and name of what lies there, the lowest first."""
    times: tuple[int, ...] = ()
    """The last right answers (ms), the newest last."""
    longest_ms: int = 800
    ghost_ms: int = 0
    stamp: str = ""
    good: bool = True


class DrillTable(GameTable[DrillLook]):
    """``title``: what the drill is called; ``prompt``: what to do, by kind of device, as markup. Both are translated
    here."""

    parts: ClassVar[Parts] = Parts(zones=("discard",), piles=("draw", "discard"), ui=("title", "dots", "line"))
    plan = "drill"
    blank_below = False
    stamps: ClassVar[Mapping[str, str]] = STAMPS
    """What is stamped beside a result, by outcome."""
    look_type: ClassVar[type[DrillLook]] = DrillLook

    def __init__(self, slug: str, title: str, prompts: dict[str, str]) -> None:
        self.slug = slug  # type: ignore[misc]
        self.title, self.prompts = title, prompts

    # ---- what there is to see

    def look(self, view: SeatView, moment: Moment, pictures: Pictures) -> DrillLook:
        facts = view.facts
        results = facts["results"]
        times = [each.ms for each in results if each.outcome == "hit"]
        last = results[-1] if results and facts["phase"] == "after" else None
        stamp = self.stamp(last) if last else ""
        if TOO_EARLY in moment.notes:
            stamp = _("too early")
        return self.look_type(
            game=self.slug, title=_(self.title), count=facts["count"], number=facts["number"],
            outcomes=tuple(each.outcome for each in results),
            laid=tuple((pictures.face(card), view.face(card).name) for card in facts["laid"]),
            times=tuple(times[-LAST:]), longest_ms=max(800, *times[-LAST:], 0),
            ghost_ms=int(moment.notes.get(GHOST, 0)),
            stamp=stamp, good=last is not None and last.outcome in GOOD and TOO_EARLY not in moment.notes,
            buttons=() if view.round_over else self.buttons(facts, moment), round_words=" ",
        )

    def stamp(self, last: Any) -> str:
        """The words beside a result."""
        share = round(100 * max(0.0, last.share))
        return _(self.stamps[last.outcome]).format(ms=last.ms, share=share)

    def stamp_at(self, layout: Layout) -> tuple[float, float]:
        """The middle of the stamp's left edge."""
        return layout.discard.x + 150, layout.discard.y - 70

    def buttons(self, facts: dict[str, Any], moment: Moment) -> tuple[ButtonLook, ...]:
        """What can be answered with a press, where it isn't a flat hand."""
        return ()

    def prompt(self, view: SeatView, moment: Moment) -> Prompt:
        return Prompt(_(self.prompts[moment.device]), view.seat)

    def seat(self, view: SeatView, moment: Moment, seat: Seat, look: SeatLook) -> None:
        look.fan, look.owes, look.turn = 0, "", False
        look.points = sum(each.outcome in GOOD for each in view.facts["results"])

    def spreads(self, layout: Layout) -> Sequence[Spread]:
        cloth = layout.ui["cloth"]
        across, down = cloth.w / 464 * CLOTH_MARGIN, cloth.h / 208 * CLOTH_MARGIN
        box = Box(cloth.x - across, cloth.y - down, cloth.w + 2 * across, cloth.h + 2 * down)
        return (Spread(f"table/cloth_{self.slug.partition('.')[0]}", box),)

    def things(self, look: DrillLook, layout: Layout, pictures: Pictures) -> list[Thing]:
        spot, middle = layout.spots["draw"], layout.discard
        back = pictures.back(spot.width)
        found = [Thing(PILE if n == 2 else f"{PILE}:{n}", back, Pose(spot.x - 2 * n, spot.y - 3 * n, spot.width), 60,
                       solid=n == 2) for n in range(3)]
        below = look.laid[:-1]
        for n, (picture, name) in enumerate(below):
            pose = Pose(middle.x - 160 * (len(below) - n), middle.y, middle.width, -4.0)
            found.append(Thing(f"laid:{n}", picture, pose, 60, solid=False, name=name))
        return found

    # ---- drawing beside things

    def draw_under(self, canvas: Canvas, painter: Painter, look: DrillLook, layout: Layout) -> None:
        if look.stamp and look.good and look.laid and "discard" in layout.spots:
            burst(canvas, layout.discard.x, layout.discard.y, 128, 158, 18)

    def draw_over(self, canvas: Canvas, painter: Painter, look: DrillLook, layout: Layout) -> None:
        _draw_title(canvas, look, layout.ui["title"])
        _draw_dots(canvas, look, layout.ui["dots"])
        if "line" in layout.ui:
            _draw_line(canvas, look, layout.ui["line"])
        if look.stamp:
            _draw_stamp(canvas, look, self.stamp_at(layout))

    # ---- motion and words

    def opens(self, event: CardMoved) -> bool:
        return event.source == "box" and event.target == "discard"

    def cues(self, event: Event, ear: Ear) -> Sequence[Cue]:
        return sounds.cues(event, ear)

    def tell(self, event: Event, names: Sequence[str], face: FaceOf) -> LogLine | None:
        return None


def _draw_title(canvas: Canvas, look: DrillLook, box: Box) -> None:
    canvas.pill(box.x, box.y + 3, box.w, box.h, None, SHADOW, 140)
    canvas.pill(box.x, box.y, box.w, box.h, None, PAPER, border=INK)
    right = canvas.write(look.title, "title", 19, INK, (box.x + 18, box.y + box.h / 2), room=box.w * 0.56, height=box.h)
    words = _("{n} of {all}").format(n=min(look.number + 1, look.count), all=look.count)
    room = box.x + box.w - right - 26
    canvas.write(words, "body", 16, SOFT, (right + 12, box.y + box.h / 2), room=room, height=box.h)


def _draw_dots(canvas: Canvas, look: DrillLook, box: Box) -> None:
    """A dot for each trial; a wrong one has a cross, a late one a bar."""
    canvas.pill(box.x, box.y, box.w, box.h, None, SHADOW, 120)
    step = min(16.0, (box.w - 24) / max(1, look.count))
    left = box.x + (box.w - step * look.count) / 2 + step / 2
    for n in range(look.count):
        outcome = look.outcomes[n] if n < len(look.outcomes) else ""
        x, y, radius = left + n * step, box.y + box.h / 2, min(5.5, step * 0.36)
        if n == look.number and not outcome:
            canvas.disc(x, y, radius + 2, MARIGOLD)
        canvas.disc(x, y, radius, DOTS[outcome])
        if outcome in ("wrong", "false"):
            canvas.icon("close", 2 * radius, (x, y))
        elif outcome == "missed":
            canvas.pill(x - 1.5, y - radius, 3, 2 * radius, 1, INK)


def _draw_line(canvas: Canvas, look: DrillLook, box: Box) -> None:
    """The line of time: the last answers as dots, the newest in marigold, and the best run's median as a ghost."""
    canvas.slip(box.x, box.y, box.w, box.h, PAPER, box.h / 2)
    left, right, y = box.x + 50, box.x + box.w - 60, box.y + 28
    most = -(-look.longest_ms // LINE_STEP_MS) * LINE_STEP_MS

    def at(ms: float) -> float:
        return left + (right - left) * min(1.0, ms / most)

    canvas.pill(left, y - 2, right - left, 4, 2, INK)
    for ms in range(0, most + 1, LINE_STEP_MS):
        canvas.pill(at(ms) - 1.5, y - 6, 3, 12, 1, INK)
        words = _("{ms} ms").format(ms=ms) if ms == most else str(ms)
        canvas.write(words, "body", 15, SOFT, (at(ms), y + 22), "center", height=22)
    if look.ghost_ms:
        canvas.pill(at(look.ghost_ms) - 2, y - 14, 4, 28, 2, "#7A5BA8")
        canvas.write(_("best run: {ms}").format(ms=look.ghost_ms), "body", 15, SOFT, (at(look.ghost_ms) + 8, y - 16),
                     room=right - at(look.ghost_ms), height=20)
    for n, ms in enumerate(look.times):
        newest = n == len(look.times) - 1
        canvas.disc(at(ms), y, 9 if newest else 5, MARIGOLD if newest else SIDE, INK, 2.5)


def _draw_stamp(canvas: Canvas, look: DrillLook, at: tuple[float, float]) -> None:
    size = canvas.size_for_height(24, 46)
    wide = canvas.width_of(look.stamp, "title", size) + 44
    fill = READY if look.good else WAITING if look.stamp == _("too early") else WARNING
    canvas.pill(at[0] + 2, at[1] - 20, wide, 50, None, SHADOW, 120)
    canvas.pill(at[0], at[1] - 25, wide, 50, None, fill, border=INK)
    canvas.write(look.stamp, "title", size, INK, (at[0] + wide / 2, at[1] - 0.5), "center")


class PairTable(DrillTable):
    """Of a drill that shows two cards side by side."""

    plan = "drill_pair"
