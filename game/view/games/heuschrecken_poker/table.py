"""What lies on the table of Heuschrecken Poker: the display, choices face down, and a garden bed for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

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
from game.view.prompt import Prompt
from game.view.sounds import Cue, Ear
from game.view.story import FaceOf
from game.view.things import Thing

from . import drawing, places, sounds, words
from .state import NONE, State, by_genus, state_of

SKIPS = {"mouse": "mouse_left", "pad": "pad_a"}
CLOTH_MARGIN = 30
"""Around the 464 x 208 of the cloth's drawing."""


class GardenCard(NamedTuple):
    card: Card
    genus: str
    picture: str


class Slot(NamedTuple):
    """A place of the own hand."""

    card: Card
    picture: str
    used: bool
    """It was played in this round; else, when it isn't in the hand, its place is empty."""


class Choice(NamedTuple):
    """What lies in a seat's place."""

    picture: str = ""
    """Empty: nothing yet."""
    open: bool = False
    cancelled: bool = False
    rank: int = 0
    """Which pick it is; 0 for none."""
    name: str = ""
    """Of the face, when it lies open."""


@dataclass(slots=True)
class PokerLook(TableLook):
    display: tuple[GardenCard, ...] = ()
    columns: tuple[str, ...] = ()
    gardens: tuple[tuple[GardenCard, ...], ...] = ()
    choices: tuple[Choice, ...] = ()
    slots: tuple[Slot, ...] = ()
    tokens: tuple[int, ...] = ()
    held: Card = NONE
    """What this screen's pointer holds."""
    thinking: tuple[bool, ...] = ()
    """Who hasn't chosen."""
    may_pick: bool = False
    """The own seat picks now."""
    alone: bool = True
    chain: tuple[str, ...] = ()
    skip: str = ""
    """The glyph of what skips; empty while nothing can be skipped."""
    scene: str = ""
    scene_seat: Seat = -1
    scene_genus: str = ""
    counts: tuple[int, ...] = ()


