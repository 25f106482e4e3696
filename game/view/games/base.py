"""How the table of one game looks: the part of a game that the shared table on the screen asks for.

A :class:`GameTable` is stateless. It reads a seat's view and a look and decides nothing; what people do and what time
does is the matter of ``game/scenes/games``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from game.core.cards import Card, Seat
from game.core.events import CardMoved, Event
from game.referee.view import SeatView
from game.view.canvas import Canvas
from game.view.fans import BAR_PLATE, PEEKED, PLATE, beside, fan_poses, hand_poses
from game.view.ground import Spread
from game.view.layout import Box, Layout, Parts
from game.view.model import ButtonLook, LogLine, Moment, SeatLook, TableLook
from game.view.motion import Pose
from game.view.painter import Painter
from game.view.pictures import Pictures
from game.view.prompt import Prompt
from game.view.sounds.cue import Cue, Ear, cues
from game.view.story import FaceOf, tell
from game.view.things import Thing

LookT = TypeVar("LookT", bound=TableLook)


class GameTable(ABC, Generic[LookT]):
    """One game's looks. What isn't here is the same for all: hands, fans, piles, portraits, log, prompt and hints."""

    slug: ClassVar[str]
    parts: ClassVar[Parts]
    """What a map of this game has beside the shared things."""
    plan: ClassVar[str] = ""
    """The name of its maps, where it isn't the slug."""
    arranged: ClassVar[bool] = True
    """The own cards lie as their player puts them; False: each has its place."""
    open_piles: ClassVar[frozenset[str]] = frozenset()
    """Kinds of piles whose cards everybody sees, in a hand above the table as well."""
    blank_below: ClassVar[bool] = True
    """Below the top discard lie blank cards; False: the game draws what lies there."""

    # ---- what there is to see

    @abstractmethod
    def look(self, view: SeatView, moment: Moment, pictures: Pictures) -> LookT:
        """A look with this game's own fields; the shared ones are filled in afterwards."""

    @abstractmethod
    def prompt(self, view: SeatView, moment: Moment) -> Prompt:
        """The one prompt. Not asked for when the round is over."""

    def playable(self, view: SeatView) -> set[Card] | None:
        """The own cards that may go somewhere now, the others are crossed out; None when nothing is asked here."""
        return None

    def hand(self, view: SeatView, moment: Moment) -> list[Card]:
        """The own cards that lie in the hand, without one that is held."""
        return view.hand

    def own_places(self, view: SeatView) -> list[Card]:
        """All own cards that have a place in the hand, in the order of their places, wherever they lie now."""
        return view.hand

    def seat(self, view: SeatView, moment: Moment, seat: Seat, look: SeatLook) -> None:
        """Add this game's own signs to a seat's look: rings, badges, points."""

    def spreads(self, layout: Layout) -> Sequence[Spread]:
        """What lies below everything; drawn once for a window."""
        return ()

    def things(self, look: LookT, layout: Layout, pictures: Pictures) -> list[Thing]:
        """This game's own cards and tokens, the lowest first: above the fans, below the piles."""
        return []

    def hand_poses(self, look: LookT, layout: Layout) -> Sequence[Pose]:
        """Where the cards of the own hand lie, face up, one for each of them."""
        return hand_poses(layout.hand, len(look.hand))

    def fan_poses(self, look: LookT, layout: Layout, seat: Seat) -> Sequence[Pose]:
        """Where the backs, or peeked faces, of a seat's fan lie."""
        fan, each = layout.seats[seat].fan, look.seats[seat]
        wide = max(fan.card, PEEKED)
        poses = fan_poses(fan, each.fan)
        if each.laid_open:
            return poses
        if not each.open:
            return poses
        plate = BAR_PLATE if each.bar is not None else PLATE
        return beside([pose._replace(width=wide) for pose in poses], layout.seats[seat], plate)

    # ---- drawing beside things

    def draw_under(self, canvas: Canvas, painter: Painter, look: LookT, layout: Layout) -> None:
        """On the table, below the things: empty places, bursts."""

    def draw_over(self, canvas: Canvas, painter: Painter, look: LookT, layout: Layout) -> None:
        """Above cards and portraits, below words: badges, arrows, bars."""

    def draw_button(self, canvas: Canvas, look: LookT, button: ButtonLook, box: Box) -> bool:
        """Draw one of the game's buttons in a way of its own. True when it did; the focus ring is there already."""
        return False

    # ---- motion and words

    def opens(self, event: CardMoved) -> bool:
        """This card is turned over where it lands: its face is in the first picture after the event."""
        return False

    def token(self, source: str, layout: Layout) -> tuple[str, float] | None:
        """Picture and width of what a hand carries out of this pile, when that isn't a card."""
        return None

    def rests_as(self, pile: str) -> str:
        """The id of the thing that stands for the top of this pile."""
        return pile

    def cues(self, event: Event, ear: Ear) -> Sequence[Cue]:
        """What is heard of an event that this ear may know of; what all games share by default."""
        return cues(event, ear)

    def tell(self, event: Event, names: Sequence[str], face: FaceOf) -> LogLine | None:
        """The log line of an event as this seat sees it; the shared ones by default."""
        return tell(event)
