"""What lies on the table of Mömmen: five sheep on the meadow, Tim while he is in force, the herds at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.cards import Card, Seat
from game.core.events import Event
from game.referee.view import SeatView
from game.view.canvas import Canvas
from game.view.fans import fan_poses, hand_poses
from game.view.games.base import GameTable
from game.view.ground import Spread
from game.view.i18n import _
from game.view.layout import Layout, Parts
from game.view.model import LogLine, Moment, SeatLook, TableLook
from game.view.names import shown_name
from game.view.painter import Painter
from game.view.pictures import Pictures
from game.view.polygons import burst, polygon
from game.view.prompt import Prompt
from game.view.sounds import Cue, Ear
from game.view.speech import draw_pill, hint_left
from game.view.still import tag
from game.view.story import FaceOf
from game.view.theme import INK, MARIGOLD, PAPER
from game.view.things import Thing, spot_pose

from . import sounds, words

BADGES = {"wait": "clock", "tim": "scissors", "done": "check"}
RAISED = 6.0


class Lying(NamedTuple):
    """A card that everybody sees."""

    picture: str
    name: str
    lit: bool = False
    """Would take the lifted card, or has to be taken."""
    dim: bool = False


@dataclass(slots=True)
class MoemmenLook(TableLook):
    meadow: tuple[Lying | None, ...] = ()
    tim: str = ""
    """Tim's picture while he is in force."""
    dealer: Seat = -1
    collects: str = ""
    """The colour line of the own hand; its player alone sees it."""
    colour: str = ""
    own_colour: frozenset[Card] = frozenset()
    """The cards of the hand that the bar lies below."""
    open_hands: tuple[tuple[Lying, ...], ...] = ()
    """After the round: everybody's cards."""
    herds: frozenset[Seat] = frozenset()


class MoemmenTable(GameTable[MoemmenLook]):
    slug = "moemmen"
    parts = Parts(zones=("discard", "tim"), piles=("draw", "discard", "tim"), numbered=(("meadow", 5),),
                  ui=("benny", "tim", "whistle", "pass", "collect"))

    # ---- what there is to see

    def look(self, view: SeatView, moment: Moment, pictures: Pictures) -> MoemmenLook:
        facts = view.facts
        shown = moment.peek and not view.round_over
        colour = facts["colour"] if shown else ""
        faces = {card: view.face(card) for card in view.hand} if shown else {}
        same = {card for card, face in faces.items() if face.kind == "plus" and face.colours[0] == colour}
        look = MoemmenLook(
            game=self.slug,
            round_words=_("Round {number} · to {target}").format(number=view.round, target=facts["target"]),
            meadow=tuple(_lying(view, moment, pictures, n, card) for n, card in enumerate(facts["meadow"])),
            tim="cards/moemmen/tim" if facts["tim_by"] >= 0 else "", dealer=facts["dealer"],
            collects=words.collects(view) if shown and not moment.watching else "", colour=colour,
            own_colour=frozenset(same),
            buttons=words.buttons(view, moment), herds=frozenset(facts["herds"]))
        if view.round_over:
            look.open_hands = tuple(tuple(Lying(pictures.face(card), view.face(card).name) for card in cards)
                                    for cards in facts["left"])
            look.banner = _herd_words(view, moment)
        elif facts["tim_by"] >= 0:
            look.banner = words.order_words(view, moment.alone)
        return look

    def prompt(self, view: SeatView, moment: Moment) -> Prompt:
        return words.prompt_of(view, moment)

    def playable(self, view: SeatView) -> set[Card] | None:
        if view.turn != view.seat:
            return None
        kinds = {act.card for act in view.acts() if act.verb in ("benny", "tim")}
        return set(view.facts["playable"]) | kinds

    def seat(self, view: SeatView, moment: Moment, seat: Seat, look: SeatLook) -> None:
        look.points, look.bar = view.totals[seat], max(0.0, min(1.0, view.totals[seat] / view.facts["target"]))
        look.badge = BADGES.get(_badge(view, seat), "")
        look.owes = "" if look.badge else look.owes
        if view.round_over:
            look.fan = 0  # the hands lie open
            look.mark = "chosen" if seat in view.facts["herds"] else look.mark

    def spreads(self, layout: Layout) -> Sequence[Spread]:
        return (Spread("table/meadow_moemmen", layout.ui["cloth"]),)

    def things(self, look: MoemmenLook, layout: Layout, pictures: Pictures) -> list[Thing]:
        found = []
        for n, lying in enumerate(look.meadow):
            if lying:
                pose = spot_pose(layout.spots[f"meadow:{n}"])
                pose = pose._replace(y=pose.y - RAISED, lift=3.0) if lying.lit else pose
                found.append(Thing(f"meadow:{n}", lying.picture, pose, 60, allowed=not lying.dim, lit=lying.lit,
                                   cross=False, name=lying.name))
        if look.tim:
            found.append(Thing("tim", look.tim, spot_pose(layout.spots["tim"], 6.0), name="tim"))
        return found + self._open_hands(look, layout)

    def _open_hands(self, look: MoemmenLook, layout: Layout) -> list[Thing]:
        """All hands face up where their fans lay."""
        found = []
        for seat, cards in enumerate(look.open_hands):
            if seat == look.own and look.hand_up:
                continue
            fan = layout.seats[seat].fan
            poses = hand_poses(layout.hand, len(cards)) if seat == look.own else fan_poses(fan, len(cards))
            lit = seat in look.herds
            found += [Thing(f"open:{seat}:{n}", lying.picture, pose, 70, solid=False, lit=lit, name=lying.name)
                      for n, (lying, pose) in enumerate(zip(cards, poses, strict=True))]
        return found

    # ---- drawing beside things

    def draw_under(self, canvas: Canvas, painter: Painter, look: MoemmenLook, layout: Layout) -> None:
        for n, lying in enumerate(look.meadow):
            if not lying:
                spot = layout.spots[f"meadow:{n}"]
                w, h = spot.width - 6, spot.width * 1.4 - 6
                canvas.dashed_box(spot.x - w / 2, spot.y - h / 2, w, h, 10, PAPER, 3, 9, 8)
        if look.tim:
            spot = layout.spots["tim"]
            burst(canvas, spot.x, spot.y, 62, 82, 16)

    def draw_over(self, canvas: Canvas, painter: Painter, look: MoemmenLook, layout: Layout) -> None:
        if look.tim:
            spot = layout.spots["tim"]
            at = (spot.x, spot.y + spot.width * 0.7 + 22)
            tag(canvas, _("Tim is here"), at, 17, PAPER, INK, border=INK, height=28)
        if look.dealer >= 0:
            _draw_dealer(canvas, look, layout)
        if look.hand_up and look.colour:
            _draw_colour_bar(canvas, look, layout)
        if look.collects:
            ends = hint_left(canvas, look.hint, layout.ui["hint"], layout.size) - 8 if look.hint else None
            draw_pill(canvas, look.collects, layout.ui["collect"], 17, ends)
        if any(button.urged for button in look.buttons):
            _draw_pointer(canvas, look, layout)

    def cues(self, event: Event, ear: Ear) -> Sequence[Cue]:
        return sounds.cues(event, ear)

    def tell(self, event: Event, names: Sequence[str], face: FaceOf) -> LogLine | None:
        return words.tell(event, names, face)