class PokerTable(GameTable[PokerLook]):
    slug = "heuschrecken_poker"
    parts = Parts(
        zones=("display",),
        seated_zones=("place", "garden"),
        piles=("draw", "display"),
        seated_piles=("place", "garden", "prize"),
    )
    open_piles = frozenset({"display"})
    arranged = False

    # ---- what there is to see

    def state(self, view: SeatView, moment: Moment) -> State:
        staged = moment.staged
        return staged if isinstance(staged, State) and staged.own == view.seat else state_of(view)

    def hand(self, view: SeatView, moment: Moment) -> list[Card]:
        return sorted(self.state(view, moment).hand)

    def own_places(self, view: SeatView) -> list[Card]:
        return state_of(view).own_cards

    def look(self, view: SeatView, moment: Moment, pictures: Pictures) -> PokerLook:
        state, deck = self.state(view, moment), pictures.deck
        carried = _carried_genus(view, moment, state, pictures)

        def shown(cards: Sequence[Card]) -> tuple[GardenCard, ...]:
            return tuple(GardenCard(card, deck.faces[card].name, pictures.face(card)) for card in cards)

        choosing = not state.to_pick and not state.told and not view.game_over
        look = PokerLook(
            game=self.slug,
            round_words=_("Round {number} · card {n} of {all}").format(
                number=state.round, n=state.card_number, all=max(1, len(state.own_cards))
            ),
            display=tuple(each for each in shown(state.display) if each.card not in carried),
            columns=tuple(places.with_all(state.columns, (deck.faces[card].name for card in state.display))),
            gardens=tuple(shown(cards) for cards in state.gardens),
            choices=tuple(_choice(state, moment, pictures, seat) for seat in range(view.seats)),
            slots=_slots(state, moment, pictures),
            tokens=tuple(state.tokens),
            held=moment.held,
            thinking=tuple(choosing and not laid for laid in state.laid),
            may_pick=bool(state.to_pick) and state.to_pick[0] == moment.own and not state.told,
            alone=moment.alone,
            chain=state.chain,
            skip=SKIPS.get(moment.device, "key:Space") if _skippable(state) and not moment.watching else "",
            scene=state.scene,
            scene_seat=state.seat,
            scene_genus=state.genus,
            counts=state.counts,
        )
        if state.told or state.round == 1:
            look.banner = words.rules_words(view)
        return look

    def prompt(self, view: SeatView, moment: Moment) -> Prompt:
        return words.prompt_of(view, moment, self.state(view, moment))

    def seat(self, view: SeatView, moment: Moment, seat: Seat, look: SeatLook) -> None:
        state = self.state(view, moment)
        look.fan, look.owes = len(look.open), ""
        look.points = state.tokens[seat]
        look.turn = bool(state.to_pick) and state.to_pick[0] == seat
        if state.scene == "invasion" and state.seat == seat:
            look.mark = "alarm"
        elif state.scene in ("harvest", "count") and (state.seat == seat or seat in _leaders(state.counts)):
            look.mark = "chosen"

    def spreads(self, layout: Layout) -> Sequence[Spread]:
        cloth = layout.ui["cloth"]
        across, down = cloth.w / 464 * CLOTH_MARGIN, cloth.h / 208 * CLOTH_MARGIN
        beds = [Spread("table/bed_heuschrecken_poker", places.bed(layout, seat)) for seat in range(len(layout.seats))]
        box = Box(cloth.x - across, cloth.y - down, cloth.w + 2 * across, cloth.h + 2 * down)
        return (Spread("table/cloth_heuschrecken_poker", box), *beds)

    # ---- things

    def things(self, look: PokerLook, layout: Layout, pictures: Pictures) -> list[Thing]:
        found = _display(look, layout)
        for seat, cards in enumerate(look.gardens):
            stacks = by_genus([each.card for each in cards], _names(cards))
            poses = places.bed_poses(layout, seat, stacks)
            lit = look.scene == "harvest" and look.scene_seat == seat
            own_peek = seat == look.own and look.hand_up and layout.hand.card < places.SMALL_HAND
            covered = own_peek or bool(look.seats[seat].open)
            ordered = [card for its in stacks.values() for card in its]
            picture = {each.card: each.picture for each in cards}
            for card in ordered:
                ripe = lit and _names(cards)[card] == look.scene_genus
                pose = poses[card]._replace(lift=6.0, y=poses[card].y - 6) if ripe else poses[card]
                found.append(
                    Thing(
                        f"bed:{card}",
                        picture[card],
                        pose,
                        60,
                        allowed=not covered,
                        solid=False,
                        cross=False,
                        name=_names(cards)[card],
                    )
                )
        for seat, choice in enumerate(look.choices):
            if choice.picture:
                found.append(
                    Thing(
                        f"place:{seat}",
                        choice.picture,
                        places.place_pose(layout, seat, 2.0),
                        80,
                        allowed=not choice.cancelled,
                        cross=False,
                        solid=seat == look.own,
                        name=choice.name,
                    )
                )
        return found + _used(look, layout, pictures)

    def hand_poses(self, look: PokerLook, layout: Layout) -> list[Pose]:
        index = {slot.card: n for n, slot in enumerate(look.slots)}
        return [places.slot_pose(layout, look.own, index.get(each.card, 0), len(look.slots)) for each in look.hand]

    def fan_poses(self, look: PokerLook, layout: Layout, seat: Seat) -> list[Pose]:
        """Nobody's hand lies on the table; who peeks has it on the own bed."""
        return [places.peeked_pose(layout, seat, n) for n in range(look.seats[seat].fan)]

    # ---- drawing beside things

    def draw_under(self, canvas: Canvas, painter: Painter, look: PokerLook, layout: Layout) -> None:
        drawing.beds(canvas, look, layout)
        drawing.empty_places(canvas, look, layout)
        drawing.empty_columns(canvas, look, layout)
        if look.hand_up:
            drawing.empty_slots(canvas, look, layout)

    def draw_over(self, canvas: Canvas, painter: Painter, look: PokerLook, layout: Layout) -> None:
        drawing.stack_tags(canvas, look, layout)
        drawing.ripe_and_danger(canvas, look, layout)
        drawing.prizes(canvas, look, layout)
        drawing.choice_signs(canvas, look, layout)
        drawing.used_tags(canvas, look, layout)
        drawing.key_caps(canvas, look, layout)
        drawing.spotlight(canvas, look, layout)
        drawing.counts(canvas, look, layout)
        drawing.munch(canvas, look, layout)
        drawing.chain(canvas, look, layout)

    def cues(self, event: Event, ear: Ear) -> Sequence[Cue]:
        return sounds.cues(event, ear)

    def tell(self, event: Event, names: Sequence[str], face: FaceOf) -> LogLine | None:
        return words.tell(event, names, face)


def _names(cards: Sequence[GardenCard]) -> dict[Card, str]:
    return {each.card: each.genus for each in cards}


def _leaders(counts: Sequence[int]) -> list[Seat]:
    most = max(counts, default=0)
    return [seat for seat, count in enumerate(counts) if count == most > 0]


def _carried_genus(view: SeatView, moment: Moment, state: State, pictures: Pictures) -> set[Card]:
    """The rest of a stack of which a hand holds the uppermost card: all of it goes along."""
    held = {moment.held} & set(state.display)
    for seat, source in moment.carrying.items():
        card = (view.held(seat) or (None, ""))[0] if source == "display" else None
        held |= {card} & set(state.display) if card is not None else set()
    genera = {pictures.deck.faces[card].name for card in held}
    return {card for card in state.display if pictures.deck.faces[card].name in genera} - ({moment.held} & held)


def _choice(state: State, moment: Moment, pictures: Pictures, seat: Seat) -> Choice:
    card = state.shown[seat]
    if card != NONE:
        cancelled = seat in state.cancelled
        rank = state.order.index(seat) + 1 if seat in state.order else 0
        return Choice(pictures.face(card), True, cancelled, rank, pictures.deck.faces[card].name)
    if not state.laid[seat]:
        return Choice()
    peeked = seat == moment.own and moment.alone and moment.hover == f"place:{seat}" and state.choice != NONE
    return Choice(pictures.face(state.choice) if peeked else pictures.back(60))


def _slots(state: State, moment: Moment, pictures: Pictures) -> tuple[Slot, ...]:
    if not moment.peek:
        return ()
    return tuple(Slot(card, pictures.face(card), card in state.used) for card in state.own_cards)


def _display(look: PokerLook, layout: Layout) -> list[Thing]:
    stacks = by_genus([each.card for each in look.display], _names(look.display))
    poses = places.display_poses(layout, look.columns, stacks)
    picture = {each.card: each.picture for each in look.display}
    found = []
    for genus, cards in stacks.items():
        for card in cards:
            top = card == cards[-1]
            hover = f"display:{card}" in (look.hover, look.focus) and top
            pose = poses[card]._replace(y=poses[card].y - 2, lift=3.0) if hover else poses[card]
            found.append(Thing(f"display:{card}", picture[card], pose, 60, solid=top, name=genus if top else ""))
    return found


def _used(look: PokerLook, layout: Layout, pictures: Pictures) -> list[Thing]:
    """HP-28: the own used cards lie face down; the pointer looks below."""
    found = []
    for n, slot in enumerate(look.slots):
        if slot.used:
            pose = places.slot_pose(layout, look.own, n, len(look.slots))
            pose = pose._replace(y=pose.y + 6) if pose.width >= places.SMALL_HAND else pose
            peeked = look.hover == f"used:{n}"
            picture = slot.picture if peeked else pictures.back(60)
            found.append(Thing(f"used:{n}", picture, pose, 50, allowed=False, cross=False))
    return found


def _skippable(state: State) -> bool:
    """Something is being told that people may have seen enough of."""
    return state.told and bool(state.chain or state.scene)