def _lying(view: SeatView, moment: Moment, pictures: Pictures, place: int, card: Card) -> Lying | None:
    """A sheep on the meadow: it wears a ring when it would take the lifted card, or has to be taken."""
    if card < 0:
        return None
    face = view.face(card)
    lit = f"meadow:{place}" in moment.lit
    asked = moment.held >= 0
    if not asked and view.facts["must_take"]:
        lit, asked = face.kind == "minus", True
    return Lying(pictures.face(card), face.name, lit, asked and not lit)


def _badge(view: SeatView, seat: Seat) -> str:
    """``wait``, ``tim``, ``done``; nothing while no Tim is in force."""
    facts = view.facts
    if facts["tim_by"] < 0:
        return ""
    return "tim" if seat == facts["tim_by"] else "wait" if seat in facts["to_take"] else "done"


def _herd_words(view: SeatView, moment: Moment) -> str:
    """Who has a whole herd, in which colour."""
    facts = view.facts
    herds = facts["herds"]
    names = [_("You") if moment.alone and seat == view.seat else shown_name(view.names[seat]) for seat in herds]
    parts = [f"*{name}* [={facts['chosen'][seat]}]" for name, seat in zip(names, herds, strict=True)]
    return " ".join([*parts, _("the herd is complete!")])


def _draw_dealer(canvas: Canvas, look: MoemmenLook, layout: Layout) -> None:
    """A marker at the portrait's lower right; the left is for devices."""
    portrait = layout.seats[look.dealer].portrait
    size = 30.0
    x, y = portrait.x + portrait.width * 0.5 - size * 0.55, portrait.y + portrait.width * 0.14
    canvas.art("table/dealer_marker", x, y, size)


def _draw_colour_bar(canvas: Canvas, look: MoemmenLook, layout: Layout) -> None:
    """A line in the colour that is collected, below the cards that count for it."""
    poses = hand_poses(layout.hand, len(look.hand))
    sign = canvas.signs.get(look.colour)
    low = layout.table.y + layout.table.h - 18
    for card, pose in zip(look.hand, poses, strict=True):
        if card.card in look.own_colour and sign:
            wide = min(layout.hand.step, pose.width) - 6
            canvas.pill(pose.x - wide / 2 - 1, low, wide + 2, 9, 4, INK)
            canvas.pill(pose.x - wide / 2 + 1, low + 2, wide - 2, 5, 2, sign.rgb)


def _draw_pointer(canvas: Canvas, look: MoemmenLook, layout: Layout) -> None:
    """Somebody new is pointed to a button."""
    for button in look.buttons:
        if button.urged:
            box = layout.ui[button.id]
            x, y = box.x - 14, box.y + box.h / 2 + 2
            outer = [(x + 6, y), (x - 26, y - 20), (x - 26, y + 20)]
            inner = [(x, y), (x - 21, y - 13), (x - 21, y + 13)]
            polygon(canvas, outer, INK)
            polygon(canvas, inner, MARIGOLD)
